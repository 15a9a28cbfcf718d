"""What the strongest bot would do now, from what a seat sees: the same sight always brings the same hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.bots.strengths import strength

from .reviewing import told
from .weighing import weigh

if TYPE_CHECKING:
    from karczma.core.game import Game

    from .reviewing import Told

FEWEST = 3000  # iterations, where the strongest player itself does with less


def hints(game: Game, observation: bytes, seat: int, cores: int = 1) -> list[Told]:
    """The best two or three moves with their reasons, the best first; the likeliest first where all choose at once."""
    iterations = max(FEWEST, strength(game.name, "master").iterations)
    found = told(game, observation, seat, weigh(game, observation, seat, iterations, cores=cores))
    return sorted(found, key=lambda move: -(move.share or 0.0))
