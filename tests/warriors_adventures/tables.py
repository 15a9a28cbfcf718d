"""Small helpers of the tests: positions with few cards, what lies where, a game brought to its end."""

from __future__ import annotations

from tests.lost_cities.tables import legal, line, lines, play

import karczma
from karczma.core.position import write_position

__all__ = ["GAME", "STACKS", "end", "front", "legal", "line", "lines", "play", "position", "seen", "sent", "small"]

GAME = karczma.game("warriors-adventures")
STACKS = range(1, 11)


def position(text, seed=0):
    return GAME.position(text, seed=seed)


def small(text, seed=0):
    """A position in which stacks that are not mentioned are empty."""
    mentioned = {row.partition(":")[0].strip() for row in text.splitlines()}
    empty = [f"stack {number}: -" for number in STACKS if f"stack {number}" not in mentioned]
    return position("\n".join([text, *empty]), seed)


def front(table, seat):
    """What lies in front of a seat, robber knights included: `["1", "5", "K"]`."""
    return line(table, f"front {seat}")


def sent(table, seat):
    """The items on each character that has some."""
    written = lines(table.text())[f"sent {seat}"]
    return [pile.split() for pile in written.split(" / ") if pile != "-"]


def seen(table, seat=None):
    """What an observation holds: the lines of a position."""
    return lines(write_position(GAME, table.observed(seat)))


def end(sent_by_each, dusigrosz="no"):
    """A game that is over, with these items sent by each seat: `["10 / 5", "1"]`."""
    text = [f"seats: {len(sent_by_each)}", f"options: dusigrosz={dusigrosz}", "to play: nobody"]
    return small("\n".join([*text, *(f"sent {seat}: {piles}" for seat, piles in enumerate(sent_by_each))]))
