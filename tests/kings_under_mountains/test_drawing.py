"""RULES.md section 5: drawing a card, and the hand of which nothing can be laid."""

from __future__ import annotations

import pytest

from karczma import IllegalMove

from .tables import GAME, legal, line, play, position, seen

DEAD = "centre: 3/4/7:D9 3/4/7:O9 3/3/5:G9 3/3/5:L9"  # only a 0 can be laid


def test_5_1_one_draws_the_top_of_the_deck():
    table = position("centre: 3/4/7 - - -\nhand 0: D1 D2\ndeck: O5 O6")
    play(table, "play:D1", "draw:deck")
    assert line(table, "hand 0") == ["D2", "O5"]
    assert line(table, "deck") == ["O6"]


def test_5_1_or_the_top_of_any_pile_in_the_camp():
    table = play(position("centre: 3/4/7 - - -\nhand 0: D1 D2\ncamp: O5 O1 L7"), "play:D1")
    assert legal(table) == {"draw:deck", "draw:O", "draw:L"}
    play(table, "draw:O")
    assert line(table, "hand 0") == ["D2", "O1!"]
    assert line(table, "camp") == ["O5", "L7"]


def test_5_1_a_unit_that_has_just_gone_to_the_camp_may_be_taken():
    table = play(position("kings: D O\ncentre: 1/1/1 3/4/7:L9 - -\nhand 0: D5"), "play:D5", "draw:D")
    assert line(table, "hand 0") == ["D5!"]


def test_5_1_and_has_six_cards_again():
    table = GAME.deal(seed=3, seats=3)
    while not table.is_over:
        table.play(table.legal_moves()[-1])
        if not table.is_over and table.legal_moves()[0].startswith("play:"):
            assert len(line(table, f"hand {table.waiting_for[0]}")) == 6


def test_5_2_the_camp_lies_open_to_the_bottom():
    for aid in ("yes", "no"):
        table = position(f"options: memory_aid={aid}\ncamp: O5 O1 L7")
        for viewer in (0, 1, None):
            assert table.view(viewer)["table"]["camp"] == {"D": [], "O": ["O5", "O1"], "G": [], "L": ["L7"]}


def test_5_2_a_unit_taken_from_the_camp_is_known_to_all_until_it_leaves_the_hand():
    table = position("seats: 3\ncentre: 3/4/7 3/4/7 - -\nhand 0: D1 D2\nhand 1: O3 O4\nhand 2: ?\ncamp: L7")
    play(table, "play:D1", "centre:1", "draw:L")
    for viewer in (1, 2, None):
        assert sorted(seen(table, viewer)["hand 0"].split()) == ["?", "L7!"]
    play(table, "play:O3", "centre:1", "draw:deck")
    assert "L7!" in seen(table, 1)["hand 0"]
    table = play(position("centre: 3/4/7 - - -\nhand 0: D1 L7!"), "play:L7")
    assert seen(table, 1)["hand 0"] == "?"


def test_5_2_a_card_drawn_from_the_deck_is_known_to_nobody_else():
    table = position("centre: 3/4/7 - - -\nhand 0: D1 D2\ndeck: O5 O6")
    play(table, "play:D1", "draw:deck")
    assert seen(table, 0)["hand 0"] == "D2 O5"
    assert seen(table, 1)["hand 0"] == seen(table)["hand 0"] == "? ?"


def test_5_2_of_twins_the_known_one_is_deemed_to_leave_first():
    table = play(position("centre: 3/4/7 - - -\nhand 0: D5 D5! L1"), "play:D5")
    assert line(table, "hand 0") == ["D5", "L1"]
    assert seen(table, 1)["hand 0"] == "? ?"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_5_3_then_it_is_the_next_players_turn(seats):
    table = GAME.deal(seed=4, seats=seats)
    order = []
    while len(order) < 9:
        seat = table.waiting_for[0]
        order.append(seat)
        while not table.is_over and table.waiting_for == (seat,):
            table.play(table.legal_moves()[0])
    assert order == [(order[0] + n) % seats for n in range(9)]


def test_5_4_who_cannot_lay_a_single_card_can_only_exchange_them():
    table = position(f"{DEAD}\nhand 0: D1 D2 O3 O4 G5 L9")
    assert table.legal_moves() == ["exchange"]
    assert position(f"{DEAD}\nhand 0: D0 D2 O3 O4 G5 L9").legal_moves() == ["play:D0"]


