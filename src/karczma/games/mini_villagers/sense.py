"""Rules of thumb. There is nothing to choose in this game, so they have nothing to say."""

from __future__ import annotations

from karczma.core.compiling import rule

SWING = 10  # in every game; here nobody ever leads


@rule
def weigh(o, seat, moves, n, values) -> None:
    """The only move is as good as any."""
    values[0] = 0


@rule
def standing(s, seat) -> int:
    """Nobody can count on anything."""
    return 0


@rule
def stage(s) -> int:
    """It is all one."""
    return 0
