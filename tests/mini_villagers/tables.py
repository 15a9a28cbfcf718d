"""Small helpers of the tests: positions, draws one after another, what a seat sees."""

from __future__ import annotations

from tests.lost_cities.tables import line, lines

import karczma
from karczma.core.position import write_position

__all__ = ["CARDS", "GAME", "LETTERS", "draw", "everything", "line", "lines", "position", "seen"]

GAME = karczma.game("mini-villagers")
LETTERS = "WHOGVFLS"
CARDS = sorted(["C", *(letter + who for letter in LETTERS for who in "mw")])


def position(text, seed=0):
    return GAME.position(text, seed=seed)


def draw(table, times=1):
    for _ in range(times):
        table.play("draw")
    return table


def seen(table, seat=None):
    """What an observation holds: the lines of a position, with `?` for what this seat may not know."""
    return lines(write_position(GAME, table.observed(seat)))


def everything(table):
    """All cards of the position, wherever they lie."""
    pairs = [pair[0] for pair in line(table, "box")]
    cards = [card.partition("!")[0] for seat in range(table.seats) for card in line(table, f"hand {seat}")]
    return sorted([*cards, *line(table, "pile"), *(suit + who for suit in pairs for who in "mw")])
