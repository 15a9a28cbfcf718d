"""A player by rules of thumb: plays whatever looks best right now, and never thinks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from karczma.core.record import from_bytes

if TYPE_CHECKING:
    from karczma.core.game import Game


def choose(game: Game, observation: bytes, seat: int) -> int:
    """The move of the highest worth; among equals the lowest."""
    return ranked(game, observation, seat)[0][0]


def ranked(game: Game, observation: bytes, seat: int) -> list[tuple[int, int]]:
    """All legal moves with their worth in tenths of a point, the best first."""
    engine, seat = game.engine, int(seat)
    seen = from_bytes(engine.dtype, observation)
    room = np.empty(engine.most_moves, np.int16)
    moves = room[: engine.legal_moves(seen, seat, room)].tolist()
    worths = [(move, int(engine.worth(seen, seat, move))) for move in moves]
    return sorted(worths, key=lambda pair: (-pair[1], pair[0]))
