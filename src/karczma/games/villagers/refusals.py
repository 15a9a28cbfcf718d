"""Why the rules do not allow a move now; told from what the seat knows."""

from __future__ import annotations

from typing import Any

from karczma.core.piles import held
from karczma.core.steps import top_step
from karczma.words import Sentence

from . import moves as m
from . import state as step
from .build import is_any_thief_ready, is_ready
from .cards import (
    BARBARIAN,
    BASIC,
    BENEFACTOR,
    COURIER,
    EVENT_NAMES,
    EVENTS,
    FLAKER,
    FREELANCER,
    FREELANCERS_PAY,
    KINDS,
    LAID_ON,
    MONK,
    MOST,
    PRICE,
    PROPHET,
    RECRUITER,
    RECRUITERS_PAY,
    ROBBED,
    SPECIAL,
    SUIT,
    TABLE,
    UNLOCKER,
)
from .chains import actions_for, fits, monks_between, most_monks
from .effects import EFFECT, NOT_NOW, STAYS
from .events_in_force import is_in_force
from .padlocks import is_in_play, may_unlock, price_at_bank
from .phrases import actor, card, card_name, role_name, words
from .piles import first_stack
from .state import COUNTESS_VILLAGE, EMPTY, PILES, PLACES, RESERVE, SEATS, SLOTS, SQUARE
from .village import has_room, has_villager, open_roles, villages

DRAFT_CARDS = (BARBARIAN, FLAKER, BENEFACTOR, PROPHET)


def why_not(o: Any, seat: int, move: int) -> Sentence:
    """The first reason that holds: another question is open, or what the move needs is not there."""
    asked = int(top_step(o))
    for first, count, questions, explain in RANGES:
        if first <= move < first + count:
            if asked not in questions:
                return _other_question(asked, move)
            return explain(o, seat, move - first) or words("why-not-now")
    return _why_not_simple(o, seat, move, asked)


def _other_question(asked: int, move: int) -> Sentence:
    """Where it helps, which question the move answers; else what is asked now."""
    if asked in (step.DRAFT, step.AFTER_DRAFT) and m.PLAY <= move < m.ON_TABLE:
        return words("why-draft-first")
    if asked == step.BUILD and move < m.RECRUIT:
        return words("why-build-now")
    return words("why-other-question")


def _why_not_simple(o: Any, seat: int, move: int, asked: int) -> Sentence:
    if move == m.RECRUIT and asked == step.DRAFT:
        return _recruit(o, seat)
    if move == m.PASS and asked == step.DRAFT:
        return words("why-must-draft")
    if move == m.PASS:
        return words("why-must-choose")
    if move == m.PAY_TINNER and asked == step.PAY:
        return words("why-no-tinner")
    if move == m.PAY_BANK and asked == step.PAY:
        return _bank(o, seat)
    if move == m.PAY_THREE and asked in (step.RATS_OR_GOLD, step.ARSON_OR_GOLD):
        return words("why-too-poor", gold=int(o.supply[seat]))
    if move == m.ON_TABLE and asked == step.PLACE:
        return _not_there(o)
    if move == m.GIVE_AWAY and asked == step.ONTO:
        return words("why-pile-first")
    return _other_question(asked, move)


# -- the draft


def _slot(o: Any, seat: int, slot: int) -> Sentence | None:
    """5.3 Nobody there; or somebody alike stands further left."""
    if o.road[slot] == EMPTY:
        return words("why-slot-empty", slot=slot + 1)
    for other in range(slot):
        if o.road[other] == o.road[slot] and o.road_coins[other] == o.road_coins[slot]:
            return words("why-slot-alike", slot=other + 1, **card(o.road[slot]))
    return None


def _draft_pile(o: Any, seat: int, pile: int) -> Sentence | None:
    if pile == RESERVE and first_stack(o) != RESERVE:
        return words("why-reserve")
    return _pile(o, seat, pile)


def _pile(o: Any, seat: int, pile: int) -> Sentence | None:
    return words("why-pile-empty", pile=pile + 1) if o.pile_size[pile] == 0 else None


def _onto(o: Any, seat: int, pile: int) -> Sentence | None:
    return words("why-onto-reserve") if pile == RESERVE and first_stack(o) != RESERVE else _pile(o, seat, pile)


def _search(o: Any, seat: int, pile: int) -> Sentence | None:
    return words("why-search-reserve") if pile == RESERVE else _pile(o, seat, pile)


def _recruit(o: Any, seat: int) -> Sentence:
    """18.5"""
    if not o.saints or not has_villager(o, seat, RECRUITER):
        return words("why-no-recruiter", **card(RECRUITER))
    if o.supply[seat] < RECRUITERS_PAY:
        return words("why-too-poor", gold=int(o.supply[seat]))
    return words("why-recruit-late" if o.recruited or o.about[o.step_size - 2] != 1 else "why-recruit-full")


def _snatch(o: Any, seat: int, place: int) -> Sentence | None:
    owner, i = place // SQUARE, place % SQUARE
    if owner >= o.seats or i >= o.square_size[owner]:
        return words("why-square-empty")
    return words("why-alike", **card(o.square[owner, i]))


