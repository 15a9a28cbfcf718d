"""Special villagers played in one's build turn: sections 11, 17, 18. One small function for each effect, and a table.

may_play_special(s, seat, kind, roles)   whether it can be played now
play_special(s, seat, kind)              what playing it does, or which question it asks
"""

from __future__ import annotations

import numpy as np

from karczma.core.compiling import rule
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand, leave_hand_unseen
from karczma.core.steps import ask, offer, pop, put_off, top_about

from .apprentice import may_exchange
from .arranging import begin_arranging, offer_kinds_of_pile, take_kind_from_pile
from .cards import (
    APPRENTICE,
    BACK,
    BARBARIAN,
    BENEFACTOR,
    COURIER,
    FLAKER,
    FOUNDERS,
    GOLD,
    KINDS,
    LOOKED_AT,
    MONK,
    NOBLE,
    PIGEONEER,
    PROPHET,
    SCHEMER,
    SHERIFF,
    SMUGGLED_SHARE,
    SMUGGLER,
    SPECIAL,
    SUIT,
    THIEF,
    TINNER,
)
from .moves import ARREST_THIEF, HALF_OF, LOOK, STEAL, TAKE
from .padlocks import is_in_play, may_unlock
from .piles import discard_openly, show_hand_to
from .state import (
    ARREST_WHOM,
    EMPTY,
    LOOK_AT,
    PAY,
    PLACES,
    RESERVE,
    SMUGGLE,
    SMUGGLED,
    STEAL_FROM,
    SWAP,
    TAKE_RESERVE,
    TAKE_SEEN,
)
from .village import is_house_alike, move_coins_to_supply, take_out, villages

# What a Special villager does when it is played in the build phase. STAYS: it is built like any other.
STAYS, NOT_NOW, EXCHANGES, UNLOCKS, SMUGGLES, LOOKS, STEALS, ARRESTS, SEARCHES = range(9)
EFFECT = np.zeros(KINDS, np.int64)
EFFECT[[MONK, BARBARIAN, COURIER, FLAKER, BENEFACTOR, PROPHET]] = NOT_NOW
EFFECT[APPRENTICE], EFFECT[TINNER], EFFECT[SMUGGLER] = EXCHANGES, UNLOCKS, SMUGGLES
EFFECT[NOBLE], EFFECT[SCHEMER], EFFECT[SHERIFF], EFFECT[PIGEONEER] = LOOKS, STEALS, ARRESTS, SEARCHES


@rule
def may_play_special(s, seat, kind, roles) -> bool:
    effect = EFFECT[kind]
    if effect == EXCHANGES:
        return may_exchange(s, seat, roles)
    if effect == SMUGGLES:
        return may_unlock(s, seat, kind)  # D17 even with nothing to smuggle
    if effect == LOOKS:
        return is_any_hand_to_look_at(s, seat)
    if effect == STEALS:
        return is_anyone_to_steal(s)
    if effect == ARRESTS:
        return is_in_play(s, THIEF)  # D38
    if effect == SEARCHES:
        return s.pile_size[RESERVE] > 0
    return effect == UNLOCKS


@rule
def play_special(s, seat, kind) -> None:
    """11.1 All but the Apprentice are discarded and cost no action."""
    effect = EFFECT[kind]
    if effect == EXCHANGES:
        enter_hand(s, seat, kind, everyone(s))  # shown to all; he leaves the hand when he takes his place
        ask(s, SWAP, seat, 0)
        return
    if effect == SMUGGLES:
        s.building = kind
        put_off(s, SMUGGLED, seat, 0)
        if offer_half(s, seat, s.only_move[:]) > 0:
            ask(s, SMUGGLE, seat, 0)
        ask(s, PAY, seat, 0)
        return
    discard_openly(s, kind)
    if effect == UNLOCKS:
        s.tinner = 1  # 11.13
    elif effect == LOOKS:
        ask(s, LOOK_AT, seat, 0)
    elif effect == STEALS:
        ask(s, STEAL_FROM, seat, 0)
    elif effect == ARRESTS:
        ask(s, ARREST_WHOM, seat, 0)
    elif effect == SEARCHES:
        search_reserve(s, seat)


# -- Smuggler


@rule
def offer_half(s, seat, moves) -> int:
    """11.14 A top card of one's village with printed gold; of equal values only the first."""
    n = 0
    for place in range(s.village_size[seat]):
        gold = visible_gold(s, seat, place)
        is_new = gold > 0
        for other in range(place):
            is_new &= visible_gold(s, seat, other) != gold
        if is_new:
            n = offer(moves, n, HALF_OF + place)
    return n


@rule
def visible_gold(s, owner, place) -> int:
    return GOLD[s.village[owner, place]] if s.load[owner, place] == 0 else 0


@rule
def answer_half(s, seat, move) -> None:
    """11.14 Half of the printed gold, rounded up, from the bank."""
    pop(s)
    s.supply[seat] += half_of(visible_gold(s, seat, move - HALF_OF))


@rule
def half_of(gold) -> int:
    """11.14 Rounded up."""
    return (gold + SMUGGLED_SHARE - 1) // SMUGGLED_SHARE


@rule
def discard_smuggler(s) -> None:
    pop(s)
    discard_openly(s, s.building)
    s.building = EMPTY


