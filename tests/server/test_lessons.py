"""Lessons by plain requests: anybody may ask for any step, and what is asked wrongly gets a sentence."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .house import House, check_refusal

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as house:
        yield house


async def test_a_step_is_the_table_as_the_learner_sees_it_with_what_to_do(inn: House) -> None:
    step = (await inn.ask("GET", "/api/lessons/lost-cities/base/4")).json
    assert (step["step"], step["do"]) == (4, "play:Y*")
    assert step["say"]["id"] == "lost-cities-lessons/lesson-sponsor"
    assert "play:Y*" in step["view"]["legal_moves"]
    assert set(step["view"]["table"]["hands"][1]) == {"?"}
    after = (await inn.ask("GET", "/api/lessons/lost-cities/base/5")).json
    assert [line["last"] for line in after["lines"]] == [{"seat": 0, "move": "play:Y*"}]
    assert step == (await inn.ask("GET", "/api/lessons/lost-cities/base/4")).json


async def test_why_a_move_is_not_the_one(inn: House) -> None:
    async def why(move: str) -> object:
        return (await inn.ask("GET", f"/api/lessons/lost-cities/base/4?move={move}")).json["why"]

    assert await why("play:Y4") is None
    assert await why("draw:deck") == {"id": "lost-cities/why-lay-first", "args": {}}


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("lost-cities/base/0", 404, "no_such_page"),
        ("lost-cities/base/99", 404, "no_such_page"),
        ("lost-cities/base/four", 404, "no_such_page"),
        ("lost-cities/words/1", 404, "no_such_page"),
        ("lost-cities/..%2Fcards/1", 404, "no_such_page"),
        ("chess/base/1", 404, "no_such_page"),
        ("lost-cities/base/4?move=sing", 400, "invalid_move"),
    ],
)
async def test_what_there_is_not_is_refused(inn: House, path: str, status: int, error: str) -> None:
    reply = await inn.ask("GET", f"/api/lessons/{path}")
    assert reply.status == status
    check_refusal(reply.json, error)


async def test_games_tell_their_lessons(inn: House) -> None:
    games = {game["name"]: game["lessons"] for game in (await inn.ask("GET", "/api/games")).json["games"]}
    assert games["villagers"] == ["base", "padlocks", "solo"]
    assert all(games.values())
