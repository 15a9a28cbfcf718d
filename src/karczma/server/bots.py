"""Computer players at live tables: worker processes that are given observations and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from karczma.bots.bot import Bot

T = TypeVar("T")
TRIES = 3  # a worker may be killed by the system; another takes its place


class Workers:
    """Processes that think. They start with the first question; a game's rules are loaded when first needed."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, level: str, observation: bytes, seat: int) -> str:
        """The move of a bot of this level, as text."""
        return await self._ask(_choose, game, level, observation, seat)

    async def hints(self, game: str, observation: bytes, seat: int) -> list[dict[str, Any]]:
        """The best moves of the strongest bot, in words; the same sight brings the same."""
        return await self._ask(_hints, game, observation, seat)

    async def _ask(self, question: Callable[..., T], *about: Any) -> T:
        for attempt in range(TRIES):
            pool = self._started()
            try:
                return await asyncio.wrap_future(pool.submit(question, *about))
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """Sends the workers home; what they think about is dropped."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")  # a fork would share the server's sockets and secrets
            self._pool = ProcessPoolExecutor(self.count, mp_context=spawn, initializer=_settle_in)
        return self._pool


def _settle_in() -> None:
    """Ctrl-C is for the server, which then ends its workers; and live tables come before thinking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def _choose(game: str, level: str, observation: bytes, seat: int) -> str:
    from karczma.games import game as find

    bot, notation = _bot(game, level), find(game).engine.notation
    return str(notation.move_text(bot.choose(observation, seat, None, random.Random())))


def _hints(game: str, observation: bytes, seat: int) -> list[dict[str, Any]]:
    from karczma.games import game as find
    from karczma.review.hints import hints

    return [asdict(hint) for hint in hints(find(game), observation, seat)]


@cache
def _bot(game: str, level: str) -> Bot:
    from karczma.bots.levels import make_bot
    from karczma.games import game as find

    return make_bot(find(game), level)
