"""Compiled playouts and batches play the same games as a table does move by move."""

from __future__ import annotations

from typing import Any

import numpy as np

from karczma.core.batch import Batch
from karczma.core.generator import secret_from_seed, secret_words
from karczma.core.playout import random_games
from karczma.core.record import copies

from .cases import Case, every_case, share

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15


def splitmix(state: int) -> tuple[int, int]:
    """The next state of the dice and its 32 bits, from the published description of SplitMix64."""
    state = x = (state + STRIDE) & MASK
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & MASK
    return state, (x ^ (x >> 31)) >> 32


def kernel_scores(case: Case, first: int, count: int) -> tuple[Any, Any]:
    engine = case.game.engine
    fresh = copies(engine.fresh(case.game, case.seats, case.options), 1)
    key = np.array(secret_words(secret_from_seed(9)), np.uint64)
    scores, counts = np.zeros((count, case.seats), np.int64), np.array([0, 0, engine.most_moves], np.int64)
    rules = engine.addresses("setup", "waiting_for", "legal_moves", "play", "scores")
    random_games(engine.dtype)(fresh, key, first, scores, counts, *rules)
    return scores, counts


def played_by_hand(case: Case, number: int) -> tuple[tuple[int, ...], int]:
    low, high = secret_words(secret_from_seed(9))
    high = (high + number) & MASK
    table = case.deal(secret=low.to_bytes(8, "little") + high.to_bytes(8, "little"))
    dice = low ^ high * STRIDE & MASK
    while not table.is_over:
        seat = table.waiting_for[0]
        legal = table.legal_numbers(seat)
        dice, bits = splitmix(dice)
        table.play(legal[bits * len(legal) >> 32], seat)
    return table.scores, table.version


@every_case
def test_the_compiled_loop_plays_the_same_games_as_a_table(case: Case) -> None:
    games = share(case, 30)
    scores, counts = kernel_scores(case, 5, games)
    by_hand = [played_by_hand(case, 5 + game) for game in range(games)]
    assert scores.tolist() == [list(points) for points, _ in by_hand]
    assert counts[0] == sum(moves for _, moves in by_hand)
    assert 0 < counts[1] <= case.game.engine.most_moves


@every_case
def test_playouts_are_the_same_in_whatever_portions_they_are_played(case: Case) -> None:
    whole, counts = kernel_scores(case, 0, 60)
    parts = [kernel_scores(case, first, count) for first, count in ((0, 1), (1, 30), (31, 29))]
    assert whole.tolist() == [row for scores, _ in parts for row in scores.tolist()]
    assert counts[0] == sum(part[0] for _, part in parts)
    assert counts[1] == max(part[1] for _, part in parts)


@every_case
def test_a_batch_plays_the_same_games_as_tables_side_by_side(case: Case) -> None:
    batch = Batch(case.game, 6, seats=case.seats, seed=7, options=case.options)
    low, high = secret_words(secret_from_seed(7))
    keys = [low.to_bytes(8, "little") + ((high + i) & MASK).to_bytes(8, "little") for i in range(len(batch))]
    tables = [case.deal(secret=key) for key in keys]
    turns = 0
    while not batch.is_over:
        moves = batch.random_choices() if turns % 2 else batch.legal[np.arange(len(batch)), batch.legal_count - 1]
        for i, table in enumerate(tables):
            assert batch.seats[i] == (table.waiting_for[0] if table.waiting_for else -1)
            if table.is_over:
                continue
            seat = table.waiting_for[0]
            assert batch.legal[i, : batch.legal_count[i]].tolist() == table.legal_numbers(seat)
            table.play(int(moves[i]), seat)
        batch.play(moves)
        turns += 1
    assert [record.tobytes() for record in batch.records] == [table.state.tobytes() for table in tables]
    assert batch.scores().tolist() == [list(table.scores) for table in tables]
