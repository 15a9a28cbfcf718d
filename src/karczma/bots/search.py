"""Search over what a seat may know: every candidate is tried in the same worlds, with a tree below it.

The worlds are deals that fit the observation (`complete`). Because all candidates meet the same worlds, the luck of the
deal cancels when two are compared. What looks best by rules of thumb is played unless another is better beyond doubt.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

import numpy as np

from karczma.core.record import copies, from_bytes

from .bot import Budget
from .playout import DEPTH, HORIZON, SETTINGS, SHARPNESS, SLIPS, SWING
from .sensible import ranked
from .tree import NODE
from .worlds import FUNCTIONS, prepare

if TYPE_CHECKING:
    from karczma.core.game import Game

BLOCK = 8  # worlds between two looks at who is still in the race


@dataclass(frozen=True)
class Strength:
    """How hard a searching player tries."""

    iterations: int  # games played on in the mind for one move
    candidates: int = 12  # moves looked at, those that look best first
    depth: int = 1  # choices looked at one by one, the candidate among them; beyond, rules of thumb play on
    slips: int = 50  # of a thousand choices in the mind, so many are any move at all
    doubt: float = 2.0  # standard errors by which another move must be better than the one that looks best
    sharpness: int = 400  # how eagerly the tree tries what has been tried less, in thousandths


@dataclass(frozen=True)
class Candidate:
    """One move after a search: what it came to on average, and how sure that is."""

    move: int
    payoff: float
    error: float
    worlds: int


@dataclass(frozen=True)
class Searcher:
    """Plays the move that comes out best in many worlds."""

    game: Game
    strength: Strength

    def choose(self, observation: bytes, seat: int, budget: Budget | None, rng: random.Random) -> int:
        """See `Bot`."""
        return self.think(observation, seat, budget, rng)[0].move

    def think(self, observation: bytes, seat: int, budget: Budget | None, rng: random.Random) -> list[Candidate]:
        """The candidates, the chosen one first, the others by what they came to."""
        strength = self.strength
        moves = [move for move, _ in ranked(self.game, observation, seat)][: strength.candidates]
        if len(moves) == 1:
            return [Candidate(moves[0], 0.5, 0.0, 0)]
        race = Race(self.game, observation, seat, moves, strength, rng.getrandbits(64))
        iterations, until = strength.iterations, float("inf")
        if budget is not None and budget.iterations is not None:
            iterations = budget.iterations
        elif budget is not None and budget.milliseconds is not None:
            iterations, until = 1 << 40, time.perf_counter() + budget.milliseconds / 1000
        while race.iterations < iterations and race.alive.sum() > 1 and time.perf_counter() < until:
            race.run(BLOCK)
        return race.outcome()


class Race:
    """Candidates against each other in the same worlds; those clearly behind drop out."""

    def __init__(
        self, game: Game, observation: bytes, seat: int, moves: list[int], strength: Strength, seed: int
    ) -> None:
        """The first of the moves is the one to beat: it stays to the end."""
        engine = game.engine
        self.strength, self.seat, self.seed = strength, int(seat), np.uint64(seed)
        self.moves = np.array(moves, np.int16)
        self.alive = np.ones(len(moves), np.bool_)
        self.results = np.empty((0, len(moves)))
        self.iterations = 0
        self._observation = copies(from_bytes(engine.dtype, observation), 1)
        self._tree = np.zeros(1 << 14, NODE)
        self._tree["mover"][1 : 1 + len(moves)] = seat
        self._size = np.array([1 + len(moves)], np.int64)
        self._settings = np.zeros(SETTINGS, np.int64)
        sense = import_module(f"{game.package}.sense")
        self._settings[[HORIZON, SLIPS, SWING, DEPTH, SHARPNESS]] = (
            game.most_decisions, strength.slips, sense.SWING, strength.depth, strength.sharpness,
        )  # fmt: skip
        self._counts = np.array([0, engine.most_moves], np.int64)
        self._try_in_worlds = prepare(game)
        self._functions = [getattr(engine, name) for name in FUNCTIONS]

    def run(self, worlds: int) -> None:
        """Tries all that are still in the race in so many more worlds."""
        results = np.full((worlds, len(self.moves)), np.nan)
        self._try_in_worlds(
            self._observation, self.seat, self.seed, len(self.results), self.moves, self.alive, results,
            self._tree, self._size, self._settings, self._counts, *self._functions,
        )  # fmt: skip
        self.results = np.vstack([self.results, results])
        self.iterations += worlds * int(self.alive.sum())
        self._drop()

    @property
    def simulated_moves(self) -> int:
        """How many moves were played in the mind."""
        return int(self._counts[0])

    def _drop(self) -> None:
        """Whoever is behind the leader by three standard errors is out, but for the one to beat."""
        leader = self._leader()
        for i in np.flatnonzero(self.alive):
            if i not in (0, leader):
                gain, error = self._difference(int(i), leader)
                self.alive[i] = gain > -3 * error or len(self.results) < 3 * BLOCK

    def _leader(self) -> int:
        means = np.where(self.alive, self.results.mean(0), -1.0)
        return int(np.argmax(means))

    def _difference(self, one: int, other: int) -> tuple[float, float]:
        """How much better one did than the other in the worlds both met, and the standard error of that."""
        apart = self.results[:, one] - self.results[:, other]
        apart = apart[~np.isnan(apart)]
        return float(apart.mean()), float(apart.std() / np.sqrt(len(apart)) + 1e-9)

    def outcome(self) -> list[Candidate]:
        """The choice first: the leader, if it beats what looked best beyond doubt."""
        leader = self._leader()
        gain, error = self._difference(leader, 0)
        choice = leader if gain > self.strength.doubt * error else 0
        order = sorted(range(len(self.moves)), key=lambda i: (i != choice, -np.nanmean(self.results[:, i]), i))
        return [self._candidate(i) for i in order]

    def _candidate(self, i: int) -> Candidate:
        met = self.results[:, i][~np.isnan(self.results[:, i])]
        return Candidate(int(self.moves[i]), float(met.mean()), float(met.std() / np.sqrt(len(met))), len(met))
