"""A player by rules of thumb: plays whatever looks best right now, and never thinks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from karczma.core.record import blank

if TYPE_CHECKING:
    from karczma.core.game import Game


def choose(game: Game, observation: bytes, seat: int) -> int:
    """The move of the highest worth; among equals the lowest."""
    return ranked(game, observation, seat)[0][0]


def ranked(game: Game, observation: bytes, seat: int) -> list[tuple[int, int]]:
    """All legal moves with their worth in tenths of a point, the best first."""
    engine, seat = game.engine, int(seat)
    shelf = blank(engine.dtype)
    shelf[0] = np.frombuffer(observation, engine.dtype, 1)[0]
    room = np.empty(engine.most_moves, np.int16)
    moves = room[: engine.legal_moves(shelf[0], seat, room)].tolist()
    worths = [(move, int(engine.worth(shelf[0], seat, move))) for move in moves]
    return sorted(worths, key=lambda pair: (-pair[1], pair[0]))
