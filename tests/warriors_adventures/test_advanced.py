"""RULES.md section 5: Penny-pincher, and the coin in hand that steals."""

from __future__ import annotations

import pytest

from karczma import IllegalMove

from .tables import GAME, end, front, legal, lines, play, position, sent, small

STEALS = "options: stealing_coin=yes"

# -- 5.1


@pytest.mark.parametrize(
    ("piles", "scores"),
    [
        (["1 1", "10 1"], (12, 11)),
        (["1 / 1 / 1", "1 1"], (13, 2)),
        (["10 10", "1"], (20, 11)),
        (["5", "1", "1 1 1", "-", "1 1"], (5, 1, 13, 0, 2)),
    ],
)
def test_5_1_most_coins_get_the_bonus_card(piles, scores):
    assert end(piles, dusigrosz="yes").outcome.scores == scores
    assert sum(end(piles).outcome.scores) == sum(scores) - 10


@pytest.mark.parametrize(
    "piles", [["1", "1"], ["10", "5"], ["-", "-"], ["1 1", "1", "1 1"], ["-", "1 1 1", "1", "1", "1 1 1"]]
)
def test_5_1_decided_nobody_gets_it_if_several_have_most_or_nobody_has_any(piles):
    assert end(piles, dusigrosz="yes").outcome.scores == end(piles).outcome.scores


@pytest.mark.parametrize("piles", [["1 1", "1 1", "1 1 1"], ["1 1 1", "1 1", "1 1"]])
def test_5_1_a_tie_below_the_most_does_not_matter(piles):
    assert sum(end(piles, dusigrosz="yes").outcome.scores) == 17


def test_5_1_coins_in_hand_count():
    table = small("options: dusigrosz=yes\nsent 1: 1\nfront 0: 1\nstack 1: 1h")
    assert play(table, "reveal:1").outcome.scores == (12, 1)


def test_5_1_coins_that_were_not_sent_do_not_count():
    table = small("options: dusigrosz=yes\nsent 1: 1\nfront 0: 1 1 1\nstack 1: J")
    assert play(table, "reveal:1").outcome.scores == (0, 11)


def test_5_1_it_is_given_at_the_end_only():
    assert position("options: dusigrosz=yes\nsent 0: 1").scores == (1, 0)


def test_5_1_decided_it_is_no_item():
    table = end(["10 10 1", "5 1 1 1 1 1 1"], dusigrosz="yes")
    assert table.outcome.scores == (21, 21)
    assert table.outcome.ranking == (2, 1)
    table = end(["1 1", "10 1 1", "1 1 1"], dusigrosz="yes")
    assert [row["items"] for row in table.view(0)["table"]["score"]] == [2, 3, 3]
    assert table.outcome.scores == (2, 12, 13)
    table = end(["1", "10 1", "1 1"], dusigrosz="yes")
    assert table.outcome.scores == (1, 11, 12)
    table = end(["5 5 5", "1 1 1 1 1"], dusigrosz="yes")
    assert table.outcome.scores == (15, 15)
    assert table.outcome.ranking == (2, 1), "three items to five, the bonus card not counted"


# -- 5.2


def test_5_2_another_player_must_be_chosen():
    table = play(
        small(f"seats: 4\n{STEALS}\nto play: 2 turn\nfront 0: 1 1\nfront 1: 5\nstack 1: 1h\nstack 2: C"), "reveal:1"
    )
    assert table.waiting_for == (2,)
    assert table.legal_moves() == ["rob:0", "rob:1", "rob:3"]
    assert lines(table.text())["to play"] == "2 rob"
    assert front(table, 2) == [], "the coin lies in front of nobody yet"
    play(table, "rob:1")
    assert table.waiting_for == (3,)


def test_5_2_even_if_none_of_them_has_anything():
    table = play(small(f"seats: 3\n{STEALS}\nfront 0: 10\nstack 1: 1h\nstack 2: C"), "reveal:1")
    assert table.legal_moves() == ["rob:1", "rob:2"]


@pytest.mark.parametrize("move", ["rob:0", "rob:3", "rob:4", "reveal:2", "send"])
def test_5_2_not_oneself_nor_who_has_left_the_game_and_nothing_else_comes_first(move):
    text = f"seats: 4\n{STEALS}\nfront 0: 5\nfront 1: 1\nfront 2: 1\nsent 3: 1 / 1 / 1\nstack 1: 1h\nstack 2: C"
    table = play(small(text), "reveal:1")
    assert legal(table) == {"rob:1", "rob:2"}
    with pytest.raises(IllegalMove):
        table.play(move)


