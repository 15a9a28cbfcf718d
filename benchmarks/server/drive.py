"""The load: tables with two players and two spectators each, all moving at the same pace, spread evenly in time."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from websocket import WebSocket

PLAYERS, SPECTATORS = 2, 2
SOCKETS = PLAYERS + SPECTATORS
PACE = 4.0  # seconds between two moves at a table
WARM_UP = PACE  # one move at every table before the clock runs
COMING_IN = 16  # tables that are made at the same time
LAST_WAIT = 5.0  # seconds for the last moves to arrive


class Server(Protocol):
    """A server under load: what it uses, and how tables are made there."""

    name: str
    keeping: str  # what has become of a move by the time it is told

    @property
    def cpu_seconds(self) -> float: ...

    @property
    def waited_seconds(self) -> float: ...

    @property
    def memory(self) -> int: ...

    async def make_table(self, number: int) -> LoadedTable: ...

    def end(self) -> None: ...


class Viewer(WebSocket):
    """A socket at a table. It keeps the latest view as it came; only the one who moves looks into it."""

    def __init__(self, host: str, path: str, headers: str = "") -> None:
        super().__init__(host, path, headers)
        self.table: LoadedTable | None = None
        self.version = -1
        self.view = b""
        self._waiting: dict[str, asyncio.Future[bytes]] = {}

    def saw(self, version: int, view: bytes) -> None:
        """A view has come."""
        if self.table is not None:
            self.table.seen_by(self, version)
        self.version, self.view = version, view

    def expect(self, what: str) -> Awaitable[bytes]:
        """The next text of a kind, while the table is being made."""
        self._waiting[what] = asyncio.get_running_loop().create_future()
        return asyncio.wait_for(self._waiting[what], 60)

    def has_come(self, what: str, text: bytes) -> None:
        """Whoever waits for this kind is told."""
        waiting = self._waiting.pop(what, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(text)


@dataclass
class Tally:
    """What was counted while the clock ran."""

    moves: int = 0
    acknowledged: int = 0
    skipped: int = 0  # times a table's last move was still on its way when the next was due
    faults: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)


class LoadedTable:
    """One table: whose view came when."""

    def __init__(self, viewers: list[Viewer], choose: Callable[[LoadedTable], tuple[Viewer, bytes]]) -> None:
        self.viewers, self._choose = viewers, choose
        self.chance = random.Random()
        self.turn = 0
        self.tally = Tally()
        self.version = viewers[0].version
        self._sent_at = 0.0
        self._missing = 0
        self._acknowledged = True
        for viewer in viewers:
            viewer.table = self

    def move(self, tally: Tally) -> None:
        """Somebody moves, unless the last move is still on its way."""
        self.tally = tally
        if self._missing or not self._acknowledged:
            tally.skipped += 1
            return
        mover, text = self._choose(self)
        tally.moves += 1
        self.version += 1
        self._missing, self._acknowledged = SOCKETS, False
        self._sent_at = time.perf_counter()
        mover.say(text)

    def seen_by(self, viewer: Viewer, version: int) -> None:
        """Checks that nobody misses a version."""
        if version != viewer.version + 1 or version != self.version:
            self.tally.faults.append(f"version {version} after {viewer.version} where {self.version} was due")
        self._missing -= 1
        self.tally.latencies.append(time.perf_counter() - self._sent_at)

    def acknowledge(self) -> None:
        """The mover was told that the move counts."""
        self._acknowledged = True
        self.tally.acknowledged += 1

    def faults_at_the_end(self) -> list[str]:
        """What is still missing when everything should have come."""
        faults = [f"{self._missing} views never came"] if self._missing else []
        faults += ["a socket was closed"] * sum(viewer.closed_early for viewer in self.viewers)
        return faults + ["a move was not acknowledged"] * (not self._acknowledged)


@dataclass(frozen=True)
class Measured:
    """What one server made of the load."""

    name: str
    keeping: str
    tables: int
    seconds: float
    moves: int
    cpu_seconds: float
    memory: int  # bytes more than before the first table
    latencies: list[float]
    skipped: int
    faults: list[str]
    driver_share: float
    waited_share: float  # of the time, in which a thread of the server could have run but had to wait for the core

    @property
    def sockets(self) -> int:
        return self.tables * SOCKETS

    @property
    def cpu_share(self) -> float:
        return self.cpu_seconds / self.seconds

    @property
    def cpu_per_move(self) -> float:
        return self.cpu_seconds / max(1, self.moves)

    @property
    def memory_per_table(self) -> float:
        return self.memory / self.tables

    def latency(self, percent: float) -> float:
        """So many percent of all views came at least as soon after the move was sent."""
        ordered = sorted(self.latencies) or [float("nan")]
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


async def measure(server: Server, tables: int, seconds: float, tell: Callable[[str], None]) -> Measured:
    """Makes the tables, plays one round to warm up, then plays with the clock running."""
    memory = server.memory
    tell(f"{server.name}: making {tables} tables")
    made = await _make_tables(server.make_table, tables)
    tell(f"{server.name}: playing")
    warm_up, tally = Tally(), Tally()
    await _play(made, warm_up, WARM_UP)
    cpu, own, waited, began = server.cpu_seconds, time.process_time(), server.waited_seconds, time.perf_counter()
    await _play(made, tally, seconds)
    lasted = time.perf_counter() - began
    cpu, own, waited = server.cpu_seconds - cpu, time.process_time() - own, server.waited_seconds - waited
    await _wait_for_the_last(made)
    measured = Measured(
        name=server.name,
        keeping=server.keeping,
        tables=tables,
        seconds=lasted,
        moves=tally.moves,
        cpu_seconds=cpu,
        memory=server.memory - memory,
        latencies=tally.latencies,
        skipped=warm_up.skipped + tally.skipped,
        faults=_all_faults(made, warm_up, tally),
        driver_share=own / lasted,
        waited_share=waited / lasted,
    )
    for table in made:
        for viewer in table.viewers:
            viewer.leave()
    return measured


async def _make_tables(make_table: Callable[[int], Awaitable[LoadedTable]], tables: int) -> list[LoadedTable]:
    room = asyncio.Semaphore(COMING_IN)

    async def make(number: int) -> LoadedTable:
        async with room:
            return await make_table(number)

    return list(await asyncio.gather(*map(make, range(tables))))


async def _play(tables: list[LoadedTable], tally: Tally, seconds: float) -> None:
    """Every table moves once in each PACE, one after another."""
    began, turn = time.perf_counter(), 0
    apart = PACE / len(tables)
    while turn * apart < seconds:
        wait = began + turn * apart - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        elif turn % 16 == 0:
            await asyncio.sleep(0)  # the driver is late, and must read all the same
        tables[turn % len(tables)].move(tally)
        turn += 1
    await asyncio.sleep(max(0.0, began + seconds - time.perf_counter()))


async def _wait_for_the_last(tables: list[LoadedTable]) -> None:
    until = time.perf_counter() + LAST_WAIT
    while time.perf_counter() < until and any(table.faults_at_the_end() for table in tables):
        await asyncio.sleep(0.05)


def _all_faults(tables: list[LoadedTable], *tallies: Tally) -> list[str]:
    faults = [fault for tally in tallies for fault in tally.faults]
    faults += [fault for table in tables for fault in table.faults_at_the_end()]
    for tally in tallies:
        if tally.acknowledged != tally.moves:
            faults.append(f"{tally.moves} moves, {tally.acknowledged} acknowledged")
    return faults
