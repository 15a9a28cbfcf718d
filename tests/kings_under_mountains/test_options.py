"""RULES.md section 7: what is agreed before the game."""

from __future__ import annotations

import pytest

from karczma.games.kings_under_mountains import cards
from karczma.games.kings_under_mountains.notation import CARD, mine_text

from .tables import GAME, legal, line, play, position, seen

FIXED = "options: pairing=fixed"


def back(card):
    return mine_text(int(cards.BACK_MINE[CARD[1][card]]))


def test_7_1_with_the_fixed_pairing_each_card_has_its_own_mine_on_the_back():
    for seed in range(3):
        table = GAME.deal(seed=seed, pairing="fixed")
        state = table.state
        deck = zip(line(table, "deck"), state.deck_mine[: state.deck_size][::-1], strict=True)
        assert all(back(card) == mine_text(int(mine)) for card, mine in deck)
        assert sorted(back(card) for card in line(table, "buried")) == sorted(line(table, "centre"))


def test_7_1_each_mine_is_on_the_back_of_four_units_one_of_each_race():
    for mine in range(1, cards.MINES + 1):
        with_it = [card for card in range(cards.CARDS) if cards.BACK_MINE[card] == mine]
        assert [int(cards.RACE[card]) for card in with_it] == [0, 1, 2, 3]
        assert len({int(cards.STRENGTH[card]) for card in with_it}) == 4


def test_7_1_everybody_sees_the_backs_of_cards_in_hands():
    table = position(f"{FIXED}\nhand 0: D0a O5b\nhand 1: G3a")
    assert seen(table, 1)["hand 0"].split() == sorted(["?3/4/7", f"?{back('O5b')}"], reverse=True)
    assert seen(table, 0)["hand 0"] == "D0a O5b"
    assert set(table.view(1)["table"]["hands"][0]) == {"?3/4/7", f"?{back('O5b')}"}
    assert table.view(0)["table"]["hands"][0] == ["D0", "O5"]


def test_7_1_also_without_the_memory_aid_and_of_units_taken_openly():
    table = position(f"{FIXED} memory_aid=no\nhand 0: D0a! O5b\nhand 1: G3a")
    assert set(table.view(1)["table"]["hands"][0]) == {"?3/4/7", f"?{back('O5b')}"}


def test_7_1_the_back_on_top_of_the_deck_tells_that_it_is_one_of_four():
    table = position(f"{FIXED}\nhand 0: D1a\ndeck: D0a ? ?")
    assert seen(table, 1)["deck"] == "?3/4/7 ? ?"
    found = set()
    for seed in range(60):
        again = position("\n".join(f"{name}: {text}" for name, text in seen(table, 1).items()), seed=seed)
        found.add(line(again, "deck")[0])
    assert found == {"D0a", "O7b", "G5a", "L2b"}


def test_7_1_a_mine_on_the_table_is_one_of_four_units_too():
    table = position(f"{FIXED}\ncentre: 3/4/7 3/4/7 3/4/7 -\nhand 0: D1a")
    assert len(line(table, "buried")) == 3
    assert set(line(table, "buried")) <= {"D0a", "O7b", "G5a", "L2b"}
    assert seen(table, 0)["buried"] == "? ? ?"


def test_7_1_while_shuffled_backs_are_not_shown():
    table = position("hand 0: D1 D2\nhand 1: O3")
    assert seen(table, 1)["hand 0"] == "? ?"
    assert table.view(1)["table"]["hands"][0] == ["?", "?"]


def test_7_1_decided_of_twins_with_different_backs_the_first_is_played():
    table = position(f"{FIXED}\ncentre: 3/4/7 3/3/5 - -\nhand 0: D5a D5b O6a")
    assert legal(table) == {"play:D5", "play:O6"}
    play(table, "play:D5", "centre:1")
    assert line(table, "hand 0") == ["D5b", "O6a"]
    assert line(table, "centre")[0] == "3/4/7:D5a"
    table = play(position(f"{FIXED}\ncentre: 3/4/7 3/3/5 - -\nhand 0: D5b O6a"), "play:D5", "centre:1")
    assert line(table, "centre")[0] == "3/4/7:D5b"


def test_7_1_all_backs_that_have_left_the_deck_were_seen():
    table = GAME.deal(seed=3, pairing="fixed")
    below_top = [mine_text(int(mine)) for mine in table.state.deck_mine[: table.state.deck_size - 1]]
    unseen = table.view(0)["table"]["unseen"]["mines"]
    assert sorted(unseen) == sorted(below_top)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_7_2_a_seat_can_begin(seats):
    for seat in range(seats):
        assert {GAME.deal(seats=seats, seed=seed, first=seat).waiting_for for seed in range(8)} == {(seat,)}
    for first in ("rulebook", "random"):
        assert len({GAME.deal(seats=seats, seed=seed, first=first).waiting_for for seed in range(40)}) == seats


def test_7_3_the_aid_shows_units_that_others_took_openly():
    for aid, shown in (("yes", ["?", "O4"]), ("no", ["?", "?"])):
        table = position(f"options: memory_aid={aid}\nhand 0: D1\nhand 1: O3 O4!")
        assert table.view(0)["table"]["hands"][1] == shown
        assert table.view(1)["table"]["hands"][1] == ["O3", "O4"]


def test_7_3_the_aid_shows_units_and_mines_not_seen_yet():
    text = (
        "kings: D O\ncentre: 3/4/7:D1 - - -\nmines 0: 1/1+/2:O2\ndiscarded: G3\ncamp: L4\nhand 0: D5 D5\nhand 1: O6! O7"
    )
    view = position(f"{text}\ndeck: ? ? ?\ndeck mines: 2/2/3 ? ?").view(0)["table"]
    units = view["unseen"]["units"]
    assert {race: len(cards) for race, cards in units.items()} == {"D": 17, "O": 18, "G": 19, "L": 19}
    assert (units["D"].count("D5"), units["D"].count("D1"), units["O"].count("O7")) == (0, 1, 2)
    mines = view["unseen"]["mines"]
    assert [mines.count(mine) for mine in ("3/4/7", "1/1+/2", "2/2/3", "1/1/1")] == [3, 3, 3, 4]


def test_7_3_without_the_aid_there_is_no_such_list():
    assert position("options: memory_aid=no").view(0)["table"]["unseen"] is None


def test_7_3_an_observation_is_the_same_with_and_without_the_aid():
    with_aid, without = (seen(position(f"options: memory_aid={aid}\nhand 1: O3 O4!"), 0) for aid in ("yes", "no"))
    assert with_aid["hand 1"] == without["hand 1"] == "? O4!"
