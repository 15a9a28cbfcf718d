"""RULES.md section 6: what can be agreed before the game."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma import BadOption, say

from .tables import GAME, play, position, seen, small


def test_6_1_both_advanced_rules_are_off_unless_agreed():
    options = GAME.deal(seed=1).options
    assert (options["dusigrosz"], options["stealing_coin"]) == (False, False)


@pytest.mark.parametrize(
    ("dusigrosz", "steals", "scores"),
    [("no", "no", (1, 7)), ("yes", "no", (1, 17)), ("no", "yes", (2, 6)), ("yes", "yes", (12, 6))],
)
def test_6_1_each_can_be_played_without_the_other(dusigrosz, steals, scores):
    text = f"options: dusigrosz={dusigrosz} stealing_coin={steals}\nfront 1: 1 1 5\nstack 1: 1h"
    assert play(small(text), "reveal:1").outcome.scores == scores


def test_6_1_other_values_are_refused():
    for option in ({"dusigrosz": "maybe"}, {"stealing_coin": 2}, {"first": "2"}, {"ages": "00"}, {"turn_cap": 5}):
        with pytest.raises(BadOption):
            GAME.deal(seed=1, **option)


@pytest.mark.parametrize(("first", "begins"), [("rulebook", 0), ("0", 0), ("1", 1), (2, 2)])
def test_6_2_who_begins(first, begins):
    for seed in range(3):
        assert GAME.deal(seats=3, seed=seed, first=first).waiting_for == (begins,)


@pytest.mark.parametrize(("ages", "begins"), [("seats", 0), ("201", 2), ("102", 1), ("021", 0)])
def test_6_2_by_the_rulebook_the_youngest(ages, begins):
    assert GAME.deal(seats=3, seed=1, ages=ages).waiting_for == (begins,)


def test_6_2_at_random_each_begins_as_often():
    begins = Counter(GAME.deal(seats=4, seed=seed, first="random").waiting_for[0] for seed in range(600))
    assert set(begins) == {0, 1, 2, 3}
    assert all(abs(times - 150) < 45 for times in begins.values())


# -- 6.3

TEXT = "front 0: 1 5\nsent 1: 10 10\nstack 1: ? 10 C\nstack 2: -\nstack 3: ? 1h 1 K"


def test_6_3_the_memory_aid_shows_what_can_be_left_in_each_stack_and_what_came_from_it():
    for viewer in (0, 1, None):
        stacks = position(f"options: memory_aid=yes\n{TEXT}").view(viewer)["table"]["stacks"]
        assert stacks[0]["left"] == ["10", "C"]
        assert sorted(stacks[0]["revealed"]) == ["1h", "J", "K"]
        assert stacks[1]["left"] == []
        assert stacks[2]["left"] == ["1", "1h", "K"]


def test_6_3_without_it_only_how_many_cards_are_left():
    for viewer in (0, 1, None):
        stacks = position(f"options: memory_aid=no\n{TEXT}").view(viewer)["table"]["stacks"]
        assert [stack["cards"] for stack in stacks[:3]] == [2, 0, 3]
        assert all(stack["left"] is None and stack["revealed"] is None for stack in stacks)


def test_6_3_it_changes_nothing_else_that_is_shown():
    def rest(aid):
        view = position(f"options: memory_aid={aid}\n{TEXT}").view(0)
        for stack in view["table"]["stacks"]:
            del stack["left"], stack["revealed"]
        return {**view, "options": None}

    assert rest("yes") == rest("no")


def test_6_3_what_moves_would_do_is_described_without_the_aid_by_the_number_of_cards_only():
    aided, plain = (position(f"options: memory_aid={aid}\n{TEXT}") for aid in ("yes", "no"))
    assert say(aided.describe("reveal:1")) == "reveal a card of stack 1: 1 of its 2 cards are loot"
    assert say(plain.describe("reveal:1")) == "reveal a card of stack 1 (2 cards left)"


def test_6_3_the_order_of_a_stack_is_shown_to_nobody():
    table = position("stack 1: C 10 K")
    for viewer in (0, 1, None):
        assert seen(table, viewer)["stack 1"] == "? 10 C K"
        assert table.view(viewer)["table"]["stacks"][0]["left"] == ["10", "C", "K"]
    other = position("stack 1: K C 10")
    assert table.observation(0) == other.observation(0)
    assert table.view(0) == other.view(0)


def test_6_3_an_observation_counts_what_is_left_all_the_same():
    assert seen(position(f"options: memory_aid=no\n{TEXT}"), 1)["stack 3"] == "? 1 1h K"
