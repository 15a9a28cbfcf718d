"""The loop of the search, compiled: every candidate in every world. One version serves all games by pointers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import from_dtype, types

from karczma.core.compiling import kernel, progress_line, record_type
from karczma.core.contract import pointers
from karczma.core.generator import set_key
from karczma.words import preferred_language, say, sentence

from .playout import pay_off, play_on
from .tree import NODE, descend, reward

if TYPE_CHECKING:
    from karczma.core.game import Game

DEEPEST = 64  # nodes on one path at most
FUNCTIONS = (
    *("waiting_for", "legal_moves", "play", "observe", "complete"),
    *("worth", "standing", "stage", "ranking"),
)


def _try_in_worlds(
    observation, seat, key, first, candidates, alive, results, tree, size, settings, counts,
    waiting_for, legal_moves, play, observe, complete, worth, standing, stage, ranking,
):  # fmt: skip
    """Plays every candidate that is alive in each of some worlds. results: a row for a world, a column a candidate."""
    truth, world, seen = observation.copy(), observation.copy(), observation.copy()
    moves, values = np.empty(counts[1], np.int16), np.empty(counts[1], np.int64)
    dice, path = np.empty(1, np.uint64), np.empty(DEEPEST, np.int64)
    standings, ranks, payoffs = np.zeros(8, np.int64), np.zeros(8, np.int64), np.zeros(8)
    for row in range(results.shape[0]):
        truth[0] = observation[0]
        set_key(truth[0], key, np.uint64(first + row))
        complete(truth[0])
        begun = stage(truth[0])
        for i in range(candidates.size):
            if not alive[i]:
                continue
            world[0] = truth[0]
            dice[0] = key + np.uint64(first + row)
            play(world[0], seat, candidates[i])
            counts[0] += 1
            length = descend(
                tree, 1 + i, path, begun, world, seen, moves, values, settings, size,
                waiting_for, legal_moves, play, observe, worth, stage,
            )  # fmt: skip
            play_on(
                begun, world, seen, moves, dice, settings, counts,
                waiting_for, legal_moves, play, observe, worth, stage,
            )  # fmt: skip
            pay_off(world[0], standings, ranks, payoffs, settings, waiting_for, ranking, standing)
            reward(tree, path, length, payoffs)
            results[row, i] = payoffs[seat]


@cache
def prepare(game: Game) -> Any:
    """The compiled search for a game, with a word to whoever waits the first time."""
    lang = preferred_language()
    with progress_line(say(sentence("compiling", game=game.titles[lang]), lang)):
        return _kernel(game.engine.dtype)


def _kernel(dtype: np.dtype[Any]) -> Any:
    number = types.int64
    return kernel(
        _try_in_worlds,
        types.Array(record_type(dtype), 1, "C"),
        number,
        types.uint64,
        number,
        types.int16[::1],
        types.boolean[::1],
        types.float64[:, ::1],
        types.Array(from_dtype(NODE), 1, "C"),
        types.int64[::1],
        types.int64[::1],
        types.int64[::1],
        *pointers(dtype, *FUNCTIONS),
    )
