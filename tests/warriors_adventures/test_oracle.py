"""The compiled rules and the little reference, played in lockstep."""

from __future__ import annotations

import random
from itertools import product

import pytest

from . import reference
from .tables import GAME, STACKS, line, lines

OPTIONS = [
    {"seats": seats, "dusigrosz": dusigrosz, "stealing_coin": steals, "first": first}
    for seats, dusigrosz, steals, first in product(
        (2, 3, 4, 5), (False, True), (False, True), ("rulebook", "random", "1")
    )
]
GAMES_EACH = 4


def plain(cards):
    """As the real rules keep them: a coin in hand is a coin once it lies in front of somebody."""
    return sorted("1" if card == "1h" else card for card in cards)


def compare(table, asked):
    """Compares all that lies on the table with what the reference says."""
    assert table.waiting_for == (asked.seat,)
    moves = table.legal_moves()
    assert len(moves) == len(set(moves))
    assert set(moves) == asked.moves
    written = lines(table.text())
    assert written["to play"] == f"{asked.seat} {asked.step}"
    for seat in range(table.seats):
        assert sorted(written[f"front {seat}"].replace("-", "").split()) == plain(asked.front[seat])
        piles = [pile.split() for pile in written[f"sent {seat}"].replace("-", "").split("/")]
        assert [sorted(pile) for pile in piles if pile] == [plain(pile) for pile in asked.sent[seat]]
    for number, stack in zip(STACKS, asked.stacks, strict=True):
        assert written[f"stack {number}"] == (" ".join(stack) or "-")


def choose(rng, moves, haste):
    if "send" in moves and rng.random() < haste:
        return "send"
    return rng.choice(sorted(moves - {"send"}))


def play_both(seed, options, haste):
    """Plays one game twice at once and returns how it ended and what happened on the way."""
    table, rng = GAME.deal(seed=seed, memory_aid=seed % 2, **options), random.Random(f"{seed} {options}")
    stacks = [line(table, f"stack {number}") for number in STACKS]
    first = table.waiting_for[0]
    script = reference.play_game(
        stacks, options["seats"], first, options["dusigrosz"], options["stealing_coin"], random.Random(seed)
    )
    asked, alone = next(script), False
    try:
        while True:
            compare(table, asked)
            alone |= sum(len(piles) < reference.CHARACTERS[table.seats] for piles in asked.sent) == 1
            move = choose(rng, asked.moves, haste)
            table.play(move)
            asked = script.send(move)
    except StopIteration as over:
        points, items = over.value
    assert table.is_over
    assert list(table.outcome.scores) == points
    assert table.outcome.ranking == reference.places(points, items)
    return {"first": first, "cards left": any(stacks), "alone": alone}


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_plays_as_the_reference_does(options):
    endings = [play_both(seed, options, haste) for seed in range(GAMES_EACH) for haste in (0.05, 0.3)]
    assert {ending["cards left"] for ending in endings} == {True, False}, "both ways to end were played"
    assert any(ending["alone"] for ending in endings)
    if options["first"] != "random":
        assert {ending["first"] for ending in endings} == {0 if options["first"] == "rulebook" else 1}
