"""Random games at native speed: one compiled loop for all games, which reach it as pointers."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numba import types

from .compiling import kernel, record_type, rule
from .contract import pointers
from .steps import lowest_seat

_STRIDE = np.uint64(0x9E3779B97F4A7C15)


@rule
def quick(dice):
    """The next 32 bits of a fast generator (SplitMix64) for choices that need not be secret; `dice` holds its state."""
    dice[0] += _STRIDE
    x = dice[0]
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (x ^ (x >> np.uint64(31))) >> np.uint64(32)


@rule
def any_of(dice, n) -> int:
    """A number from 0 to n - 1."""
    return np.int64((quick(dice) * np.uint64(n)) >> np.uint64(32))


def _random_games(fresh, key, first_game, scores_out, counts, setup, waiting_for, legal_moves, play, scores):
    """Plays one game for each row of `scores_out`. counts: the moves, the longest move list, and the room for one."""
    world = fresh.copy()
    s = world[0]
    moves = np.empty(counts[2], np.int16)
    dice = np.empty(1, np.uint64)
    for game in range(scores_out.shape[0]):
        world[0] = fresh[0]
        s.key[0] = key[0]
        s.key[1] = key[1] + np.uint64(first_game + game)
        dice[0] = s.key[0] ^ s.key[1] * _STRIDE
        setup(s)
        waiting = waiting_for(s)
        while waiting != 0:
            seat = lowest_seat(waiting)
            n = legal_moves(s, seat, moves)
            counts[0] += 1
            counts[1] = max(counts[1], n)
            play(s, seat, moves[any_of(dice, n)])
            waiting = waiting_for(s)
        scores(s, scores_out[game])


@cache
def random_games(dtype: np.dtype[Any]) -> Any:
    """The compiled loop for one kind of record."""
    return kernel(
        _random_games,
        types.Array(record_type(dtype), 1, "C"),
        types.uint64[::1],
        types.int64,
        types.int64[:, ::1],
        types.int64[::1],
        *pointers(dtype, "setup", "waiting_for", "legal_moves", "play", "scores"),
    )
