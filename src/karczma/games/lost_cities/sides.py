"""The sides a move is looked at from by whoever has played much: for each, a place in the tables of `experience.py`.

Four sides are common to all moves (when it is made, and what else there is to do), the others belong to its kind. What
is counted goes into few classes, so that enough moves have been seen of each.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from karczma.core.compiling import inner_rule, rule

from .cards import CARDS, COLOUR, COLOURS, KINDS, RANKS
from .rules import CAMP, DRAW_CAMP, DRAW_DECK, may_join
from .scoring import begun, sponsors, value_sum
from .sense import COUNT, NUMBERS, RANK, SUM, of_colour, unseen_numbers


def steps(*edges: int, lowest: int = 0, highest: int = CARDS) -> Any:
    """Numbers from the lowest to the highest in classes: how many edges a number has reached."""
    return np.array([sum(number >= edge for edge in edges) for number in range(lowest, highest + 1)], np.int8)


# Classes. A sum of values is at most 54.
STAGE = steps(4, 8, 15, 25, 35)  # by the cards in the deck
HOUR = steps(1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 35)
LITTLE, MUCH = steps(1, 6, 11, 18, 26), steps(1, 10, 20, 30, 40)  # sums of values
LAID = steps(6, 11, 16, 20, 25, 31, 40)
MANY = steps(1, 3, 5)  # cards
FAR = steps(7, 14, 22)  # the sum of the ranks an opponent has reached
LONGEST_WAIT = 30
SLACK = steps(-1, 1, 3, 5, 8, 12, lowest=-LONGEST_WAIT, highest=LONGEST_WAIT)  # turns beyond the cards to be played
STAGES, HOURS, SUMS, LAIDS, SLACKS, BEGUN, FEW = 6, 12, 6, 8, 7, 6, 4
LEFT = CARDS + 1  # how many cards the deck may hold, in a composed position
NONE = RANKS  # instead of a rank, where there is no card
GO_ON, SET_OUT, SPONSOR, THROW, DRAW, TAKE = range(6)  # kinds of moves

SHAPES = {
    "when": (6, LEFT, SLACKS),
    "how many": (6, SLACKS, STAGES, BEGUN),
    "what else": (6, FEW, FEW, SLACKS, STAGES),
    "how far the other is": (6, BEGUN, BEGUN, 4, HOURS),
    # a number on an expedition that has begun
    "step": (RANKS, RANKS, 4, SLACKS),
    "passed": (4, 3, 4, SLACKS, STAGES),
    "to follow": (5, SUMS, 4, HOURS),
    "length": (9, RANKS, SLACKS, STAGES),
    "ahead": (SUMS, 5, 4, 3, STAGES),
    "laid": (LAIDS, SUMS, 4, HOURS),
    # the first number
    "first": (RANKS, 5, SUMS, HOURS),
    "below": (RANKS, 3, 4, BEGUN, STAGES),
    "above": (4, 3, SUMS, SUMS, STAGES),
    "readiness": (SLACKS, BEGUN, 5, 2),
    "instead": (5, FEW, FEW, STAGES),
    "against": (RANKS, RANKS, 4, STAGES),
    # a sponsor
    "promise": (3, 5, SUMS, HOURS),
    "hope": (3, BEGUN, SUMS, STAGES, SLACKS),
    "rival": (3, RANKS, 4, STAGES, 5),
    "lowest": (RANKS, 5, 3, STAGES),
    "sponsor instead": (3, 5, FEW, FEW, STAGES),
    "odds": (3, SUMS, SUMS, HOURS),
    # into a camp
    "gift": (RANKS, 3, 3, 4, STAGES),
    "given up": (RANKS, 5, 2, STAGES, SLACKS),
    "fit": (RANKS, RANKS, 4, STAGES),
    "late gift": (3, 3, 4, LEFT),
    "covered": (RANKS + 1, 3, 3, 3, STAGES),
    "abandoned": (SUMS, RANKS, SUMS, 2, STAGES),
    # drawing
    "find": (RANKS, 3, 3, 4, STAGES),
    "find kept": (RANKS, RANKS, STAGES),
    "find wanted": (5, SUMS, 2, HOURS),
    "find in time": (3, 4, SLACKS, HOURS),
    "bared": (RANKS + 1, 3, 3, STAGES),
    "nothing": (1,),
}
(
    WHEN, HOW_MANY, WHAT_ELSE, HOW_FAR,
    STEP, PASSED, TO_FOLLOW, LENGTH, AHEAD, LAID_SO_FAR,
    FIRST, BELOW, ABOVE, READINESS, INSTEAD, AGAINST,
    PROMISE, HOPE, RIVAL, LOWEST, SPONSOR_INSTEAD, ODDS,
    GIFT, GIVEN_UP, FIT, LATE_GIFT, COVERED, ABANDONED,
    FIND, FIND_KEPT, FIND_WANTED, FIND_IN_TIME, BARED, NOTHING,
) = range(len(SHAPES))  # fmt: skip
DIMENSIONS = 5
RADIX = np.array([(1,) * (DIMENSIONS - len(shape)) + shape for shape in SHAPES.values()], np.int64)
BEGINS = np.array([0, *np.cumsum(RADIX.prod(1))], np.int64)


class Around(NamedTuple):
    """What there is to see besides the move, in classes."""

    slack: int
    stage: int
    begun: int  # expeditions of one's own
    others_begun: int
    far: int  # how far these have come
    useless: int  # cards in hand that neither player can lay
    ready: int  # colours where the next card is in hand and passes over none that may come


@rule
def look_around(o, seat, eye):
    slack = eye.turns - eye.fitting
    slack = SLACK[LONGEST_WAIT + (slack if slack > -LONGEST_WAIT else -LONGEST_WAIT)]
    far, useless, ready = 0, 0, 0
    for colour in range(COLOURS):
        held, top, theirs = of_colour(eye.held, colour), top_rank(o, seat, colour), top_rank(o, 1 - seat, colour)
        far += theirs
        useless += COUNT[held & out_of_reach(top) & out_of_reach(theirs)]
        following = held & NUMBERS & ~out_of_reach(top)
        if o.expedition_size[seat, colour] > 0 and following > 0:
            below = (following & -following) - 1
            ready += below & ~out_of_reach(top) & unseen_numbers(eye, colour) == 0
    useless, ready = up_to(FEW - 1, useless), up_to(FEW - 1, ready)
    return Around(slack, STAGE[o.deck_size], begun(o, seat), begun(o, 1 - seat), FAR[far], useless, ready)


@inner_rule
def out_of_reach(top) -> int:
    """The set of cards of a colour that may not follow a card of this rank; a sponsor stops none."""
    return (2 << top) - 1 if top > 0 else 0


@inner_rule
def at(table, a, b, c, d, e) -> int:
    """The place of an entry. A table of fewer dimensions leaves out the first ones."""
    size = RADIX[table]
    return BEGINS[table] + (((a * size[1] + b) * size[2] + c) * size[3] + d) * size[4] + e


@inner_rule
def sides(o, seat, move, eye, around):
    """The ten places a move is looked up at."""
    if move == DRAW_DECK:
        return of_drawing(o, around)
    if move > DRAW_DECK:
        return of_taking(o, seat, move - DRAW_CAMP, eye, around)
    kind = move % KINDS
    if move >= CAMP:
        return of_throwing(o, seat, kind, eye, around)
    if RANK[kind] == 0:
        return of_a_sponsor(o, seat, COLOUR[kind], eye, around)
    if o.expedition_size[seat, COLOUR[kind]] == 0:
        return of_setting_out(o, seat, COLOUR[kind], RANK[kind], eye, around)
    return of_going_on(o, seat, COLOUR[kind], RANK[kind], eye, around)


@inner_rule
def of_any(o, what, around):
    """The four sides that all kinds of moves have."""
    return (
        at(WHEN, 0, 0, what, o.deck_size, around.slack),
        at(HOW_MANY, 0, what, around.slack, around.stage, around.begun),
        at(WHAT_ELSE, what, around.useless, around.ready, around.slack, around.stage),
        at(HOW_FAR, what, around.begun, around.others_begun, around.far, HOUR[o.deck_size]),
    )


@inner_rule
def of_going_on(o, seat, colour, rank, eye, around):
    slack, stage, hour, other = around.slack, around.stage, HOUR[o.deck_size], 1 - seat
    top, helpers = top_rank(o, seat, colour), sponsors(o, seat, colour)
    held, unseen = of_colour(eye.held, colour), unseen_numbers(eye, colour)
    passed, higher = (1 << rank) - (2 << top), held & -(2 << rank)
    wanted, promised, to_come = up_to(4, COUNT[higher]), LITTLE[SUM[higher]], MUCH[SUM[unseen & -(2 << rank)]]
    rival = 0 if o.expedition_size[other, colour] == 0 else (1 if top_rank(o, other, colour) < rank else 2)
    return (
        *of_any(o, GO_ON, around),
        at(STEP, 0, rank, top, helpers, slack),
        at(PASSED, up_to(3, COUNT[passed & unseen]), up_to(2, COUNT[passed & held & NUMBERS]), helpers, slack, stage),
        at(TO_FOLLOW, 0, wanted, promised, helpers, hour),
        at(LENGTH, 0, up_to(8, o.expedition_size[seat, colour]), rank, slack, stage),
        at(AHEAD, to_come, wanted, helpers, rival, stage),
        at(LAID_SO_FAR, 0, LAID[value_sum(o, seat, colour) + SUM[1 << rank]], promised, helpers, hour),
    )


@inner_rule
def of_setting_out(o, seat, colour, rank, eye, around):
    slack, stage, other = around.slack, around.stage, 1 - seat
    held, unseen = of_colour(eye.held, colour), unseen_numbers(eye, colour)
    higher, lower = held & -(2 << rank), NUMBERS & (1 << rank) - 1
    wanted, promised, to_come = up_to(4, COUNT[higher]), LITTLE[SUM[higher]], MUCH[SUM[unseen & -(2 << rank)]]
    their_top, their_helpers = top_rank(o, other, colour), sponsors(o, other, colour)
    rival = 0 if o.expedition_size[other, colour] == 0 else 1 + (their_top + 2) // 4
    return (
        *of_any(o, SET_OUT, around),
        at(FIRST, 0, rank, wanted, promised, HOUR[o.deck_size]),
        at(BELOW, rank, up_to(2, COUNT[held & lower]), MANY[COUNT[unseen & lower]], around.begun, stage),
        at(ABOVE, up_to(3, rival), up_to(2, their_helpers), to_come, promised, stage),
        at(READINESS, 0, slack, around.begun, wanted, held & 1),
        at(INSTEAD, 0, wanted, around.useless, around.ready, stage),
        at(AGAINST, 0, rank, their_top, their_helpers, stage),
    )


@inner_rule
def of_a_sponsor(o, seat, colour, eye, around):
    stage, hour, other, before = around.stage, HOUR[o.deck_size], 1 - seat, sponsors(o, seat, colour)
    numbers = of_colour(eye.held, colour) & NUMBERS
    wanted, promised, lowest = up_to(4, COUNT[numbers]), LITTLE[SUM[numbers]], 0
    to_come = MUCH[SUM[unseen_numbers(eye, colour)]]
    while lowest < RANKS - 1 and numbers >> lowest & 1 == 0:
        lowest += 1
    return (
        *of_any(o, SPONSOR, around),
        at(PROMISE, 0, before, wanted, promised, hour),
        at(HOPE, before, around.begun, to_come, stage, around.slack),
        at(RIVAL, before, top_rank(o, other, colour), sponsors(o, other, colour), stage, wanted),
        at(LOWEST, 0, lowest, wanted, before, stage),
        at(SPONSOR_INSTEAD, before, wanted, around.useless, around.ready, stage),
        at(ODDS, 0, before, to_come, promised, hour),
    )


@inner_rule
def of_throwing(o, seat, kind, eye, around):
    colour, rank, stage, other = COLOUR[kind], RANK[kind], around.stage, 1 - seat
    mine, theirs = use(o, seat, kind), use(o, other, kind)
    their_helpers, is_begun = sponsors(o, other, colour), o.expedition_size[seat, colour] > 0
    wanted = of_colour(eye.held, colour) & NUMBERS & -(2 << top_rank(o, seat, colour))
    to_come = unseen_numbers(eye, colour) & -(2 << top_rank(o, seat, colour))
    return (
        *of_any(o, THROW, around),
        at(GIFT, rank, mine, theirs, their_helpers, stage),
        at(FIT, 0, rank, top_rank(o, other, colour), their_helpers, stage),
        at(GIVEN_UP, rank, up_to(4, COUNT[wanted]), is_begun, stage, around.slack),
        at(LATE_GIFT, 0, mine, theirs, their_helpers, o.deck_size),
        covered(o, seat, colour, mine, stage),
        at(ABANDONED, MUCH[SUM[to_come]], rank, LITTLE[SUM[wanted]], is_begun, stage),
    )


@rule
def covered(o, seat, colour, mine, stage) -> int:
    """The card on top of the camp, which nobody can take any more."""
    size = o.camp_size[colour]
    if size == 0:
        return at(COVERED, NONE, 0, 0, mine, stage)
    kind = o.camp[colour, size - 1]
    return at(COVERED, RANK[kind], use(o, seat, kind), use(o, 1 - seat, kind), mine, stage)


@inner_rule
def of_drawing(o, around):
    nothing = BEGINS[NOTHING]
    return (
        *of_any(o, DRAW, around),
        nothing,
        nothing,
        nothing,
        nothing,
        nothing,
        nothing,
    )


@inner_rule
def of_taking(o, seat, colour, eye, around):
    kind, stage, hour = o.camp[colour, o.camp_size[colour] - 1], around.stage, HOUR[o.deck_size]
    helpers, top, mine = sponsors(o, seat, colour), top_rank(o, seat, colour), use(o, seat, kind)
    wanted = of_colour(eye.held, colour) & NUMBERS & -(2 << top)
    is_begun = o.expedition_size[seat, colour] > 0
    return (
        *of_any(o, TAKE, around),
        at(FIND, RANK[kind], mine, use(o, 1 - seat, kind), helpers, stage),
        at(FIND_KEPT, 0, 0, RANK[kind], top, stage),
        at(FIND_WANTED, 0, up_to(4, COUNT[wanted]), LITTLE[SUM[wanted]], is_begun, hour),
        at(FIND_IN_TIME, 0, mine, helpers, around.slack, hour),
        bared(o, seat, colour, stage),
        BEGINS[NOTHING],
    )


@rule
def bared(o, seat, colour, stage) -> int:
    """The card under the one that is taken, which the other can take next."""
    size = o.camp_size[colour]
    if size < 2:
        return at(BARED, 0, NONE, 0, 0, stage)
    kind = o.camp[colour, size - 2]
    return at(BARED, 0, RANK[kind], use(o, seat, kind), use(o, 1 - seat, kind), stage)


@rule
def top_rank(o, seat, colour) -> int:
    """Of an expedition; a sponsor or nothing is 0."""
    size = o.expedition_size[seat, colour]
    return RANK[o.expedition[seat, colour, size - 1]] if size > 0 else 0


@rule
def use(o, seat, kind) -> int:
    """Whether a seat can use a card: not at all, on an expedition it has begun, or only to begin one."""
    if not may_join(o, seat, kind):
        return 0
    return 1 if o.expedition_size[seat, COLOUR[kind]] > 0 else 2


@inner_rule
def up_to(most, n) -> int:
    return n if n < most else most
