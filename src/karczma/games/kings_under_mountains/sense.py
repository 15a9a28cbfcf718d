"""Rules of thumb: what a move is worth to a sensible player, in tenths of a point. They look at an observation only.

A move is worth what the table looks worth after it: each mine of one's own by the chance that it gets filled, what was
given away or opened to rivals, and the mines that the hand is ready to capture.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from karczma.core.compiling import inner_rule, rule
from karczma.core.steps import top_about

from .cards import (
    CARDS,
    CENTRE,
    COPIES,
    DEFENCE,
    MOST_STAFF,
    OVERSEER,
    RACE,
    RACES,
    STAFF,
    STRENGTH,
    STRONGEST,
    VALUE,
    WEAKEST,
    WORKERS,
)
from .mines import COVERING, EVERY, floor_at_centre, floor_at_own, floor_on, wants_overseer
from .rules import AT_CENTRE, AT_OWN, DRAW_CAMP, DRAW_DECK, EXCHANGE, PLAY_UNIT, points
from .state import FEWEST_SEATS

POINT = 10
SWING = 150  # a lead of so many tenths is nearly decisive
SURE = 100  # chances are in hundredths
DECK_WORTH = 3  # an unknown card: a little hope
NOWHERE = -10000
BYTE = 8

def climb(units: int, wanted: int) -> tuple[int, int]:
    """How far so many units in a row climb, the weakest first, and how many of them are missing: each of those makes it
    two steps more."""
    strengths = [strength for strength in range(STRONGEST + 1) if units >> strength & 1][:wanted]
    missing = wanted - len(strengths)
    return (1 + strengths[-1] if strengths else 0) + 2 * missing, missing


def haste(turns: int, left: int) -> int:
    """What the chance to fill a mine loses where little time is left for the staff that is missing."""
    return SURE if left > turns else 8 * max(0, 2 * left + 1 - turns)


CLIMBS = [[climb(units, wanted) for units in range(EVERY + 1)] for wanted in range(MOST_STAFF + 1)]
CLIMB, MISSING = np.array(CLIMBS, np.int8).transpose(2, 0, 1).copy()
MOST_TURNS = CARDS // FEWEST_SEATS
HASTE = np.array([[haste(turns, left) for left in range(MOST_STAFF + 1)] for turns in range(MOST_TURNS)], np.int8)
# A mine that is captured costs its value, or brings it if it gets filled: by mine and the chance of that.
WORTH = np.array([[POINT * value * (2 * chance - SURE) // SURE for chance in range(SURE + 1)] for value in VALUE.tolist()], np.int8)


# A hand is three such sets in one number: units of the king's race, which may oversee; those that may work; and those
# that take a mine for oneself.
OWN, OTHERS, TAKERS = (number * (STRONGEST + 1) for number in range(3))


def unit(card: int, race: int, rivals: int) -> int:
    """One unit as a hand of nothing else, to a king of this race; a bit for each race of the other kings."""
    bit = 1 << int(STRENGTH[card])
    works = bit << OWN if RACE[card] == race else bit << OTHERS
    return works if rivals >> int(RACE[card]) & 1 else works | bit << TAKERS


# By one's own race, those of the other kings, and card.
UNIT = np.array(
    [[[unit(card, race, rivals) for card in range(CARDS)] for rivals in range(1 << RACES)] for race in range(RACES)]
)


class Eye(NamedTuple):
    """What one sees before weighing any move."""

    turns: int  # of each player after this one, or nearly
    missing: int  # cards it takes to fill all one's mines
    missing_next: int  # the same for the next player
    missing_of: int  # the same for the king of each race, a byte each
    race: int
    rivals: int  # a bit for each race of the other kings
    seats: int


class Spot(NamedTuple):
    """A mine in the centre."""

    mine: int
    left: int  # units it takes until it is captured
    covering: int  # those that may come next
    to_next: int  # what it would be worth to the next player


@rule
def weigh(o, seat, moves, n, values) -> None:
    """How good each legal move looks to this seat: what it does, and what the table looks worth with the hand then."""
    eye = look(o, seat)
    hand, twins = hand_of(o, seat, eye)
    if moves[0] < EXCHANGE:
        spots = spot_at(o, 0, eye), spot_at(o, 1, eye), spot_at(o, 2, eye), spot_at(o, 3, eye)
        for i in range(n):
            after = hand_after(o, moves[i], hand, twins, eye)
            values[i] = worth_of_playing(o, seat, unit_of(moves[i]), after, spots, eye)
        return
    elif moves[0] == EXCHANGE:
        values[0] = 0
        return
    else:
        for i in range(n):
            values[i] = gain(o, seat, moves[i], hand, eye)
    total = prospects(o, seat, hand, eye)
    for i in range(n):
        after = hand_after(o, moves[i], hand, twins, eye)
        values[i] += total if after == hand else prospects(o, seat, after, eye)


# -- what one knows


@rule
def look(o, seat):
    missing_of, rivals = 0, 0
    for other in range(o.seats):
        missing_of |= staff_missing(o, other) << BYTE * o.king[other]
        rivals |= (other != seat) << o.king[other]
    race, next_race = o.king[seat] + 0, o.king[(seat + 1) % o.seats]
    return Eye(
        turns_left(o),
        missing(missing_of, race),
        missing(missing_of, next_race),
        missing_of,
        race,
        rivals,
        o.seats + 0,
    )


@inner_rule
def missing(missing_of, race) -> int:
    return missing_of >> BYTE * race & 255


@inner_rule
def turns_left(o) -> int:
    return (o.deck_size * 9 // 10) // o.seats


@inner_rule
def staff_missing(o, seat) -> int:
    n = 0
    for i in range(o.mine_size[seat]):
        n += STAFF[o.mine[seat, i]] - o.worker_size[seat, i]
    return n


@inner_rule
def hand_of(o, seat, eye):
    """The units in hand, and those of which another is left if one is played."""
    hand, twins = 0, 0
    for i in range(o.hand_size[seat]):
        unit = UNIT[eye.race, eye.rivals, o.hand[seat, i]]
        twins |= hand & unit
        hand |= unit
    return hand, twins


@inner_rule
def unit_of(move) -> int:
    """A card of the kind that is played; copies look alike."""
    return COPIES * (move - PLAY_UNIT)


@inner_rule
def hand_after(o, move, hand, twins, eye) -> int:
    """The hand that a move leaves."""
    if move < EXCHANGE:
        return hand & ~UNIT[eye.race, eye.rivals, unit_of(move)] | twins
    if move < DRAW_CAMP:
        return hand
    pile = move - DRAW_CAMP
    return hand | UNIT[eye.race, eye.rivals, o.camp[pile, o.camp_size[pile] - 1]]


@inner_rule
def can_capture(hand, floor) -> bool:
    """Whether a card in hand would take a mine with this floor for oneself."""
    return hand >> TAKERS & COVERING[floor] != 0


# -- what the table looks worth


@rule
def prospects(o, seat, hand, eye) -> int:
    """What one's mines and the hand look worth."""
    total = 0
    for i in range(o.mine_size[seat]):
        total += worth_of_mine(o.mine[seat, i], o.worker_size[seat, i], floor_at_own(o, seat, i), hand, eye)
    for place in range(CENTRE):
        mine = o.centre[place]
        if DEFENCE[mine] - o.unit_size[place] == 1:
            total += readiness(mine, floor_at_centre(o, place), hand, eye)
    return total