# -- Noble


@rule
def is_any_hand_to_look_at(s, seat) -> bool:
    for other in range(s.seats):
        if other != seat and s.hand_size[other] > 0:
            return True
    return False


@rule
def offer_look(s, seat, moves) -> int:
    """17.6, D35 Any other player with cards."""
    n = 0
    for other in range(s.seats):
        if other != seat and s.hand_size[other] > 0:
            n = offer(moves, n, LOOK + other)
    return n


@rule
def answer_look(s, seat, move) -> None:
    pop(s)
    show_hand_to(s, move - LOOK, seat)
    if is_anyone_to_take(s, move - LOOK):
        ask(s, TAKE_SEEN, seat, move - LOOK)


@rule
def is_anyone_to_take(s, seat) -> bool:
    for i in range(s.hand_size[seat]):
        if SUIT[s.hand[seat, i]] != SPECIAL:
            return True
    return False


@rule
def offer_seen(s, moves) -> int:
    """17.6 One of the cards that is not Special."""
    n, last, robbed = 0, -1, top_about(s)
    for i in range(s.hand_size[robbed]):
        kind = s.hand[robbed, i]
        if kind != last and SUIT[kind] != SPECIAL:
            n = offer(moves, n, TAKE + kind)
        last = kind
    return n


@rule
def answer_seen(s, seat, move) -> None:
    """22.3 Both of them know which card it is; the others see only its suit."""
    robbed = top_about(s)
    pop(s)
    known = leave_hand_unseen(s, robbed, move - TAKE, BACK)
    show_hand_to(s, robbed, seat)
    enter_hand(s, seat, move - TAKE, known | 1 << seat)


# -- Schemer


@rule
def may_steal(s, owner, place) -> bool:
    """17.9, D36 A top card that is neither Special nor Founders."""
    kind = s.village[owner, place]
    return s.load[owner, place] == 0 and SUIT[kind] != SPECIAL and kind < FOUNDERS


@rule
def is_anyone_to_steal(s) -> bool:
    for owner in range(s.seats):
        for place in range(s.village_size[owner]):
            if may_steal(s, owner, place):
                return True
    return False


@rule
def offer_steal(s, moves) -> int:
    n = 0
    for owner in range(s.seats):
        for place in range(s.village_size[owner]):
            if may_steal(s, owner, place) and not is_theft_alike(s, owner, place):
                n = offer(moves, n, STEAL + owner * PLACES + place)
    return n


@rule
def is_theft_alike(s, owner, place) -> bool:
    """An earlier card of the same kind, with as many coins, that lies on the like."""
    under = s.beneath[owner, place]
    for other in range(place):
        same = s.village[owner, other] == s.village[owner, place] and s.coins[owner, other] == s.coins[owner, place]
        if same and s.load[owner, other] == 0:
            if lie_alike(s, owner, under, s.beneath[owner, other]):
                return True
    return False


@rule
def lie_alike(s, owner, place, other) -> bool:
    """Whether two chains are the same from these places down to the table."""
    while place != other:
        if place < 0 or other < 0 or s.village[owner, place] != s.village[owner, other]:
            return False
        if s.role[owner, place] != s.role[owner, other] or s.load[owner, place] != s.load[owner, other]:
            return False
        place, other = s.beneath[owner, place], s.beneath[owner, other]
    return True


@rule
def answer_steal(s, seat, move) -> None:
    """17.9 To hand; coins on it go to the supply of that village's owner."""
    pop(s)
    owner, place = (move - STEAL) // PLACES, (move - STEAL) % PLACES
    move_coins_to_supply(s, owner, place, owner)
    enter_hand(s, seat, take_out(s, owner, place), everyone(s))


# -- Sheriff


@rule
def offer_arrest(s, moves) -> int:
    """17.8 Any Thief in play, one's own too."""
    n = 0
    for owner in range(villages(s)):
        for place in range(s.village_size[owner]):
            if s.village[owner, place] == THIEF and not is_house_alike(s, owner, place, 1):
                n = offer(moves, n, ARREST_THIEF + owner * PLACES + place)
    return n


@rule
def answer_arrest(s, seat, move) -> None:
    """17.8 The Thief is discarded, and one takes the coins on him."""
    pop(s)
    owner, place = (move - ARREST_THIEF) // PLACES, (move - ARREST_THIEF) % PLACES
    move_coins_to_supply(s, owner, place, seat)
    discard_openly(s, take_out(s, owner, place))


# -- Pigeoneer


@rule
def search_reserve(s, seat) -> None:
    """18.3 One looks at the top six cards of the reserve, takes one and puts the others back in any order."""
    size = s.pile_size[RESERVE]
    begin_arranging(s, seat, RESERVE, size if size < LOOKED_AT else LOOKED_AT)
    ask(s, TAKE_RESERVE, seat, RESERVE)


@rule
def offer_reserve(s, moves) -> int:
    return offer_kinds_of_pile(s, RESERVE, moves, TAKE)


@rule
def answer_reserve(s, seat, move) -> None:
    """18.3 The others see only the suit of the card taken."""
    pop(s)
    enter_hand(s, seat, move - TAKE, 1 << seat)
    take_kind_from_pile(s, seat, RESERVE, move - TAKE)
