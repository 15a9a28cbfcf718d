"""Small helpers of the tests: positions, what all seats choose at once, what a seat sees."""

from __future__ import annotations

import karczma
from karczma.core.position import write_position

GAME = karczma.game("knights-and-castles")
FIGURES = "KDCFAP"
PAIRS = [one + other for i, one in enumerate(FIGURES + "S") for other in (FIGURES + "S")[i + 1 :]] + ["SS"]
CASTLES = [f"{kind}-{size}" for kind in ("stone", "brick", "wood") for size in ("small", "large")]
TILES = sorted([*CASTLES, "drum", "drum"])


def position(text, seed=0):
    return GAME.position(text, seed=seed)


def lay(table, *pairs):
    """Everybody lays a pair for the castle, seat 0 first; returns what was played last."""
    return [table.play(f"lay:{pair}", seat) for seat, pair in enumerate(pairs)][-1]


def recruit(table, *figures):
    """Everybody who is asked takes a figure back; `-` for whoever is not."""
    choices = [(seat, figure) for seat, figure in enumerate(figures) if figure != "-"]
    return [table.play(f"recruit:{figure}", seat) for seat, figure in choices][-1]


def lines(text):
    """A position's lines by name."""
    return dict(line.split(": ", 1) for line in text.splitlines())


def line(table, name):
    """One line of the whole truth."""
    return lines(table.text())[name]


def seen(table, seat=None):
    """What an observation holds: the lines of a position, with `?` for what this seat may not know."""
    return lines(write_position(GAME, table.observed(seat)))


def hand(table, seat):
    """The figures in hand."""
    return line(table, f"hand {seat}").replace("-", "")


def camp(table, seat):
    """The figures in the camp: all that are not in hand."""
    return "".join(figure for figure in FIGURES if figure not in hand(table, seat))


def taken(table, game=1):
    """Who took which castle of a game."""
    tokens = [token.split(":") for token in line(table, f"rounds {game}").split()]
    return {token[0]: int(token[2]) for token in tokens if len(token) == 3}


def sword(table):
    return int(line(table, "sword"))


def may_hold(table, seat):
    """The hands a seat may have, as far as everybody can tell, with the number of ways to each."""
    known = lines(table.text()).get(f"may hold {seat}", hand(table, seat) or "-")
    words = (word.partition("*") for word in known.split())
    return {figures.replace("-", ""): int(times or 1) for figures, _, times in words}
