"""What may be taken back: nothing that brought a hidden card to light, and nothing once somebody else has moved."""

from __future__ import annotations

import pytest

from karczma import CannotUndo

from .tables import play, position, small


def test_sending_can_be_taken_back_before_the_next_player_moves():
    table = position("front 0: 5 K")
    before = table.text()
    play(table, "send")
    table.undo(0)
    assert table.text() == before
    play(table, "send", "reveal:1")
    with pytest.raises(CannotUndo, match="moved since"):
        table.undo(0)


def test_a_revealed_card_cannot_be_turned_back():
    with pytest.raises(CannotUndo, match="hidden card"):
        play(position(""), "reveal:1").undo(0)


def test_unless_everybody_could_tell_which_it_was():
    table = small("stack 1: C\nstack 9: 5 5\nstack 2: 10 K")
    before = table.text()
    for move in ("reveal:1", "reveal:9"):
        play(table, move)
        table.undo(0)
        assert table.text() == before


def test_the_choice_of_a_victim_can_be_taken_back_but_not_the_coin():
    table = play(small("seats: 3\noptions: stealing_coin=yes\nfront 1: 1\nstack 1: 1h C\nstack 2: J"), "reveal:1")
    before = table.text()
    play(table, "rob:1")
    table.undo(0)
    assert table.text() == before
    with pytest.raises(CannotUndo):
        table.undo(0)
