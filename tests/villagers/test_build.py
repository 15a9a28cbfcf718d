"""Build phase and its end: RULES sections 7 and 12."""

from __future__ import annotations

import pytest

from .tables import gold, hand, last_draft, last_to_build, legal, line, offers, play, position, question, village


@pytest.mark.parametrize(
    ("houses", "limit"),
    [
        ("founders", 2),
        ("founders wattler", 3),
        ("founders wattler wattler miner mason@4", 5),
        ("founders wattler wattler miner mason@4 mason@4", 5),
        ("founders lumberjack shipwright@2", 3),
        ("founders lumberjack carpenter@2 shipwright@2", 4),
    ],
)
def test_7_1_two_and_one_for_each_visible_builder_at_most_five(houses, limit):
    free = "harvester hunter fisher graper graper"
    table = last_draft(
        f"hand a: {free}\nvillage a: {houses}\nroad: priest priest freemason - - -\ngold: 20 20", seats=2
    )
    play(table, "draft:road1", "pass", "pass")
    assert line(table, "limits")[0] == str(limit)
    built = 0
    while offers(table, "build"):
        play(table, f"build:{min(offers(table, 'build'))}")
        built += 1
    assert built == limit


def test_7_1_builders_gained_in_the_turn_change_nothing_any_more():
    table = position("hand a: wattler wattler agent hunter")
    play(table, "build:wattler", "build:wattler")
    assert offers(table, "build") == set()
    assert line(table, "limits") == ["2", "2"]


def test_7_1_limits_are_fixed_for_all_before_the_first_builds():
    text = (
        "options: scoundrels=yes\nhand a: schemer wattler\nhand b: -\nvillage a: founders\nvillage b: founders wattler"
    )
    table = last_draft(f"{text}\nroad: priest mason - - - -", seats=2)
    play(table, "draft:road1", "pass", "pass", "pass")
    assert line(table, "limits") == ["2", "3"]
    play(table, "play:schemer", "pass")
    assert (village(table, "b"), line(table, "turn")) == (["founders"], ["actions=3", "hires=3"])


def test_7_2_each_does_everything_before_the_next_begins():
    table = position("hand a: agent\nhand b: agent")
    play(table, "build:agent")
    assert question(table) == ("a", "build")
    play(table, "pass")
    assert question(table) == ("b", "build")


def test_7_3_building_hiring_and_specials_in_any_order_or_nothing():
    table = position("hand a: agent tinner hunter priest")
    assert legal(table) == {
        *("build:agent", "build:hunter", "build:priest", "play:tinner"),
        *("hire:lumberjack", "hire:hayer", "hire:miner", "pass"),
    }
    play(
        table, "build:agent", "hire:miner", "onto:stack2", "return:hunter", "play:tinner", "build:priest", "pay:tinner"
    )
    assert village(table) == ["founders", "agent", "miner", "priest"]
    assert question(play(table, "pass")) == ("b", "build")


def test_7_4_what_is_built_stays_and_7_5_may_be_there_twice():
    table = position("hand a: agent agent")
    play(table, "build:agent", "build:agent")
    assert (village(table), hand(table), legal(table)) == (["founders", "agent", "agent"], [], {"pass"})


def test_7_5_several_of_a_kind():
    table = position("hand a: carpenter carpenter\nvillage a: founders lumberjack")
    play(table, "build:carpenter", "build:carpenter")
    assert village(table) == ["founders", "lumberjack", "carpenter@2", "carpenter@2"]


def test_7_6_and_7_4_the_square_has_no_part_in_building():
    table = position("hand a: agent\nhand b: -")
    assert line(table, "square a") == []
    play(table, "build:agent", "pass", "pass")
    assert village(table)[1:] == ["agent"]


# -- 12


def test_12_1_and_12_2_and_12_4_w11_founders_are_turned_once_and_the_marker_moves():
    table = last_to_build("village b: founders hunter\nmarker: b\nhand a: -\nhand b: -")
    play(table, "pass")
    assert (village(table), village(table, "b")) == (["founders-food"], ["founders", "hunter"])
    assert (line(table, "turned"), line(table, "marker")) == (["a"], ["a"])


def test_12_1_covered_founders_are_turned_too():
    table = last_to_build("village a: founders swineherd@1 truffler@2\nvillage b: founders swineherd@1")
    play(table, "pass")
    assert village(table) == ["founders", "swineherd@1", "truffler@2"], "the Truffler has food"
    table = last_to_build("village a: apprentice=founders brewer@1 founders lumberjack carpenter@4")
    assert village(play(table, "pass")) == ["apprentice=founders", "brewer@1", "founders", "lumberjack", "carpenter@4"]


def test_12_2_founders_that_were_turned_once_are_not_turned_again():
    table = last_to_build("turned: a\nvillage b: founders-food\nhand a: -")
    play(table, "pass")
    assert village(table) == ["founders"], "laid anew by an Apprentice with the gold up"
    assert village(table, "b") == ["founders-food"]


def test_12_3_copper_is_paid_then():
    table = last_to_build("options: profiteers=yes\nvillage a: founders captain\nhand a: -")
    play(table, "pass")
    assert gold(table) == [8, 8], "the Founders were turned first, so no gold symbol is left"
    table = last_to_build("options: profiteers=yes\nvillage a: founders captain hunter\nhand a: -")
    assert gold(play(table, "pass")) == [9, 8]


def test_12_5_then_improvements_then_a_market_then_the_next_round():
    text = (
        "options: improvements=yes\nimprovements: windmill marketplace church\nvillage a: founders hunter\nhand a: -\n"
    )
    table = last_to_build(f"{text}stack1: -\nstack2: priest\ngold: 0 0\nvillage b: founders-food\nround: 4")
    play(table, "pass")
    assert question(table) == ("a", "church-card")
    play(table, "draw:stack2")
    assert line(table, "markets") == ["1"], "the card of the Church has emptied the stack"
    assert gold(table) == [3 + 2, 0]
    assert line(table, "round") == ["5"]
