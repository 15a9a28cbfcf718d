"""Every kind of move of every game is made by dragging, with the mouse and with a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import CDPSession

import karczma

from .browsing import DESK, PHONE, POINT, Guest, Tavern
from .records import go_on, played

pytestmark = [pytest.mark.anyio, pytest.mark.long]

LEAVES = 12  # pixels by which a piece is moved until it is certainly lifted
STEPS = 4  # of a hand on its way


class Hand:
    """Takes a piece, carries it and lets it go: a mouse, or a finger on a phone."""

    def __init__(self, guest: Guest, screen: CDPSession) -> None:
        self.guest, self.mouse, self.screen = guest, guest.page.mouse, screen
        self.at = {"x": 0.0, "y": 0.0}

    async def take(self, point: dict[str, float]) -> None:
        self.at = point
        if self.guest.is_touching:
            await self._finger("touchStart", point)
        else:
            await self.mouse.move(**point)
            await self.mouse.down()

    async def carry(self, point: dict[str, float]) -> None:
        """In steps, as a hand does."""
        begun, self.at = self.at, point
        for step in range(1, STEPS + 1):
            on = {axis: begun[axis] + (point[axis] - begun[axis]) * step / STEPS for axis in ("x", "y")}
            await (self._finger("touchMove", on) if self.guest.is_touching else self.mouse.move(**on))

    async def let_go(self) -> None:
        await (self._finger("touchEnd") if self.guest.is_touching else self.mouse.up())

    async def _finger(self, what: str, *points: dict[str, float]) -> None:
        await self.screen.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": list(points)})


def kinds(game: karczma.Game) -> dict[str, karczma.Table]:
    """Every kind of move that the first seat may make in a game, and the first moment at which it may."""
    whole = played(game.name)
    found: dict[str, karczma.Table] = {}
    for version in range(whole.version):
        moment = whole.at(version)
        if 0 in moment.waiting_for:
            for move in moment.legal_moves(0):
                found.setdefault(move.split(":")[0], moment)
    return found


async def drag(guest: Guest, hand: Hand, way: list[str]) -> None:
    """Lifts the first piece of a move; if there is another, drops it there."""
    start = await guest.find(way[0])
    assert start is not None, f"{way[0]} is not lit"
    await hand.take(start)
    await hand.carry({"x": start["x"], "y": start["y"] - LEAVES})
    if len(way) > 1:
        await guest.until("document.querySelector('.is-dragged') && document.querySelector('.is-picked')")
        target = await guest.page.evaluate(POINT, [way[1], ".is-lit"])
        assert target is not None, f"{way[1]} is out of reach"
        await hand.carry(target)
    await hand.let_go()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
async def test_every_kind_of_move_is_dragged(tavern: Tavern, game: karczma.Game, device: dict[str, Any]) -> None:
    guest = await tavern.guest("Ola" if device is DESK else "Jan", device)
    hand = Hand(guest, await guest.context.new_cdp_session(guest.page))
    async with tavern.inn.guests("Ela") as others:
        for kind, moment in kinds(game).items():
            await go_on(guest, moment, others)
            move, ways = next((move, ways) for move, ways in (await guest.ways()).items() if move.split(":")[0] == kind)
            sent = await guest.sent()
            await drag(guest, hand, ways[0])
            await guest.until(f"heard.moves.length > {sent}")
            assert await guest.page.evaluate("() => heard.moves.at(-1)") == move
            await guest.until("!document.querySelector('.is-picked, .is-dragged')")
