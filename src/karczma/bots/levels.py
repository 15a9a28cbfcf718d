"""The computer players by name, from the one a child beats to the best we have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.core.errors import KarczmaError, listed, nearest
from karczma.words import sentence

from .strengths import slips, strength, thinks

if TYPE_CHECKING:
    from karczma.core.game import Game

    from .bot import Bot
    from .search import Searcher

LEVELS = ("beginner", "easy", "medium", "hard", "master")
NAMES = ("random", *LEVELS)  # `random` is for measuring: nobody wants to play against it
USUAL = "medium"


class NoSuchBot(KarczmaError):
    """A name that no computer player has."""


def check_level(name: str) -> None:
    """Refuses what is not a level."""
    _check(name, LEVELS)


def make_bot(game: Game, name: str, cores: int = 1) -> Bot:
    """The computer player of this name for a game. More cores make it think faster, not otherwise."""
    _check(name, NAMES)
    if thinks(game.name, name):
        return thinker(game, name, cores)
    from .sensible import Sensible  # brings NumPy along, which a list of levels does not need

    return Sensible(game, slips(game.name, name))


def thinker(game: Game, level: str = "master", cores: int = 1) -> Searcher:
    """A player who searches; it can also tell what it thinks of each move."""
    from .search import Searcher  # and Numba
    from .worlds import prepare

    prepare(game)
    return Searcher(game, strength(game.name, level), cores)


def _check(name: str, names: tuple[str, ...]) -> None:
    if name not in names:
        raise NoSuchBot(sentence("no-such-bot", name=name, names=listed(names), guess=nearest(name, list(names))))
