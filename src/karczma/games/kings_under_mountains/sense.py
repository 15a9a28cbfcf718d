"""Rules of thumb: what a move is worth to a sensible player, in tenths of a point. They look at an observation only.

A move is worth what the table looks worth after it: each mine of one's own by the chance that it gets filled, what was
given away or opened to rivals, and the mines that the hand is ready to capture.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from karczma.core.compiling import rule
from karczma.core.steps import top_about

from .cards import CENTRE, DEFENCE, RACE, STAFF, STRENGTH, STRONGEST, VALUE, WEAKEST, WORKERS
from .mines import captor, may_join, may_staff
from .rules import AT_CENTRE, AT_OWN, DRAW_CAMP, DRAW_DECK, EXCHANGE, PLAY_UNIT, copy_in_hand, points

POINT = 10
SWING = 150  # a lead of so many tenths is nearly decisive
NONE = -1  # no card
SURE = 100  # chances are in hundredths
DECK_WORTH = 3  # an unknown card: a little hope


# A set of units is a number with a bit for each strength.
SETS = 1 << (STRONGEST + 1)
LOWEST = np.array([STRONGEST, *((cards & -cards).bit_length() - 1 for cards in range(1, SETS))], np.int8)


class Eye(NamedTuple):
    """What one sees before weighing any move."""

    turns: int  # of each player after this one, or nearly
    missing: int  # cards it takes to fill all one's mines


class Hand(NamedTuple):
    """The strengths of the units in hand."""

    own: int  # those of the king's race, which may oversee
    others: int  # those that may work
    takers: int  # those that take a mine for oneself


@rule
def weigh(o, seat, moves, n, values) -> None:
    """How good each legal move looks to this seat."""
    eye = Eye(turns_left(o), staff_missing(o, seat))
    hand = hand_of(o, seat, NONE, NONE)
    total = prospects(o, seat, hand, eye)
    for i in range(n):
        values[i] = worth(o, seat, moves[i], hand, total, eye)


@rule
def worth(o, seat, move, hand, total, eye) -> int:
    if move < EXCHANGE:
        return best_place(o, seat, copy_in_hand(o, seat, move - PLAY_UNIT), eye)
    if move == EXCHANGE:
        return 0
    if move < DRAW_DECK:
        return total + gain_of_laying(o, seat, top_about(o), move, hand, eye)
    if move == DRAW_DECK:
        return total + DECK_WORTH
    race = move - DRAW_CAMP
    return prospects(o, seat, hand_of(o, seat, NONE, o.camp[race, o.camp_size[race] - 1]), eye)


# -- what one knows


@rule
def turns_left(o) -> int:
    return (o.deck_size * 9 // 10) // o.seats


@rule
def staff_missing(o, seat) -> int:
    n = 0
    for i in range(o.mine_size[seat]):
        n += STAFF[o.mine[seat, i]] - o.worker_size[seat, i]
    return n


@rule
def hand_of(o, seat, played, extra):
    """The units in hand, without a card that is played and with one that is drawn."""
    own, others, takers, skip = 0, 0, 0, played
    for i in range(o.hand_size[seat] + 1):
        card = o.hand[seat, i] if i < o.hand_size[seat] else extra
        if card == skip:
            skip = NONE
        elif card != NONE:
            bit = 1 << STRENGTH[card]
            if RACE[card] == o.king[seat]:
                own |= bit
            else:
                others |= bit
            if captor(o, seat, card) == seat:
                takers |= bit
    return Hand(own, others, takers)


@rule
def can_capture(hand, top) -> bool:
    """Whether a card in hand would take a mine with this unit on top for oneself; 2.4 the weakest, on the strongest."""
    if top == NONE:
        return hand.takers != 0
    if STRENGTH[top] == STRONGEST:
        return hand.takers >> WEAKEST & 1 == 1
    return hand.takers >> STRENGTH[top] + 1 != 0


# -- what the table looks worth


@rule
def prospects(o, seat, hand, eye) -> int:
    """What one's mines and the hand look worth."""
    total = 0
    for i in range(o.mine_size[seat]):
        total += mine_worth(o.mine[seat, i], chance_of(o, seat, i, hand, eye))
    for place in range(CENTRE):
        total += readiness(o, place, hand, eye)
    return total


@rule
def mine_worth(mine, chance) -> int:
    """A mine that is captured costs its value, or brings it if it gets filled."""
    return POINT * VALUE[mine] * (2 * chance - SURE) // SURE


