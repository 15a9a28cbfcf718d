"""Hiring Basics: RULES section 9."""

from __future__ import annotations

from .tables import NO_STACKS, legal, line, offers, pile, play, position, question, seen, village


def test_9_1_and_9_4_w07_three_hirings():
    table = position("hand a: agent cooper! wheeler priest carpenter\nhand b: -\nvillage b: founders")
    assert offers(table, "hire") == {"lumberjack", "hayer", "miner"}
    play(table, "hire:miner")
    assert legal(table) == {f"onto:stack{i}" for i in range(1, 7)}
    play(table, "onto:stack4")
    assert legal(table) == {"return:agent", "return:cooper", "return:wheeler", "return:priest", "return:carpenter"}
    play(
        table,
        "return:wheeler",
        "hire:hayer",
        "onto:stack1",
        "return:agent",
        "hire:miner",
        "onto:stack4",
        "return:priest",
    )
    assert line(table, "stack4")[:2] == ["priest!a^", "wheeler!a^"]
    assert seen(table, 1)["stack4"].split()[:2] == ["?solitary^", "?wood^"], "the others see only the suit"
    assert seen(table, 1)["hand a"] == "?wood ?wood", "it may have been the Cooper"
    assert village(table) == ["founders", "miner", "hayer", "miner"]
    assert line(table, "basics") == ["10", "9", "8"]
    assert offers(table, "hire") == set(), "not a fourth time"
    assert "actions=2" in line(table, "turn"), "Basics cost no action"


def test_9_2_when_all_stacks_are_empty_the_card_goes_on_the_reserve():
    table = position(f"hand a: agent priest\n{NO_STACKS}reserve: hunter fisher")
    play(table, "hire:miner")
    assert question(table) == ("a", "return"), "there is only one pile"
    play(table, "return:agent")
    assert pile(table, "reserve") == ["agent", "hunter", "fisher"]


def test_9_2_and_then_face_down_on_the_discards():
    table = position(f"hand a: agent priest\nhand b: -\n{NO_STACKS}reserve: -\ndiscards: fisher")
    play(table, "hire:miner", "return:agent")
    assert line(table, "discards") == ["fisher", "agent!a"]
    assert seen(table, 1)["discards"] == "fisher ?solitary!"
    assert seen(table, 0)["discards"].split()[1].startswith("agent")


def test_9_3_ten_of_each_and_no_more():
    ten = "village b: founders" + 10 * " miner"
    table = position(f"hand a: agent priest\n{ten}\nvillage a: founders" + 9 * " hayer")
    assert offers(table, "hire") == {"lumberjack", "hayer"}
    play(table, "hire:hayer", "onto:stack1", "return:agent")
    assert offers(table, "hire") == {"lumberjack"}


def test_9_4_one_may_build_on_a_hired_basic_at_once():
    table = position("hand a: mason agent")
    play(table, "hire:miner", "onto:stack1", "return:agent", "build:mason")
    assert village(table) == ["founders", "miner", "mason@2"]


def test_9_5_a_basic_in_the_hand_is_laid_free_of_actions():
    table = position("steps: ending.a.2 building.a.1 build:a\nturn: actions=0 hires=0\nhand a: miner! agent")
    assert legal(table) == {"build:miner", "pass"}
    assert village(play(table, "build:miner")) == ["founders", "miner"]


def test_9_6_any_card_may_be_given_away_special_ones_too():
    table = position("hand a: monk apprentice")
    play(table, "hire:miner", "onto:stack2")
    assert legal(table) == {"return:monk", "return:apprentice"}
    assert pile(play(table, "return:monk"), "stack2")[0] == "monk"
    assert offers(position("hand a: -"), "hire") == set(), "without a hand card there is no hiring"
    alone = position("seats: 1\nhand a: -\nsteps: ending.a.2 building.a.1 build:a\nturn: actions=2 hires=3 jester=1")
    assert offers(alone, "hire") == set(), "the Jester is no hand card"


def test_9_1_and_22_1_which_card_is_asked_while_there_are_two():
    table = position("hand a: agent agent\nstack1: priest\n" + NO_STACKS.replace("stack1: -\n", ""))
    play(table, "hire:miner")
    assert legal(table) == {"return:agent"}
    play(table, "return:agent", "hire:miner")
    assert question(table) == ("a", "build"), "everybody can count that one card is left"


def test_9_1_nobody_learns_which_card_was_given_by_the_next_hirings():
    table = position("hand a: agent priest monk\nhand b: -")
    play(table, "hire:miner", "onto:stack3", "return:agent")
    assert seen(table, 1)["hand a"] == "?special ?solitary"
    assert seen(table, 0)["stack3"].split()[0] == "agent!a^"
