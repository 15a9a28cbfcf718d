"""What a viewer saw happen: the move, and all that followed by itself, read off two observations of that viewer.

The game answers side questions itself where everybody can tell the answer, and runs on through refills, the road
update, the end of the build phase and markets. So a story is not told by the move alone: each part of it looks at what
has changed, whoever decided it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from karczma.core.knowledge import UNKNOWN
from karczma.core.record import copy
from karczma.core.steps import top_about, top_step
from karczma.words import Sentence

from . import moves as m
from . import state as step
from .cards import (
    APPRENTICE,
    ARSON,
    BARBARIAN,
    BASIC,
    EVENT_ACTS_NOW,
    EVENT_AMOUNT,
    EVENT_NAMES,
    EVENTS,
    FIRST_BASIC,
    FLAKER,
    FOUNDERS,
    FREELANCER,
    FREELANCERS_PAY,
    IMPROVEMENT_NAMES,
    IS_WILD,
    KINDS,
    MONK,
    MOOD_SWING,
    NOBLE,
    PIGEONEER,
    PRICE,
    PROPHET,
    RATS,
    RECRUITERS_PAY,
    ROBBED,
    SMUGGLER,
    SPECIAL_BACK,
    SUMMER,
    UNLOCKER,
)
from .effects import EFFECT, STAYS
from .events_in_force import ARSON_ANSWERED
from .markets import pay_copper, turn_founders
from .padlocks import price_at_bank
from .phrases import (
    actor,
    card,
    card_name,
    card_names,
    event_effect,
    house_name,
    improvement_facts,
    role_name,
    some_card,
    village_of,
    words,
)
from .state import (
    COUNTESS_VILLAGE,
    EMPTY,
    PILES,
    PLACES,
    SEATS,
    SHEET_COINS,
    SHEET_GOLD,
    SHEET_NUN,
    SHEET_SILVER,
    SLOTS,
    SQUARE,
)
from .village import villages


@dataclass(frozen=True)
class Scene:
    """A move as one viewer saw it, and the table before and after."""

    before: Any
    seat: int
    move: int  # a back, or UNKNOWN, where a card was put somewhere unseen
    after: Any
    viewer: int

    @property
    def asked(self) -> int:
        """The question that was answered."""
        return int(top_step(self.before))

    @property
    def who(self) -> dict[str, Any]:
        """The arguments of a sentence about the mover."""
        return self.name(self.seat)

    def name(self, seat: int) -> dict[str, Any]:
        """The arguments of a sentence about a seat."""
        return actor(self.before, seat, self.viewer)

    def within(self, first: int, count: int) -> int:
        """The number of the move in its range; -1 if it is another move."""
        return self.move - first if first <= self.move < first + count else -1

    def ended(self, what: int) -> bool:
        """Whether a step was there before and is no more."""
        return what in steps(self.before) and what not in steps(self.after)

    def paid_by_markets(self, owner: int) -> int:
        """What markets held in this move paid to a village."""
        return sum(int(self.after.sheet[market, owner].sum()) for market in self.markets)

    @property
    def markets(self) -> range:
        """The markets that were held."""
        return range(int(self.before.markets), int(self.after.markets))

    def gain(self, owner: int) -> int:
        """What came to a supply, or went off it, besides markets."""
        return int(self.after.supply[owner]) - int(self.before.supply[owner]) - self.paid_by_markets(owner)


def steps(o: Any) -> list[int]:
    """The pending steps, the lowest first."""
    return [int(number) for number in o.step[: o.step_size]]


def narrate(before: Any, seat: int, move: int, after: Any, viewer: int) -> list[Sentence]:
    """What a viewer saw happen, from two observations of that viewer."""
    scene = Scene(before, seat, move, after, viewer)
    told = [what for topic in TOPICS for what in topic(scene)]
    return told or ([words("told-chosen", **scene.who)] if viewer == seat else [])


# -- the move itself


def _told_move(scene: Scene) -> list[Sentence]:
    """Moves that say themselves what they do. What they lead to is told below."""
    if scene.move < 0:
        return _told_unseen(scene)
    if scene.move == m.PASS and scene.asked == step.AFTER_DRAFT and scene.viewer != scene.seat:
        return []  # nobody did anything
    if scene.move == m.PASS:
        return [words(f"told-pass-{step.STEP_NAMES[scene.asked]}", **scene.who)]
    if scene.move in SIMPLE:
        return [words(SIMPLE[scene.move], gold=_price(scene), **scene.who)]
    for first, count, tell in RANGES:
        if scene.within(first, count) >= 0:
            return tell(scene, scene.move - first)
    return []


def _price(scene: Scene) -> int:
    if scene.move == m.RECRUIT:
        return RECRUITERS_PAY
    return int(EVENT_AMOUNT[RATS if scene.asked == step.RATS_OR_GOLD else ARSON])


SIMPLE = {
    m.HOLD: "told-hold",
    m.RECRUIT: "told-recruit",
    m.PAY_THREE: "told-pay-three",
    m.DRAFT_FEWER: "told-draft-fewer",
    m.BUILD_FEWER: "told-build-fewer",
}


def _told_unseen(scene: Scene) -> list[Sentence]:
    """Cards that were put back unseen, once all are; what was taken or given away unseen is told below."""
    return [words("told-arrange", **scene.who)] if scene.ended(step.ARRANGE) else []


def _draft_road(scene: Scene, slot: int) -> list[Sentence]:
    coins = int(scene.before.road_coins[slot])
    return [words("told-draft-road", coins=coins, **card(scene.before.road[slot]), **scene.who)]


def _draft_pile(scene: Scene, pile: int) -> list[Sentence]:
    return [words("told-draft-pile", pile=pile + 1, what=some_card(_new_card(scene, scene.seat)), **scene.who)]


def _courier(scene: Scene, slot: int) -> list[Sentence]:
    coins = int(scene.before.road_coins[slot])
    return [words("told-courier", coins=coins, **card(scene.before.road[slot]), **scene.who)]


def _coin(scene: Scene, slot: int) -> list[Sentence]:
    return [words("told-coin", **card(scene.before.road[slot]), **scene.who)]


def _freelancer(scene: Scene, house: int) -> list[Sentence]:
    if house // PLACES == scene.seat:
        return [words("told-freelancer-own", gold=FREELANCERS_PAY, **card(FREELANCER), **scene.who)]
    whose = village_of(scene.before, house // PLACES, scene.viewer)
    return [words("told-freelancer", gold=FREELANCERS_PAY, whose=whose, **card(FREELANCER), **scene.who)]


def _play(scene: Scene, kind: int) -> list[Sentence]:
    """A Special card that is discarded; a card that stays is told when it is laid."""
    if EFFECT[kind] != STAYS:
        return [words("told-play", **card(kind), **scene.who)]
    if scene.after.building == kind and scene.viewer == scene.seat:
        return [words("told-begin-building", **card(kind), **scene.who)]
    return []


def _hire(scene: Scene, basic: int) -> list[Sentence]:
    if scene.asked == step.TAVERN_CARD:
        return [words("told-tavern", **card(BASIC[basic]), **scene.who)]
    if scene.after.hiring != EMPTY and scene.viewer == scene.seat:
        return [words("told-begin-hiring", **card(BASIC[basic]), **scene.who)]
    return []


def _on(scene: Scene, _: int) -> list[Sentence]:
    pending = scene.after.building == scene.before.building
    if not pending or scene.viewer != scene.seat:
        return []
    return [words("told-place", **card(scene.before.building), **scene.who)]


def _onto(scene: Scene, _: int) -> list[Sentence]:
    pending = scene.after.hiring != EMPTY
    return [words("told-onto", **scene.who)] if pending and scene.viewer == scene.seat else []


def _arrange(scene: Scene, kind: int) -> list[Sentence]:
    place = int(scene.before.arranged) + 1
    return [words("told-next", place=place, **card(kind), **scene.who)]


def _draw(scene: Scene, pile: int) -> list[Sentence]:
    return [words("told-church", pile=pile + 1, what=some_card(_new_card(scene, scene.seat)), **scene.who)]


def _resolve(scene: Scene, event: int) -> list[Sentence]:
    return [words("told-resolve", event=EVENT_NAMES[event], effect=event_effect(event))]


def _jester(scene: Scene, event: int) -> list[Sentence]:
    return [words("told-jester", event=EVENT_NAMES[event], **scene.who)]


RANGES = (
    (m.TAKE_ROAD, SLOTS, _draft_road),
    (m.TAKE_PILE, PILES, _draft_pile),
    (m.SEND_COURIER, SLOTS, _courier),
    (m.COIN, SLOTS, _coin),
    (m.USE_FREELANCER, m.HOUSES, _freelancer),
    (m.PLAY, KINDS, _play),
    (m.HIRE, len(BASIC), _hire),
    (m.ON_TABLE, 1 + PLACES, _on),
    (m.GIVE, PILES + 1, _onto),
    (m.NEXT, KINDS, _arrange),
    (m.DRAW, PILES, _draw),
    (m.RESOLVE, EVENTS, _resolve),
    (m.USE_JESTER, EVENTS, _jester),
)


def _new_card(scene: Scene, seat: int) -> int:
    """The card that came to somebody's hand or square, as far as the viewer sees it."""
    held = [Counter(_held(o, seat)) for o in (scene.before, scene.after)]
    played = scene.within(m.PLAY, KINDS)
    if played >= 0:
        held[0][played if held[0][played] else SPECIAL_BACK] -= 1
    new = list((held[1] - held[0]).elements())
    return new[0] if new else UNKNOWN