def test_5_4_the_hand_is_shown_and_discarded_and_six_cards_come_from_the_deck():
    table = position(f"{DEAD}\nhand 0: D1 D2 O3 O4 G5 L9!\ndeck: D0 O0 G0 L0 D3 D4 D6 D7\ncamp: O8")
    play(table, "exchange")
    assert line(table, "discarded") == ["D1", "D2", "O3", "O4", "G5", "L9"]
    assert line(table, "hand 0") == ["D0", "D3", "D4", "O0", "G0", "L0"]
    assert line(table, "deck") == ["D6", "D7"]
    assert line(table, "camp") == ["O8"]
    assert seen(table, 1)["hand 0"] == "? ? ? ? ? ?"
    assert seen(table, 1)["discarded"] == "D1 D2 O3 O4 G5 L9"


def test_5_4_then_the_turn_goes_on():
    table = play(position(f"{DEAD}\nhand 0: D1\ndeck: D0 O0 G0 L0 D3 D4 D6 D7"), "exchange")
    assert table.waiting_for == (0,)
    assert legal(table) == {"play:D0", "play:O0", "play:G0", "play:L0"}
    play(table, "play:D0", "centre:1", "draw:deck")
    assert table.waiting_for == (1,)


def test_5_4_if_need_be_again():
    table = position(f"{DEAD}\nhand 0: D1\ndeck: D1 D2 O2 O3 G3 G4 L0 L1 L2 L3 L4 L5 L6")
    play(table, "exchange")
    assert table.legal_moves() == ["exchange"]
    play(table, "exchange")
    assert table.legal_moves() == ["play:L0"]
    assert len(line(table, "discarded")) == 7


def test_5_4_a_mine_of_ones_own_that_takes_a_card_is_enough():
    text = f"kings: D O\n{DEAD}\nhand 0: D1 O2\nmines 0: "
    assert position(f"{text}1/2/2").legal_moves() == ["play:O2"]
    assert position(f"{text}1/2/2:G5").legal_moves() == ["exchange"]


def test_5_4_decided_others_cannot_tell_that_a_hand_is_dead_before_it_is_shown():
    dead = position(f"{DEAD}\nhand 0: D1 D2\nhand 1: D3\ndeck: O0 ? ?", seed=1)
    live = position(f"{DEAD}\nhand 0: D1 O0\nhand 1: D3\ndeck: D2 ? ?", seed=1)
    assert dead.legal_moves() != live.legal_moves()
    for viewer in (1, None):
        assert seen(dead, viewer)["hand 0"] == seen(live, viewer)["hand 0"]
        assert dead.prompt(viewer) == live.prompt(viewer)


def test_5_4_decided_after_an_exchange_and_a_card_laid_one_card_is_drawn():
    table = play(position(f"{DEAD}\nhand 0: D1\ndeck: D0 O0 G0 L0 D3 D4 D6 D7"), "exchange", "play:D0", "centre:1")
    assert len(line(table, "hand 0")) == 5
    play(table, "draw:deck")
    assert len(line(table, "hand 0")) == 6


def test_5_4_every_new_card_passes_by_on_top_of_the_deck():
    backs = "1/1/1 1/2/2 1/3/3 2/1/2 2/2/3 2/3/4 3/1/3 3/2/4"
    table = position(f"{DEAD}\nhand 0: D1\ndeck: D0 O0 G0 L0 D3 D4 D6 D7\ndeck mines: {backs}")
    play(table, "exchange")
    assert set(backs.split()[:7]) <= set(line(table, "mines seen"))
    assert "3/2/4" not in line(table, "mines seen")


def test_5_5_with_fewer_than_six_cards_in_the_deck_one_takes_what_is_there():
    table = play(position(f"{DEAD}\nhand 0: D1 D2 O3 O4 G5 L9\ndeck: D0 O1"), "exchange")
    assert line(table, "hand 0") == ["D0", "O1"]
    assert table.legal_moves() == ["play:D0"]
    play(table, "play:D0")
    play(table, "centre:1")
    assert table.is_over, "nothing can be drawn any more"


def test_5_5_after_it_one_may_still_draw_from_the_camp():
    table = play(position(f"{DEAD}\nhand 0: D1\ndeck: D0 O1\ncamp: L4"), "exchange", "play:D0", "centre:1")
    assert legal(table) == {"draw:L"}
    assert play(table, "draw:L").is_over


def test_5_5_if_then_no_card_can_be_laid_either_turn_and_game_are_over():
    table = play(position(f"{DEAD}\nhand 0: D1\ndeck: D3 O1\ncamp: L4"), "exchange")
    assert table.legal_moves() == ["exchange"], "others cannot tell, so the hand is shown"
    play(table, "exchange")
    assert table.is_over
    assert line(table, "hand 0") == []
    assert line(table, "discarded") == ["D1", "D3", "O1"]


def test_5_5_the_exchange_cannot_be_had_with_a_card_that_can_be_laid():
    table = play(position(f"{DEAD}\nhand 0: D1\ndeck: D0 O1"), "exchange")
    with pytest.raises(IllegalMove):
        table.play("exchange")
