"""Rules of thumb: what a move is worth to a sensible player, in tenths of a point. They look at an observation only."""

from __future__ import annotations

from karczma.core.compiling import rule


@rule
def worth(o, seat, move) -> int:
    """How good a legal move looks to this seat."""
    return 0
