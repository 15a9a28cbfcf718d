"""Profiteers: RULES section 19."""

from __future__ import annotations

import pytest

from .tables import GAME, gold, hand, last_to_build, line, market_pays, offers, pile, play, position, village

ON = "options: profiteers=yes\n"


def copper(houses, hands="hand a: -\n"):
    """What the end of the build phase pays for a village."""
    return gold(play(last_to_build(f"{ON}{hands}gold: 0 0\nvillage a: {houses}"), "pass"))[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_19_1_eight_cards_are_shuffled_in(seats):
    table = GAME.deal(seed=1, seats=seats, profiteers=True)
    names = ("carter", "captain", "arkwright", "alchemist", "wholesaler", "freelancer")
    everything = [card for name in ("reserve", *(f"stack{i}" for i in range(1, 7))) for card in pile(table, name)]
    everything += [card for seat in "abcde"[:seats] for card in hand(table, seat)]
    assert [everything.count(name) for name in names] == [1, 1, 1, 1, 2, 2]


def test_19_2_w17_carter():
    houses = "founders-food hayer carter@2 miner blacksmith@4 blacksmith@4"
    assert copper(houses) == 1
    assert copper(f"{houses} lumberjack wheeler@7 cartwright@8") == 2


def test_19_2_w18_captain():
    assert copper("founders hunter miner blacksmith@3+8 beekeeper captain") == 3


@pytest.mark.parametrize(
    ("houses", "paid"),
    [
        ("founders-food lumberjack arkwright@2", 0),
        ("founders-food lumberjack arkwright@2 hunter+2 chandler+9", 4),
        ("founders-food miner alchemist@2 grocer", 1),
        ("founders-food miner alchemist@2 grocer hunter harvester", 4),
        ("founders-food miner alchemist@2", 0),
    ],
)
def test_19_2_arkwright_and_alchemist(houses, paid):
    assert copper(houses) == paid


def test_19_3_only_the_best_copper_card_pays_and_nothing_at_markets():
    houses = "founders-food captain chandler+2 lumberjack arkwright@4 hayer carter@6"
    assert copper(houses) == 2
    assert market_pays("founders-food captain chandler", "second", ON) == 1 + 3
    assert copper("founders-food hunter") == 0


def test_19_3_it_may_have_been_built_in_this_round():
    table = last_to_build(f"{ON}hand a: captain\nvillage a: founders chandler hunter\ngold: 0 0")
    assert gold(play(table, "build:captain", "pass"))[0] == 2


def test_19_3_everybody_is_paid():
    table = last_to_build(f"{ON}hand a: -\nvillage b: founders-food captain chandler\ngold: 0 0")
    assert gold(play(table, "pass")) == [0, 1]


def test_19_4_the_wholesaler_has_silver():
    assert market_pays("founders-food wholesaler lumberjack hayer miner", "second", ON) == 3


def test_19_5_freelancer():
    text = "hand a: agent\nvillage a: founders freelancer\nvillage b: founders freelancer+1\n"
    table = position(f"{ON}{text}gold: 3 3")
    assert offers(table, "freelancer") == {"a2", "b2"}
    play(table, "freelancer:b2")
    assert (gold(table), village(table, "b")) == ([2, 3], ["founders", "freelancer+2*"])
    assert "actions=3" in line(table, "turn")
    assert offers(table, "freelancer") == {"a2"}, "each helps each player once a round"
    play(table, "freelancer:a2")
    assert (gold(table), "actions=4" in line(table, "turn")) == ([1, 3], True)
    play(table, "pass")
    assert offers(table, "freelancer") == {"a2", "b2"}, "the next player may have them too"


def test_19_5_only_before_anything_else():
    for move in ("build:freelancer", "build:agent", "hire:miner"):
        table = play(position(f"{ON}hand a: agent freelancer hunter\nvillage b: founders freelancer"), move)
        if move == "hire:miner":
            play(table, "onto:stack1", "return:agent")
        assert offers(table, "freelancer") == set()


def test_19_5_never_beyond_five_actions_and_not_without_gold():
    four = "steps: ending.a.2 building.a.1 build:a\nturn: actions=4 hires=3\n"
    table = position(f"{ON}{four}village b: founders freelancer freelancer+1\nhand a: -")
    assert offers(table, "freelancer") == {"b2", "b3"}
    assert offers(play(table, "freelancer:b2"), "freelancer") == set()
    assert offers(position(f"{ON}village b: founders freelancer\nhand a: -\ngold: 0 8"), "freelancer") == set()


def test_19_5_those_alike_are_offered_once():
    table = position(f"{ON}village b: founders freelancer freelancer\nhand a: -")
    assert offers(table, "freelancer") == {"b2"}
    assert offers(play(table, "freelancer:b2"), "freelancer") == {"b3"}
    assert village(play(position(f"{ON}hand a: freelancer"), "build:freelancer")) == ["founders", "freelancer"]
