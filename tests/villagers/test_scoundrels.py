"""Scoundrels: RULES section 17."""

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
    offers,
    pile,
    play,
    position,
    question,
    road,
    seen,
    village,
)

ON = "options: scoundrels=yes\n"
ROAD = "road: swineherd grazier graper+2 carpenter mason wattler\n"
FIVE = {"barbarian", "courier", "flaker", "noble", "schemer"}


@pytest.mark.parametrize(("seats", "copies"), [(2, 0), (3, 0), (4, 2), (5, 2)])
def test_17_1_thieves_and_sheriffs_only_with_four_or_five(seats, copies):
    table = GAME.deal(seed=1, seats=seats, scoundrels=True)
    hands = [card for seat in "abcde"[:seats] for card in hand(table, seat)]
    everything = hands + [
        card for name in ("reserve", *(f"stack{i}" for i in range(1, 7))) for card in pile(table, name)
    ]
    assert (everything.count("thief"), everything.count("sheriff")) == (copies, copies)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_17_2_everybody_gets_one_of_five_and_the_rest_go_to_the_box_unseen(seats):
    dealt = set()
    for seed in range(12):
        table = GAME.deal(seed=seed, seats=seats, scoundrels=True)
        got = [FIVE & set(hand(table, seat)) for seat in "abcde"[:seats]]
        assert all(len(one) == 1 for one in got)
        assert sorted([*line(table, "box"), *(card for one in got for card in one)]) == sorted(FIVE)
        assert set(seen(table, 0).get("box", "?").split()) == {"?"}
        dealt |= got[0]
    assert dealt == FIVE


def test_17_3_barbarian():
    table = drafting(
        f"{ON}{ROAD}hand a: barbarian\nhand b: -\nreserve: agent hunter fisher\nstack1: priest priest freemason agent"
    )
    play(table, "play:barbarian")
    assert gold(table) == [10, 8]
    assert road(table) == ["agent", "hunter", "fisher", "priest", "priest", "freemason"]
    assert line(table, "discards") == ["barbarian", "swineherd", "grazier", "graper", "carpenter", "mason", "wattler"]
    assert question(table) == ("a", "draft"), "the draft is still to come"


def test_17_3_barbarian_after_the_draft():
    table = drafting(f"{ON}{ROAD}hand a: barbarian\nhand b: -\nstack1: agent priest priest hunter")
    play(table, "draft:road1")
    assert (question(table), legal(table)) == (("a", "after-draft"), {"play:barbarian", "pass"})
    play(table, "play:barbarian")
    assert question(table) == ("b", "draft")
    assert gold(table) == [10, 8]


def test_17_3_barbarian_needs_a_villager_on_the_road():
    table = drafting(f"{ON}road: - - - - - -\n{NO_STACKS}reserve: agent hunter fisher\nhand a: barbarian\nhand b: -")
    assert legal(table) == {"draft:reserve"}


def courier_asked(text, seats=3):
    steps = "steps: ending.a drafting.a draft-turn.a.1 draft:a courier-asked:c\nturn: turn=1\n"
    return position(f"seats: {seats}\n{ON}{steps}{ROAD}{text}")


def test_17_4_courier():
    table = courier_asked("hand a: -\nhand b: -\nhand c: courier\nstack1: priest hunter")
    assert legal(table) == {*(f"courier:road{i}" for i in range(1, 7)), "hold"}
    play(table, "courier:road3")
    assert line(table, "hand c") == ["graper!"]
    assert (gold(table), road(table)[2]) == ([8, 8, 10], "priest")
    assert line(table, "discards") == ["courier"]
    assert line(table, "square c") == [], "outside every limit"
    assert question(table) == ("a", "draft")


def test_17_4_his_holder_is_asked_in_every_turn_of_another_and_never_in_his_own():
    table = courier_asked("hand a: -\nhand b: -\nhand c: courier")
    asked = []
    for _ in range(9):
        asked.append(question(table))
        moves = table.legal_moves(table.waiting_for[0])
        play(table, "hold" if "hold" in moves else "pass" if "pass" in moves else "draft:stack6")
    assert asked[:7] == [
        *(("c", "courier-asked"), ("a", "draft"), ("c", "courier-asked"), ("b", "draft")),
        *(("c", "draft"), ("c", "after-draft"), ("c", "courier-asked")),
    ]


