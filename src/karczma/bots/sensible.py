"""Players by rules of thumb: they play what looks best right now, and never think ahead. Some slip now and then."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from karczma.core.record import from_bytes

from .bot import Budget

if TYPE_CHECKING:
    from karczma.core.game import Game


@dataclass(frozen=True)
class Sensible:
    """Plays the move that looks best; so many times in a hundred any move at all."""

    game: Game
    slips: int = 0

    def choose(self, observation: bytes, seat: int, budget: Budget | None, rng: random.Random) -> int:
        """See `Bot`. Thinks for a moment only, whatever the budget."""
        moves = ranked(self.game, observation, seat)
        if rng.randrange(100) < self.slips:
            return rng.choice(moves)[0]
        return moves[0][0]


def choose(game: Game, observation: bytes, seat: int) -> int:
    """The move of the highest worth; among equals the lowest."""
    return ranked(game, observation, seat)[0][0]


def ranked(game: Game, observation: bytes, seat: int, by: str = "weigh") -> list[tuple[int, int]]:
    """All legal moves with their worth in tenths of a point, the best first: by rules of thumb or, where a game has
    it, by the experience of those who search (`judge`)."""
    engine, seat = game.engine, int(seat)
    seen = from_bytes(engine.dtype, observation)
    moves, values = np.empty(engine.most_moves, np.int16), np.empty(engine.most_moves, np.int64)
    n = engine.legal_moves(seen, seat, moves)
    getattr(engine, by)(seen, seat, moves, n, values)
    worths = zip(moves[:n].tolist(), values[:n].tolist(), strict=True)
    return sorted(worths, key=lambda pair: (-pair[1], pair[0]))
