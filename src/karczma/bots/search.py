"""Search over what a seat may know: every candidate is tried in the same worlds.

The worlds are deals that fit the observation (`imagine`). Because all candidates meet the same worlds, the luck of the
deal cancels when two are compared. What looks best at first is played unless another is better beyond doubt;
where several choose at once, the search looks for how often to play what (`mixing.py`).
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from .bot import Budget
from .mixing import Mix, ask_again
from .race import Race
from .sensible import ranked
from .strengths import Strength
from .worlds import Worlds

if TYPE_CHECKING:
    from karczma.core.game import Game

    from .race import Candidate

ENDLESS = 1 << 40


class Contest(Protocol):
    """Candidates that are being compared."""

    worlds: Worlds
    iterations: int  # games played on in the mind so far

    @property
    def is_decided(self) -> bool:
        """Whether more iterations would change nothing."""
        ...

    def run(self, iterations: int) -> None:
        """Goes on for at most so many iterations; at least for a world."""
        ...

    def outcome(self, rng: random.Random) -> list[Candidate]:
        """All candidates, the chosen one first."""
        ...


@dataclass(frozen=True)
class Searcher:
    """Plays the move that comes out best in many worlds."""

    game: Game
    strength: Strength
    cores: int = 1

    def choose(self, observation: bytes, seat: int, budget: Budget | None, rng: random.Random) -> int:
        """See `Bot`."""
        return self.think(observation, seat, budget, rng)[0].move

    def think(self, observation: bytes, seat: int, budget: Budget | None, rng: random.Random) -> list[Candidate]:
        """The candidates, the chosen one first, the others by what they came to."""
        contest = self.contest(observation, int(seat), rng.getrandbits(64))
        iterations, until = self.strength.iterations, float("inf")
        if budget is not None and budget.iterations is not None:
            iterations = budget.iterations
        elif budget is not None and budget.milliseconds is not None:
            iterations, until = ENDLESS, time.perf_counter() + budget.milliseconds / 1000
        self.run(contest, iterations, until)
        return contest.outcome(rng)

    def contest(self, observation: bytes, seat: int, seed: int) -> Contest:
        """The moves that look best, before any was tried."""
        observation, others = ask_again(self.game, observation, seat)
        moves = [move for move, _ in ranked(self.game, observation, seat, "judge")][: self.strength.candidates]
        worlds = Worlds(self.game, observation, seed, self.strength, self.cores)
        if others and len(moves) > 1:
            return Mix(worlds, seat, moves, others, import_module(f"{self.game.package}.rules").MOVES)
        return Race(worlds, seat, moves, self.strength.doubt)

    @staticmethod
    def run(contest: Contest, iterations: int, until: float = float("inf")) -> None:
        """In ever longer steps: half of what was done so far, but no longer than there is time."""
        begun = time.perf_counter()
        while contest.iterations < iterations and not contest.is_decided:
            step, now = contest.iterations // 2, time.perf_counter()
            if until < float("inf") and contest.iterations > 0:
                if now >= until:
                    break
                step = min(step, int(contest.iterations * (until - now) / (now - begun)))
            contest.run(min(step, iterations - contest.iterations))
