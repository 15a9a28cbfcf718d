"""Food and builder symbols are counted as cards are laid, covered and taken out: the count must be what lies there."""

from __future__ import annotations

import random

import pytest

import karczma
from karczma.games.villagers.cards import BUILDERS, FOOD

VILLAGERS = karczma.game("villagers")
EVERYTHING = {"scoundrels": True, "saints": True, "profiteers": True, "improvements": True}


def assert_counted(table):
    for owner in range(len(table.state.village_size)):
        size = table.state.village_size[owner]
        top = table.state.village[owner, :size][table.state.load[owner, :size] == 0]
        assert table.state.food[owner] == FOOD[top].sum()
        assert table.state.builders[owner] == BUILDERS[top].sum()


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_1_7_only_top_cards_show_their_symbols(seats):
    for seed in range(20):
        table, dice = VILLAGERS.deal(seats=seats, seed=seed, **(EVERYTHING if seats > 1 else {})), random.Random(seed)
        while not table.is_over:
            table.play(dice.choice(table.legal_moves(table.waiting_for[0])), table.waiting_for[0])
            assert_counted(table)
        assert VILLAGERS.position(table.text()).state.food.tolist() == table.state.food.tolist()


def test_1_7_symbols_of_a_position_are_counted_too():
    assert_counted(VILLAGERS.position("village a: founders lumberjack carpenter@2 swineherd@1"))