@inner_rule
def readiness(mine, floor, hand, eye) -> int:
    """A part of what a mine would be worth that the hand could capture with one more card."""
    worth = worth_of_mine(mine, 0, 0, hand, eye)
    return worth * 3 // 10 if (worth > 0) & can_capture(hand, floor) else 0


@inner_rule
def worth_of_mine(mine, size, floor, hand, eye) -> int:
    """What a mine of one's own looks worth that has `size` of its staff."""
    return WORTH[mine, fill_chance(mine, size, floor, hand, eye)]


@inner_rule
def fill_chance(mine, size, floor, hand, eye) -> int:
    """How likely a mine of one's own gets filled."""
    left = STAFF[mine] - size
    if left == 0:
        return SURE
    workers, units = WORKERS[mine] - size, (hand >> OTHERS & EVERY) >> floor
    top, missing = floor + CLIMB[workers, units], MISSING[workers, units]
    overseer, units = OVERSEER[mine], (hand & EVERY) >> top
    top, missing = top + CLIMB[overseer, units], missing + MISSING[overseer, units]
    too_high = max(0, top - STRONGEST - 1)
    return max(0, 97 - 3 * left - 17 * missing - 12 * too_high - 2 * eye.missing - HASTE[eye.turns, left])


@inner_rule
def worth_to_rival(mine, missing, eye) -> int:
    """The same for a rival, whose hand is not seen and whose other mines want so many cards."""
    left = STAFF[mine]
    return WORTH[mine, max(0, 90 - 8 * left - 2 * missing - HASTE[eye.turns, left])]


