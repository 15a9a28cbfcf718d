"""RULES.md section 2: what the cards do."""

from __future__ import annotations

import pytest

from .tables import GAME, front, legal, line, play, position, small

MORE = "stack 9: 10"  # a card left, so that the game goes on


def reveal(lying, card):
    table = play(small(f"front 0: {lying}\nstack 1: {card}\n{MORE}"), "reveal:1")
    assert table.waiting_for == (1,)
    return front(table, 0)


# -- 2.1


def test_2_1_any_stack_with_a_card_or_sending():
    table = position("front 0: 5\nstack 4: -\nstack 7: -")
    assert legal(table) == {f"reveal:{number}" for number in (1, 2, 3, 5, 6, 8, 9, 10)} | {"send"}


def test_2_1_the_top_card_is_revealed():
    table = play(small("stack 3: 10 1 C\nstack 5: 5"), "reveal:3")
    assert front(table, 0) == ["10"]
    assert line(table, "stack 3") == ["1", "C"]
    assert line(table, "stack 5") == ["5"]


@pytest.mark.parametrize("card", ["1", "5", "10", "1h", "C", "K", "J"])
def test_2_1_exactly_one_card_then_the_next_player_has_a_turn(card):
    table = play(small(f"seats: 3\nto play: 1 turn\nstack 7: 10 1\nstack 8: {card} 5\n{MORE}"), "reveal:8")
    assert table.waiting_for == (2,)
    assert line(table, "stack 8") == ["5"]


def test_2_1_decided_while_a_stack_has_a_card_there_is_something_to_do():
    assert legal(small("front 0: -\nstack 6: C")) == {"reveal:6"}


# -- 2.2, 2.3


@pytest.mark.parametrize("card", ["1", "5", "10"])
def test_2_2_an_item_is_laid_in_front_of_whoever_revealed_it(card):
    table = play(small(f"to play: 1 turn\nfront 0: 5\nfront 1: 1 K\nstack 8: {card}\n{MORE}"), "reveal:8")
    assert sorted(front(table, 1)) == sorted(["1", card, "K"])
    assert front(table, 0) == ["5"]
    assert table.view(0)["table"]["players"][1]["front"] == sorted(["1", card], key=int)


def test_2_2_it_counts_nothing_while_it_lies_there():
    assert position("front 0: 10 10\nsent 1: 1").scores == (0, 1)


def test_2_3_a_coin_in_hand_is_an_ordinary_coin():
    table = play(small(f"front 1: 1 5\nstack 1: 1h\n{MORE}"), "reveal:1")
    assert front(table, 0) == ["1"]
    assert front(table, 1) == ["1", "5"]


# -- 2.4


@pytest.mark.parametrize(
    ("lying", "stays"),
    [
        ("1 5 10", ["1", "5"]),
        ("1 5 5", ["1", "5"]),
        ("1 1 1", ["1", "1"]),
        ("10 10 1", ["1", "10"]),
        ("5", []),
        ("1 5 K", ["1", "K"]),
        ("-", []),
        ("K", ["K"]),
    ],
)
def test_2_4_the_chamberlain_takes_the_most_valuable_item_and_only_that(lying, stays):
    assert reveal(lying, "C") == stays


def test_2_4_decided_nobody_is_asked_which_of_two_coins_goes():
    """A coin and a coin in hand are equally valuable: whichever goes, a coin stays."""
    table = small(f"stack 1: 1h\nstack 3: 1 C\nstack 5: 5\nstack 6: 10\n{MORE}")
    play(table, "reveal:1", "reveal:5", "reveal:3", "reveal:6")
    assert front(table, 0) == ["1", "1"]
    play(table, "reveal:3")
    assert front(table, 0) == ["1"]


def test_2_4_the_others_lose_nothing():
    table = play(small(f"front 0: 1\nfront 1: 10\nstack 1: C\n{MORE}"), "reveal:1")
    assert front(table, 1) == ["10"]


# -- 2.5 to 2.8


@pytest.mark.parametrize(("lying", "then"), [("-", ["K"]), ("1 10", ["1", "10", "K"])])
def test_2_5_a_single_card_of_robber_knights_waits_and_does_no_harm(lying, then):
    assert reveal(lying, "K") == then


@pytest.mark.parametrize("lying", ["K", "1 K", "1 5 5 10 K"])
def test_2_6_the_second_takes_everything_and_both_are_gone(lying):
    assert reveal(lying, "K") == []


def test_2_6_a_third_waits_again():
    table = small(f"front 0: 5\nstack 1: K\nstack 2: K\nstack 3: K\nstack 5: 1\nstack 7: 1\n{MORE}")
    play(table, "reveal:1", "reveal:7", "reveal:2", "reveal:5", "reveal:3")
    assert front(table, 0) == ["K"]


def test_2_6_robber_knights_of_different_players_do_not_meet():
    table = play(small(f"front 0: 5 K\nfront 1: 10\nto play: 1 turn\nstack 1: K\n{MORE}"), "reveal:1")
    assert front(table, 0) == ["5", "K"]
    assert front(table, 1) == ["10", "K"]


@pytest.mark.parametrize("lying", ["-", "1", "1 5 10 10"])
def test_2_7_raiders_take_everything(lying):
    assert reveal(lying, "J") == []


def test_2_7_only_from_whoever_revealed_them():
    table = play(small(f"front 0: 1\nfront 1: 10\nstack 1: J\n{MORE}"), "reveal:1")
    assert front(table, 1) == ["10"]


@pytest.mark.parametrize(("lying", "stays"), [("K", []), ("1 K", ["1"]), ("5 10 10 K", ["5", "10", "10"])])
def test_2_8_raiders_fight_robber_knights_who_wait_and_both_are_gone(lying, stays):
    assert reveal(lying, "J") == stays


def test_2_8_robber_knights_of_another_player_do_not_help():
    table = play(small(f"front 0: 5\nfront 1: 1 K\nstack 1: J\n{MORE}"), "reveal:1")
    assert front(table, 0) == []
    assert front(table, 1) == ["1", "K"]


# -- 2.9


def test_2_9_robber_knights_are_no_item():
    table = small(f"front 0: K\nstack 1: C\n{MORE}")
    assert "send" not in legal(table)
    assert table.view(0)["table"]["players"][0]["front"] == []
    assert table.view(0)["table"]["players"][0]["ducats"] == 0
    play(table, "reveal:1")
    assert front(table, 0) == ["K"]


def test_2_9_they_are_not_sent():
    table = play(position("front 0: 1 K"), "send")
    assert line(table, "sent 0") == ["1"]


@pytest.mark.parametrize("loot", ["-", "1 1", "5", "10 10"])
def test_2_9_they_are_not_stolen(loot):
    table = small(f"options: stealing_coin=yes\nfront 1: {loot} K\nstack 1: 1h\n{MORE}")
    play(table, "reveal:1")
    assert "K" not in front(table, 0)
    assert front(table, 1) == ["1", "K"]


def test_nothing_happens_to_items_between_turns():
    """What lies in front is in danger only from one's own card, unless the coin in hand steals."""
    for card in ("1", "5", "10", "1h", "C", "K", "J"):
        table = small(f"to play: 1 turn\nfront 0: 1 5 10\nfront 1: 5\nstack 8: {card}\n{MORE}")
        assert front(play(table, "reveal:8"), 0) == ["1", "5", "10"]


def test_the_same_deal_with_another_choice_shows_another_card():
    one, other = GAME.deal(seed=3), GAME.deal(seed=3)
    play(one, "reveal:1")
    play(other, "reveal:2")
    assert one.text() != other.text()
