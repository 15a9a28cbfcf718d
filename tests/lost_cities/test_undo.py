"""What may be taken back: nothing that brought a hidden card to light, and nothing once somebody else has moved."""

from __future__ import annotations

import pytest

from karczma import CannotUndo

from .tables import GAME, play, position

TABLE = "hand 0: Y4 Y5\nhand 1: B2\ncamps: G7"


@pytest.mark.parametrize("move", ["play:Y4", "camp:Y4"])
def test_a_laid_card_can_be_taken_back_before_drawing(move):
    table = position(TABLE)
    before = table.text()
    play(table, move)
    table.undo(0)
    assert table.text() == before
    assert table.version == 0


def test_after_drawing_from_the_deck_it_cannot():
    table = play(position(TABLE), "play:Y4", "draw:deck")
    with pytest.raises(CannotUndo, match="hidden card"):
        table.undo(0)
    assert table.version == 2


def test_after_drawing_from_a_camp_the_turn_has_passed_but_nobody_has_acted():
    table = play(position(TABLE), "play:Y4")
    before = table.text()
    play(table, "draw:G")
    assert table.waiting_for == (1,)
    table.undo(0)
    assert table.text() == before
    assert table.waiting_for == (0,)
    table.undo(0)
    assert table.version == 0


def test_once_the_other_has_moved_it_cannot():
    table = play(position(TABLE), "play:Y4", "draw:G", "camp:B2")
    with pytest.raises(CannotUndo, match="moved since"):
        table.undo(0)


def test_the_other_player_cannot_take_it_back():
    table = play(position(TABLE), "play:Y4")
    with pytest.raises(CannotUndo):
        table.undo(1)


def test_the_last_card_of_the_deck_cannot_be_put_back_even_if_everybody_could_tell_which_it_was():
    """It lays open both hands, or deals the next sixty cards."""
    for deals in (1, 3):
        table = position(f"options: deals={deals}\nhand 0: Y4 Y5\nhand 1: B2 B3\ndeck: G2")
        play(table, "play:Y4", "draw:deck")
        with pytest.raises(CannotUndo):
            table.undo(0)


def test_a_camp_draw_that_ends_a_capped_deal_cannot_be_taken_back():
    table = play(position(f"options: turn_cap=1\n{TABLE}"), "play:Y4", "draw:G")
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_there_is_nothing_to_take_back_at_the_beginning():
    with pytest.raises(CannotUndo):
        GAME.deal(seed=1).undo(1)