# -- what a move does


@inner_rule
def gain(o, seat, move, hand, eye) -> int:
    """How much more the table looks worth after a card was laid or drawn, but for what it does to the hand."""
    if move < AT_OWN:
        place = move - AT_CENTRE
        mine, left = o.centre[place], DEFENCE[o.centre[place]] - o.unit_size[place] - 1
        to_next = worth_to_rival(mine, eye.missing_next, eye)
        return gain_at_centre(mine, left, to_next, top_about(o), hand, eye)
    if move < DRAW_DECK:
        i = move - AT_OWN
        return gain_at_own(o.mine[seat, i], o.worker_size[seat, i], floor_at_own(o, seat, i), top_about(o), hand, eye)
    return DECK_WORTH if move == DRAW_DECK else 0


@inner_rule
def spot_at(o, place, eye):
    mine = o.centre[place] + 0
    return Spot(
        mine,
        DEFENCE[mine] - o.unit_size[place],
        COVERING[floor_at_centre(o, place)] * (mine > 0),
        worth_to_rival(mine, eye.missing_next, eye),
    )


@inner_rule
def at(spot, card, hand, eye, total, best):
    if spot.left > 2:
        value = -spot.to_next // 10
    else:
        to_me = worth_of_mine(spot.mine, 0, 0, hand, eye)
        if spot.left == 2:
            value = worth_of_opening(spot.to_next, to_me, card, hand)
        else:
            total += to_me * 3 // 10 if (to_me > 0) & (hand >> TAKERS & spot.covering != 0) else 0
            value = to_me
            if eye.rivals >> RACE[card] & 1:
                value = -(worth_to_rival(spot.mine, missing(eye.missing_of, RACE[card]), eye) * 2 // (1 + eye.seats))
    return total, value if (spot.covering >> STRENGTH[card] & 1 == 1) & (value > best) else best


@rule
def worth_of_playing(o, seat, card, hand, spots, eye) -> int:
    """Each card does what it does where it does most."""
    best, total, strength = NOWHERE, 0, STRENGTH[card]
    total, best = at(spots[0], card, hand, eye, total, best)
    total, best = at(spots[1], card, hand, eye, total, best)
    total, best = at(spots[2], card, hand, eye, total, best)
    total, best = at(spots[3], card, hand, eye, total, best)
    for i in range(o.mine_size[seat]):
        mine, size, floor = o.mine[seat, i], o.worker_size[seat, i], floor_at_own(o, seat, i)
        now = worth_of_mine(mine, size, floor, hand, eye)
        total += now
        if (COVERING[floor] >> strength & 1) & ((RACE[card] == eye.race) == wants_overseer(o, seat, i)):
            best = max(best, worth_of_mine(mine, size + 1, floor_on(card), hand, eye) - now + POINT)
    return total + best


@inner_rule
def gain_at_own(mine, size, floor, card, hand, eye) -> int:
    """A card on a mine of one's own; the hand is without it."""
    now, after = worth_of_mine(mine, size, floor, hand, eye), worth_of_mine(mine, size + 1, floor_on(card), hand, eye)
    return after - now + POINT


@inner_rule
def gain_at_centre(mine, left, to_next, card, hand, eye) -> int:
    """A card on a mine in the centre, which then takes so many more; what it would be worth to the next player."""
    if left > 1:
        return -to_next // 10
    if left > 0:
        return worth_of_opening(to_next, worth_of_mine(mine, 0, 0, hand, eye), card, hand)
    if eye.rivals >> RACE[card] & 1 == 0:
        return worth_of_mine(mine, 0, 0, hand, eye)
    return -(worth_to_rival(mine, missing(eye.missing_of, RACE[card]), eye) * 2 // (1 + eye.seats))


@inner_rule
def worth_of_opening(to_next, to_me, card, hand) -> int:
    """A unit that does not capture: the next player may, the more likely the weaker it is."""
    ease = 1 + STRONGEST - STRENGTH[card]
    hope = -to_next * ease // 20 if to_next > 0 else 0
    return hope + (to_me * (12 - ease) // 30 if (to_me > 0) & can_capture(hand, floor_on(card)) else 0)


@rule
def standing(s, seat) -> int:
    """What a seat can count on: its mines as they are staffed now."""
    return POINT * points(s, seat)


@rule
def stage(s) -> int:
    """The whole game can be thought through."""
    return 0
