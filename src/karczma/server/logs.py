"""The journal: one JSON object a line, for the host. It never has names, chat, cards, keys or secrets in it."""

from __future__ import annotations

import sys
import time
import traceback
from typing import IO

import msgspec

_encode = msgspec.json.Encoder().encode


class Journal:
    """Writes what happens to the inn itself."""

    def __init__(self, out: IO[str] | None = None) -> None:
        self._out = out or sys.stderr

    def note(self, what: str, **facts: str | int | float | bool | None) -> None:
        """One line."""
        self._write({"what": what, **facts})

    def error(self, what: str, problem: BaseException, **facts: str | int | float | bool | None) -> None:
        """A fault: its kind and where it happened, but not its words, which may quote what people sent."""
        frames = traceback.extract_tb(problem.__traceback__)[-6:]
        where = [f"{frame.filename.rpartition('/karczma/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
        self._write({"what": what, "error": type(problem).__name__, "where": where, **facts})

    def _write(self, line: dict[str, object]) -> None:
        self._out.write(_encode({"at": round(time.time(), 3), **line}).decode() + "\n")
        self._out.flush()
