"""Games played on by rules of thumb, and what they came to: compiled, one version for all games.

A game's functions arrive as pointers. `world` and `seen` are arrays of one record; `room` holds moves and their worth.
"""

from __future__ import annotations

import math

import numpy as np

from karczma.core.compiling import rule
from karczma.core.playout import any_of
from karczma.core.steps import lowest_seat

# What `settings` of a search says.
HORIZON, SLIPS, SWING, DEPTH, SHARPNESS, PLACES, WARY = range(7)
SETTINGS = 7


@rule
def best_move(world, seen, mover, moves, n, values, observe, weigh) -> int:
    """The move that looks best to whoever moves, from what that seat may see; among equals the lowest."""
    seen[0] = world[0]
    observe(seen[0], mover)
    weigh(seen[0], mover, moves, n, values)
    best = 0
    for i in range(1, n):
        best = i if values[i] > values[best] else best
    return moves[best]


@rule
def play_on(
    begun, seat, world, seen, moves, values, dice, settings, counts,
    waiting_for, legal_moves, play, observe, judge, weigh, stage,
) -> None:  # fmt: skip
    """Plays on, with a slip now and then, to the end of the stage that was begun, or to the horizon: the seat that
    searches by its experience, and the others too if it is wary, else by rules of thumb."""
    s = world[0]
    for _ in range(settings[HORIZON]):
        waiting = waiting_for(s)
        if waiting == 0 or stage(s) != begun:
            break
        mover = lowest_seat(waiting)
        n = legal_moves(s, mover, moves)
        counts[0] += 1
        if n == 1:
            move = np.int64(moves[0])
        elif any_of(dice, 1000) < settings[SLIPS]:
            move = np.int64(moves[any_of(dice, n)])
        elif mover == seat or settings[WARY]:
            move = best_move(world, seen, mover, moves, n, values, observe, judge)
        else:
            move = best_move(world, seen, mover, moves, n, values, observe, weigh)
        play(s, mover, move)


@rule
def lead(mine, others, swing):
    """How safe a lead is, from 0 to 1."""
    return 0.5 + 0.5 * math.tanh((mine - others) / swing)


@rule
def pay_off(s, standings, ranks, payoffs, settings, waiting_for, ranking, standing) -> None:
    """What a position is worth to every seat, from 0 to 1: half for being ahead of each other, half for being first.

    When the game is over the places count as well as the margin."""
    seats, swing, share = s.seats, settings[SWING], settings[PLACES] / 100
    is_over = waiting_for(s) == 0
    for seat in range(seats):
        standings[seat] = standing(s, seat)
    if is_over:
        ranking(s, ranks)
    for seat in range(seats):
        ahead, first = shares(seat, seats, standings, swing)
        if is_over:
            by_place, by_first = places(seat, seats, ranks)
            ahead, first = (1 - share) * ahead + share * by_place, (1 - share) * first + share * by_first
        payoffs[seat] = 0.5 * ahead + 0.5 * first


@rule
def shares(seat, seats, standings, swing):
    """How far a seat is ahead of the others on average, and of the best of them. Alone: of nothing."""
    if seats == 1:
        return lead(standings[0], 0, swing), lead(standings[0], 0, swing)
    total, worst = 0.0, 1.0
    for other in range(seats):
        if other != seat:
            ahead = lead(standings[seat], standings[other], swing)
            total += ahead
            worst = ahead if ahead < worst else worst
    return total / (seats - 1), worst


@rule
def places(seat, seats, ranks):
    """The same from the final places: the share of others one is ahead of, and whether one is first."""
    if seats == 1:
        won = 1.0 if ranks[0] == 1 else 0.0
        return won, won
    total, worst = 0.0, 1.0
    for other in range(seats):
        if other != seat:
            ahead = 0.5 if ranks[seat] == ranks[other] else (1.0 if ranks[seat] < ranks[other] else 0.0)
            total += ahead
            worst = ahead if ahead < worst else worst
    return total / (seats - 1), worst
