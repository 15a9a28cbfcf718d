"""RULES.md section 6: the end of the game, and the points."""

from __future__ import annotations

import pytest

from .tables import GAME, last_turn, legal, line, play, position


def test_6_1_the_turn_in_which_the_last_card_is_drawn_is_the_last():
    table = position("centre: 3/4/7 3/4/7 - -\nhand 0: D1 D2\nhand 1: O2\ndeck: ? ?")
    play(table, "play:D1", "centre:1", "draw:deck")
    assert not table.is_over
    play(table, "play:O2", "centre:2", "draw:deck")
    assert table.is_over
    assert table.legal_moves() == []


def test_6_1_so_is_the_one_in_which_it_is_laid_out_as_a_mine():
    table = position("kings: D O\ncentre: 1/1/1 3/4/7:L9 - -\nhand 0: D1 D2\nhand 1: O1\ndeck: ?\ncamp: G4")
    play(table, "play:D1")
    assert not table.is_over, "it is played to its end"
    assert legal(table) == {"draw:D", "draw:G"}
    play(table, "draw:G")
    assert table.is_over


def test_6_1_as_long_as_the_deck_has_cards_draws_from_the_camp_do_not_end_it():
    table = position("centre: 3/4/7 3/4/7 - -\nhand 0: D1 D2\nhand 1: O1\ndeck: ?\ncamp: G4")
    play(table, "play:D1", "centre:1", "draw:G")
    assert table.waiting_for == (1,)


def test_6_1_nobody_gets_another_turn_to_make_up_for_it():
    table = position("seats: 3\nto play: 1 play\ncentre: 3/4/7 3/4/7 - -\nhand 1: D1\ndeck: ?")
    assert play(table, "play:D1", "centre:1", "draw:deck").is_over


def test_6_2_with_the_deck_gone_one_draws_from_the_camp_only():
    table = position("kings: D O\ncentre: 1/1/1 3/4/7:L9 - -\nhand 0: D1\ndeck: ?")
    play(table, "play:D1")
    assert table.legal_moves() == ["draw:D"], "there is always what has just come from the mine"


def test_6_2_if_the_camp_is_empty_too_nothing_is_drawn():
    table = play(position("centre: 3/4/7 3/4/7 - -\nhand 0: D1\ndeck: -"), "play:D1", "centre:1")
    assert table.is_over
    assert line(table, "hand 0") == []


def test_6_2_a_mine_captured_with_the_deck_empty_is_not_replaced():
    table = position("kings: D O\ncentre: 1/1/1 3/4/7:L9 - -\nhand 0: D1\ndeck: -")
    play(table, "play:D1")
    assert line(table, "mines 0") == ["1/1/1"]
    assert table.view()["table"]["centre"][0] is None
    assert play(table, "draw:D").is_over


def test_6_3_every_filled_mine_counts_its_value():
    assert last_turn("filled 0: 1/1/1*2 3/4/7 2/3+/5\nfilled 1: 1/4/3").outcome.scores == (14, 3)


def test_6_4_every_captured_mine_that_is_not_filled_costs_its_whole_value():
    mines = "kings: D O\nmines 0: 3/4/7:O1:O2:O3 1/1/1\nmines 1: 2/3+/5"
    assert last_turn(mines).outcome.scores == (-8, -5)
    assert last_turn(f"{mines}\nfilled 0: 3/3+/6").outcome.scores == (-2, -5)


def test_6_4_filling_a_mine_turns_its_value_round():
    table = position("kings: D O\ncentre: 3/4/7:L9 - - -\nmines 0: 3/4/7:O1:O2:O3\nhand 0: L8\ndeck: ? ?")
    assert table.scores == (-7, 0)
    assert play(table, "play:L8").scores == (7, 0)


def test_6_5_mines_in_the_centre_and_cards_in_hand_count_nothing():
    assert last_turn("hand 1: D9 O9 G9").outcome.scores == (0, 0)


def test_6_5_decided_hands_stay_closed_at_the_end():
    table = last_turn("hand 1: D9 O9 G9")
    assert table.view(0)["table"]["hands"][1] == ["?", "?", "?"]
    assert table.view()["table"]["hands"] == [["?"], ["?", "?", "?"]]


@pytest.mark.parametrize(
    ("values", "places"),
    [
        (["1/1/1", "3/3/5", "-", "-"], (2, 1, 3, 3)),
        (["3/3/5", "3/3/5", "1/1/1", "3/3/5"], (1, 1, 4, 1)),
        (["-", "-", "-", "-"], (1, 1, 1, 1)),
    ],
)
def test_6_6_most_points_win_and_level_players_share(values, places):
    filled = "\n".join(f"filled {seat}: {mine}" for seat, mine in enumerate(values))
    outcome = last_turn(f"seats: 4\n{filled}").outcome
    assert outcome.ranking == places
    assert outcome.winners == tuple(seat for seat, place in enumerate(places) if place == 1)


def test_6_6_a_loss_can_win():
    table = last_turn("kings: D O\nmines 0: 1/1/1\nmines 1: 3/4/7")
    assert (table.outcome.scores, table.outcome.winners) == ((-1, -7), (0,))


def test_6_1_every_game_comes_to_its_end_whatever_is_played():
    """Players that never draw from the deck while they need not."""
    for seed in range(6):
        table = GAME.deal(seed=seed, seats=2 + seed % 3)
        while not table.is_over:
            moves = table.legal_moves()
            table.play(moves[-1])
        assert line(table, "deck") == []
        assert table.version < GAME.most_decisions
