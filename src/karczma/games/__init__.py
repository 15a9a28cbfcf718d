"""The games of the inn. A game joins by being listed here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from karczma.core.game import Game, find_game

from .kings_under_mountains import GAME as KINGS_UNDER_MOUNTAINS
from .knights_and_castles import GAME as KNIGHTS_AND_CASTLES
from .lost_cities import GAME as LOST_CITIES
from .mini_villagers import GAME as MINI_VILLAGERS
from .villagers import GAME as VILLAGERS
from .warriors_adventures import GAME as WARRIORS_ADVENTURES

if TYPE_CHECKING:
    from karczma.core.replay import Replay

GAMES: tuple[Game, ...] = (
    LOST_CITIES,
    WARRIORS_ADVENTURES,
    KNIGHTS_AND_CASTLES,
    KINGS_UNDER_MOUNTAINS,
    VILLAGERS,
    MINI_VILLAGERS,
)


def game(name: Any) -> Game:
    """The game of this name: `lost-cities`, or by its Polish title, `zaginione-miasta`."""
    return find_game(GAMES, name)


def replay(text: str) -> Replay:
    """A replay of any of our games from its JSON text."""
    from karczma.core.replay import Replay  # brings the engine along, which a list of games does not need

    return Replay.from_json(text, GAMES)
