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
    WORKERS,
)
from .mines import COVERING, EVERY, floor_at_centre, floor_at_own, floor_on, may_staff
from .rules import AT_CENTRE, AT_OWN, DRAW_CAMP, DRAW_DECK, EXCHANGE, PLAY_UNIT, points
from .state import FEWEST_SEATS

POINT = 10
SWING = 150  # a lead of so many tenths is nearly decisive
SURE = 100  # chances are in hundredths
DECK_WORTH = 3  # an unknown card: a little hope
NOWHERE = -10000
BYTE = 8

# A hand is three sets of strengths in one number: the units of the king's race, which may oversee; those that may work;
# and those that take a mine for oneself.
OWN, OTHERS, TAKERS = (number * (STRONGEST + 1) for number in range(3))


def unit(race: int, rivals: int, card: int) -> int:
    """One unit as a hand of nothing else, for the king of a race; a bit for each race of the other kings."""
    bit = 1 << int(STRENGTH[card])
    works = bit << OWN if RACE[card] == race else bit << OTHERS
    return works if rivals >> int(RACE[card]) & 1 else works | bit << TAKERS


def climb(wanted: int, units: int) -> tuple[int, int]:
    """How far so many units in a row climb, the weakest first, and how many of them are missing: each of those makes it
    two steps more."""
    strengths = [strength for strength in range(STRONGEST + 1) if units >> strength & 1][:wanted]
    missing = wanted - len(strengths)
    return (1 + strengths[-1] if strengths else 0) + 2 * missing, missing


def haste(turns: int, left: int) -> int:
    """What the chance to fill a mine loses where there is little time for the staff that is left."""
    return SURE if left > turns else 8 * max(0, 2 * left + 1 - turns)


def worth(value: int, chance: int) -> int:
    """A mine that is captured costs its value, or brings it if it gets filled."""
    return POINT * value * (2 * chance - SURE) // SURE


# The same as tables, by what each is given; a mine stands for its value.
MOST_TURNS = CARDS // FEWEST_SEATS
UNIT = np.array(
    [[[unit(race, rivals, card) for card in range(CARDS)] for rivals in range(1 << RACES)] for race in range(RACES)],
    np.int32,
)
CLIMBS = [[climb(wanted, units) for units in range(EVERY + 1)] for wanted in range(MOST_STAFF + 1)]
CLIMB, MISSING = np.array(CLIMBS, np.int8).transpose(2, 0, 1).copy()
HASTE = np.array([[haste(turns, left) for left in range(MOST_STAFF + 1)] for turns in range(MOST_TURNS)], np.int8)
WORTH = np.array([[worth(value, chance) for chance in range(SURE + 1)] for value in VALUE.tolist()], np.int8)


class Eye(NamedTuple):
    """What one sees before weighing any move."""

    race: int  # one's own
    rivals: int  # a bit for each race of the other kings
    turns: int  # of each player after this one, or nearly
    missing: int  # cards it takes to fill all one's mines
    missing_next: int  # the same for the next player
    missing_of: int  # the same for the king of each race, a byte each


class Spot(NamedTuple):
    """A mine in the centre."""

    mine: int
    left: int  # units it takes until it is captured
    covering: int  # those that may come next
    to_next: int  # what it would be worth to the next player


@rule
def weigh(o, seat, moves, n, values) -> None:
    """How good each legal move looks to this seat."""
    eye = look(o, seat)
    hand, twins = hand_of(o, seat, eye)
    if moves[0] < EXCHANGE:
        # one after the other, since rules make no arrays
        centre = spot_at(o, 0, eye), spot_at(o, 1, eye), spot_at(o, 2, eye), spot_at(o, 3, eye)
        for i in range(n):
            card = COPIES * (moves[i] - PLAY_UNIT)  # copies look alike
            values[i] = worth_of_playing(o, seat, card, centre, without(hand, twins, card, eye), eye)
        return
    total = prospects(o, seat, hand, eye)
    for i in range(n):
        values[i] = worth_of_move(o, seat, moves[i], hand, total, eye)


@inner_rule
def worth_of_move(o, seat, move, hand, total, eye) -> int:
    """The worth of laying or drawing a card; cards to be shown are weighed by `worth_of_playing`."""
    if move == EXCHANGE:
        return 0
    if move < DRAW_DECK:
        return total + gain_of_laying(o, seat, top_about(o), move, hand, eye)
    if move == DRAW_DECK:
        return total + DECK_WORTH
    race = move - DRAW_CAMP
    more = with_card(hand, o.camp[race, o.camp_size[race] - 1], eye)
    return total if more == hand else prospects(o, seat, more, eye)


# -- what one knows


@inner_rule
def look(o, seat):
    missing_of, rivals = 0, 0
    for other in range(o.seats):
        missing_of |= staff_missing(o, other) << BYTE * o.king[other]
        rivals |= (other != seat) << o.king[other]
    race, next_race = o.king[seat], o.king[(seat + 1) % o.seats]
    return Eye(
        np.int64(race), rivals, turns_left(o), missing(missing_of, race), missing(missing_of, next_race), missing_of
    )


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
def missing(missing_of, race) -> int:
    return missing_of >> BYTE * race & 255


@inner_rule
def hand_of(o, seat, eye):
    """The units in hand, and those of which a twin stays in hand if one is played."""
    hand, twins = 0, 0
    for i in range(o.hand_size[seat]):
        twins |= hand & UNIT[eye.race, eye.rivals, o.hand[seat, i]]
        hand = with_card(hand, o.hand[seat, i], eye)
    return hand, twins


@inner_rule
def with_card(hand, card, eye) -> int:
    return hand | UNIT[eye.race, eye.rivals, card]


