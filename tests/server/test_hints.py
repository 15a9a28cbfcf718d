"""Hints at casual tables: only for the asker, only when asked, from what the seat sees and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .house import House, check_refusal
from .looking import now

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as house:
        yield house


async def test_a_hint_is_for_the_asker_alone(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as (ola, jan):
        table = await ola.make_table("lost-cities", "me", "open", options={"first": "0"})
        await jan.do("sit", table=table)
        view = await now(ola, table)
        await now(jan, table)
        before = len(jan.heard)
        done = await ola.do("hint", table=table)
        assert 1 <= len(done["hints"]) <= 3
        for hint in done["hints"]:
            assert hint["move"] in view["view"]["legal_moves"]
            assert 0 <= hint["chances"] <= 1
            assert hint["reasons"]
        assert (await ola.do("hint", table=table))["hints"] == done["hints"]
        check_refusal(await jan.do("hint", table=table), "not_your_turn")
        await asyncio.sleep(0)
        assert not any(told.get("hints") for told in jan.heard[before:])
        assert (await now(ola, table))["version"] == view["version"]


async def test_there_are_no_hints_in_a_rated_game_nor_for_onlookers_nor_before_the_start(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as (ola, jan):
        rated = await ola.make_table("lost-cities", "me", "easy", rated=True, options={"first": "0"})
        check_refusal(await ola.do("hint", table=rated), "no_hints")
        open_table = await ola.make_table("lost-cities", "me", "open")
        check_refusal(await ola.do("hint", table=open_table), "not_started")
        casual = await ola.make_table("lost-cities", "me", "easy", options={"first": "0"})
        check_refusal(await jan.do("hint", table=casual), "not_seated")
        await ola.do("hand", table=casual, seat=0, level="easy")
        check_refusal(await ola.do("hint", table=casual), "bot_plays")


async def test_hints_are_counted_like_many_messages(tmp_path: Path) -> None:
    async with House(tmp_path, messages_at_once=20, messages_per_second=0.01) as inn, inn.guests("Ola") as (ola,):
        table = await ola.make_table("lost-cities", "me", "easy", options={"first": "0"})
        assert (await ola.do("hint", table=table))["tell"] == "done"
        check_refusal(await ola.do("hint", table=table), "too_fast")