# -- building


def _play(o: Any, seat: int, kind: int) -> Sentence | None:
    """A hand card: is it there, is it time for it, is there anything for it to do?"""
    asked = int(top_step(o))
    if held(o, seat, kind) == 0:
        return words("why-not-held", **card(kind))
    if asked in (step.DRAFT, step.AFTER_DRAFT):
        if kind not in DRAFT_CARDS:
            return words("why-draft-first")
        return words(
            "why-prophet-late" if kind == PROPHET and asked == step.AFTER_DRAFT else "why-no-use", **card(kind)
        )
    if asked in (step.BENEFIT, step.COVER) and SUIT[kind] == SPECIAL:
        return words("why-no-special", **card(kind))
    if kind == MONK:
        return words("why-monk-alone")
    if kind == COURIER:
        return words("why-courier")
    if EFFECT[kind] == NOT_NOW:
        return words("why-draft-card", **card(kind))
    if EFFECT[kind] != STAYS:
        return _special(o, seat, kind)
    return _build(o, seat, kind)


def _special(o: Any, seat: int, kind: int) -> Sentence:
    if UNLOCKER[kind] >= 0 and not may_unlock(o, seat, kind):
        return _padlock(o, seat, kind)
    return words("why-no-use", **card(kind))


def _build(o: Any, seat: int, kind: int) -> Sentence:
    """7.1 An action, 8.2 a place, 10.7 a way to open the padlock."""
    if o.actions < actions_for(o, kind):
        return words("why-no-actions")
    roles, most = int(open_roles(o, seat)), int(most_monks(o, seat))
    if not fits(kind, roles, 0, most):
        return words("why-no-place", on=role_name(int(LAID_ON[kind, 0])), **card(kind))
    if not may_unlock(o, seat, kind):
        return _padlock(o, seat, kind)
    return words("why-no-use", **card(kind))


def _padlock(o: Any, seat: int, kind: int) -> Sentence:
    unlocker = int(UNLOCKER[kind])
    price = PRICE if is_in_play(o, unlocker) else int(price_at_bank(o))
    return words("why-locked", opener=card_name(unlocker), gold=price, **card(kind))


def _hire(o: Any, seat: int, basic: int) -> Sentence | None:
    if o.basics[basic] == 0:
        return words("why-no-basics", **card(BASIC[basic]))
    if top_step(o) == step.BUILD and o.hires == 0:
        return words("why-no-hires")
    return words("why-no-hand") if top_step(o) == step.BUILD and o.hand_size[seat] == 0 else None


def _rob(o: Any, seat: int, robbed: int) -> Sentence | None:
    if not is_any_thief_ready(o, seat):
        return words("why-no-thief")
    if robbed >= o.seats or robbed == seat:
        return words("why-rob-other")
    return words("why-rob-poor", gold=ROBBED, **actor(o, robbed, seat)) if o.supply[robbed] < ROBBED else None


def _freelancer(o: Any, seat: int, house: int) -> Sentence | None:
    """19.5"""
    owner, place = house // PLACES, house % PLACES
    if not _is_there(o, owner, place) or o.village[owner, place] != FREELANCER:
        return words("why-not-such", **card(FREELANCER))
    if o.begun:
        return words("why-freelancer-late")
    if o.actions >= MOST:
        return words("why-most-actions", most=MOST)
    if o.supply[seat] < FREELANCERS_PAY:
        return words("why-too-poor", gold=int(o.supply[seat]))
    return words("why-freelancer-used") if not is_ready(o, owner, place, FREELANCER) else None


def _is_there(o: Any, owner: int, place: int) -> bool:
    return bool(owner < villages(o) and place < o.village_size[owner])


