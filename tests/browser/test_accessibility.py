"""Every page keeps to WCAG as far as axe-core can tell, on desk and phone, light and dark; nothing is cut off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import karczma

from .browsing import Guest, Tavern
from .records import NAMES, bring, go_on, moments, played

pytestmark = [pytest.mark.anyio, pytest.mark.long]

AXE = (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")
DESK_SIZE, PHONE_SIZE, SMALLEST = (1280, 800), (390, 844), (320, 640)
LOOKS = [(DESK_SIZE, "dark"), (PHONE_SIZE, "dark"), (PHONE_SIZE, "light"), (DESK_SIZE, "light")]
LONGEST = "Gżegżółka Wszędobyła"  # 20 letters: no name is longer

# A pile has figures on it (5/6) that its name says in words (5 of 6 cards): the rule that compares letters is left out.
CHECK = """async () => {
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  const shown = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 200)).join(" | ");
  return violations.map(({ id, nodes }) => `${id}: ${shown(nodes)}`);
}"""

# Pieces that reach out of the table, though nothing there can be scrolled to them.
CUT_OFF = """() => {
  const board = document.querySelector(".playing").getBoundingClientRect();
  const scrolls = (element) => element !== null
    && (/auto|scroll/.test(getComputedStyle(element).overflow) || scrolls(element.parentElement));
  return [...document.querySelectorAll(".playing [data-piece]")].filter((piece) => {
    const box = piece.getBoundingClientRect();
    const isOutAcross = box.left < board.left - 2 || box.right > board.right + 2;
    const isOutDown = box.top < board.top - 2 || box.bottom > board.bottom + 2;
    return box.width > 0 && (isOutAcross || isOutDown) && !scrolls(piece.parentElement);
  }).map((piece) => piece.dataset.piece);
}"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


async def check(guest: Guest, what: str, looks: list[Any] = LOOKS) -> list[str]:
    """What is wrong with what the guest sees."""
    found, before = [], guest.page.viewport_size
    if not await guest.page.evaluate("() => 'axe' in window"):
        await guest.page.evaluate(AXE)
    for size, scheme in looks:
        await guest.resize(*size)
        await guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        where = f"{what}, {size[0]} px, {scheme}"
        found += [f"{where}: {fault}" for fault in await guest.page.evaluate(CHECK)]
        if await guest.page.evaluate("() => !!document.querySelector('.playing')"):
            found += [f"{where}: {piece} is cut off" for piece in await guest.page.evaluate(CUT_OFF)]
    await guest.resize(*SMALLEST)
    if (too_wide := await guest.page.evaluate(WIDE)) > 0:
        found.append(f"{what}: at 320 px the page is {too_wide} px too wide")
    assert before is not None
    await guest.resize(before["width"], before["height"])
    return found


async def test_the_rooms(tavern: Tavern) -> None:
    ola = await tavern.guest(LONGEST)
    await ola.ask("create", game="villagers", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    await ola.go("/")
    await ola.page.locator(".lists").get_by_text(LONGEST).first.wait_for()  # what can be joined, and what was played
    found = await check(ola, "front page")
    await ola.page.get_by_role("button", name="With friends: Villagers").click()
    await ola.page.get_by_text("Rules and options").click()
    found += await check(ola, "new table")
    await ola.press("Escape")
    await ola.page.get_by_role("button", name="Settings").click()
    found += await check(ola, "settings", LOOKS[:2])
    await ola.press("Escape")
    await ola.page.get_by_role("button", name=LONGEST).click()
    await ola.page.get_by_text("Account (you can do without)").click()
    found += await check(ola, "visitor", LOOKS[1:3])
    await ola.press("Escape")
    await ola.go("/credits")
    await ola.page.get_by_role("heading", level=1).wait_for()
    found += await check(ola, "credits", LOOKS[1:])
    assert not found, "\n".join(found)


async def test_before_a_game(tavern: Tavern) -> None:
    ola = await tavern.guest(LONGEST)
    seats = [{"kind": "me"}, {"kind": "open"}]
    async with tavern.inn.guests("Jan") as [jan]:
        table = (await ola.ask("create", game="lost-cities", seats=seats, public=True, starts="owner"))["table"]
        await ola.go(f"/table/{table}")
        found = []
        for opens in ("Invite", "Fill with bots"):
            await ola.page.locator(".waiting").get_by_role("button", name=opens).click()
            await ola.page.get_by_role("dialog").wait_for()
            found += await check(ola, opens, LOOKS[1:3])
            await ola.press("Escape")
        await jan.do("sit", table=table)
        await jan.do("chat", table=table, text="Hello")
        await ola.page.get_by_role("button", name="Begin").wait_for()
        found += await check(ola, "waiting", LOOKS[:2])
        await ola.resize(*PHONE_SIZE)
        await ola.page.get_by_role("button", name="Log and talk").click()
        await ola.page.get_by_role("dialog").get_by_text("Hello").wait_for()
        found += await check(ola, "talk", LOOKS[1:3])
        await ola.press("Escape")
        await ola.resize(*DESK_SIZE)
        await ola.page.locator(".waiting").get_by_role("button", name="More about Jan").click()
        await ola.page.get_by_role("button", name="Free the seat of Jan…").click()
        found += await check(ola, "about somebody", LOOKS[1:3])
    shared = [{"kind": "me"}, {"kind": "me", "name": "Jan"}]
    table = (await ola.ask("create", game="lost-cities", seats=shared))["table"]
    await ola.go(f"/table/{table}")
    await ola.page.locator(".covering").wait_for()
    found += await check(ola, "covered")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
async def test_the_tables(tavern: Tavern, game: karczma.Game) -> None:
    ola = await tavern.guest(LONGEST)
    seats = max(game.seats)
    whole = played(game.name, seats)
    early, *_, late = moments(whole).values()
    async with tavern.inn.guests(*NAMES[1:seats]) as others:
        await go_on(ola, early, others)
        found = await check(ola, "early", LOOKS[:2])
        await go_on(ola, late, others)
        found += await check(ola, "late")
    await ola.go(f"/table/{await bring(ola, whole)}")
    await ola.page.get_by_role("dialog", name="Result").wait_for()
    found += await check(ola, "end", LOOKS[1:3])
    assert not found, "\n".join(found)
