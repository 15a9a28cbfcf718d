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
SOON_OVER = {"knights-and-castles": 4, "mini-villagers": 2, "warriors-adventures": 15}


async def shoot(guest: Guest, folder: Path, name: str, whole: bool = False) -> None:
    """The same view in all colours."""
    for scheme in SCHEMES:
        await guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        await guest.page.evaluate(
            "() => Promise.all([...document.images].map((image) => image.decode().catch(() => {})))"
        )
        await guest.page.screenshot(path=folder / f"{name}-{scheme}.png", full_page=whole)
        print(f"{name}-{scheme}.png", flush=True)


async def take_all(folder: Path) -> None:
    """Every page and table, on every device, in both languages and all colours."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        async with House(Path(data)) as inn, Tavern(inn) as tavern:
            for device, kind in DEVICES.items():
                for lang, locale in LANGUAGES.items():
                    guest = await tavern.newcomer("Aleksandra", kind | {"locale": locale})
                    await guest.page.get_by_role("heading", level=1).wait_for()
                    await shoot(guest, folder, f"front-{device}-{lang}", whole=True)
                    await guest.go("/credits")
                    await guest.page.get_by_role("heading", level=1).wait_for()
                    await shoot(guest, folder, f"credits-{device}-{lang}", whole=True)
                    for game in karczma.GAMES:
                        name = f"{game.name}-{device}-{lang}"
                        await tavern.sit_down(game.name, guest, bots=min(3, max(game.seats)) - 1)
                        await guest.until("lit().length > 0")
                        await shoot(guest, folder, f"{name}-early")
                        await guest.hurry(SOON_OVER.get(game.name, LATE))
                        await guest.until("lit().length > 0 || heard.view.stage === 'over'")
                        await shoot(guest, folder, f"{name}-late")
                        await guest.hurry()
                        await guest.page.get_by_role("dialog").wait_for()
                        await shoot(guest, folder, f"{name}-end")
                    await tavern.leave(guest)


if __name__ == "__main__":
    if chromium() is None:
        sys.exit(NO_BROWSER)
    asyncio.run(take_all(Path(sys.argv[1] if len(sys.argv) > 1 else "shots")))
