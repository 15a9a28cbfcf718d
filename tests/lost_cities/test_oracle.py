"""The compiled rules and the little reference, played in lockstep."""

from __future__ import annotations

import random
from functools import partial
from itertools import product

import pytest

from . import reference
from .tables import GAME, line, sheet, taken

OPTIONS = [
    {"deals": deals, "milestones": milestones, "first": first, "turn_cap": cap}
    for deals, milestones, first, cap in product((1, 3), (False, True), ("rulebook", "random", "0", "1"), (0, 5, 50))
]
GAMES_EACH = 6


def deal_of(table):
    """The cards as they were shuffled, and the milestones drawn, right after a deal."""
    cards = [*line(table, "hand 0"), *line(table, "hand 1"), *line(table, "deck")]
    deal = int(line(table, "deals over")[0]) + 1
    return cards, list(taken(table, deal)) if table.options["milestones"] else []


def choose(rng, moves, boldness):
    """Random, but leaning to low cards on expeditions and to the deck, so that long expeditions happen."""
    moves = sorted(moves)
    if rng.random() < boldness:
        if "draw:deck" in moves:
            return "draw:deck"
        ways = [move for move in moves if move.startswith("play:")]
        if ways:
            return min(ways, key=lambda move: (reference.value(move.removeprefix("play:")), move))
    return rng.choice(moves)


def compare(table, asked):
    assert table.waiting_for == (asked.seat,)
    moves = table.legal_moves()
    assert len(moves) == len(set(moves))
    assert set(moves) == asked.moves
    assert list(table.scores) == asked.scores
    state = table.state
    assert state.deck_size == asked.deck
    known = [sum(int(who) == 3 for who in state.hand_known[seat, : state.hand_size[seat]]) for seat in (0, 1)]
    assert known == [len(asked.shown[seat]) for seat in (0, 1)]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_plays_as_the_reference_does(options):
    for seed in range(GAMES_EACH):
        shown = {"show_deck_count": seed % 2, "memory_aid": seed // 2 % 2}  # these must change nothing
        table = GAME.deal(seed=seed, **options, **shown)
        rng = random.Random(f"{seed} {options}")
        boldness = rng.choice([0.5, 0.8, 0.95])
        first = {"rulebook": 1, "random": table.waiting_for[0]}.get(options["first"], options["first"])
        script = reference.play_match(partial(deal_of, table), options["deals"], int(first), options["turn_cap"])
        asked = next(script)
        try:
            while True:
                compare(table, asked)
                move = choose(rng, asked.moves, boldness)
                table.play(move)
                asked = script.send(move)
                if move.startswith("draw") and options["milestones"]:
                    assert taken(table, int(table.state.deal) + 1) == asked.milestones
        except StopIteration as end:
            notepad = end.value
        assert table.is_over
        assert list(table.outcome.scores) == reference.totals(notepad)
        for deal, (sheets, capped, won) in enumerate(notepad, 1):
            assert sheet(table, deal) == sheets
            assert bool(table.state.capped[deal - 1]) == capped
            if options["milestones"]:
                assert taken(table, deal) == won
        best = max(table.outcome.scores)
        assert table.outcome.winners == tuple(seat for seat in (0, 1) if table.outcome.scores[seat] == best)


def test_knows_which_cards_were_taken_openly_as_the_reference_does():
    """Random play with many camp draws: the cards themselves, not only how many."""
    for seed in range(6):
        table, rng = GAME.deal(seed=seed, deals=1, turn_cap=120), random.Random(seed)
        script = reference.play_match(partial(deal_of, table), 1, 1, 120)
        asked = next(script)
        try:
            while True:
                for seat in (0, 1):
                    open_cards = [card[:-1] for card in line(table, f"hand {seat}") if card.endswith("!")]
                    assert sorted(open_cards) == sorted(asked.shown[seat])
                move = rng.choice(sorted(asked.moves))
                table.play(move)
                asked = script.send(move)
        except StopIteration:
            assert table.is_over
