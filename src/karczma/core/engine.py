"""A game's functions, found by the names all games share, compiled and ready to be called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from karczma.words import preferred_language, say, sentence

from .compiling import progress_line
from .contract import HOME, function_types
from .record import blank

if TYPE_CHECKING:
    from .game import Game
    from .options import Value

Record = Any  # one np.record of the game's dtype


@dataclass(frozen=True)
class Engine:
    """The contract between a game and everything else. `docs/add-a-game.md` explains each entry."""

    dtype: np.dtype[Any]
    most_moves: int
    # compiled, over the record; their types are in contract.py
    setup: Callable[[Record], None]
    waiting_for: Callable[[Record], int]
    legal_moves: Callable[[Record, int, Any], int]
    play: Callable[[Record, int, int], None]
    scores: Callable[[Record, Any], None]
    ranking: Callable[[Record, Any], None]
    observe: Callable[[Record, int], None]
    complete: Callable[[Record], None]
    seen_move: Callable[[Record, int, int, int], int]
    worth: Callable[[Record, int, int], int]
    # in Python, for people
    notation: Any
    view: Any
    story: Any

    @classmethod
    def load(cls, game: Game) -> Engine:
        """Imports the game's files and compiles what is not on the disk yet, saying so on the terminal."""
        files = {
            name: import_module(f"{game.package}.{name}")
            for name in ("state", "rules", "hidden", "sense", "notation", "view", "story")
        }
        dtype = files["state"].STATE
        compiled = {name: getattr(files[home], name) for name, home in HOME.items()}
        lang = preferred_language()
        with progress_line(say(sentence("compiling", game=game.titles[lang]), lang)):
            for name, kind in function_types(dtype).items():
                compiled[name].compile(kind.signature)
        return cls(
            dtype=dtype,
            most_moves=files["rules"].MOST_MOVES,
            notation=files["notation"],
            view=files["view"],
            story=files["story"],
            **compiled,
        )

    def fresh(self, game: Game, seats: int, options: dict[str, Value]) -> Any:
        """An array of one record as `setup` wants it: empty but for the seats and the options. The key comes next."""
        shelf = blank(self.dtype)
        shelf[0].seats = seats
        for option in game.options:
            shelf[0][option.name] = option.number(options[option.name], seats)
        return shelf
