"""The loop of the search, compiled: every candidate in every world. One version serves all games by pointers."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import from_dtype, types

from karczma.core.compiling import kernel, progress_line, record_type, rule
from karczma.core.contract import pointers
from karczma.core.generator import set_key
from karczma.core.playout import any_of
from karczma.core.record import copies, from_bytes
from karczma.words import preferred_language, say, sentence

from .playout import DEPTH, HORIZON, PLACES, SETTINGS, SHARPNESS, SLIPS, SWING, WARY, pay_off, play_on
from .tree import NODE, descend, reward

if TYPE_CHECKING:
    from karczma.core.game import Game

    from .strengths import Strength

DEEPEST = 64  # nodes on one path at most
MOST_SEATS = 8
UNDECIDED = -1  # in the place of a move: whatever rules of thumb say
TENTHS = 10.0  # of a point in a point
TREES = 8  # each with its share of the worlds, so that as many cores can work at once and come to the same
NODES = 1 << 12  # of one tree
TO_GUESS = 8  # worlds that tell how long a game will last
NO_HABITS = np.empty((0, 0))
FUNCTIONS = (
    *("waiting_for", "legal_moves", "play", "observe", "imagine"),
    *("judge", "weigh", "standing", "stage", "ranking"),
)


class Worlds:
    """Deals that fit what a seat sees, and what becomes of moves in them. The same number is always the same deal."""

    def __init__(self, game: Game, observation: bytes, seed: int, strength: Strength, cores: int = 1) -> None:
        """Iterations come to the same on any number of cores."""
        engine = game.engine
        self.simulated_moves = 0
        self._observation = copies(from_bytes(engine.dtype, observation), 1)
        self._seed, self._cores, self._most_moves = np.uint64(seed), cores, engine.most_moves
        self._settings = np.zeros(SETTINGS, np.int64)
        self._settings[[HORIZON, SLIPS, SWING, DEPTH, SHARPNESS, PLACES, WARY]] = (
            game.most_decisions, strength.slips, import_module(f"{game.package}.sense").SWING,
            1, strength.sharpness, strength.places, strength.wary,
        )  # fmt: skip
        self._trees: dict[tuple[int, int], tuple[Any, Any]] = {}
        self._try_in_worlds = prepare(game)
        self._functions = engine.addresses(*FUNCTIONS)
        if strength.depth > 1 and self._moves_left() <= strength.depth:
            self._settings[DEPTH] = min(strength.depth, DEEPEST)

    def _moves_left(self) -> float:
        """How many moves the game still takes by rules of thumb."""
        self.try_moves(0, TO_GUESS, 0, np.array([UNDECIDED], np.int16), np.ones(1, np.bool_), NO_HABITS)
        self._trees.clear()
        return self.simulated_moves / TO_GUESS - 1  # the one that was not made is counted too

    def try_moves(self, first: int, worlds: int, seat: int, moves: Any, alive: Any, habits: Any) -> Any:
        """A row for each of some worlds, from the first: what each of a seat's moves comes to for that seat."""
        return self.try_for_all(first, worlds, seat, moves, alive, habits)[:, :, seat]

    def try_for_all(self, first: int, worlds: int, seat: int, moves: Any, alive: Any, habits: Any) -> Any:
        """The same for every seat: its payoff, then in as many more columns its standing, in points. NaN where a move
        is not alive or not possible. Habits: how often each seat makes which move, where others choose at the same
        time. UNDECIDED among the moves leaves even the first one to rules of thumb."""
        results = np.full((worlds, len(moves), 2 * int(self._observation[0].seats)), np.nan)

        def work(part: tuple[int, int, int]) -> int:
            number, begin, end = part
            tree, size = self._tree(number, seat, len(moves))
            counts = np.array([0, self._most_moves], np.int64)
            self._try_in_worlds(
                self._observation, seat, self._seed, first + begin, moves, alive, results[begin:end],
                habits, tree, size, self._settings, counts, *self._functions,
            )  # fmt: skip
            return int(counts[0])

        parts = _parts(worlds, TREES if self._settings[DEPTH] > 1 else self._cores)
        self.simulated_moves += sum(map(work, parts) if self._cores == 1 else _threads(self._cores).map(work, parts))
        return results

    def _tree(self, number: int, seat: int, moves: int) -> tuple[Any, Any]:
        if (number, seat) not in self._trees:
            tree = np.zeros(NODES if self._settings[DEPTH] > 1 else 1 + moves, NODE)
            self._trees[number, seat] = tree, np.array([1 + moves], np.int64)
            tree["mover"][1 : 1 + moves] = seat
        return self._trees[number, seat]


