"""Karczma: card games for people, computer players and researchers, over one set of rules.

>>> import karczma
>>> game = karczma.game("lost-cities")
>>> table = game.deal(seed=7, milestones=True)
>>> table.waiting_for
(1,)
>>> table.play(table.legal_moves()[0]).text
'play:Y4'
"""

from __future__ import annotations

from karczma.core.errors import (
    BadOption,
    BadPosition,
    BadReplay,
    CannotUndo,
    IllegalMove,
    InvalidMove,
    KarczmaError,
    NotYourTurn,
    UnknownGame,
    WrongSeats,
)
from karczma.core.game import Game
from karczma.games import GAMES, game, replay
from karczma.words import Sentence, say

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadOption",
    "BadPosition",
    "BadReplay",
    "CannotUndo",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "KarczmaError",
    "NotYourTurn",
    "Sentence",
    "UnknownGame",
    "WrongSeats",
    "game",
    "replay",
    "say",
]
