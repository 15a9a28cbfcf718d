"""Special villagers that are played in one's own draft turn: Barbarian, Flaker, Benefactor, Prophet."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand, leave_hand
from karczma.core.steps import ask, offer, pop, top_about

from .arranging import begin_arranging, offer_kinds_of_pile, take_kind_from_pile
from .cards import BARBARIAN, BENEFACTOR, FLAKER, PROPHET, SPECIAL, SUIT
from .chains import build, may_build
from .moves import PLAY, SEARCH_STACK, SNATCH, TAKE
from .piles import discard_openly, first_stack, is_anyone_on_road, refill_in_update, take_from_road
from .squares import put_on_square
from .state import BENEFIT, RESERVE, SEARCH, SLOTS, SNATCH_FROM, SQUARE, TAKE_SEARCHED
from .village import open_roles


@rule
def may_play_in_draft(s, seat, kind) -> bool:
    if kind == BARBARIAN:
        return is_anyone_on_road(s)
    if kind == FLAKER:
        return is_any_square_laid(s)
    if kind == BENEFACTOR:
        return is_anyone_to_benefit(s, seat)
    return kind == PROPHET and first_stack(s) != RESERVE


@rule
def play_in_draft(s, seat, kind) -> None:
    """All of them are discarded."""
    leave_hand(s, seat, kind)
    discard_openly(s, kind)
    if kind == BARBARIAN:
        ransack_road(s, seat)
    elif kind == FLAKER:
        ask(s, SNATCH_FROM, seat, 0)
    elif kind == BENEFACTOR:
        ask(s, BENEFIT, seat, 0)
    else:
        ask(s, SEARCH, seat, 0)


@rule
def ransack_road(s, seat) -> None:
    """17.3 All face-up road cards are discarded, the coins on them taken, the road filled from the reserve."""
    for slot in range(SLOTS):
        if s.road[slot] >= 0:
            discard_openly(s, take_from_road(s, seat, slot))
    refill_in_update(s)


# -- Flaker


@rule
def is_any_square_laid(s) -> bool:
    for seat in range(s.seats):
        if s.square_size[seat] > 0:
            return True
    return False


@rule
def offer_snatch(s, moves) -> int:
    """17.5 Any card of any square, one's own too; of cards alike on a square only the first."""
    n = 0
    for seat in range(s.seats):
        for i in range(s.square_size[seat]):
            is_new = True
            for j in range(i):
                is_new &= s.square[seat, j] != s.square[seat, i]
            if is_new:
                n = offer(moves, n, SNATCH + seat * SQUARE + i)
    return n


@rule
def answer_snatch(s, seat, move) -> None:
    """17.5 Straight to hand. Whoever loses a card has one more draft to make: the square is not full."""
    pop(s)
    robbed, i = (move - SNATCH) // SQUARE, (move - SNATCH) % SQUARE
    enter_hand(s, seat, s.square[robbed, i], everyone(s))
    s.square_size[robbed] -= 1
    for j in range(i, s.square_size[robbed]):
        s.square[robbed, j] = s.square[robbed, j + 1]
    s.square[robbed, s.square_size[robbed]] = 0


# -- Benefactor


@rule
def may_benefit(s, seat, kind, roles) -> bool:
    """18.2, D34 A hand card that is not Special, by the normal rules, but without a Monk and without an action."""
    if SUIT[kind] == SPECIAL:
        return False
    s.for_free = 1
    allowed = may_build(s, seat, kind, roles, 0, 0)
    s.for_free = 0
    return allowed


@rule
def is_anyone_to_benefit(s, seat) -> bool:
    roles = open_roles(s, seat)
    for i in range(s.hand_size[seat]):
        if may_benefit(s, seat, s.hand[seat, i], roles):
            return True
    return False


@rule
def offer_benefit(s, seat, moves) -> int:
    n, last, roles = 0, -1, open_roles(s, seat)
    for i in range(s.hand_size[seat]):
        kind = s.hand[seat, i]
        if kind != last and may_benefit(s, seat, kind, roles):
            n = offer(moves, n, PLAY + kind)
        last = kind
    return n


@rule
def answer_benefit(s, seat, move) -> None:
    pop(s)
    s.for_free = 1
    leave_hand(s, seat, move - PLAY)
    build(s, seat, move - PLAY)


# -- Prophet


@rule
def offer_search(s, moves) -> int:
    """18.4 Any stack, not the reserve."""
    n = 0
    for stack in range(SLOTS):
        if s.pile_size[stack] > 0:
            n = offer(moves, n, SEARCH_STACK + stack)
    return n


@rule
def answer_search(s, seat, move) -> None:
    """18.4 One looks through the stack, drafts one of its cards and puts the others back in any order."""
    pop(s)
    stack = move - SEARCH_STACK
    begin_arranging(s, seat, stack, s.pile_size[stack])
    ask(s, TAKE_SEARCHED, seat, stack)


@rule
def offer_searched(s, moves) -> int:
    return offer_kinds_of_pile(s, top_about(s), moves, TAKE)


@rule
def answer_searched(s, seat, move) -> None:
    """18.4 The card drafted lies on the square, where all see it."""
    stack = top_about(s)
    pop(s)
    put_on_square(s, seat, move - TAKE)
    take_kind_from_pile(s, seat, stack, move - TAKE)
