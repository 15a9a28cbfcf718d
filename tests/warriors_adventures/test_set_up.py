"""RULES.md section 1: the cards, the stacks, the characters, who begins."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from karczma.games.warriors_adventures import cards

from .tables import GAME, STACKS, front, legal, line, position, sent


def dealt(table):
    return {number: line(table, f"stack {number}") for number in STACKS}


def test_1_1_there_are_seventy_cards_of_seven_kinds():
    deck = Counter(card for stack in dealt(GAME.deal(seed=1)).values() for card in stack)
    assert sum(deck.values()) == 70
    assert set(deck) == {"1", "5", "10", "1h", "C", "K", "J"}


@pytest.mark.parametrize(("card", "ducats"), [("1", 1), ("5", 5), ("10", 10)])
def test_1_1_items_are_worth_their_ducats(card, ducats):
    assert position(f"sent 0: {card}").scores == (ducats, 0)


def test_1_1_a_coin_in_hand_is_worth_a_coin_and_hazards_nothing():
    shown = GAME.deal(seed=1).view(0)["table"]["cards"]
    values = {code: card["value"] for code, card in shown.items()}
    assert values == {"1": 1, "5": 5, "10": 10, "1h": 1, "C": 0, "K": 0, "J": 0}


def test_1_1_nothing_lies_in_front_of_anybody_and_nothing_is_sent_at_first():
    for seats in GAME.seats:
        table = GAME.deal(seats=seats, seed=1)
        for seat in range(seats):
            assert front(table, seat) == sent(table, seat) == []


def test_1_2_there_are_ten_stacks_and_the_number_on_the_back_is_the_number_of_cards():
    table = GAME.deal(seed=1)
    stacks = table.view(0)["table"]["stacks"]
    assert [stack["printed"] for stack in stacks] == [5, 5, 6, 6, 7, 7, 8, 8, 9, 9]
    assert [stack["cards"] for stack in stacks] == [len(stack) for stack in dealt(table).values()]
    table.play("reveal:3")
    assert table.view(0)["table"]["stacks"][2]["cards"] == 5
    assert table.view(0)["table"]["stacks"][2]["printed"] == 6


def test_1_2_each_stack_is_shuffled_by_itself_and_none_is_mixed_with_another():
    orders = {number: set() for number in STACKS}
    for seed in range(30):
        for number, stack in dealt(GAME.deal(seed=seed)).items():
            orders[number].add(tuple(stack))
            assert Counter(stack) == Counter(dealt(GAME.deal(seed=0))[number])
    assert all(len(different) > 20 for different in orders.values())


def test_1_2_every_card_of_a_stack_is_as_likely_on_top():
    tops = Counter(line(GAME.deal(seed=seed), "stack 1")[0] for seed in range(1000))
    assert set(tops) == {"10", "1h", "C", "K", "J"}
    assert all(abs(count - 200) < 65 for count in tops.values())


def test_1_2_stacks_with_the_same_number_are_still_two_stacks():
    table = GAME.deal(seed=1)
    assert {"reveal:9", "reveal:10"} <= legal(table)


def test_1_3_every_stack_has_one_of_each_of_five_kinds_and_the_rest_are_coins_and_fives():
    for stack in dealt(GAME.deal(seed=1)).values():
        counts = Counter(stack)
        assert [counts[card] for card in ("J", "K", "C", "1h", "10")] == [1] * 5
        assert set(stack) <= {"J", "K", "C", "1h", "10", "1", "5"}


@pytest.mark.parametrize("page", ["RULES.md", "RULES.pl.md"])
def test_1_3_the_table_in_the_rules_is_that_of_the_cards(page):
    text = (GAME.folder / page).read_text(encoding="utf-8")
    table = [
        tuple(map(int, row)) for row in re.findall(r"^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    ]
    stacks = dealt(GAME.deal(seed=1))
    assert table == [(number, len(stack), stack.count("1"), stack.count("5")) for number, stack in stacks.items()]


def test_1_3_decided_ten_cards_of_every_kind():
    assert cards.COPIES.tolist() == [10] * 7


@pytest.mark.parametrize(("seats", "characters"), [(2, 4), (3, 3), (4, 3), (5, 2)])
def test_1_4_characters_for_each(seats, characters):
    for player in GAME.deal(seats=seats, seed=1).view(0)["table"]["players"]:
        assert player["characters"] == [0] * characters
    assert seats * characters <= 12


@pytest.mark.parametrize("seats", GAME.seats)
def test_1_5_the_youngest_begins(seats):
    for seed in range(3):
        assert GAME.deal(seats=seats, seed=seed).waiting_for == (0,)
    oldest_first = "".join(map(str, reversed(range(seats))))
    assert GAME.deal(seats=seats, seed=1, ages=oldest_first).waiting_for == (seats - 1,)


@pytest.mark.parametrize("seats", GAME.seats)
def test_1_5_then_turns_go_clockwise(seats):
    table = GAME.deal(seats=seats, seed=1, first=1)
    order = []
    for _ in range(2 * seats):
        order += table.waiting_for
        table.play(table.legal_moves()[-1])
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]


def test_every_number_has_an_origin():
    text = (GAME.folder / "cards.toml").read_text(encoding="utf-8")
    origins = re.findall(r'^\w*origin = "(\w+)"', text, re.MULTILINE)
    assert set(origins) == {"rulebook", "published", "reconstructed"}
    assert len(origins) == 9
