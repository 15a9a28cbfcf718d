"""Saints: RULES section 18."""

from __future__ import annotations

import pytest

from .tables import (
    GAME,
    NO_STACKS,
    drafting,
    gold,
    hand,
    legal,
    line,
    market_pays,
    offers,
    pile,
    play,
    position,
    question,
    road,
    seen,
    village,
)

ON = "options: saints=yes\n"
ROAD = "road: swineherd grazier graper carpenter mason wattler\n"
FIVE = {"benefactor", "nun", "pigeoneer", "prophet", "recruiter"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_18_1_everybody_gets_one_of_five_and_the_rest_go_to_the_box_unseen(seats):
    for seed in range(5):
        table = GAME.deal(seed=seed, seats=seats, saints=True)
        got = [FIVE & set(hand(table, seat)) for seat in "abcde"[:seats]]
        assert all(len(one) == 1 for one in got)
        assert sorted([*line(table, "box"), *(card for one in got for card in one)]) == sorted(FIVE)
        assert set(seen(table, 0).get("box", "?").split()) == {"?"}


def test_18_2_benefactor_builds_at_no_action_and_it_works_at_once():
    table = drafting(f"{ON}{ROAD}hand a: benefactor hunter fisher monk carpenter\nhand b: -")
    play(table, "play:benefactor")
    assert legal(table) == {"build:hunter", "build:fisher"}, "neither a Special nor a Monk beneath"
    play(table, "build:hunter")
    assert (village(table), line(table, "discards")) == (["founders", "hunter"], ["benefactor"])
    assert line(table, "turn") == ["turn=1"], "nothing else is left behind"
    play(table, *5 * ["draft:road1"])
    assert len(hand(table)) == 3 + 3, "one more draft by the Hunter"


def test_18_2_chain_and_padlock_as_ever():
    text = f"{ON}{ROAD}hand a: benefactor cooper wheeler\nhand b: -\nvillage a: founders lumberjack\n"
    assert legal(play(drafting(f"{text}gold: 1 8"), "play:benefactor")) == {"build:wheeler"}
    table = play(drafting(text), "play:benefactor", "build:cooper")
    assert (gold(table), village(table)[-1]) == ([6, 8], "cooper@2")
    nothing = drafting(f"{ON}{ROAD}hand a: benefactor jeweler\nhand b: -")
    assert offers(nothing, "play") == set()


def test_18_2_after_the_draft_too_and_for_the_build_limit_of_this_round():
    table = drafting(
        f"{ON}{ROAD}hand a: benefactor wattler\nhand b: -\nsquare a: agent\nsquare b: agent\nturn: turn=0 drafted=2"
    )
    play(table, "draft:road1")
    assert question(table) == ("a", "after-draft")
    play(table, "play:benefactor", "pass", "pass")
    assert line(table, "limits") == ["3", "2"]


def test_18_2_and_9_5_a_basic_in_the_hand_may_be_laid_by_him():
    table = drafting(f"{ON}{ROAD}hand a: benefactor miner!\nhand b: -")
    play(table, "play:benefactor")
    assert village(table) == ["founders", "miner"]


def test_18_2_and_22_1_what_he_builds_is_asked_while_there_are_two_ordinary_cards():
    table = play(drafting(f"{ON}{ROAD}hand a: benefactor hunter jeweler\nhand b: -"), "play:benefactor")
    assert legal(table) == {"build:hunter"}
    table = play(drafting(f"{ON}{ROAD}hand a: benefactor hunter monk\nhand b: -"), "play:benefactor")
    assert village(table) == ["founders", "hunter"]


def test_18_3_pigeoneer():
    table = position(f"{ON}hand a: pigeoneer\nhand b: -\nreserve: agent cooper hunter priest mason wheeler fisher")
    play(table, "play:pigeoneer")
    assert offers(table, "take") == {"agent", "cooper", "hunter", "priest", "mason", "wheeler"}, "the top six"
    play(table, "take:hunter")
    assert offers(table, "next") == {"agent", "cooper", "priest", "mason", "wheeler"}
    play(table, "next:wheeler", "next:agent", "next:mason", "next:cooper")
    assert pile(table, "reserve") == ["wheeler", "agent", "mason", "cooper", "priest", "fisher"]
    assert (line(table, "hand a"), line(table, "discards")) == (["hunter"], ["pigeoneer"])
    assert seen(table, 0)["reserve"].split()[:2] == ["wheeler!a^", "agent!a"]
    assert seen(table, 1)["reserve"] == "?wood^ ? ? ? ? ?"
    assert seen(table, 1)["hand a"] == "?solitary"
    assert question(table) == ("a", "build")


def test_18_3_with_fewer_cards_all_are_looked_at():
    table = play(position(f"{ON}hand a: pigeoneer\nhand b: -\nreserve: agent cooper"), "play:pigeoneer")
    assert legal(table) == {"take:agent", "take:cooper"}
    play(table, "take:cooper")
    assert (pile(table, "reserve"), hand(table)) == (["agent"], ["cooper"])
    table = play(position(f"{ON}hand a: pigeoneer\nhand b: -\nreserve: agent"), "play:pigeoneer")
    assert (pile(table, "reserve"), hand(table), question(table)) == ([], ["agent"], ("a", "build"))
    assert offers(position(f"{ON}hand a: pigeoneer\nreserve: -"), "play") == set()


def test_18_4_prophet():
    table = drafting(f"{ON}{ROAD}hand a: prophet\nhand b: -\nstack1: agent agent hunter cooper\nstack2: -")
    play(table, "play:prophet")
    assert legal(table) == {f"search:stack{i}" for i in (1, 3, 4, 5, 6)}, "not the reserve"
    play(table, "search:stack1")
    assert legal(table) == {"take:agent", "take:hunter", "take:cooper"}
    play(table, "take:agent", "next:cooper", "next:agent")
    assert line(table, "square a") == ["agent"]
    assert pile(table, "stack1") == ["cooper", "agent", "hunter"]
    assert question(table) == ("b", "draft"), "this was the draft"
    assert seen(table, 1)["stack1"] == "?wood^ ? ?"


def test_18_4_he_comes_instead_of_a_draft_never_after_it():
    table = play(drafting(f"{ON}{ROAD}hand a: prophet benefactor\nhand b: -"), "draft:road1")
    assert (question(table), legal(table)) == (("a", "after-draft"), {"pass"})
    table = drafting(f"{ON}{ROAD}hand a: prophet\nhand b: -\n{NO_STACKS}reserve: agent agent")
    assert offers(table, "play") == set(), "no stack is left"


def test_18_4_whoever_knew_the_order_does_not_any_more():
    stack = "stack1: agent!b cooper hunter!b"
    table = drafting(f"{ON}{ROAD}hand a: prophet\nhand b: -\n{stack}")
    assert seen(table, 1)["stack1"] == "agent!b^ ? hunter!b"
    play(table, "play:prophet", "search:stack1", "take:cooper", "next:hunter")
    assert seen(table, 1)["stack1"] == "?solitary^ ?"


RECRUITER = f"{ON}{ROAD}hand a: -\nhand b: -\nvillage a: founders recruiter\n"


def test_18_5_recruiter():
    table = drafting(f"{RECRUITER}stack1: agent hunter priest")
    play(table, "recruit")
    assert (gold(table), "recruit" in legal(table)) == ([7, 8], False)
    play(table, "draft:road1")
    assert (question(table), road(table)[0]) == (("a", "draft"), "agent"), "the road is refilled between the two"
    play(table, "draft:road1")
    assert (hand(table), question(table)) == (["swineherd", "agent"], ("b", "draft"))


def test_18_5_only_before_the_first_draft_if_two_more_fit_and_one_can_pay():
    assert "recruit" in legal(drafting(RECRUITER))
    for text in ("square a: agent\n", "gold: 0 8\n", "village a: founders\n"):
        assert "recruit" not in legal(drafting(f"{RECRUITER}{text}"))
    assert "recruit" in legal(drafting(f"{RECRUITER}square a: agent\nvillage a: founders recruiter hunter"))
    table = drafting(f"{RECRUITER}village a: founders recruiter hunter harvester")
    play(table, "recruit", "draft:road1")
    assert "recruit" not in legal(table), "not between the two"
    play(table, "draft:road1", "draft:road1", "recruit", "draft:road1", "draft:road1")
    assert gold(table) == [6, 8], "in each turn anew"


def test_18_5_he_is_built_for_an_action():
    table = play(position(f"{ON}hand a: recruiter nun"), "build:recruiter", "build:nun")
    assert village(table) == ["founders", "recruiter", "nun"]
    assert "actions=2" not in line(table, "turn")


def test_18_6_nun():
    assert market_pays("founders-food nun grocer hunter", "second", ON) == 6 + 6
    assert market_pays("founders-food nun priest priest grocer hunter", "second", ON) == 6 + 6 + 6 + 6
    assert market_pays("founders-food nun priest priest", "second", ON) == 6, "no silver card is there just once"
    assert market_pays("founders-food nun agent hunter+5", "second", ON) == 5 + 5 + 5
    assert market_pays("founders-food nun agent hunter+5", "first", ON) == 5, "not at the first market"
