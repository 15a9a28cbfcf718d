"""How fast a game runs here: playouts, copies, observations, the Python interface, and starting up."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import types

from karczma.bots.search import Searcher
from karczma.bots.strengths import Strength
from karczma.core.compiling import kernel, record_type
from karczma.core.contract import pointers
from karczma.core.game import Game

from .simulate import simulate


@dataclass(frozen=True)
class Figure:
    """One line of the benchmark."""

    what: str
    value: float
    unit: str

    @property
    def text(self) -> str:
        """The value for people: two digits after the point where it is small."""
        return f"{self.value:,.{2 if self.value < 100 else 0}f}"


def measure(game: Game, seconds: float = 2.0) -> list[Figure]:
    """All figures of one game on one core, in the order they are printed."""
    copying, seeing = hiding_cost(game)
    cold, warm = start_up(game)
    return [
        Figure("random playouts, one core", playouts(game, seconds), "moves/s"),
        Figure("copy of a position", copying, "ns"),
        Figure("copy + observe + complete, all viewers in turn", seeing, "ns"),
        Figure("Python, one table: legal moves and play", python_steps(game, seconds), "steps/s"),
        Figure("Python, 1,000 tables at a time", batched_steps(game, seconds), "steps/s"),
        Figure("first compile, then one table", cold, "s"),
        Figure("the same from the disk cache", warm, "s"),
    ]


def playouts(game: Game, seconds: float, seats: int | None = None) -> float:
    """Moves a second in random games on one core."""
    options = quick_options(game)
    games = 2000
    simulate(game, games=100, cores=1, seats=seats, options=options)
    while True:
        result = simulate(game, games=games, cores=1, seats=seats, options=options)
        if result.seconds >= seconds / 2:
            return result.moves / result.seconds
        games *= 2


def quick_options(game: Game) -> dict[str, Any]:
    """Defaults, but a single deal where a game is a match of several."""
    return {"deals": 1} if any(option.name == "deals" for option in game.options) else {}


def search_speed(game: Game, seconds: float, seats: int, strength: Strength, searched: int) -> tuple[float, float]:
    """Iterations and simulated moves in a second of processor time, just after the deal. Each search is new, with so
    many iterations unless it is decided before."""
    table = game.deal(seats=seats, seed=1, **quick_options(game))
    while len(table.legal_moves(table.waiting_for[0])) == 1:
        table.play(table.legal_moves(table.waiting_for[0])[0], table.waiting_for[0])
    seat = table.waiting_for[0]
    searcher, observation = Searcher(game, strength), table.observation(seat)
    searches = iterations = moves = 0
    began = time.process_time()
    while (lasted := time.process_time() - began) < seconds:
        contest = searcher.contest(observation, seat, searches)
        searcher.run(contest, searched)
        searches += 1
        iterations += contest.iterations
        moves += contest.worlds.simulated_moves
    return iterations / lasted, moves / lasted


def python_steps(game: Game, seconds: float) -> float:
    """Steps a second through `Table`: ask for the legal moves, play one of them."""
    choose, steps, begin = random.Random(0).choice, 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        table = game.deal(seed=steps, **quick_options(game))
        while not table.is_over:
            table.play(choose(table.legal_moves(table.waiting_for[0])), table.waiting_for[0])
            steps += 1
    return steps / (time.perf_counter() - begin)


def batched_steps(game: Game, seconds: float) -> float:
    """The same with a thousand tables side by side."""
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        batch = game.batch(1000, seed=steps, **quick_options(game))
        while not batch.is_over:
            steps += int((batch.legal_count > 0).sum())
            batch.play(batch.random_choices())
    return steps / (time.perf_counter() - begin)


def hiding_cost(game: Game) -> tuple[float, float]:
    """Nanoseconds for a copy, and for copy, observe and complete, over positions of a whole game."""
    engine = game.engine
    table = game.deal(seed=1, **quick_options(game))
    choose, positions = random.Random(1).choice, []
    while not table.is_over:
        positions.append(np.asarray(table.state).copy())
        table.play(choose(table.legal_moves(table.waiting_for[0])), table.waiting_for[0])
    shelf = np.array(positions, engine.dtype)
    look, rounds = _look_kernel(engine.dtype), 200
    looks = rounds * len(shelf)

    def nanoseconds(viewers: int) -> float:
        begin = time.perf_counter()
        look(shelf, rounds, viewers, *engine.addresses("observe", "complete"))
        return (time.perf_counter() - begin) / looks * 1e9

    nanoseconds(0)
    return _best(lambda: nanoseconds(0)), _best(lambda: nanoseconds(table.seats))


def _best(measurement: Callable[[], float]) -> float:
    return min(measurement() for _ in range(3))


def _look(shelf, rounds, viewers, observe, complete):  # type: ignore[no-untyped-def]
    world = shelf[:1].copy()
    s = world[0]
    kept = 0
    for again in range(rounds):
        for i in range(shelf.size):
            world[0] = shelf[i]
            if viewers > 0:
                observe(s, (again + i) % viewers)
                s.key[0] = i + 1
                s.key[1] = again + 1
                complete(s)
            kept += s.step_size  # so that no copy is optimised away
    return kept


@cache
def _look_kernel(dtype: np.dtype[Any]) -> Any:
    return kernel(
        _look,
        types.Array(record_type(dtype), 1, "C"),
        types.int64,
        types.int64,
        *pointers(dtype, "observe", "complete"),
        returns=types.int64,
    )


def start_up(game: Game) -> tuple[float, float]:
    """Seconds until a table is dealt in a new process: with nothing on the disk, and the second time."""
    program = f"import karczma; karczma.game({game.name!r}).deal(seed=1)"
    with tempfile.TemporaryDirectory() as folder:
        return run_time(program, KARCZMA_CACHE=folder), run_time(program, KARCZMA_CACHE=folder)


def run_time(program: str, **environment: str) -> float:
    """Seconds a Python program takes in a process of its own; what it prints is not shown."""
    begin = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | environment,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return time.perf_counter() - begin
