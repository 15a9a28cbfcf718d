"""The inn that tests visit is a real one: it can be killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from .house import Process

pytestmark = pytest.mark.anyio


async def test_an_inn_that_was_killed_knows_its_tables_when_it_is_started_again(tmp_path: Path) -> None:
    async with Process(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        table = await ola.make_table("lost-cities", "me", {"kind": "me", "name": "Jan"})
        inn.kill()
        inn.start()
        await ola.come_in()
        await ola.do("watch", table=table)
        assert (await ola.next("view"))["stage"] == "playing"
