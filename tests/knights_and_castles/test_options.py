"""RULES.md 7.1: what can be agreed before the game. 7.2, the memory aid, is in test_secrets.py."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma import BadOption

from .tables import GAME, line, sword


def test_7_1_what_is_usual():
    assert GAME.deal(seed=1).options == {
        "longer": False,
        "rotate_sword": False,
        "first": "rulebook",
        "ages": "seats",
        "memory_aid": True,
    }


@pytest.mark.parametrize(("first", "holder"), [("rulebook", 2), ("0", 0), (1, 1), ("2", 2)])
def test_7_1_who_has_the_sword_first(first, holder):
    table = GAME.deal(seed=1, seats=3, ages="210", first=first)
    assert (sword(table), line(table, "began")) == (holder, str(holder))


def test_7_1_at_random_each_has_it_as_often_as_another():
    holders = Counter(sword(GAME.deal(seed=seed, seats=3, first="random")) for seed in range(600))
    assert set(holders) == {0, 1, 2}
    assert all(abs(times - 200) < 60 for times in holders.values())


def test_7_1_every_order_of_ages_can_be_agreed_on():
    for order in ("0123", "3210", "1302"):
        assert sword(GAME.deal(seed=1, seats=4, ages=order)) == int(order[0])


def test_7_1_other_values_are_refused():
    for option in ({"first": "2"}, {"ages": "012"}, {"longer": "maybe"}, {"games": 3}):
        with pytest.raises(BadOption):
            GAME.deal(**option)