def test_5_2_decided_a_single_other_player_is_robbed_without_asking():
    table = play(small(f"{STEALS}\nfront 1: 1 1 5\nstack 1: 1h\nstack 2: C"), "reveal:1")
    assert front(table, 0) == ["1", "1"]
    assert front(table, 1) == ["1", "5"]
    assert table.waiting_for == (1,)
    text = f"seats: 3\n{STEALS}\nto play: 2 turn\nsent 0: 1 / 1 / 1\nfront 1: 5\nstack 1: 1h\nstack 2: C"
    table = play(small(text), "reveal:1")
    assert front(table, 2) == ["5"]
    assert front(table, 1) == ["1"]


def test_5_2_only_where_it_was_agreed():
    table = play(small("seats: 3\nfront 1: 1 1\nstack 1: 1h\nstack 2: C"), "reveal:1")
    assert front(table, 0) == ["1"]
    assert table.waiting_for == (1,)


def test_5_2_an_ordinary_coin_does_not_steal():
    table = play(small(f"seats: 3\n{STEALS}\nfront 1: 1 1\nstack 9: 1\nstack 2: C"), "reveal:9")
    assert front(table, 0) == ["1"]
    assert table.waiting_for == (1,)


# -- 5.3, 5.4


@pytest.mark.parametrize(
    ("lying", "taken", "stays"),
    [
        ("1 1 5", ["1", "1"], ["1", "5"]),
        ("1 5 5 10", ["1"], ["1", "5", "5", "10"]),
        ("5 5 10", ["5", "5"], ["1", "10"]),
        ("10 10", ["10", "10"], ["1"]),
        ("-", [], ["1"]),
        ("1 1 1 K", ["1", "1", "1"], ["1", "K"]),
        ("K", [], ["1", "K"]),
    ],
)
@pytest.mark.parametrize("own", ["-", "5", "1 10 K"])
def test_5_3_coins_else_fives_else_tens_and_5_4_the_coin_is_left_there(lying, taken, stays, own):
    text = f"seats: 3\n{STEALS}\nfront 0: {own}\nfront 1: 1 5\nfront 2: {lying}\nstack 1: 1h\nstack 2: C"
    table = play(small(text), "reveal:1", "rob:2")
    mine = [card for card in own.split() if card != "-"]
    assert sorted(front(table, 0)) == sorted(mine + taken)
    assert front(table, 2) == stays
    assert front(table, 1) == ["1", "5"], "nobody else is touched"


def test_5_3_the_example_of_the_rulebook_two_coins_and_another_item():
    table = play(small(f"{STEALS}\nfront 1: 1 1 5\nstack 1: 1h\nstack 2: C"), "reveal:1")
    assert (front(table, 0), front(table, 1)) == (["1", "1"], ["1", "5"])


def test_5_3_coins_in_hand_that_lie_in_front_are_taken_too():
    table = small(f"{STEALS}\nfront 0: 1\nto play: 1 turn\nstack 1: 1h\nstack 2: 1h\nstack 4: 5 C")
    play(table, "reveal:1")
    assert (front(table, 0), front(table, 1)) == (["1"], ["1"]), "seat 0 has the coin in hand now"
    play(table, "reveal:4", "reveal:2")
    assert (front(table, 0), front(table, 1)) == (["1", "5"], ["1", "1"])


def test_5_3_decided_what_was_stolen_is_not_safe():
    table = play(
        small(f"{STEALS}\nfront 1: 10\nstack 1: 1h\nstack 2: J\nstack 3: C\nstack 4: C"), "reveal:1", "reveal:3"
    )
    assert front(play(table, "reveal:2"), 0) == []


def test_5_4_the_coin_left_there_is_a_coin():
    table = play(small(f"{STEALS}\nstack 1: 1h\nstack 2: C"), "reveal:1", "send")
    assert sent(table, 1) == [["1"]]


# -- 5.5


def test_5_5_whoever_is_alone_in_the_game_keeps_it():
    table = play(small(f"{STEALS}\nfront 0: 5\nsent 1: 1 / 1 / 1 / 1\nstack 1: 1h\nstack 2: C"), "reveal:1")
    assert front(table, 0) == ["1", "5"]
    assert table.waiting_for == (0,)


def test_5_5_as_the_last_card_it_steals_first_and_then_comes_the_last_sending():
    table = play(small(f"seats: 3\n{STEALS}\nfront 0: 5\nfront 1: 1 1\nfront 2: 10\nstack 1: 1h"), "reveal:1")
    assert not table.is_over
    assert table.legal_moves() == ["rob:1", "rob:2"]
    play(table, "rob:2")
    assert table.is_over
    assert table.outcome.scores == (15, 2, 1)


def test_5_5_also_without_a_choice():
    table = play(small(f"{STEALS}\nfront 1: 10\nstack 1: 1h"), "reveal:1")
    assert table.is_over
    assert table.outcome.scores == (10, 1)


def test_both_rules_together():
    table = small("options: stealing_coin=yes dusigrosz=yes\nfront 1: 1 1\nstack 1: 1h")
    assert play(table, "reveal:1").outcome.scores == (12, 1)
    assert GAME.deal(seed=1, stealing_coin=True).options["dusigrosz"] is False
