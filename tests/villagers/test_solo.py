"""The solo game: RULES 16.1 to 16.20. The Events are in test_events.py."""

from __future__ import annotations

import pytest

from karczma.games.villagers.cards import EVENT_NAMES, EVENT_PILE

from .tables import (
    GAME,
    NO_STACKS,
    event_phase,
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
    solo,
    solo_draft,
    village,
)

ROAD = "road: swineherd grazier graper carpenter mason wattler\n"
SUMMER = [name for name, pile in zip(EVENT_NAMES, EVENT_PILE, strict=True) if pile == 0]
WINTER = [name for name, pile in zip(EVENT_NAMES, EVENT_PILE, strict=True) if pile == 1]


def test_16_1_set_up():
    table = GAME.deal(seed=1, seats=1)
    assert [len(pile(table, f"stack{i}")) for i in range(1, 7)] == [5] * 6
    assert (len(pile(table, "reserve")), len(hand(table)), gold(table)) == (37, 5, [8, 1])
    everything = [card for name in ("reserve", *(f"stack{i}" for i in range(1, 7))) for card in pile(table, name)]
    specials = {"monk", "apprentice", "tinner", "smuggler"}
    assert not specials & {*everything, *hand(table)}
    assert (village(table), village(table, "b")) == (["founders"], ["countess"])
    assert "jester=1" in line(table, "turn")
    (event,) = line(table, "events")
    assert sorted([*line(table, "summer"), event]) == sorted(SUMMER)
    assert sorted(line(table, "winter")) == sorted(WINTER)


def test_16_1_the_events_are_shuffled():
    assert len({line(GAME.deal(seed=seed, seats=1), "events")[0] for seed in range(40)}) > 6


def test_16_2_expansions_are_not_used():
    table = GAME.deal(seed=1, seats=1, scoundrels=True, saints=True, profiteers=True, improvements=True)
    plain = GAME.deal(seed=1, seats=1)
    assert [line for line in table.text().splitlines() if not line.startswith("options")] == [
        line for line in plain.text().splitlines() if not line.startswith("options")
    ]


def test_16_3_normal_limits_hold():
    table = solo_draft(f"{ROAD}village a: founders hunter\nhand a: -")
    for _ in range(3):
        assert question(table) == ("a", "draft")
        play(table, "draft:stack6", "countess:road1")
    assert question(table) == ("a", "put-coin")


def test_16_4_and_16_5_w19_after_each_draft_she_gets_a_villager_then_slots_are_filled():
    road_with_coin = ROAD.replace("wattler", "wattler+1")
    table = solo_draft(
        f"{road_with_coin}village a: founders-food\nhand a: -\nstack1: priest hunter agent fisher hunter"
    )
    play(table, "draft:road1")
    assert question(table) == ("a", "countess-takes")
    assert offers(table, "countess") == {f"road{i}" for i in range(2, 7)}, "the slot is still empty"
    play(table, "countess:road6")
    assert road(table) == ["priest", "grazier", "graper", "carpenter", "mason", "hunter"]
    assert gold(table) == [8, 1], "the coin is hers"
    assert village(table, "b") == ["countess", "wattler"]
    play(table, "draft:road1", "countess:road6")
    assert pile(table, "stack1") == ["hunter"]


def test_16_4_after_a_blind_draft_too():
    table = solo_draft(f"{ROAD}hand a: -")
    play(table, "draft:stack3")
    assert offers(table, "countess") == {f"road{i}" for i in range(1, 7)}


def test_16_4_if_none_lies_face_up_she_gets_none():
    table = solo_draft(f"road: - - agent - - -\n{NO_STACKS}reserve: mason priest\nhand a: -")
    play(table, "draft:road3")
    assert (village(table, "b"), road(table)[:2]) == (["countess"], ["mason", "priest"])


def test_16_5_her_cards_lie_by_themselves_so_all_symbols_count():
    text = f"{NO_STACKS}reserve: -\nhand a: -\nmarkets: 1\nfirst market: 0+0+0+0 0+0+0+0\ngold: 8 0\n"
    table = solo(f"{text}village b: countess seeker spelunker jeweler wheeler+2 log-rafter")
    assert gold(play(table, "pass"))[1] == 4 + 10 + 20 + 3 + 3 + 2


