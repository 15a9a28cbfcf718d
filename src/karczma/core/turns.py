"""Where the turns of a game that was played begin, and where its deals or rounds do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table


def beginnings(table: Table) -> tuple[list[int], list[int]]:
    """How many moves were played when each turn began, and when each deal or round did; a new one begins a turn too.

    Where several choose at once, all their choices are one turn.
    """
    past, turns, stages = table.at(0), list[int](), list[int]()
    stage, asked, moved = None, tuple[int, ...](), set[int]()
    for version, (seat, move) in enumerate(table.moves):
        now = past.game.engine.stage(past.state)
        if now != stage:
            stage = now
            stages.append(version)
        if seat not in asked or (len(asked) > 1 and seat in moved) or stages[-1] == version:
            asked, moved = past.waiting_for, set()
            turns.append(version)
        moved.add(seat)
        past.play(move, seat)
    return turns, stages
