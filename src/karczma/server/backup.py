"""Everything an inn knows in one file, whatever its database: gzipped JSON lines, with a count and a hash at the end.

Reading takes one transaction, so a backup is one moment of a running inn. Restoring takes one transaction, too, and a
running inn notices it by the `generation` that changes with it.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, LargeBinary, Table, delete, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from karczma.core.errors import KarczmaError
from karczma.words import sentence

from .schema import facts, metadata
from .store import CannotStore, open_engine, upgrade

FORMAT = "karczma-backup"
FORMAT_VERSION = 1
STILL_FIT = ("0001",)  # older schemas whose backups can be restored: what came since is found again from the log
AT_ONCE = 500  # rows written by one statement


class BadBackup(KarczmaError):
    """A file that cannot be written, or is no backup of ours."""


def write_backup(url: str, file: Path) -> int:
    """Writes a new file, whole or not at all. Returns how many rows it has."""
    if file.exists():
        raise BadBackup(sentence("backup-exists", file=str(file)))
    engine = open_engine(url, "BEGIN")
    try:
        upgrade(engine)
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            handle, draft = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
            try:
                with open(handle, "wb") as out:
                    rows = _write(connection, out)
                    os.fsync(out.fileno())
                os.link(draft, file)  # unlike a renaming, this never overwrites
            finally:
                Path(draft).unlink(missing_ok=True)
        return rows
    except (OSError, SQLAlchemyError) as problem:
        raise BadBackup(sentence("cannot-save", file=str(file), reason=_reason(problem))) from problem
    finally:
        engine.dispose()


def _write(connection: Connection, out: Any) -> int:
    rows, digest = 0, hashlib.sha256()
    with gzip.GzipFile(fileobj=out, mode="wb", compresslevel=6, mtime=0) as packed:

        def put(line: dict[str, Any]) -> None:
            data = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            digest.update(data)
            packed.write(data)

        put({"format": FORMAT, "version": FORMAT_VERSION, "schema": _schema(connection)})
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                put({"table": table.name, "row": {name: _plain(value) for name, value in row.items()}})
                rows += 1
        packed.write(json.dumps({"rows": rows, "sha256": digest.hexdigest()}).encode() + b"\n")
    return rows


def restore_backup(url: str, file: Path) -> int:
    """Checks a backup to its last line, then puts it in the place of everything. Returns how many rows it has."""
    rows = _check(file)
    engine = open_engine(url)
    try:
        upgrade(engine)
        with engine.begin() as connection:
            if _head(file)["schema"] not in (*STILL_FIT, _schema(connection)):
                raise BadBackup(sentence("backup-other-version", file=str(file)))
            generation = int(str(connection.scalar(_GENERATION) or 0))
            for table in reversed(metadata.sorted_tables):
                connection.execute(delete(table))
            for table, batch in _batches(file):
                connection.execute(insert(table), batch)
            connection.execute(delete(facts).where(facts.c.name == "generation"))
            connection.execute(insert(facts), {"name": "generation", "value": str(generation + 1)})
        return rows
    except SQLAlchemyError as problem:
        raise CannotStore(sentence("cannot-store", reason=_reason(problem))) from problem
    finally:
        engine.dispose()


_GENERATION = select(facts.c.value).where(facts.c.name == "generation")


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as packed:
            yield from packed
    except FileNotFoundError:
        raise BadBackup(sentence("no-such-file", file=str(file))) from None
    except (OSError, EOFError) as problem:  # gzip says OSError of what is no gzip, EOFError of half of one
        raise BadBackup(sentence("not-a-backup", file=str(file))) from problem


def _check(file: Path) -> int:
    """Reads the whole file before anything is touched."""
    digest, rows, end = hashlib.sha256(), -1, b""
    for line in _lines(file):
        if rows >= 0:
            digest.update(end)
        rows, end = rows + 1, line
    try:
        last, head = json.loads(end), _head(file)
        is_whole = last == {"rows": rows - 1, "sha256": digest.hexdigest()} and head["format"] == FORMAT
    except (ValueError, KeyError, TypeError):
        is_whole = False
    if not is_whole or head["version"] != FORMAT_VERSION:
        raise BadBackup(sentence("not-a-backup", file=str(file)))
    return rows - 1


def _head(file: Path) -> dict[str, Any]:
    head: dict[str, Any] = json.loads(next(_lines(file), b"{}"))
    return head


def _batches(file: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    batch: list[dict[str, Any]] = []
    name = ""
    for line in _lines(file):
        data = json.loads(line)
        if "table" not in data:
            continue
        if batch and (data["table"] != name or len(batch) >= AT_ONCE):
            yield metadata.tables[name], batch
            batch = []
        name = data["table"]
        batch.append(_row(metadata.tables[name], data["row"]))
    if batch:
        yield metadata.tables[name], batch


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


def _row(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64decode(value) if isinstance(table.c[name].type, LargeBinary) and value is not None else value
        for name, value in row.items()
    }


def _schema(connection: Connection) -> str:
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _reason(problem: Exception) -> str:
    return str(getattr(problem, "strerror", None) or getattr(problem, "orig", None) or problem).strip()
