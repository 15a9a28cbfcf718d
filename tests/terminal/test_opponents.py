"""Computer players by level: whom one sits down with, and what the strongest would do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .screen import PROMPT, Screen, in_this_process

EN = PROMPT["en"]
AMONG_FOUR = ("play", "warriors-adventures", "--opponents", "hard,easy", "--seats", "4", "--seed", "3", "--lang", "en")


def seated(folder: Path) -> list[str]:
    (file,) = (folder / "saved").iterdir()
    return list(json.loads(file.read_text(encoding="utf-8"))["seated"])


def test_opponents_sit_down_in_their_order_and_the_last_is_repeated(tmp_path: Path) -> None:
    with Screen(tmp_path, *AMONG_FOUR, "--seat", "1", height=40) as screen:
        screen.until(EN)
        screen.answer("1", EN)
    assert seated(tmp_path) == ["easy", "you", "hard", "easy"]


def test_as_many_seats_as_were_named_are_set(tmp_path: Path) -> None:
    arguments = ("play", "warriors-adventures", "--opponents", "easy,beginner", "--seed", "3", "--lang", "en")
    with Screen(tmp_path, *arguments, height=40) as screen:
        screen.until(EN)
    assert seated(tmp_path) == ["you", "easy", "beginner"]


def test_a_game_saved_when_there_was_one_level_goes_on(tmp_path: Path) -> None:
    one_deal = ("play", "lost-cities", "--option", "deals=1", "--seed", "5", "--lang", "en")
    with Screen(tmp_path, *one_deal) as screen:
        screen.until(EN)
        screen.answer("1", EN)
    (file,) = (tmp_path / "saved").iterdir()
    file.write_text(file.read_text(encoding="utf-8").replace('"medium"', '"sensible"'), encoding="utf-8")
    with Screen(tmp_path, "play", "lost-cities", "--from", str(file), "--lang", "en") as screen:
        screen.until(EN)
        assert "Bot" in screen.answer("1", EN)


def test_a_hint_tells_the_chances_of_the_best_few(tmp_path: Path) -> None:
    with Screen(tmp_path, *AMONG_FOUR, height=40) as screen:
        screen.until(EN)
        told = screen.answer("hint", EN)
    assert "The best seems reveal:" in told
    assert told.count("Chances ") == 3
    assert "% ± " in told


@pytest.mark.parametrize(
    ("opponents", "words"),
    [
        ("hrad", "There is no computer player called “hrad”. There are: beginner, easy, medium, hard, master. Did you"),
        ("hard,", "There is no computer player called “”"),
        ("random", "There is no computer player called “random”"),
        ("hard,hard", "cannot be played by 3"),
    ],
)
def test_opponents_who_cannot_sit_down(capsys: pytest.CaptureFixture[str], opponents: str, words: str) -> None:
    code, _, error = in_this_process(capsys, "play", "lost-cities", "--opponents", opponents, "--lang", "en")
    assert (code, words in error, error.count("\n")) == (2, True, 1), error


def test_more_opponents_than_seats(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("play", "villagers", "--seats", "2", "--opponents", "hard,easy", "--lang", "en")
    code, _, error = in_this_process(capsys, *arguments)
    assert (code, "only 2 seats" in error) == (2, True), error
