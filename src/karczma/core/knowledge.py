"""Who knows which card: a bit for each seat, kept beside the card and moved with it."""

from __future__ import annotations

from .compiling import rule

UNKNOWN = -1  # a card the viewer may not see
SPECTATOR = -1  # a viewer who sees only what all players see
TOGETHER = -2  # what the players would know if they told each other everything


@rule
def everyone(s) -> int:
    return (1 << s.seats) - 1


@rule
def may_see(s, known, viewer) -> bool:
    """Whether a viewer may see a card that the seats in `known` have seen."""
    if viewer == SPECTATOR:
        return known & everyone(s) == everyone(s)
    if viewer == TOGETHER:
        return known & everyone(s) != 0
    return known >> viewer & 1 == 1


@rule
def hide_generator(s) -> None:
    """The secret would foretell every shuffle to come, and the number of draws tells of those that have been."""
    s.key[:] = 0
    s.drawn = 0
    s.spare = 0
