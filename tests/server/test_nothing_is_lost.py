"""Kill -9 at random moments: no acknowledged move is lost, none is doubled, every game ends and its record verifies."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from karczma.server.records import verify

from .house import ForkedProcess, Process, Visitor

GAMES = 200
CLIENTS = 4
AT_ONCE = 10  # tables
KILLS = 8
KINDS = ("knights-and-castles", "mini-villagers", "mini-villagers")  # all choose at once; and quickly over


@dataclass
class Player:
    """A client that sends every message until it is answered, over as many sockets as it takes."""

    visitor: Visitor
    numbers: Any = field(default_factory=lambda: itertools.count(1))

    async def ask(self, what: str, **message: Any) -> dict[str, Any]:
        """Under the same number each time: the inn does it once."""
        number = next(self.numbers)
        while True:
            try:
                return await self.visitor.do(what, id=number, **message)
            except (WebSocketException, OSError, EOFError):
                await self.reconnect()

    async def reconnect(self) -> None:
        while True:
            try:
                await self.visitor.leave()
                await self.visitor.come_in()
                return
            except (WebSocketException, OSError, EOFError, TimeoutError):
                await asyncio.sleep(0.05)


@pytest.mark.anyio
async def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    dice = random.Random(5)
    async with ForkedProcess(tmp_path) as inn:
        tables: asyncio.Queue[int] = asyncio.Queue()
        for number in range(GAMES):
            tables.put_nowait(number)
        over = asyncio.Event()
        killing = asyncio.create_task(_kill_now_and_then(inn, dice, over))
        finished = await asyncio.gather(*(_play_tables(inn, tables, dice) for _ in range(AT_ONCE)))
        over.set()
        kills = await killing
        assert kills >= KILLS // 2
        games = [game for batch in finished for game in batch]
        assert len(games) == GAMES
        reader = await inn.visitor("Reader")
        for table, acknowledged in games:
            await _check_record(reader, table, acknowledged)


async def _kill_now_and_then(inn: Process, dice: random.Random, over: asyncio.Event) -> int:
    kills = 0
    while not over.is_set() and kills < KILLS:
        await asyncio.sleep(dice.uniform(0.3, 2.0))
        if over.is_set():
            break
        await asyncio.to_thread(inn.kill)
        inn.start()
        kills += 1
    return kills


async def _play_tables(inn: Process, tables: asyncio.Queue[int], dice: random.Random) -> list[tuple[str, list[Any]]]:
    """Four clients play one table after another."""
    players = [Player(await _come(inn, f"P{dice.randrange(10**9)}")) for _ in range(CLIENTS)]
    finished = []
    while not tables.empty():
        game = KINDS[tables.get_nowait() % len(KINDS)]
        wanted = [{"kind": "me"}] + [{"kind": "open"}] * (CLIENTS - 1)
        made = await players[0].ask("create", game=game, seats=wanted)
        assert made["tell"] == "done", made
        table = made["table"]
        for player in players[1:]:
            assert (await player.ask("sit", table=table))["tell"] == "done"
        moves = await asyncio.gather(*(_play(player, table, dice) for player in players))
        finished.append((table, sorted(itertools.chain(*moves))))
    for player in players:
        await player.visitor.leave()
    return finished


async def _come(inn: Process, name: str) -> Visitor:
    while True:
        try:
            return await inn.visitor(name)
        except (WebSocketException, OSError, EOFError, AssertionError):
            await asyncio.sleep(0.05)


async def _play(player: Player, table: str, dice: random.Random) -> list[tuple[int, str]]:
    """Makes any legal move whenever asked, until the game is over; the moves that were acknowledged."""
    done: list[tuple[int, str]] = []
    while True:
        try:
            view = await _latest_view(player, table)
            if view["stage"] == "over":
                return done
            legal = view["view"]["legal_moves"] if view["stage"] == "playing" else []
            if not legal:
                await player.visitor.listen()
                continue
        except (WebSocketException, OSError, EOFError):
            await player.reconnect()
            continue
        move = dice.choice(legal)
        answer = await player.ask("move", table=table, move=move, version=view["version"])
        if answer["tell"] == "done":
            done.append((view["seat"], move))
        else:
            assert answer["error"] in ("stale", "storage"), answer


async def _latest_view(player: Player, table: str) -> dict[str, Any]:
    """The newest view heard, or a fresh one."""
    visitor = player.visitor
    views = [told for told in visitor.heard if told["tell"] == "view" and told["table"] == table]
    if not views:
        await visitor.do("watch", table=table, id=next(player.numbers))
        views = [told for told in visitor.heard if told["tell"] == "view" and told["table"] == table]
    newest = max(views, key=lambda view: int(view["version"]))
    visitor.heard = [newest]
    return newest


async def _check_record(reader: Visitor, table: str, acknowledged: list[tuple[int, str]]) -> None:
    """The record holds exactly the acknowledged moves, each once, and verifies."""
    reply = await reader.ask("GET", f"/api/records/{table}")
    assert reply.status == 200
    verified = verify(reply.body.decode())
    assert verified.commitment is not None
    assert sorted(verified.replay.moves) == acknowledged
    assert verified.replay.table().is_over
    assert json.loads(reply.body)["table"] == table
