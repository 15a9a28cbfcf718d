"""Golden playthroughs: whole games as short readable files. `make golden` writes them again; the diff is reviewed.

Seat 0 plays by the rules of thumb, the others at random with a liking for the deck and for filling their mines.
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
    seats: 3
    kings: D O G
    to play: 2 play
    centre: 3/4/7:D9 2/3/4:L9 3/2/4:O3:G9 1/1/1
    mines 0: 1/1+/2:L5 3/3/5:O1:G4
    mines 1: 1/4/3
    mines 2: 2/2+/4:D7:O8
    filled 0: 1/2/2*2
    filled 1: 2/3+/5
    hand 0: D6 O6 L6 L7 G2 G5
    hand 1: O1 O2 O4 G7 L3 D3
    hand 2: D1 D4 G1 O5 L1 L2
    camp: O7 L8
    discarded: L4 L4
    deck: O9 D2 G3 G9 D5 L2 G8 D8
    deck mines: 3/1/3 2/2/3 1/3+/4 2/1/2 3/3+/6 1/2+/3 2/2/3 3/1+/4
"""

PLAYTHROUGHS: dict[str, tuple[str, Callable[[], Table], bool]] = {
    "two_players": (
        "Two players, abridged to captures, filled mines and whatever is out of the ordinary.",
        lambda: GAME.deal(seed=3, seats=2),
        True,
    ),
    "four_players": (
        "Four players, abridged in the same way: every race has its king, so many mines are gifts.",
        lambda: GAME.deal(seed=8, seats=4),
        True,
    ),
    "fixed_pairing": (
        "Three players, units and mines paired as the table in cards.toml says.",
        lambda: GAME.deal(seed=5, seats=3, pairing="fixed", first="0"),
        True,
    ),
    "last_turns": (
        "The last turns of three: a gift, an overseer, a hand of which nothing can be laid, the deck runs out.",
        lambda: GAME.position(LAST_TURNS),
        False,
    ),
}


def choose(table: Table, rng: random.Random) -> str:
    seat, moves = table.waiting_for[0], table.legal_moves()
    if seat == 0:
        return GAME.engine.notation.move_text(sensible.choose(GAME, table.observation(0), 0))
    liked = [move for move in moves if move == "draw:deck" or move.startswith("own:")]
    return rng.choice(liked if liked and rng.random() < 0.7 else moves)


def turns(table: Table, rng: random.Random) -> Iterator[tuple[int, list[str], list[str]]]:
    """Turn by turn: who, the moves, and what spectators are told."""
    while not table.is_over:
        seat, moves, told = table.waiting_for[0], [], []
        while not moves or not (table.is_over or moves[-1].startswith("draw:")):
            played = table.play(choose(table, rng))
            moves.append(played.text)
            told += [say(what) for what in played.story()]
        yield seat, moves, told


def write(name: str) -> str:
    """One playthrough as text."""
    about, new_table, abridged = PLAYTHROUGHS[name]
    table, rng = new_table(), random.Random(name)
    others = "the other" if table.seats == 2 else "the others"
    page = [about, f"Seat 0 plays by the rules of thumb, {others} at random.", "", *table.text().splitlines(), ""]
    skipped = 0
    for seat, moves, told in turns(table, rng):
        if abridged and len(told) == 2:
            skipped += 1
            continue
        if skipped:
            page.append(f"   ... {skipped} ordinary turn{'s' * (skipped > 1)} ...")
            skipped = 0
        page.append(f"{seat}  {' '.join(moves):<28} {' '.join(told[:2])}")
        page += [f"{'':32}{what}" for what in told[2:]]
    assert table.outcome is not None
    page += ["", *table.text().splitlines(), "", f"{say(table.outcome.reason)}."]
    return "\n".join(page) + "\n"
