"""Small helpers of the tests: positions of this game, what a seat sees, the centre and the camp as text."""

from __future__ import annotations

from tests.lost_cities.tables import legal, line, lines, play

import karczma
from karczma.core.position import write_position

GAME = karczma.game("kings-under-mountains")
LETTERS = "DOGL"
UNITS = [letter + str(strength) for letter in LETTERS for strength in range(10)]

__all__ = ["GAME", "LETTERS", "UNITS", "fits_centre", "fits_own", "last_turn", "legal", "line", "lines", "play"]


def position(text, seed=0):
    return GAME.position(text, seed=seed)


def seen(table, seat=None):
    """What an observation holds: the lines of a position, with `?` for what this seat may not know."""
    return lines(write_position(GAME, table.observed(seat)))


def fits_centre(card, units):
    """Whether a card may be laid on a mine in the centre with these units on it."""
    mine = ":".join(["3/4/7", *units.split()])
    return "centre:1" in legal(position(f"to play: 0 place {card}\ncentre: {mine} 3/4/7 - -\nhand 0: -"))


def fits_own(card, mine, kings="D O"):
    """Whether seat 0, by default king of the dwarves, may lay a card on this mine of its own."""
    table = position(f"kings: {kings}\nto play: 0 place {card}\ncentre: 3/4/7 - - -\nmines 0: {mine}\nhand 0: -")
    return "own:1" in legal(table)


def last_turn(text=""):
    """Seat 0 has one card to lay and one to draw, and then the game is over."""
    table = position(f"centre: 3/4/7 3/4/7 - -\nhand 0: D1\ndeck: ?\n{text}")
    return play(table, "play:D1", "centre:1", "draw:deck")
