"""RULES.md section 1: the cards, the deal, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.games.kings_under_mountains import cards, notation

from .tables import GAME, LETTERS, UNITS, line, play, position, seen


def everything(table):
    """All units of the position, wherever they lie."""
    places = ["camp", "discarded", "deck", "buried", *(f"hand {seat}" for seat in range(table.seats))]
    lying = [card.rstrip("!") for place in places for card in line(table, place)]
    on_mines = [line(table, "centre"), *(line(table, f"mines {seat}") for seat in range(table.seats))]
    return Counter(lying + [unit for mines in on_mines for mine in mines for unit in mine.split(":")[1:]])


def test_1_1_there_are_eighty_units_each_race_has_every_strength_twice():
    assert len(UNITS) == 40
    assert everything(GAME.deal(seed=1)) == Counter(UNITS * 2)
    assert cards.CARDS == 80


def test_1_1_the_races_are_dwarves_orcs_goblins_and_giants():
    assert cards.RACE_NAMES == ("dwarves", "orcs", "goblins", "giants")
    assert "".join(cards.LETTERS) == LETTERS


def test_1_2_a_mine_shows_defence_size_overseer_and_value():
    table = position("centre: 2/3+/5 1/1/1 3/4/7 1/4/3")
    faces = table.view()["table"]["centre"]
    shown = [(face["defence"], face["workers"], face["overseer"], face["value"]) for face in faces]
    assert shown == [(2, 3, True, 5), (1, 1, False, 1), (3, 4, False, 7), (1, 4, False, 3)]


def test_1_2_there_are_eighty_mines_with_a_defence_of_one_to_three():
    assert cards.FACES.sum() == 80
    assert set(cards.DEFENCE[1:]) == {1, 2, 3}
    assert set(cards.STAFF[1:]) == {1, 2, 3, 4}


def test_1_2_reconstructed_values_follow_the_rule_that_cards_toml_tells():
    for mine in range(1, cards.MINES + 1):
        by_rule = cards.DEFENCE[mine] + cards.STAFF[mine] - 1
        extra = {"1/4/3": -1, "3/4/7": 1}.get(notation.mine_text(mine), 0)
        assert cards.VALUE[mine] == by_rule + extra
    assert len({notation.mine_text(mine) for mine in range(1, cards.MINES + 1)}) == cards.MINES


def test_1_3_units_and_mines_are_paired_anew_for_every_game():
    pairs = [list(zip(line(table, "deck"), line(table, "deck mines"), strict=True)) for table in map(dealt, (1, 2))]
    assert len(set(pairs[0]) & set(pairs[1])) < 20
    backs = Counter(back for _, back in pairs[0])
    assert len(backs) > 15


def dealt(seed, **options):
    return GAME.deal(seed=seed, **options)


def test_1_4_everybody_sees_the_mine_on_top_of_the_deck_and_how_many_cards_it_has():
    table = position("hand 0: D1\ndeck: O5 ? ?\ndeck mines: 2/2/3 1/1/1 3/4/7")
    for seat in (0, 1, None):
        assert seen(table, seat)["deck mines"] == "2/2/3 ? ?"
        assert seen(table, seat)["deck"] == "? ? ?"
        view = table.view(seat)["table"]
        assert (view["deck"], view["next_mine"]["mine"]) == (3, "2/2/3")


def test_1_4_with_every_card_that_leaves_the_deck_the_next_mine_is_seen():
    table = position("centre: 3/4/7 3/4/7 - -\nhand 0: D1\nhand 1: D2\ndeck: O5 O6 O7\ndeck mines: 2/2/3 1/1/1 2/1/2")
    play(table, "play:D1", "centre:1", "draw:deck")
    assert seen(table)["deck mines"] == "1/1/1 ?"
    assert set(line(table, "mines seen")) == {"3/4/7*2", "2/2/3", "1/1/1"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_5_each_player_gets_a_king_at_random_and_no_two_the_same(seats):
    kings = [tuple(line(dealt(seed, seats=seats), "kings")) for seed in range(300)]
    assert all(len(set(races)) == seats for races in kings)
    for seat in range(seats):
        count = Counter(races[seat] for races in kings)
        assert set(count) == set(LETTERS)
        assert all(abs(n - 75) < 45 for n in count.values())


def test_1_5_kings_lie_open_and_units_of_other_races_stay_in_the_game():
    table = dealt(4, seats=2)
    assert all(seen(table, seat)["kings"] == " ".join(line(table, "kings")) for seat in (0, 1, None))
    assert everything(table) == Counter(UNITS * 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_6_four_mines_lie_in_the_centre_without_units(seats):
    table = dealt(5, seats=seats)
    assert len(line(table, "centre")) == 4
    assert all(":" not in mine for mine in line(table, "centre"))
    assert len(line(table, "buried")) == 4
    assert len(line(table, "deck")) == 80 - 4 - 4 - 6 * seats


def test_1_6_mines_are_shuffled_so_that_each_is_as_likely_as_another():
    count = Counter(mine for seed in range(400) for mine in line(dealt(seed), "centre"))
    assert len(count) == 20
    assert all(abs(n - 80) < 45 for n in count.values())


def test_1_7_four_units_lie_in_the_camp_by_race():
    sizes = set()
    for seed in range(30):
        table = dealt(seed)
        assert len(line(table, "camp")) == 4
        piles = table.view()["table"]["camp"]
        assert all(card[0] == race for race, pile in piles.items() for card in pile)
        sizes.add(tuple(sorted(map(len, piles.values()))))
    assert len(sizes) > 2


def test_1_7_a_missing_pile_starts_when_its_first_unit_arrives():
    table = position("centre: 1/1/1 3/4/7 - -\ncamp: D3\nhand 0: O5")
    play(table, "play:O5", "centre:1")
    assert line(table, "camp") == ["D3", "O5"]
    assert "draw:O" in table.legal_moves()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_8_each_player_is_dealt_six_cards_that_only_he_sees(seats):
    table = dealt(6, seats=seats)
    for seat in range(seats):
        assert len(line(table, f"hand {seat}")) == 6
        assert seen(table, seat)[f"hand {seat}"].split() == line(table, f"hand {seat}")
        for other in {*range(seats), None} - {seat}:
            assert seen(table, other)[f"hand {seat}"] == "? ? ? ? ? ?"
            assert table.view(other)["table"]["hands"][seat] == ["?"] * 6


def test_1_8_decided_the_backs_of_cards_dealt_are_shown_to_nobody():
    table = dealt(7)
    seen_mines = sum(int(word.partition("*")[2] or 1) for word in line(table, "mines seen"))
    assert seen_mines == 4 + 1


def test_1_9_who_begins_is_drawn_by_lot():
    for seats in (2, 3, 4):
        starters = Counter(dealt(seed, seats=seats).waiting_for[0] for seed in range(300))
        assert set(starters) == set(range(seats))
        assert all(abs(n - 300 / seats) < 50 for n in starters.values())
