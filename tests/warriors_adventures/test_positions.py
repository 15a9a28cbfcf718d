"""Positions as text: what RULES.md promises about lines left out, and how a mistaken position is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma import BadPosition, KarczmaError, say

from .tables import GAME, STACKS, end, line, lines, position, small

NINTH = ["1", "1", "5", "5", "10", "1h", "C", "K", "J"]  # the cards of stack 9, and of stack 10


def in_stacks(table):
    return Counter(card for number in STACKS for card in line(table, f"stack {number}"))


def test_a_position_written_and_read_again_is_the_same():
    table = GAME.deal(seats=4, seed=1, stealing_coin=True)
    while not table.is_over:
        assert position(table.text()).text() == table.text()
        table.play(table.legal_moves()[-1])
    assert position(table.text()).text() == table.text()
    assert position(table.text()).outcome == table.outcome


def test_an_empty_text_is_a_game_about_to_begin():
    table = position("")
    assert table.seats == 2
    assert lines(table.text())["to play"] == "0 turn"
    assert in_stacks(table) == in_stacks(GAME.deal(seed=1))


def test_the_seed_orders_the_cards_of_which_the_order_is_left_to_chance():
    assert position("", seed=1).text() == position("", seed=1).text() != position("", seed=2).text()
    text = "stack 9: ? 1 1 5 5 10 1h C K J"
    assert line(position(text, seed=1), "stack 9") != line(position(text, seed=2), "stack 9")
    assert sorted(line(position(text), "stack 9")) == sorted(NINTH)


def test_a_stack_that_is_written_down_holds_exactly_that_top_first():
    table = position("stack 9: K 10 5")
    assert line(table, "stack 9") == ["K", "10", "5"]
    table.play("reveal:9")
    assert line(table, "front 0") == ["K"]


def test_cards_that_lie_elsewhere_are_taken_out_of_the_first_stacks_that_have_them():
    table = position("front 0: 10 10 K\nsent 1: 5")
    assert "10" not in line(table, "stack 1") + line(table, "stack 2")
    assert "K" not in line(table, "stack 1")
    assert "5" not in line(table, "stack 4")
    assert in_stacks(table) == in_stacks(position("")) - Counter(["10", "10", "K", "5"])


def test_or_came_from_the_stacks_that_are_written_down_without_them():
    table = position("front 0: 10 10 K\nstack 9: 5 5\nstack 10: -")
    gone = Counter([*NINTH, *NINTH]) - Counter(["5", "5"])
    assert in_stacks(table) == in_stacks(position("")) - gone


def test_coins_in_front_may_have_been_coins_in_hand():
    coins = " ".join(["1"] * 20)
    assert in_stacks(position(f"front 0: {coins}"))["1h"] == 0
    with pytest.raises(BadPosition):
        position(f"front 0: {coins} 1")


def test_a_coin_in_hand_that_waits_for_its_victim_is_nowhere_else():
    text = "seats: 3\noptions: stealing_coin=yes\nto play: 1 rob"
    assert in_stacks(position(text))["1h"] == 9
    assert position(text).legal_moves() == ["rob:0", "rob:2"]
    assert lines(position(text).text())["to play"] == "1 rob"


def test_the_order_of_the_lines_does_not_matter():
    text = ["seats: 3", "options: dusigrosz=yes", "to play: 2 turn", "sent 0: 1 / 5", "front 1: K 1", "stack 3: C"]
    assert position("\n".join(reversed(text))).text() == position("\n".join(text)).text()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("front 0: 7", "cannot be read"),
        ("front 0: C", "cannot be read"),
        ("front 0: 1h", "cannot be read"),
        ("front 0: K K", "cannot be read"),
        ("front 2: 1", "cannot be read"),
        ("sent 2: -", "cannot be read"),
        ("sent 0: K", "cannot be read"),
        ("front 7: 1", "no line"),
        ("stack 11: C", "no line"),
        ("stack 0: C", "no line"),
        ("to play: 2 turn", "cannot be read"),
        ("to play: -1 turn", "cannot be read"),
        ("to play: 0", "cannot be read"),
        ("to play: 0 send", "cannot be read"),
        ("seats: 6", "from 2 to 5"),
        ("stack 1: C ?", "cannot be read"),
        ("sent 0: 1 / 1 / 1 / 1 / 1", "more characters"),
        ("seats: 5\nsent 0: 1 / 1 / 1", "more characters"),
        ("sent 0: 1 / - / 1", "without any item"),
        ("sent 0: /", "without any item"),
        ("stack 1: 5", "of 5 it has 0"),
        ("stack 3: C C", "of C it has 1"),
        ("front 0: " + "10 " * 11, "10 is mentioned too often"),
        ("front 0: " + "1 " * 300, "mentioned too often|cannot be read"),
        ("front 0: 10\n" + "\n".join(f"stack {n}: 10" for n in STACKS), "10 is mentioned too often"),
        ("front 0: K\n" + "\n".join(f"stack {n}: K" for n in STACKS), "K is mentioned too often"),
        ("front 1: 1\nsent 1: 1 / 1 / 1 / 1", "nothing lies in front"),
        ("front 1: K\nsent 1: 1 / 1 / 1 / 1", "nothing lies in front"),
        ("sent 0: 1 / 1 / 1 / 1", "is not to play"),
        ("to play: nobody", "exactly as long"),
        ("\n".join(f"stack {n}: -" for n in STACKS), "exactly as long"),
        ("to play: nobody\nfront 0: 1\n" + "\n".join(f"stack {n}: -" for n in STACKS), "nothing lies in front"),
        ("to play: 0 rob", "stealing_coin=yes"),
        ("options: stealing_coin=yes\nto play: 0 rob", "two others"),
        ("seats: 3\noptions: stealing_coin=yes\nto play: 0 rob\nsent 1: 1 / 1 / 1", "two others"),
        (
            "seats: 3\noptions: stealing_coin=yes\nto play: 0 rob\n" + "\n".join(f"stack {n}: 1h" for n in STACKS),
            "1h is mentioned too often",
        ),
    ],
)
def test_a_mistaken_position_is_refused_in_both_languages(text, why):
    with pytest.raises(KarczmaError, match=why) as refusal:
        position(text)
    for lang in ("pl", "en"):
        assert len(say(refusal.value.sentence, lang)) > 20


def test_a_game_that_is_over_can_be_set_up():
    assert end(["10 / 1", "5 5 / 5"]).outcome.winners == (1,)
    table = small("to play: nobody\nfront 0: K\nsent 1: 1")
    assert table.is_over
    everyone_full = position("to play: nobody\nsent 0: 1 / 1 / 1 / 1\nsent 1: 1 / 1 / 1 / 1")
    assert everyone_full.is_over
