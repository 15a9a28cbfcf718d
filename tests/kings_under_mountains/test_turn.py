"""RULES.md section 2: a card laid on a mine."""

from __future__ import annotations

import pytest

from karczma import IllegalMove

from .tables import GAME, UNITS, fits_centre, legal, line, play, position

# -- 2.1


def test_2_1_first_a_card_is_shown_then_laid_then_one_is_drawn():
    table = position("centre: 3/4/7 3/3/5 - -\nhand 0: D5 O6\ncamp: L2")
    assert legal(table) == {"play:D5", "play:O6"}
    play(table, "play:D5")
    assert (table.waiting_for, legal(table)) == ((0,), {"centre:1", "centre:2"})
    play(table, "centre:2")
    assert (table.waiting_for, legal(table)) == ((0,), {"draw:deck", "draw:L"})
    play(table, "draw:deck")
    assert table.waiting_for == (1,)


def test_2_1_the_card_leaves_the_hand_and_lies_on_the_mine():
    table = play(position("centre: 3/4/7 3/3/5 - -\nhand 0: D5 O6"), "play:D5")
    assert line(table, "hand 0") == ["O6"]
    assert line(table, "to play") == ["0", "place", "D5"]
    play(table, "centre:2")
    assert line(table, "centre")[:2] == ["3/4/7", "3/3/5:D5"]


def test_2_1_a_card_may_go_on_a_mine_in_the_centre_or_on_one_of_ones_own():
    table = position("kings: D O\ncentre: 3/4/7 3/3/5 - -\nmines 0: 1/2/2 1/4/3\nmines 1: 1/3/3\nhand 0: O5")
    play(table, "play:O5")
    assert legal(table) == {"centre:1", "centre:2", "own:1", "own:2"}


def test_2_1_nobody_may_lay_a_card_on_another_players_mine():
    table = position("kings: D O\ncentre: 3/4/7 3/3/5 - -\nmines 1: 1/2/2 1/4/3\nhand 0: G5")
    play(table, "play:G5")
    assert legal(table) == {"centre:1", "centre:2"}


@pytest.mark.parametrize("moves", [("draw:deck",), ("centre:1",), ("play:D5", "draw:deck"), ("play:D5", "play:O6")])
def test_2_1_nothing_is_left_out_or_done_twice(moves):
    *before, last = moves
    table = play(position("centre: 3/4/7 3/3/5 - -\nhand 0: D5 O6"), *before)
    with pytest.raises(IllegalMove):
        table.play(last)


def test_2_1_decided_with_one_place_for_a_card_nobody_is_asked():
    table = play(position("centre: 3/4/7:D7 3/3/5:D4 - -\nhand 0: D5 O9"), "play:D5")
    assert line(table, "centre")[1] == "3/3/5:D4:D5"
    assert "draw:deck" in legal(table)


def test_2_1_decided_twins_are_one_move():
    table = position("centre: 3/4/7 3/3/5 - -\nhand 0: D5 D5 O6")
    assert table.legal_moves() == ["play:D5", "play:O6"]
    assert line(play(table, "play:D5"), "hand 0") == ["D5", "O6"]


def test_2_1_decided_mines_alike_are_one_place():
    text = "kings: D O\ncentre: 3/4/7 - - -\nmines 0: 1/2/2 1/2/2 2/2/3:O1 2/2/3:O1 2/2/3:O2\nhand 0: G5"
    table = play(position(text), "play:G5")
    assert table.legal_moves() == ["centre:1", "own:1", "own:3", "own:5"]
    assert line(play(table, "own:3"), "mines 0") == ["1/2/2", "1/2/2", "2/2/3:O1", "2/2/3:O2"]


def test_2_1_decided_a_mine_just_captured_gets_no_worker_in_the_same_turn():
    table = position("kings: D O\ncentre: 1/2/2 3/4/7 - -\nhand 0: D5 O6")
    play(table, "play:D5", "centre:1")
    assert line(table, "mines 0") == ["1/2/2"]
    assert {move.split(":")[0] for move in legal(table)} == {"draw"}


# -- 2.2 to 2.4


def test_2_2_on_a_mine_without_units_any_unit_may_be_laid():
    assert [card for card in UNITS if not fits_centre(card, "")] == []


def test_2_2_decided_a_0_may_open_a_mine():
    assert fits_centre("L0", "")


def test_2_3_a_2_can_be_covered_by_every_unit_from_3_to_9():
    """The rulebook's example."""
    assert [strength for strength in range(10) if fits_centre(f"O{strength}", "G2")] == [3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize("top", range(1, 10))
def test_2_3_only_a_stronger_unit_may_follow(top):
    stronger = list(range(top + 1, 10))
    assert [strength for strength in range(10) if fits_centre(f"O{strength}", f"D{top}")] == (
        stronger if top < 9 else [0]
    )


def test_2_3_only_the_last_unit_counts_and_race_does_not_matter():
    assert fits_centre("D1", "D9 D0")
    assert not fits_centre("D4", "O3 G4")
    for race in "DOGL":
        assert fits_centre(f"{race}5", "O3 G4")
        assert not fits_centre(f"{race}4", "O3 G4")


@pytest.mark.parametrize("race", "DOGL")
def test_2_4_a_0_may_be_laid_on_a_9_and_on_no_other_unit(race):
    assert [top for top in range(10) if fits_centre("O0", f"{race}{top}")] == [9]


def test_2_4_on_the_0_any_stronger_unit_may_follow():
    assert [strength for strength in range(10) if fits_centre(f"O{strength}", "D9 L0")] == list(range(1, 10))


# -- 2.5


def test_2_5_who_can_lay_a_card_must_even_where_it_hurts():
    """The only card gives a rival a mine; there is no other move."""
    table = position("kings: D O\ncentre: 1/1/1 3/4/7:D9 3/4/7:D9 3/4/7:L9\nhand 0: O5")
    assert table.legal_moves() == ["play:O5"]
    assert line(play(table, "play:O5"), "mines 1") == ["1/1/1"]
    with pytest.raises(IllegalMove):
        position("centre: 1/1/1 - - -\nhand 0: O5").play("exchange")


def test_2_5_in_a_whole_game_every_turn_begins_with_a_card_or_an_exchange():
    table = GAME.deal(seed=2, seats=3)
    while not table.is_over:
        moves = table.legal_moves()
        assert moves
        if any(move.startswith("play:") for move in moves):
            assert all(move.startswith("play:") for move in moves)
        table.play(moves[0])
