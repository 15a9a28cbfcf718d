"""At every size of the window nothing lies over anything else, nothing is cut off, and every name can be read."""

from __future__ import annotations

import pytest

import karczma

from .browsing import DESK, POINT, Guest, Tavern
from .records import bring, go_on, moments, played

pytestmark = [pytest.mark.anyio, pytest.mark.long]

# The last one is a desk at 200 %: half as many pixels for the page, each twice as large.
SIZES = ((1280, 800), (390, 844), (320, 640), (640, 400))
DEVICES = {lang: DESK | {"device_scale_factor": 2, "locale": lang} for lang in ("en-GB", "pl-PL")}
# No name is longer (people.py).
NAMES = (
    "Gżegżółka Wszędobyła",
    "Wwwwwwwwwwwwwwwwwwww",
    "Maksymilian-Hieronim",
    "Mmmmmmmmm Mmmmmmmmmm",
    "Brzęczyszczykiewicza",
)

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

OUT_OF_REACH = f"""() => [...new Set(lit().map((piece) => piece.dataset.piece))]
  .filter((piece) => !({POINT})([piece, ".is-lit"]))"""


async def faults(guest: Guest) -> list[str]:
    """What is wrong with what the guest sees, at every size."""
    found = []
    for width, height in SIZES:
        await guest.resize(width, height)
        overlapping, cut = await guest.page.evaluate(OVERLAPPING), await guest.page.evaluate(CUT_TEXTS)
        too_wide = await guest.page.evaluate(TOO_WIDE)
        found += [f"{width} px: {overlapping} seats lie over each other"] * bool(overlapping)
        found += [f"{width} px: the page is {too_wide} px too wide"] * (too_wide > 0)
        found += [f"{width} px: cut off, {text}" for text in cut]
        found += [f"{width} px: {piece} cannot be touched" for piece in await guest.page.evaluate(OUT_OF_REACH)]
    return found


@pytest.mark.parametrize("lang", DEVICES)
@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
async def test_the_longest_names_and_largest_hands_have_room(tavern: Tavern, game: karczma.Game, lang: str) -> None:
    seats = max(game.seats)
    guest = await tavern.guest(NAMES[0], DEVICES[lang])
    whole, found = played(game.name, seats), []
    async with tavern.inn.guests(*NAMES[1:seats]) as others:
        for when, table in moments(whole).items():
            await go_on(guest, table, others)
            found += [f"{when}, {fault}" for fault in await faults(guest)]
    await guest.go(f"/table/{await bring(guest, whole, NAMES)}")
    await guest.until("document.querySelector('dialog .ending')")
    found += [f"at the end, {fault}" for fault in await faults(guest)]
    assert not found, "\n".join(found)
