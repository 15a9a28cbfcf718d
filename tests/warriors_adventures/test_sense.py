"""The rules of thumb: sensible play that beats chance, and does what anybody would in plain cases."""

from __future__ import annotations

import random

import pytest

from karczma.bots import sensible

from .tables import GAME, position, small


def best(table):
    seat = table.waiting_for[0]
    return GAME.engine.notation.move_text(sensible.choose(GAME, table.observation(seat), seat))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("stack 1: C 10\nstack 2: C K", "reveal:1"),
        ("front 0: 10 10\nstack 1: ? J 10\nstack 2: ? J C", "send"),
        ("front 0: 10 10\nstack 1: 10 1h\nstack 2: ? J C", "reveal:1"),
        ("front 0: 10 10 K\nstack 1: ? K 10\nstack 2: ? J 10", "reveal:2"),
        ("front 0: 5\nstack 1: ? J 10\nstack 2: ? K 10", "reveal:2"),
        ("front 0: 10 5 1\nstack 1: K C\nstack 2: J C", "send"),
        ("front 0: 1\nstack 3: ? J 10 1\nstack 4: ? J 10 5", "reveal:4"),
    ],
)
def test_plain_cases(text, move):
    assert best(small(text)) == move


def test_a_haul_that_is_sent_near_the_end_is_not_worth_a_character_at_the_beginning():
    assert best(position("front 0: 10 1 1")).startswith("reveal")
    assert best(small("front 0: 10 1 1\nstack 9: ? 5 J C")) == "send"


def test_when_cards_run_out_before_characters_even_little_is_sent():
    assert best(small("front 0: 5\nstack 1: ? J C\nstack 2: ? J C")) == "send"
    assert best(small("front 0: 5\nstack 1: ? J C\nstack 2: ? J C\nstack 3: 1")) == "reveal:3", "but a gift is taken"
    last_character = "front 0: 5\nsent 0: 1 / 1 / 1\nstack 1: ? J C 10\nstack 2: ? J C 10"
    assert best(small(last_character)).startswith("reveal")


def test_the_coin_steals_where_most_is_to_be_had():
    text = (
        "seats: 4\noptions: stealing_coin=yes\nto play: 0 rob\nfront 1: 1 1\nfront 2: 10\nfront 3: 1 10 10\nstack 1: C"
    )
    assert best(small(text)) == "rob:2"


def test_coins_are_worth_more_where_the_bonus_card_is_played_for():
    text = "options: dusigrosz={}\nstack 3: ? 1 1h\nstack 4: ? 5 C K"
    assert [best(small(text.format(agreed))) for agreed in ("no", "yes")] == ["reveal:4", "reveal:3"]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("advanced", [False, True])
def test_it_clearly_beats_players_by_chance(seats, advanced):
    dice, games, won = random.Random(seats), 30, 0
    for seed in range(games):
        table = GAME.deal(seats=seats, seed=seed, dusigrosz=advanced, stealing_coin=advanced)
        own = seed % seats
        while not table.is_over:
            seat = table.waiting_for[0]
            table.play(best(table) if seat == own else dice.choice(table.legal_moves()))
        won += own in table.outcome.winners
    assert won >= games * 0.7
