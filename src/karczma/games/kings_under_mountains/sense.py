"""Rules of thumb: what a move is worth to a sensible player, in tenths of a point. They look at an observation only.

A move is worth what the table looks worth after it: each mine of one's own by the chance that it gets filled, what was
given away or opened to rivals, and the mines that the hand is ready to capture.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from karczma.core.compiling import inner_rule, rule
from karczma.core.steps import top_about

from .cards import CARDS, CENTRE, DEFENCE, MOST_STAFF, OVERSEER, RACE, STAFF, STRENGTH, STRONGEST, VALUE, WEAKEST, WORKERS
from .mines import king_of, may_join, may_staff
from .rules import AT_CENTRE, AT_OWN, DRAW_CAMP, DRAW_DECK, EXCHANGE, PLAY_UNIT, copy_in_hand, points
from .state import FEWEST_SEATS

POINT = 10
SWING = 150  # a lead of so many tenths is nearly decisive
SURE = 100  # chances are in hundredths
DECK_WORTH = 3  # an unknown card: a little hope
NOWHERE = -10000

# What may come next on a mine is told by a floor: the lowest strength above the last unit, or 0 on a mine without any.
# A set of units is a number with a bit for each strength.
FLOORS = STRONGEST + 2
SETS = 1 << (STRONGEST + 1)
# 2.2 to 2.4 by floor: the units that may be laid.
COVERING = np.array([(SETS - 1) >> floor << floor for floor in range(FLOORS)], np.int16)
COVERING[STRONGEST + 1] = 1 << WEAKEST


class Eye(NamedTuple):
    """What one sees before weighing any move."""

    turns: int  # of each player after this one, or nearly
    missing: int  # cards it takes to fill all one's mines
    missing_next: int  # the same for the next player
    own_race: int
    rival_races: int  # a bit for each race with a king who is not oneself


class Hand(NamedTuple):
    """The strengths of some units."""

    own: int  # those of the king's race, which may oversee
    others: int  # those that may work
    takers: int  # those that take a mine for oneself


def climb(units: int, wanted: int) -> tuple[int, int]:
    """How far so many units in a row climb, weakest first, and how many of them are missing; each of those costs two
    steps."""
    strengths = [strength for strength in range(STRONGEST + 1) if units >> strength & 1][:wanted]
    missing = wanted - len(strengths)
    return (1 + strengths[-1] if strengths else 0) + 2 * missing, missing


def haste(turns: int, left: int) -> int:
    """What the chance to fill a mine loses if there is little time for the staff that is left."""
    return SURE if left > turns else 8 * max(0, 2 * left + 1 - turns)


# Both by how many units are wanted and the set of those that may come: see `climb`.
CLIMBS = [[climb(units, wanted) for units in range(SETS)] for wanted in range(MOST_STAFF + 1)]
CLIMB, LACK = np.array(CLIMBS, np.int8).transpose(2, 0, 1).copy()
# By turns and by how much staff is left: see `haste`.
MOST_TURNS = CARDS // FEWEST_SEATS
HASTE = np.array([[haste(turns, left) for left in range(MOST_STAFF + 1)] for turns in range(MOST_TURNS)], np.int8)


@rule
def weigh(o, seat, moves, n, values) -> None:
    """How good each legal move looks to this seat."""
    eye = look(o, seat)
    hand, twins = hand_of(o, seat, eye)
    if moves[0] < EXCHANGE:
        for i in range(n):
            values[i] = worth_of_playing(o, seat, moves[i] - PLAY_UNIT, hand, twins, eye)
        return
    total = prospects(o, seat, hand, eye)
    for i in range(n):
        values[i] = worth(o, seat, moves[i], hand, total, eye)


@rule
def worth(o, seat, move, hand, total, eye) -> int:
    if move == EXCHANGE:
        return 0
    if move < AT_OWN:
        return total + gain_at_centre(o, seat, move - AT_CENTRE, top_about(o), hand, eye)
    if move < DRAW_DECK:
        return total + gain_at_own(o, seat, move - AT_OWN, top_about(o), hand, eye)
    if move == DRAW_DECK:
        return total + DECK_WORTH
    race = move - DRAW_CAMP
    return prospects(o, seat, with_unit(hand, unit(o.camp[race, o.camp_size[race] - 1], eye)), eye)


# -- what one knows


@rule
def look(o, seat):
    rival_races = 0
    for rival in range(o.seats):
        rival_races |= (rival != seat) << o.king[rival]
    missing_next = staff_missing(o, (seat + 1) % o.seats)
    return Eye(turns_left(o), staff_missing(o, seat), missing_next, np.int64(o.king[seat]), rival_races)


@rule
def turns_left(o) -> int:
    return (o.deck_size * 9 // 10) // o.seats


@rule
def staff_missing(o, seat) -> int:
    n = 0
    for i in range(o.mine_size[seat]):
        n += STAFF[o.mine[seat, i]] - o.worker_size[seat, i]
    return n


@inner_rule
def unit(card, eye):
    """One unit, as a hand of nothing else."""
    bit, race = 1 << STRENGTH[card], RACE[card]
    is_own, is_rivals = race == eye.own_race, eye.rival_races >> race & 1
    return Hand(bit * is_own, bit * (1 - is_own), bit * (1 - is_rivals))


@rule
def hand_of(o, seat, eye):
    """The units in hand, and those of which another is left if one is played."""
    hand = twins = Hand(0, 0, 0)
    for i in range(o.hand_size[seat]):
        one = unit(o.hand[seat, i], eye)
        twins = Hand(twins.own | hand.own & one.own, twins.others | hand.others & one.others, twins.takers | hand.takers & one.takers)
        hand = with_unit(hand, one)
    return hand, twins


@inner_rule
def with_unit(hand, one):
    return Hand(hand.own | one.own, hand.others | one.others, hand.takers | one.takers)


@inner_rule
def without_unit(hand, twins, one):
    return Hand(hand.own & ~one.own | twins.own, hand.others & ~one.others | twins.others, hand.takers & ~one.takers | twins.takers)


@inner_rule
def can_capture(hand, floor) -> bool:
    """Whether a card in hand would take a mine with this floor for oneself."""
    return hand.takers & COVERING[floor] != 0


@inner_rule
def floor_on(card) -> int:
    return STRENGTH[card] + 1


@inner_rule
def floor_at_centre(o, place) -> int:
    size = o.unit_size[place]
    return floor_on(o.unit[place, size - 1]) if size > 0 else 0


@inner_rule
def floor_at_own(o, seat, i) -> int:
    size = o.worker_size[seat, i]
    return floor_on(o.worker[seat, i, size - 1]) if size > 0 else 0


# -- what the table looks worth


@rule
def prospects(o, seat, hand, eye) -> int:
    """What one's mines and the hand look worth."""
    total = 0
    for i in range(o.mine_size[seat]):
        total += worth_at_own(o, seat, i, hand, eye)
    for place in range(CENTRE):
        total += readiness(o, place, hand, eye)
    return total


