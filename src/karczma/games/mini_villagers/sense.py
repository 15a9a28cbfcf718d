"""Rules of thumb. There is nothing to choose in this game, so they have nothing to say."""

from __future__ import annotations

from karczma.core.compiling import rule


@rule
def worth(o, seat, move) -> int:
    """The only move is as good as any."""
    return 0
