"""Many tables side by side, asked and played in compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import types

from .compiling import kernel, record_type
from .contract import pointers
from .generator import secret_from_seed, secret_words
from .playout import any_of
from .record import copies
from .steps import lowest_seat

if TYPE_CHECKING:
    from .game import Game

NOBODY = -1


class Batch:
    """Tables of one game that move in step. `records` is the array itself, `seats` whose move each one waits for."""

    def __init__(self, game: Game, count: int, *, seats: int | None, seed: int, options: Mapping[str, object]) -> None:
        """See `Game.batch`. Options take the values meant for programs where they are not given."""
        engine = game.engine
        players = game.check_seats(seats)
        fresh = engine.fresh(game, players, game.check_options(options, seats=players, programs=True))
        self.game = game
        self._players = players
        self.records = copies(fresh, count)
        self.seats = np.empty(count, np.int64)
        self.legal = np.zeros((count, engine.most_moves), np.int16)
        self.legal_count = np.zeros(count, np.int64)
        self._dice = np.array([secret_words(secret_from_seed(seed))[0]], np.uint64)
        self._setup, self._ask, self._pick, self._play, self._scores = _kernels(engine.dtype)
        first, second = secret_words(secret_from_seed(seed))
        self.records["key"][:, 0] = first
        self.records["key"][:, 1] = np.uint64(second) + np.arange(count, dtype=np.uint64)
        self._setup(self.records, *engine.addresses("setup"))
        self._look()

    def __len__(self) -> int:
        return len(self.records)

    @property
    def is_over(self) -> bool:
        """Whether all games have ended."""
        return bool((self.seats == NOBODY).all())

    def random_choices(self) -> Any:
        """A uniformly random legal move for every table; -1 where the game is over."""
        counts = self.legal_count
        picks = np.empty(len(self), np.int64)
        self._pick(self._dice, counts, picks)
        return np.where(counts > 0, self.legal[np.arange(len(self)), picks], NOBODY)

    def play(self, moves: Any) -> None:
        """Plays one legal move at every table that is not over, then looks again: `legal`, `legal_count`, `seats`."""
        moves = np.ascontiguousarray(moves, np.int64)
        playing = self.legal_count > 0
        allowed = (self.legal == moves[:, None]) & (np.arange(self.legal.shape[1]) < self.legal_count[:, None])
        refused = np.flatnonzero(playing & ~allowed.any(1))
        if refused.size:
            raise ValueError(f"tables {refused[:5].tolist()}: not a legal move, nothing was played")
        self._play(self.records, self.seats, moves, *self.game.engine.addresses("play"))
        self._look()

    def scores(self) -> Any:
        """The points of every seat at every table, as they stand."""
        out = np.zeros((len(self), self._players), np.int64)
        self._scores(self.records, out, *self.game.engine.addresses("scores"))
        return out

    def _look(self) -> None:
        functions = self.game.engine.addresses("waiting_for", "legal_moves")
        self._ask(self.records, self.seats, self.legal, self.legal_count, *functions)


def _setup_each(records, setup):  # type: ignore[no-untyped-def]
    for i in range(records.size):
        setup(records[i])


def _pick_each(dice, counts, picks):  # type: ignore[no-untyped-def]
    for i in range(counts.size):
        picks[i] = any_of(dice, counts[i]) if counts[i] > 0 else 0


def _ask_each(records, seats, legal, legal_count, waiting_for, legal_moves):  # type: ignore[no-untyped-def]
    for i in range(records.size):
        waiting = waiting_for(records[i])
        seats[i], legal_count[i] = NOBODY, 0
        if waiting != 0:
            seats[i] = lowest_seat(waiting)
            legal_count[i] = legal_moves(records[i], seats[i], legal[i])


def _play_each(records, seats, moves, play):  # type: ignore[no-untyped-def]
    for i in range(records.size):
        if seats[i] != NOBODY:
            play(records[i], seats[i], moves[i])


def _score_each(records, out, scores):  # type: ignore[no-untyped-def]
    for i in range(records.size):
        scores(records[i], out[i])


@cache
def _kernels(dtype: np.dtype[Any]) -> tuple[Any, ...]:
    records, numbers = types.Array(record_type(dtype), 1, "C"), types.int64[::1]
    return (
        kernel(_setup_each, records, *pointers(dtype, "setup")),
        kernel(
            _ask_each,
            records,
            numbers,
            types.int16[:, ::1],
            numbers,
            *pointers(dtype, "waiting_for", "legal_moves"),
        ),
        kernel(_pick_each, types.uint64[::1], numbers, numbers),
        kernel(_play_each, records, numbers, numbers, *pointers(dtype, "play")),
        kernel(_score_each, records, types.int64[:, ::1], *pointers(dtype, "scores")),
    )
