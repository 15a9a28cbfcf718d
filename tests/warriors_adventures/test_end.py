"""RULES.md section 4: both endings, the last sending, ducats and ties."""

from __future__ import annotations

import pytest

from .tables import end, front, line, play, position, sent, small


def test_4_1_the_game_ends_when_all_have_items_on_all_characters():
    table = position(
        "seats: 5\nto play: 3 turn\nfront 3: 5\nsent 3: 1\n" + "\n".join(f"sent {s}: 1 / 1" for s in (0, 1, 2, 4))
    )
    assert not table.is_over
    play(table, "send")
    assert table.is_over
    assert table.outcome.scores == (2, 2, 2, 6, 2)


def test_4_1_cards_left_in_the_stacks_do_not_matter():
    table = play(position("front 0: 5\nsent 0: 1 / 1 / 1\nsent 1: 1 / 1 / 1 / 1"), "send")
    assert table.is_over
    assert line(table, "stack 10")
    assert table.outcome.winners == (0,)


def test_4_2_it_ends_when_the_last_card_has_been_revealed():
    table = play(small("seats: 3\nstack 4: C\nstack 7: 1"), "reveal:4")
    assert not table.is_over
    play(table, "reveal:7")
    assert table.is_over


def test_4_2_then_everybody_with_items_in_front_still_sends_them():
    table = small("seats: 3\nfront 0: 1\nfront 1: 5 K\nfront 2: K\nsent 0: 10\nstack 1: 10")
    play(table, "reveal:1")
    assert [sent(table, seat) for seat in range(3)] == [[["10"], ["1", "10"]], [["5"]], []]
    assert [front(table, seat) for seat in range(3)] == [[], [], ["K"]]
    assert table.outcome.scores == (21, 5, 0)


@pytest.mark.parametrize(
    ("lying", "card", "ducats"),
    [("5 10", "J", 0), ("5 10", "C", 5), ("5 10 K", "K", 0), ("5 10 K", "J", 15), ("5 10", "K", 15), ("5", "1h", 6)],
)
def test_4_2_but_first_the_last_card_does_what_it_does(lying, card, ducats):
    assert play(small(f"front 0: {lying}\nstack 1: {card}"), "reveal:1").outcome.scores[0] == ducats


def test_4_2_who_has_left_the_game_sends_nothing_more():
    table = play(small("sent 1: 1 / 1 / 1 / 1\nfront 0: 5\nstack 1: 10"), "reveal:1")
    assert len(sent(table, 1)) == 4
    assert table.outcome.scores == (15, 4)


def test_4_3_the_example_of_the_rulebook_five_items_are_worth_22():
    table = end(["10 5 5 1 1", "-"])
    assert table.outcome.scores == (22, 0)
    assert table.view(0)["table"]["score"][0]["items"] == 5


def test_4_3_items_on_all_characters_count():
    assert end(["10 / 1 5 / 1", "5 / 5 / 5"]).outcome.scores == (17, 15)


def test_4_3_nothing_else_counts():
    table = small("sent 0: 5\nfront 0: 10\nstack 1: J\nstack 2: C")
    assert table.scores == (5, 0)
    play(table, "reveal:1", "reveal:2")
    assert table.outcome.scores == (5, 0)


@pytest.mark.parametrize(
    ("piles", "ranking"),
    [
        (["10", "5"], (1, 2)),
        (["5", "10"], (2, 1)),
        (["10", "5 5"], (2, 1)),
        (["5 5", "1 1 1 1 1 5"], (2, 1)),
        (["10", "10"], (1, 1)),
        (["5 / 5", "5 5"], (1, 1)),
        (["-", "-"], (1, 1)),
        (["10", "1 1 1", "5 5", "5 5", "1 1"], (3, 4, 1, 1, 5)),
        (["5", "1 1 1 1 1", "5", "5", "1"], (2, 1, 2, 2, 5)),
    ],
)
def test_4_4_most_ducats_win_then_most_items_then_the_victory_is_shared(piles, ranking):
    outcome = end(piles).outcome
    assert outcome.ranking == ranking
    assert outcome.winners == tuple(seat for seat, place in enumerate(ranking) if place == 1)
