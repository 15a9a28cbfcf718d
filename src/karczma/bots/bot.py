"""What a computer player is: it gets what its seat may see, as bytes, and names a move."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one move. Iterations come out the same from the same seed; time does not."""

    milliseconds: int | None = None
    iterations: int | None = None


class Bot(Protocol):
    """One computer player, for one game. It may be asked for any seat of any table of that game."""

    def choose(self, observation: bytes, seat: int, budget: Budget | None, rng: random.Random) -> int:
        """A legal move. Without a budget the bot thinks as long as its level does. All its chance comes from `rng`."""
        ...
