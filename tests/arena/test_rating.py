"""Figures from results: cases known beforehand, intervals that cover, Elo that orders."""

from __future__ import annotations

import random

import numpy as np
import pytest

from karczma.arena.match import Result
from karczma.arena.rating import elo, margin, mean_interval, share_interval, standings, wins_by_pair, won


def result(
    pair: int, number: int, bots: tuple[int, ...], ranking: tuple[int, ...], scores: tuple[int, ...] | None = None
) -> Result:
    seats = len(bots)
    points = scores or tuple(10 * (seats - place) for place in ranking)
    return Result(pair, number, bots, points, ranking, (3,) * seats, (0.5,) * seats)


def duels(*wins: float) -> list[Result]:
    """Pairs of games between bots 0 and 1, each with what bot 0 won of its two games: 0, ½, 1, 1½ or 2."""
    results = []
    for pair, sum_of_wins in enumerate(wins):
        for number, bots in enumerate([(0, 1), (1, 0)]):
            share = min(1.0, max(0.0, sum_of_wins - number))
            places = {1.0: (1, 2), 0.0: (2, 1), 0.5: (1, 1)}[share]
            results.append(result(pair, number, bots, places if number == 0 else places[::-1]))
    return results


def test_those_who_share_the_first_place_share_the_win() -> None:
    assert [won((1, 1, 3), seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [won((2, 1), seat) for seat in range(2)] == [0.0, 1.0]
    assert won((1,), 0) == 1.0
    assert won((2,), 0) == 0.0


def test_the_margin_is_over_the_best_of_the_others() -> None:
    assert [margin((10, 7, -2), seat) for seat in range(3)] == [3, -3, -12]
    assert margin((17,), 0) == 17


def test_all_draws_are_half_and_elo_zero() -> None:
    one, other = standings([result(p, n, b, (1, 1)) for p in range(5) for n, b in enumerate([(0, 1), (1, 0)])], 2)
    assert (one.win_rate.value, one.win_rate.low, one.win_rate.high) == (0.5, 0.5, 0.5)
    assert one.elo is not None
    assert other.elo is not None
    assert (one.elo.value, other.elo.value) == pytest.approx((0, 0), abs=1e-6)


def test_all_wins_are_certain_only_after_many_games() -> None:
    few, many = (standings(duels(*[2.0] * pairs), 2) for pairs in (5, 500))
    assert (few[0].win_rate.value, many[0].win_rate.value, few[1].win_rate.value) == (1, 1, 0)
    lows = [bots[0].win_rate.low for bots in (few, many)]
    assert lows == pytest.approx([0.025 ** (1 / 5), 0.025 ** (1 / 500)])
    assert few[1].win_rate.high == pytest.approx(1 - 0.025 ** (1 / 5))
    assert few[0].elo is not None
    assert many[0].elo is not None
    assert 0 < few[0].elo.value < many[0].elo.value < 1000


def test_the_pair_is_the_unit_of_the_interval() -> None:
    """A win in one seat and a loss in the other, always: twenty games, but no doubt that both are equal."""
    certain = standings(duels(*[1.0] * 10), 2)[0].win_rate
    assert (certain.low, certain.value, certain.high) == (0.5, 0.5, 0.5)
    doubtful = standings(duels(*[2.0, 0.0] * 5), 2)[0].win_rate
    reach = 1.959964 * np.std([1, 0] * 5, ddof=1) / np.sqrt(10)
    assert doubtful.value == 0.5
    assert doubtful.high == pytest.approx(0.5 + reach)
    assert doubtful.low == pytest.approx(0.5 - reach)


def test_one_pair_says_nothing_about_the_spread() -> None:
    bot = standings(duels(1.0), 2)[0]
    assert (bot.win_rate.low, bot.win_rate.high) == (0, 1)
    assert (bot.margin.low, bot.margin.high) == (None, None)
    assert bot.elo is not None
    assert bot.elo.low is None


def test_shares_stay_between_nothing_and_all() -> None:
    almost = share_interval(np.array([1.0, 1.0, 1.0, 0.5]))
    assert almost.high == 1.0
    assert almost.low is not None
    assert 0 < almost.low < almost.value
    assert share_interval(np.array([0.0, 0.0, 0.0, 0.5])).low == 0.0


def test_intervals_cover_the_truth_about_95_times_in_100() -> None:
    rng = np.random.default_rng(1)
    covered = [
        interval.low <= 3.0 <= interval.high
        for interval in (mean_interval(rng.normal(3.0, 5.0, size=100)) for _ in range(2000))
        if interval.low is not None and interval.high is not None
    ]
    assert 0.93 < np.mean(covered) < 0.965


def test_elo_covers_the_truth_too() -> None:
    """Bots that win three games in four differ by 191 points."""
    rng, truth, hits = random.Random(2), 400 * np.log10(3), 0
    for _ in range(40):
        bots = standings(duels(*[(rng.random() < 0.75) + (rng.random() < 0.75) for _ in range(100)]), 2)
        assert bots[0].elo is not None
        assert bots[0].elo.low is not None
        assert bots[0].elo.high is not None
        hits += bots[0].elo.low <= truth / 2 <= bots[0].elo.high
    assert hits >= 34


def test_elo_is_that_of_the_formula() -> None:
    high, low = elo(np.array([[0, 7500.0], [2500.0, 0]]))
    assert high - low == pytest.approx(400 * np.log10(3), abs=0.1)
    assert high + low == pytest.approx(0, abs=1e-6)


def test_elo_of_a_pool_is_the_likeliest_and_orders_the_bots() -> None:
    truth = np.array([250.0, 30.0, -280.0])
    chance = 1 / (1 + 10 ** ((truth[None, :] - truth[:, None]) / 400))
    np.fill_diagonal(chance, 0)
    assert elo(1e6 * chance) == pytest.approx(truth, abs=0.1)


@pytest.mark.parametrize("games", [1, 100, 1_000_000])
def test_elo_of_a_chain_of_easy_wins_is_finite_and_ordered(games: int) -> None:
    found = elo(games * np.triu(np.ones((5, 5)), 1))
    assert np.all(np.diff(found) < 0)
    assert np.all(np.isfinite(found))
    assert found.sum() == pytest.approx(0, abs=1e-5)


def test_elo_is_the_likeliest_however_lopsided_the_wins() -> None:
    """At the top of the likelihood everybody has won as often as was to be expected."""
    rng = np.random.default_rng(0)
    for _ in range(300):
        others = 1 - np.eye(int(rng.integers(2, 8)))
        wins = rng.integers(0, 2, others.shape) * 10.0 ** rng.integers(0, 7, others.shape) * others
        strength, games = 10 ** (elo(wins) / 400), wins + wins.T + others
        expected = (games * strength[:, None] / (strength[:, None] + strength)).sum(axis=1)
        assert expected == pytest.approx((wins + others / 2).sum(axis=1), abs=1e-7 * games.sum())


def test_many_tables_are_rated_as_each_alone() -> None:
    tables = np.random.default_rng(3).integers(0, 50, (20, 4, 4)) * (1.0 - np.eye(4))
    assert elo(tables) == pytest.approx(np.array([elo(table) for table in tables]), abs=1e-5)


def test_at_a_table_of_several_every_two_are_compared_by_their_places() -> None:
    wins = wins_by_pair([result(0, 0, (2, 0, 1), (1, 2, 2)), result(1, 0, (0, 1, 1), (2, 1, 3))], 3)
    assert wins[0].tolist() == [[0, 0.5, 0], [0.5, 0, 0], [1, 1, 0]]
    assert wins[1].tolist() == [[0, 1, 0], [1, 0, 0], [0, 0, 0]]  # a bot is not compared with itself


def test_a_bot_in_several_seats_counts_in_each() -> None:
    games = [result(0, n, b, r) for n, (b, r) in enumerate([((0, 1, 1), (2, 1, 3)), ((1, 1, 0), (3, 2, 1))])]
    one, other = standings(games, 2)
    assert one.win_rate.value == 0.5
    assert other.win_rate.value == 0.25
    assert (one.moves_per_game, other.moves_per_game, one.seconds_per_move) == (3, 3, pytest.approx(1 / 6))


def test_margins_have_a_mean_and_a_spread() -> None:
    games = [result(0, 0, (0, 1), (1, 2), (9, 4)), result(0, 1, (1, 0), (1, 2), (6, 5))]
    one, other = standings(games, 2)
    assert (one.margin.value, other.margin.value) == (2.0, -2.0)
    assert one.margin_sd == other.margin_sd == 3.0


def test_alone_there_is_no_elo() -> None:
    assert [bot.elo for bot in standings([result(0, 0, (0,), (1,)), result(0, 1, (1,), (2,))], 2)] == [None, None]
