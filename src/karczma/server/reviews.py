"""Reviews of finished games: asked for by somebody, made one at a time in a process beside, kept as files.

A review follows from its record, so a lost file is no loss: it can be asked for again.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.review import FORMAT

from .deciding import refuse

if TYPE_CHECKING:
    from .logs import Journal

MOST_WAITING = 20
LONGEST_LINE = 64 * 1024 * 1024


class Reviews:
    """The reviews of an inn, those that are made and those that wait."""

    def __init__(self, folder: Path, journal: Journal) -> None:
        self.folder, self.journal = folder, journal
        self._waiting: dict[str, str] = {}  # the record of each table that waits, the first being reviewed
        self._done = 0.0  # how far that one is
        self._failed: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def of(self, table: str) -> dict[str, Any] | None:
        """A review, or how far it is; none if nobody has asked for it."""
        if table in self._waiting:
            place = list(self._waiting).index(table)
            return {"progress": self._done if place == 0 else 0.0, "waiting": place, "review": None}
        if table in self._failed:
            raise refuse("fault")
        found = await asyncio.to_thread(self._read, table)
        return None if found is None else {"progress": 1.0, "waiting": 0, "review": found}

    async def ask(self, table: str, record: str) -> dict[str, Any]:
        """The same; if there is none, it is begun."""
        self._failed.discard(table)
        found = await self.of(table)
        if found is not None:
            return found
        if len(self._waiting) >= MOST_WAITING:
            raise refuse("crowded")
        self._waiting[table] = record
        if self._task is None:
            self._task = asyncio.create_task(self._make_all(), name="reviews")
        return {"progress": 0.0, "waiting": len(self._waiting) - 1, "review": None}

    async def close(self) -> None:
        """What is being reviewed is dropped."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _make_all(self) -> None:
        while self._waiting:
            table, record = next(iter(self._waiting.items()))
            self._done = 0.0
            try:
                found = await self._make(record)
                await asyncio.to_thread(self._write, table, found)
            except Exception as problem:
                self.journal.error("review failed", problem, table=table)
                self._failed.add(table)
            del self._waiting[table]
        self._task = None

    async def _make(self, record: str) -> bytes:
        """Everything the process says but the last line is how far it is."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "karczma.server.reviewer")
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(record.encode())
            process.stdin.close()
            last = b""
            async for line in process.stdout:
                last = line
                if not line.startswith(b"{"):
                    self._done = float(line)
            if await process.wait() != 0 or not last.startswith(b"{"):
                raise RuntimeError(f"the reviewer ended with {process.returncode}")
            return last
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    # -- files

    def _file(self, table: str) -> Path:
        return self.folder / f"{table}.json"

    def _read(self, table: str) -> Any:
        """One of an older format is made anew."""
        try:
            found = json.loads(self._file(table).read_bytes())
        except (OSError, ValueError):
            return None
        return found if found.get("format") == FORMAT else None

    def _write(self, table: str, found: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=self.folder, prefix=f".{table}-")
        with open(handle, "wb") as out:
            out.write(found)
        os.replace(draft, self._file(table))
