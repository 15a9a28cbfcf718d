"""Finished games are looked through once, in a thread: how long they took, and what each player's ways were."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, insert, select

from karczma.games import game as find_game

from . import archive
from .engines import engine_ready
from .entries import Moved, decode_entry
from .schema import results, tables
from .store import CannotStore, Conflict, Restored

if TYPE_CHECKING:
    from karczma.core.game import Game

    from .archive import Stored
    from .logs import Journal
    from .store import Store

EVERY = 2.0  # seconds between two looks
OVERLAP = 60_000  # milliseconds: a game that ended a little earlier may have been committed a little later
AT_ONCE = 50  # tables


async def keep_results(store: Store, journal: Journal) -> None:
    """Looks through every game that is over: those of the past first, then each one soon after its end."""
    since = 0
    while True:
        try:
            found = await store.read(partial(_not_looked_at, since=since))
            for table, changed_at in found:
                await _look_through(store, journal, table)
                since = max(since, changed_at - OVERLAP)
            if len(found) == AT_ONCE:
                continue
        except (CannotStore, Restored) as problem:
            since = 0
            journal.error("results not kept", problem)
        await asyncio.sleep(EVERY)


def _not_looked_at(connection: Connection, since: int) -> list[tuple[str, int]]:
    kept = select(results.c.table)
    chosen = select(tables.c.id, tables.c.changed_at).where(tables.c.stage == "over", tables.c.changed_at >= since)
    rows = connection.execute(chosen.where(tables.c.id.not_in(kept)).order_by(tables.c.changed_at).limit(AT_ONCE))
    return [(row.id, row.changed_at) for row in rows]


async def _look_through(store: Store, journal: Journal, table: str) -> None:
    stored = await store.read(lambda connection: archive.load(connection, table, use_snapshot=False))
    if stored is None:
        return
    try:
        row = await asyncio.to_thread(result_of, stored, await engine_ready(find_game(stored.game)))
    except Exception as problem:  # whatever is wrong with one game, the others count
        journal.error("game not looked through", problem, table=table)
        row = {"counted": False, "ended_at": 0, "lasted": 0, "moves": 0, "habits": b"[]"}
    row |= {"table": table, "game": stored.game}
    with contextlib.suppress(Conflict):  # another inn was quicker
        await store.write(lambda connection: connection.execute(insert(results), row))


def result_of(stored: Stored, game: Game) -> dict[str, Any]:
    """What the statistics keep of a finished game."""
    course = stored.course(game)
    table, situation = course.playing, course.situation
    ended_at = max((entry.at for entry in map(decode_entry, stored.entries) if isinstance(entry, Moved)), default=0)
    ways: list[Counter[str]] = [Counter() for _ in situation.seats]
    past = table.at(0)
    for seat, move in table.moves:
        played = past.play(move, seat)
        for habit, amount in game.engine.story.habits(played.before, seat, move, played.after):
            ways[seat][habit] += amount
    return {
        "counted": not situation.given_moves,
        "ended_at": ended_at,
        "lasted": ended_at - situation.began_at,
        "moves": len(table.moves),
        "habits": msgspec.json.encode(ways),
    }
