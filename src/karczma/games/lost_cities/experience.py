"""What many deals have taught: by how much rules of thumb misjudge a move, in tenths of a point.

A move is looked at from six sides. Each side is a table that says what came of such moves, more or less than rules of
thumb expect; `tools/lost_cities_experience.py` filled the tables by playing positions on in every way and comparing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from karczma.core.compiling import rule

from .cards import CARDS, COLOUR, KINDS, RANKS
from .rules import CAMP, DRAW_CAMP, DRAW_DECK, may_join
from .scoring import begun, sponsors
from .sense import COUNT, NUMBERS, RANK, SUM, glance, of_colour, unseen_numbers, worth


def steps(*edges: int, lowest: int = 0, highest: int = CARDS) -> Any:
    """Numbers from the lowest to the highest in classes: how many edges a number has reached."""
    return np.array([sum(number >= edge for edge in edges) for number in range(lowest, highest + 1)], np.int8)


# Classes. A sum of values is at most 54.
STAGE = steps(4, 8, 15, 25, 35)  # by the cards in the deck
HOUR = steps(1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 35)
LITTLE, MUCH = steps(1, 6, 11, 18, 26), steps(1, 10, 20, 30, 40)  # sums of values
MANY = steps(1, 3, 5)  # cards
LONGEST_WAIT = 30
SLACK = steps(-1, 1, 3, 5, 8, 12, lowest=-LONGEST_WAIT, highest=LONGEST_WAIT)  # turns beyond the cards to be played
STAGES, HOURS, SUMS, SLACKS, BEGUN = 6, 12, 6, 7, 6
LEFT = CARDS + 1  # how many cards the deck may hold, in a composed position
GO_ON, SET_OUT, SPONSOR, THROW, DRAW, TAKE = range(6)  # kinds of moves

SHAPES = {
    "when": (6, LEFT, SLACKS),
    "how many": (6, SLACKS, STAGES, BEGUN),
    # a number on an expedition that has begun
    "step": (RANKS, RANKS, 4, SLACKS),
    "passed": (4, 3, 4, SLACKS, STAGES),
    "to follow": (5, SUMS, 4, HOURS),
    "length": (9, RANKS, SLACKS, STAGES),
    # the first number
    "first": (RANKS, 5, SUMS, HOURS),
    "below": (RANKS, 3, 4, BEGUN, STAGES),
    "above": (4, 3, SUMS, SUMS, STAGES),
    "readiness": (SLACKS, BEGUN, 5, 2),
    # a sponsor
    "promise": (3, 5, SUMS, HOURS),
    "hope": (3, BEGUN, SUMS, STAGES, SLACKS),
    "rival": (3, RANKS, 4, STAGES, 5),
    "lowest": (RANKS, 5, 3, STAGES),
    # into a camp
    "gift": (RANKS, 3, 3, 4, STAGES),
    "given up": (RANKS, 5, 2, STAGES, SLACKS),
    "fit": (RANKS, RANKS, 4, STAGES),
    "late gift": (3, 3, 4, LEFT),
    # drawing
    "find": (RANKS, 3, 3, 4, STAGES),
    "find kept": (RANKS, RANKS, STAGES),
    "find wanted": (5, SUMS, 2, HOURS),
    "nothing": (1,),
}
(
    WHEN, HOW_MANY, STEP, PASSED, TO_FOLLOW, LENGTH, FIRST, BELOW, ABOVE, READINESS, PROMISE, HOPE, RIVAL, LOWEST,
    GIFT, GIVEN_UP, FIT, LATE_GIFT, FIND, FIND_KEPT, FIND_WANTED, NOTHING,
) = range(len(SHAPES))  # fmt: skip
DIMENSIONS = 5
RADIX = np.array([(1,) * (DIMENSIONS - len(shape)) + shape for shape in SHAPES.values()], np.int64)
BEGINS = np.array([0, *np.cumsum(RADIX.prod(1))], np.int64)
TAUGHT = np.load(Path(__file__).with_name("experience.npy"))


@rule
def judge(o, seat, moves, n, values) -> None:
    """How good each legal move looks to whoever has played much. Like `weigh`."""
    eye, started = glance(o, seat), begun(o, seat)
    for i in range(n):
        values[i] = worth(o, seat, moves[i], eye)
        for place in sides(o, seat, moves[i], eye, started):
            values[i] += TAUGHT[place]


@rule
def at(table, a, b, c, d, e) -> int:
    """The place of an entry. A table of fewer dimensions leaves out the first ones."""
    size = RADIX[table]
    return BEGINS[table] + (((a * size[1] + b) * size[2] + c) * size[3] + d) * size[4] + e


@rule
def sides(o, seat, move, eye, started):
    """The six places a move is looked up at."""
    slack = eye.turns - eye.fitting
    slack = SLACK[LONGEST_WAIT + (slack if slack > -LONGEST_WAIT else -LONGEST_WAIT)]
    if move == DRAW_DECK:
        return of_drawing(o, slack, started)
    if move > DRAW_DECK:
        return of_taking(o, seat, move - DRAW_CAMP, eye, slack, started)
    kind = move % KINDS
    if move >= CAMP:
        return of_throwing(o, seat, kind, eye, slack, started)
    if RANK[kind] == 0:
        return of_a_sponsor(o, seat, COLOUR[kind], eye, slack, started)
    if o.expedition_size[seat, COLOUR[kind]] == 0:
        return of_setting_out(o, seat, COLOUR[kind], RANK[kind], eye, slack, started)
    return of_going_on(o, seat, COLOUR[kind], RANK[kind], eye, slack, started)


@rule
def when(o, what, slack) -> int:
    return at(WHEN, 0, 0, what, o.deck_size, slack)


@rule
def how_many(o, what, slack, started) -> int:
    return at(HOW_MANY, 0, what, slack, STAGE[o.deck_size], started)


@rule
def of_going_on(o, seat, colour, rank, eye, slack, started):
    size, stage = o.expedition_size[seat, colour], STAGE[o.deck_size]
    top, helpers = top_rank(o, seat, colour), sponsors(o, seat, colour)
    held = of_colour(eye.held, colour)
    passed, higher = (1 << rank) - (2 << top), held & -(2 << rank)
    unseen_passed, held_passed = COUNT[passed & unseen_numbers(eye, colour)], COUNT[passed & held & NUMBERS]
    return (
        when(o, GO_ON, slack),
        how_many(o, GO_ON, slack, started),
        at(STEP, 0, rank, top, helpers, slack),
        at(PASSED, up_to(3, unseen_passed), up_to(2, held_passed), helpers, slack, stage),
        at(TO_FOLLOW, 0, up_to(4, COUNT[higher]), LITTLE[SUM[higher]], helpers, HOUR[o.deck_size]),
        at(LENGTH, 0, up_to(8, size), rank, slack, stage),
    )


@rule
def of_setting_out(o, seat, colour, rank, eye, slack, started):
    stage, other = STAGE[o.deck_size], 1 - seat
    held, unseen = of_colour(eye.held, colour), unseen_numbers(eye, colour)
    higher, lower = held & -(2 << rank), NUMBERS & (1 << rank) - 1
    wanted, promised = up_to(4, COUNT[higher]), LITTLE[SUM[higher]]
    rival = 0 if o.expedition_size[other, colour] == 0 else 1 + (top_rank(o, other, colour) + 2) // 4
    to_come = MUCH[SUM[unseen & -(2 << rank)]]
    return (
        when(o, SET_OUT, slack),
        how_many(o, SET_OUT, slack, started),
        at(FIRST, 0, rank, wanted, promised, HOUR[o.deck_size]),
        at(BELOW, rank, up_to(2, COUNT[held & lower]), MANY[COUNT[unseen & lower]], started, stage),
        at(ABOVE, up_to(3, rival), up_to(2, sponsors(o, other, colour)), to_come, promised, stage),
        at(READINESS, 0, slack, started, wanted, held & 1),
    )


@rule
def of_a_sponsor(o, seat, colour, eye, slack, started):
    stage, other, before = STAGE[o.deck_size], 1 - seat, sponsors(o, seat, colour)
    numbers = of_colour(eye.held, colour) & NUMBERS
    wanted, lowest = up_to(4, COUNT[numbers]), 0
    while lowest < RANKS - 1 and numbers >> lowest & 1 == 0:
        lowest += 1
    return (
        when(o, SPONSOR, slack),
        how_many(o, SPONSOR, slack, started),
        at(PROMISE, 0, before, wanted, LITTLE[SUM[numbers]], HOUR[o.deck_size]),
        at(HOPE, before, started, MUCH[SUM[unseen_numbers(eye, colour)]], stage, slack),
        at(RIVAL, before, top_rank(o, other, colour), sponsors(o, other, colour), stage, wanted),
        at(LOWEST, 0, lowest, wanted, before, stage),
    )


@rule
def of_throwing(o, seat, kind, eye, slack, started):
    colour, rank, stage, other = COLOUR[kind], RANK[kind], STAGE[o.deck_size], 1 - seat
    mine, theirs = use(o, seat, kind), use(o, other, kind)
    their_helpers, is_begun = sponsors(o, other, colour), o.expedition_size[seat, colour] > 0
    wanted = COUNT[of_colour(eye.held, colour) & NUMBERS & -(2 << top_rank(o, seat, colour))]
    return (
        when(o, THROW, slack),
        how_many(o, THROW, slack, started),
        at(GIFT, rank, mine, theirs, their_helpers, stage),
        at(FIT, 0, rank, top_rank(o, other, colour), their_helpers, stage),
        at(GIVEN_UP, rank, up_to(4, wanted), is_begun, stage, slack),
        at(LATE_GIFT, 0, mine, theirs, their_helpers, o.deck_size),
    )


@rule
def of_drawing(o, slack, started):
    nothing = BEGINS[NOTHING]
    return when(o, DRAW, slack), how_many(o, DRAW, slack, started), nothing, nothing, nothing, nothing


@rule
def of_taking(o, seat, colour, eye, slack, started):
    kind, stage = o.camp[colour, o.camp_size[colour] - 1], STAGE[o.deck_size]
    helpers, top = sponsors(o, seat, colour), top_rank(o, seat, colour)
    wanted = of_colour(eye.held, colour) & NUMBERS & -(2 << top)
    is_begun = o.expedition_size[seat, colour] > 0
    return (
        when(o, TAKE, slack),
        how_many(o, TAKE, slack, started),
        at(FIND, RANK[kind], use(o, seat, kind), use(o, 1 - seat, kind), helpers, stage),
        at(FIND_KEPT, 0, 0, RANK[kind], top, stage),
        at(FIND_WANTED, 0, up_to(4, COUNT[wanted]), LITTLE[SUM[wanted]], is_begun, HOUR[o.deck_size]),
        BEGINS[NOTHING],
    )


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


@rule
def up_to(most, n) -> int:
    return n if n < most else most
