"""Batches: what is refused, and what holds for the batch as a whole."""

from __future__ import annotations

import numpy as np
import pytest

import karczma
from karczma import BadOption, WrongSeats
from karczma.core.batch import NOBODY

GAME = karczma.GAMES[0]


def test_an_illegal_move_at_one_table_is_refused_and_nothing_is_played_at_any() -> None:
    batch = GAME.batch(6, seed=1)
    moves = batch.legal[:, 0].copy()
    for illegal in (
        -1,
        len(GAME.engine.notation.MOVES),
        int(moves[4]) + 1 if batch.legal[4, 1] != moves[4] + 1 else -2,
    ):
        moves[4] = illegal
        before = batch.records.tobytes(), batch.seats.tolist(), batch.legal.tolist()
        with pytest.raises(ValueError, match="4"):
            batch.play(moves)
        assert (batch.records.tobytes(), batch.seats.tolist(), batch.legal.tolist()) == before


def test_a_move_left_over_from_a_longer_list_is_not_legal() -> None:
    """Only the first `legal_count` entries of a row count; what stands behind them is old."""
    batch = GAME.batch(1, seed=1)
    for _ in range(200):
        stale = [
            m
            for m in batch.legal[0, batch.legal_count[0] :].tolist()
            if m not in batch.legal[0, : batch.legal_count[0]]
        ]
        if stale and stale[0] != 0:
            with pytest.raises(ValueError, match="0"):
                batch.play([stale[0]])
            return
        batch.play(batch.random_choices())
    pytest.fail("no list ever got shorter")


def test_tables_that_are_over_are_left_alone_while_others_go_on() -> None:
    batch = GAME.batch(8, seed=3)
    while not (batch.seats == NOBODY).any():
        batch.play(batch.random_choices())
    assert not batch.is_over
    over = batch.seats == NOBODY
    finished = batch.records[over].tobytes()
    choices = batch.random_choices()
    assert (choices[over] == NOBODY).all()
    batch.play(choices)
    assert batch.records[over].tobytes() == finished
    while not batch.is_over:
        batch.play(batch.random_choices())
    assert batch.random_choices().tolist() == [NOBODY] * 8


def test_the_same_seed_is_the_same_batch_and_its_tables_differ() -> None:
    one, other, third = GAME.batch(5, seed=1), GAME.batch(5, seed=1), GAME.batch(5, seed=2)
    assert one.records.tobytes() == other.records.tobytes() != third.records.tobytes()
    assert len({record.tobytes() for record in one.records}) == 5
    assert one.random_choices().tolist() == other.random_choices().tolist()
    assert len(one) == 5


def test_random_choices_reach_every_legal_move_about_equally() -> None:
    batch = GAME.batch(1, seed=1)
    n = int(batch.legal_count[0])
    counts = np.bincount([batch.random_choices()[0] for _ in range(200 * n)])
    picked = counts[batch.legal[0, :n]]
    assert picked.sum() == 200 * n
    assert picked.min() > 130
    assert picked.max() < 270


def test_a_batch_plays_with_the_options_for_programs_unless_told_otherwise() -> None:
    for option in GAME.options:
        usual = option.default if option.for_programs is None else option.for_programs
        assert GAME.batch(2).records[option.name].tolist() == [option.number(usual, 2)] * 2
        given = option.values(2)[-1]
        assert GAME.batch(1, **{option.name: given}).records[option.name][0] == option.number(given, 2)


def test_wrong_seats_and_options_are_refused() -> None:
    with pytest.raises(WrongSeats):
        GAME.batch(2, seats=99)
    with pytest.raises(BadOption):
        GAME.batch(2, nonsense=1)
