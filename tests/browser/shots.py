"""Makes pictures of every page and every table, to be looked at: python -m tests.browser.shots [folder]."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.house import House

import karczma

from .browsing import DESK, NO_BROWSER, PHONE, Guest, Tavern, chromium

DEVICES = {"desk": DESK, "phone": PHONE}
LANGUAGES = {"pl": "pl-PL", "en": "en-GB"}
SCHEMES = ("light", "dark")
LATE = 25  # moves of one's own; fewer in games that are shorter
SOON_OVER = {"knights-and-castles": 4, "mini-villagers": 2, "warriors-adventures": 8}


async def shoot(guest: Guest, folder: Path, name: str, schemes: tuple[str, ...] = SCHEMES, whole: bool = False) -> None:
    """The same view in these colours."""
    for scheme in schemes:
        await guest.page.mouse.move(0, 0)  # nothing is pointed at, so nothing is explained
        await guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        await guest.page.evaluate(
            "() => Promise.all([...document.images].map((image) => image.decode().catch(() => {})))"
        )
        await guest.page.screenshot(path=folder / f"{name}-{scheme}.png", full_page=whole)
        print(f"{name}-{scheme}.png", flush=True)


async def shoot_pages(guest: Guest, folder: Path, where: str) -> None:
    """The rooms, and every dialog that opens there. Buttons are found by what they are: their names are translated."""
    page = guest.page
    await page.get_by_role("heading", level=1).wait_for()
    await shoot(guest, folder, f"front-{where}", whole=True)
    for name, button in (
        ("new-table", ".game-villagers .row button:not(.primary)"),
        ("visitor", ".bar .visitor"),
        ("settings", ".bar button:last-child"),
    ):
        await page.locator(button).click()
        await page.get_by_role("dialog").wait_for()
        for folded in await page.locator("dialog summary").all():
            await folded.click()
        await shoot(guest, folder, f"{name}-{where}")
        await page.keyboard.press("Escape")
    await guest.go("/credits")
    await page.get_by_role("heading", level=1).wait_for()
    await shoot(guest, folder, f"credits-{where}", whole=True)


async def shoot_sitting_down(guest: Guest, folder: Path, where: str) -> None:
    """A table that waits for players, its invitation and the level of its bots; one that people share, covered."""
    page = guest.page
    open_seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = (await guest.ask("create", game="villagers", seats=open_seats, public=False))["table"]
    await guest.go(f"/table/{table}")
    await page.locator(".waiting").wait_for()
    await shoot(guest, folder, f"waiting-{where}")
    for name, place in (("invite", -2), ("level", -1)):
        await page.locator(".waiting .row button").nth(place).click()
        await page.get_by_role("dialog").wait_for()
        await shoot(guest, folder, f"{name}-{where}")
        await page.keyboard.press("Escape")
    shared = [{"kind": "me", "name": name} for name in ("Ola", "Jan")]
    table = (await guest.ask("create", game="lost-cities", seats=shared, public=False))["table"]
    await guest.go(f"/table/{table}")
    await page.locator(".covering").wait_for()
    await shoot(guest, folder, f"covered-{where}")


async def shoot_game(tavern: Tavern, guest: Guest, folder: Path, game: karczma.Game, where: str) -> None:
    """A game of two in the light, and one at a full table in the dark: early, late and at the end."""
    for seats, schemes in ((2, SCHEMES[:1]), (max(game.seats), SCHEMES[1:])):
        name = f"{game.name}-{where}-{seats}"
        await tavern.sit_down(game.name, guest, bots=seats - 1)
        await guest.until("lit().length > 0")
        await shoot(guest, folder, f"{name}-early", schemes)
        await guest.hurry(SOON_OVER.get(game.name, LATE))
        await guest.until("lit().length > 0 || heard.view.stage === 'over'")
        await shoot(guest, folder, f"{name}-late", schemes)
        await guest.hurry()
        await guest.page.get_by_role("dialog").wait_for()
        await shoot(guest, folder, f"{name}-end", schemes)


async def take_all(folder: Path) -> None:
    """Every page, dialog and table, on every device and in both languages."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        async with House(Path(data)) as inn, Tavern(inn) as tavern:
            for device, kind in DEVICES.items():
                for lang, locale in LANGUAGES.items():
                    guest = await tavern.newcomer("Aleksandra", kind | {"locale": locale})
                    await shoot_pages(guest, folder, f"{device}-{lang}")
                    await shoot_sitting_down(guest, folder, f"{device}-{lang}")
                    for game in karczma.GAMES:
                        await shoot_game(tavern, guest, folder, game, f"{device}-{lang}")
                    await tavern.leave(guest)


if __name__ == "__main__":
    if chromium() is None:
        sys.exit(NO_BROWSER)
    asyncio.run(take_all(Path(sys.argv[1] if len(sys.argv) > 1 else "shots")))
