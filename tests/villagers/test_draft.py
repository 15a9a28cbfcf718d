"""Road and stacks, the round, the draft phase: RULES sections 3 to 5."""

from __future__ import annotations

import pytest

from .tables import (
    GAME,
    NO_STACKS,
    coining,
    drafting,
    gold,
    hand,
    last_draft,
    last_to_build,
    line,
    offers,
    pile,
    play,
    position,
    question,
    road,
    seen,
)

ROAD = "road: swineherd grazier graper carpenter mason wattler\n"
NO_HANDS = "hand a: -\nhand b: -\nhand c: -\n"
TWO_IN_STACK_3 = NO_STACKS.replace("stack3: -", "stack3: priest hunter")


def test_5_1_and_5_4_and_5_6_and_5_7_w01_a_draft_with_one_food():
    road = ROAD.replace("grazier", "grazier+1")
    table = drafting(f"village a: founders-food\n{road}stack1: priest agent\nhand a: -\nhand b: -\nhand c: -", seats=3)
    play(table, "draft:road2")
    assert gold(table) == [9, 8, 8]
    assert line(table, "road") == ["swineherd", "priest", "graper", "carpenter", "mason", "wattler"]
    assert question(table) == ("b", "draft")
    play(table, "draft:road1", "draft:road3")
    top = pile(table, "stack3")[0]
    play(table, "draft:stack3")
    assert line(table, "square a") == ["grazier", top], "a blind card lies open on the square"
    play(table, "draft:road4", "draft:road5")
    assert question(table)[0] == "a", "the others have reached their limit of 2"
    assert len(hand(table, "b")) == 2
    play(table, "draft:road6")
    assert sorted(hand(table)) == sorted(["grazier", top, "wattler"])
    assert line(table, "square a") == []


# -- 3


def test_3_1_nothing_is_put_on_a_stack_that_has_run_out():
    table = position("hand a: agent priest\nstack1: -\nstack4: -")
    play(table, "hire:miner")
    assert offers(table, "onto") == {"stack2", "stack3", "stack5", "stack6"}


def test_3_2_and_3_3_a_draft_refills_from_the_first_stack_with_cards():
    table = drafting(f"{ROAD}{TWO_IN_STACK_3}reserve: agent freemason")
    play(table, "draft:road5")
    assert road(table)[4] == "priest"
    play(table, "draft:road5")
    assert road(table)[4] == "hunter"
    play(table, "draft:road1")
    assert road(table)[0] == "agent", "all stacks are empty: from the reserve"
    play(table, "draft:road1")
    assert question(table)[1] == "put-coin"
    assert road(table)[0] == "freemason"


def test_3_3_slots_are_filled_from_the_left_and_stay_empty_when_nothing_is_left():
    table = drafting(f"road: - agent - mason wattler -\n{TWO_IN_STACK_3}reserve: fisher\nhand a: -\nhand b: -")
    play(table, "draft:road2")
    assert road(table) == ["priest", "hunter", "fisher", "mason", "wattler", "-"]


def test_3_4_an_update_refills_from_the_reserve_first():
    table = coining(f"{ROAD}{TWO_IN_STACK_3}reserve: agent freemason fisher")
    play(table, "pass", "pass")
    assert road(table) == ["agent", "freemason", "fisher", "priest", "hunter", "-"]


def test_3_5_a_new_card_has_no_coins():
    table = drafting(f"{ROAD.replace('graper', 'graper+3')}stack1: agent priest")
    play(table, "draft:road3")
    assert line(table, "road")[2] == "agent"


def test_3_6_all_see_the_suit_of_every_top_card_and_nothing_deeper():
    table = GAME.deal(seed=5, seats=3)
    for seat in (0, 1, 2, None):
        for name in ("stack1", "stack6", "reserve"):
            top, *deeper = seen(table, seat)[name].split()
            assert top.startswith("?")
            assert top.endswith("^")
            assert len(top) > 3
            assert set(deeper) == {"?"}
    play(table, "draft:stack6")
    assert seen(table, None)["stack6"].split()[0] != "?^", "the next back comes to light"


# -- 4


def test_4_1_a_round_is_draft_update_build_and_the_next_round():
    table = last_draft(f"{ROAD}hand a: -\nhand b: agent\nround: 1", seats=2)
    play(table, "draft:road1")
    assert question(table) == ("b", "put-coin")
    play(table, "pass", "pass")
    assert question(table) == ("a", "build")
    play(table, "pass", "pass")
    assert (question(table), line(table, "round")) == (("b", "draft"), ["2"])