def test_17_4_and_22_6_nobody_else_notices_that_he_is_asked():
    table = courier_asked("hand a: -\nhand b: -\nhand c: courier")
    assert seen(table, 0)["steps"] == seen(table, 1)["steps"] == "ending.a drafting.a draft-turn.a.1 draft:a"
    assert "courier-asked" in seen(table, 2)["steps"]
    before = [table.observation(viewer) for viewer in (0, 1, None)]
    played = table.play("hold", 2)
    assert [table.observation(viewer) for viewer in (0, 1, None)] == before
    assert played.story(0) == []


def test_17_4_and_5_8_he_may_take_the_last_villager_there_is():
    steps = "steps: ending.a drafting.a draft-turn.a.1 draft:a courier-asked:b\nturn: turn=1\n"
    nothing = f"road: - agent - - - -\n{NO_STACKS}reserve: -\nhand a: -\nhand b: courier\n"
    table = play(position(f"{ON}{steps}{nothing}"), "courier:road2")
    assert question(table)[1] == "put-coin"
    assert hand(table, "b") == ["agent"]


def test_17_5_flaker():
    text = f"{ON}{ROAD}hand a: flaker\nhand b: -\nsquare b: agent agent\nsquare a: hunter\nvillage b: founders-food"
    table = drafting(text)
    play(table, "play:flaker")
    assert legal(table) == {"snatch:a1", "snatch:b1"}, "cards alike on a square are one"
    play(table, "snatch:b1")
    assert line(table, "hand a") == ["agent!"]
    assert (line(table, "square b"), question(table)) == (["agent"], ("a", "draft"))


def test_17_5_whoever_loses_a_card_has_one_more_to_draft():
    table = drafting(
        f"{ON}{ROAD}hand a: flaker\nhand b: -\nsquare a: agent\nsquare b: mason hunter\nvillage b: founders-food"
    )
    play(table, "play:flaker", "snatch:b2", "draft:road1")
    asked = ""
    while question(table)[1] == "draft":
        asked += question(table)[0]
        play(table, "draft:road1")
    assert asked == "bb"
    assert len(hand(table, "b")) == 3


def test_17_5_ones_own_flaker_frees_the_last_draft():
    table = drafting(f"{ON}{ROAD}hand a: flaker\nhand b: -\nsquare a: agent")
    play(table, "draft:road1", "play:flaker", "snatch:a2")
    assert (line(table, "square a"), hand(table)) == (["agent"], ["swineherd"])
    assert question(table) == ("b", "draft")
    play(table, "draft:road2")
    assert question(table) == ("a", "draft")
    no_square = drafting(f"{ON}{ROAD}hand a: flaker\nhand b: -")
    assert offers(no_square, "play") == set(), "nothing lies on any square"


NOBLE = f"seats: 3\n{ON}hand a: noble\nhand b: monk cooper agent! agent\nhand c: cooper\n"


def test_17_6_noble():
    table = play(position(NOBLE), "play:noble")
    assert legal(table) == {"look:b", "look:c"}
    play(table, "look:b")
    assert legal(table) == {"take:cooper", "take:agent"}, "nothing Special"
    play(table, "take:cooper")
    assert (line(table, "hand a"), line(table, "discards")) == (["cooper!b"], ["noble"])
    assert seen(table, 0)["hand b"] == "agent!a agent! monk!a"
    assert seen(table, 1)["hand a"].startswith("cooper")
    assert seen(table, 2)["hand a"] == "?wood"
    assert seen(table, 2)["hand b"].split() == ["?special", "?solitary", "agent!"]


def test_17_6_after_him_others_lose_track_of_a_card_with_that_back():
    table = play(position(NOBLE), "play:noble", "look:b", "take:agent")
    assert seen(table, 2)["hand b"].split() == ["?special", "?solitary", "?wood"]
    assert seen(table, 2)["hand a"] == "?solitary"