def _house(o: Any, seat: int, house: int) -> Sentence:
    """The question is not about this card, or another one alike was there first."""
    if not _is_there(o, house // PLACES, house % PLACES):
        return words("why-no-house")
    return words("why-not-this", **card(o.village[house // PLACES, house % PLACES]))


def _own_house(o: Any, seat: int, place: int) -> Sentence:
    return _house(o, seat, seat * PLACES + place)


def _her_house(o: Any, seat: int, place: int) -> Sentence:
    return _house(o, seat, COUNTESS_VILLAGE * PLACES + place)


def _on(o: Any, seat: int, place: int) -> Sentence:
    """8.2, 8.4"""
    if place >= o.village_size[seat]:
        return words("why-no-house")
    if monks_between(int(o.role[seat, place]), int(o.building)) < 0:
        return _not_there(o)
    if not has_room(o, seat, place):
        return words("why-no-room", **card(o.village[seat, place]))
    return words("why-not-this", **card(o.village[seat, place]))


def _not_there(o: Any) -> Sentence:
    role = int(LAID_ON[o.building, 0])
    if role == TABLE:
        return words("why-on-table", **card(o.building))
    return words("why-lies-on", on=role_name(role), **card(o.building))


def _bank(o: Any, seat: int) -> Sentence:
    """10.6"""
    if is_in_play(o, int(UNLOCKER[o.building])):
        return words("why-not-bank", **card(UNLOCKER[o.building]))
    return words("why-too-poor", gold=int(o.supply[seat]))


def _pay(o: Any, seat: int, house: int) -> Sentence:
    owner, place = house // PLACES, house % PLACES
    unlocker = int(UNLOCKER[o.building])
    if not _is_there(o, owner, place) or o.village[owner, place] != unlocker:
        return words("why-not-such", **card(unlocker))
    if owner != seat and o.supply[seat] < PRICE:
        return words("why-too-poor", gold=int(o.supply[seat]))
    return words("why-alike", **card(unlocker))


def _from_hand(o: Any, seat: int, kind: int) -> Sentence | None:
    return words("why-not-held", **card(kind)) if held(o, seat, kind) == 0 else None


def _among(o: Any, seat: int, kind: int) -> Sentence:
    """Cards one looks at: of another hand, of a pile."""
    if top_step(o) == step.TAKE_SEEN and SUIT[kind] == SPECIAL:
        return words("why-no-special", **card(kind))
    return words("why-not-among", **card(kind))


def _look(o: Any, seat: int, other: int) -> Sentence:
    return words("why-look")


# -- solo


def _event(o: Any, seat: int, event: int) -> Sentence | None:
    return None if is_in_force(o, event) else words("why-no-event", event=EVENT_NAMES[event])


def _jester(o: Any, seat: int, event: int) -> Sentence | None:
    if not o.jester:
        return words("why-no-jester")
    return _event(o, seat, event) or words("why-event-resolved", event=EVENT_NAMES[event])


WITH_JESTER = (
    step.DRAFT,
    step.COUNTESS_TAKES,
    step.PUT_COIN,
    step.BUILD,
    step.RATS_OR_GOLD,
    step.ARSON_OR_GOLD,
    step.RESOLVE_EVENT,
    step.MUST_USE_JESTER,
)
PLAYED = (step.DRAFT, step.AFTER_DRAFT, step.BENEFIT, step.BUILD, step.COVER)
TAKEN = (step.TAKE_SEARCHED, step.TAKE_SEEN, step.TAKE_RESERVE)

# For each range of moves the questions it can answer, and the function that says why it does not.
RANGES: tuple[tuple[int, int, tuple[int, ...], Any], ...] = (
    (m.TAKE_ROAD, SLOTS, (step.DRAFT,), _slot),
    (m.TAKE_PILE, PILES, (step.DRAFT,), _draft_pile),
    (m.SEND_COURIER, SLOTS, (step.COURIER_ASKED,), _slot),
    (m.GIVE_COUNTESS, SLOTS, (step.COUNTESS_TAKES,), _slot),
    (m.COIN, SLOTS, (step.PUT_COIN,), _slot),
    (m.SNATCH, SEATS * SQUARE, (step.SNATCH_FROM,), _snatch),
    (m.SEARCH_STACK, PILES, (step.SEARCH,), _search),
    (m.USE_FREELANCER, m.HOUSES, (step.BUILD,), _freelancer),
    (m.PLAY, KINDS, PLAYED, _play),
    (m.HIRE, len(BASIC), (step.BUILD, step.TAVERN_CARD), _hire),
    (m.ROB, SEATS, (step.BUILD,), _rob),
    (m.WITH_THIEF, PLACES, (step.WHICH_THIEF,), _own_house),
    (m.ON, PLACES, (step.PLACE,), _on),
    (m.PAY_VILLAGER, m.HOUSES, (step.PAY,), _pay),
    (m.EXCHANGE, m.HOUSES, (step.SWAP,), _house),
    (m.HALF_OF, PLACES, (step.SMUGGLE,), _own_house),
    (m.GIVE, PILES, (step.ONTO,), _onto),
    (m.HAND_BACK, KINDS, (step.RETURN,), _from_hand),
    (m.LOOK, SEATS, (step.LOOK_AT,), _look),
    (m.TAKE, KINDS, TAKEN, _among),
    (m.NEXT, KINDS, (step.ARRANGE,), _among),
    (m.STEAL, m.HOUSES, (step.STEAL_FROM,), _house),
    (m.ARREST_THIEF, m.HOUSES, (step.ARREST_WHOM,), _house),
    (m.DRAW, PILES, (step.CHURCH_CARD,), _pile),
    (m.RESOLVE, EVENTS, (step.RESOLVE_EVENT,), _event),
    (m.USE_JESTER, EVENTS, WITH_JESTER, _jester),
    (m.BRIBE, PLACES, (step.EVENT_CHOICE,), _her_house),
    (m.BETRAY, PLACES, (step.EVENT_CHOICE,), _own_house),
    (m.SEIZE, PLACES, (step.EVENT_CHOICE,), _own_house),
    (m.PROTECT, PLACES, (step.EVENT_CHOICE,), _own_house),
    (m.VALUE_OF, m.HOUSES, (step.EVENT_CHOICE,), _house),
    (m.CONSCRIPT, PILES, (step.EVENT_CHOICE,), _pile),
    (m.DISCARD, KINDS, (step.EVENT_CHOICE,), _from_hand),
)
