"""The rules of thumb play sensibly: they win against chance, and do not cancel each other for ever."""

from __future__ import annotations

import random

import pytest

from karczma.bots import sensible

from .tables import GAME, lay, line, position


def best(table, seat):
    return GAME.engine.notation.move_text(sensible.choose(GAME, table.observation(seat), seat))


def wins(seats, games, thinking):
    """How often seat `seed % seats` wins, if that one thinks and the others play at random."""
    won = 0
    for seed in range(games):
        table, rng, thinker = GAME.deal(seed=seed, seats=seats), random.Random(seed), seed % seats
        while not table.is_over:
            seat = table.waiting_for[0]
            thinks = (seat == thinker) == thinking
            move = (
                sensible.choose(GAME, table.observation(seat), seat)
                if thinks
                else rng.choice(table.legal_numbers(seat))
            )
            table.play(move, seat)
        won += table.outcome.winners == (thinker,)
    return won / games


@pytest.mark.parametrize(("seats", "least"), [(2, 0.85), (3, 0.65), (4, 0.5)])
def test_it_beats_chance_clearly(seats, least):
    assert wins(seats, 60, True) > least


def test_chance_is_not_better_off_among_those_who_think_alike():
    assert wins(3, 60, False) < 0.45


def test_players_who_think_alike_do_not_choose_alike_for_ever():
    alike = rounds = 0
    for seed in range(20):
        table = GAME.deal(seed=seed)
        while not table.is_over:
            choices = {best(table, seat) for seat in table.waiting_for}
            alike += len(choices) == 1 and len(table.waiting_for) == 2
            rounds += len(table.waiting_for) == 2
            for seat in table.waiting_for:
                table.play(best(table, seat), seat)
    assert alike < rounds / 2


def test_it_takes_back_what_is_strong_before_the_castles_to_come():
    past = "stone-small:-/-:0 stone-large:-/-:1 brick-small:-/-:0 brick-large:-/-:1"
    table = position(f"rounds: {past} drum\nhand 0: C\nhand 1: C")
    assert best(table, 0) == best(table, 1) == "recruit:D", "only wood and a drum are left"


def test_shepherds_are_worth_something_to_whoever_has_the_sword():
    shepherds = GAME.engine.notation.MOVES["lay:SS"]
    tables = [position(f"sword: {holder}\nrounds: stone-large") for holder in (0, 1)]
    mine, other = (dict(sensible.ranked(GAME, table.observation(0), 0))[shepherds] for table in tables)
    assert mine > other == 0


def test_in_the_last_round_it_lays_what_can_win():
    past = "stone-small:-/-:0 brick-small:-/-:1 wood-small:-/-:0 brick-large:-/-:1 drum:-/- drum:-/-"
    table = position(f"sword: 1\nrounds: {past} stone-large\nhand 0: KDC\nhand 1: -")
    assert best(table, 0) != "lay:SS"
    lay(table, best(table, 0).removeprefix("lay:"), best(table, 1).removeprefix("lay:"))
    assert line(table, "rounds 1").endswith(":0")
