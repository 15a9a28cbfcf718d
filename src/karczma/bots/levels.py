"""The computer players by name, from the one a child beats to the best we have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.core.errors import KarczmaError, listed, nearest
from karczma.words import sentence

if TYPE_CHECKING:
    from karczma.core.game import Game

    from .bot import Bot
    from .search import Searcher

LEVELS = ("beginner", "easy", "medium", "hard", "master")
NAMES = ("random", *LEVELS)  # `random` is for measuring: nobody wants to play against it
USUAL = "medium"
SLIPS = {"random": 100, "beginner": 60, "easy": 25, "medium": 0}  # moves of a hundred that are any move at all


class NoSuchBot(KarczmaError):
    """A name that no computer player has."""


def check_level(name: str) -> None:
    """Refuses what is not a level."""
    _check(name, LEVELS)


def make_bot(game: Game, name: str) -> Bot:
    """The computer player of this name for a game."""
    _check(name, NAMES)
    if name not in SLIPS:
        return thinker(game, name)
    from .sensible import Sensible  # brings NumPy along, which a list of levels does not need

    return Sensible(game, SLIPS[name])


def thinker(game: Game, level: str = "master") -> Searcher:
    """A player who searches; it can also tell what it thinks of each move."""
    from .search import Searcher  # and Numba
    from .strengths import strength
    from .worlds import prepare

    prepare(game)
    return Searcher(game, strength(game.name, level))


def _check(name: str, names: tuple[str, ...]) -> None:
    if name not in names:
        raise NoSuchBot(sentence("no-such-bot", name=name, names=listed(names), guess=nearest(name, list(names))))
