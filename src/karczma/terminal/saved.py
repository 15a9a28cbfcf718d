"""Games on disk: unfinished ones to be resumed, finished ones as replays. Written whole or not at all."""

from __future__ import annotations

import json
import os
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.core.errors import BadReplay, KarczmaError
from karczma.core.folders import data_folder
from karczma.words import sentence

if TYPE_CHECKING:
    from karczma.core.game import Game
    from karczma.core.replay import Replay
    from karczma.core.table import Table

LARGEST = 10_000_000  # bytes; a long game takes some thousands


class CannotSave(KarczmaError):
    """The disk refused; the sentence says where and why."""


class NoSuchFile(KarczmaError):
    """A file that is not there or cannot be read."""


@dataclass(frozen=True)
class SavedGame:
    """A replay that may be unfinished, and who sits where: `you` or the name of a bot for each seat."""

    replay: Replay
    seated: list[str] | None


def new_file(kind: str, game: Game) -> Path:
    """A file of its own for a game, the first free number; another table never writes to it."""
    folder = data_folder() / kind
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = 1 + max(map(_number, folder.glob(f"{game.name}-*.json")), default=0)
        while True:
            try:
                file = folder / f"{game.name}-{number}.json"
                file.open("x").close()
                return file
            except FileExistsError:
                number += 1
    except OSError as problem:
        raise CannotSave(_refused(folder, problem)) from problem


def _number(file: Path) -> int:
    digits = re.fullmatch(r".*-(\d+)", file.stem)
    return int(digits[1]) if digits else 0


def unfinished(game: Game) -> list[Path]:
    """The games waiting to be resumed, the latest first. A file left empty by a crash is none."""
    folder = data_folder() / "saved"
    try:
        files = [(file.stat(), file) for file in folder.glob(f"{game.name}-*.json")]
    except OSError:
        return []
    return [file for stat, file in sorted(files, key=lambda pair: -pair[0].st_mtime_ns) if stat.st_size]


def write(file: Path, table: Table, seated: list[str]) -> None:
    """Saves a game. A crash leaves the old file or the new one, never half of one."""
    text = table.replay().to_json()
    text = text.replace('\n "moves": [', f'\n "seated": {json.dumps(seated)},\n "moves": [', 1)
    try:
        handle, draft = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
        try:
            with open(handle, "w", encoding="utf-8") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            os.replace(draft, file)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as problem:
        raise CannotSave(_refused(file, problem)) from problem


def may_overwrite(file: Path) -> bool:
    """Whether a file is new, or a saved game or replay of ours."""
    try:
        return not file.exists() or (file.is_file() and b'"karczma-replay"' in file.read_bytes()[:LARGEST])
    except OSError:
        return False


def read(file: Path) -> SavedGame:
    """Reads a saved game or replay; whatever is wrong with the file is said in one sentence."""
    from karczma.games import replay

    text = text_of(file)
    game = replay(text)
    seated = json.loads(text).get("seated")
    fits = isinstance(seated, list) and len(seated) == game.seats and all(isinstance(who, str) for who in seated)
    return SavedGame(game, seated if fits else None)


def text_of(file: Path) -> str:
    try:
        if file.is_dir() or not file.exists():
            raise NoSuchFile(sentence("no-such-file", file=str(file)))
        with file.open("rb") as source:
            data = source.read(LARGEST + 1)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise NoSuchFile(sentence("file-unreadable", file=str(file), reason=reason)) from problem
    if len(data) > LARGEST:
        raise BadReplay(sentence("replay-foreign"))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise BadReplay(sentence("replay-not-text")) from problem


def _refused(place: Path, problem: Exception) -> Any:
    return sentence("cannot-save", file=str(place), reason=getattr(problem, "strerror", None) or str(problem))
