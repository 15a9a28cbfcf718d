"""The course of a table: its log, entry by entry, and the game that is on it.

A snapshot is a shortcut past old entries; without it they add up to the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from karczma.core.table import Table

from . import entries as e
from .situation import Situation

if TYPE_CHECKING:
    from karczma.core.game import Game
    from karczma.core.table import Played


class Snapshot(Struct):
    """A situation, and the moves that led to it."""

    situation: Situation
    moves: list[tuple[int, int]]


_write = msgspec.msgpack.Encoder().encode
_read = msgspec.msgpack.Decoder(Snapshot).decode


class Course:
    """Situation and game, kept in step. `add` is the only way either changes."""

    def __init__(self, game: Game, secret: bytes) -> None:
        self.game, self.secret = game, secret
        self.situation = Situation()
        self.table: Table | None = None  # none before the start

    def add(self, entry: e.Anything) -> list[Played]:
        """Takes one more entry into account. Returns the moves that were played by it."""
        self.situation.add(entry)
        match entry:
            case e.Started():
                self.table = self._dealt()
                if self.table.is_over:  # a record that was brought
                    self.situation.stage = "over"
                self._ask(entry.at, ())
            case e.Moved():
                return self._move(entry)
            case e.Undone(moves=moves):
                self.table = self.playing.at(moves)
                self._ask(entry.at, ())
        return []

    @property
    def playing(self) -> Table:
        """The game on the table, once it has begun."""
        if self.table is None:
            raise LookupError("the game has not begun")
        return self.table

    def snapshot(self) -> bytes | None:
        """Everything up to here, in short; none while a move waits to be due, for only the log knows it."""
        if self.table is not None and self.table.keeps_a_move:
            return None
        return _write(Snapshot(self.situation, self.table.moves if self.table else []))

    def restore(self, snapshot: bytes) -> None:
        """Goes on from a snapshot instead of the beginning."""
        known = _read(snapshot)
        self.situation = known.situation
        if known.situation.began_at:
            self.table = self._dealt()
            for seat, move in known.moves[self.table.version :]:
                self.table.play(move, seat)

    def _dealt(self) -> Table:
        situation = self.situation
        table = Table.deal(
            self.game, seats=len(situation.seats), seed=None, secret=self.secret, options=situation.options
        )
        for seat, move in situation.given_moves:
            table.play(move, seat)
        return table

    def _move(self, entry: e.Moved) -> list[Played]:
        table, situation = self.playing, self.situation
        together = table.waiting_for if len(table.waiting_for) > 1 else ()
        played = table.submit(entry.move, entry.seat)
        for viewer in range(len(situation.versions)):
            seat = viewer if viewer < len(situation.seats) else None
            situation.versions[viewer] += any(move.is_noticed(seat) for move in played)
        if any(move.is_noticed(None) for move in played):
            situation.request = None
        if table.is_over:
            situation.stage = "over"
        if situation.clocks is not None:
            for move in played:
                situation.clocks.moved(move.seat, entry.at)
        self._ask(entry.at, together)
        return played

    def _ask(self, now: int, together: tuple[int, ...]) -> None:
        """Puts the present question. Where all choose at once it stays the same while others answer, so whoever has
        not seen that they did may still move."""
        table, situation = self.playing, self.situation
        for seat in range(len(situation.seats)):
            if not (seat in together and seat in table.waiting_for):
                situation.asked_since[seat] = situation.versions[seat]
        if situation.clocks is not None:
            situation.clocks.ask(list(table.seen_waiting_for(None)), now)
