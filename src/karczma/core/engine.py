"""A game's functions, found by the names all games share, compiled and ready to be called."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from subprocess import DEVNULL
from typing import TYPE_CHECKING, Any

import numpy as np

from karczma.words import preferred_language, say, sentence

from .compiling import HOME, INSTEAD, address, cache_folder, progress_line
from .contract import function_types
from .record import blank

if TYPE_CHECKING:
    from .game import Game
    from .options import Value

Record = Any  # one record of the game's dtype

THE_RULES = tuple(name for name, home in HOME.items() if home == "rules")
BESIDE_THE_RULES = tuple(name for name, home in HOME.items() if home != "rules")


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
    weigh: Callable[[Record, int, Any, int, Any], None]
    standing: Callable[[Record, int], int]
    stage: Callable[[Record], int]
    judge: Callable[[Record, int, Any, int, Any], None]
    imagine: Callable[[Record], None]
    # in Python, for people
    notation: Any
    view: Any
    story: Any

    @classmethod
    def load(cls, game: Game) -> Engine:
        """Imports the game's files and compiles what is not on the disk yet, saying so on the terminal."""
        lang = preferred_language()
        with progress_line(say(sentence("compiling", game=game.titles[lang]), lang)):
            with second_process(game.package):
                compiled = compile_functions(game.package, THE_RULES)
            compiled |= compile_functions(game.package, BESIDE_THE_RULES)
        notation, view, story = (import_module(f"{game.package}.{name}") for name in ("notation", "view", "story"))
        return cls(
            dtype=import_module(f"{game.package}.state").STATE,
            most_moves=import_module(f"{game.package}.rules").MOST_MOVES,
            notation=notation,
            view=view,
            story=story,
            **compiled,
        )

    @cached_property
    def _addresses(self) -> dict[str, int]:
        return {name: address(getattr(self, name), kind) for name, kind in function_types(self.dtype).items()}

    def addresses(self, *names: str) -> list[int]:
        """Some of the functions as kernels take them, see `contract.pointers`."""
        return [self._addresses[name] for name in names]

    def fresh(self, game: Game, seats: int, options: dict[str, Value]) -> Any:
        """A record as `setup` wants it: empty but for the seats and the options. The key comes next."""
        start = blank(self.dtype)
        start.seats = seats
        for option in game.options:
            start[option.name] = option.number(options[option.name], seats)
        return start


def compile_functions(package: str, names: tuple[str, ...]) -> dict[str, Any]:
    """Some of a game's functions: from the disk if they have been compiled before."""
    kinds = function_types(import_module(f"{package}.state").STATE)
    functions = {name: find_function(package, name) for name in names}
    for name, function in functions.items():
        function.compile(kinds[name].signature)
    return functions


def find_function(package: str, name: str) -> Any:
    """By the name all games share; of those a game need not have, the one that does as well."""
    if name in INSTEAD and find_spec(f"{package}.{HOME[name]}") is None:
        name = INSTEAD[name]
    return getattr(import_module(f"{package}.{HOME[name]}"), name)


@contextmanager
def second_process(package: str) -> Iterator[None]:
    """Meanwhile half of the work is done on a second core, and is found on the disk afterwards. If that fails, for
    whatever reason, it is not there, and the first process does it all."""
    helper = start_helper(package) if is_worth_helping(package) else None
    try:
        yield
        if helper:
            helper.wait()
    finally:
        if helper:
            helper.kill()
            helper.wait()


def is_worth_helping(package: str) -> bool:
    """Whether nothing of the game is compiled yet, and there is a second core."""
    room = Path(str(import_module(package).__file__)).parent
    return (os.cpu_count() or 1) > 1 and not any(cache_folder(room).iterdir())


def start_helper(package: str) -> subprocess.Popen[bytes] | None:
    """A process that compiles what is beside the rules; None where none can be started."""
    names = "BESIDE_THE_RULES, compile_functions"
    program = f"from {__name__} import {names}; compile_functions({package!r}, BESIDE_THE_RULES)"
    try:
        return subprocess.Popen([sys.executable, "-c", program], stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)
    except OSError:
        return None
