"""The Events: RULES 16.21, one after another."""

from __future__ import annotations

import pytest

from .tables import event_phase, gold, hand, legal, line, offers, pile, play, position, question, solo, village

HERS = "village b: countess grocer hunter blacksmith carpenter+2 priest\n"
MINE = "village a: founders lumberjack cooper@2+2 carpenter@2 hayer ore-muler@5 miner mason@7 hunter\n"
TEXT = f"{HERS}{MINE}hand a: agent fisher cooper\nreserve: jeweler\ngold: 8 1\n"


def after(event, *answers, text=TEXT):
    return play(event_phase(event, text), f"resolve:{event}", *answers)


@pytest.mark.parametrize(
    ("event", "answers", "supplies"),
    [
        ("sinister-banquet", [], [8, 3]),
        ("black-market", [], [8 + 3, 1 + 3 + 3]),  # Ore Muler; Grocer and Priest
        ("value-added-tax", [], [5, 4]),  # Founders, Cooper, Mason
        ("land-claim", [], [2, 7]),
        ("temporary-employment", [], [8, 5]),
        ("customs", [], [5, 4]),
        ("tribute", [], [5, 4]),
        ("protection-money", [], [6, 3]),
        ("trade-network", ["value:b2"], [8, 4]),
        ("trade-network", ["value:b6"], [8, 4]),
        ("spy-network", [], [8, 4]),
        ("blackmail", [], [8, 5]),
        ("it-was-you", [], [8, 1]),
    ],
)
def test_16_21_what_an_event_costs(event, answers, supplies):
    table = after(event, *answers)
    assert gold(table) == supplies
    assert (village(table), hand(table)) == (MINE.split()[2:], ["cooper", "fisher", "agent"])
    assert village(table, "b") == [*HERS.split()[2:], "jeweler"]


def test_16_21_sinister_banquet_counts_food_of_every_card_of_hers():
    table = after(
        "sinister-banquet", text="village b: countess milk-maid fromager truffler\nreserve: jeweler\nhand a: -"
    )
    assert gold(table) == [8, 2 * 4]


def test_16_21_value_added_tax_counts_the_founders_and_only_what_is_visible():
    text = "village a: founders swineherd@1 chandler chandler\nreserve: jeweler\nhand a: -\ngold: 8 0"
    assert gold(after("value-added-tax", text=text)) == [5, 3]


def test_16_21_land_claim_counts_covered_basics_too():
    text = "village a: founders miner seeker@2 hayer\nreserve: jeweler\nhand a: -\ngold: 8 0"
    assert gold(after("land-claim", text=text)) == [4, 4]


def test_16_21_temporary_employment_counts_suits_not_cards():
    text = "hand a: agent fisher priest cooper mason\nreserve: jeweler\ngold: 8 0"
    assert gold(after("temporary-employment", text=text)) == [8, 6]


def test_16_21_customs_counts_cards_not_symbols_and_the_founders_as_grain():
    text = "village a: founders brewer@1 brewer@1 chandler chandler\nreserve: jeweler\nhand a: -\ngold: 8 0"
    assert gold(after("customs", text=text)) == [5, 3]


def test_16_21_bribes():
    table = event_phase("bribes", TEXT)
    assert legal(play(table, "resolve:bribes")) == {"bribe:b3", "bribe:b4", "bribe:b5"}
    play(table, "bribe:b4")
    assert village(table, "b")[3] == "blacksmith+10"
    table = after("bribes", text="village b: countess mason\nreserve: jeweler\nhand a: -")
    assert line(table, "events"), "without a key it is over at once"


def test_16_21_guild_conspiracy():
    assert village(after("guild-conspiracy"), "b")[2:5] == ["hunter+2", "blacksmith+2", "carpenter+4"]


def test_16_21_betrayer():
    table = event_phase("betrayer", TEXT)
    assert legal(play(table, "resolve:betrayer")) == {"betray:3", "betray:4", "betray:6", "betray:8", "betray:9"}
    play(table, "betray:3")
    assert village(table, "b")[-2:] == ["cooper", "jeweler"]
    assert (gold(table), village(table)[2]) == ([10, 1], "carpenter@2")


def test_16_21_arrest():
    table = after("arrest", "seize:8")
    assert line(table, "discards") == ["mason"]
    assert village(table)[-2:] == ["miner", "hunter"]


def test_16_21_betrayer_and_arrest_find_nothing_among_basics_and_founders():
    for event in ("betrayer", "arrest"):
        table = after(event, text="village a: founders miner\nreserve: jeweler\nhand a: -")
        assert village(table) == ["founders", "miner"]


def test_16_21_it_was_you_takes_another_event():
    table = event_phase("it-was-you tribute blackmail", TEXT, jester=1)
    play(table, "resolve:it-was-you")
    assert legal(table) == {"jester:tribute", "jester:blackmail"}
    play(table, "jester:blackmail")
    assert gold(table) == [5, 4], "only the Tribute was left"
    assert "jester=1" not in line(table, "turn")


def test_16_21_it_was_you_takes_the_only_other_event_without_asking():
    table = play(event_phase("it-was-you tribute", TEXT, jester=1), "resolve:it-was-you")
    assert gold(table) == [8, 1], "no Tribute"
    assert "tribute" in line(table, "winter discards")