def test_16_6_only_the_player_puts_a_coin():
    table = position(
        f"seats: 1\nsteps: ending.a.1 coining.a put-coin:a\n{ROAD}reserve: agent priest hunter fisher agent priest"
    )
    assert legal(table) == {*(f"coin:road{i}" for i in range(1, 7)), "pass"}
    play(table, "coin:road2")
    assert line(table, "road") == ["agent", "grazier+1", "priest", "hunter", "fisher", "agent"]
    assert question(table) == ("a", "build")


def test_16_7_events_in_an_order_one_chooses_and_each_is_discarded():
    table = event_phase("tribute land-claim sinister-banquet", "hand a: agent\nvillage a: founders miner", jester=1)
    assert offers(table, "resolve") == {"tribute", "land-claim", "sinister-banquet"}
    play(table, "resolve:land-claim")
    assert offers(table, "resolve") == {"tribute", "sinister-banquet"}
    assert line(table, "summer discards") == ["land-claim"]


def test_16_7_events_of_other_phases_are_discarded_without_effect():
    table = solo("events: rats arson serfdom the-countess-bank\nhand a: -\nreserve: jeweler agent\nmarkets: 0")
    play(table, "pass")
    assert sorted(line(table, "winter discards")) == ["arson", "rats"]
    assert sorted(line(table, "summer discards")) == ["serfdom", "the-countess-bank"]
    assert gold(table) == [8, 0]


def test_16_7_it_comes_after_the_founders_and_before_a_market():
    text = "events: value-added-tax\nhand a: -\nstack1: -\nstack2: -\nreserve: agent\ngold: 8 0\n"
    table = play(solo(f"{text}village a: founders"), "pass")
    assert gold(table) == [8, 0 + 4], "the Founders show food, so no tax; then the market pays her 4"
    table = play(solo(f"{text}village a: founders chandler hunter"), "pass")
    assert gold(table) == [8 - 2 + 5, 2 + 4]


@pytest.mark.parametrize(
    ("hers", "top", "mode", "events"),
    [
        ("", "truffler", "normal", 2),
        ("glass-blower glass-blower mason mason", "ore-muler", "normal", 2),
        ("glass-blower glass-blower mason mason seeker seeker", "ore-muler", "normal", 1),
        ("", "jeweler", "normal", 1),
        ("", "spelunker", "normal", 1),
        ("", "chandler", "normal", 2),
        ("", "cartwright", "normal", 2),
        ("", "hunter", "normal", 3),
        ("", "priest", "normal", 3),
        ("", "hunter", "novice", 1),
        ("", "hunter", "veteran", 3),
    ],
)
def test_16_8_and_16_9_w20_her_new_card_says_how_many_events_follow(hers, top, mode, events):
    countess = "countess-novice" if mode == "novice" else "countess"
    text = f"options: mode={mode}\nreserve: {top} agent\nvillage b: {countess} {hers}\nhand a: -"
    table = play(event_phase("black-market", text), "resolve:black-market")
    assert len(line(table, "events")) == events
    assert village(table, "b")[-1] == top
    assert pile(table, "reserve") == ["agent"]


def test_16_8_with_an_empty_reserve_the_first_stack_follows():
    table = event_phase("black-market", "reserve: -\nstack1: -\nstack2: jeweler agent\nhand a: -")
    play(table, "resolve:black-market")
    assert (village(table, "b")[-1], pile(table, "stack2")) == ("jeweler", ["agent"])


def test_16_10_summer_until_the_first_market_has_been_held_then_winter():
    for markets, drawn in (("markets: 0", "customs"), ("markets: 1\nfirst market: 0+0+0+0 0+0+0+0", "rats")):
        text = f"{markets}\nreserve: jeweler\nsummer: customs bribes\nwinter: rats arson\nhand a: -"
        table = play(event_phase("black-market", text), "resolve:black-market")
        assert line(table, "events") == [drawn]
    text = "stack1: -\nstack2: -\nreserve: jeweler\nsummer: customs\nwinter: rats\nhand a: -"
    table = play(event_phase("black-market", text), "resolve:black-market")
    assert (line(table, "events"), line(table, "markets")) == (["customs"], ["1"]), "the market comes after"


