"""RULES.md section 3: mines in the centre are captured."""

from __future__ import annotations

import pytest

from .tables import legal, line, play, position, seen


@pytest.mark.parametrize(
    ("mine", "captured"),
    [("1/1/1", True), ("2/2/3", False), ("2/2/3:O1", True), ("3/3/5:O1", False), ("3/3/5:O1:G2", True)],
)
def test_3_1_as_many_units_as_the_defence_says_capture_a_mine(mine, captured):
    table = position(f"kings: D O\ncentre: {mine} 3/4/7:L9 - -\nhand 0: D5\ndeck: ? ? ?")
    play(table, "play:D5")
    assert line(table, "mines 0") == ([mine.split(":")[0]] if captured else [])
    assert (line(table, "centre")[0] == f"{mine}:D5") != captured


def test_3_1_cards_count_not_their_strength():
    table = position("kings: D O\ncentre: 3/3/5:L8:O9 3/4/7:L9 - -\nhand 0: D0\ndeck: ? ? ?")
    play(table, "play:D0", "centre:1")
    assert line(table, "mines 0") == ["3/3/5"]


def test_3_2_if_the_last_card_was_an_orc_the_king_of_the_orcs_gets_the_mine():
    """The rulebook's example: whoever played it."""
    for kings, owner in (("D O", 1), ("O D", 0)):
        table = position(f"kings: {kings}\ncentre: 2/2/3:D1 3/4/7:L9 - -\nhand 0: O5")
        play(table, "play:O5")
        assert line(table, f"mines {owner}") == ["2/2/3"]
        assert line(table, f"mines {1 - owner}") == []


@pytest.mark.parametrize(("last", "owner"), [("D9", 2), ("O9", 0), ("G9", 3), ("L9", 1)])
def test_3_2_it_goes_to_the_king_of_the_last_unit_and_cannot_be_refused(last, owner):
    table = position(f"seats: 4\nkings: O L D G\nto play: 1 play\ncentre: 3/4/7:D1:O2 - - -\nhand 1: {last}\ndeck: ? ?")
    play(table, f"play:{last}")
    assert [line(table, f"mines {seat}") for seat in range(4)] == [
        ["3/4/7"] if seat == owner else [] for seat in range(4)
    ]
    assert {move.split(":")[0] for move in legal(table)} == {"draw"}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("race", "GL")
def test_3_3_a_race_without_a_king_captures_for_whoever_played_it(seat, race):
    table = position(f"kings: D O\nto play: {seat} play\ncentre: 2/2/3:D1 - - -\nhand {seat}: {race}5\ndeck: ? ?")
    play(table, f"play:{race}5")
    assert line(table, f"mines {seat}") == ["2/2/3"]


def test_3_4_the_units_go_to_the_piles_of_their_races():
    table = position("centre: 3/4/7:O1:G2 - - -\ncamp: O7 L8 L3\nhand 0: L5\ndeck: ? ?")
    play(table, "play:L5")
    assert line(table, "camp") == ["O7", "O1", "G2", "L8", "L3", "L5"]


def test_3_4_of_one_race_those_laid_first_end_on_top():
    table = position("centre: 3/4/7:O1:O2 - - -\ncamp: O7\nhand 0: O5\ndeck: ? ?")
    play(table, "play:O5")
    assert line(table, "camp") == ["O7", "O5", "O2", "O1"]
    play(table, "draw:O")
    assert "O1!" in line(table, "hand 0")


def test_3_5_the_top_of_the_deck_is_the_new_mine_in_the_same_place():
    table = position(
        "centre: 3/4/7 1/1/1 2/2/3:D3 -\nhand 0: D5\nhand 1: ?\ndeck: O1 O2 O3\ndeck mines: 3/1/3 2/1/2 1/2/2"
    )
    play(table, "play:D5", "centre:2")
    assert line(table, "centre")[:3] == ["3/4/7", "3/1/3", "2/2/3:D3"]
    assert line(table, "deck") == ["O2", "O3"]
    assert table.view(1)["table"]["next_mine"]["mine"] == "2/1/2"


def test_3_5_decided_it_comes_before_the_draw_of_that_turn():
    table = position("centre: 1/1/1 3/4/7:L9 - -\nhand 0: D5\ndeck: O1 O2 O3")
    play(table, "play:D5", "draw:deck")
    assert line(table, "hand 0") == ["O2"]


def test_3_5_nobody_ever_sees_the_unit_side_of_a_mine():
    table = position("centre: 1/1/1 3/4/7:L9 - -\nhand 0: D5\nhand 1: D6\ndeck: O1 O2 O3\nburied: L1 L2")
    play(table, "play:D5")
    assert line(table, "buried") == ["O1", "L1", "L2"]
    for viewer in (0, 1, None):
        assert seen(table, viewer)["buried"] == "? ? ?"
        assert table.view(viewer)["table"]["unseen"]["units"]["L"].count("L1") == 2
