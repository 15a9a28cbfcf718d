"""The computer players by name, from the one a child beats to the best we have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.core.errors import KarczmaError, listed, nearest
from karczma.words import sentence

from .bot import Bot
from .sensible import Sensible

if TYPE_CHECKING:
    from karczma.core.game import Game

LEVELS = ("beginner", "easy", "medium", "hard", "master")
NAMES = ("random", *LEVELS)  # `random` is for measuring: nobody wants to play against it


class NoSuchBot(KarczmaError):
    """A name that no computer player has."""


def make_bot(game: Game, name: str) -> Bot:
    """The computer player of this name for a game."""
    slips = {"random": 100, "beginner": 60, "easy": 25, "medium": 0, "hard": 0, "master": 0}
    if name not in slips:
        raise NoSuchBot(sentence("no-such-bot", name=name, names=listed(NAMES), guess=nearest(name, list(NAMES))))
    return Sensible(game, slips[name])
