"""Positions as text: what RULES.md promises about lines left out, and how a mistaken position is refused."""

from __future__ import annotations

import pytest

from karczma import BadPosition, say

from .tables import CARDS, GAME, everything, line, lines, position


def test_a_position_written_and_read_again_is_the_same():
    table = GAME.deal(seed=1, milestones=True, turn_cap=9)
    while not table.is_over:
        assert position(table.text()).text() == table.text()
        table.play(table.legal_moves()[-1])
    assert position(table.text()).text() == table.text()
    assert position(table.text()).outcome == table.outcome


def test_seat_0_lays_a_card_and_every_card_not_mentioned_lies_in_the_deck():
    table = position("hand 0: Y4")
    assert table.waiting_for == (0,)
    assert line(table, "to play") == ["0", "place"]
    assert everything(table) == CARDS


def test_the_seed_orders_the_cards_nobody_mentions():
    assert position("hand 0: Y4", seed=1).text() == position("hand 0: Y4", seed=1).text()
    assert position("hand 0: Y4", seed=1).text() != position("hand 0: Y4", seed=2).text()


def test_with_a_deck_line_the_deck_is_exactly_that():
    table = position("hand 0: Y4\nhand 1: G2\ndeck: B2 ? O*")
    deck = line(table, "deck")
    assert (deck[0], deck[2]) == ("B2", "O*")
    assert deck[1] in CARDS
    assert len(everything(table)) == 5


def test_a_camp_can_be_closed():
    table = position("to play: 1 draw closed B\nhand 1: ?\ncamps: B2 O3")
    assert table.legal_moves() == ["draw:deck", "draw:O"]
    assert lines(table.text())["to play"] == "1 draw closed B"


@pytest.mark.parametrize(
    "text",
    [
        "hand 0: Y4 Y4",
        "hand 0: Y* Y*\nhand 1: Y*\ncamps: Y*",
        "hand 0: Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10",
        "expeditions 0: Y4 Y3",
        "expeditions 0: Y4 Y*",
        "hand 0: Y11",
        "hand 0: R4",
        "hand 7: Y4",
        "to play: 2 place",
        "milestones: three-red",
        "turns: many",
        "Y4",
    ],
)
def test_a_mistaken_position_is_refused_in_both_languages(text):
    with pytest.raises(BadPosition) as refusal:
        position(text)
    for lang in ("pl", "en"):
        assert len(say(refusal.value.sentence, lang)) > 20


@pytest.mark.parametrize(
    "text",
    [
        "hand 0: Y4\ndeck: -",
        "hand 0: Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9\nto play: 0 draw",
        "options: deals=1\ndeals over: 1\nto play: 0 place",
        "deals over: 4",
        "began: 2",
        "expeditions 0: ?",
        "camps: ?",
        "options: milestones=yes\nmilestones: three-blue:2",
    ],
)
def test_a_position_that_cannot_be_played_is_refused(text):
    with pytest.raises(BadPosition) as refusal:
        position(text)
    for lang in ("pl", "en"):
        assert len(say(refusal.value.sentence, lang)) > 20


def test_the_order_of_the_lines_does_not_matter():
    text = ["options: milestones=yes", "deals over: 1", "milestones: three-blue:1", "hand 0: Y4"]
    assert position("\n".join(reversed(text))).text() == position("\n".join(text)).text()


def test_a_match_that_is_over_can_be_set_up():
    assert position("options: deals=1\ndeals over: 1\npoints 1: 5 / 7\nto play: nobody\ndeck: -").outcome.winners == (
        1,
    )