@inner_rule
def mine_worth(mine, chance) -> int:
    """A mine that is captured costs its value, or brings it if it gets filled."""
    return POINT * VALUE[mine] * (2 * chance - SURE) // SURE


@inner_rule
def worth_at_own(o, seat, i, hand, eye) -> int:
    """What one's own mine of this number looks worth."""
    mine = o.mine[seat, i]
    return mine_worth(mine, fill_chance(mine, o.worker_size[seat, i], floor_at_own(o, seat, i), hand, eye))


@inner_rule
def worth_to_me(mine, hand, eye) -> int:
    """What a mine in the centre would be worth to oneself."""
    return mine_worth(mine, fill_chance(mine, 0, 0, hand, eye))


@inner_rule
def readiness(o, place, hand, eye) -> int:
    """A part of what a mine would be worth that the hand could capture with one more card."""
    mine = o.centre[place]
    if DEFENCE[mine] - o.unit_size[place] != 1 or not can_capture(hand, floor_at_centre(o, place)):
        return 0
    gain = worth_to_me(mine, hand, eye)
    return gain * 3 // 10 if gain > 0 else 0


@inner_rule
def fill_chance(mine, size, floor, hand, eye) -> int:
    """How likely a mine of one's own gets filled that has `size` of its staff, the last one under this floor."""
    left = STAFF[mine] - size
    if left == 0:
        return SURE
    workers, units = WORKERS[mine] - size, hand.others >> floor
    top, missing = floor + CLIMB[workers, units], LACK[workers, units]
    overseer, units = OVERSEER[mine], hand.own >> top
    top, missing = top + CLIMB[overseer, units], missing + LACK[overseer, units]
    chance = 97 - 3 * left - 17 * missing - 2 * eye.missing - HASTE[eye.turns, left]
    if top > STRONGEST + 1:
        chance -= 12 * (top - STRONGEST - 1)
    return chance if chance > 0 else 0


@inner_rule
def rivals_worth(mine, missing, eye) -> int:
    """What a mine looks worth to a rival, who needs so many cards for other mines, and whose hand is not seen."""
    left = STAFF[mine]
    chance = 90 - 8 * left - 2 * missing - HASTE[eye.turns, left]
    return mine_worth(mine, chance if chance > 0 else 0)


# -- laying a unit


@rule
def worth_of_playing(o, seat, kind, hand, twins, eye) -> int:
    """A card is worth what it does where it does most, and what the rest of the hand looks worth."""
    card = copy_in_hand(o, seat, kind)
    rest = without_unit(hand, twins, unit(card, eye))
    best = NOWHERE
    for place in range(CENTRE):
        if may_join(o, place, card):
            best = max(best, gain_at_centre(o, seat, place, card, rest, eye))
    for i in range(o.mine_size[seat]):
        if may_staff(o, seat, i, card):
            best = max(best, gain_at_own(o, seat, i, card, rest, eye))
    return prospects(o, seat, rest, eye) + best


@inner_rule
def gain_at_own(o, seat, i, card, hand, eye) -> int:
    """How much more the table looks worth after a card was laid on one's own mine; the hand is without it."""
    mine = o.mine[seat, i]
    after = mine_worth(mine, fill_chance(mine, o.worker_size[seat, i] + 1, floor_on(card), hand, eye))
    return after - worth_at_own(o, seat, i, hand, eye) + POINT


@inner_rule
def gain_at_centre(o, seat, place, card, hand, eye) -> int:
    """The same for a mine in the centre."""
    mine = o.centre[place]
    left = DEFENCE[mine] - o.unit_size[place] - 1
    if left > 0:
        return worth_of_opening(mine, left, card, hand, eye)
    if eye.rival_races >> RACE[card] & 1 == 0:
        return worth_to_me(mine, hand, eye)
    winner = king_of(o, RACE[card])
    return -(rivals_worth(mine, staff_missing(o, winner), eye) * 2 // (1 + o.seats))


@inner_rule
def worth_of_opening(mine, left, card, hand, eye) -> int:
    """A unit that does not capture: the next player may, the more likely the weaker it is."""
    to_others = rivals_worth(mine, eye.missing_next, eye)
    if left > 1:
        return -to_others // 10
    ease = 1 + STRONGEST - STRENGTH[card]
    hope = -to_others * ease // 20 if to_others > 0 else 0
    to_me = worth_to_me(mine, hand, eye)
    if to_me > 0 and can_capture(hand, floor_on(card)):
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
