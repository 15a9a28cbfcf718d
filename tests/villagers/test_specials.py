"""Special villagers of the base game: RULES section 11."""

from __future__ import annotations

import pytest

from .tables import gold, hand, last_to_build, legal, line, market_pays, offers, play, position, question, village

THREE = "steps: ending.a.2 building.a.1 build:a\nturn: actions=3 hires=3\n"
ONE = "steps: ending.a.2 building.a.1 build:a\nturn: actions=1 hires=3\n"


def actions(table):
    return int(dict(word.split("=") for word in line(table, "turn")).get("actions", 0))


def test_11_1_those_with_the_discard_mark_cost_no_action_and_there_is_no_limit():
    table = position("hand a: tinner tinner smuggler smuggler\nvillage a: founders hunter\ngold: 0 0")
    play(table, "play:tinner", "play:tinner", "play:smuggler", "play:smuggler")
    assert (actions(table), gold(table)) == (2, [2, 0])
    assert line(table, "discards") == ["tinner", "tinner", "smuggler", "smuggler"]


def test_11_1_and_11_11_nobody_takes_anothers_founders():
    theirs = "village b: founders swineherd@1 truffler@2"
    table = position(f"options: scoundrels=yes\nhand a: apprentice schemer\n{theirs}\nvillage a: founders")
    play(table, "play:apprentice")
    assert legal(table) == {"exchange:b2"}
    table = position("options: scoundrels=yes\nhand a: schemer\nvillage a: founders\nvillage b: founders-food agent")
    play(table, "play:schemer")
    assert hand(table) == ["agent"]


# -- Monk


def test_11_2_and_11_4_w10_monk_tinner_and_smuggler():
    table = position("hand a: monk jeweler tinner smuggler\nvillage a: founders miner seeker@2\ngold: 1 8")
    assert offers(table, "build") == set(), "one gold does not open the padlock"
    assert offers(table, "play") == {"tinner"}
    play(table, "play:tinner", "build:jeweler")
    assert village(table) == ["founders", "miner", "seeker@2", "monk=spelunker@3", "jeweler@4"]
    play(table, "play:smuggler")
    assert offers(table, "half") == {"1", "5"}
    play(table, "half:5")
    assert (gold(table), actions(table)) == ([11, 8], 0)
    assert line(table, "discards") == ["tinner", "smuggler"]


def test_11_2_monk_and_cover_cost_an_action_each():
    table = position(f"{ONE}hand a: monk carpenter\nvillage a: founders")
    assert offers(table, "build") == set()
    table = position("hand a: monk carpenter\nvillage a: founders")
    assert actions(play(table, "build:carpenter")) == 0
    assert village(table) == ["founders", "monk=lumberjack", "carpenter@2"]
    assert "build:monk" not in legal(position("hand a: monk agent")), "never by himself"


def test_11_3_two_monks_beneath_one_card_for_three_actions():
    table = position(f"{THREE}hand a: monk monk fromager milk-maid\nvillage a: founders hayer")
    play(table, "build:fromager")
    assert village(table) == ["founders", "hayer", "monk=grazier@2", "monk=milk-maid@3", "fromager@4"]
    assert (actions(table), hand(table)) == (0, ["milk-maid"])
    two = position("hand a: monk monk fromager\nvillage a: founders hayer")
    assert offers(two, "build") == set(), "two actions are not enough"


def test_11_3_two_monks_in_one_chain_at_different_times():
    table = position("hand a: monk jeweler\nvillage a: founders monk=miner seeker@2\ngold: 9 9")
    play(table, "build:jeweler")
    assert village(table) == ["founders", "monk=miner", "seeker@2", "monk=spelunker@3", "jeweler@4"]


def test_11_3_a_third_missing_link_is_too_much():
    five = "steps: ending.a.2 building.a.1 build:a\nturn: actions=5 hires=3\n"
    table = position(f"seats: 4\n{five}hand a: monk monk jeweler tailor")
    assert offers(table, "build") == set()