def test_16_10_an_empty_pile_is_made_anew_from_its_own_discards():
    text = "reserve: hunter\nsummer: customs\nsummer discards: bribes betrayer\nhand a: -"
    table = play(event_phase("black-market", text), "resolve:black-market")
    events = line(table, "events")
    assert events[0] == "customs"
    assert set(events[1:]) < {"bribes", "betrayer", "black-market"}
    assert len(line(table, "summer")) == 1
    assert line(table, "summer discards") == []


def test_16_11_one_pays_as_much_as_one_has():
    table = event_phase("tribute", "gold: 2 0\nhand a: agent hunter fisher priest\nreserve: jeweler")
    assert gold(play(table, "resolve:tribute")) == [0, 2]


def test_16_12_her_unlockers_are_paid_like_anothers():
    table = solo("hand a: beekeeper\nvillage b: countess carpenter")
    play(table, "build:beekeeper")
    assert (gold(table), village(table, "b")) == ([6, 0], ["countess", "carpenter+2"])


def test_16_12_serfdom_gives_her_the_card():
    table = solo("events: serfdom\nhand a: agent hunter\nvillage b: countess")
    play(table, "hire:miner")
    assert legal(table) == {"return:agent", "return:hunter"}, "no pile is asked for"
    play(table, "return:agent")
    assert (village(table), village(table, "b")) == (["founders", "miner"], ["countess", "agent"])


def test_16_12_the_countess_bank_takes_three():
    text = "events: the-countess-bank\nhand a: beekeeper agent\n"
    assert offers(solo(f"{text}gold: 2 0"), "build") == {"agent"}
    assert gold(play(solo(f"{text}gold: 3 0"), "build:beekeeper")) == [0, 0]
    table = solo(f"{text}gold: 2 0\nvillage b: countess carpenter")
    assert gold(play(table, "build:beekeeper")) == [0, 0], "an unlocker costs 2 as ever"


def test_16_13_the_jester_throws_out_an_event_at_ones_own_decisions():
    for table in (
        solo("events: tribute rats\nhand a: agent", jester=1),
        solo_draft(f"events: tribute rats\n{ROAD}hand a: -", jester=1),
        play(solo_draft(f"events: tribute rats\n{ROAD}hand a: -", jester=1), "draft:road1"),
        position(f"seats: 1\nsteps: ending.a.1 coining.a put-coin:a\nturn: jester=1\nevents: rats tribute\n{ROAD}"),
        event_phase("tribute blackmail customs", jester=1),
    ):
        before = question(table)
        assert "tribute" in offers(table, "jester")
        play(table, "jester:tribute")
        assert line(table, "winter discards") == ["tribute"]
        assert question(table) == before
        assert offers(table, "jester") == set(), "once a game"


def test_16_13_the_last_event_thrown_out_ends_the_event_phase():
    table = play(event_phase("tribute", "hand a: agent\nreserve: jeweler", jester=1), "jester:tribute")
    assert (gold(table), question(table)) == ([8, 0], ("a", "draft"))


def test_16_13_not_what_is_resolved_and_not_between_a_decision_and_its_side_questions():
    table = position(
        "seats: 1\nsteps: ending.a drafting.a rats-or-gold:a\nturn: jester=1\nevents: rats tribute\nhand a: -"
    )
    assert legal(table) == {"pay:three", "draft:fewer", "jester:rats", "jester:tribute"}
    play(table, "draft:fewer")
    assert offers(table, "jester") == {"tribute"}
    table = solo("events: tribute\nhand a: agent hunter", jester=1)
    assert offers(play(table, "hire:miner"), "jester") == set()


def test_16_13_thrown_out_rats_and_arson_do_nothing():
    table = position(
        f"seats: 1\nsteps: ending.a drafting.a rats-or-gold:a\nturn: jester=1\nevents: rats\n{ROAD}hand a: -"
    )
    play(table, "jester:rats", "draft:road1", "countess:road2", "draft:road1")
    assert question(table) == ("a", "countess-takes"), "two drafts as ever"
    table = solo("events: serfdom\nhand a: agent hunter", jester=1)
    play(table, "jester:serfdom", "hire:miner")
    assert offers(table, "onto"), "Serfdom is over"


def test_16_14_dark_mood_is_replaced_by_two_more():
    winter = (
        "markets: 1\nfirst market: 0+0+0+0 0+0+0+0\nreserve: jeweler\nwinter: dark-mood tribute arson rats\nhand a: -"
    )
    table = play(event_phase("black-market", winter), "resolve:black-market")
    assert (line(table, "events"), line(table, "winter discards")) == (["tribute", "arson"], ["dark-mood"])