def _held(o: Any, seat: int) -> list[int]:
    return [*map(int, o.hand[seat, : o.hand_size[seat]]), *map(int, o.square[seat, : o.square_size[seat]])]


# -- cards played in the draft


def _told_draft_special(scene: Scene) -> list[Sentence]:
    """The Barbarian's road, the Flaker's card, the Prophet's stack, also where there was only one of them to choose."""
    played = scene.within(m.PLAY, KINDS)
    if played == BARBARIAN:
        swept = [kind for kind in scene.before.road if kind != EMPTY]
        return [words("told-barbarian", cards=card_names(swept), gold=scene.gain(scene.seat), **scene.who)]
    if (scene.asked == step.SNATCH_FROM or played == FLAKER) and step.SNATCH_FROM not in steps(scene.after):
        return [_told_snatch(scene)]
    told = []
    if (scene.asked == step.SEARCH or played == PROPHET) and step.SEARCH not in steps(scene.after):
        told.append(words("told-search", pile=_searched(scene) + 1, **scene.who))
    if scene.asked == step.TAKE_SEARCHED or (told and step.TAKE_SEARCHED not in steps(scene.after)):
        told.append(words("told-searched", what=some_card(_new_card(scene, scene.seat)), **scene.who))
    return told


def _told_snatch(scene: Scene) -> Sentence:
    sizes = scene.before.square_size
    place = scene.within(m.SNATCH, SEATS * SQUARE)
    if place < 0:  # there was nothing to choose: all cards of the squares are alike, and on one of them
        place = next(seat for seat, size in enumerate(sizes) if size > 0) * SQUARE
    kind, owner = scene.before.square[place // SQUARE, place % SQUARE], place // SQUARE
    if owner == scene.seat:
        return words("told-snatch-own", **card(kind), **scene.who)
    return words("told-snatch", whose=words("player", **scene.name(owner)), **card(kind), **scene.who)


def _searched(scene: Scene) -> int:
    stack = scene.within(m.SEARCH_STACK, PILES)
    return stack if stack >= 0 else next(pile for pile in range(SLOTS) if scene.before.pile_size[pile] > 0)


# -- building


def _told_building(scene: Scene) -> list[Sentence]:
    """Whom an Apprentice replaces, how the padlock was opened, what was laid, what was smuggled."""
    exchanged = _exchanged(scene)
    told = []
    if exchanged is not None:
        owner, place = exchanged
        message = "told-exchange-own" if owner == scene.seat else "told-exchange"
        whose = village_of(scene.before, owner, scene.viewer)
        told.append(words(message, whose=whose, **card(scene.before.village[owner, place]), **scene.who))
    laid = _laid(scene)
    kind = _in_building(scene, exchanged, laid)
    paid = kind >= 0 and UNLOCKER[kind] >= 0 and step.PAY not in steps(scene.after)
    if paid and (scene.before.building == EMPTY or step.PAY in steps(scene.before)):
        told.append(_told_payment(scene, kind))
    told += [_told_laid(scene, place) for place in laid]
    return told + _told_smuggling(scene, kind)


def _exchanged(scene: Scene) -> tuple[int, int] | None:
    """Where an Apprentice has taken the place of a card."""
    for owner in range(scene.before.seats):
        for place in range(scene.before.village_size[owner]):
            if scene.before.village[owner, place] != APPRENTICE == scene.after.village[owner, place]:
                return owner, place
    return None


def _laid(scene: Scene) -> list[int]:
    """The places in the mover's village where cards were built, Basics that were hired left out."""
    village = scene.after.village[scene.seat]
    places = range(scene.before.village_size[scene.seat], scene.after.village_size[scene.seat])
    hired = scene.before.basics.sum() > scene.after.basics.sum()
    return [place for place in places if not (hired and FIRST_BASIC <= village[place] < FOUNDERS)]


def _in_building(scene: Scene, exchanged: tuple[int, int] | None, laid: list[int]) -> int:
    """The card that is being built, or was."""
    if scene.before.building != EMPTY:
        return int(scene.before.building)
    if exchanged is not None and scene.before.village[exchanged] != MONK:
        return int(scene.before.village[exchanged])
    if laid:
        return int(scene.after.village[scene.seat, laid[-1]])
    played = scene.within(m.PLAY, KINDS)
    return played if played == SMUGGLER or scene.after.building == played else -1


def _told_payment(scene: Scene, kind: int) -> Sentence:
    """10.2 to 10.4, 11.13 Seen by where the coins lie now."""
    for owner in range(villages(scene.before)):
        for place in range(scene.before.village_size[owner]):
            if scene.after.coins[owner, place] > scene.before.coins[owner, place]:
                unlocker = card(scene.before.village[owner, place])
                if owner == scene.seat:
                    return words("told-pay-own", gold=PRICE, **unlocker, **scene.who)
                whose = village_of(scene.before, owner, scene.viewer)
                return words("told-pay-other", gold=PRICE, whose=whose, **unlocker, **scene.who)
    if scene.before.tinner and scene.move != m.PAY_BANK:
        return words("told-pay-tinner", **card(kind), **scene.who)
    return words("told-pay-bank", gold=int(price_at_bank(scene.before)), **scene.who)


def _told_laid(scene: Scene, place: int) -> Sentence:
    kind, under = int(scene.after.village[scene.seat, place]), int(scene.after.beneath[scene.seat, place])
    if IS_WILD[kind]:
        role = role_name(scene.after.role[scene.seat, place])
        return words("told-monk", role=role, **card(kind), **scene.who)
    if under < 0:
        return words("told-build", **card(kind), **scene.who)
    on = card_name(scene.after.village[scene.seat, under])
    return words("told-build-on", on=on, **card(kind), **scene.who)


def _told_smuggling(scene: Scene, kind: int) -> list[Sentence]:
    """11.14 The gold came if the question is answered and the Smuggler gone."""
    if kind != SMUGGLER or step.SMUGGLED in steps(scene.after):
        return []
    gold = scene.gain(scene.seat)
    if step.PAY in steps(scene.before) or scene.before.building == EMPTY:  # paid in the same breath
        gold += _paid_from_supply(scene)
    return [words("told-smuggle", gold=gold, **scene.who)] if gold > 0 else [words("told-smuggle-nothing", **scene.who)]


def _paid_from_supply(scene: Scene) -> int:
    what = _told_payment(scene, SMUGGLER)
    return int(what.args["gold"]) if what.id.endswith(("pay-bank", "pay-other")) else 0


# -- hiring


def _told_hiring(scene: Scene) -> list[Sentence]:
    """9.1 Once the Basic is laid: which card, or what kind of card, went where."""
    if scene.after.basics.sum() == scene.before.basics.sum() or scene.asked == step.TAVERN_CARD:
        return []
    basic = next(i for i in range(len(BASIC)) if scene.after.basics[i] < scene.before.basics[i])
    args = {**card(BASIC[basic]), **scene.who}
    for pile in range(PILES):
        size = scene.after.pile_size[pile]
        if size > scene.before.pile_size[pile]:
            return [words("told-hire", what=some_card(int(scene.after.pile[pile, size - 1])), pile=pile + 1, **args)]
    if scene.after.discard_size > scene.before.discard_size:
        last = int(scene.after.discard[scene.after.discard_size - 1])
        return [words("told-hire-discard", what=some_card(last), **args)]
    hers = int(scene.after.village_size[COUNTESS_VILLAGE]) - 1
    return [words("told-hire-serfdom", what=some_card(int(scene.after.village[COUNTESS_VILLAGE, hers])), **args)]


# -- meddling with others


def _told_robbery(scene: Scene) -> list[Sentence]:
    robbed = scene.within(m.ROB, SEATS)
    if robbed < 0 and scene.asked == step.WHICH_THIEF:
        robbed = int(top_about(scene.before))
    if robbed < 0 or step.WHICH_THIEF in steps(scene.after):
        return []
    return [words("told-rob", gold=ROBBED, whom=words("player", **scene.name(robbed)), **scene.who)]


def _told_noble(scene: Scene) -> list[Sentence]:
    """17.6 Whose hand was looked at, and what was taken, as far as this viewer may know."""
    before, after = scene.before, scene.after
    looked = scene.within(m.LOOK, SEATS)
    if looked < 0 and scene.within(m.PLAY, KINDS) == NOBLE and step.LOOK_AT not in steps(after):
        looked = next(seat for seat in range(before.seats) if seat != scene.seat and before.hand_size[seat] > 0)
    told = []
    if looked >= 0:
        told.append(words("told-look", whom=words("player", **scene.name(looked)), **scene.who))
    elif scene.asked == step.TAKE_SEEN:
        looked = int(top_about(before))
    if looked >= 0 and after.hand_size[looked] < before.hand_size[looked]:
        what, whom = some_card(_new_card(scene, scene.seat)), words("player", **scene.name(looked))
        told.append(words("told-take-seen", what=what, whom=whom, **scene.who))
    return told


def _told_pigeoneer(scene: Scene) -> list[Sentence]:
    searching = scene.asked == step.TAKE_RESERVE or scene.within(m.PLAY, KINDS) == PIGEONEER
    if not searching or step.TAKE_RESERVE in steps(scene.after):
        return []
    return [words("told-take-reserve", what=some_card(_new_card(scene, scene.seat)), **scene.who)]


def _told_losses(scene: Scene) -> list[Sentence]:
    """17.8, 17.9, 16.21 Cards that have left a village, and 11.7 wild cards that went home by it."""
    told = []
    for owner in range(scene.before.seats):
        gone = _village(scene.before, owner) - _village(scene.after, owner)
        if scene.after.village_size[owner] >= scene.before.village_size[owner]:
            continue  # exchanged or turned over
        wild = [kind for kind in gone.elements() if IS_WILD[kind]]
        for kind in gone.elements():
            if not IS_WILD[kind]:
                told.append(_told_loss(scene, owner, kind))
        if wild:
            told.append(words("told-wild-home", cards=card_names(wild), **scene.name(owner)))
    return told


def _village(o: Any, owner: int) -> Counter[int]:
    return Counter(map(int, o.village[owner, : o.village_size[owner]]))


def _told_loss(scene: Scene, owner: int, kind: int) -> Sentence:
    if scene.before.seats == 1:
        hers = _village(scene.after, COUNTESS_VILLAGE) - _village(scene.before, COUNTESS_VILLAGE)
        return words("told-betrayed" if hers[kind] else "told-arrested", **card(kind), **scene.who)
    arrest = (
        scene.after.discard_size > scene.before.discard_size
        and kind in scene.after.discard[scene.before.discard_size : scene.after.discard_size].tolist()
    )
    whose = village_of(scene.before, owner, scene.viewer)
    message = "told-sheriff" if arrest else "told-steal"
    own = "-own" if owner == scene.seat else ""
    return words(f"{message}{own}", whose=whose, gold=max(scene.gain(scene.seat), 0), **card(kind), **scene.who)


# -- the draft phase goes on


def _told_countess_draft(scene: Scene) -> list[Sentence]:
    """16.4 Her card of this draft, chosen or the only one."""
    slot = _her_slot(scene)
    if slot < 0:
        return []
    return [words("told-countess-draft", coins=int(scene.before.road_coins[slot]), **card(scene.before.road[slot]))]


def _her_slot(scene: Scene) -> int:
    slot = scene.within(m.GIVE_COUNTESS, SLOTS)
    grown = scene.after.village_size[COUNTESS_VILLAGE] > scene.before.village_size[COUNTESS_VILLAGE]
    if slot >= 0 or scene.before.seats > 1 or scene.asked != step.DRAFT or not grown:
        return slot
    taken = scene.within(m.TAKE_ROAD, SLOTS)
    return next(i for i in range(SLOTS) if i != taken and scene.before.road[i] != EMPTY)


def _emptied(scene: Scene) -> list[int]:
    """The slots whose villagers were taken off the road by the move."""
    if scene.within(m.PLAY, KINDS) == BARBARIAN:
        return list(range(SLOTS))
    slots = [scene.within(m.TAKE_ROAD, SLOTS), scene.within(m.SEND_COURIER, SLOTS), _her_slot(scene)]
    return [slot for slot in slots if slot >= 0]


def _is_refilled(scene: Scene) -> bool:
    """In the solo game the road is refilled only after the Countess has chosen."""
    return step.COUNTESS_TAKES not in steps(scene.after)


def _told_refill(scene: Scene) -> list[Sentence]:
    slots = _emptied(scene)
    if scene.asked == step.COUNTESS_TAKES:
        slots = [slot for slot in range(SLOTS) if slot in slots or scene.before.road[slot] == EMPTY]
    new = [kind for kind in scene.after.road[sorted(slots)] if kind != EMPTY]
    return [words("told-refill", cards=card_names(new))] if new and _is_refilled(scene) else []


def _told_squares(scene: Scene) -> list[Sentence]:
    """5.7, 5.8 Whose square has gone to the hand."""
    told, is_over = [], scene.ended(step.DRAFTING)
    for seat in range(scene.before.seats):
        had = scene.before.square_size[seat] > 0 or (
            seat == scene.seat and scene.asked in (step.DRAFT, step.TAKE_SEARCHED)
        )
        was_done = scene.before.drafted >> seat & 1
        if had and not was_done and (is_over or scene.after.drafted >> seat & 1):
            told.append(words("told-square", **scene.name(seat)))
    return told


def _told_road_update(scene: Scene) -> list[Sentence]:
    """6 Who leaves the road, who comes."""
    few = scene.before.seats <= 2
    if not (scene.ended(step.COINING) if few else scene.ended(step.DRAFTING)):
        return []
    coins = scene.before.road_coins.copy()
    if scene.within(m.COIN, SLOTS) >= 0:
        coins[scene.within(m.COIN, SLOTS)] += 1
    emptied, left, new = _emptied(scene), [], []
    for slot in range(SLOTS):
        if slot in emptied:
            continue
        leaves = scene.before.road[slot] != EMPTY and (coins[slot] > 0) != few
        if leaves:
            left.append(scene.before.road[slot])
        if (leaves or scene.before.road[slot] == EMPTY) and scene.after.road[slot] != EMPTY:
            new.append(scene.after.road[slot])
    told = [words("told-road-leave", cards=card_names(left))] if left else []
    told += [words("told-road-come", cards=card_names(new))] if new else []
    return told if few else [*told, words("told-road-coins")]


def _told_rats_and_arson(scene: Scene) -> list[Sentence]:
    """D48 Who cannot pay is not asked."""
    told = []
    if scene.after.fewer_drafts > scene.before.fewer_drafts and scene.move != m.DRAFT_FEWER:
        told.append(words("told-draft-fewer", gold=int(EVENT_AMOUNT[RATS]), **scene.who))
    answered = scene.after.answered & ARSON_ANSWERED and not scene.before.answered & ARSON_ANSWERED
    if answered and scene.asked != step.ARSON_OR_GOLD:
        told.append(words("told-build-fewer", gold=int(EVENT_AMOUNT[ARSON]), **scene.who))
    return told


# -- the end of the build phase


def _told_end_of_build(scene: Scene) -> list[Sentence]:
    """12 Founders turned over, copper; 20.2 Improvements won and lost."""
    if not scene.ended(step.BUILDING):
        return []
    seats = range(scene.before.seats)
    told = [
        words("told-founders", **scene.name(seat))
        for seat in seats
        if scene.after.turned[seat] > scene.before.turned[seat]
    ]
    if scene.before.profiteers:
        paid = copy(scene.before)
        turn_founders(paid)
        pay_copper(paid)
        for seat in seats:
            gold = int(paid.supply[seat] - scene.before.supply[seat])
            if gold:
                told.append(words("told-copper", gold=gold, **scene.name(seat)))
    if scene.before.improvements and scene.before.seats > 1:
        told += _told_improvements(scene)
    return told


def _told_improvements(scene: Scene) -> list[Sentence]:
    told = []
    for i, improvement in enumerate(scene.before.improvement):
        name, holder, last = IMPROVEMENT_NAMES[improvement], int(scene.after.holder[i]), int(scene.before.holder[i])
        if holder != EMPTY:
            told.append(words("told-improvement", **improvement_facts(name), **scene.name(holder)))
        elif last != EMPTY:
            told.append(words("told-improvement-lost", improvement=name, **scene.name(last)))
    return told


# -- solo: Events and the Countess


def _is_event_phase(scene: Scene) -> bool:
    return scene.before.seats == 1 and (step.EVENTFUL in steps(scene.before) or scene.ended(step.BUILDING))


def _told_events(scene: Scene) -> list[Sentence]:
    """16.7 Events that came to nothing, those resolved without asking, and what they did."""
    if not _is_event_phase(scene):
        return []
    told = []
    named = (scene.within(m.RESOLVE, EVENTS), scene.within(m.USE_JESTER, EVENTS))
    still = [] if _is_turned_up(scene) else scene.after.event[: scene.after.event_size].tolist()
    gone = [int(e) for e in scene.before.event[: scene.before.event_size] if e not in still and e not in named]
    for event in sorted(gone, key=lambda event: bool(EVENT_ACTS_NOW[event])):
        message = "told-resolve" if EVENT_ACTS_NOW[event] else "told-event-over"
        told.append(words(message, event=EVENT_NAMES[event], effect=event_effect(event)))
    if MOOD_SWING in (*gone, named[0]):
        told += _told_mood_swing(scene)
    return told + _told_gold(scene) + _told_coins(scene) + _told_discards(scene) + _told_jester_lost(scene)


def _is_turned_up(scene: Scene) -> bool:
    """Whether the event phase is over, and new Events lie there."""
    return step.EVENTFUL not in steps(scene.after)


def _told_mood_swing(scene: Scene) -> list[Sentence]:
    """D51 The Event drawn in its place lies among the discards, unless they have been shuffled again."""
    known = {MOOD_SWING, *scene.before.event[: scene.before.event_size].tolist()}
    known |= set(scene.before.event_discard[SUMMER, : scene.before.event_discard_size[SUMMER]].tolist())
    new = [e for e in scene.after.event_discard[SUMMER, : scene.after.event_discard_size[SUMMER]] if e not in known]
    return [words("told-mood-swing", event=EVENT_NAMES[e], effect=event_effect(int(e))) for e in new]


def _told_gold(scene: Scene) -> list[Sentence]:
    told = []
    for owner in (scene.seat, COUNTESS_VILLAGE):
        gold = scene.gain(owner)
        if gold:
            told.append(words("told-gains" if gold > 0 else "told-pays", gold=abs(gold), **scene.name(owner)))
    return told


def _told_coins(scene: Scene) -> list[Sentence]:
    """16.21 Coins put on her villagers; her cards never move."""
    told = []
    for place in range(scene.before.village_size[COUNTESS_VILLAGE]):
        coins = int(scene.after.coins[COUNTESS_VILLAGE, place]) - int(scene.before.coins[COUNTESS_VILLAGE, place])
        if coins > 0:
            told.append(words("told-her-coins", coins=coins, **house_name(scene.after, COUNTESS_VILLAGE, place)))
    return told


def _told_discards(scene: Scene) -> list[Sentence]:
    """A hand card lost to an Abduction; a villager arrested is told with the village."""
    new = scene.after.discard[scene.before.discard_size : scene.after.discard_size]
    if scene.after.hand_size[scene.seat] >= scene.before.hand_size[scene.seat] or not new.size:
        return []
    return [words("told-discard", **card(new[-1]), **scene.who)]


def _told_jester_lost(scene: Scene) -> list[Sentence]:
    used = scene.within(m.USE_JESTER, EVENTS) >= 0
    return [words("told-jester-lost")] if scene.after.jester < scene.before.jester and not used else []


def _told_countess(scene: Scene) -> list[Sentence]:
    """16.8 What has come to her village, 16.9 then the new Events."""
    if not _is_event_phase(scene):
        return []
    told = []
    betrayed = _village(scene.before, scene.seat) - _village(scene.after, scene.seat)
    for place in range(scene.before.village_size[COUNTESS_VILLAGE], scene.after.village_size[COUNTESS_VILLAGE]):
        kind = int(scene.after.village[COUNTESS_VILLAGE, place])
        if betrayed[kind]:
            betrayed[kind] -= 1
        else:
            told.append(words("told-countess-gets", **card(kind)))
    if _is_turned_up(scene):
        for event in scene.after.event[: scene.after.event_size]:
            told.append(words("told-new-event", event=EVENT_NAMES[event], effect=event_effect(int(event))))
    return told


# -- markets and rounds


def _told_markets(scene: Scene) -> list[Sentence]:
    told = []
    for market in scene.markets:
        told.append(words("told-market", market=market + 1))
        for owner in range(villages(scene.after)):
            paid = scene.after.sheet[market, owner]
            told.append(
                words(
                    "told-market-pays",
                    total=int(paid.sum()),
                    printed=int(paid[SHEET_GOLD]),
                    coins=int(paid[SHEET_COINS]),
                    silver=int(paid[SHEET_SILVER]),
                    nun=int(paid[SHEET_NUN]),
                    **scene.name(owner),
                )
            )
    return told


def _told_round(scene: Scene) -> list[Sentence]:
    if scene.after.rounds == scene.before.rounds:
        return []
    return [words("told-round", round=int(scene.after.rounds), **scene.name(int(scene.after.marker)))]


TOPICS = (
    _told_move,
    _told_draft_special,
    _told_building,
    _told_hiring,
    _told_robbery,
    _told_noble,
    _told_pigeoneer,
    _told_losses,
    _told_countess_draft,
    _told_refill,
    _told_squares,
    _told_road_update,
    _told_end_of_build,
    _told_events,
    _told_countess,
    _told_markets,
    _told_round,
    _told_rats_and_arson,
)