def test_11_4_a_monk_may_be_the_founders_or_a_basic():
    table = position("hand a: monk brewer\nvillage a: founders")
    play(table, "build:brewer")
    assert legal(table) == {"on:table", "on:1"}
    play(table, "on:table")
    assert village(table) == ["founders", "monk=founders", "brewer@2"]


def test_11_4_the_whole_move_must_be_possible():
    table = position("hand a: monk jeweler\nvillage a: founders miner seeker@2\ngold: 1 8")
    assert offers(table, "build") == set(), "the padlock of the cover"
    table = position("hand a: monk jeweler\nvillage a: founders miner\ngold: 8 8")
    assert offers(table, "build") == set(), "no place"


# -- Monk and Apprentice in a village


def test_11_5_wild_cards_have_a_symbol_and_nothing_else():
    assert market_pays("founders-food monk=graper vintner@2", "second") == 5
    table = last_to_build("village a: founders monk=graper vintner@2\nhand a: -")
    assert village(play(table, "pass"))[0] == "founders-food", "a Monk gives no food"
    table = position("hand a: priest\nvillage a: founders monk=lumberjack wheeler@2\ngold: 8 8")
    play(table, "build:priest")
    assert gold(table) == [6, 8]


def test_11_6_at_the_bottom_they_carry_two_of_one_suit_elsewhere_one():
    for wild in ("monk", "apprentice"):
        table = position(f"hand a: wheeler thatcher mason swineherd\nvillage a: founders {wild}=lumberjack carpenter@2")
        assert offers(table, "build") == {"wheeler", "swineherd"}
        play(table, "build:wheeler")
        assert offers(table, "build") == {"swineherd"}
    table = position("hand a: spelunker\nvillage a: founders miner monk=seeker@2 spelunker@3\ngold: 9 9")
    assert offers(table, "build") == set()


def test_11_7_a_bared_wild_card_goes_to_the_hand_of_its_owner():
    text = "options: scoundrels=yes\nhand a: schemer\nhand b: -\n"
    table = position(f"{text}village b: founders monk=miner apprentice=seeker@2 spelunker@3 agent hunter+2")
    play(table, "play:schemer", "steal:b4")
    assert village(table, "b") == ["founders", "agent", "hunter+2"]
    assert line(table, "hand b") == ["monk!", "apprentice!"]
    assert hand(table) == ["spelunker"]


def test_11_7_a_wild_card_with_another_card_on_it_stays():
    text = "options: scoundrels=yes\nhand a: schemer\nhand b: -\n"
    table = position(f"{text}village b: founders monk=lumberjack wheeler@2 carpenter@2")
    play(table, "play:schemer", "steal:b3")
    assert village(table, "b") == ["founders", "monk=lumberjack", "carpenter@2"]
    assert hand(table, "b") == []


# -- Apprentice

THEIRS = "village b: founders swineherd@1 lumberjack wheeler@3 cartwright@4 miner seeker@6 spelunker@7"


def test_11_8_and_11_9_and_11_10_he_takes_the_place_of_a_covered_card():
    table = position(f"hand a: apprentice agent\nvillage a: founders lumberjack\n{THEIRS}")
    play(table, "play:apprentice")
    assert legal(table) == {"exchange:b3", "exchange:b4", "exchange:b6"}, "no Founders, no Seeker without a Miner"
    play(table, "exchange:b4")
    assert village(table) == ["founders", "lumberjack", "wheeler@2"]
    assert village(table, "b")[2:5] == ["lumberjack", "apprentice=wheeler@3", "cartwright@4"]
    assert (actions(table), hand(table)) == (1, ["agent"])


