"""Storage: committed before told, guarded by (table, seq), a snapshot adds up to the same as the log; two databases."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from websockets.exceptions import ConnectionClosed

from karczma.server import archive
from karczma.server.backup import BadBackup, restore_backup, write_backup
from karczma.server.schema import facts, log, metadata
from karczma.server.store import CannotStore, Conflict, Store, open_engine, sqlite_url, upgrade

from .house import House, Process, play_to_the_end
from .looking import move, now

POSTGRES = os.environ.get("KARCZMA_TEST_POSTGRES")  # a server where tests may make databases: postgresql://USER@HOST
INSTALL = "apt-get install postgresql, then set KARCZMA_TEST_POSTGRES=postgresql://USER@HOST/DATABASE"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path)
        return
    if POSTGRES is None:
        pytest.skip(f"no PostgreSQL to test with: {INSTALL}")
    name = f"karczma_test_{os.getpid()}_{abs(hash(tmp_path)) % 10**8}"
    server = open_engine(POSTGRES).execution_options(isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield server.url.set(database=name).render_as_string(hide_password=False)
    with server.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    server.dispose()


def test_migrations_lead_to_the_schema_as_it_is_written(url: str) -> None:
    engine = open_engine(url)
    upgrade(engine)
    upgrade(engine)  # nothing is left to do
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    engine = open_engine(sqlite_url(tmp_path))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    engine.dispose()


def test_one_bad_piece_of_work_does_not_hurt_the_others_in_its_commit(url: str) -> None:
    async def write_all() -> list[object]:
        store = Store(url)

        def good(number: int) -> object:
            return lambda connection: connection.execute(insert(facts), {"name": f"n{number}", "value": "x"}) and number

        def twice(connection: Connection) -> None:
            connection.execute(insert(facts), [{"name": "same", "value": "1"}, {"name": "same", "value": "2"}])

        works = [good(1), good(2), twice, good(3)]
        results = await asyncio.gather(*(store.write(work) for work in works), return_exceptions=True)  # type: ignore
        names = await store.read(lambda connection: set(connection.scalars(select(facts.c.name))))
        store.close()
        return [*results, names]

    first, second, problem, third, names = asyncio.run(write_all())
    assert (first, second, third) == (1, 2, 3)
    assert isinstance(problem, Conflict)
    assert names == {"n1", "n2", "n3", "generation"}


def test_a_database_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    for bad in ("mysql://x/y", "nonsense", "sqlite:////no/such/folder/inn.sqlite"):
        with pytest.raises(CannotStore):
            Store(bad)
    (tmp_path / "inn.sqlite").write_bytes(b"this is no database at all, but a letter to the host" * 100)
    with pytest.raises(CannotStore, match="not a database"):
        Store(sqlite_url(tmp_path))


@pytest.mark.anyio
async def test_a_snapshot_adds_up_to_the_same_as_the_whole_log(tmp_path: Path, url: str) -> None:
    async with House(tmp_path, db=url) as inn:
        ola = await inn.visitor("Ola")
        table = await ola.make_table("lost-cities", "me", "easy")
        await play_to_the_end(table, ola)
        store = inn.state.inn.store
        short = await store.read(lambda connection: archive.load(connection, table))
        whole = await store.read(lambda connection: archive.load(connection, table, use_snapshot=False))
        assert short.snapshot is not None
        assert len(short.entries) < archive.SNAPSHOT_EVERY < len(whole.entries)
        game = inn.state.inn.tables[table].course.game
        one, other = short.course(game), whole.course(game)
        assert one.situation == other.situation
        assert one.playing.to_bytes() == other.playing.to_bytes()
        assert one.playing.moves == other.playing.moves


@pytest.mark.anyio
async def test_whoever_has_not_seen_the_latest_entry_cannot_add_one(tmp_path: Path) -> None:
    """Another process has added an entry: our move is refused as stale, and the table is loaded again."""
    async with House(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        table = await ola.make_table("lost-cities", "me", {"kind": "me", "name": "Jan"}, options={"first": "0"})
        view = await now(ola, table)
        stored = sqlite3.connect(tmp_path / "inn.sqlite")
        last = stored.execute('SELECT max(seq) FROM log WHERE "table" = ?', (table,)).fetchone()[0]
        entry = b'{"what":"spoken","at":1,"person":"x","name":"Elsewhere","text":"hej"}'
        stored.execute("INSERT INTO log VALUES (?, ?, ?)", (table, last + 1, entry))
        stored.commit()
        stored.close()
        chosen = view["view"]["legal_moves"][0]
        answer = await ola.do("move", table=table, move=chosen, version=view["version"])
        assert answer["error"] == "stale"
        ola.heard.clear()
        assert (await move(ola, table))["tell"] == "done"
        assert (await ola.do("unwatch", table=table))["tell"] == "done"
        ola.heard.clear()
        await now(ola, table)
        assert [line["name"] for line in (await ola.next("chat"))["lines"]] == ["Elsewhere"]


@pytest.mark.anyio
async def test_a_full_disk_refuses_the_move_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with House(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        table = await ola.make_table("lost-cities", "me", {"kind": "me", "name": "Jan"}, options={"first": "0"})
        before = await now(ola, table)

        def full(connection: Connection, *_: object) -> None:
            connection.exec_driver_sql("PRAGMA max_page_count = 1")  # no page more than there are: the disk is full
            connection.execute(insert(facts), [{"name": f"n{n}", "value": "x" * 200} for n in range(1000)])

        with monkeypatch.context() as patch:
            patch.setattr(archive, "add", full)
            assert (await move(ola, table))["error"] == "storage"
        inn.state.inn.store.engine.dispose()  # a new connection has a new limit
        ola.heard.clear()
        assert await now(ola, table) == before
        assert (await move(ola, table))["tell"] == "done"


# -- backups


@pytest.mark.anyio
async def test_a_backup_of_a_running_inn_is_restored_on_a_running_inn(tmp_path: Path, url: str) -> None:
    file = tmp_path / "backup"
    async with House(tmp_path, db=url) as inn:
        ola = await inn.visitor("Ola")
        table = await ola.make_table("lost-cities", "me", {"kind": "me", "name": "Jan"}, options={"first": "0"})
        await move(ola, table)
        saved = await now(ola, table)
        await asyncio.to_thread(write_backup, url, file)
        await move(ola, table)
        later = await ola.make_table("lost-cities", "me", "open")
        await asyncio.to_thread(restore_backup, url, file)
        assert (await ola.next("bye"))["error"] == "restored"
        with pytest.raises(ConnectionClosed):
            await ola.listen()
        await ola.come_in()
        assert await now(ola, table) == saved
        assert (await ola.do("watch", table=later))["error"] == "no_such_table"
        assert (await move(ola, table))["tell"] == "done"


@pytest.mark.anyio
async def test_a_backup_moves_between_kinds_of_databases(tmp_path: Path, url: str) -> None:
    there, file = tmp_path / "there", tmp_path / "backup"
    there.mkdir()
    async with House(there) as inn:
        ola = await inn.visitor("Ola")
        table = await ola.make_table("knights-and-castles", "me", "easy")
        await play_to_the_end(table, ola)
        record = (await ola.ask("GET", f"/api/records/{table}")).body
        write_backup(inn.db, file)
    here = tmp_path / "here"
    async with House(here, db=url if url.startswith("postgres") else None) as inn:
        restore_backup(url if url.startswith("postgres") else inn.db, file)
    async with House(here, db=url if url.startswith("postgres") else None) as inn:
        again = await inn.enter(cookie=ola.cookie)
        assert (await again.ask("GET", f"/api/records/{table}")).body == record


def test_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    url, file = sqlite_url(tmp_path), tmp_path / "backup"
    engine = open_engine(url)
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(insert(facts), {"name": "kept", "value": "yes"})
    write_backup(url, file)
    with pytest.raises(BadBackup, match="exists already"):
        write_backup(url, file)
    whole = file.read_bytes()
    for damaged in (b"", b"no gzip", whole[:-20], whole[:60] + bytes([whole[60] ^ 1]) + whole[61:]):
        file.write_bytes(damaged)
        with pytest.raises(BadBackup, match="not a whole backup"):
            restore_backup(url, file)
    with pytest.raises(BadBackup):
        restore_backup(url, tmp_path / "nowhere")
    with engine.connect() as connection:
        assert connection.scalar(select(facts.c.value).where(facts.c.name == "kept")) == "yes"
    engine.dispose()


@pytest.mark.skipif(shutil.which("kill") is None, reason="needs kill")
@pytest.mark.anyio
async def test_an_inn_closes_gracefully_and_says_why(tmp_path: Path) -> None:
    async with Process(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        assert inn.process is not None
        subprocess.run(["kill", "-TERM", str(inn.process.pid)], check=True)
        assert (await ola.next("bye"))["error"] == "closing"
        assert await asyncio.to_thread(inn.process.wait) in (0, -15)


def test_the_log_is_append_only(tmp_path: Path) -> None:
    """No code of ours changes or removes an entry; only a restored backup replaces everything."""
    import karczma.server

    folder = Path(karczma.server.__file__).parent
    for path in folder.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert "update(log" not in source
        assert "delete(log" not in source
    assert {column.name for column in log.primary_key} == {"table", "seq"}