def test_17_6_a_hand_of_specials_gives_nothing_and_an_empty_one_cannot_be_looked_at():
    table = play(position(f"{ON}hand a: noble\nhand b: monk tinner"), "play:noble")
    assert (question(table), hand(table)) == (("a", "build"), [])
    assert seen(table, 0)["hand b"] == "monk! tinner!"
    assert offers(position(f"{ON}hand a: noble\nhand b: -"), "play") == set()


THIEVES = f"seats: 4\n{ON}hand b: -\nhand c: -\nhand d: -\n"


def test_17_7_thief():
    table = position(f"{THIEVES}hand a: thief\ngold: 8 8 2 3")
    play(table, "build:thief")
    assert offers(table, "rob") == {"b", "d"}, "who has at least 3"
    play(table, "rob:d")
    assert (gold(table), village(table)) == ([8, 8, 2, 0], ["founders", "thief+3*"])
    assert offers(table, "rob") == set(), "once a turn"
    assert "actions=1" in line(table, "turn")
    play(table, "pass")
    assert village(table) == ["founders", "thief+3"]


def test_17_7_which_thief_is_asked_only_if_different_coins_lie_on_them():
    table = play(position(f"{THIEVES}hand a: -\nvillage a: founders thief+3 thief"), "rob:b")
    assert legal(table) == {"thief:2", "thief:3"}
    play(table, "thief:3")
    assert village(table) == ["founders", "thief+3", "thief+3*"]
    assert village(play(table, "rob:b")) == ["founders", "thief+6*", "thief+3*"]
    alike = play(position(f"{THIEVES}hand a: -\nvillage a: founders thief thief"), "rob:b")
    assert village(alike) == ["founders", "thief+3*", "thief"]


def test_17_8_sheriff():
    text = f"{THIEVES}hand a: sheriff\nvillage a: founders thief\nvillage c: founders thief+6"
    table = play(position(text), "play:sheriff")
    assert legal(table) == {"arrest:a2", "arrest:c2"}
    play(table, "arrest:c2")
    assert (gold(table), village(table, "c")) == ([14, 8, 8, 8], ["founders"])
    assert line(table, "discards") == ["sheriff", "thief"]
    assert offers(position(f"{THIEVES}hand a: sheriff"), "play") == set(), "only while a Thief is in play"


def test_17_9_schemer():
    text = f"seats: 4\n{ON}hand a: schemer\nhand b: -\nvillage a: founders miner\n"
    table = position(f"{text}village b: founders swineherd@1 hunter+2 agent lumberjack carpenter@5 thief")
    play(table, "play:schemer")
    assert legal(table) == {"steal:a2", "steal:b2", "steal:b3", "steal:b4", "steal:b6"}, "no Special, no Founders"
    play(table, "steal:b3")
    assert (line(table, "hand a"), gold(table)) == (["hunter!"], [8, 10, 8, 8])
    assert village(table, "b") == ["founders", "swineherd@1", "agent", "lumberjack", "carpenter@4", "thief"]


def test_17_9_of_cards_alike_that_lie_on_the_like_one_is_offered():
    houses = "founders lumberjack carpenter@2 lumberjack carpenter@4 agent agent+2"
    table = play(position(f"{ON}hand a: schemer\nvillage a: {houses}"), "play:schemer")
    assert legal(table) == {"steal:a3", "steal:a6", "steal:a7"}
    houses = "founders lumberjack carpenter@2 lumberjack carpenter@4 wheeler@4"
    table = play(position(f"{ON}hand a: schemer\nvillage a: {houses}"), "play:schemer")
    assert legal(table) == {"steal:a3", "steal:a5", "steal:a6"}
    table = position(f"{ON}hand a: schemer\nvillage a: founders")
    assert offers(table, "play") == set(), "nobody's Founders"


def test_17_9_a_basic_goes_to_the_hand_too():
    table = play(position(f"{ON}hand a: schemer\nvillage b: founders miner"), "play:schemer")
    assert line(table, "hand a") == ["miner!"]
    play(table, "build:miner")
    assert (village(table), "actions=2" in line(table, "turn")) == (["founders", "miner"], True)
