"""Padlocks: RULES section 10."""

from __future__ import annotations

from karczma.games.villagers.cards import CARRIES_NOTHING, COPIES, KEY, KINDS, NAMES, ROLE, UNLOCKER

from .tables import gold, legal, market_pays, offers, play, position, question, village

LOCKED = "hand a: cooper\nvillage a: founders lumberjack"


def test_10_1_and_10_2_and_10_3_and_10_4_w08_padlocks():
    text = (
        "hand a: cooper brewer fisher\nvillage a: founders lumberjack wattler\nvillage b: founders miner blacksmith@2"
    )
    table = position(text)
    play(table, "build:cooper", "build:brewer", "build:fisher")
    assert gold(table) == [4, 8]
    assert village(table) == ["founders", "lumberjack", "wattler", "cooper@2+2", "brewer@1", "fisher"]
    assert village(table, "b") == ["founders", "miner", "blacksmith@2+2"]


def test_10_2_the_bank_pays_ones_own_unlocker():
    table = position(f"{LOCKED} miner blacksmith@3\ngold: 0 0")
    play(table, "build:cooper")
    assert (gold(table), village(table)[3]) == ([0, 0], "blacksmith@3+2")


def test_10_3_anothers_is_paid_from_the_supply():
    table = position(f"{LOCKED}\nvillage b: founders miner blacksmith@2+1\ngold: 2 0")
    play(table, "build:cooper")
    assert (gold(table), village(table, "b")[2]) == ([0, 0], "blacksmith@2+3")


def test_10_4_with_no_unlocker_the_bank_is_paid():
    assert gold(play(position(f"{LOCKED}\ngold: 2 7"), "build:cooper")) == [0, 7]


def test_10_5_any_unlocker_in_play_and_10_6_not_the_bank():
    mine, theirs = "miner blacksmith@3", "founders miner blacksmith@2+2 blacksmith@2"
    table = position(f"seats: 3\n{LOCKED} {mine}\nvillage b: founders\nvillage c: founders miner blacksmith@2")
    play(table, "build:cooper")
    assert legal(table) == {"pay:a4", "pay:c3"}
    play(table, "pay:c3")
    assert (gold(table), village(table, "c")[2]) == ([6, 8, 8], "blacksmith@2+2")
    table = position(f"seats: 3\n{LOCKED}\nvillage b: {theirs}")
    play(table, "build:cooper")
    assert legal(table) == {"pay:b3", "pay:b4"}, "different coins lie on them"


def test_10_5_unlockers_alike_are_offered_once():
    table = position(f"{LOCKED}\nvillage b: founders miner blacksmith@2 blacksmith@2")
    play(table, "build:cooper")
    assert question(table) == ("a", "build")
    assert village(table, "b")[2:] == ["blacksmith@2+2", "blacksmith@2"]


def test_10_6_not_the_bank_either_when_one_cannot_pay_the_owner_of_the_unlocker():
    table = position(f"{LOCKED} miner blacksmith@3\ngold: 5 5")
    play(table, "build:cooper")
    assert gold(table) == [5, 5], "the only way is one's own unlocker"


def test_10_7_who_cannot_pay_cannot_build():
    for text in (f"{LOCKED}\ngold: 1 8", f"{LOCKED}\nvillage b: founders miner blacksmith@2\ngold: 1 8"):
        assert offers(position(text), "build") == set()
    assert offers(position(f"{LOCKED} miner blacksmith@3\ngold: 0 0"), "build") == {"cooper"}


def test_10_7_without_gold_another_ones_unlocker_is_not_offered():
    both = f"{LOCKED} miner blacksmith@3\nvillage b: founders miner blacksmith@2\ngold: 1 8"
    table = play(position(both), "build:cooper")
    assert (question(table), village(table)[3]) == (("a", "build"), "blacksmith@3+2")


def test_10_8_an_unlocker_of_this_turn_already_works():
    table = position(f"{LOCKED} miner\nhand a: cooper blacksmith\ngold: 0 0")
    assert offers(table, "build") == {"blacksmith"}
    play(table, "build:blacksmith", "build:cooper")
    assert village(table)[3:] == ["blacksmith@3+2", "cooper@2"]


def test_10_9_every_unlocker_is_a_last_card():
    unlockers = {int(unlocker) for unlocker in UNLOCKER if unlocker >= 0}
    assert len(unlockers) == 10
    assert {int(ROLE[kind]) for kind in unlockers} == {CARRIES_NOTHING}


def test_10_10_w09_a_key_says_how_many_cards_name_the_villager():
    for kind in range(KINDS):
        named = sum(int(COPIES[other]) for other in range(KINDS) if UNLOCKER[other] == kind)
        assert KEY[kind] == named, NAMES[kind]
    assert max(KEY) == 10


def test_10_11_coins_stay_on_the_card_and_count_at_both_markets():
    houses = "founders-food chandler+6"
    assert market_pays(houses) == 3 + 6
    assert market_pays(houses, "second") == 3 + 6
    assert offers(position("hand a: beekeeper\nvillage a: founders hunter+9\ngold: 1 0"), "build") == set()
