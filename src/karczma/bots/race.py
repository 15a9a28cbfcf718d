"""Candidates against each other in the same worlds; those clearly behind drop out."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from .worlds import Worlds

FEWEST = 8  # worlds in one go
TO_DROP = 24  # worlds before anybody drops out
BEHIND = 2.5  # standard errors
NO_HABITS = np.empty((0, 0))


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
        if len(self.results) < TO_DROP:
            return
        leader = self._leader()
        for i in np.flatnonzero(self.alive):
            if i != leader:
                gain, error = self._difference(int(i), leader)
                self.alive[i] = gain > -BEHIND * error

    def _leader(self) -> int:
        means = np.where(self.alive, self.results.mean(0), -1.0)
        return int(np.argmax(means))

    def _difference(self, one: int, other: int) -> tuple[float, float]:
        """How much better one did than the other in the worlds both met, and the standard error of that."""
        apart = self.results[:, one] - self.results[:, other]
        apart = apart[~np.isnan(apart)]
        return float(apart.mean()), float(apart.std() / np.sqrt(len(apart)) + 1e-9)

    def outcome(self, rng: random.Random) -> list[Candidate]:
        """The choice first: the leader, if what looked best has dropped out or is beaten beyond doubt."""
        if len(self.results) == 0:
            return [Candidate(int(self.moves[0]), 0.5, 0.0, 0)]
        leader = self._leader()
        gain, error = self._difference(leader, 0)
        choice = leader if gain > self.doubt * error or not self.alive[0] else 0
        order = sorted(range(len(self.moves)), key=lambda i: (i != choice, -np.nanmean(self.results[:, i]), i))
        return [self._candidate(i, i == choice) for i in order]

    def _candidate(self, i: int, is_choice: bool) -> Candidate:
        met = self.results[:, i][~np.isnan(self.results[:, i])]
        error = float(met.std() / np.sqrt(len(met)))
        return Candidate(int(self.moves[i]), float(met.mean()), error, len(met), float(is_choice))
