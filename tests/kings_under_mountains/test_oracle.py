"""The compiled rules and the little reference, played in lockstep."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from karczma.games.kings_under_mountains.cards import BACK_MINE, MINES
from karczma.games.kings_under_mountains.notation import CARD, mine_text

from . import reference
from .tables import GAME, line, lines

FACES = [mine_text(mine) for mine in range(1, MINES + 1)]
OPTIONS = [
    {"seats": seats, "pairing": pairing, "first": first}
    for seats, pairing in product((2, 3, 4), ("shuffled", "fixed"))
    for first in ("rulebook", "random", "0", str(seats - 1))
]
GAMES_EACH = 3


def deal_of(table):
    """All that was dealt, for the reference."""
    deck = line(table, "deck")
    if table.options["pairing"] == "shuffled":
        backs = line(table, "deck mines")
    else:
        backs = [mine_text(BACK_MINE[CARD[1][card]]) for card in deck]
    return (
        line(table, "kings"),
        line(table, "centre"),
        line(table, "camp"),
        [line(table, f"hand {seat}") for seat in range(table.seats)],
        list(zip(deck, backs, strict=True)),
        table.waiting_for[0],
        FACES,
    )


def mines_text(mines):
    return [":".join([mine.face, *mine.units]) for mine in mines]


def counted(words):
    """`1/1/1*2` → two of them."""
    pairs = (word.partition("*") for word in words)
    return Counter({face: int(count or 1) for face, _, count in pairs})


def compare(table, asked):
    assert table.waiting_for == (asked.seat,)
    moves = table.legal_moves()
    assert len(moves) == len(set(moves))
    assert set(moves) == asked.moves
    assert list(table.scores) == asked.scores
    if table.version % 3 == 0 or "exchange" in moves:
        compare_all(table, asked)


def compare_all(table, asked):
    """Everything on the table: slow, so not after each move."""
    lies = {name: [word for word in text.split() if word != "-"] for name, text in lines(table.text()).items()}
    assert lies["centre"] == mines_text(filter(None, asked.centre))
    assert lies["camp"] == [card for race in reference.RACES for card in asked.camp[race]]
    assert lies["deck"] == [card for card, _ in asked.deck]
    assert Counter(lies["discarded"]) == Counter(asked.discarded)
    for seat in range(table.seats):
        held = lies[f"hand {seat}"]
        assert Counter(card.rstrip("!") for card in held) == Counter(asked.hands[seat])
        assert Counter(card[:-1] for card in held if card.endswith("!")) == Counter(asked.shown[seat])
        assert sorted(lies[f"mines {seat}"]) == sorted(mines_text(asked.mines[seat]))
        assert counted(lies[f"filled {seat}"]) == Counter(asked.filled[seat])
    top = int(table.state.deck_mine[table.state.deck_size - 1])
    assert not asked.deck or mine_text(top) == asked.deck[0][1]


def choose(rng, moves, industry):
    """Random, but leaning to one's own mines, so that many get filled; sometimes to the camp, so that games last."""
    moves = sorted(moves)
    if rng.random() < industry:
        for liked in ("own:", "draw:D", "draw:L"):
            ways = [move for move in moves if move.startswith(liked)]
            if ways:
                return rng.choice(ways)
    return rng.choice(moves)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_plays_as_the_reference_does(options):
    for seed in range(GAMES_EACH):
        table = GAME.deal(seed=seed, memory_aid=seed % 2, **options)
        rng = random.Random(f"{seed} {options}")
        industry = rng.choice([0.0, 0.5, 0.9])
        if options["first"].isdecimal():
            assert table.waiting_for == (int(options["first"]),)
        script = reference.play_game(*deal_of(table))
        asked = next(script)
        try:
            while True:
                compare(table, asked)
                move = choose(rng, asked.moves, industry)
                table.play(move)
                asked = script.send(move)
        except StopIteration as end:
            points = end.value
        assert table.is_over
        assert list(table.outcome.scores) == points
        assert table.outcome.ranking == tuple(1 + sum(other > mine for other in points) for mine in points)


def test_exchanges_are_played_as_the_reference_plays_them():
    """They are rare: so from games in which everybody lays the strongest card there is."""
    exchanges = 0
    for seed in range(24):
        table = GAME.deal(seed=seed, seats=2 + seed % 3, pairing=("shuffled", "fixed")[seed % 2])
        script, rng = reference.play_game(*deal_of(table)), random.Random(seed)
        asked = next(script)
        try:
            while True:
                compare(table, asked)
                strong = [move for move in asked.moves if move.startswith("play:") and move[-1] in "89"]
                weak = [move for move in asked.moves if move in ("draw:deck", "exchange")]
                move = rng.choice(sorted(strong or weak or asked.moves))
                exchanges += move == "exchange"
                table.play(move)
                asked = script.send(move)
        except StopIteration as end:
            points = end.value
        assert list(table.outcome.scores) == points
    assert exchanges > 5
