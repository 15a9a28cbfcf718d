"""`karczma review`: a finished game told in words or as JSON; anything else is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import karczma
from karczma.bots import sensible
from karczma.review import reviewing

from .test_play import in_this_process


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review here need not be good."""
    monkeypatch.setattr(reviewing, "ITERATIONS", {"knights-and-castles": 1})


def saved(folder: Path, *, moves: int | None = None) -> Path:
    """A game of Knights and Castles in a file, whole or broken off."""
    table = karczma.game("knights-and-castles").deal(seed=5)
    while not table.is_over and table.version != moves:
        seat = table.waiting_for[0]
        table.play(sensible.choose(table.game, table.observation(seat), seat), seat)
    file = folder / "game.json"
    file.write_text(table.replay().to_json(), encoding="utf-8")
    return file


@pytest.mark.parametrize(("lang", "words"), [("en", "own decisions"), ("pl", "własne decyzje")])
def test_a_review_tells_the_graph_the_split_and_the_worst(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, words: str
) -> None:
    file = str(saved(tmp_path))
    code, told, _ = in_this_process(capsys, "review", file, "--lang", lang)
    assert code == 0
    assert told.count(words) == 2
    assert set(told) & set("▁▂▃▄▅▆▇█")
    _, one, _ = in_this_process(capsys, "review", file, "--seat", "1", "--lang", lang)
    assert one.count(words) == 1


def test_a_review_as_json_is_the_same_each_time(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(saved(tmp_path))
    found = [in_this_process(capsys, "review", file, "--json")[1] for _ in range(2)]
    assert found[0] == found[1]
    assert json.loads(found[0])["game"] == "knights-and-castles"


def test_what_cannot_be_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole, broken = str(saved(tmp_path)), tmp_path / "broken"
    broken.mkdir()
    for arguments, words in (
        ((str(saved(broken, moves=4)),), "not over yet"),
        ((whole, "--seat", "7"), "seat"),
        ((str(tmp_path / "nothing.json"),), "There is no file"),
    ):
        code, _, error = in_this_process(capsys, "review", *arguments, "--lang", "en")
        assert (code, words in error, error.count("\n")) == (2, True, 1), error
