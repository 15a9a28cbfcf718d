"""Candidates against each other in the same worlds; those clearly behind drop out."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from .worlds import NO_HABITS, Worlds

FEWEST = 8  # worlds in one go
TO_DROP = 24  # worlds before anybody drops out
BEHIND = 2.5  # standard errors
ALMOST_NOTHING = 1e-9  # so that nobody is sure beyond measure


@dataclass(frozen=True)
class Candidate:
    """One move after a search: what it came to on average, and how sure that is."""

    move: int
    payoff: float
    error: float
    worlds: int
    share: float = 1.0  # how often it is the one to play, where several choose at once


class Race:
    """One player's moves. The first is the one to beat: it looked best."""

    def __init__(self, worlds: Worlds, seat: int, moves: list[int], doubt: float) -> None:
        """doubt: standard errors by which another move must be better than the first."""
        self.worlds, self.seat, self.doubt = worlds, seat, doubt
        self.moves = np.array(moves, np.int16)
        self.alive = np.ones(len(moves), np.bool_)
        self.results = np.empty((0, len(moves)))
        self.iterations = 0

    @property
    def is_decided(self) -> bool:
        """Whether only one is left."""
        return int(self.alive.sum()) == 1

    def run(self, iterations: int) -> None:
        """Tries all that are still in the race in some more worlds."""
        alive = int(self.alive.sum())
        worlds = max(FEWEST, iterations // alive)
        found = self.worlds.try_moves(len(self.results), worlds, self.seat, self.moves, self.alive, NO_HABITS)
        self.results = np.vstack([self.results, found])
        self.iterations += worlds * alive
        self._drop()

    def _drop(self) -> None:
        """Whoever is clearly behind the leader is out."""
        if len(self.results) >= TO_DROP:
            gain, error = self._ahead_of(self._leader())
            self.alive &= gain > -BEHIND * error

    def _leader(self) -> int:
        means = np.where(self.alive, self.results.mean(0), -1.0)
        return int(np.argmax(means))

    def _ahead_of(self, one: int) -> tuple[Any, Any]:
        """How much better each did than one of them in the worlds both met, and the standard error of that."""
        gain, error, _ = averages(self.results - self.results[:, [one]])
        return gain, error + ALMOST_NOTHING

    def outcome(self, rng: random.Random) -> list[Candidate]:
        """The choice first: the leader, if what looked best has dropped out or is beaten beyond doubt."""
        if len(self.results) == 0:
            return [Candidate(int(self.moves[0]), 0.5, 0.0, 0)]
        leader = self._leader()
        gain, error = self._ahead_of(0)
        choice = leader if gain[leader] > self.doubt * error[leader] or not self.alive[0] else 0
        means, errors, worlds = averages(self.results)
        order = sorted(range(len(self.moves)), key=lambda i: (i != choice, -means[i], i))
        return [
            Candidate(int(self.moves[i]), float(means[i]), float(errors[i]), int(worlds[i]), float(i == choice))
            for i in order
        ]


def averages(results: Any) -> tuple[Any, Any, Any]:
    """Of every column: the mean, its standard error and the number of worlds, without those it was not tried in."""
    met = ~np.isnan(results)
    worlds = met.sum(0)
    means = np.where(met, results, 0.0).sum(0) / worlds
    errors = np.sqrt(np.where(met, (results - means) ** 2, 0.0).sum(0)) / worlds
    return means, errors, worlds
