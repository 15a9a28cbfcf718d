"""Tables in the database: made once, added to entry by entry, listed, loaded again."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from .course import Course
from .entries import Anything, decode_entry, encode_entry
from .messages import TableListed
from .schema import log, seats, snapshots, tables

if TYPE_CHECKING:
    from karczma.core.game import Game

SNAPSHOT_EVERY = 64  # entries
LISTED = 50  # tables of a kind in the lobby

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Deal:
    """What is decided when a table is made, and told after the end."""

    secret: bytes
    salt: bytes


@dataclass(frozen=True)
class Shown:
    """What the list of tables shows of one, and who sits there."""

    listed: TableListed
    timeout_at: int | None
    seats: list[dict[str, Any]] | None  # none: unchanged

    def row(self) -> dict[str, Any]:
        """As the table `tables` keeps it."""
        return {
            "stage": self.listed.stage,
            "public": self.listed.public,
            "listed": _encode(self.listed),
            "changed_at": self.listed.since,
            "timeout_at": self.timeout_at,
        }


# Made once: a statement that is built anew costs five times as much as running it.
_ADD_ENTRY = insert(log)
_SHOWN = ("stage", "public", "listed", "changed_at", "timeout_at")
_SHOW = update(tables).where(tables.c.id == bindparam("of")).values({name: bindparam(name) for name in _SHOWN})


def make(connection: Connection, table: str, game: str, deal: Deal, asked: str | None, now: int, shown: Shown) -> None:
    """A new table, before its first entry."""
    facts = {"id": table, "game": game, "secret": deal.secret, "salt": deal.salt, "asked": asked, "created_at": now}
    connection.execute(insert(tables), facts | shown.row())


def made_by(connection: Connection, asked: str) -> str | None:
    """The table that this message made, if it did."""
    return connection.scalar(select(tables.c.id).where(tables.c.asked == asked))


def add(connection: Connection, table: str, seq: int, entries: list[Anything], shown: Shown | None) -> None:
    """Adds entries, the first of them as number `seq`. Fails if anybody else has."""
    rows = [{"table": table, "seq": seq + number, "entry": encode_entry(entry)} for number, entry in enumerate(entries)]
    connection.execute(_ADD_ENTRY, rows)
    if shown is None:
        return
    connection.execute(_SHOW, {"of": table, **shown.row()})
    if shown.seats is not None:
        connection.execute(delete(seats).where(seats.c.table == table))
        connection.execute(insert(seats), [row | {"table": table} for row in shown.seats])


def keep_snapshot(connection: Connection, table: str, seq: int, game: str, snapshot: bytes) -> None:
    """Puts a snapshot in the place of the last one."""
    connection.execute(delete(snapshots).where(snapshots.c.table == table))
    row = {"table": table, "seq": seq, "version": snapshot_version(game), "snapshot": snapshot}
    connection.execute(insert(snapshots), row)


@cache
def snapshot_version(game: str) -> str:
    """By what snapshots are understood: others are ignored."""
    from karczma.games import game as find

    return f"1 {find(game).rules_version}"


@dataclass(frozen=True)
class Stored:
    """A table as the database has it."""

    game: str
    deal: Deal
    snapshot: bytes | None
    entries: list[bytes]

    def course(self, game: Game) -> Course:
        """What it all adds up to."""
        course = Course(game, self.deal.secret)
        if self.snapshot is not None:
            course.restore(self.snapshot)
        for entry in self.entries:
            course.add(decode_entry(entry))
        return course


def load(connection: Connection, table: str, *, use_snapshot: bool = True) -> Stored | None:
    """A table with its log from the latest snapshot on; none if there is no such table."""
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if row is None:
        return None
    version = snapshot_version(row["game"])
    known = select(snapshots).where(snapshots.c.table == table, snapshots.c.version == version)
    found = connection.execute(known).mappings().first() if use_snapshot else None
    later = select(log.c.entry).where(log.c.table == table, log.c.seq > (found["seq"] if found else 0))
    entries = [bytes(entry) for entry in connection.scalars(later.order_by(log.c.seq))]
    snapshot = bytes(found["snapshot"]) if found else None
    return Stored(row["game"], Deal(bytes(row["secret"]), bytes(row["salt"])), snapshot, entries)


def public_tables(connection: Connection, stage: str) -> list[msgspec.Raw]:
    """The latest tables of this stage that everybody may see."""
    chosen = select(tables.c.listed).where(tables.c.stage == stage, tables.c.public)
    return _raw(connection, chosen)


def tables_of(connection: Connection, person: str, *, over: bool) -> list[msgspec.Raw]:
    """The tables at which somebody sits: those still going on, or those that are over."""
    stages = ("over",) if over else ("open", "playing")
    mine = select(seats.c.table).where(seats.c.person == person)
    return _raw(connection, select(tables.c.listed).where(tables.c.stage.in_(stages), tables.c.id.in_(mine)))


def _raw(connection: Connection, chosen: Any) -> list[msgspec.Raw]:
    latest = chosen.order_by(tables.c.changed_at.desc()).limit(LISTED)
    return [msgspec.Raw(bytes(listed)) for listed in connection.scalars(latest)]


def overdue(connection: Connection, now: int) -> list[str]:
    """The tables at which a clock has run out."""
    chosen = select(tables.c.id).where(tables.c.stage == "playing", tables.c.timeout_at <= now)
    return list(connection.scalars(chosen.limit(LISTED)))
