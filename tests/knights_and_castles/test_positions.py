"""Positions as text: what RULES.md promises about lines left out, and how a mistaken position is refused."""

from __future__ import annotations

import random

import pytest

from karczma import BadPosition, say

from .tables import CASTLES, FIGURES, GAME, TILES, hand, line, lines, may_hold, position, sword

PAST = " ".join(f"{castle}:-/-:0" for castle in CASTLES) + " drum:-/-"


def test_a_position_written_and_read_again_is_the_same():
    table, rng = GAME.deal(seed=1, seats=3, longer=True), random.Random(1)
    while not table.is_over:
        assert position(table.text()).text() == table.text()
        seat = rng.choice(table.waiting_for)
        table.play(rng.choice(table.legal_moves(seat)), seat)
    assert position(table.text()).text() == table.text()
    assert position(table.text()).outcome == table.outcome


def test_what_is_left_out():
    table = position("")
    assert (table.seats, table.waiting_for, sword(table), line(table, "began")) == (2, (0, 1), 0, "0")
    assert (hand(table, 0), hand(table, 1)) == (FIGURES, FIGURES)
    assert sorted([line(table, "rounds 1"), *line(table, "stack").split(), line(table, "box")]) == TILES
    assert line(table, "chosen") == "- -"


def test_the_seed_gives_the_castle_and_the_order_of_the_tiles():
    texts = [position("", seed=seed).text() for seed in range(40)]
    assert texts[3] == position("", seed=3).text()
    assert {lines(text)["rounds 1"] for text in texts} == set(CASTLES)
    assert len(set(texts)) == 40


def test_a_hand_that_is_given_is_known_to_all():
    table = position("hand 0: KD")
    assert may_hold(table, 0) == {"KD": 1}
    assert "may hold 0" not in lines(table.text())


def test_blanks_in_a_hand_are_dealt_and_all_that_fit_are_possible():
    hands = {hand(position("hand 1: K?", seed=seed), 1) for seed in range(60)}
    assert hands == {"KD", "KC", "KF", "KA", "KP"}
    assert may_hold(position("hand 1: K?"), 1) == dict.fromkeys(hands, 1)


def test_a_hand_may_be_one_of_several():
    text = "may hold 1: KD*2 CF A?"
    with pytest.raises(BadPosition):
        position(text.replace("A?", "APD"))
    hands = [hand(position("may hold 1: KD*2 CF", seed=seed), 1) for seed in range(300)]
    assert set(hands) == {"KD", "CF"}
    assert 160 < hands.count("KD") < 240
    assert hand(position("hand 1: C?\nmay hold 1: KD*2 CF"), 1) == "CF"


def test_a_choice_that_is_not_told_is_any():
    chosen = {line(position("hand 0: K\nchosen: ? -", seed=seed), "chosen") for seed in range(40)}
    assert chosen == {"KS -", "SS -"}


def test_past_games_are_told_round_by_round():
    table = position(f"options: longer=yes\ngames over: 1\nrounds 1: {PAST}\nrounds 2: wood-small")
    assert table.scores == (9, 0)
    assert line(table, "rounds 1") == PAST


def test_the_order_of_the_lines_does_not_matter():
    text = ["games over: 1", "options: longer=yes", f"rounds 1: {PAST}", "stack: drum ? ? ? ? ?", "rounds: wood-small"]
    assert position("\n".join(reversed(text))).text() == position("\n".join(text)).text()


def test_a_match_that_is_over_can_be_set_up():
    table = position(f"games over: 1\nrounds 1: {PAST}\nhand 0: K\nhand 1: -")
    assert table.outcome.scores == (9, 0)
    assert position(table.text()).text() == table.text()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hand 0: KK", "cannot be read"),
        ("hand 0: X", "cannot be read"),
        ("hand 0: S", "cannot be read"),
        ("hand 2: K", "no seat 2"),
        ("may hold 3: K", "no seat 3"),
        ("hand 0: K\nmay hold 0: KD", "seat 0"),
        ("hand 0: K\nmay hold 0: D C", "seat 0"),
        ("may hold 0: KD K", "seat 0"),
        ("may hold 0: KD*3", "seat 0"),
        ("may hold 0: KD*0", "seat 0"),
        ("may hold 0: KD*-1 CF", "seat 0"),
        ("sword: 2", "are seats"),
        ("began: -1", "are seats"),
        ("games over: 2", "2 games"),
        ("games over: 1", "must be told"),
        ("games over: -1", "-1 games"),
        (f"games over: 1\nrounds 1: {PAST}\nrounds: drum", "cannot be read|no tile is at stake"),
        (f"games over: 1\nrounds 1: {PAST}\nstack: drum", "cannot be read|no tile is at stake"),
        (f"games over: 1\nrounds 1: {PAST}\nchosen: KD -", "no tile is at stake"),
        ("rounds 2: drum", "has not been reached|cannot be read"),
        ("rounds: stone-small:-/-:0", "cannot be read"),
        ("rounds: stone-small stone-large", "cannot be read"),
        ("rounds: stone-small:-/-:2 stone-large", "cannot be read"),
        ("rounds: stone-small:-/-/-:0 stone-large", "cannot be read"),
        ("rounds: stone-small:-/- stone-large", "cannot be read"),
        ("rounds: drum:-/-:0 stone-large", "cannot be read"),
        ("rounds: drum:KD/- stone-large", "cannot be read"),
        ("rounds: stone-small:-/-:0 stone-small", "more tiles"),
        ("rounds: drum:-/- drum:-/- drum", "more tiles"),
        ("rounds: stone-small\nstack: stone-small ? ? ? ? ?", "more tiles"),
        ("rounds: stone-small\nbox: stone-small", "more tiles"),
        ("rounds: stone-small\nstack: drum", "cannot be read"),
        ("rounds: tower", "cannot be read"),
        ("rounds: drum", "settled at once"),
        ("rounds: drum\nhand 0: KDCFA", "settled at once"),
        ("rounds: drum\nhand 0: KD\nchosen: C -", "settled at once"),
        ("chosen: KD KD", "settled at once"),
        ("hand 0: K\nchosen: KD -", "cannot have chosen"),
        ("rounds: drum\nhand 0: KD\nhand 1: K\nchosen: K -", "cannot have chosen"),
        ("rounds: drum\nhand 0: KD\nchosen: - ?", "cannot have chosen"),
        ("chosen: - - KD", "cannot be read"),
        ("chosen: SK -", "cannot be read"),
        ("rounds:", "cannot be read|settled at once"),
    ],
)
def test_a_mistaken_position_is_refused_in_both_languages(text, why):
    with pytest.raises(BadPosition, match=why) as refusal:
        position(text)
    for lang in ("pl", "en"):
        assert len(say(refusal.value.sentence, lang)) > 20
