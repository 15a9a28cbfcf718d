"""Production chains: RULES section 8."""

from __future__ import annotations

from karczma.games.villagers.cards import ROLE_NAMES, ROOM, ROWS

from .tables import hand, last_to_build, legal, line, market_pays, offers, play, position, village

MANY = "turn: actions=5 hires=3\nsteps: ending.a.2 building.a.1 build:a\n"


def test_8_1_a_villager_without_a_chain_text_lies_on_the_table():
    for card in ("graper", "hunter", "agent"):
        assert village(play(position(f"hand a: {card}"), f"build:{card}")) == ["founders", card]
    table = position("seats: 4\nhand a: shepherd tanner")
    assert village(play(table, "build:shepherd", "build:tanner")) == ["founders", "shepherd", "tanner"]


def test_8_1_and_8_4_w04_a_build_turn():
    table = position("hand a: wheeler cartwright swineherd\nvillage a: founders lumberjack carpenter@2")
    assert line(table, "limits")[0] == "3"
    assert offers(table, "build") == {"wheeler", "swineherd"}, "no Cartwright before the Wheeler"
    play(table, "build:swineherd", "build:wheeler", "build:cartwright")
    assert village(table) == ["founders", "lumberjack", "carpenter@2", "swineherd@1", "wheeler@2", "cartwright@5"]
    assert offers(table, "build") == set()


def test_8_2_exactly_the_named_cards_lie_beneath():
    houses = "founders hayer grazier@2 miner seeker@4 lumberjack"
    table = position(
        f"{MANY}hand a: fromager milk-maid spelunker jeweler truffler cartwright vintner\nvillage a: {houses}"
    )
    assert offers(table, "build") == {"milk-maid", "spelunker"}
    play(table, "build:milk-maid")
    assert "fromager" in offers(table, "build")
    play(table, "build:fromager")
    assert village(table)[-2:] == ["milk-maid@3", "fromager@7"]


def test_8_3_a_chain_grows_from_the_bottom_in_one_turn_or_in_many():
    table = position(f"{MANY}hand a: seeker spelunker jeweler agent\ngold: 9 9")
    assert offers(table, "build") == {"agent"}
    play(table, "hire:miner", "onto:stack1", "return:agent")
    for card in ("seeker", "spelunker", "jeweler"):
        assert offers(table, "build") == {card}
        play(table, f"build:{card}")
    assert village(table) == ["founders", "miner", "seeker@2", "spelunker@3", "jeweler@4"]


def test_8_4_w05_room_on_a_chain():
    table = position("hand a: cartwright cartwright shipwright\nvillage a: founders lumberjack wheeler@2 carpenter@2")
    assert offers(table, "build") == {"cartwright"}, "there is no room for the Shipwright"
    play(table, "build:cartwright")
    assert offers(table, "build") == set(), "one card on a middle card"


def test_8_4_and_8_5_first_cards_carry_two_branches_that_grow_independently():
    table = position(f"{MANY}hand a: wheeler wheeler cartwright cartwright\nvillage a: founders lumberjack")
    play(table, "build:wheeler", "build:wheeler", "build:cartwright")
    assert village(table) == ["founders", "lumberjack", "wheeler@2", "wheeler@2", "cartwright@3"]
    play(table, "build:cartwright")
    assert village(table)[-1] == "cartwright@4"
    first = {row["id"] for row in ROWS if row["room"] == 2 and "side_of" not in row}
    assert first == {"founders", "lumberjack", "hayer", "miner", "graper", "shepherd", "tanner"}


def test_8_4_both_cards_on_a_first_card_may_be_alike_and_a_third_finds_no_room():
    for first, card, seats in (("tanner", "saddler", 4), ("graper", "vintner", 2), ("shepherd", "spinner", 4)):
        table = position(f"seats: {seats}\nhand a: {card} {card}\nvillage a: founders {first}\ngold: {'9 ' * seats}")
        play(table, f"build:{card}", f"build:{card}")
        assert village(table) == ["founders", first, f"{card}@2", f"{card}@2"]
    table = position("hand a: brewer\nvillage a: founders swineherd@1 swineherd@1")
    assert offers(table, "build") == set()


def test_8_4_and_22_1_where_a_card_fits_in_several_places_one_chooses():
    table = position("hand a: carpenter\nvillage a: founders lumberjack lumberjack wheeler@3 lumberjack")
    play(table, "build:carpenter")
    assert legal(table) == {"on:2", "on:3"}, "the last Lumberjack is like the first"
    assert village(play(table, "on:3"))[-1] == "carpenter@3"


def test_8_6_laid_cards_are_never_moved():
    table = position("hand a: -\nvillage a: founders lumberjack carpenter@2 lumberjack")
    assert legal(table) == {"pass"}


def test_8_7_one_card_on_a_first_card_covers_it_just_as_two_do():
    for houses, gold in (("founders hunter", 2), ("founders brewer@1", 0), ("founders brewer@1 brewer@1", 0)):
        assert market_pays(houses) == gold
    assert market_pays("founders-food lumberjack wheeler@2") == 3
    assert market_pays("founders-food lumberjack wheeler@2 cartwright@3") == 9


def test_8_8_symbols_and_padlocks_count_everywhere_in_a_chain():
    covered = "founders-food lumberjack log-rafter@2"
    assert market_pays(covered, "second") == 3
    padlocks = "founders-food miner seeker@2 spelunker@3 jeweler@4 locksmith@2"
    assert market_pays(padlocks, "second") == 20 + 6, "the covered Spelunker has a padlock"


def test_8_9_one_kind_at_each_step_carries_others():
    steps = [tuple(row["beneath"]) for row in ROWS if row["room"] and "side_of" not in row and row["beneath"]]
    assert len(steps) == len(set(steps)), "no two kinds that carry others lie on the same cards"
    assert all(ROOM[1 + i] in (1, 2) for i in range(len(ROLE_NAMES) - 2))


def test_8_10_a_chain_is_a_first_card_with_all_that_lies_on_it():
    options = "options: profiteers=yes\ngold: 0 0\nhand a: -\nvillage a: "
    for houses, chains in (
        ("founders-food hayer carter@2", 0),
        ("founders-food hayer carter@2 thatcher@2", 1),
        ("founders-food hayer carter@2 miner seeker@4 mason@4 lumberjack wheeler@7", 1),
        ("founders-food hayer carter@2 miner seeker@4 spelunker@5 lumberjack wheeler@7 cooper@7", 2),
    ):
        assert line(play(last_to_build(options + houses), "pass"), "gold")[0] == str(chains), houses


def test_8_2_a_card_in_hand_that_fits_nowhere_is_not_offered():
    table = position("hand a: jeweler truffler\nvillage a: founders miner")
    assert offers(table, "build") == set()
    assert sorted(hand(table)) == ["jeweler", "truffler"]