def _parts(worlds: int, shares: int) -> list[tuple[int, int, int]]:
    """Even shares of the worlds, without those that get none: each has a number, a begin and an end."""
    each, more = divmod(worlds, shares)
    begins = [number * each + min(number, more) for number in range(shares + 1)]
    return [(number, *part) for number, part in enumerate(pairwise(begins)) if part[0] < part[1]]


@cache
def _threads(cores: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cores, thread_name_prefix="search")


@rule
def is_possible(move, moves, n) -> bool:
    for i in range(n):
        if moves[i] == move:
            return True
    return False


@rule
def by_habit(habits, seat, moves, n, dice) -> int:
    """One of the moves, each as often as it is the habit of the seat; any of them if none is."""
    together = 0.0
    for i in range(n):
        together += habits[seat, moves[i]]
    left = together * any_of(dice, 1 << 30) / (1 << 30)
    for i in range(n):
        left -= habits[seat, moves[i]]
        if left < 0.0:
            return moves[i]
    return moves[any_of(dice, n)]


@rule
def choose_with_the_seat(truth, seat, chosen, moves, habits, dice, waiting_for, legal_moves) -> None:
    """What those choose who are asked together with a seat; -1 for all others."""
    waiting = waiting_for(truth[0])
    for other in range(truth[0].seats):
        chosen[other] = -1
        if other != seat and waiting >> other & 1 == 1 and habits.shape[0] > 0:
            chosen[other] = by_habit(habits, other, moves, legal_moves(truth[0], other, moves), dice)


def _try_in_worlds(
    observation, seat, key, first, candidates, alive, results, habits, tree, size, settings, counts,
    waiting_for, legal_moves, play, observe, imagine, judge, weigh, standing, stage, ranking,
):  # fmt: skip
    """Plays every candidate that is alive in each of some worlds. results: a row for a world, a column for a candidate,
    in it payoff and standing of every seat."""
    truth, world, seen = observation.copy(), observation.copy(), observation.copy()
    moves, values = np.empty(counts[1], np.int16), np.empty(counts[1], np.int64)
    possible, chosen = np.empty(counts[1], np.int16), np.empty(MOST_SEATS, np.int64)
    dice, path = np.empty(1, np.uint64), np.empty(DEEPEST, np.int64)
    standings, ranks, payoffs = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS)
    for row in range(results.shape[0]):
        truth[0] = observation[0]
        set_key(truth[0], key, np.uint64(first + row))
        imagine(truth[0])
        begun = stage(truth[0])
        n = legal_moves(truth[0], seat, possible)
        dice[0] = key + np.uint64(first + row)
        choose_with_the_seat(truth, seat, chosen, moves, habits, dice, waiting_for, legal_moves)
        for i in range(candidates.size):
            is_decided = candidates[i] != UNDECIDED
            if not alive[i] or (is_decided and not is_possible(candidates[i], possible, n)):
                continue
            world[0] = truth[0]
            dice[0] = key + np.uint64(first + row)
            for other in range(truth[0].seats):
                if chosen[other] >= 0:
                    play(world[0], other, chosen[other])
            if is_decided:
                play(world[0], seat, candidates[i])
            counts[0] += 1
            length = descend(
                tree, 1 + i, path, begun, world, seen, moves, values, settings, size,
                waiting_for, legal_moves, play, observe, judge, stage,
            )  # fmt: skip
            play_on(
                begun, seat, world, seen, moves, values, dice, settings, counts,
                waiting_for, legal_moves, play, observe, judge, weigh, stage,
            )  # fmt: skip
            pay_off(world[0], standings, ranks, payoffs, settings, waiting_for, ranking, standing)
            reward(tree, path, length, payoffs)
            for other in range(truth[0].seats):
                results[row, i, other] = payoffs[other]
                results[row, i, truth[0].seats + other] = standings[other] / TENTHS


@cache
def prepare(game: Game) -> Any:
    """The compiled search for a game."""
    return compiled_for(game, _kernel)


def compiled_for(game: Game, build: Callable[[np.dtype[Any]], Any]) -> Any:
    """A kernel for a game's records, with a word to whoever waits the first time."""
    lang = preferred_language()
    with progress_line(say(sentence("compiling", game=game.titles[lang]), lang)):
        return build(game.engine.dtype)


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
        types.float64[:, :, ::1],
        types.float64[:, ::1],
        types.Array(from_dtype(NODE), 1, "C"),
        types.int64[::1],
        types.int64[::1],
        types.int64[::1],
        *pointers(dtype, *FUNCTIONS),
    )
