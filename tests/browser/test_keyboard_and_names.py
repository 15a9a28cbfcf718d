"""Whoever sees nothing and has no mouse plays every game: everything is found by role and name, and pressed by keys."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import ElementHandle

import karczma

from .browsing import Guest, Tavern

pytestmark = pytest.mark.anyio

CHANGES = 12  # of a longer game's table
MOST_STOPS = 80  # of the Tab key around a page
OVER = "heard.view.stage === 'over'"
CALLED = f"{OVER} || document.title.startsWith('●') || document.querySelector('dialog[open]')"


class BlindGuest:
    """Plays by the accessibility tree and the keyboard."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page
        self.table = guest.page.get_by_role("region", name="Table", exact=True)
        self.log = guest.page.get_by_role("list", name="What happened")
        self.dialog = guest.page.get_by_role("dialog")

    async def play(self, changes: int) -> None:
        """Presses what can be pressed until the table has changed so often, or the game is over."""
        begun = await self.version()
        while await self.version() - begun < changes:
            await self.guest.until(CALLED)
            if await self.page.evaluate(f"() => {OVER}"):
                return
            if await self.dialog.count():
                await self.page.keyboard.press("Escape")
                continue
            await self.hear_what_happened()
            buttons = await self.table.get_by_role("button", disabled=False).element_handles()
            if buttons and await self.go_to(random.choice(buttons)):
                await self.page.keyboard.press("Enter")

    async def version(self) -> int:
        return int(await self.page.evaluate("() => heard.view.version"))

    async def go_to(self, button: ElementHandle) -> bool:
        """Tab until it has the focus. False if it is no stop: it can be pressed no more."""
        for _ in range(MOST_STOPS):
            if await self.page.evaluate("(button) => button === document.activeElement", button):
                return True
            await self.page.keyboard.press("Tab")
        return False

    async def hear_what_happened(self) -> None:
        """The last thing in the log was said aloud."""
        said = """() => {
          const last = document.querySelector("main ol[aria-label='What happened'] > li:last-child");
          const aloud = document.querySelector("[aria-live='polite']").textContent;
          return [...(last?.querySelectorAll("p") ?? [])].every((line) => aloud.includes(line.textContent));
        }"""
        await self.page.wait_for_function(said)

    async def names(self) -> list[str]:
        """What the pieces are called that can be pressed now."""
        lines = (await self.table.aria_snapshot()).splitlines()
        return [line.strip() for line in lines if line.strip().startswith(("- button", "- 'button"))]


@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
async def test_a_game_is_played_by_keys_and_names_alone(tavern: Tavern, game: karczma.Game) -> None:
    ola = await tavern.guest("Ola")
    await tavern.sit_down(game.name, ola, bots=1)
    blind = BlindGuest(ola)
    await blind.play(CHANGES)
    names = await blind.names()
    assert all('"' in name or "'" in name[3:] for name in names), names


async def test_arrows_go_from_card_to_card_and_escape_lets_go(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await tavern.sit_down("lost-cities", ola, bots=1)
    blind = BlindGuest(ola)
    await ola.until("lit().length > 0")
    hand = await blind.table.get_by_role("button", disabled=False).element_handles()
    focused = "() => document.activeElement.getAttribute('aria-label')"
    names = [await card.get_attribute("aria-label") for card in hand]
    assert await blind.go_to(hand[0])
    await ola.press("ArrowRight")
    assert await ola.page.evaluate(focused) == names[1]
    await ola.press("ArrowLeft")
    assert await ola.page.evaluate(focused) == names[0]
    await ola.press("Enter")
    pressed = blind.table.get_by_role("button", pressed=True)
    await pressed.wait_for()
    assert await pressed.get_attribute("aria-label") == names[0]
    await ola.until("document.activeElement.matches('.is-lit')")  # where it can go has the focus at once
    await ola.press("Escape")
    await pressed.wait_for(state="detached")
