"""`karczma simulate`: one JSON object with the promised keys, and one sentence for every mistake."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .screen import in_this_process, karczma

KEYS = [
    "game",
    "seats",
    "options",
    "games",
    "moves",
    "seconds",
    "games_per_second",
    "moves_per_second",
    "score_mean",
    "score_sd",
    "moves_per_game",
    "most_legal_moves",
]


def test_json_is_one_object_with_lists_by_seat(tmp_path: Path) -> None:
    done = karczma(
        tmp_path, "simulate", "zaginione-miasta", "--games", "50", "--seed", "4", "--option", "deals=1", "--json"
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert list(figures) == KEYS
    assert (figures["game"], figures["games"], figures["options"]["deals"]) == ("lost-cities", 50, 1)
    assert len(figures["score_mean"]) == len(figures["score_sd"]) == figures["seats"] == 2
    assert figures["moves"] == pytest.approx(figures["moves_per_game"] * 50)


def test_without_json_a_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, shown, error = in_this_process(capsys, "simulate", "lost-cities", "--games", "20")
    assert code == 0, error
    for words in ("20 random games", "moves/s", "median", "legal moves"):
        assert words in " ".join(shown.split())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("lost-citeis",), "Did you mean lost-cities?"),
        (("lost-cities", "--seats", "3"), "it is a game for 2"),
        (("lost-cities", "--option", "deals=2"), "1, 3"),
        (("lost-cities", "--option", "deal=1"), "Did you mean deals?"),
        (("lost-cities", "--option", "deals"), "name=value"),
        (("lost-cities", "--games", "0"), "at least 1"),
        (("lost-cities", "--games", "many"), "--games"),
    ],
)
def test_mistakes_are_one_sentence_and_exit_code_two(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    code, shown, error = in_this_process(capsys, "simulate", *arguments)
    assert (code, shown, error.count("\n")) == (2, "", 1)
    assert words in error
