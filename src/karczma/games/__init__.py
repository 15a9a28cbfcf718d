"""The games of the inn. A game joins by being listed here."""

from __future__ import annotations

from typing import Any

from karczma.core.game import Game, find_game
from karczma.core.replay import Replay

from .lost_cities import GAME as LOST_CITIES

GAMES: tuple[Game, ...] = (LOST_CITIES,)


def game(name: Any) -> Game:
    """The game of this name: `lost-cities`, or by its Polish title, `zaginione-miasta`."""
    return find_game(GAMES, name)


def replay(text: str) -> Replay:
    """A replay of any of our games from its JSON text."""
    return Replay.from_json(text, GAMES)
