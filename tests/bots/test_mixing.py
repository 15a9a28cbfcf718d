"""Where all choose at once: habits that are hard to exploit, the same for whoever was asked first."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import karczma
from karczma.bots.mixing import Mix, ask_again
from karczma.bots.race import Candidate
from karczma.bots.search import Searcher
from karczma.bots.strengths import Strength
from karczma.core.table import Table

GAME = karczma.game("knights-and-castles")


class Contest:
    """Two players choose at once; the payoffs are known. A row for a move of seat 0, a column for one of seat 1."""

    def __init__(self, payoffs: Any) -> None:
        self._payoffs = np.array(payoffs)
        self._rng = np.random.default_rng(1)

    def try_moves(self, first: int, worlds: int, seat: int, moves: Any, alive: Any, habits: Any) -> Any:
        payoffs = self._payoffs if seat == 0 else 1 - self._payoffs.T
        answers = self._rng.choice(len(habits[0]), size=worlds, p=habits[1 - seat])
        return payoffs[:, answers].T.copy()


def shares(found: list[Candidate]) -> dict[int, float]:
    return {candidate.move: candidate.share for candidate in found}


def test_it_finds_how_often_to_play_what() -> None:
    """Stone, scissors, paper, where stone against scissors counts double: the habits to have are 1/4, 1/4, 1/2."""
    payoffs = 0.5 + np.array([[0, 2, -1], [-2, 0, 1], [1, -1, 0]]) / 4
    mix = Mix(Contest(payoffs), 0, [0, 1, 2], [1], 3)  # type: ignore[arg-type]
    mix.run(60_000)
    found = shares(mix.outcome(random.Random(1)))
    assert [found[move] for move in range(3)] == pytest.approx([1 / 4, 1 / 4, 1 / 2], abs=0.06)


def test_what_is_worse_whatever_the_others_do_is_never_played() -> None:
    mix = Mix(Contest([[0.9, 0.6, 0.8], [0.5, 0.5, 0.5], [0.6, 0.8, 0.7]]), 0, [0, 1, 2], [1], 3)  # type: ignore[arg-type]
    mix.run(6000)
    assert shares(mix.outcome(random.Random(1)))[1] == 0


def think(table: Table, seat: int, seed: int = 1, cores: int = 1) -> list[Candidate]:
    searcher = Searcher(GAME, Strength(1500), cores)
    return searcher.think(table.observation(seat), seat, None, random.Random(seed))


def test_nobody_can_be_sure_what_it_lays() -> None:
    table = GAME.deal(seats=2, seed=3)
    assert len({think(table, 0, seed)[0].move for seed in range(8)}) > 2
    found = think(table, 0)
    assert found[0].share > 0
    assert sum(candidate.share for candidate in found) == pytest.approx(1)
    assert found == think(table, 0, cores=2)


def test_a_choice_made_in_secret_changes_nothing_for_whoever_still_chooses() -> None:
    """Not even that it was made: otherwise whoever is asked last would think of the others as choosing anything."""
    for seats in (2, 3):
        table = GAME.deal(seats=seats, seed=4)
        before = think(table, seats - 1)
        table.play(table.legal_moves(0)[5], 0)
        assert ask_again(GAME, table.observation(seats - 1), seats - 1)[1] == list(range(seats - 1))
        assert think(table, seats - 1) == before


def test_what_surely_wins_is_always_laid() -> None:
    """The last castle, of stone: only seat 0 has figures."""
    earlier = "drum:-/- drum:-/- brick-small:-/-:0 wood-small:-/-:1 brick-large:-/-:0 wood-large:-/-:1"
    table = GAME.position(f"seats: 2\nsword: 1\nrounds: {earlier} stone-large\nhand 0: K\nhand 1: -")
    for seed in range(3):
        text = GAME.engine.notation.move_text(think(table, 0, seed)[0].move)
        assert text == "lay:KS"
