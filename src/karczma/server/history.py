"""The story of a game so far, for each kind of viewer; made when first asked for, then carried on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import messages as m
from .telling import Viewer, last_of, told_of_moves

if TYPE_CHECKING:
    from karczma.core.table import Table

    from .course import Course

NEWS = 2  # moves of each player that are told where memory is part of the game


class Histories:
    """What was told to each viewer."""

    def __init__(self) -> None:
        self._undone = 0
        self._known: dict[Viewer, tuple[Table, list[m.HistoryLine]]] = {}

    def clear(self) -> None:
        """Forgets everything; it will be told again from the moves."""
        self._known.clear()

    def lines(self, course: Course, viewer: Viewer) -> list[m.HistoryLine]:
        """Every move a viewer noticed, and what it did."""
        if course.situation.undone != self._undone:
            self._undone = course.situation.undone
            self.clear()
        table = course.playing
        past, lines = self._known.setdefault(viewer, (table.at(0), []))
        for seat, move in table.moves[past.version :]:
            played = [past.play(move, seat)]
            last = last_of(played, viewer)
            if last is not None:
                lines.append(m.HistoryLine(last, told_of_moves(played, viewer)))
        if not course.situation.options.get("memory_aid", True):
            return lines[-NEWS * table.seats :]
        return lines
