"""What may be taken back: nothing that brought a hidden card to light, and nothing once somebody else has moved."""

from __future__ import annotations

import pytest

from karczma import CannotUndo

from .tables import play, position

TABLE = "kings: D O\ncentre: 3/4/7 1/1/1 - -\nmines 0: 1/1/1 1/2/2\nhand 0: D4 O5\nhand 1: O6\ncamp: L7\ndeck: ? ? ?"


@pytest.mark.parametrize("moves", [("play:D4",), ("play:D4", "centre:1"), ("play:O5", "own:1"), ("play:O5", "own:2")])
def test_a_card_can_be_taken_back_before_drawing(moves):
    table = position(TABLE)
    before = table.text()
    play(table, *moves)
    for _ in moves:
        table.undo(0)
    assert table.text() == before


def test_a_capture_cannot_for_it_shows_the_next_mine():
    table = play(position(TABLE), "play:D4", "centre:2")
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_a_draw_from_the_camp_can_and_one_from_the_deck_cannot():
    table = play(position(TABLE), "play:D4", "centre:1", "draw:L")
    table.undo(0)
    play(table, "draw:deck")
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_an_exchange_cannot():
    table = play(position("centre: 3/4/7:D9 - - -\nhand 0: D4"), "exchange")
    with pytest.raises(CannotUndo):
        table.undo(0)
