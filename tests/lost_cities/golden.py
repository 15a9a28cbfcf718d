"""Golden playthroughs: whole games as short readable files. `make golden` writes them again; the diff is reviewed.

Seat 0 plays by the rules of thumb, seat 1 at random with a liking for the deck.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

from karczma import say
from karczma.bots import sensible
from karczma.core.table import Table

from .tables import GAME

FOLDER = Path(__file__).with_name("golden")
LAST_TURNS = """
    options: deals=1 milestones=yes
    milestones: three-yellow three-in-a-row:1 most-begun best-expedition lowest-hand
    began: 1
    turns: 41
    to play: 0 place
    hand 0: Y9 Y10 B2 B* V2 G2 G3 O6!
    hand 1: Y3 B9 V4 V* G8 G10 O2 O3
    expeditions 0: Y8 O* O4 O5
    expeditions 1: B5 B6 B7 B8 V3
    camps: -
    deck: O7 O9 G5
"""

HALF_WAY = 22  # turns, if nobody took a card from a camp

PLAYTHROUGHS: dict[str, tuple[str, Callable[[], Table], bool]] = {
    "one_deal": ("One deal, from the first card to the last.", lambda: GAME.deal(seed=8, deals=1), False),
    "match_with_milestones": (
        "A match of three deals with milestones, abridged to what is out of the ordinary.",
        lambda: GAME.deal(seed=5, milestones=True),
        True,
    ),
    "capped_deal": (
        "A deal stopped after sixteen turns and scored as it lies.",
        lambda: GAME.deal(seed=3, deals=1, milestones=True, turn_cap=16, first="0"),
        False,
    ),
    "last_turns": (
        "The last three turns: a first-come milestone with the last card of the deck, then those compared at the end.",
        lambda: GAME.position(LAST_TURNS),
        False,
    ),
}


def choose(table: Table, rng: random.Random) -> str:
    seat, moves = table.waiting_for[0], table.legal_moves()
    if seat == 0:
        return GAME.engine.notation.move_text(sensible.choose(GAME, table.observation(0), 0))
    return "draw:deck" if "draw:deck" in moves and rng.random() < 0.8 else rng.choice(moves)


def turns(table: Table, rng: random.Random) -> Iterator[tuple[int, list[str], list[str]]]:
    """Turn by turn: who, both moves, and what spectators are told."""
    while not table.is_over:
        played = [table.play(choose(table, rng)) for _ in range(2)]
        told = [say(what) for move in played for what in move.story()]
        yield played[0].seat, [move.text for move in played], told


def write(name: str) -> str:
    """One playthrough as text."""
    about, new_table, abridged = PLAYTHROUGHS[name]
    table, rng = new_table(), random.Random(name)
    page = [about, "Seat 0 plays by the rules of thumb, seat 1 at random.", "", *table.text().splitlines(), ""]
    skipped, deal = 0, 0
    for seat, moves, told in turns(table, rng):
        if abridged and len(told) == 2 and table.state.turns > 1:
            skipped += 1
            continue
        if skipped:
            page.append(f"   ... {skipped} ordinary turns ...")
            skipped = 0
        page.append(f"{seat}  {moves[0]:<9} {moves[1]:<10} {' '.join(told[:2])}")
        page += [f"{'':24}{what}" for what in told[2:]]
        if table.state.deal > deal or table.state.turns == HALF_WAY:
            deal = table.state.deal
            page += ["", *table.text().splitlines(), ""]
    assert table.outcome is not None
    page.append(f"{say(table.outcome.reason)}.")
    return "\n".join(page) + "\n"
