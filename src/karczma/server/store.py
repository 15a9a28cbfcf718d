"""Storage: one thread writes, many changes to one commit; nobody is told of a change before it is on the disk.

SQLite (write-ahead log, every commit synced) or PostgreSQL. The work handed in is a function over a connection; it may
be run a second time by itself if another piece of work in the same commit failed, so it must do nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from karczma.core.errors import KarczmaError
from karczma.words import sentence

from .schema import facts

MOST_AT_ONCE = 500  # changes in one commit
GATHERING = 0.02  # seconds; while changes come that fast, one waits for others to share its commit
READERS = 4
T = TypeVar("T")
Work = Callable[[Connection], Any]


class CannotStore(KarczmaError):
    """The database refused; nothing was changed."""


class Conflict(Exception):
    """Somebody else has added this entry: what we know of the table is out of date."""


class Restored(Exception):
    """A backup was put in place of everything: what we know of the tables is out of date."""


class Store:
    """The database of an inn."""

    def __init__(self, url: str) -> None:
        """Opens it, and brings an older or empty one up to date."""
        self.engine, self._reading = open_engine(url), open_engine(url, "BEGIN")
        try:
            upgrade(self.engine)
            self._generation = self._read_generation()
        except SQLAlchemyError as problem:
            raise CannotStore(sentence("cannot-open-database", reason=_reason(problem))) from problem
        self.on_restored: Callable[[], None] = lambda: None  # called on the writer's thread
        self._work: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Does some work and comes back once it is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._work.put((work, done))
        return await done

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Looks something up."""

        def look_up() -> T:
            try:
                with self._reading.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as problem:
                raise _as_ours(problem) from problem

        return await asyncio.get_running_loop().run_in_executor(self._readers, look_up)

    async def check_generation(self) -> None:
        """Notices a restored backup even if nothing is written."""
        await self.write(lambda _: None)

    def close(self) -> None:
        """Finishes what was handed in, and lets go."""
        self._work.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()
        self._reading.dispose()

    # -- the writer's thread

    def _write_all(self) -> None:
        open_ended, is_crowded = True, False
        while open_ended:
            batch = [self._work.get()]
            if is_crowded:
                time.sleep(GATHERING)
            while len(batch) < MOST_AT_ONCE and not self._work.empty():
                batch.append(self._work.get())
            open_ended, is_crowded = None not in batch, len(batch) > 1
            self._write_batch([job for job in batch if job is not None])

    def _write_batch(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        try:
            results = self._commit([work for work, _ in batch])
        except Restored as restored:
            self.on_restored()
            _settle([(done, restored, None) for _, done in batch])
            return
        except Exception as problem:
            if len(batch) == 1:
                _settle([(batch[0][1], _as_ours(problem), None)])
                return
            for job in batch:
                self._write_batch([job])
            return
        _settle([(done, None, result) for (_, done), result in zip(batch, results, strict=True)])

    def _commit(self, works: list[Work]) -> list[Any]:
        with self.engine.begin() as connection:
            generation = str(connection.scalar(_GENERATION))
            if generation != self._generation:
                self._generation = generation
                raise Restored
            return [work(connection) for work in works]

    def _read_generation(self) -> str:
        with self.engine.begin() as connection:
            if connection.scalar(_GENERATION) is None:
                connection.execute(insert(facts), {"name": "generation", "value": "1"})
            return str(connection.scalar(_GENERATION))


_GENERATION = select(facts.c.value).where(facts.c.name == "generation")


def _settle(settled: list[tuple[asyncio.Future[Any], Exception | None, Any]]) -> None:
    """Tells whoever waited, all in one call to each loop: waking it is what costs."""

    def settle(loop: asyncio.AbstractEventLoop) -> None:
        for done, problem, result in settled:
            if done.get_loop() is not loop or done.done():
                continue
            if problem is None:
                done.set_result(result)
            else:
                done.set_exception(problem)

    for loop in {done.get_loop() for done, _, _ in settled}:
        with contextlib.suppress(RuntimeError):  # the loop has ended, and with it whoever waited
            loop.call_soon_threadsafe(settle, loop)


def _as_ours(problem: Exception) -> Exception:
    if isinstance(problem, IntegrityError):
        return Conflict()
    if isinstance(problem, SQLAlchemyError):
        return CannotStore(sentence("cannot-store", reason=_reason(problem)))
    return problem


def _reason(problem: SQLAlchemyError) -> str:
    return str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]


def open_engine(url: str, begin: str = "BEGIN IMMEDIATE") -> Engine:
    """An engine for `sqlite:///FILE` or `postgresql://...`; `begin` is how SQLite begins: readers lock nothing."""
    try:
        parsed = make_url(url)
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() not in ("sqlite", "postgresql"):
            raise ArgumentError(url)
        engine = create_engine(parsed)
    except (ArgumentError, NoSuchModuleError, ImportError) as problem:
        raise CannotStore(sentence("bad-database-url", url=url)) from problem
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun by us, above, and not by the driver
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def upgrade(engine: Engine) -> None:
    """Runs the migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(746152)"))  # one of several inns at a time
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def sqlite_url(folder: Path) -> str:
    """The database in a folder of ours."""
    return f"sqlite:///{folder / 'inn.sqlite'}"
