"""No card is made and none is lost but into the box: what lies on the table was revealed from the stacks."""

from __future__ import annotations

from collections import Counter

from tests.every_game.cases import cases_of
from tests.every_game.courses import spread

from karczma.games.warriors_adventures.cards import COIN, COIN_IN_HAND, CONTENTS, ITEMS, KNIGHTS
from karczma.games.warriors_adventures.state import ROB

from .tables import GAME


def revealed(s):
    cards = Counter({kind: int(count) for kind, count in enumerate((CONTENTS - s.left).sum(0))})
    cards[COIN] += cards.pop(COIN_IN_HAND)
    return cards


def on_the_table(s):
    cards = Counter({item: int(s.front[:, item].sum() + s.sent[:, :, item].sum()) for item in range(ITEMS)})
    cards[KNIGHTS] = int(s.knights.sum())
    cards[COIN] += int(s.step_size > 0 and s.step[0] == ROB)
    return cards


def test_every_card_on_the_table_was_revealed_and_none_comes_back_from_the_box():
    for case in cases_of(GAME):
        boxed = Counter()
        for table in spread(case, 60):
            s = table.state
            assert on_the_table(s) <= revealed(s)
            box = revealed(s) - on_the_table(s)
            assert boxed <= box
            boxed = box


def test_a_count_of_what_is_left_goes_with_the_cards_of_each_stack():
    for case in cases_of(GAME):
        for table in spread(case, 20):
            s = table.state
            for stack, size in enumerate(s.stack_size):
                counted = Counter(s.stack[stack, :size].tolist())
                assert [counted[kind] for kind in range(len(s.left[stack]))] == s.left[stack].tolist()
                assert not s.stack[stack, size:].any()


def test_characters_are_used_in_order_and_none_is_used_without_items():
    for case in cases_of(GAME):
        for table in spread(case, 20):
            for seat in range(case.seats):
                used = [bool(pile.any()) for pile in table.state.sent[seat]]
                assert used == sorted(used, reverse=True)
                assert sum(used) == table.state.filled[seat]
