"""Positions as text: what RULES.md promises about lines left out, and how a mistaken position is refused."""

from __future__ import annotations

import pytest

from karczma import BadPosition, say

from .tables import CARDS, everything, line, position


def test_lines_left_out():
    table = position("seats: 3\nhand 1: Hm\nhand 2: Hw C")
    assert table.waiting_for == (1,)
    assert line(table, "hand 0") == line(table, "pile") == []
    assert line(table, "box") == [f"{suit}:0" for suit in "WOGVFLS"]
    assert everything(table) == CARDS


def test_a_position_with_one_hand_is_over():
    assert position("hand 1: C").outcome.winners == (1,)


def test_blanks_are_dealt_by_the_seed_so_that_nobody_holds_a_pair():
    text = "box: W:0 L:1 F:0 S:1\nhand 0: ? ? ?\nhand 1: ? ? Om Gw\npile: ? C"
    assert position(text, seed=1).text() == position(text, seed=1).text()
    assert len({position(text, seed=seed).text() for seed in range(20)}) > 5
    for seed in range(20):
        table = position(text, seed=seed)
        assert everything(table) == CARDS
        assert line(table, "pile")[1] == "C"
        for seat in (0, 1):
            suits = [card[0] for card in line(table, f"hand {seat}")]
            assert len(suits) == len(set(suits))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hand 0: Hm Hw\nhand 1: C", "holds a pair"),
        ("hand 0: Hm\nhand 1: Hm Hw C", "more than once"),
        ("box: H:0 H:1 W:0 O:0 G:0 V:0 F:0 L:0 S:0\nhand 0: Hm\nhand 1: C", "more than once"),
        ("hand 0: Hm\nhand 1: C", "1 cards lie nowhere, but 0"),
        ("box: -\nhand 0: Hm\nhand 1: C", "15 cards lie nowhere, but 0"),
        ("box: -\nhand 0: ?\nhand 1: C", "16 cards lie nowhere, but 1"),
        ("hand 0: -\npile: C", "must have cards"),
        ("", "must have cards"),
        ("to play: 0\nhand 1: Hm\nhand 0: -\nseats: 3\nhand 2: Hw C", "is to play"),
        ("to play: nobody\nhand 0: Hm\nhand 1: Hw C", "is to play"),
        ("to play: 0\nhand 0: C", "is to play"),
        ("hand 0: Wm Hm Om Gm Vm Fm Lm Sm C Ww\nhand 1: Hw", "more than 9"),
        ("box: W:0 O:0 G:0 V:0 F:0 L:0 S:0\nhand 0: ? ?\nhand 1: C", "However"),
        ("hand 0: Xm\nhand 1: C", "cannot be read"),
        ("hand 0: Hm!7\nhand 1: C", "cannot be read"),
        ("hand 2: Hm\nhand 1: C", "cannot be read"),
        ("to play: 2\nhand 0: Hm\nhand 1: Hw C", "cannot be read"),
        ("box: H:2\nhand 0: C", "cannot be read"),
        ("box: X:0\nhand 0: C", "cannot be read"),
        ("pile: " + "C " * 18, "cannot be read"),
    ],
)
def test_a_mistaken_position_is_refused_and_says_why(text, why):
    with pytest.raises(BadPosition, match=why) as refusal:
        position(text)
    assert len(say(refusal.value.sentence, "pl")) > 20
