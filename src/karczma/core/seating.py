"""Who begins, and who is younger: what rulebooks ask about the players. Records hold the options `first` and `ages`."""

from __future__ import annotations

from itertools import permutations
from math import factorial
from typing import Any

import numpy as np

from .compiling import rule
from .generator import below

MOST_SEATS = 5
BY_LOT = -1  # what the rulebook says where it asks about caves, places or years


def _ages() -> Any:
    """AGE[seats, s.ages, seat]: how many players are younger. The orders are numbered as in `options.age_orders`."""
    table = np.zeros((MOST_SEATS + 1, 1 + factorial(MOST_SEATS), MOST_SEATS), np.int8)
    for seats in range(1, MOST_SEATS + 1):
        for number, youngest_first in enumerate([range(seats), *permutations(range(seats))]):
            for younger, seat in enumerate(youngest_first):
                table[seats, number, seat] = younger
    return table


AGE = _ages()


@rule
def age(s, seat) -> int:
    """How many players are younger than this one."""
    return AGE[s.seats, s.ages, seat]


@rule
def youngest(s) -> int:
    """The seat of the youngest player."""
    seat = 0
    while age(s, seat) > 0:
        seat += 1
    return seat


@rule
def oldest(s) -> int:
    """The seat of the oldest player."""
    seat = 0
    while age(s, seat) < s.seats - 1:
        seat += 1
    return seat


@rule
def first_seat(s, by_the_rulebook) -> int:
    """Who begins: the seat the rulebook names, or as the table agreed."""
    if s.first >= 2:
        return s.first - 2
    if s.first == 1 or by_the_rulebook == BY_LOT:
        return below(s, s.seats)
    return by_the_rulebook
