"""Road update: RULES section 6."""

from __future__ import annotations

import pytest

from .tables import coining, gold, last_draft, line, offers, pile, play, question, road

ROAD = ["swineherd", "grazier", "graper", "carpenter", "mason", "wattler"]
TEXT = "road: swineherd+1 grazier graper carpenter+1 mason wattler\nhand a: -\n"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_6_1_and_6_2_and_6_3_w02_villagers_with_coins_leave_and_all_get_one(seats):
    table = last_draft(f"{TEXT}reserve: agent freemason", seats)
    top = pile(table, "stack1")[0]
    play(table, "draft:road2")
    assert road(table) == ["agent", top, "graper", "freemason", "mason", "wattler"]
    assert [word.partition("+")[2] for word in line(table, "road")] == ["1"] * 6
    assert line(table, "discards") == ["swineherd", "carpenter"]
    assert gold(table) == [8] * seats, "the coins went to the bank"


def test_6_2_w02_with_one_card_in_the_reserve_the_first_stack_follows():
    table = last_draft(f"{TEXT}reserve: agent\nstack1: priest hunter", seats=3)
    play(table, "draft:road2")
    assert road(table) == ["agent", "priest", "graper", "hunter", "mason", "wattler"]


def test_6_3_an_empty_slot_gets_no_coin():
    stacks = "".join(f"stack{i}: -\n" for i in range(2, 7))
    table = last_draft(f"road: mason agent - - - -\nhand a: -\nreserve: -\nstack1: -\n{stacks}", seats=3)
    play(table, "draft:road2")
    assert line(table, "road") == ["mason+1"]


def test_6_4_and_6_5_and_6_6_w03_two_players_put_coins_in_reverse_order():
    table = coining(f"road: {' '.join(ROAD)}\nreserve: agent agent priest priest hunter hunter")
    assert question(table) == ("b", "put-coin"), "the second player is asked first"
    assert offers(table, "coin") == {f"road{i}" for i in range(1, 7)}
    play(table, "coin:road2")
    assert (question(table)[0], line(table, "road")[1]) == ("a", "grazier+1")
    play(table, "coin:road2")
    assert line(table, "road") == ["agent", "grazier+2", "agent", "priest", "priest", "hunter"]
    assert line(table, "discards") == [card for card in ROAD if card != "grazier"]
    assert gold(table) == [8, 8], "the coins came from the bank"


def test_6_5_and_6_6_w03_villagers_with_old_coins_stay():
    table = coining("road: swineherd+1 grazier graper carpenter+2 mason wattler\nreserve: agent priest hunter fisher")
    play(table, "pass", "pass")
    assert line(table, "road") == ["swineherd+1", "agent", "priest", "carpenter+2", "hunter", "fisher"]


def test_6_4_the_first_player_is_asked_last_whoever_it_is():
    table = coining(f"marker: b\nroad: {' '.join(ROAD)}\nsteps: ending.a.1 coining.a.1 put-coin:a")
    play(table, "pass")
    assert question(table) == ("b", "put-coin")


def test_6_4_a_coin_may_go_on_coins():
    table = coining("road: swineherd+1 grazier - - - -")
    play(table, "coin:road1", "pass")
    assert line(table, "road")[0] == "swineherd+2"
