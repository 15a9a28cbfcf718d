"""Golden playthroughs: whole games as short readable files. `make golden` writes them again; the diff is reviewed.

Even seats play by the rules of thumb, odd seats at random.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from karczma import say
from karczma.bots import sensible
from karczma.core.table import Table

from .tables import GAME, small

FOLDER = Path(__file__).with_name("golden")
ALONE = """seats: 3
    to play: 1 turn
    front 1: 1 5 K
    sent 0: 10 / 1 1 / 5 5
    sent 2: 1 / 10 5 / 1
    stack 1: J 10 C
    stack 3: 1 10 K
    stack 9: C 5 1h J"""
LAST_CARD = """seats: 4
    options: dusigrosz=yes stealing_coin=yes
    to play: 3 turn
    front 0: 5 5 K
    front 1: 1 1 1
    front 2: 10
    front 3: 1 K
    sent 0: 10 / 1 1
    sent 1: 5
    sent 2: 1 / 1 5
    sent 3: 10 1 / 1
    stack 2: 1h
    stack 5: J"""

PLAYTHROUGHS: dict[str, tuple[str, Callable[[], Table]]] = {
    "three_players": (
        "The basic game of three, from the first card to the last.",
        lambda: GAME.deal(seats=3, seed=4),
    ),
    "five_players_advanced": (
        "Five players with both advanced rules.",
        lambda: GAME.deal(seats=5, seed=6, dusigrosz=True, stealing_coin=True, ages="24130"),
    ),
    "alone": ("Two have left the game; the third plays on alone.", lambda: small(ALONE)),
    "last_card": (
        "The last card steals, then the last sending, then the bonus card.",
        lambda: small(LAST_CARD),
    ),
}


def choose(table: Table, rng: random.Random) -> int:
    seat = table.waiting_for[0]
    if seat % 2 == 0:
        return sensible.choose(GAME, table.observation(seat), seat)
    return rng.choice(table.legal_numbers())


def write(name: str) -> str:
    """One playthrough as text."""
    about, new_table = PLAYTHROUGHS[name]
    table, rng = new_table(), random.Random(name)
    page = [about, "Even seats play by the rules of thumb, odd seats at random.", "", *table.text().splitlines(), ""]
    while not table.is_over:
        played = table.play(choose(table, rng))
        first, *more = (say(what) for what in played.story())
        page.append(f"{played.seat}  {played.text:<9}  {first}")
        page += [f"{'':14}{what}" for what in more]
    assert table.outcome is not None
    page += ["", *(row for row in table.text().splitlines() if not row.startswith("stack")), ""]
    page.append(f"{say(table.outcome.reason)}.")
    return "\n".join(page) + "\n"
