"""Games that were read and approved once: a change in them is either meant or a mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from karczma import GAMES, Game

from .cases import every_game
from .golden import golden

TOO_LONG = 160  # lines; nobody reads more


@pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(game, name, id=f"{game.name}/{name}") for game in GAMES for name in golden(game).PLAYTHROUGHS],
)
def test_playthrough_is_as_it_was_approved(game: Game, name: str) -> None:
    approved = (golden(game).FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden(game).write(name) == approved, (
        f"golden/{name}.txt would read differently now. If that is meant, run `make golden` and review the diff."
    )
    assert len(approved.splitlines()) <= TOO_LONG


@every_game
def test_no_playthrough_is_left_over(game: Game) -> None:
    folder: Path = golden(game).FOLDER
    assert {path.stem for path in folder.glob("*.txt")} == set(golden(game).PLAYTHROUGHS)
    assert golden(game).PLAYTHROUGHS
