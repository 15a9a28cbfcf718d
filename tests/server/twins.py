"""Two inns with the same table, but different truths on it: what one seat hears must not tell them apart."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from karczma.core.record import copy
from karczma.core.table import Table
from karczma.server import archive, live
from karczma.server import entries as e
from karczma.server import messages as m
from karczma.server.archive import Deal
from karczma.server.course import Course
from karczma.server.inn import Inn
from karczma.server.logs import Journal
from karczma.server.people import Person
from karczma.server.settings import Settings
from karczma.server.store import sqlite_url
from karczma.server.telling import listed_as

WATCHER = "watcher"


class Listener:
    """A client that keeps every frame."""

    is_gone = False

    def __init__(self, name: str) -> None:
        self.person = Person(name, name, account=False, host=False, banned=False, muted=False, session=1)
        self.heard: list[bytes] = []
        self.messages = 0

    def tell(self, frame: bytes) -> None:
        self.heard.append(frame)

    def asked(self, number: int) -> str:
        return f"{self.person.id}:listener:{number}"

    def hang_up(self, error: str) -> None:
        self.heard.append(error.encode())


class TruthCourse(Course):
    """A course that begins in a given position instead of a deal."""

    def __init__(self, start: Table) -> None:
        super().__init__(start.game, bytes(16))
        self.start = start

    def _dealt(self) -> Table:
        return Table(self.game, copy(self.start.state), None)


class Twin:
    """One of the two tables. Player k sits in seat k; somebody watches."""

    def __init__(self, inn: Inn, start: Table, name: str) -> None:
        course, self.name = TruthCourse(start), name
        players = [f"player{seat}" for seat in range(start.seats)]
        self.entries = list(self._beginning(start, players))
        for entry in self.entries:
            course.add(entry)
        self.table = live.LiveTable(name, course, Deal(bytes(16), bytes(16)), inn._around)
        self.listeners = [Listener(player) for player in (*players, WATCHER)]

    @classmethod
    async def sit_down(cls, inn: Inn, start: Table) -> Twin:
        """The first twin of an inn has the same name as the first of the other, and so on."""
        twin = cls(inn, start, f"twin{len(inn.tables):04}".translate(str.maketrans("01", "ab")))
        inn.tables[twin.name] = twin.table
        shown = listed_as(twin.table.course, twin.name, seats_changed=True)

        def write(connection: Connection) -> None:
            archive.make(connection, twin.name, start.game.name, twin.table.deal, None, 1, shown)
            archive.add(connection, twin.name, 1, twin.entries, shown)

        await inn.store.write(write)
        return twin

    @staticmethod
    def _beginning(start: Table, names: list[str]) -> Iterator[e.Anything]:
        yield e.Created(
            at=1,
            owner=names[0],
            game=start.game.name,
            rules=1,
            seats=start.seats,
            options=start.options,
            public=True,
            rated=False,
            pace=m.NoClock(),
            on_timeout="move",
            starts="full",
        )
        for seat, name in enumerate(names):
            yield e.Sat(at=1, seat=seat, person=name, name=name)
        yield e.Started(at=1)

    @property
    def game(self) -> Table:
        return self.table.course.playing

    async def hears(self, viewer: int, asking: Listener, kind: type[m.AtTable], **fields: Any) -> list[bytes]:
        """What one listener hears when another one (or itself) says something to the table."""
        listener = self.listeners[viewer]
        listener.heard.clear()
        asking.messages += 1
        message = kind(id=asking.messages, table=self.name, **fields)
        await self.table._deal_with(live.FromClient(asking, message))
        return list(listener.heard)


@asynccontextmanager
async def twin_inns(folder: Path) -> Any:
    """Two inns, each with a database of its own."""
    inns = []
    for name in ("one", "two"):
        (folder / name).mkdir()
        settings = Settings(data=folder / name)
        inns.append(await Inn.open(settings, Journal(io.StringIO()), sqlite_url(settings.data)))
    try:
        yield inns
    finally:
        for inn in inns:
            await inn.close()
