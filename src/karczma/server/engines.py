"""The games' rules, loaded without keeping anybody waiting: compiled in a process beside, read in a thread."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

from karczma.core.compiling import cache_folder
from karczma.games import GAMES

if TYPE_CHECKING:
    from karczma.core.game import Game

    from .logs import Journal

_one_at_a_time = threading.Lock()


async def engine_ready(game: Game) -> Game:
    """The game with its rules loaded. On a new machine they are compiled first: seconds to a minute."""
    if "engine" not in game.__dict__:
        await asyncio.to_thread(_load, game)
    return game


def _load(game: Game) -> None:
    """Compiling in this process would slow everybody down. A file among the compiled rules says that all are there."""
    with _one_at_a_time:
        complete = cache_folder(game.folder) / "complete"
        if "engine" not in game.__dict__ and not complete.exists():
            program = f"import karczma; karczma.game({game.name!r}).engine"
            if subprocess.run([sys.executable, "-c", program], check=False, capture_output=True).returncode == 0:
                complete.touch()
        _ = game.engine


async def warm_up(journal: Journal) -> None:
    """Loads all games, one after another, so that nobody waits for the first table."""
    for game in GAMES:
        try:
            await engine_ready(game)
        except Exception as problem:
            journal.error("game not loaded", problem, game=game.name)
    gc.collect()
    gc.freeze()  # all that was loaded stays: looking through it again and again would stop everybody for half a second
