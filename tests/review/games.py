"""Games to be reviewed: played by rules of thumb, with one bad move planted in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from karczma import Game, game
from karczma.bots.sensible import choose, ranked
from karczma.core.table import Table


@dataclass(frozen=True)
class Blunder:
    """Where the worst move by rules of thumb is played: the deal, and which decision of the game it is."""

    game: str
    seed: int
    decision: int
    options: tuple[tuple[str, Any], ...] = ()


# Those in which the worst move is bad beyond doubt, and not a loss that any other move would be as well.
BLUNDERS = [
    Blunder("lost-cities", 3, 60, (("deals", 1),)),
    Blunder("warriors-adventures", 1, 30),
    Blunder("knights-and-castles", 1, 4),
    Blunder("kings-under-mountains", 2, 125),
    Blunder("villagers", 2, 17),
]


def played(of: Game, seed: int, blunder: int | None = None, **options: Any) -> tuple[Table, int | None]:
    """A whole game, and after how many moves the blunder was played."""
    table = of.deal(seats=max(2, of.seats.start), seed=seed, **options)
    decisions, at = 0, None
    while not table.is_over:
        seat = table.waiting_for[0]
        moves = ranked(of, table.observation(seat), seat)
        if len(moves) > 1:
            decisions += 1
            if decisions == blunder:
                at = table.version
                table.play(moves[-1][0], seat)
                continue
        table.play(choose(of, table.observation(seat), seat), seat)
    return table, at


def in_the_middle(of: Game, seed: int = 7) -> tuple[Table, int]:
    """A table where somebody has a choice and cannot see everything."""
    table = of.deal(seats=max(2, of.seats.start), seed=seed)
    wanted = 12
    while True:
        seat = table.waiting_for[0]
        wanted -= len(table.legal_numbers(seat)) > 1
        if wanted <= 0:
            return table, seat
        table.play(choose(of, table.observation(seat), seat), seat)


def find(name: str) -> Game:
    return game(name)