def test_16_21_mood_swing_with_nothing_to_draw_is_just_discarded():
    later = "markets: 1\nfirst market: 0+0+0+0 0+0+0+0\nsummer: -\nwinter: rats tribute arson"
    table = after("mood-swing", text=f"{TEXT}{later}")
    assert (line(table, "summer discards"), gold(table)) == (["mood-swing"], [8, 1])


def test_16_21_it_was_you_alone_costs_the_jester():
    table = play(event_phase("it-was-you", TEXT, jester=1), "resolve:it-was-you")
    assert "jester=1" not in line(table, "turn")
    assert gold(table) == [8, 1]


def test_16_21_arson():
    start = "seats: 1\nsteps: ending.a.2 building.a arson-or-gold:a\nlimits: 2\nevents: arson\nhand a: agent hunter\n"
    table = position(f"{start}gold: 3 0")
    assert legal(table) == {"pay:three", "build:fewer"}
    paid = play(position(f"{start}gold: 3 0"), "pay:three")
    assert (gold(paid), "actions=2" in line(paid, "turn")) == ([0, 0], True)
    play(table, "build:fewer", "build:agent")
    assert offers(table, "build") == set()


def test_16_21_rats():
    road = "road: swineherd grazier graper carpenter mason wattler\n"
    start = f"seats: 1\nsteps: ending.a drafting.a rats-or-gold:a\nevents: rats\nhand a: -\n{road}"
    table = position(f"{start}gold: 8 0")
    assert legal(table) == {"pay:three", "draft:fewer"}
    play(table, "draft:fewer", "draft:road1", "countess:road2")
    assert question(table) == ("a", "put-coin"), "one draft instead of two"
    paid = play(position(f"{start}gold: 8 0"), "pay:three", "draft:road1", "countess:road2")
    assert (gold(paid), question(paid)) == ([5, 0], ("a", "draft"))


def test_16_21_rats_and_arson_without_three_gold_leave_no_choice():
    text = "events: rats arson\nhand a: -\nvillage a: founders wattler hunter\ngold: 2 0\nreserve: jeweler\n"
    start = "seats: 1\nsteps: ending.a.3 eventful.a resolve-event:a\nmarkets: 1\nfirst market: 0+0+0+0 0+0+0+0\n"
    table = position(f"{start}{text.replace('rats arson', 'tribute')}winter: rats arson")
    play(table, "resolve:tribute")
    assert line(table, "events") == ["rats"]
    assert "fewer=1" in line(table, "turn"), "answered by itself at the start of the draft"
    assert question(table) == ("a", "draft")


def test_16_21_conscription():
    table = event_phase("conscription", f"{TEXT}stack3: -\n")
    play(table, "resolve:conscription")
    assert legal(table) == {*(f"conscript:stack{i}" for i in (1, 2, 4, 5, 6)), "conscript:reserve"}
    top = pile(table, "stack5")[0]
    play(table, "conscript:stack5")
    assert village(table, "b")[-2:] == [top, "jeweler"]


def test_16_21_protection_money_is_about_a_villager_with_coins():
    text = "village a: founders hunter+3 harvester+9 agent\nreserve: jeweler\nhand a: -\ngold: 8 0"
    table = event_phase("protection-money", text)
    assert legal(play(table, "resolve:protection-money")) == {"protect:2", "protect:3"}
    play(table, "protect:3")
    assert gold(table) == [0, 8]
    assert village(table)[2] == "harvester+9", "the coins stay"


def test_16_21_trade_and_spy_network_are_about_silver():
    table = event_phase("trade-network", TEXT)
    assert legal(play(table, "resolve:trade-network")) == {"value:b2", "value:b6"}
    text = "village a: founders agent hunter+3 priest\nreserve: jeweler\nhand a: -\ngold: 8 0"
    table = event_phase("spy-network", text)
    assert legal(play(table, "resolve:spy-network")) == {"value:a2", "value:a4"}
    assert gold(play(table, "value:a2")) == [8, 3]


def test_16_21_blackmail_sees_top_cards_only():
    text = "village a: founders-food miner seeker@2 spelunker@3 jeweler@4 wattler\nreserve: agent\nhand a: -\ngold: 8 0"
    assert gold(after("blackmail", text=text)) == [8, 20]
    text = "village a: founders lumberjack wheeler@2 wheeler@2 cartwright@4\nreserve: agent\nhand a: -\ngold: 8 0"
    assert gold(after("blackmail", text=text)) == [8, 9]


def test_16_21_abduction():
    table = event_phase("abduction", TEXT)
    assert legal(play(table, "resolve:abduction")) == {"discard:agent", "discard:fisher", "discard:cooper"}
    play(table, "discard:fisher")
    assert (hand(table), line(table, "discards")) == (["cooper", "agent"], ["fisher"])


def test_16_21_events_that_find_nothing_are_over():
    bare = "village a: founders\nvillage b: countess\nhand a: -\nreserve: jeweler\ngold: 8 0"
    for event in ("bribes", "betrayer", "protection-money", "trade-network", "spy-network", "abduction", "arrest"):
        assert gold(after(event, text=bare)) == [8, 0]


def test_16_21_serfdom_and_the_bank_last_until_the_event_phase():
    table = solo("events: serfdom the-countess-bank\nhand a: agent hunter beekeeper\ngold: 3 0")
    play(table, "build:beekeeper", "hire:miner", "return:agent")
    assert (gold(table), village(table, "b")[-1]) == ([0, 0], "agent")
