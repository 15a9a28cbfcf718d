"""The journal: one JSON object a line, for the host. It never has names, chat, cards, keys or secrets in it."""

from __future__ import annotations

import sys
import time
import traceback
from pathlib import Path
from typing import IO

import msgspec

from karczma.core.errors import KarczmaError
from karczma.words import sentence

_encode = msgspec.json.Encoder().encode


def open_log(folder: Path) -> IO[str]:
    """Where an inn at home writes its journal, so that nobody has to look at it; each opening begins a new one."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return (folder / "inn.log").open("w", encoding="utf-8")
    except OSError as problem:
        raise CannotSave(
            sentence("cannot-save", file=str(folder), reason=problem.strerror or str(problem))
        ) from problem


class CannotSave(KarczmaError):
    """The folder cannot be written."""


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