def test_16_14_dark_mood_is_set_aside_only_until_its_own_replacements_are_drawn():
    winter = "markets: 1\nfirst market: 0+0+0+0 0+0+0+0\nreserve: hunter\nwinter: dark-mood tribute arson\nhand a: -"
    table = play(event_phase("black-market", winter), "resolve:black-market")
    assert line(table, "events") == ["tribute", "arson"], "the third draw finds only Dark Mood, which finds nothing"
    assert line(table, "winter discards") == ["dark-mood"]


def test_16_14_mood_swing_is_replaced_at_once():
    text = "reserve: jeweler\nsummer: land-claim customs\nvillage a: founders miner\nhand a: -"
    table = play(event_phase("mood-swing", text), "resolve:mood-swing")
    assert gold(table) == [6, 2]
    assert sorted(line(table, "summer discards")) == ["land-claim", "mood-swing"]
    assert line(table, "events") == ["customs"]


def test_16_14_mood_swing_cannot_replace_itself_and_a_replacement_of_another_phase_does_nothing():
    text = "reserve: jeweler\nsummer: -\nsummer discards: serfdom\nhand a: -"
    table = play(event_phase("mood-swing", text), "resolve:mood-swing")
    assert gold(table) == [8, 0]
    assert len(line(table, "events")) == 1


def test_16_15_coins_on_a_lost_villager_are_the_players_and_founders_stay():
    for event, verb in (("betrayer", "betray"), ("arrest", "seize")):
        text = "reserve: jeweler\nvillage a: founders miner hunter+4 agent\nhand a: -\ngold: 0 0"
        table = play(event_phase(event, text), f"resolve:{event}")
        assert offers(table, verb) == {"3", "4"}, "neither Founders nor Basics"
        play(table, f"{verb}:3")
        assert (gold(table)[0], village(table)) == (4, ["founders", "miner", "agent"])


def test_16_15_an_event_can_empty_a_stack():
    text = "stack1: -\nstack2: agent\nreserve: jeweler\nhand a: -\ngold: 0 0\nvillage a: founders hunter"
    table = play(event_phase("conscription", text), "resolve:conscription", "conscript:stack2")
    assert line(table, "markets") == ["1"]


def test_16_16_in_the_last_round_she_takes_no_card_and_no_events_follow():
    table = solo(f"{NO_STACKS}reserve: agent\nhand a: -\nmarkets: 1\nfirst market: 0+0+0+0 0+0+0+0")
    play(table, "pass")
    assert table.is_over
    assert (village(table, "b"), line(table, "events")) == (["countess"], [])


def test_16_17_she_scores_like_a_player():
    text = f"{NO_STACKS}reserve: -\nhand a: -\ngold: 0 0\nvillage b: countess priest priest hunter+2"
    table = play(solo(text), "pass")
    assert gold(table)[1] == (4 + 2) + (4 + 3 + 3 + 2)


@pytest.mark.parametrize(("mine", "place"), [(5, 1), (4, 2), (3, 2)])
def test_16_18_one_wins_with_more_gold_than_she_has(mine, place):
    text = f"{NO_STACKS}reserve: -\nhand a: -\nmarkets: 1\nfirst market: 0+0+0+0 0+0+0+0\n"
    table = play(solo(f"{text}gold: {mine} 0\nvillage a: founders-food"), "pass")
    assert (gold(table), table.outcome.ranking) == ([mine, 4], (place,))


def test_16_19_and_22_9_novice():
    for seed in range(4):
        table = GAME.deal(seed=seed, seats=1, mode="novice")
        assert (village(table, "b"), gold(table), len(line(table, "events"))) == (["countess-novice"], [8, 1], 1)
        assert "it-was-you" not in line(table, "winter")
        assert len(line(table, "winter")) == 11
        assert "jester=1" in line(table, "turn")


def test_16_20_and_22_9_veteran():
    for seed in range(4):
        table = GAME.deal(seed=seed, seats=1, mode="veteran")
        assert (village(table, "b"), gold(table), len(line(table, "events"))) == (["countess"], [8, 10], 2)
        assert "it-was-you" not in line(table, "winter")
        assert line(table, "turn") == []
