"""Cards are dragged to where they go, with the mouse and with a finger."""

from __future__ import annotations

from typing import Any

import pytest

from .browsing import DESK, PHONE, POINT, Guest, Tavern

pytestmark = [pytest.mark.anyio, pytest.mark.long]


async def drag(guest: Guest, start: dict[str, float], end: dict[str, float]) -> None:
    """Takes what lies at one point to another, in steps as a hand does."""
    way = [{axis: start[axis] + (end[axis] - start[axis]) * part / 5 for axis in ("x", "y")} for part in range(1, 6)]
    if not guest.is_touching:
        await guest.page.mouse.move(**start)
        await guest.page.mouse.down()
        for point in way:
            await guest.page.mouse.move(**point)
        await guest.page.mouse.up()
        return
    screen = await guest.context.new_cdp_session(guest.page)

    async def finger(what: str, *points: dict[str, float]) -> None:
        await screen.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": list(points)})

    await finger("touchStart", start)
    for point in way:
        await finger("touchMove", point)
    await finger("touchEnd")


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["mouse", "finger"])
async def test_a_card_is_dragged_to_its_place(tavern: Tavern, device: dict[str, Any]) -> None:
    ola = await tavern.guest("Ola" if device is DESK else "Jan", device)
    await tavern.sit_down("lost-cities", ola, bots=1)
    await ola.until("heard.view.view.table.step === 'place' && lit().length > 0")
    paths = [way for ways in (await ola.ways()).values() for way in ways if len(way) == 2]
    card, place = paths[0]
    version = await ola.page.evaluate("() => heard.view.version")
    start = await ola.page.evaluate(POINT, [card, ".is-lit"])
    target = f'[data-piece="{place}"]'
    box = await ola.page.locator(target).first.bounding_box()
    assert start is not None
    assert box is not None
    await drag(ola, start, {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    await ola.until(f"heard.view.version > {version}")
    assert not await ola.page.locator(".is-picked").count()
