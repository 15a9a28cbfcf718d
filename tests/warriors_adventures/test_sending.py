"""RULES.md section 3: sending items, what is safe, who leaves the game."""

from __future__ import annotations

import json

import pytest

from karczma import IllegalMove

from .tables import GAME, front, legal, line, lines, play, position, seen, sent, small


def test_3_1_all_items_go_to_one_empty_character():
    table = play(position("front 0: 1 1 5 10\nsent 0: 5 / 1"), "send")
    assert front(table, 0) == []
    assert sent(table, 0) == [["5"], ["1"], ["1", "1", "5", "10"]]
    assert table.waiting_for == (1,)
    assert front(table, 1) == sent(table, 1) == []


@pytest.mark.parametrize("lying", ["-", "K"])
def test_3_1_without_an_item_there_is_nothing_to_send(lying):
    table = position(f"front 0: {lying}\nfront 1: 5")
    assert "send" not in legal(table)
    with pytest.raises(IllegalMove):
        table.play("send")


def test_3_1_never_only_some_and_decided_to_whichever_character_is_one_move():
    assert [move for move in position("front 0: 1 5 10").legal_moves() if "reveal" not in move] == ["send"]


@pytest.mark.parametrize(("seats", "times"), [(2, 4), (3, 3), (4, 3), (5, 2)])
def test_3_1_one_sends_as_often_as_one_has_characters(seats, times):
    table = GAME.deal(seats=seats, seed=1)
    sends = [0] * seats
    while not table.is_over:
        seat = table.waiting_for[0]
        move = table.legal_moves()[-1]
        sends[seat] += move == "send"
        table.play(move)
    assert max(sends) == times
    assert all(len(sent(table, seat)) <= times for seat in range(seats))


def test_3_2_robber_knights_who_waited_go_into_the_box():
    table = play(small("front 0: 5 K\nfront 1: 1 K\nstack 1: K\nstack 2: 10\nstack 3: 10"), "send")
    assert front(table, 0) == []
    assert front(table, 1) == ["1", "K"]
    play(table, "reveal:2", "reveal:1")
    assert front(table, 0) == ["K"], "the next ones wait anew"


@pytest.mark.parametrize("hazard", ["C", "K", "J", "1h"])
def test_3_3_nothing_can_take_away_what_was_sent(hazard):
    text = f"options: stealing_coin=yes\nfront 0: K\nsent 0: 10 / 1\nsent 1: 5\nstack 1: {hazard}\nstack 2: 10"
    table = play(small(text), "reveal:1")
    assert sent(table, 0) == [["10"], ["1"]]
    assert sent(table, 1) == [["5"]]


# -- 3.4


@pytest.mark.parametrize("aid", ["yes", "no"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_3_4_nobody_is_shown_what_lies_on_characters_only_how_much(viewer, aid):
    one, other = (small(f"options: memory_aid={aid}\nsent 0: {items} / 1\nstack 1: C") for items in ("10 10", "1 5"))
    views = [table.view(viewer) for table in (one, other)]
    assert views[0]["table"]["players"][0]["characters"] == [2, 1, 0, 0]
    assert json.dumps(views[0]) == json.dumps(views[1])
    assert views[0]["table"]["score"] is None


def test_3_4_but_an_observation_remembers_it_since_it_lay_open_before():
    table = play(position("front 0: 1 5 10"), "send")
    for seat in (0, 1, None):
        assert seen(table, seat)["sent 0"] == "1 5 10"


def test_3_4_at_the_end_all_is_turned_over():
    table = play(small("front 0: 5\nsent 0: 1 10\nsent 1: 5\nstack 1: C"), "reveal:1")
    shown = table.view(1)["table"]["score"]
    assert [row["characters"] for row in shown] == [[["1", "10"]], [["5"]]]
    assert [row["total"] for row in shown] == [11, 5]


# -- 3.5

FULL = "1 / 1 / 1"  # three characters, as three players have


def test_3_5_who_has_items_on_all_characters_leaves_the_game():
    table = play(position("seats: 3\nfront 0: 5\nsent 0: 1 / 1\nfront 1: 1\nfront 2: 1"), "send")
    assert table.waiting_for == (1,)
    assert [player["playing"] for player in table.view(0)["table"]["players"]] == [False, True, True]
    play(table, "reveal:1", "reveal:1")
    assert table.waiting_for == (1,), "seat 0 is passed over"


def test_3_5_the_others_play_on():
    table = position(f"seats: 3\nto play: 1 turn\nsent 0: {FULL}\nfront 1: 5\nfront 2: 5")
    order = []
    for move in ("reveal:9", "reveal:9", "send", "send", "reveal:10"):
        order += table.waiting_for
        table.play(move)
    assert order == [1, 2, 1, 2, 1]


def test_3_5_the_last_one_plays_on_alone_turn_after_turn():
    table = small(f"seats: 3\nto play: 1 turn\nsent 0: {FULL}\nsent 2: {FULL}\nstack 1: 10 K C J\nstack 2: 10")
    for move in ("reveal:1", "send", "reveal:1", "reveal:1"):
        assert table.waiting_for == (1,)
        table.play(move)
    assert sent(table, 1) == [["10"]]
    assert lines(table.text())["to play"] == "1 turn"
    play(table, "reveal:1", "reveal:2")
    assert table.is_over
    assert line(table, "sent 1") == ["10", "/", "10"]
