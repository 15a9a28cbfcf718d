"""Games that were played here by dice of their own: every run sees the same positions, and nobody waits for them."""

from __future__ import annotations

import json
import random

from tests.server.house import Visitor

import karczma
from karczma.arena.measure import quick_options

from .browsing import Guest

NAMES = ("Ola", "Jan", "Ela", "Ewa", "Ala")


def played(game: str, seats: int = 2) -> karczma.Table:
    """A whole game."""
    found, dice = karczma.game(game), random.Random(7)
    table = found.deal(seed=7, seats=seats, **quick_options(found))
    while not table.is_over:
        seat = table.waiting_for[0]
        table.play(dice.choice(table.legal_moves(seat)), seat)
    return table


def moments(table: karczma.Table) -> dict[str, karczma.Table]:
    """A game as it was when the first seat was asked: at first, with the largest hand, and when most was to be seen."""
    past = [table.at(version) for version in range(table.version)]
    asked = [moment for moment in past if 0 in moment.waiting_for]
    views = {moment.version: moment.view(0)["table"] for moment in asked}
    largest = max(asked, key=lambda moment: len(views[moment.version].get("hands", [[]])[0]))
    fullest = max(asked, key=lambda moment: len(json.dumps(views[moment.version])))
    chosen = {"early": asked[0], "with the largest hand": largest, "late": fullest}
    return {name: moment for name, moment in chosen.items() if name == "early" or moment is not asked[0]}


def record_of(table: karczma.Table, names: tuple[str, ...] = NAMES) -> str:
    """The game as a file."""
    return json.dumps({**json.loads(table.replay().to_json()), "seated": names[: table.seats]})


async def bring(guest: Guest, table: karczma.Table, names: tuple[str, ...] = NAMES) -> str:
    """Makes a table of the inn of it: finished, or to be gone on with."""
    headers = {"origin": guest.tavern.inn.origin, "content-type": "application/json"}
    brought = await guest.context.request.post("/api/records", data=record_of(table, names), headers=headers)
    assert brought.ok, await brought.text()
    return str((await brought.json())["table"])


async def go_on(guest: Guest, table: karczma.Table, others: list[Visitor]) -> None:
    """The guest, in the first seat, and the others sit down to a game as it stands; the guest looks at it."""
    name = await bring(guest, table)
    key = (await guest.ask("invite", table=name))["keys"]["table"]
    for other in others:
        assert (await other.do("sit", table=name, key=key))["tell"] == "done"
    await guest.ask("start", table=name)
    await guest.go(f"/table/{name}")
    await guest.until(f"heard.view?.table === '{name}' && lit().length > 0")
