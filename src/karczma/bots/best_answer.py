"""The search of the nemesis, compiled: what to do, now and later, if the others play by rules of thumb.

A node of its tree is what the searching player sees at one of its own choices, so the tree never knows more than the
player would. Everybody else is part of the world, as the cards are: nothing is tried out for them, and the longer the
search, the nearer it comes to the best answer to players of that kind.
"""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import types

from karczma.core.compiling import kernel, record_type, rule
from karczma.core.contract import pointers
from karczma.core.generator import set_key
from karczma.core.playout import any_of
from karczma.core.steps import lowest_seat

from .playout import best_move, places
from .worlds import compiled_for

if TYPE_CHECKING:
    from karczma.core.game import Game

# What `settings` says.
TRIES, HORIZON, SLIPS = range(3)
DEEPEST = 64  # nodes on one path at most
SHARPNESS = 0.4  # how eagerly the tree tries what has been tried less
FUNCTIONS = ("waiting_for", "legal_moves", "play", "observe", "complete", "weigh", "ranking")

_PRIME = np.uint64(0x9E3779B97F4A7C15)


@rule
def fingerprint(words):
    """One number for what is seen; two sights have the same one as good as never. It is not 0."""
    mixed = _PRIME
    for i in range(words.size):
        mixed = (mixed ^ words[i]) * _PRIME
        mixed ^= mixed >> np.uint64(29)
    return mixed | np.uint64(1)


@rule
def node_of(known, sight) -> int:
    """The place of a sight in the tree, a new one if it has none yet. The tree is never full."""
    node = np.int64(sight & np.uint64(known.size - 1))
    while known[node] != 0 and known[node] != sight:
        node = (node + 1) & (known.size - 1)
    known[node] = sight
    return node


@rule
def place_of(moves, n, move) -> int:
    """Which of the moves it is."""
    place = 0
    while place < n - 1 and moves[place] != move:
        place += 1
    return place


@rule
def promising(tried, gained, n) -> int:
    """The choice of the highest upper confidence. What was never tried is taken for average."""
    all_tried, all_gained = 0, 0.0
    for i in range(n):
        all_tried += tried[i]
        all_gained += gained[i]
    best, most = 0, -1.0
    for i in range(n):
        mean = gained[i] / tried[i] if tried[i] > 0 else all_gained / all_tried
        value = mean + SHARPNESS * math.sqrt(math.log(all_tried + 1.0) / (1 + tried[i]))
        if value > most:
            best, most = i, value
    return best


def _try_answers(
    worlds, seat, key, seen, words, settings, known, tried, gained,
    waiting_for, legal_moves, play, observe, complete, weigh, ranking,
):  # fmt: skip
    """Plays the worlds in turn to the end, each time with another deal of what nobody knows. `words` is `seen`, read as
    numbers. Returns the node of the choice to be made now."""
    world = worlds[:1].copy()
    moves, values = np.empty(tried.shape[1], np.int16), np.empty(tried.shape[1], np.int64)
    dice, ranks = np.empty(1, np.uint64), np.zeros(8, np.int64)
    path, chosen = np.empty(DEEPEST, np.int64), np.empty(DEEPEST, np.int64)
    for i in range(settings[TRIES]):
        world[0] = worlds[i % worlds.size]
        s = world[0]
        set_key(s, key, i)
        complete(s)
        dice[0] = np.uint64(key + i)
        length, grown = 0, False
        for _ in range(settings[HORIZON]):
            waiting = waiting_for(s)
            if waiting == 0:
                break
            mover = lowest_seat(waiting)
            n = legal_moves(s, mover, moves)
            if n == 1:
                move = np.int64(moves[0])
            elif mover != seat:
                if any_of(dice, 1000) < settings[SLIPS]:
                    move = np.int64(moves[any_of(dice, n)])
                else:
                    move = best_move(world, seen, mover, moves, n, values, observe, weigh)
            elif grown or length == DEEPEST:
                move = best_move(world, seen, mover, moves, n, values, observe, weigh)
            else:
                seen[0] = world[0]
                observe(seen[0], seat)
                node = node_of(known, fingerprint(words))
                grown = tried[node].sum() == 0
                if grown:
                    place = place_of(moves, n, best_move(world, seen, mover, moves, n, values, observe, weigh))
                else:
                    place = promising(tried[node], gained[node], n)
                path[length], chosen[length] = node, place
                length += 1
                move = np.int64(moves[place])
            play(s, mover, move)
        ranking(s, ranks)
        won = places(seat, s.seats, ranks)[1]
        for j in range(length):
            tried[path[j], chosen[j]] += 1
            gained[path[j], chosen[j]] += won
    return path[0]


@cache
def prepare(game: Game) -> Any:
    """The compiled search for a game."""
    return compiled_for(game, _kernel)


def _kernel(dtype: np.dtype[Any]) -> Any:
    records, number = types.Array(record_type(dtype), 1, "C"), types.int64
    return kernel(
        _try_answers,
        records,
        number,
        number,
        records,
        types.uint64[::1],
        types.int64[::1],
        types.uint64[::1],
        types.int32[:, ::1],
        types.float64[:, ::1],
        *pointers(dtype, *FUNCTIONS),
        returns=number,
    )
