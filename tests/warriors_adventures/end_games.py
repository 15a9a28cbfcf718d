"""End-games out of whole games of two players by rules of thumb, who slip now and then: the last few cards.

Those of the tests lie in end_games.txt, so that they stay the same whatever becomes of the rules of thumb.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path

from karczma.bots.sensible import Sensible
from karczma.core.position import write_position
from karczma.core.table import Table

from .tables import GAME, small

FILE = Path(__file__).with_name("end_games.txt")
SLIPS = (10, 30, 60)  # moves of a hundred that are any move at all: worse players leave better cards to the end


def from_games(cards: int, seed: int = 0) -> Iterator[Table]:
    """One end-game after another with so many cards, with each of the advanced rules or without. A game that is over by
    then gives none."""
    while True:
        table = GAME.deal(seats=2, seed=seed, dusigrosz=seed % 2 == 1, stealing_coin=seed // 2 % 2 == 1)
        player, dice = Sensible(GAME, SLIPS[seed % len(SLIPS)]), random.Random(seed)
        while not table.is_over and cards_left(table) > cards:
            seat = table.waiting_for[0]
            table.play(player.choose(table.observation(seat), seat, None, dice), seat)
        if not table.is_over:
            yield table
        seed += 1


def cards_left(table: Table) -> int:
    return int(table.state.stack_size.sum())


def from_file() -> list[Table]:
    """Those of the tests."""
    return [small(text.strip()) for text in FILE.read_text(encoding="utf-8").split("\n\n")]


def to_file(tables: Iterable[Table]) -> None:
    """Writes them anew."""
    FILE.write_text("\n\n".join(map(as_text, tables)) + "\n", encoding="utf-8")


def as_text(table: Table) -> str:
    """An end-game as `small` reads it: what everybody knows, and no line where nothing lies."""
    rows = write_position(GAME, table.observed()).splitlines()
    options = ("dusigrosz", "stealing_coin")
    agreed = " ".join(f"{name}={'yes' if table.options[name] else 'no'}" for name in options)
    return "\n".join(f"options: {agreed}" if row.startswith("options") else row for row in rows if row[-2:] != " -")
