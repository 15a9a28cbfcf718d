"""The running game from its beginning: how a position came about, as far as its log tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from karczma.core.knowledge import UNKNOWN
from karczma.core.record import copy
from karczma.core.steps import pop

from .cards import DRUM
from .rules import LAY, go_on, set_up_game
from .state import TOOK_IN_SECRET


def beginning(world: Any) -> Any:
    """The position before the first choice of the running game, with the tiles in the same order."""
    s = copy(world)
    tiles = s.tile[s.game].copy()
    while s.step_size > 0:
        pop(s)
    s.log[s.game], s.owner[s.game], s.chosen[:] = 0, 0, 0
    set_up_game(s)
    s.tile[s.game] = tiles
    go_on(s)
    return s


def choices(o: Any) -> Iterator[tuple[int, int]]:
    """Every choice made in the rounds that are over, as seat and move; UNKNOWN where it was never shown."""
    for number in range(o.turned - 1):
        for seat in range(o.seats):
            entry = int(o.log[o.game, number, seat])
            if o.tile[o.game, number] != DRUM:
                yield seat, LAY + entry - 1
            elif entry == TOOK_IN_SECRET:
                yield seat, UNKNOWN
