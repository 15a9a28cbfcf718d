"""Bots against each other on all cores, with figures that do not depend on how the work was split."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from karczma.bots.bot import Budget
from karczma.core.errors import KarczmaError
from karczma.core.game import Game
from karczma.words import sentence

from .match import Match, Result, make_player, play_pairs
from .rating import Interval, Standing, standings


class BadMatch(KarczmaError):
    """A match that cannot be played."""


@dataclass(frozen=True)
class Comparison:
    """What a match came to."""

    match: Match
    pairs: int
    results: list[Result]
    seconds: float

    @cached_property
    def standings(self) -> list[Standing]:
        """The figures of each bot."""
        return standings(self.results, len(self.match.bots))

    def to_json(self) -> dict[str, Any]:
        """The figures as one object, lists by bot. All but the seconds come out the same from the same seed."""
        bots = self.standings
        elos = [bot.elo for bot in bots if bot.elo is not None]
        return {
            "game": self.match.game,
            "seats": self.match.seats,
            "options": self.match.options,
            "bots": list(self.match.bots),
            "seed": self.match.seed,
            "pairs": self.pairs,
            "games": len(self.results),
            "fair_share": round(1 / self.match.seats, 4) if self.match.seats > 1 else None,
            **_columns("win_rate", [bot.win_rate for bot in bots], 4),
            "score_mean": [round(bot.score, 4) for bot in bots],
            "margin_mean": [round(bot.margin.value, 4) for bot in bots],
            "margin_low": [_rounded(bot.margin.low, 4) for bot in bots],
            "margin_high": [_rounded(bot.margin.high, 4) for bot in bots],
            "margin_sd": [round(bot.margin_sd, 4) for bot in bots],
            **(_columns("elo", elos, 1) if elos else {"elo": None, "elo_low": None, "elo_high": None}),
            "moves_per_game": [round(bot.moves_per_game, 3) for bot in bots],
            "losses_by_fault": [bot.losses_by_fault for bot in bots],
            "seconds_per_move": [round(bot.seconds_per_move, 6) for bot in bots],
            "seconds": round(self.seconds, 3),
        }


def _columns(name: str, intervals: Sequence[Interval], digits: int) -> dict[str, list[float | None]]:
    return {
        name: [_rounded(interval.value, digits) for interval in intervals],
        f"{name}_low": [_rounded(interval.low, digits) for interval in intervals],
        f"{name}_high": [_rounded(interval.high, digits) for interval in intervals],
    }


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits) + 0.0  # -0.0 + 0.0 is 0.0


def prepare(
    game: Game,
    *,
    bots: Sequence[str],
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    budget: Budget | None = None,
    bot_seconds: float = 10.0,
) -> Match:
    """A match that can be played, or one sentence why it cannot. Without `seats` each bot has one, if that fits."""
    if seats is None:
        seats = min(max(len(bots), game.seats.start), game.seats.stop - 1)
    values = game.check_options(options or {}, seats=seats, programs=True)
    if len(bots) == 0 or len(bots) < min(2, seats):
        raise BadMatch(sentence("too-few-bots", game=game.name, seats=seats))
    for name in bots:
        make_player(game, name, bot_seconds)
    return Match(game.name, seats, values, tuple(bots), seed, budget, bot_seconds)


def compare(
    match: Match, pairs: int, *, cores: int | None = None, tell: Callable[[list[Result]], None] = lambda _: None
) -> Comparison:
    """Plays a match; `tell` hears of the games as they are done, in order."""
    size = min(20, max(1, pairs // 50))  # small enough for the bar to move
    chunks = [range(first, min(first + size, pairs)) for first in range(0, pairs, size)]
    workers = min(cores or os.cpu_count() or 1, len(chunks))
    results: list[Result] = []
    begin = time.perf_counter()
    play = _one_by_one(match, chunks) if workers == 1 else _side_by_side(match, chunks, workers)
    with _on_signal(signal.SIGTERM, lambda *_: sys.exit(143)), closing(play):
        for done in play:
            results += done
            tell(done)
    return Comparison(match, pairs, results, time.perf_counter() - begin)


def _one_by_one(match: Match, chunks: list[range]) -> Generator[list[Result]]:
    for chunk in chunks:
        yield play_pairs(match, chunk)


def _side_by_side(match: Match, chunks: list[range], workers: int) -> Generator[list[Result]]:
    """The chunks in their order, played by several processes. They end with us, however we end."""
    spawn, others = multiprocessing.get_context("spawn"), multiprocessing.active_children()
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_become_worker)
    try:
        with _on_signal(signal.SIGINT, signal.SIG_IGN):  # the new processes are born deaf to Ctrl-C
            jobs = [pool.submit(_work, match, chunk) for chunk in chunks]
        for job in jobs:
            yield job.result()
    except BaseException:
        for worker in multiprocessing.active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _become_worker() -> None:
    """A worker leaves Ctrl-C to its parent. When told to end, or when its parent is gone, it ends its bots and goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _work(match: Match, chunk: range) -> list[Result]:
    try:
        return play_pairs(match, chunk)
    except SystemExit:
        os._exit(1)  # by now its bots are ended; the pool would take this for a result and hand out more work


@contextmanager
def _on_signal(number: signal.Signals, action: Any) -> Iterator[None]:
    """Meanwhile a signal has another meaning. Python lets only the main thread say so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(number, action)
    try:
        yield
    finally:
        signal.signal(number, before)