def test_4_2_the_first_player_begins_each_phase():
    table = GAME.deal(seed=2, seats=3, first="1")
    asked = []
    while line(table, "round") == ["1"]:
        asked.append(question(table))
        play(table, "draft:stack6" if question(table)[1] == "draft" else "pass")
    assert [seat for seat, what in asked if what == "draft"] == ["b", "c", "a"] * 2
    assert [seat for seat, what in asked if what == "build"] == ["b", "c", "a"]
    assert question(table) == ("c", "draft"), "in the next round the next one"


# -- 5


@pytest.mark.parametrize(
    ("houses", "limit"),
    [
        ("founders", 2),
        ("founders-food", 3),
        ("founders hunter harvester", 4),
        ("founders hunter harvester fisher", 5),
        ("founders hunter harvester fisher graper", 5),
        ("founders hayer grazier@2 milk-maid@3", 4),
        ("founders hayer grazier@2 milk-maid@3 fromager@4", 3),
        ("founders-food swineherd@1", 3),
    ],
)
def test_5_1_two_and_one_for_each_visible_food_at_most_five(houses, limit):
    table = drafting(f"village a: {houses}\nhand a: -\nhand b: -\nturn: turn=0 drafted=2")
    for drafted in range(limit):
        assert question(table) == ("a", "draft"), drafted
        play(table, "draft:stack6" if drafted < 3 else "draft:stack5")
    assert len(hand(table)) == limit
    assert question(table)[1] == "put-coin"


def test_5_2_who_has_reached_the_limit_is_passed_over_and_nobody_may_stop_before():
    table = drafting(f"village c: founders-food hunter\n{NO_HANDS}", seats=3)
    asked = []
    while question(table)[1] == "draft":
        asked.append(question(table)[0])
        assert "pass" not in table.legal_moves(table.waiting_for[0])
        play(table, "draft:road1")
    assert "".join(asked) == "abcabccc"[: len(asked)]
    assert len(asked) == 8


def test_5_3_road_or_blind_and_the_reserve_only_when_all_stacks_are_empty():
    table = drafting("road: agent - mason agent+1 mason -\nstack2: -\nreserve: hunter")
    assert offers(table, "draft") == {"road1", "road3", "road4", "stack1", *(f"stack{i}" for i in range(3, 7))}
    table = drafting(f"road: - - - mason - -\n{NO_STACKS}reserve: hunter priest agent")
    assert offers(table, "draft") == {"road4", "reserve"}
    play(table, "draft:reserve")
    assert line(table, "square a") == ["hunter"]


def test_5_4_coins_on_the_villager_are_yours():
    table = drafting(ROAD.replace("mason", "mason+4"))
    assert gold(play(table, "draft:road5")) == [12, 8]


def test_5_5_a_blind_card_is_open_too_and_stays_known_in_the_hand():
    table = drafting("hand a: -\nhand b: -\nstack2: hunter fisher priest")
    play(table, "draft:stack2", "draft:stack2", "draft:stack2")
    assert seen(table, 1)["hand a"] == "hunter! priest!"


def test_5_6_after_a_blind_draft_nothing_is_refilled():
    table = drafting(f"{ROAD}stack2: hunter fisher priest")
    before = road(table), pile(table, "stack1")
    play(table, "draft:stack2")
    assert (road(table), pile(table, "stack1")) == before
    assert pile(table, "stack2") == ["fisher", "priest"]


def test_5_7_at_the_limit_all_cards_go_to_the_hand():
    table = drafting("hand a: -\nhand b: -\nroad: agent mason fisher hunter priest freemason")
    play(table, "draft:road1", "draft:road2")
    assert (line(table, "square a"), hand(table)) == (["agent"], [])
    play(table, "draft:road3")
    assert (line(table, "square a"), sorted(hand(table))) == ([], ["agent", "fisher"])


def test_5_8_when_nothing_is_left_the_phase_ends_for_all():
    table = drafting(f"road: - agent - - - -\n{NO_STACKS}reserve: hunter\nhand a: -\nhand b: -", seats=3)
    play(table, "draft:road2", "draft:road1")
    assert question(table)[1] == "build", "seat c gets nothing"
    assert [hand(table, seat) for seat in "ab"] == [["agent"], ["hunter"]]
    assert line(table, "square a") == line(table, "square b") == []


def test_5_9_then_the_road_is_updated():
    table = last_draft(f"{ROAD}hand a: -\nhand b: -\nhand c: -", seats=3)
    play(table, "draft:road1")
    assert all(word.endswith("+1") for word in line(table, "road"))
    assert question(table)[1] == "build"


def test_22_5_cards_alike_on_the_road_are_one_move():
    table = drafting("road: agent agent mason+1 hunter mason hunter")
    slots = {slot for slot in offers(table, "draft") if slot.startswith("road")}
    assert slots == {"road1", "road3", "road4", "road5"}
    assert last_to_build("hand a: agent agent").legal_moves(0).count("build:agent") == 1
