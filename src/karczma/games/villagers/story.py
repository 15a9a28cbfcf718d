"""For people: what is asked, what a move would do, how it ended. Why a move is refused is in refusals.py, what happened
in telling.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from karczma.core.knowledge import SPECTATOR
from karczma.core.steps import is_asked, lowest_seat, top_about, top_step, waiting_for
from karczma.words import Sentence

from . import moves as m
from . import state as step
from .cards import (
    ARSON,
    BASIC,
    EVENT_AMOUNT,
    EVENT_NAMES,
    EVENTS,
    FIRST_BASIC,
    FOUNDERS,
    FREELANCERS_PAY,
    GOLD,
    KEY,
    KINDS,
    PRICE,
    RATS,
    RECRUITERS_PAY,
    ROBBED,
    ROLE,
    SUIT,
    SUITS,
    TABLE,
    UNLOCKER,
)
from .chains import monks_between
from .counting import silver_of
from .draft import draft_limit
from .effects import EFFECT, STAYS, half_of, visible_gold
from .padlocks import price_at_bank
from .phrases import actor, card, facts, house_name, role_name, village_of, words
from .refusals import why_not
from .state import COUNTESS_VILLAGE, PILES, PLACES, SEATS, SLOTS, SQUARE, STEP_NAMES
from .telling import narrate
from .view import change_by_building, suit_of

__all__ = ["HABITS", "PARAGRAPHS", "describe", "habits", "narrate", "prompt", "reason", "why_not"]

# The paragraph of RULES.md that each question and each refusal stands on; the rules open there.
PARAGRAPHS = {
    "prompt-draft": "5.3",
    "prompt-after-draft": "17.3",
    "prompt-courier-asked": "17.4",
    "prompt-put-coin": "6.4",
    "prompt-build": "7.3",
    "prompt-place": "8.2",
    "prompt-pay": "10.5",
    "prompt-swap": "11.8",
    "prompt-cover": "11.2",
    "prompt-side": "11.11",
    "prompt-smuggle": "11.14",
    "prompt-onto": "9.1",
    "prompt-return": "9.1",
    "prompt-which-thief": "17.7",
    "prompt-snatch-from": "17.5",
    "prompt-benefit": "18.2",
    "prompt-search": "18.4",
    "prompt-take-searched": "18.4",
    "prompt-arrange": "18.4",
    "prompt-look-at": "17.6",
    "prompt-take-seen": "17.6",
    "prompt-steal-from": "17.9",
    "prompt-arrest-whom": "17.8",
    "prompt-take-reserve": "18.3",
    "prompt-tavern-card": "20.6",
    "prompt-church-card": "20.6",
    "prompt-countess-takes": "16.4",
    "prompt-rats-or-gold": "16.21",
    "prompt-arson-or-gold": "16.21",
    "prompt-resolve-event": "16.7",
    "prompt-must-use-jester": "16.13",
    "prompt-bribes": "16.21",
    "prompt-betrayer": "16.21",
    "prompt-arrest": "16.21",
    "prompt-protection-money": "16.21",
    "prompt-trade-network": "16.21",
    "prompt-spy-network": "16.21",
    "prompt-conscription": "16.21",
    "prompt-abduction": "16.21",
    "prompt-wait-draft": "5.2",
    "prompt-wait-coin": "6.4",
    "prompt-wait-build": "7.2",
    "prompt-wait-choice": "22.1",
    "prompt-over": "15.1",
    "why-not-now": "22.1",
    "why-other-question": "22.1",
    "why-draft-first": "7.3",
    "why-build-now": "4.1",
    "why-must-draft": "5.2",
    "why-must-choose": "22.1",
    "why-slot-empty": "5.3",
    "why-slot-alike": "22.5",
    "why-reserve": "5.3",
    "why-pile-empty": "5.3",
    "why-onto-reserve": "9.1",
    "why-pile-first": "9.2",
    "why-search-reserve": "18.4",
    "why-no-recruiter": "18.5",
    "why-recruit-late": "18.5",
    "why-recruit-full": "18.5",
    "why-too-poor": "10.7",
    "why-square-empty": "17.5",
    "why-alike": "22.5",
    "why-not-held": "7.3",
    "why-prophet-late": "18.4",
    "why-no-use": "11.1",
    "why-no-special": "11.1",
    "why-monk-alone": "11.2",
    "why-courier": "17.4",
    "why-draft-card": "17.3",
    "why-no-actions": "7.1",
    "why-no-place": "8.2",
    "why-locked": "10.7",
    "why-no-basics": "9.3",
    "why-no-hires": "9.1",
    "why-no-hand": "9.1",
    "why-no-thief": "17.7",
    "why-rob-other": "17.7",
    "why-rob-poor": "17.7",
    "why-not-such": "1.2",
    "why-freelancer-late": "19.5",
    "why-most-actions": "19.5",
    "why-freelancer-used": "19.5",
    "why-no-house": "1.2",
    "why-not-this": "22.5",
    "why-no-room": "8.4",
    "why-on-table": "8.1",
    "why-lies-on": "8.2",
    "why-not-bank": "10.6",
    "why-no-tinner": "11.13",
    "why-not-among": "18.3",
    "why-look": "17.6",
    "why-no-event": "16.13",
    "why-no-jester": "16.13",
    "why-event-resolved": "16.13",
}

# What statistics count of each player's ways in a game; the catalogue has `habit-…` for each.
HABITS = (*(f"built-{suit}" for suit in SUITS[:-1]), "padlocks", "hired", "blind")

# -- what is asked

# What others are told while somebody is asked; all that is not named here is a detail.
WAIT = {
    step.DRAFT: "draft",
    step.AFTER_DRAFT: "draft",
    step.PUT_COIN: "coin",
    step.BUILD: "build",
}


def prompt(o: Any, viewer: int) -> Sentence:
    """What the viewer is asked to do now."""
    if waiting_for(o) == 0:
        return words("prompt-over")
    asked = int(top_step(o))
    if viewer == SPECTATOR or not is_asked(o, viewer):
        return words(f"prompt-wait-{WAIT.get(asked, 'choice')}", **actor(o, int(lowest_seat(waiting_for(o))), viewer))
    if asked == step.EVENT_CHOICE:
        return words(f"prompt-{EVENT_NAMES[top_about(o)]}")
    return words(f"prompt-{STEP_NAMES[asked]}", **_asked_about(o, viewer, asked))


def _asked_about(o: Any, seat: int, asked: int) -> dict[str, Any]:
    """What the question is about: numbers, a card, another player."""
    if asked == step.DRAFT:
        return {"drafted": int(o.square_size[seat]), "limit": int(draft_limit(o, seat))}
    if asked == step.COURIER_ASKED:
        return actor(o, int(o.whose[o.step_size - 2]), seat)
    if asked == step.BUILD:
        return {"actions": int(o.actions), "hires": int(o.hires)}
    if asked in (step.PLACE, step.PAY):
        return card(o.building)
    if asked in (step.ONTO, step.RETURN):
        return card(BASIC[o.hiring])
    if asked in (step.WHICH_THIEF, step.TAKE_SEEN):
        return actor(o, int(top_about(o)), seat)
    if asked == step.RATS_OR_GOLD:
        return {"gold": int(EVENT_AMOUNT[RATS])}
    if asked == step.ARSON_OR_GOLD:
        return {"gold": int(EVENT_AMOUNT[ARSON])}
    return {}


# -- what a move would do


def describe(o: Any, seat: int, move: int) -> Sentence:
    """What a move would do, from what the seat knows."""
    asked = int(top_step(o))
    if move == m.PASS:
        return words(f"describe-pass-{STEP_NAMES[asked]}", actions=int(o.actions))
    for first, count, tell in RANGES:
        if first <= move < first + count:
            return tell(o, seat, move - first)
    return words(SIMPLE[move], **_price(o, move))


def _price(o: Any, move: int) -> dict[str, Any]:
    if move == m.PAY_THREE:
        event = RATS if top_step(o) == step.RATS_OR_GOLD else ARSON
        return {"gold": int(EVENT_AMOUNT[event]), "event": EVENT_NAMES[event]}
    if move == m.PAY_BANK:
        return {"gold": int(price_at_bank(o))}
    return {"gold": RECRUITERS_PAY}


SIMPLE = {
    m.HOLD: "describe-hold",
    m.RECRUIT: "describe-recruit",
    m.PAY_THREE: "describe-pay-three",
    m.DRAFT_FEWER: "describe-draft-fewer",
    m.BUILD_FEWER: "describe-build-fewer",
    m.PAY_TINNER: "describe-pay-tinner",
    m.PAY_BANK: "describe-pay-bank",
    m.GOLD_SIDE: "describe-gold-side",
    m.FOOD_SIDE: "describe-food-side",
    m.GIVE_AWAY: "describe-onto-discard",
}


def _of_road(o: Any, slot: int) -> dict[str, Any]:
    kind = int(o.road[slot])
    return {**card(kind), "coins": int(o.road_coins[slot]), "facts": facts(kind), "suit": SUITS[SUIT[kind]]}


def _pile(o: Any, pile: int) -> dict[str, Any]:
    """The pile, how high it is, and the suit on top of it."""
    top = int(o.pile[pile, o.pile_size[pile] - 1])
    return {"pile": pile + 1, "cards": int(o.pile_size[pile]), "suit": SUITS[suit_of(top)]}


def _draft_road(o: Any, seat: int, slot: int) -> Sentence:
    return words("describe-draft-road", **_of_road(o, slot))


def _draft_pile(o: Any, seat: int, pile: int) -> Sentence:
    """One knows the top card if one has put it there, or seen it."""
    top = int(o.pile[pile, o.pile_size[pile] - 1])
    if top >= 0 and o.memory_aid:
        return words("describe-draft-known", **_pile(o, pile), **card(top), facts=facts(top))
    return words("describe-draft-pile", **_pile(o, pile))


def _courier(o: Any, seat: int, slot: int) -> Sentence:
    return words("describe-courier", **_of_road(o, slot))


def _countess(o: Any, seat: int, slot: int) -> Sentence:
    """What it would be worth to her as her village is now."""
    kind = int(o.road[slot])
    worth = int(GOLD[kind]) + int(silver_of(o, COUNTESS_VILLAGE, kind))
    return words("describe-countess", worth=worth, **_of_road(o, slot))


def _coin(o: Any, seat: int, slot: int) -> Sentence:
    return words("describe-coin", **_of_road(o, slot))


def _snatch(o: Any, seat: int, place: int) -> Sentence:
    owner, kind = place // SQUARE, int(o.square[place // SQUARE, place % SQUARE])
    message = "describe-snatch-own" if owner == seat else "describe-snatch"
    return words(message, facts=facts(kind), **card(kind), **actor(o, owner, seat))


def _search(o: Any, seat: int, pile: int) -> Sentence:
    return words("describe-search", **_pile(o, pile))


def _house_of(o: Any, seat: int, house: int) -> dict[str, Any]:
    """A house, whose it is, and the coins on it."""
    owner, place = house // PLACES, house % PLACES
    coins = int(o.coins[owner, place])
    return {**house_name(o, owner, place), "coins": coins, "whose": village_of(o, owner, seat)}


def _freelancer(o: Any, seat: int, house: int) -> Sentence:
    return words("describe-freelancer", gold=FREELANCERS_PAY, **_house_of(o, seat, house))


def _play(o: Any, seat: int, kind: int) -> Sentence:
    if EFFECT[kind] != STAYS:
        return words("describe-play", facts=facts(kind), **card(kind))
    change = change_by_building(o, seat, kind) or {"now": 0, "first_market": 0, "second_market": 0}
    message = "describe-build-free" if FIRST_BASIC <= kind < FOUNDERS else "describe-build"
    signed = {"now": _signed(change["now"])}
    signed |= {"first": _signed(change["first_market"]), "second": _signed(change["second_market"])}
    held, costs = ("yes" if yes else "no" for yes in (o.markets, change["now"]))
    return words(message, held=held, costs=costs, **signed, **card(kind))


def _signed(number: int) -> str:
    return f"{number:+}" if number else "0"


def _hire(o: Any, seat: int, basic: int) -> Sentence:
    message = "describe-tavern" if top_step(o) == step.TAVERN_CARD else "describe-hire"
    return words(message, left=int(o.basics[basic]), **card(BASIC[basic]))


def _rob(o: Any, seat: int, other: int) -> Sentence:
    return words("describe-rob", gold=ROBBED, **actor(o, other, seat))


def _with_thief(o: Any, seat: int, place: int) -> Sentence:
    return words("describe-thief", coins=int(o.coins[seat, place]))


def _on(o: Any, seat: int, place: int) -> Sentence:
    """Monks are slipped in where links are missing; -1 is the table."""
    role = int(o.role[seat, place]) if place >= 0 else TABLE
    monks = int(monks_between(role, int(o.building)))
    if place < 0:
        return words("describe-on-table", monks=monks)
    kind = int(o.village[seat, place])
    lying = int(o.load[seat, place])
    if ROLE[kind] != role:
        return words("describe-on-wild", monks=monks, lying=lying, role=role_name(role), **card(kind))
    return words("describe-on", monks=monks, lying=lying, **card(kind))


def _pay_villager(o: Any, seat: int, house: int) -> Sentence:
    message = "describe-pay-own" if house // PLACES == seat else "describe-pay-other"
    return words(message, gold=PRICE, **_house_of(o, seat, house))


def _exchange(o: Any, seat: int, house: int) -> Sentence:
    return words("describe-exchange", **_house_of(o, seat, house))


def _half(o: Any, seat: int, place: int) -> Sentence:
    return words("describe-half", gold=int(half_of(visible_gold(o, seat, place))), **house_name(o, seat, place))


def _onto(o: Any, seat: int, pile: int) -> Sentence:
    return words("describe-onto", **_pile(o, pile))


def _return(o: Any, seat: int, kind: int) -> Sentence:
    return words("describe-return", facts=facts(kind), **card(kind))


def _look(o: Any, seat: int, other: int) -> Sentence:
    return words("describe-look", cards=int(o.hand_size[other]), **actor(o, other, seat))


def _take(o: Any, seat: int, kind: int) -> Sentence:
    return words("describe-take", facts=facts(kind), **card(kind))


def _next(o: Any, seat: int, kind: int) -> Sentence:
    return words("describe-next", place=int(o.arranged) + 1, **card(kind))


def _steal(o: Any, seat: int, house: int) -> Sentence:
    return words("describe-steal", **_house_of(o, seat, house))


def _arrest(o: Any, seat: int, house: int) -> Sentence:
    return words("describe-arrest", **_house_of(o, seat, house))


def _draw(o: Any, seat: int, pile: int) -> Sentence:
    return words("describe-draw", **_pile(o, pile))


def _resolve(o: Any, seat: int, event: int) -> Sentence:
    return words("describe-resolve", event=EVENT_NAMES[event])


def _jester(o: Any, seat: int, event: int) -> Sentence:
    return words("describe-jester", event=EVENT_NAMES[event])


def _bribe(o: Any, seat: int, place: int) -> Sentence:
    house = house_name(o, COUNTESS_VILLAGE, place)
    return words("describe-bribe", coins=int(KEY[o.village[COUNTESS_VILLAGE, place]]), **house)


def _betray(o: Any, seat: int, place: int) -> Sentence:
    return words("describe-betray", coins=int(o.coins[seat, place]), **house_name(o, seat, place))


def _seize(o: Any, seat: int, place: int) -> Sentence:
    return words("describe-seize", coins=int(o.coins[seat, place]), **house_name(o, seat, place))


def _protect(o: Any, seat: int, place: int) -> Sentence:
    gold = min(int(o.coins[seat, place]), int(o.supply[seat]))
    return words("describe-protect", gold=gold, **house_name(o, seat, place))


def _value(o: Any, seat: int, house: int) -> Sentence:
    owner, place = house // PLACES, house % PLACES
    gold = int(silver_of(o, owner, int(o.village[owner, place])))
    return words("describe-value", gold=gold, **house_name(o, owner, place))


def _conscript(o: Any, seat: int, pile: int) -> Sentence:
    return words("describe-conscript", **_pile(o, pile))


def _discard(o: Any, seat: int, kind: int) -> Sentence:
    return words("describe-discard", facts=facts(kind), **card(kind))


RANGES = (
    (m.TAKE_ROAD, SLOTS, _draft_road),
    (m.TAKE_PILE, PILES, _draft_pile),
    (m.SEND_COURIER, SLOTS, _courier),
    (m.GIVE_COUNTESS, SLOTS, _countess),
    (m.COIN, SLOTS, _coin),
    (m.SNATCH, SEATS * SQUARE, _snatch),
    (m.SEARCH_STACK, PILES, _search),
    (m.USE_FREELANCER, m.HOUSES, _freelancer),
    (m.PLAY, KINDS, _play),
    (m.HIRE, len(BASIC), _hire),
    (m.ROB, SEATS, _rob),
    (m.WITH_THIEF, PLACES, _with_thief),
    (m.ON_TABLE, 1, lambda o, seat, _: _on(o, seat, -1)),
    (m.ON, PLACES, _on),
    (m.PAY_VILLAGER, m.HOUSES, _pay_villager),
    (m.EXCHANGE, m.HOUSES, _exchange),
    (m.HALF_OF, PLACES, _half),
    (m.GIVE, PILES, _onto),
    (m.HAND_BACK, KINDS, _return),
    (m.LOOK, SEATS, _look),
    (m.TAKE, KINDS, _take),
    (m.NEXT, KINDS, _next),
    (m.STEAL, m.HOUSES, _steal),
    (m.ARREST_THIEF, m.HOUSES, _arrest),
    (m.DRAW, PILES, _draw),
    (m.RESOLVE, EVENTS, _resolve),
    (m.USE_JESTER, EVENTS, _jester),
    (m.BRIBE, PLACES, _bribe),
    (m.BETRAY, PLACES, _betray),
    (m.SEIZE, PLACES, _seize),
    (m.PROTECT, PLACES, _protect),
    (m.VALUE_OF, m.HOUSES, _value),
    (m.CONSCRIPT, PILES, _conscript),
    (m.DISCARD, KINDS, _discard),
)


# -- how it ended


def reason(s: Any) -> Sentence:
    """15 Most gold; of those level, fewest villagers; else shared. 16.18 Alone: more than the Countess."""
    if s.seats == 1:
        more, fewer = int(s.supply[0]), int(s.supply[COUNTESS_VILLAGE])
        return words("reason-beaten" if more > fewer else "reason-lost", more=more, fewer=fewer)
    standing = sorted(((int(s.supply[seat]), -int(s.village_size[seat])) for seat in range(s.seats)), reverse=True)
    (gold, villagers), (next_gold, next_villagers) = standing[:2]
    if gold > next_gold:
        return words("reason-gold", more=gold, fewer=next_gold)
    if villagers > next_villagers:
        return words("reason-villagers", gold=gold, more=-next_villagers, fewer=-villagers)
    return words("reason-shared", gold=gold, villagers=-villagers)


def habits(_before: Any, _seat: int, move: int, _: Any) -> Iterator[tuple[str, int]]:
    """What a move of a finished game tells of the player's ways: a habit of HABITS, and how much of it."""
    if m.PLAY <= move < m.HIRE:
        kind = move - m.PLAY
        yield f"built-{SUITS[SUIT[kind]]}", 1
        if UNLOCKER[kind] >= 0:
            yield "padlocks", 1
    elif m.HIRE <= move < m.ROB:
        yield "hired", 1
    elif m.TAKE_PILE <= move < m.SEND_COURIER:
        yield "blind", 1
