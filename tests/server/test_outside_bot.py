"""A program with a token sits at a live table; docs/bots.md shows the one that ships."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from .house import House
from .looking import move, now

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "live_bot.py"


def test_the_page_shows_the_bot_that_ships() -> None:
    assert BOT.read_text(encoding="utf-8") in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 35


@pytest.mark.anyio
async def test_a_program_plays_a_game_against_a_person(tmp_path: Path) -> None:
    async with House(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        owner = await inn.visitor("Robota")
        reply = await owner.ask("POST", "/api/account", {"name": "Robota", "password": "correct horse"})
        owner.cookie = reply.cookie
        token = (await owner.ask("POST", "/api/tokens", {"label": "my bot"})).json["token"]
        table = await ola.make_table("mini-villagers", "me", "open")
        arguments = (str(BOT), inn.origin, table, token)
        bot = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE)
        while (view := await now(ola, table))["stage"] != "over":
            if view["view"] and view["view"]["legal_moves"]:
                await move(ola, table)
        told, _ = await bot.communicate()
        assert str(view["view"]["outcome"]["scores"]) in told.decode()
