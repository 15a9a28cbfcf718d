"""The search knows what its seat may know, comes out the same from the same seed, and finds what can be found."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from tests.every_game.cases import Case, every_broad_case
from tests.every_game.courses import spread
from tests.every_game.looking import another_truth, at

import karczma
from karczma.bots.bot import Budget
from karczma.bots.playout import PLACES, SETTINGS, pay_off
from karczma.bots.race import Candidate, Race
from karczma.bots.search import Searcher
from karczma.bots.sensible import Sensible, ranked
from karczma.bots.strengths import Strength
from karczma.core.table import Table

EVER = 1000  # moves: no game takes more
QUICK = Strength(48, candidates=4, depth=EVER)
THOROUGH = Strength(1000, candidates=100)


def thoughts(table: Table, seat: int, strength: Strength = QUICK, seed: int = 1) -> list[Candidate]:
    return Searcher(table.game, strength).think(table.observation(seat), seat, None, random.Random(seed))


@every_broad_case
def test_it_thinks_the_same_whatever_the_hidden_cards_are(case: Case) -> None:
    for number, table in enumerate(spread(case, 3)):
        for seat in table.waiting_for:
            other = at(table, another_truth(case.game.engine, table.state, seat, number))
            found = thoughts(table, seat)
            assert found == thoughts(other, seat)
            assert found[0].move in table.legal_numbers(seat)


def test_the_same_seed_thinks_the_same_and_thinking_changes_nothing() -> None:
    table = karczma.game("kings-under-mountains").deal(seats=3, seed=4)
    seat, before = table.waiting_for[0], table.to_bytes()
    assert thoughts(table, seat) == thoughts(table, seat)
    assert thoughts(table, seat, seed=2) != thoughts(table, seat)
    assert table.to_bytes() == before


@pytest.mark.parametrize("depth", [1, EVER])
def test_more_cores_come_to_the_same(depth: int) -> None:
    table = karczma.game("warriors-adventures").deal(seats=3, seed=4)
    observation, seat = table.observation(table.waiting_for[0]), table.waiting_for[0]
    found = [
        Searcher(table.game, Strength(400, depth=depth), cores).think(observation, seat, None, random.Random(1))
        for cores in (1, 2, 5)
    ]
    assert found[0] == found[1] == found[2]


def test_trees_are_for_the_last_moves_only() -> None:
    table, strength = karczma.game("warriors-adventures").deal(seats=3, seed=4), Strength(400, depth=12)

    def is_tree() -> bool:
        seat = table.waiting_for[0]
        return thoughts(table, seat, strength) != thoughts(table, seat, replace(strength, depth=1))

    assert not is_tree()
    while int(table.state.stack_size.sum()) > 5:
        seat = table.waiting_for[0]
        table.play(ranked(table.game, table.observation(seat), seat)[0][0], seat)
    assert is_tree()


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_position_is_worth_is_shared_among_the_players(seats: int) -> None:
    table = karczma.game("kings-under-mountains").deal(seats=seats, seed=4)
    for _ in range(40):
        seat = table.waiting_for[0]
        table.play(ranked(table.game, table.observation(seat), seat)[0][0], seat)
    shares = payoffs(table)
    assert all(0 < share < 1 for share in shares)
    assert sum(shares) == pytest.approx(1) if seats == 2 else max(shares) > 1 / 2 > min(shares)
    by_standing = sorted(range(seats), key=lambda seat: table.scores[seat])
    assert shares == [pytest.approx(sorted(shares)[by_standing.index(seat)]) for seat in range(seats)]


def payoffs(table: Table) -> list[float]:
    """What the position is worth to each seat, as the search sees it."""
    engine, seats = table.game.engine, table.seats
    settings = np.full(SETTINGS, 150, np.int64)
    settings[PLACES] = 70
    standings, ranks, shares = np.zeros(8, np.int64), np.zeros(8, np.int64), np.zeros(8)
    pay_off(table.state, standings, ranks, shares, settings, engine.waiting_for, engine.ranking, engine.standing)
    return [float(share) for share in shares[:seats]]


def test_it_thinks_as_long_as_it_may() -> None:
    table = karczma.game("lost-cities").deal(seed=5)
    seat = table.waiting_for[0]
    searcher = Searcher(table.game, Strength(10_000, candidates=4))

    def worlds(budget: Budget | None) -> int:
        found = searcher.think(table.observation(seat), seat, budget, random.Random(1))
        return max(candidate.worlds for candidate in found)

    assert worlds(Budget(iterations=32)) == 8
    assert worlds(Budget(iterations=320)) > 40
    assert worlds(Budget(milliseconds=1)) >= 8


def race(table: Table, seat: int, strength: Strength = QUICK) -> Race:
    contest = Searcher(table.game, strength).contest(table.observation(seat), seat, 7)
    assert isinstance(contest, Race)
    return contest


def test_the_mind_does_not_wander_past_the_end_of_a_deal() -> None:
    """Of three deals only the first is played on: the same games in the mind as in a match of one deal."""
    played = []
    for deals in (1, 3):
        table = karczma.game("lost-cities").deal(seed=5, deals=deals)
        runner = race(table, table.waiting_for[0])
        runner.run(8)
        played.append(runner.worlds.simulated_moves)
    assert played[0] == played[1] > 1000


def test_without_doubt_enough_it_plays_what_looks_best() -> None:
    table = karczma.game("lost-cities").deal(seed=5)
    seat = table.waiting_for[0]
    best = ranked(table.game, table.observation(seat), seat, "judge")[0][0]
    assert thoughts(table, seat, Strength(200, doubt=1000.0))[0].move == best
    chosen = {
        thoughts(karczma.game("lost-cities").deal(seed=seed), seat, Strength(200, doubt=0.0))[0].move
        for seed in range(6)
        for seat in karczma.game("lost-cities").deal(seed=seed).waiting_for
    }
    assert len(chosen) > 1


def test_whoever_is_far_behind_drops_out_of_the_race() -> None:
    """What looked best does too: then something else is played, whatever the doubt."""
    table, dropped = karczma.game("villagers").deal(seats=2, seed=9), set()
    while not {True, False} <= dropped:
        seat = table.waiting_for[0]
        runner = race(table, seat, THOROUGH)
        while len(runner.results) < 96 and len(runner.moves) > 1:
            out = ~runner.alive
            runner.run(8)
            assert (np.isnan(runner.results[-1]) == out).all(), "whoever is out meets no more worlds, and only they"
        is_first_out = not runner.alive[0]
        if 1 <= runner.alive.sum() < len(runner.moves):
            dropped.add(is_first_out)
        if is_first_out:
            assert runner.outcome(random.Random(1))[0].move != runner.moves[0]
        table.play(int(runner.moves[0]), seat)


def test_it_sees_what_rules_of_thumb_do_not() -> None:
    """The searcher wins more games than the player by whose rules of thumb it plays on in its mind."""
    game = karczma.game("knights-and-castles")
    searcher, won = Searcher(game, Strength(1500)), 0.0
    for number in range(10):
        for side in range(2):
            table, dice = game.deal(seats=2, seed=number), random.Random(number)
            while not table.is_over:
                seat = table.waiting_for[0]
                observation = table.observation(seat)
                bot = searcher if seat == side else Sensible(game)
                table.play(bot.choose(observation, seat, None, dice), seat)
            outcome = table.outcome
            assert outcome is not None
            won += (side in outcome.winners) / len(outcome.winners)
    assert won > 11, "of 20"


def test_rules_of_thumb_are_expected_to_be_beaten_by_experience() -> None:
    """Who is not wary expects more, since the others play by rules of thumb; where there are only these, nothing."""
    wary, unwary = (Strength(240, candidates=2, slips=0, wary=expects) for expects in (True, False))
    hopes = [
        [thoughts(table, table.waiting_for[0], how)[0].payoff for how in (wary, unwary)]
        for table in (karczma.game("lost-cities").deal(seed=seed, deals=1) for seed in range(12))
    ]
    assert np.mean([unwary - wary for wary, unwary in hopes]) > 0.01
    kings = karczma.game("kings-under-mountains").deal(seats=2, seed=1)
    seat = kings.waiting_for[0]
    assert thoughts(kings, seat, wary) == thoughts(kings, seat, unwary)
