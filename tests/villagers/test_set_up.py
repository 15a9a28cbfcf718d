"""Words and set-up: RULES sections 1 and 2."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.games.villagers.cards import BACK, BASIC_KINDS, DECK_KINDS, NAMES, NUMBER, ROWS, SUIT, SUITS

from .tables import ALL_FOUR, GAME, gold, hand, last_to_build, legal, line, offers, pile, play, position, road, seen

STACKS = [f"stack{i}" for i in range(1, 7)]
STARTERS = sorted(row["id"] for row in ROWS if row["starting_road"])
SCOUNDRELS = {"barbarian", "courier", "flaker", "noble", "schemer"}
SAINTS = {"benefactor", "nun", "pigeoneer", "prophet", "recruiter"}
every_size = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def cards_of(table, *names):
    """All cards in these places."""
    return [card for name in names for card in pile(table, name)]


def whole_deck(table):
    """All that was shuffled and dealt in the base game."""
    hands = [card for seat in "abcde"[: table.seats] for card in hand(table, seat)]
    return Counter([*cards_of(table, *STACKS, "reserve"), *hands])


def box():
    """Every road villager of the base game, as often as there are copies."""
    return Counter({row["id"]: row["copies"] for row in ROWS if row["set"] == "base"})


# -- words


def test_1_1_gold_is_what_counts_in_the_end():
    table = position("gold: 31 17")
    assert table.scores == (31, 17)


def test_1_2_every_supply_and_every_village_is_open_and_the_bank_has_no_end():
    table = position("gold: 7 9\nvillage b: founders hunter+3")
    for seat in (0, 1, None):
        assert seen(table, seat)["gold"] == "7 9"
        assert seen(table, seat)["village b"] == "founders hunter+3"
    rich = "village a: founders lumberjack cartwright@4+120 wheeler@2\nvillage b: founders"
    table = last_to_build(f"stack1: -\nstack2: -\nreserve: -\ngold: 9000 0\n{rich}")
    assert gold(play(table, "pass"))[0] == 9000 + 9 + 120


def test_1_3_six_slots_six_stacks_and_a_reserve_counted_from_the_left():
    table = GAME.deal(seed=1, seats=2)
    assert len(road(table)) == 6
    assert offers(table, "draft") == {*(f"road{i}" for i in range(1, 7)), *STACKS}
    table = position("steps: ending.a drafting.a draft-turn.a.1 draft:a\nturn: turn=1\nroad: mason agent - - - -")
    play(table, "draft:road2")
    assert line(table, "square a") == ["agent"]


def test_1_4_a_drafted_card_lies_open_on_the_square():
    table = GAME.deal(seed=3, seats=2, first="0")
    top = pile(table, "stack4")[0]
    play(table, "draft:stack4")
    for seat in (0, 1, None):
        assert seen(table, seat)["square a"] == top


def test_1_5_nine_suits_and_every_back_shows_one():
    assert SUITS[:-1] == ("wood", "hay", "ore", "grain", "grape", "wool", "leather", "solitary", "special")
    table = position("hand a: ?\nhand b: monk cooper mason lumberjack")
    assert seen(table, 0)["hand b"].split() == ["?special", "?ore", "?wood", "?wood"]
    assert len({int(BACK[kind]) for kind in range(DECK_KINDS)}) == 9
    for name, suit in (("lumberjack", "wood"), ("hayer", "hay"), ("miner", "ore"), ("founders", "grain")):
        assert SUITS[SUIT[NUMBER[name]]] == suit


def test_1_6_and_1_7_only_top_cards_show_their_lower_half():
    covered = position("village a: founders-food swineherd@1 lumberjack carpenter@3\nhand a: -")
    assert line(covered, "limits") == ["3", "2"]
    table = last_to_build(
        "village a: founders-food swineherd@1 truffler@2\nstack1: -\nstack2: -\nreserve: -\ngold: 0 0"
    )
    assert gold(play(table, "pass"))[0] == 8, "neither the Swineherd's 2 nor anything of the Founders"


def test_1_8_silver_is_no_gold_symbol_and_coins_are_not_printed():
    table = position("hand a: smuggler\nvillage a: founders-food agent hunter+7 shipwright@5 lumberjack\ngold: 9 9")
    play(table, "play:smuggler")
    assert gold(table) == [9 + 1, 9], "half of the Shipwright's 2: neither the Agent nor the coins on the Hunter"


def test_1_9_founders_are_no_basics_and_wild_cards_have_only_a_suit():
    assert BASIC_KINDS == ("lumberjack", "hayer", "miner")
    table = position("hand a: agent agent")
    assert offers(table, "hire") == {"lumberjack", "hayer", "miner"}
    for name in ("monk", "apprentice"):
        row = ROWS[NUMBER[name]]
        assert (row["suit"], row["suit_symbols"], row["gold"], row["food"]) == ("special", 1, 0, 0)


# -- set-up for two to five


@every_size
def test_2_1_the_six_starters_lie_on_the_road_without_coins(seats):
    table = GAME.deal(seed=seats, seats=seats)
    assert sorted(line(table, "road")) == STARTERS


@every_size
def test_2_2_with_two_or_three_there_is_neither_wool_nor_leather(seats):
    four_plus = {row["id"] for row in ROWS if row["four_plus"]}
    assert len(four_plus) == 7
    everything = whole_deck(GAME.deal(seed=seats, seats=seats))
    expected = box() - Counter(STARTERS)
    if seats < 4:
        expected = Counter({name: count for name, count in expected.items() if name not in four_plus})
    assert everything == expected


def test_2_3_and_2_4_basics_founders_and_gold():
    table = GAME.deal(seed=1, seats=3)
    assert line(table, "basics") == ["10", "10", "10"]
    assert gold(table) == [8, 8, 8]
    for seat in "abc":
        assert line(table, f"village {seat}") == ["founders"]
        assert line(table, f"square {seat}") == []


def test_2_5_the_marker_goes_to_whom_the_option_says():
    assert {line(GAME.deal(seed=i, seats=3, first="2"), "marker")[0] for i in range(5)} == {"c"}
    for first in ("random", "rulebook", "mini"):
        begins = Counter(line(GAME.deal(seed=i, seats=3, first=first), "marker")[0] for i in range(60))
        assert set(begins) == {"a", "b", "c"}
        assert max(begins.values()) < 40


@every_size
def test_2_6_expansions_add_their_cards(seats):
    table = GAME.deal(seed=4, seats=seats, **ALL_FOUR)
    everything = whole_deck(table)
    deck = {"carter": 1, "captain": 1, "arkwright": 1, "alchemist": 1, "wholesaler": 2, "freelancer": 2}
    if seats >= 4:
        deck |= {"thief": 2, "sheriff": 2}
    dealt = Counter(card for card in everything.elements() if card in SCOUNDRELS | SAINTS)
    assert {card: everything[card] for card in deck} == deck
    assert sum(dealt.values()) == 2 * seats
    assert everything.total() == {2: 80, 3: 80, 4: 94, 5: 94}[seats] + sum(deck.values()) + 2 * seats


def test_2_7_the_deck_is_shuffled():
    tops = {cards_of(GAME.deal(seed=seed, seats=2), "stack1")[0] for seed in range(40)}
    assert len(tops) > 15


@every_size
def test_2_8_and_2_9_how_many_cards_there_are_and_how_many_in_each_stack(seats):
    table = GAME.deal(seed=2, seats=seats)
    assert whole_deck(table).total() == (80 if seats < 4 else 94)
    assert [len(pile(table, stack)) for stack in STACKS] == [2 * seats] * 6


def test_2_10_the_markets_lie_under_stacks_2_and_6():
    for empty, markets in (("stack1 stack2", "1"), ("stack1 stack3", "0"), (" ".join(STACKS), "2")):
        text = "".join(f"{stack}: -\n" for stack in empty.split())
        table = last_to_build(f"{text}hand a: -\nreserve: - ")
        assert line(play(table, "pass"), "markets") == [markets]


@every_size
def test_2_11_five_cards_in_secret_and_those_of_expansions_besides(seats):
    table = GAME.deal(seed=3, seats=seats)
    assert [len(hand(table, seat)) for seat in "abcde"[:seats]] == [5] * seats
    assert all(word.startswith("?") for word in seen(table, 0)["hand b"].split())
    table = GAME.deal(seed=3, seats=seats, scoundrels=True, saints=True)
    for seat in "abcde"[:seats]:
        assert len(hand(table, seat)) == 7
        assert len(set(hand(table, seat)) & SCOUNDRELS) == len(set(hand(table, seat)) & SAINTS) == 1


@pytest.mark.parametrize(("seats", "reserve"), [(2, 46), (3, 29), (4, 26), (5, 9)])
def test_2_12_what_is_left_is_the_reserve(seats, reserve):
    assert len(pile(GAME.deal(seed=1, seats=seats), "reserve")) == reserve
    assert len(pile(GAME.deal(seed=1, seats=seats, profiteers=True), "reserve")) == reserve + 8
    thieves = 4 if seats >= 4 else 0
    assert len(pile(GAME.deal(seed=1, seats=seats, **ALL_FOUR), "reserve")) == reserve + 8 + thieves


def test_2_13_improvements_are_turned_up_and_alone_one_meets_the_countess():
    assert len(line(GAME.deal(seed=1, seats=2, improvements=True), "improvements")) == 3
    assert line(GAME.deal(seed=1, seats=2), "improvements") == []
    alone = GAME.deal(seed=1, seats=1)
    assert line(alone, "village b") == ["countess"]
    assert legal(alone)


def test_every_name_in_the_data_is_a_card_in_a_position():
    assert len(set(NAMES)) == len(NAMES)
