"""Makes pictures of every page and every table, to be looked at: python -m tests.browser.shots [folder] [part ...].

A part is `pages`, `learning`, `replays`, `reviews`, `statistics` or the name of a game; without any, all are made.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.house import House

import karczma

from .browsing import DESK, NO_BROWSER, PHONE, Guest, Tavern, chromium
from .records import bring, played
from .test_lessons import STEP
from .test_replay import look_at
from .test_review import LONG
from .test_statistics import until_counted

DEVICES = {"desk": DESK, "phone": PHONE, "narrow": PHONE | {"viewport": {"width": 320, "height": 640}}}
LANGUAGES = {"pl": "pl-PL", "en": "en-GB"}
SCHEMES = ("light", "dark")
RULE = ".rule"  # a numbered paragraph
LATE = 25  # moves of one's own; fewer in games that are shorter
SOON_OVER = {"knights-and-castles": 4, "mini-villagers": 2, "warriors-adventures": 8}
COUNTED = ("knights-and-castles", "mini-villagers")  # games for the statistics
STEPS = (
    ("lost-cities", 2),
    ("villagers", 6),
    ("villagers", 14),
    ("kings-under-mountains", 5),
    ("knights-and-castles", 4),
)

# Until the pictures have come; of those far below, which are fetched later, some never do.
PICTURES = """() => Promise.race([
  Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
  new Promise((enough) => setTimeout(enough, 1500)),
])"""


async def shoot(guest: Guest, folder: Path, name: str, schemes: tuple[str, ...] = SCHEMES, whole: bool = False) -> None:
    """The same view in these colours."""
    for scheme in schemes:
        await guest.page.mouse.move(0, 0)  # nothing is pointed at, so nothing is explained
        await guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        await guest.page.evaluate(PICTURES)
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
    await guest.go("/")
    await page.locator(".game-villagers .row button:not(.primary)").click()
    await page.get_by_role("dialog").locator("form .primary").click()
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


async def shoot_learning(guest: Guest, folder: Path, where: str) -> None:
    """The rules on a page of their own and beside a table, and lessons whose step points at something."""
    page = guest.page
    for game in ("villagers", "knights-and-castles"):
        await guest.go(f"/rules/{game}")
        await page.locator(RULE).first.wait_for()
        await shoot(guest, folder, f"rules-{game}-{where}")
    await guest.tavern.sit_down("warriors-adventures", guest, bots=1)
    await page.keyboard.press("F1")
    await page.locator(f"dialog {RULE}").first.wait_for()
    await shoot(guest, folder, f"rules-drawer-{where}")
    await page.keyboard.press("Escape")
    await guest.go("/learn/villagers")
    await page.locator(".lesson-parts").wait_for()
    await shoot(guest, folder, f"lesson-parts-{where}")
    for game, step in STEPS:
        await page.goto(f"/learn/{game}/base#{step}")
        await guest.evaluate(STEP, 0)
        await shoot(guest, folder, f"lesson-{game}-{step}-{where}")
        await guest.go("/credits")  # another step of the same lesson would not be looked up


async def shoot_replays(guest: Guest, folder: Path, where: str) -> None:
    """Every game in the middle, with all hands open."""
    page = guest.page
    for game in karczma.GAMES:
        table = played(game.name, min(max(game.seats), 3))
        await look_at(guest, f"/replay/{await bring(guest, table)}")
        await page.get_by_role("slider").fill(str(table.version // 2))
        await shoot(guest, folder, f"replay-{game.name}-{where}")


async def shoot_reviews(guest: Guest, folder: Path, where: str) -> None:
    """A review at its beginning, at a costly decision with what was not known, and at its end."""
    page = guest.page
    for game_name in ("knights-and-castles", "lost-cities"):
        await look_at(guest, f"/replay/{await bring(guest, played(game_name))}")
        await page.locator(".doing .primary").click()
        await page.locator(".outlook svg").wait_for(timeout=LONG)
        await shoot(guest, folder, f"review-{game_name}-{where}")
        await page.locator(".outlook [role=button]").first.press("Enter")
        await page.locator(".weighed li").first.wait_for()
        await shoot(guest, folder, f"review-{game_name}-decision-{where}")
        for folded in await page.locator(".weighing summary").all():
            await folded.click()
            await shoot(guest, folder, f"review-{game_name}-beliefs-{where}")
        await page.locator(".review").evaluate("review => review.lastElementChild.scrollIntoView()")
        await shoot(guest, folder, f"review-{game_name}-end-{where}")


async def shoot_statistics(guest: Guest, folder: Path, where: str) -> None:
    """Some games of one's own in figures, and the front page after them."""
    page = guest.page
    for game_name in COUNTED * 3:
        await guest.tavern.sit_down(game_name, guest, bots=1)
        await guest.hurry()
    await until_counted(guest, 3)
    await guest.go("/statistics")
    await page.locator(".plot").first.wait_for()
    await page.get_by_role("combobox").select_option(COUNTED[0])
    await page.locator(".stats-part ~ * .plot").first.wait_for()
    await shoot(guest, folder, f"statistics-{where}", whole=True)
    await guest.go("/")
    await page.get_by_role("heading", level=1).wait_for()
    await shoot(guest, folder, f"front-visited-{where}", whole=True)


async def shoot_game(tavern: Tavern, guest: Guest, folder: Path, game: karczma.Game, where: str) -> None:
    """A game with the fewest players in the light, and one at a full table in the dark: early, late and at the end."""
    tables = [(min(game.seats), SCHEMES[:1]), (3, SCHEMES[:1]), (max(game.seats), SCHEMES[1:])]
    for seats, schemes in tables[:: 1 if game.name == "villagers" else 2]:
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


async def take_all(folder: Path, parts: list[str]) -> None:
    """Every page, dialog and table, on every device and in both languages; if parts are named, only those."""
    folder.mkdir(parents=True, exist_ok=True)
    rooms = {
        "pages": (shoot_pages, shoot_sitting_down),
        "learning": (shoot_learning,),
        "replays": (shoot_replays,),
        "reviews": (shoot_reviews,),
        "statistics": (shoot_statistics,),
    }
    with tempfile.TemporaryDirectory() as data:
        async with House(Path(data)) as inn, Tavern(inn) as tavern:
            for device, kind in DEVICES.items():
                for lang, locale in LANGUAGES.items():
                    guest = await tavern.newcomer("Aleksandra", kind | {"locale": locale})
                    for part, shooting in rooms.items():
                        for shoot_part in shooting if part in parts or not parts else ():
                            await shoot_part(guest, folder, f"{device}-{lang}")
                    for game in karczma.GAMES:
                        if game.name in parts or not parts:
                            await shoot_game(tavern, guest, folder, game, f"{device}-{lang}")
                    await tavern.leave(guest)


if __name__ == "__main__":
    if chromium() is None:
        sys.exit(NO_BROWSER)
    asyncio.run(take_all(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"), sys.argv[2:]))
