"""Taking moves back: at once, by consent, freely against bots; and pausing by consent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from karczma.server.live import Thought

from .house import House, Visitor
from .looking import move, now, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as house:
        yield house


async def two_players(inn: House, **wishes: object) -> tuple[Visitor, Visitor, str]:
    """Ola, who begins a game of Lost Cities, and Jan."""
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    table = await ola.make_table("lost-cities", "me", "open", options={"first": "0"}, **wishes)
    await jan.do("sit", table=table)
    await jan.do("watch", table=table)
    return ola, jan, table


async def test_a_move_that_showed_nothing_is_taken_back_at_once(inn: House) -> None:
    ola, jan, table = await two_players(inn)
    before = (await now(ola, table))["view"]["table"]
    await move(ola, table, "play:")
    assert (await ola.do("undo", table=table))["tell"] == "done"
    view = await now(ola, table)
    assert view["view"]["table"] == before
    assert view["request"] is None
    await until(jan, table, lambda view: [event["id"] for event in view["events"]] == ["told-undone"])


async def test_a_card_that_was_drawn_is_put_back_only_if_the_other_agrees(inn: House) -> None:
    ola, jan, table = await two_players(inn)
    await move(ola, table, "play:")
    await move(ola, table, "draw:deck")
    assert (await ola.do("undo", table=table))["tell"] == "done"
    request = {"what": "undo", "by": 0, "agreed": [], "missing": [1]}
    assert (await now(jan, table))["request"] == request
    assert (await ola.do("answer", table=table, agree=True))["error"] == "no_request"
    assert (await jan.do("answer", table=table, agree=False))["tell"] == "done"
    assert (await now(ola, table))["request"] is None
    await ola.do("undo", table=table)
    assert (await ola.do("undo", table=table))["error"] == "request_pending"
    await jan.do("answer", table=table, agree=True)
    assert (await now(ola, table))["view"]["table"]["step"] == "draw"


async def test_a_request_ends_when_somebody_moves(inn: House) -> None:
    ola, jan, table = await two_players(inn)
    await move(ola, table, "play:")
    await move(ola, table, "draw:deck")
    await ola.do("undo", table=table)
    await jan.do("watch", table=table)
    await move(jan, table)
    assert (await now(jan, table))["request"] is None
    assert (await jan.do("answer", table=table, agree=True))["error"] == "no_request"


async def test_what_a_bot_thought_before_moves_were_taken_back_is_not_played(tmp_path: Path) -> None:
    async with House(tmp_path, bot_pause=3600.0) as inn:
        ola = await inn.visitor("Ola")
        table = await ola.make_table("lost-cities", "me", "easy", options={"first": "0"})
        for prefix in ("play:", "draw:deck"):
            await move(ola, table, prefix)
        assert (await ola.do("undo", table=table))["tell"] == "done"
        await move(ola, table, "draw:deck")
        live = inn.state.inn.tables[table]
        for undone, step in ((0, "place"), (1, "draw")):
            thought = Thought(1, "easy", live.course.playing.legal_moves(1)[0], undone)
            live._task.get_loop().call_soon_threadsafe(live.put, thought)
            assert (await now(ola, table))["view"]["table"]["step"] == step


async def test_against_bots_everything_can_be_taken_back(inn: House) -> None:
    ola = await inn.visitor("Ola")
    table = await ola.make_table("lost-cities", "me", "easy", options={"first": "0"})
    await move(ola, table, "play:")
    await move(ola, table, "draw:deck")
    await until(ola, table, lambda view: view["view"]["waiting_for"] == [0])
    assert (await ola.do("undo", table=table))["tell"] == "done"
    assert (await now(ola, table))["view"]["table"]["step"] == "draw"
    assert (await ola.do("undo", table=table))["tell"] == "done"
    assert (await ola.do("undo", table=table))["error"] == "cannot_undo"


async def test_in_a_rated_game_against_bots_a_drawn_card_stays_drawn(inn: House) -> None:
    ola = await inn.visitor("Ola")
    table = await ola.make_table("lost-cities", "me", "easy", options={"first": "0"}, rated=True)
    await move(ola, table, "play:")
    await move(ola, table, "draw:deck")
    assert (await ola.do("undo", table=table))["error"] == "cannot_undo"


async def test_a_game_is_paused_by_consent_and_resumed_by_anybody(inn: House) -> None:
    ola, jan, table = await two_players(inn)
    assert (await jan.do("resume", table=table))["error"] == "not_paused"
    await jan.do("pause", table=table)
    assert (await now(ola, table))["paused"] is False
    await ola.do("answer", table=table, agree=True)
    assert (await now(ola, table))["paused"] is True
    assert (await move(ola, table))["error"] == "paused"
    await ola.do("resume", table=table)
    assert (await move(ola, table))["tell"] == "done"
