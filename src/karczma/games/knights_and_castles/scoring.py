"""Points, the poorest player, and who is ahead at the end."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.seating import age

from .cards import CASTLES, POINTS


@rule
def games(s) -> int:
    """6.1 As many games as players, or one."""
    return s.seats if s.longer else 1


@rule
def points(s, game, seat) -> int:
    """5.1 The castles a seat has taken in a game."""
    n = 0
    for castle in range(CASTLES):
        n += POINTS[castle] * (s.owner[game, castle] == 1 + seat)
    return n


@rule
def total(s, seat) -> int:
    """6.2 All games so far, the running one as it lies."""
    n = 0
    for game in range(games(s)):
        n += points(s, game, seat)
    return n


@rule
def poorest(s) -> int:
    """3.7 Who has the fewest points in this game; of several, the youngest."""
    seat, fewest = 0, points(s, s.game, 0)
    for other in range(1, s.seats):
        n = points(s, s.game, other)
        if n < fewest or (n == fewest and age(s, other) < age(s, seat)):
            seat, fewest = other, n
    return seat


@rule
def is_ahead(s, seat, other) -> bool:
    """5.2 More points; if level, more cards in hand; if level again, younger. 6.3 The same after several games."""
    more = total(s, seat) - total(s, other)
    if more == 0:
        more = s.hand_size[seat] - s.hand_size[other]
    if more == 0:
        more = age(s, other) - age(s, seat)
    return more > 0