def test_11_8_top_cards_cannot_be_exchanged_and_one_may_exchange_ones_own():
    table = position("hand a: apprentice\nvillage a: founders lumberjack wheeler@2 cartwright@3 lumberjack")
    play(table, "play:apprentice")
    assert legal(table) == {"exchange:a2", "exchange:a3"}
    play(table, "exchange:a3")
    assert legal(table) == {"on:2", "on:5"}
    play(table, "on:5")
    assert village(table)[2:] == ["apprentice=wheeler@2", "cartwright@3", "lumberjack", "wheeler@5"]


def test_11_9_the_padlock_of_the_card_must_be_opened_again():
    theirs = "village b: founders graper vintner@2 wine-trader@3"
    table = position(f"hand a: apprentice\nvillage a: founders graper\n{theirs}\ngold: 1 8")
    assert legal(play(table, "play:apprentice")) == {"exchange:b2"}
    table = position(f"hand a: apprentice\nvillage a: founders graper\n{theirs}\ngold: 2 8")
    play(table, "play:apprentice", "exchange:b3")
    assert (gold(table), village(table)) == ([0, 8], ["founders", "graper", "vintner@2"])


def test_11_10_a_basic_taken_out_costs_the_action_too():
    table = position(f"{ONE}hand a: apprentice\nvillage b: founders miner seeker@2")
    play(table, "play:apprentice", "exchange:b2")
    assert (village(table), actions(table)) == (["founders", "miner"], 0)
    assert line(table, "basics") == ["10", "10", "9"]
    none = "steps: ending.a.2 building.a.1 build:a\nturn: hires=3\n"
    assert offers(position(f"{none}hand a: apprentice\nvillage b: founders miner seeker@2"), "play") == set()


@pytest.mark.parametrize(("side", "house"), [("gold", "founders"), ("food", "founders-food")])
def test_11_11_ones_own_founders_are_laid_anew(side, house):
    table = position("hand a: apprentice\nvillage a: founders swineherd@1")
    play(table, "play:apprentice", "exchange:a1")
    assert legal(table) == {"side:gold", "side:food"}
    play(table, f"side:{side}")
    assert village(table) == ["apprentice=founders", "swineherd@1", house]
    assert actions(table) == 1
    assert line(table, "turned") == [], "laying is not turning"


def test_11_12_only_what_can_be_built_at_once():
    table = position("hand a: apprentice\nvillage b: founders miner seeker@2 spelunker@3")
    play(table, "play:apprentice")
    assert legal(table) == {"exchange:b2"}
    table = position("hand a: apprentice\nvillage b: founders apprentice=founders brewer@2")
    assert offers(table, "play") == set(), "no Apprentice, no Founders"


def test_11_12_monks_may_be_laid_beneath_it():
    table = position("hand a: apprentice monk\nvillage b: founders miner seeker@2 spelunker@3")
    play(table, "play:apprentice")
    assert legal(table) == {"exchange:b2", "exchange:b3"}
    play(table, "exchange:b3")
    assert village(table) == ["founders", "monk=miner", "seeker@2"]
    assert actions(table) == 0
    one = position(f"{ONE}hand a: apprentice monk\nvillage b: founders miner seeker@2 spelunker@3")
    assert legal(play(one, "play:apprentice")) == {"exchange:b2"}


def test_11_12_a_monk_is_taken_out_with_a_cover():
    text = "hand a: apprentice jeweler carpenter agent\nvillage a: founders miner seeker@2\n"
    table = position(f"{text}village b: founders monk=miner mason@2")
    play(table, "play:apprentice", "exchange:b2")
    assert legal(table) == {"build:jeweler", "build:carpenter"}
    play(table, "build:jeweler")
    assert village(table) == ["founders", "miner", "seeker@2", "monk=spelunker@3", "jeweler@4"]
    assert village(table, "b") == ["founders", "apprentice=miner", "mason@2"]
    assert (gold(table), actions(table)) == ([6, 8], 0)


