"""A game's functions, found by the names all games share, compiled and ready to be called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import types

from karczma.words import preferred_language, say, sentence

from .compiling import progress_line, record_type
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
    # compiled, over the record
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
        rules, hidden = files["rules"], files["hidden"]
        lang = preferred_language()
        with progress_line(say(sentence("compiling", game=game.titles[lang]), lang)):
            s, number = record_type(files["state"].STATE), types.int64
            moves, numbers = types.int16[::1], types.int64[::1]
            rules.setup.compile((s,))
            rules.waiting_for.compile((s,))
            rules.legal_moves.compile((s, number, moves))
            rules.play.compile((s, number, number))
            rules.scores.compile((s, numbers))
            rules.ranking.compile((s, numbers))
            hidden.observe.compile((s, number))
            hidden.complete.compile((s,))
            hidden.seen_move.compile((s, number, number, number))
            files["sense"].worth.compile((s, number, number))
        return cls(
            dtype=files["state"].STATE,
            most_moves=rules.MOST_MOVES,
            setup=rules.setup,
            waiting_for=rules.waiting_for,
            legal_moves=rules.legal_moves,
            play=rules.play,
            scores=rules.scores,
            ranking=rules.ranking,
            observe=hidden.observe,
            complete=hidden.complete,
            seen_move=hidden.seen_move,
            worth=files["sense"].worth,
            notation=files["notation"],
            view=files["view"],
            story=files["story"],
        )

    def fresh(self, game: Game, seats: int, options: dict[str, Value]) -> Any:
        """An array of one record as `setup` wants it: empty but for the seats and the options. The key comes next."""
        shelf = blank(self.dtype)
        shelf[0].seats = seats
        for option in game.options:
            shelf[0][option.name] = option.number(options[option.name])
        return shelf
