"""Who knows which card: a bit for each seat, kept beside the card and moved with it."""

from __future__ import annotations

from .compiling import inner_rule, rule

UNKNOWN = -1  # a card the viewer may not see
UNNOTICED = -1000  # a move of which the viewer may not even know that it was made
SPECTATOR = -1  # a viewer who sees only what all players see
TOGETHER = -2  # what the players would know if they told each other everything


@rule
def everyone(s) -> int:
    return (1 << s.seats) - 1


@inner_rule
def sight(s, viewer):
    """Whose knowledge counts for a viewer, a bit each, and the least of it that will do."""
    if viewer >= 0:
        return 1 << viewer, 1 << viewer
    return everyone(s), everyone(s) if viewer == SPECTATOR else 1


@inner_rule
def may_see(s, known, viewer) -> bool:
    """Whether a viewer may see a card that the seats in `known` have seen."""
    seats, least = sight(s, viewer)
    return known & seats >= least


@inner_rule
def may_tell(s, known, holder, viewer) -> int:
    """What an observation says about who knows a card: that all do, or else only whether its holder and the viewer do.
    More would give cards away: that somebody has lost track of one tells that it was a twin of another."""
    if viewer == TOGETHER or known & everyone(s) == everyone(s):
        return known
    return known & (1 << holder | (1 << viewer if viewer >= 0 else 0))


@rule
def hide_generator(s) -> None:
    """The secret would foretell every shuffle to come, and the number of draws tells of those that have been."""
    s.key[:] = 0
    s.drawn = 0
    s.spare = 0
