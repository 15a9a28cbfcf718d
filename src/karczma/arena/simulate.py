"""Random games in bulk, on all cores, with figures that do not depend on how the work was split."""

from __future__ import annotations

import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from karczma.core.errors import KarczmaError
from karczma.core.game import Game
from karczma.core.generator import secret_from_seed, secret_words
from karczma.core.options import Value
from karczma.core.playout import random_games
from karczma.core.record import copies
from karczma.words import sentence

CHUNK = 500


class BadCount(KarczmaError):
    """A number of games that cannot be played."""


@dataclass
class Simulation:
    """What many random games came to. Only counts are kept, so memory does not grow with the number of games."""

    game: Game
    seats: int
    options: dict[str, Value]
    games: int = 0
    moves: int = 0
    most_legal_moves: int = 0
    seconds: float = 0.0
    scores: list[Counter[int]] = field(default_factory=list)  # for each seat: how often each score came up

    def add(self, scores: Any, moves: int, most_legal_moves: int) -> None:
        """Takes in the scores of some games, one row each."""
        self.games += len(scores)
        self.moves += moves
        self.most_legal_moves = max(self.most_legal_moves, most_legal_moves)
        for counter, column in zip(self.scores, scores.T, strict=True):
            values, counts = np.unique(column, return_counts=True)
            for value, count in zip(values.tolist(), counts.tolist(), strict=True):
                counter[value] += count

    def mean(self, seat: int) -> float:
        """The average score of a seat."""
        return sum(score * count for score, count in self.scores[seat].items()) / self.games

    def deviation(self, seat: int) -> float:
        """The standard deviation of a seat's score."""
        mean = self.mean(seat)
        return sqrt(sum(count * (score - mean) ** 2 for score, count in self.scores[seat].items()) / self.games)

    def quantile(self, seat: int, share: float) -> int:
        """The score that so large a share of the games did not exceed."""
        seen = 0
        for score, count in sorted(self.scores[seat].items()):
            seen += count
            if seen >= share * self.games:
                return score
        raise ValueError(share)

    def to_json(self) -> dict[str, Any]:
        """The figures as one object."""
        everyone = range(self.seats)
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.options,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1),
            "moves_per_second": round(self.moves / self.seconds, 1),
            "score_mean": [round(self.mean(seat), 4) for seat in everyone],
            "score_sd": [round(self.deviation(seat), 4) for seat in everyone],
            "moves_per_game": round(self.moves / self.games, 3),
            "most_legal_moves": self.most_legal_moves,
        }


def check_count(games: int) -> None:
    """Refuses to play no games."""
    if games < 1:
        raise BadCount(sentence("bad-count", games=games))


def simulate(
    game: Game,
    *,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    cores: int | None = None,
    tell: Callable[[int], None] = lambda _: None,
) -> Simulation:
    """Plays random games; `tell` hears how many more are done. A seed gives the same games on any number of cores."""
    players = game.check_seats(seats)
    values = game.check_options(options or {}, seats=players, programs=True)
    check_count(games)
    engine = game.engine
    fresh = copies(engine.fresh(game, players, values), 1)
    key = np.array(secret_words(secret_from_seed(seed)), np.uint64)
    play_games = random_games(engine.dtype)
    functions = engine.addresses("setup", "waiting_for", "legal_moves", "play", "scores")
    result = Simulation(game, players, values, scores=[Counter() for _ in range(players)])
    chunks, one_at_a_time = iter(range(0, games, CHUNK)), threading.Lock()

    def work() -> None:
        while True:
            with one_at_a_time:
                first = next(chunks, None)
            if first is None:
                return
            scores = np.zeros((min(CHUNK, games - first), players), np.int64)
            counts = np.array([0, 0, engine.most_moves], np.int64)
            play_games(fresh, key, first, scores, counts, *functions)
            with one_at_a_time:
                result.add(scores, int(counts[0]), int(counts[1]))
                tell(len(scores))

    workers = cores or os.cpu_count() or 1
    begin = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        for job in [pool.submit(work) for _ in range(workers)]:
            job.result()
    result.seconds = time.perf_counter() - begin
    return result
