"""Golden playthroughs: whole games as short readable files. `make golden` writes them again; the diff is reviewed.

Seat 0 plays by the rules of thumb, the others at random.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

from karczma import Sentence, say
from karczma.bots import sensible
from karczma.core.table import Table

from .tables import GAME

FOLDER = Path(__file__).with_name("golden")
LAST_ROUNDS = """
    seats: 3
    options: ages=201
    sword: 2
    rounds: brick-small:CS/PS/DS:0 stone-large:KF/KS/FS:2 wood-large:DS/AS/DS:1 drum:+/+/+ wood-small
    stack: drum stone-small
    box: brick-large
    hand 0: KAP
    may hold 0: KAP CAP DAP FAP
    hand 1: DCFP
    may hold 1: KDCF DCFA DCFP
    hand 2: KCAP
    may hold 2: KCAP DCAP KCFA
"""

PLAYTHROUGHS: dict[str, tuple[str, Callable[[], Table], str]] = {
    "two_players": ("One game of two.", lambda: GAME.deal(seed=8), "en"),
    "czterech_graczy": ("One game of four, told in Polish.", lambda: GAME.deal(seed=5, seats=4), "pl"),
    "longer_variant": (
        "The longer variant: two games of two, the sword with the next older player in the second.",
        lambda: GAME.deal(seed=2, longer=True, rotate_sword=True, ages="10"),
        "en",
    ),
    "last_rounds": (
        "The last three rounds of three players, from a position: recruits nobody else knows, and a drum between.",
        lambda: GAME.position(LAST_ROUNDS),
        "en",
    ),
}


def choose(table: Table, seat: int, rng: random.Random) -> int:
    if seat == 0:
        return sensible.choose(GAME, table.observation(seat), seat)
    return rng.choice(table.legal_numbers(seat))


def rounds(table: Table, rng: random.Random) -> Iterator[tuple[list[str], list[Sentence]]]:
    """Round by round: who chose what, and what spectators are told after the last choice."""
    while not table.is_over:
        played = [table.play(choose(table, seat, rng), seat) for seat in table.waiting_for]
        yield [f"{move.seat} {move.text}" for move in played], played[-1].story()


def write(name: str) -> str:
    """One playthrough as text."""
    about, new_table, lang = PLAYTHROUGHS[name]
    table, rng = new_table(), random.Random(name)
    page = [about, "Seat 0 plays by the rules of thumb, the others at random.", "", *table.text().splitlines(), ""]
    for moves, told in rounds(table, rng):
        page.append("   ".join(moves))
        page += [f"    {say(what, lang)}" for what in told[1:]]
    page += ["", *table.text().splitlines(), ""]
    assert table.outcome is not None
    page.append(f"{say(table.outcome.reason, lang)}.")
    return "\n".join(page) + "\n"
