"""Markets and the end: RULES sections 13 and 15."""

from __future__ import annotations

import pytest

from .tables import NO_STACKS, gold, last_to_build, line, market_pays, play, village

ENDING = f"{NO_STACKS}reserve: -\nhand a: -\nhand b: -\nmarkets: 1\nfirst market: 0+0+0+0 0+0+0+0\n"
W12 = "founders-food brewer@1 lumberjack wheeler@3 cartwright@4+2 shipwright@3 miner blacksmith@7+4 beekeeper freemason"
W13 = "founders brewer@1 harvester hunter grocer grocer lumberjack cooper@7 carpenter@7+4"


def market_after(empty, options="", before=""):
    text = "".join(f"stack{i}: -\n" for i in empty)
    table = last_to_build(f"options: {options}\n{text}{before}reserve: -\nhand a: -\nhand b: -\ngold: 0 0")
    return line(play(table, "pass"), "markets")[0]


def test_13_1_the_first_market_needs_stacks_1_and_2_empty():
    assert [market_after(empty) for empty in ((), (1,), (2,), (1, 2), (1, 2, 3, 4, 5), (3, 4, 5, 6))] == list("000110")


def test_13_1_and_22_8_by_option_stack_2_alone_will_do():
    option = "market_on_second_stack=yes"
    assert [market_after(empty, option) for empty in ((1,), (2,), (1, 2), (2, 6))] == list("0111")


def test_13_1_once_in_a_game():
    table = last_to_build(
        "stack1: -\nstack2: -\nreserve: -\nhand a: -\nmarkets: 1\nfirst market: 0+0+0+0 0+0+0+0\ngold: 0 0"
    )
    assert gold(play(table, "pass")) == [0, 0]


def test_13_2_the_second_market_ends_the_game():
    table = last_to_build(ENDING)
    play(table, "pass")
    assert table.is_over
    assert line(table, "markets") == ["2"]
    assert line(table, "steps") == ["over"]


def test_13_3_and_13_4_w12_printed_gold_and_coins_which_stay():
    assert market_pays(W12) == 23
    table = last_to_build(f"stack1: -\nstack2: -\nreserve: -\nhand a: -\ngold: 0 0\nvillage a: {W12}")
    play(table, "pass")
    assert village(table)[4] == "cartwright@4+2"
    assert line(table, "first market")[0] == "17+6+0+0"


def test_13_5_w13_printed_gold_and_silver_then_the_coins():
    assert market_pays(W13, "second") == 26
    table = last_to_build(f"{ENDING}gold: 0 0\nvillage a: {W13}")
    play(table, "pass")
    assert "carpenter@7" in village(table)
    assert line(table, "second market")[0] == "4+4+18+0"


def test_13_5_the_agent_counts_coins_before_they_are_moved():
    assert market_pays("founders-food agent hunter+5 harvester+3", "second") == 5 + 8


def test_13_6_two_markets_in_one_round_are_both_held():
    table = last_to_build(f"{NO_STACKS}reserve: -\nhand a: -\ngold: 0 0\nvillage a: founders hunter+3")
    play(table, "pass")
    assert gold(table)[0] == (2 + 3) + 2 + 3
    assert (line(table, "first market")[0], line(table, "second market")[0]) == ("2+3+0+0", "2+3+0+0")


def test_13_7_it_is_looked_at_once_after_the_build_phase():
    table = last_to_build("seats: 3\nstack1: -\nstack2: -\nreserve: -\nhand a: -\ngold: 0 0 0", seats=3)
    assert line(table, "markets") == ["0"], "empty since the draft, but the market comes later"
    play(table, "pass")
    assert line(table, "markets") == ["1"]


# -- 15


@pytest.mark.parametrize(
    ("supplies", "b_has", "ranking"),
    [("9 7 5", "", (1, 2, 3)), ("7 9 5", "", (2, 1, 3)), ("9 9 5", "", (1, 1, 3)), ("9 9 9", "agent", (1, 3, 1))],
)
def test_15_1_and_15_2_and_15_3_most_gold_then_fewest_villagers_then_shared(supplies, b_has, ranking):
    text = (
        f"{NO_STACKS}reserve: -\nhand a: -\nhand b: -\nhand c: -\nmarkets: 1\nfirst market: 0+0+0+0 0+0+0+0 0+0+0+0\n"
    )
    villages = f"village a: founders-food\nvillage b: founders-food {b_has}\nvillage c: founders-food\n"
    table = last_to_build(f"{text}{villages}gold: {supplies}", seats=3)
    play(table, "pass")
    assert table.outcome.ranking == ranking
    assert table.scores == tuple(map(int, supplies.split()))


def test_15_2_covered_cards_basics_and_founders_count_too():
    villages = "village a: founders-food hunter\nvillage b: founders-food swineherd@1\n"
    table = play(last_to_build(f"{ENDING}{villages}gold: 9 7"), "pass")
    assert (table.scores, table.outcome.ranking) == ((9, 9), (1, 1))
    villages = "village a: founders-food hunter\nvillage b: founders-food lumberjack carpenter@2\n"
    table = play(last_to_build(f"{ENDING}{villages}gold: 9 9"), "pass")
    assert table.outcome.ranking == (1, 2)
