"""Writes the golden playthroughs of all games again: `make golden`. Review them as a diff."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from karczma import GAMES, Game


def golden(game: Game) -> Any:
    """`write(name)` plays one of the PLAYTHROUGHS, whose approved text lies in FOLDER."""
    return import_module(f"tests.{game.folder.name}.golden")


if __name__ == "__main__":
    for game in GAMES:
        pages = golden(game)
        pages.FOLDER.mkdir(exist_ok=True)
        for name in pages.PLAYTHROUGHS:
            (pages.FOLDER / f"{name}.txt").write_text(pages.write(name), encoding="utf-8")
