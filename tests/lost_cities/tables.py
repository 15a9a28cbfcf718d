"""Small helpers of the tests: positions, moves one after another, what a seat sees, the notepad."""

from __future__ import annotations

import karczma
from karczma.core.position import write_position

GAME = karczma.game("lost-cities")
LETTERS = "YBVGO"
KINDS = [letter + value for letter in LETTERS for value in ("*", *map(str, range(2, 11)))]
CARDS = sorted(kind for kind in KINDS for _ in range(3 if kind.endswith("*") else 1))


def position(text, seed=0):
    return GAME.position(text, seed=seed)


def play(table, *moves):
    for move in moves:
        table.play(move)
    return table


def legal(table):
    return set(table.legal_moves())


def lines(text):
    """A position's lines by name."""
    return dict(line.split(": ", 1) for line in text.splitlines())


def line(table, name):
    """One line of the whole truth, as a list of words; `-` is an empty list."""
    return [word for word in lines(table.text())[name].split() if word != "-"]


def seen(table, seat=None):
    """What an observation holds: the lines of a position, with `?` for what this seat may not know."""
    return lines(write_position(GAME, table.observed(seat)))


def everything(table):
    """All cards of the position, wherever they lie."""
    places = ("hand 0", "hand 1", "expeditions 0", "expeditions 1", "camps", "deck")
    return sorted(card.rstrip("!") for place in places for card in line(table, place))


def end_the_deal(table):
    """Whoever is to play puts the first card in its camp and draws what must be the last of the deck."""
    table.play(next(move for move in table.legal_moves() if move.startswith("camp:")))
    table.play("draw:deck")
    return table


def sheet(table, deal=1):
    """The notepad of a deal that is over: five expeditions and the milestones, for each seat."""
    sides = lines(table.text())[f"points {deal}"].removesuffix(" capped").split(" / ")
    return [[int(points) for points in side.split()] for side in sides]


def points(expeditions):
    """What the notepad says about these expeditions of seat 0 when the deal ends."""
    table = position(f"options: deals=1\nhand 0: ?\nexpeditions 0: {expeditions}\ndeck: ?")
    standing = table.scores[0]
    end_the_deal(table)
    assert table.scores[0] == standing
    return sheet(table)[0]


def taken(table, deal=1):
    """Who took which milestone of a deal; None for one that lies open."""
    words = (word.partition(":") for word in line(table, f"milestones {deal}"))
    return {name: int(seat) if seat else None for name, _, seat in words}