@rule
def chance_of(o, seat, i, hand, eye) -> int:
    """How likely one's own mine of this number gets filled."""
    size = o.worker_size[seat, i]
    return fill_chance(o.mine[seat, i], size, o.worker[seat, i, size - 1] if size > 0 else NONE, hand, eye)


@rule
def readiness(o, place, hand, eye) -> int:
    """A part of what a mine would be worth that the hand could capture with one more card."""
    mine, size = o.centre[place], o.unit_size[place]
    if mine == 0 or size + 1 != DEFENCE[mine]:
        return 0
    if not can_capture(hand, o.unit[place, size - 1] if size > 0 else NONE):
        return 0
    gain = mine_worth(mine, fill_chance(mine, 0, NONE, hand, eye))
    return gain * 3 // 10 if gain > 0 else 0


@rule
def fill_chance(mine, size, top, hand, eye) -> int:
    """How likely a mine of one's own gets filled that has `size` of its staff, the last one `top`."""
    left = STAFF[mine] - size
    if left == 0:
        return SURE
    if left > eye.turns:
        return 0
    strength = STRENGTH[top] if top != NONE else WEAKEST - 1
    missing = 0
    for place in range(size, STAFF[mine]):
        higher = (hand.own if place == WORKERS[mine] else hand.others) >> strength + 1
        if higher == 0:
            missing += 1
            strength += 2
        else:
            strength += 1 + LOWEST[higher]
    chance = 97 - 3 * left - 17 * missing - 2 * eye.missing
    if strength > STRONGEST:
        chance -= 12 * (strength - STRONGEST)
    if eye.turns < 2 * left + 1:
        chance -= 8 * (2 * left + 1 - eye.turns)
    return chance if chance > 0 else 0


@rule
def rivals_chance(o, rival, mine, eye) -> int:
    """The same for a rival, whose hand is not seen."""
    left = STAFF[mine]
    if left > eye.turns:
        return 0
    chance = 90 - 8 * left - 2 * staff_missing(o, rival)
    if eye.turns < 2 * left + 1:
        chance -= 8 * (2 * left + 1 - eye.turns)
    return chance if chance > 0 else 0


# -- laying a unit


@rule
def best_place(o, seat, card, eye) -> int:
    """A card is worth what it does where it does most."""
    hand = hand_of(o, seat, card, NONE)
    best = -10000
    for place in range(CENTRE):
        if may_join(o, place, card):
            value = gain_of_laying(o, seat, card, AT_CENTRE + place, hand, eye)
            best = value if value > best else best
    for i in range(o.mine_size[seat]):
        if may_staff(o, seat, i, card):
            value = gain_of_laying(o, seat, card, AT_OWN + i, hand, eye)
            best = value if value > best else best
    return prospects(o, seat, hand, eye) + best


@rule
def gain_of_laying(o, seat, card, move, hand, eye) -> int:
    """How much more the table looks worth after a card was laid; the hand is without it."""
    if move >= AT_OWN:
        i = move - AT_OWN
        mine, now = o.mine[seat, i], chance_of(o, seat, i, hand, eye)
        after = fill_chance(mine, o.worker_size[seat, i] + 1, card, hand, eye)
        return mine_worth(mine, after) - mine_worth(mine, now) + POINT
    place = move - AT_CENTRE
    mine = o.centre[place]
    if o.unit_size[place] + 1 < DEFENCE[mine]:
        return worth_of_opening(o, seat, place, card, hand, eye)
    winner = captor(o, seat, card)
    if winner == seat:
        return mine_worth(mine, fill_chance(mine, 0, NONE, hand, eye))
    return -(mine_worth(mine, rivals_chance(o, winner, mine, eye)) * 2 // (1 + o.seats))


@rule
def worth_of_opening(o, seat, place, card, hand, eye) -> int:
    """A unit that does not capture: the next player may, the more likely the weaker it is."""
    mine = o.centre[place]
    left = DEFENCE[mine] - o.unit_size[place] - 1
    to_others = mine_worth(mine, rivals_chance(o, (seat + 1) % o.seats, mine, eye))
    if left > 1:
        return -to_others // 10
    ease = 1 + STRONGEST - STRENGTH[card]
    hope = -to_others * ease // 20 if to_others > 0 else 0
    to_me = mine_worth(mine, fill_chance(mine, 0, NONE, hand, eye))
    if to_me > 0 and can_capture(hand, card):
        hope += to_me * (12 - ease) // 30
    return hope


@rule
def standing(s, seat) -> int:
    """What a seat can count on: its mines as they are staffed now."""
    return POINT * points(s, seat)


@rule
def stage(s) -> int:
    """The whole game can be thought through."""
    return 0
