"""The Apprentice: 11.8 to 11.12."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand, held, leave_hand
from karczma.core.steps import ask, offer, pop, top_about

from .cards import APPRENTICE, FOUNDERS, FOUNDERS_FOOD, MONK, MOST_MONKS, ROLE, SPECIAL, SUIT
from .chains import build, may_build, most_monks
from .moves import EXCHANGE, FOOD_SIDE, GOLD_SIDE, PLAY
from .state import COVER, PLACES, SIDE
from .village import is_house_alike, lay, open_roles


@rule
def may_exchange(s, seat, roles) -> bool:
    if s.actions > 0:
        for owner in range(s.seats):
            for place in range(s.village_size[owner]):
                if may_take_out(s, seat, owner, place, roles):
                    return True
    return False


@rule
def may_take_out(s, seat, owner, place, roles) -> bool:
    """11.8, 11.11, 11.12 Any covered card that can be built at once; no Apprentice, nobody else's Founders."""
    kind = s.village[owner, place]
    if s.load[owner, place] == 0 or kind == APPRENTICE:
        return False
    if kind in (FOUNDERS, FOUNDERS_FOOD):
        return owner == seat
    if kind == MONK:
        return may_cover(s, seat, roles)
    return may_build(s, seat, kind, roles, 0, most_monks(s, seat))


@rule
def may_cover(s, seat, roles) -> bool:
    """11.12 Some hand card can at once be laid on the Monk that would be taken out."""
    for i in range(s.hand_size[seat]):
        if may_lay_on_taken_monk(s, seat, s.hand[seat, i], roles, 1):
            return True
    return False


@rule
def may_lay_on_taken_monk(s, seat, kind, roles, not_in_hand) -> bool:
    """With one Monk or two beneath it; the one taken out may not be in the hand yet. The exchange itself is the Monk's
    action, the cover costs its own."""
    monks, most = held(s, seat, MONK) + not_in_hand, s.actions - 1
    most = most if most < MOST_MONKS else MOST_MONKS
    return SUIT[kind] != SPECIAL and may_build(s, seat, kind, roles, 1, monks if monks < most else most)


@rule
def offer_swap(s, seat, moves) -> int:
    n, roles = 0, open_roles(s, seat)
    for owner in range(s.seats):
        for place in range(s.village_size[owner]):
            if may_take_out(s, seat, owner, place, roles) and not is_house_alike(s, owner, place, 0):
                n = offer(moves, n, EXCHANGE + owner * PLACES + place)
    return n


@rule
def answer_swap(s, seat, move) -> None:
    """11.9 The card taken out is at once built in one's own village. Until then the Apprentice stays in the hand."""
    pop(s)
    owner, place = (move - EXCHANGE) // PLACES, (move - EXCHANGE) % PLACES
    kind = s.village[owner, place]
    if kind in (FOUNDERS, FOUNDERS_FOOD):
        ask(s, SIDE, seat, place)
        return
    take_place(s, seat, owner, place)
    if kind == MONK:
        enter_hand(s, seat, MONK, everyone(s))
        s.least_monks = 1
        ask(s, COVER, seat, 0)
    else:
        s.taken_out = 1
        build(s, seat, kind)


@rule
def take_place(s, seat, owner, place) -> None:
    """11.8 Exactly the place: its role, its load and what lies beneath stay."""
    leave_hand(s, seat, APPRENTICE)
    s.village[owner, place] = APPRENTICE


@rule
def offer_cover(s, seat, moves) -> int:
    n, last, roles = 0, -1, open_roles(s, seat)
    for i in range(s.hand_size[seat]):
        kind = s.hand[seat, i]
        if kind != last and may_lay_on_taken_monk(s, seat, kind, roles, 0):
            n = offer(moves, n, PLAY + kind)
        last = kind
    return n


@rule
def answer_cover(s, seat, move) -> None:
    pop(s)
    leave_hand(s, seat, move - PLAY)
    build(s, seat, move - PLAY)


@rule
def offer_side(moves) -> int:
    return offer(moves, offer(moves, 0, GOLD_SIDE), FOOD_SIDE)


@rule
def answer_side(s, seat, move) -> None:
    """11.11 One's own Founders are laid anew, with the side of one's choice."""
    place = top_about(s)
    pop(s)
    take_place(s, seat, seat, place)
    lay(s, seat, FOUNDERS if move == GOLD_SIDE else FOUNDERS_FOOD, ROLE[FOUNDERS], -1)
    s.actions -= 1
