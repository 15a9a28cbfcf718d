"""Random games in bulk: the same figures whoever does the work, and nothing kept but counts."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, pstdev

import numpy as np
import pytest

import karczma
from karczma.arena.measure import batched_steps, hiding_cost, playouts, python_steps
from karczma.arena.simulate import CHUNK, BadCount, Simulation, simulate

GAME = karczma.game("lost-cities")


def figures(result: Simulation) -> dict[str, object]:
    """All that does not depend on the clock."""
    return {name: value for name, value in result.to_json().items() if "second" not in name}


@pytest.mark.parametrize("games", [1, CHUNK - 1, CHUNK + 1, 3 * CHUNK])
def test_the_figures_do_not_depend_on_how_many_cores_did_the_work(games: int) -> None:
    alone, shared = (simulate(GAME, games=games, seed=3, cores=cores, options={"deals": 1}) for cores in (1, 3))
    assert figures(alone) == figures(shared)
    assert alone.scores == shared.scores


def test_another_seed_plays_other_games() -> None:
    assert figures(simulate(GAME, games=50, seed=1)) != figures(simulate(GAME, games=50, seed=2))


def test_every_game_is_told_and_counted() -> None:
    told: list[int] = []
    result = simulate(GAME, games=2 * CHUNK + 7, tell=told.append)
    assert sum(told) == result.games == 2 * CHUNK + 7
    assert [sum(counter.values()) for counter in result.scores] == [result.games] * 2


def test_options_take_the_values_meant_for_programs_unless_given() -> None:
    assert simulate(GAME, games=1).options["turn_cap"] == 400
    assert simulate(GAME, games=1, options={"turn_cap": 9}).options["turn_cap"] == 9


def test_mean_deviation_and_quantiles_are_those_of_the_scores() -> None:
    result = Simulation(GAME, 2, {}, scores=[Counter(), Counter()])
    scores = np.array([[3, -5], [3, 0], [10, 7], [-20, 7]])
    result.add(scores[:3], 30, 4)
    result.add(scores[3:], 12, 6)
    assert (result.games, result.moves, result.most_legal_moves) == (4, 42, 6)
    for seat in (0, 1):
        column = scores[:, seat].tolist()
        assert result.mean(seat) == pytest.approx(fmean(column))
        assert result.deviation(seat) == pytest.approx(pstdev(column))
        assert [result.quantile(seat, share) for share in (0.0, 1.0)] == [min(column), max(column)]
    assert result.quantile(0, 0.5) == 3


@pytest.mark.parametrize("games", [0, -1])
def test_no_games_cannot_be_played(games: int) -> None:
    with pytest.raises(BadCount, match="at least 1"):
        simulate(GAME, games=games)


def test_everything_that_is_measured_is_a_positive_number() -> None:
    assert playouts(GAME, 0.01) > 0
    assert python_steps(GAME, 0.01) > 0
    assert batched_steps(GAME, 0.01) > 0
    copying, seeing = hiding_cost(GAME)
    assert 0 < copying < seeing
