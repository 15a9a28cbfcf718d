"""Levels have names, and a wrong name is answered with the right ones."""

from __future__ import annotations

import random

import pytest

import karczma
from karczma.bots.bot import Budget
from karczma.bots.levels import LEVELS, NAMES, NoSuchBot, check_level, make_bot


@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", NAMES)
def test_every_level_plays_every_game(game: karczma.Game, name: str) -> None:
    table, dice = game.deal(seed=3), random.Random(1)
    for _ in range(4):
        for seat in table.waiting_for[:1]:
            bot = make_bot(game, name)
            table.play(bot.choose(table.observation(seat), seat, Budget(iterations=20), dice), seat)


def test_lower_levels_slip_more_often() -> None:
    table = karczma.game("lost-cities").deal(seed=3)
    seat = table.waiting_for[0]
    best = make_bot(table.game, "hard").choose(table.observation(seat), seat, None, random.Random(0))
    hits = [
        sum(
            make_bot(table.game, name).choose(table.observation(seat), seat, None, random.Random(dice)) == best
            for dice in range(200)
        )
        for name in ("random", "beginner", "easy", "medium", "hard")
    ]
    assert hits[0] < hits[1] < hits[2] < hits[3] < hits[4] == 200


def test_a_wrong_name_is_answered_with_the_right_ones() -> None:
    for level in LEVELS:
        check_level(level)
    with pytest.raises(NoSuchBot, match=r"no computer player called “hrad”.*beginner, easy.*Did you mean hard"):
        check_level("hrad")
    with pytest.raises(NoSuchBot):
        check_level("random")
    make_bot(karczma.game("lost-cities"), "random")
