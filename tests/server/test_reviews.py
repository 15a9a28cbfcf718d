"""Reviews over plain requests, and playing on from a moment: of finished games, for those who may see them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma.bots.sensible import choose

from .house import PATIENCE, House, Visitor, check_refusal
from .looking import now

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as house:
        yield house


def finished() -> str:
    """A short game that is over, as a file."""
    game = karczma.game("knights-and-castles")
    table = game.deal(seats=2, seed=1)
    while not table.is_over:
        seat = table.waiting_for[0]
        table.play(choose(game, table.observation(seat), seat), seat)
    return table.replay().to_json()


async def brought(visitor: Visitor) -> str:
    """A finished table of one's own."""
    reply = await visitor.ask(
        "POST", "/api/records", raw=finished().encode(), headers={"content-type": "application/json"}
    )
    assert reply.status == 201, reply.body
    return str(reply.json["table"])


async def reviewed(visitor: Visitor, table: str) -> dict[str, Any]:
    """Asks for a review and waits for it."""
    reply = await visitor.ask("POST", f"/api/reviews/{table}", {})
    heard = [reply.json["progress"]]
    async with asyncio.timeout(10 * PATIENCE):  # it is the most patient of all processes
        while reply.json["review"] is None:
            await asyncio.sleep(0.2)
            reply = await visitor.ask("GET", f"/api/reviews/{table}")
            assert reply.status == 200, reply.body
            heard.append(reply.json["progress"])
    assert heard == sorted(heard)
    found: dict[str, Any] = reply.json["review"]
    return found


async def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async with House(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        table = await brought(ola)
        check_refusal((await ola.ask("GET", f"/api/reviews/{table}")).json, "no_such_review")
        found = await reviewed(ola, table)
        assert {"points", "decisions", "splits"} <= found.keys()
        again = await ola.ask("POST", f"/api/reviews/{table}", {})
        assert (again.status, again.json["review"]) == (200, found)
        cookie = ola.cookie
    async with House(tmp_path) as inn:
        ola = await inn.enter(cookie=cookie)
        assert (await ola.ask("GET", f"/api/reviews/{table}")).json["review"] == found


async def test_a_running_game_is_neither_reviewed_nor_branched_off(inn: House) -> None:
    ola = await inn.visitor("Ola")
    table = await ola.make_table("knights-and-castles", "me", "easy")
    for reply in (
        await ola.ask("POST", f"/api/reviews/{table}", {}),
        await ola.ask("GET", f"/api/reviews/{table}"),
        await ola.ask("POST", "/api/branches", {"table": table, "at": 0}),
    ):
        assert reply.status == 409
        check_refusal(reply.json, "not_finished")


async def test_a_private_table_is_reviewed_for_its_own_people_only(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    table = await brought(ola)
    for reply in (
        await jan.ask("POST", f"/api/reviews/{table}", {}),
        await jan.ask("GET", f"/api/reviews/{table}"),
        await jan.ask("POST", "/api/branches", {"table": table, "at": 0}),
    ):
        assert reply.status == 403
        check_refusal(reply.json, "private")


async def test_a_game_goes_on_from_any_of_its_moments(inn: House) -> None:
    ola = await inn.visitor("Ola")
    table = await brought(ola)
    game = karczma.game("knights-and-castles").replay(finished())
    for at in (0, 4, len(game.moves) - 1):
        seat = game.moves[at][0]
        made = await ola.ask("POST", "/api/branches", {"table": table, "at": at, "seat": seat, "level": "easy"})
        assert made.status == 201, made.body
        view = await now(ola, made.json["table"])
        assert (view["stage"], view["branch_of"], view["deal"], view["rated"]) == ("playing", table, None, False)
        assert (view["seat"], view["seats"][1 - seat]["bot"]) == (seat, "easy")
        assert view["view"]["table"]["hands"][seat] == game.table(at).view(seat)["table"]["hands"][seat]
        legal = view["view"]["legal_moves"]
        assert legal == game.table(at).legal_moves(seat)
        done = await ola.do("move", table=made.json["table"], move=legal[0], version=view["version"])
        assert done["tell"] == "done"


async def test_only_moves_made_since_can_be_taken_back(inn: House) -> None:
    ola = await inn.visitor("Ola")
    made = await ola.ask("POST", "/api/branches", {"table": await brought(ola), "at": 4})
    table = made.json["table"]
    view = await now(ola, table)
    check_refusal(await ola.do("undo", table=table), "cannot_undo")
    assert (await ola.do("move", table=table, move=view["view"]["legal_moves"][0], version=view["version"]))[
        "tell"
    ] == "done"
    assert (await ola.do("undo", table=table))["tell"] == "done"
    assert (await now(ola, table))["view"]["legal_moves"] == view["view"]["legal_moves"]


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"at": 500}, "no_such_moment"),
        ({"at": 0, "seat": 7}, "no_such_seat"),
        ({"at": 0, "level": "wizard"}, "bad_request"),
        ({"at": -1}, "bad_message"),
        ({}, "bad_message"),
    ],
)
async def test_a_moment_that_is_not_there_is_refused(inn: House, wish: dict[str, Any], error: str) -> None:
    ola = await inn.visitor("Ola")
    reply = await ola.ask("POST", "/api/branches", {"table": await brought(ola), **wish})
    assert reply.status == 400
    check_refusal(reply.json, error)
