"""Rules of thumb: what a move is worth to a sensible player, in tenths of a point. They look at an observation only.

The numbers below were found by playing: generations of slightly different players, thousands of mirrored deals each.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from karczma.core.compiling import inner_rule, rule
from karczma.core.knowledge import UNKNOWN

from .cards import CARDS, COLOUR, COLOURS, COST, FIVE_IN_ONE, HAND, KINDS, RANKS, THREE_BEGUN, VALUE, VALUES
from .rules import CAMP, DRAW_CAMP, DRAW_DECK, may_join
from .scoring import begun, sponsors, total
from .state import OPEN

POINT = 10
SWING = 1500  # a lead of so many tenths is nearly decisive, with deals to come

# Shares are in hundredths, the rest in tenths of a point.
REACH = 75  # share of the unseen cards one can expect that will really find their place
GO_ON = 27  # any card that lengthens an expedition
PATIENCE = 50  # share of its value that it costs to play a card before there is need
PRESSURE = 77  # share of its value that it gains when there are as many cards to play as turns
REGRET = 75  # share of the unseen cards passed over that is lost
SET_OUT = -30  # a number that begins an expedition
SET_OUT_SHARE = 10  # share of what it promises
SET_OUT_REGRET = 50  # like REGRET, for the first number
LATE = 6  # with so many turns left, or fewer, a promised loss counts in full
ANOTHER = 35  # what every expedition begun before takes from a new one
SPONSOR_GAIN = 80  # share of a profit that a sponsor multiplies
SPONSOR_RISK = 65  # share of a loss
KEEP_SLOPE = 70  # share of its value for which a card is kept, for every ten points its colour promises
SPONSOR_KEPT = 10  # a sponsor is kept like a number of this value
GIFT = 52  # share of a card's value that it brings the other on an expedition he has begun
SMALL_GIFT = 37  # and on one he has not
SPONSOR_GIFT = 5  # a sponsor is given away like a number of this value
DECK_WORTH = 46  # an unknown card: a little hope, and the deal comes nearer to its end
TAKE = 95  # share of its use for which a card is taken from a camp
TIME = 135  # a turn more for whoever cannot play all his cards in time
MILESTONE = 80  # a card that fulfils a milestone
NEAR_MILESTONE = 25  # a card that leaves one to go
MANY_TAKEN = 20  # cards taken from camps in a deal, after which it gets less and less attractive

# A set of cards of one colour is a number with a bit for each rank; bit 0 is a sponsor.
NUMBERS = (1 << RANKS) - 2
COUNT = np.array([cards.bit_count() for cards in range(1 << RANKS)], np.int8)
RANK = np.array([kind % RANKS for kind in range(KINDS)], np.int8)
SUM = np.array(
    [sum(VALUES[rank] for rank in range(RANKS) if cards >> rank & 1) for cards in range(1 << RANKS)], np.int8
)


class Glance(NamedTuple):
    """What one sees before weighing any move. Sets of cards have a bit for each kind, so a colour is a run of bits."""

    held: int  # the set in one's hand
    unseen: int  # the set of numbers that may yet be drawn
    hidden: int  # how many cards are out of sight
    turns: int  # one's own that are left
    fitting: int  # cards in hand that want their turns before the deal ends


@rule
def weigh(o, seat, moves, n, values) -> None:
    """How good each legal move looks to this seat."""
    eye = glance(o, seat)
    for i in range(n):
        values[i] = worth(o, seat, moves[i], eye)


@inner_rule
def worth(o, seat, move, eye) -> int:
    if move < CAMP:
        return worth_of_playing(o, seat, move, eye)
    if move < DRAW_DECK:
        return -own_use(o, seat, move - CAMP, eye) - their_use(o, 1 - seat, move - CAMP)
    if move == DRAW_DECK:
        return DECK_WORTH
    return worth_of_taking(o, seat, move - DRAW_CAMP, eye)


# -- what one knows


@inner_rule
def glance(o, seat):
    other = 1 - seat
    held, fitting, unknown = 0, 0, 0
    for i in range(o.hand_size[seat]):
        kind = o.hand[seat, i]
        if kind != UNKNOWN:
            held |= 1 << kind
            if VALUE[kind] > 0 and o.expedition_size[seat, COLOUR[kind]] > 0:
                fitting += may_join(o, seat, kind)
    seen = held
    for i in range(o.hand_size[other]):
        if o.hand[other, i] == UNKNOWN:
            unknown += 1
        else:
            seen |= 1 << o.hand[other, i]
    return Glance(held, ~(seen | laid(o)), o.deck_size + unknown, own_turns_left(o), fitting)


@inner_rule
def laid(o) -> int:
    """The set of cards in expeditions, and of those deep in the camps."""
    cards = 0
    for colour in range(COLOURS):
        for side in range(2):
            for i in range(o.expedition_size[side, colour]):
                cards |= 1 << o.expedition[side, colour, i]
        for i in range(o.camp_size[colour] - 1):
            cards |= 1 << o.camp[colour, i]
    return cards


@rule
def own_turns_left(o) -> int:
    """If nobody takes from the camps, and where turns are counted (6.4) no more than those."""
    left = o.deck_size
    if 0 < o.turn_cap < o.turns + left:
        left = o.turn_cap - o.turns
    return (left + 1) // 2 if left > 0 else 1


@inner_rule
def of_colour(cards, colour) -> int:
    """The part of a set that is of one colour."""
    return cards >> RANKS * colour & (1 << RANKS) - 1


@inner_rule
def unseen_numbers(eye, colour) -> int:
    return of_colour(eye.unseen, colour) & NUMBERS


@inner_rule
def hope(cards, eye) -> int:
    """Tenths of a point that unseen cards promise: one draws so many of all that are out of sight."""
    return POINT * SUM[cards] * eye.turns // eye.hidden if eye.hidden > 0 else 0


@inner_rule
def prospect(colour, cards, lowest, eye) -> int:
    """What an expedition may bring without sponsors: these held cards, if there is time for them, and unseen ones,
    from the lowest rank up."""
    numbers = cards & NUMBERS & -(1 << lowest)
    wanted, time = COUNT[numbers], eye.turns - eye.fitting
    points = POINT * SUM[numbers]
    if wanted > time:
        points = points * time // wanted if time > 0 else 0
    return points + hope(unseen_numbers(eye, colour) & ~cards & -(1 << lowest), eye) * REACH // 100 - POINT * COST


# -- laying a card


@inner_rule
def worth_of_playing(o, seat, kind, eye) -> int:
    colour = COLOUR[kind]
    extra = milestone_ahead(o, seat, colour) if o.milestones else 0
    if VALUE[kind] == 0:
        return extra + worth_of_a_sponsor(o, seat, colour, eye)
    if o.expedition_size[seat, colour] == 0:
        return extra + worth_of_setting_out(o, seat, colour, RANK[kind], eye)
    return extra + worth_of_going_on(o, seat, colour, RANK[kind], eye)


@rule
def milestone_ahead(o, seat, colour) -> int:
    """One card more in a colour: it may fulfil an open milestone, or leave one card to go."""
    size = o.expedition_size[seat, colour] + 1
    gain = 0
    if o.milestone[o.deal, colour] == OPEN:
        gain += nearer(3 - size)
    if o.milestone[o.deal, FIVE_IN_ONE] == OPEN:
        gain += nearer(5 - size)
    if o.milestone[o.deal, THREE_BEGUN] == OPEN and size == 1:
        gain += nearer(2 - begun(o, seat))
    return gain


@rule
def nearer(missing) -> int:
    return MILESTONE if missing == 0 else (NEAR_MILESTONE if missing == 1 else 0)


@inner_rule
def worth_of_a_sponsor(o, seat, colour, eye) -> int:
    """The first doubles what the colour promises; one more adds the same again."""
    gain = prospect(colour, of_colour(eye.held, colour), 1, eye)
    if o.expedition_size[seat, colour] == 0:
        gain = 2 * gain - ANOTHER * begun(o, seat)
    return gain * (SPONSOR_GAIN if gain > 0 else SPONSOR_RISK) // 100


@inner_rule
def worth_of_setting_out(o, seat, colour, rank, eye) -> int:
    """It costs something whatever it promises, so useless cards go first; lower numbers are given up."""
    lower = NUMBERS & (1 << rank) - 1
    cards = of_colour(eye.held, colour)
    gain = prospect(colour, cards, rank, eye) - ANOTHER * begun(o, seat)
    loss = POINT * SUM[cards & lower] + hope(unseen_numbers(eye, colour) & lower, eye) * SET_OUT_REGRET // 100
    share = SET_OUT_SHARE if eye.turns > LATE or gain > loss else 100
    return SET_OUT + (gain - loss) * share // 100


@inner_rule
def worth_of_going_on(o, seat, colour, rank, eye) -> int:
    """There is no hurry while there are more turns than cards to play; what is passed over is lost."""
    size = o.expedition_size[seat, colour]
    passed = NUMBERS & (1 << rank) - (2 << RANK[o.expedition[seat, colour, size - 1]])
    cards = of_colour(eye.held, colour)
    pressure = 100 * eye.fitting // eye.turns
    gain = POINT * SUM[1 << rank] * (PRESSURE * pressure // 100 - PATIENCE) // 100
    loss = hope(passed & unseen_numbers(eye, colour), eye) * REGRET // 100
    if o.deck_size > 1:  # with the last card of the deck there is hardly another turn for them
        loss += POINT * SUM[passed & cards]
    return GO_ON + (1 + sponsors(o, seat, colour)) * (gain - loss)


# -- the use of a card


@inner_rule
def own_use(o, seat, kind, eye) -> int:
    """What a card in hand may bring oneself: much on a begun expedition, else by what its colour promises."""
    if not may_join(o, seat, kind):
        return 0
    colour, value = COLOUR[kind], VALUE[kind]
    if value > 0 and o.expedition_size[seat, colour] > 0:
        points = POINT * value * (1 + sponsors(o, seat, colour))
        return points if eye.fitting <= eye.turns else points // 2
    promise = prospect(colour, of_colour(eye.held, colour) | 1 << RANK[kind], 1, eye)
    if promise <= 0:
        return 0
    share = promise * KEEP_SLOPE // 100
    share = share if share < 100 else 100
    return POINT * (value if value > 0 else SPONSOR_KEPT) * share // 100


@inner_rule
def their_use(o, other, kind) -> int:
    """What a card in a camp may bring the other player."""
    if not may_join(o, other, kind):
        return 0
    colour, value = COLOUR[kind], VALUE[kind]
    points = POINT * (value if value > 0 else SPONSOR_GIFT)
    if o.expedition_size[other, colour] > 0:
        return points * (1 + sponsors(o, other, colour)) * GIFT // 100
    return points * SMALL_GIFT // 100


@inner_rule
def worth_of_taking(o, seat, colour, eye) -> int:
    """It also buys time to play a full hand; but nobody shall take from the camps for ever (6.4)."""
    kind = o.camp[colour, o.camp_size[colour] - 1]
    gain = own_use(o, seat, kind, eye) * TAKE // 100
    if eye.fitting > (o.deck_size - 1) // 2:
        gain += TIME
    taken = o.turns + o.deck_size - (CARDS - 2 * HAND)
    return gain - POINT * (taken - MANY_TAKEN) if taken > MANY_TAKEN else gain


# -- for searches


@rule
def standing(s, seat) -> int:
    """What a seat can count on: the points of the deals that are over, and of the running one as it lies."""
    return POINT * total(s, seat)


@rule
def stage(s) -> int:
    """Nobody thinks past the end of a deal."""
    return s.deal
