"""At every size of the window nothing lies over anything else, nothing is cut off, and every name can be read."""

from __future__ import annotations

import pytest
from tests.server.house import Visitor

import karczma

from .browsing import DESK, POINT, Guest, Tavern

pytestmark = [pytest.mark.anyio, pytest.mark.long]

# The last one is a desk at 200 %: half as many pixels for the page, each twice as large.
SIZES = ((1280, 800), (390, 844), (320, 640), (640, 400))
# No name is longer (people.py).
NAMES = (
    "Gżegżółka Wszędobyła",
    "Wwwwwwwwwwwwwwwwwwww",
    "Maksymilian-Hieronim",
    "Mmmmmmmmm Mmmmmmmmmm",
    "Brzęczyszczykiewicza",
)
AHEAD = {"lost-cities": 30, "mini-villagers": 2, "warriors-adventures": 12, "knights-and-castles": 5}
LATE = 25  # moves of one's own

# Badges of seats that lie over each other, or reach out of the window.
OVERLAPPING = """() => {
  const boxes = [...document.querySelectorAll(".table-page > .side .seat")].map((seat) => seat.getBoundingClientRect());
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const outside = boxes.filter((box) => box.left < 0 || box.right > innerWidth);
  const meeting = boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) => meet(one, other)));
  return meeting.length + outside.length;
}"""

# Texts that something cuts off which cannot be scrolled, unless the whole of them is told by whatever they belong to.
CUT_TEXTS = """() => {
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const faults = [], texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode());) {
    const words = text.data.trim(), owner = text.parentElement;
    const whole = owner.closest("[data-explain]");
    if (!words || owner.closest(".unseen") || !owner.checkVisibility({ visibilityProperty: true })) continue;
    if (whole?.dataset.explain.includes(words)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    for (let around = owner; around && !around.matches("main"); around = around.parentElement) {
      const style = getComputedStyle(around), box = around.getBoundingClientRect();
      if (scrolls(style) || style.clipPath !== "none") break;
      if (style.overflowX === "visible" || style.display === "inline") continue;
      const isCut = (rect) => rect.left < box.left - 2 || rect.right > box.right + 2 || rect.bottom > box.bottom + 4;
      if (rects.some(isCut)) { faults.push(`${around.className}: ${words}`); break; }
    }
  }
  return faults;
}"""
TOO_WIDE = """() => Math.max(document.documentElement.scrollWidth - innerWidth,
  ...[...document.querySelectorAll("dialog, .score-sheet")].map((one) => one.scrollWidth - one.clientWidth))"""


async def faults(guest: Guest) -> list[str]:
    """What is wrong with what the guest sees, at every size."""
    found = []
    for width, height in SIZES:
        await guest.page.set_viewport_size({"width": width, "height": height})
        overlapping, cut = await guest.page.evaluate(OVERLAPPING), await guest.page.evaluate(CUT_TEXTS)
        too_wide = await guest.page.evaluate(TOO_WIDE)
        found += [f"{width} px: {overlapping} seats lie over each other"] * bool(overlapping)
        found += [f"{width} px: the page is {too_wide} px too wide"] * (too_wide > 0)
        found += [f"{width} px: cut off, {text}" for text in cut]
        for piece in await guest.lit():
            if await guest.page.evaluate(POINT, [piece, ".is-lit"]) is None:
                found.append(f"{width} px: {piece} cannot be touched")
    return found


async def full_table(game: karczma.Game, guest: Guest, others: list[Visitor]) -> None:
    """All seats are taken by people with long names; bots play for the others."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * len(others)
    options = {"deals": 1} if game.name == "lost-cities" else {}
    table = (await guest.ask("create", game=game.name, seats=seats, public=True, options=options))["table"]
    for other in others:
        await other.do("sit", table=table)
    for seat, other in enumerate(others, 1):
        assert (await other.do("hand", table=table, seat=seat, level="beginner"))["tell"] == "done"
    await guest.go(f"/table/{table}")
    await guest.until(f"heard.view?.table === '{table}' && lit().length > 0")


async def hurry(guest: Guest, moves: int = 1000) -> None:
    """Makes so many moves, a few at a time: with four bots a round takes a while."""
    while moves > 0 and (made := await guest.hurry(min(moves, 5))):
        moves -= made


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
async def test_the_longest_names_and_largest_hands_have_room(tavern: Tavern, game: karczma.Game, lang: str) -> None:
    guest = await tavern.newcomer(NAMES[0], DESK | {"device_scale_factor": 2, "locale": lang})
    async with tavern.inn.guests(*NAMES[1 : max(game.seats)]) as others:
        await full_table(game, guest, others)
        found = await faults(guest)
        await hurry(guest, AHEAD.get(game.name, LATE))
        await guest.until("lit().length > 0 || heard.view.stage === 'over'")
        found += [f"late, {fault}" for fault in await faults(guest)]
        await hurry(guest)
        await guest.until("document.querySelector('dialog .ending')")
        found += [f"at the end, {fault}" for fault in await faults(guest)]
    await tavern.leave(guest)
    assert not found, "\n".join(found)