@inner_rule
def without(hand, twins, card, eye) -> int:
    return hand & ~UNIT[eye.race, eye.rivals, card] | twins


@inner_rule
def spot_at(o, place, eye):
    mine = np.int64(o.centre[place])
    covering = COVERING[floor_at_centre(o, place)] * (mine > 0)
    to_next = WORTH[mine, rivals_chance(mine, eye.missing_next, eye)]
    return Spot(mine, DEFENCE[mine] - o.unit_size[place], covering, to_next)


@inner_rule
def can_capture(hand, covering) -> bool:
    """Whether a card in hand would take a mine for oneself that is captured by one of these."""
    return hand >> TAKERS & covering != 0


# -- what the table looks worth


@rule
def prospects(o, seat, hand, eye) -> int:
    """What one's mines and the hand look worth."""
    total = 0
    for i in range(o.mine_size[seat]):
        total += worth_at_own(o, seat, i, hand, eye)
    for place in range(CENTRE):
        spot = spot_at(o, place, eye)
        if spot.left == 1:
            total += readiness(spot, worth_to_me(spot, hand, eye), hand)
    return total


@inner_rule
def worth_at_own(o, seat, i, hand, eye) -> int:
    return WORTH[o.mine[seat, i], chance_at_own(o, seat, i, hand, eye)]


@inner_rule
def chance_at_own(o, seat, i, hand, eye) -> int:
    return fill_chance(o.mine[seat, i], o.worker_size[seat, i], floor_at_own(o, seat, i), hand, eye)


@inner_rule
def worth_to_me(spot, hand, eye) -> int:
    """What a mine in the centre would be worth to oneself; nobody asks while it is far from captured."""
    return WORTH[spot.mine, fill_chance(spot.mine, 0, 0, hand, eye)] if spot.left <= 2 else 0


@inner_rule
def readiness(spot, to_me, hand) -> int:
    """A part of what a mine would be worth that the hand could capture with one more card."""
    return to_me * 3 // 10 if (to_me > 0) & can_capture(hand, spot.covering) else 0


@inner_rule
def fill_chance(mine, size, floor, hand, eye) -> int:
    """How likely a mine of one's own gets filled that has `size` of its staff and this floor."""
    left = STAFF[mine] - size
    if left == 0:
        return SURE
    workers, units = WORKERS[mine] - size, (hand >> OTHERS & EVERY) >> floor
    top, missing = floor + CLIMB[workers, units], MISSING[workers, units]
    overseer, units = OVERSEER[mine], (hand >> OWN & EVERY) >> top
    top, missing = top + CLIMB[overseer, units], missing + MISSING[overseer, units]
    too_high = max(0, top - STRONGEST - 1)
    return max(0, 97 - 3 * left - 17 * missing - 12 * too_high - 2 * eye.missing - HASTE[eye.turns, left])


@inner_rule
def rivals_chance(mine, missing, eye) -> int:
    """The same for a rival, whose hand is not seen and whose other mines want so many cards."""
    left = STAFF[mine]
    return max(0, 90 - 8 * left - 2 * missing - HASTE[eye.turns, left])


# -- laying a unit


@rule
def worth_of_playing(o, seat, card, centre, hand, eye) -> int:
    """A card is worth what it does where it does most, and what the table looks worth with the rest of the hand."""
    best, total = NOWHERE, 0
    for place in range(CENTRE):
        spot = centre[place]
        to_me = worth_to_me(spot, hand, eye)
        if spot.left == 1:
            total += readiness(spot, to_me, hand)
        gain = gain_at_centre(o, spot, card, to_me, hand, eye)
        best = gain if (spot.covering >> STRENGTH[card] & 1 == 1) & (gain > best) else best
    for i in range(o.mine_size[seat]):
        now = worth_at_own(o, seat, i, hand, eye)
        total += now
        if may_staff(o, seat, i, card):
            best = max(best, gain_at_own(o, seat, i, card, now, hand, eye))
    return total + best


@inner_rule
def gain_of_laying(o, seat, card, move, hand, eye) -> int:
    """How much more the table looks worth after a card was laid; the hand is without it."""
    if move < AT_OWN:
        spot = spot_at(o, move - AT_CENTRE, eye)
        return gain_at_centre(o, spot, card, worth_to_me(spot, hand, eye), hand, eye)
    i = move - AT_OWN
    return gain_at_own(o, seat, i, card, worth_at_own(o, seat, i, hand, eye), hand, eye)


@inner_rule
def gain_at_own(o, seat, i, card, now, hand, eye) -> int:
    """How much more a mine of one's own looks worth than now."""
    chance = fill_chance(o.mine[seat, i], o.worker_size[seat, i] + 1, floor_on(card), hand, eye)
    return WORTH[o.mine[seat, i], chance] - now + POINT


@inner_rule
def gain_at_centre(o, spot, card, to_me, hand, eye) -> int:
    """A mine in the centre that would be worth so much to oneself is captured, given away or opened."""
    if spot.left > 2:
        return -spot.to_next // 10
    if spot.left == 2:
        return worth_of_opening(spot, card, to_me, hand)
    if eye.rivals >> RACE[card] & 1 == 0:
        return to_me
    chance = rivals_chance(spot.mine, missing(eye.missing_of, RACE[card]), eye)
    return -(WORTH[spot.mine, chance] * 2 // (1 + o.seats))


@inner_rule
def worth_of_opening(spot, card, to_me, hand) -> int:
    """A unit that does not capture: the next player may, the more likely the weaker it is."""
    ease = 1 + STRONGEST - STRENGTH[card]
    hope = -spot.to_next * ease // 20 if spot.to_next > 0 else 0
    if to_me > 0 and can_capture(hand, COVERING[floor_on(card)]):
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
