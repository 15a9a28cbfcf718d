"""The three open supplies of Basics: 2.3, 9.3."""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.steps import offer

from .cards import BASIC, BASICS, ROLE
from .moves import HIRE
from .village import lay


@inner_rule
def offer_basics(s, moves, n) -> int:
    """9.3 Any kind that is still in supply."""
    for basic in range(BASICS):
        if s.basics[basic] > 0:
            n = offer(moves, n, HIRE + basic)
    return n


@rule
def lay_basic(s, seat, basic) -> None:
    s.basics[basic] -= 1
    lay(s, seat, BASIC[basic], ROLE[BASIC[basic]], -1)