def test_11_12_the_cover_costs_an_action_of_its_own():
    text = "hand a: apprentice jeweler\nvillage a: founders miner seeker@2\nvillage b: founders monk=founders brewer@2"
    assert "exchange:b2" in legal(play(position(text), "play:apprentice"))
    assert legal(play(position(ONE + text), "play:apprentice")) == {"exchange:a2"}


def test_11_12_two_monks_beneath_the_cover_of_one_taken_out():
    text = "hand a: apprentice monk jeweler\nvillage a: founders miner\nvillage b: founders monk=miner mason@2"
    table = position(f"{THREE}{text}")
    play(table, "play:apprentice", "exchange:b2", "build:jeweler")
    assert village(table) == ["founders", "miner", "monk=seeker@2", "monk=spelunker@3", "jeweler@4"]
    assert (actions(table), hand(table)) == (0, [])


def test_11_12_and_22_1_which_card_to_exchange_is_always_asked():
    table = position("hand a: apprentice agent\nvillage b: founders miner mason@2")
    play(table, "play:apprentice")
    assert (question(table), legal(table)) == (("a", "swap"), {"exchange:b2"})


# -- Tinner and Smuggler


def test_11_13_padlocks_open_for_free_until_the_turn_ends():
    text = "hand a: tinner cooper beekeeper\nvillage a: founders lumberjack\ngold: 0 0\n"
    table = position(f"{text}hand b: beekeeper\nvillage b: founders miner blacksmith@2")
    assert offers(table, "build") == set()
    play(table, "play:tinner", "build:cooper", "build:beekeeper")
    assert (gold(table), village(table, "b")) == ([0, 0], ["founders", "miner", "blacksmith@2"])
    assert offers(play(table, "pass"), "build") == set(), "not for the next player"


def test_11_13_each_time_a_normal_way_may_be_chosen_instead():
    text = "hand a: tinner cooper\nvillage a: founders lumberjack miner blacksmith@3\n"
    table = position(f"{text}village b: founders miner blacksmith@2")
    play(table, "play:tinner", "build:cooper")
    assert legal(table) == {"pay:tinner", "pay:a4", "pay:b3"}
    assert village(play(table, "pay:a4"))[3] == "blacksmith@3+2"


@pytest.mark.parametrize(("house", "half"), [("wheeler@2", 2), ("cartwright@4 wheeler@2", 5), ("cooper@2+9", 2)])
def test_11_14_half_the_printed_gold_rounded_up(house, half):
    table = position(f"hand a: smuggler\nvillage a: founders-food lumberjack {house}\ngold: 2 0")
    play(table, "play:smuggler")
    assert (gold(table), line(table, "discards")) == ([half, 0], ["smuggler"])


def test_11_14_his_padlock_must_be_opened_first():
    locked = "hand a: smuggler\nvillage a: founders"
    assert offers(position(f"{locked}\ngold: 1 0"), "play") == set()
    table = position(f"{locked}\nvillage b: founders lumberjack shipwright@2")
    play(table, "play:smuggler")
    assert (gold(table), village(table, "b")[2]) == ([8 - 2 + 1, 8], "shipwright@2+2")


def test_11_14_he_may_be_played_with_nothing_to_smuggle():
    houses = "founders-food lumberjack shipwright@2 shipwright@2"
    table = position("hand a: smuggler\nvillage a: founders-food hunter\ngold: 2 0")
    play(table, "play:smuggler")
    assert (gold(table), question(table)) == ([0, 0], ("a", "build"))
    table = position(f"hand a: smuggler\nvillage a: {houses}\ngold: 0 0")
    play(table, "play:smuggler")
    assert (gold(table), village(table)[2]) == ([1, 0], "shipwright@2+2")


def test_11_14_one_card_of_each_printed_value_is_offered():
    table = position("hand a: smuggler\nvillage a: founders lumberjack shipwright@2 wheeler@2 chandler chandler")
    play(table, "play:smuggler")
    assert legal(table) == {"half:1", "half:4"}
