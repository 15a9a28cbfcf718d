"""The inn that tests visit is a real one."""

from __future__ import annotations

from pathlib import Path

import pytest

from .house import House, Process, play_to_the_end

pytestmark = pytest.mark.anyio


async def test_two_guests_play_a_game_to_its_end(tmp_path: Path) -> None:
    async with House(tmp_path) as inn:
        ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
        table = await ola.make_table("lost-cities", "me", "open", options={"deals": 1})
        assert (await jan.do("sit", table=table))["tell"] == "done"
        view = await play_to_the_end(table, ola, jan)
        assert view["stage"] == "over"
        assert view["deal"]["secret"]


async def test_an_inn_that_was_killed_knows_its_tables_when_it_is_started_again(tmp_path: Path) -> None:
    async with Process(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        table = await ola.make_table("lost-cities", "me", {"kind": "me", "name": "Jan"})
        inn.kill()
        inn.start()
        await ola.come_in()
        await ola.do("watch", table=table)
        assert (await ola.next("view"))["stage"] == "playing"
