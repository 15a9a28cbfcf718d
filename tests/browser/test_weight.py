"""What a visit costs: little script, all of it ours, under a policy that lets nothing else in; and nothing shifts."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest

import karczma

from .browsing import DESK, DRAWN, PHONE, Guest, Tavern
from .test_accessibility import check

pytestmark = [pytest.mark.anyio, pytest.mark.long]

LARGEST_SCRIPT = 80_000  # bytes, compressed
STEADY = 0.02  # of layout shift; 0.1 is what browsers' makers call good
FETCHED = """() => performance.getEntriesByType("resource")
  .map(({ name, encodedBodySize, transferSize }) => [name, encodedBodySize, transferSize])"""
# On the front page, the client is another than the inn's.
YESTERDAYS = """{
  const read = JSON.parse;
  JSON.parse = (text) => {
    const told = read(text);
    return told?.shelf && location.pathname === "/" ? { ...told, version: "yesterday" } : told;
  };
}"""
# How much has moved so far without having been touched.
MOVED = """() => {
  const watching = new PerformanceObserver(() => {});
  watching.observe({ type: "layout-shift", buffered: true });
  return watching.takeRecords().reduce((all, shift) => all + (shift.hadRecentInput ? 0 : shift.value), 0);
}"""


async def test_all_script_is_small_and_everything_comes_from_the_inn(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Ola")
    for game in karczma.GAMES:
        await tavern.sit_down(game.name, ola, bots=1)
    await ola.go("/credits")
    await ola.until("performance.getEntriesByType('resource').some((entry) => entry.name.includes('/later.js'))")
    fetched = [(urlsplit(address), size) for address, size, _ in await ola.page.evaluate(FETCHED)]
    assert {address.netloc for address, _ in fetched} == {urlsplit(tavern.inn.origin).netloc}
    scripts = {address.path: size for address, size in fetched if address.path.endswith(".js") and address.query}
    assert {f"/games/{game.name}/board.js" for game in karczma.GAMES} <= set(scripts)
    assert {"/main.js", "/pages/front.js", "/pages/table.js", "/later.js"} <= set(scripts)
    assert all(size > 0 for size in scripts.values()), scripts
    assert sum(scripts.values()) <= LARGEST_SCRIPT
    for page in ("/", "/credits", "/table/aaaaaaaa", "/away"):
        policy = (await ola.context.request.get(page)).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert not any(loose in policy for loose in ("unsafe", "http:", "https:", "*")), policy
    await tavern.leave(ola)


async def test_the_second_visit_fetches_nothing_that_was_here(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Ola")
    table = await tavern.sit_down("lost-cities", ola, bots=1)
    here = {address for address, _, _ in await ola.page.evaluate(FETCHED) if "?v=" in address}
    await ola.page.goto(f"/table/{table}")
    await ola.until("lit().length > 0")
    again = {address: cost for address, _, cost in await ola.page.evaluate(FETCHED) if address in here}
    assert {"/main.js", "/pages/table.js", "/games/lost-cities/board.js"} <= {urlsplit(one).path for one in again}
    assert [address for address, cost in again.items() if cost > 0] == []
    await tavern.leave(ola)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
async def test_nothing_shifts_when_a_page_and_its_first_views_arrive(tavern: Tavern, device: dict[str, object]) -> None:
    ola = await tavern.newcomer("Ola", device)
    await ola.until("document.querySelector('.lists')")
    assert await shifts(ola) <= STEADY, "/"
    for game in karczma.GAMES:
        table = await tavern.sit_down(game.name, ola, bots=1)
        await ola.page.goto(f"/table/{table}")
        await ola.until("lit().length > 0 && heard.view")  # the page came with a first view, the socket brings another
        assert await shifts(ola) <= STEADY, game.name
    await tavern.leave(ola)


async def shifts(guest: Guest) -> float:
    """How much has shifted on the page since it was opened."""
    await guest.evaluate(DRAWN)
    return float(await guest.page.evaluate(MOVED))


async def test_the_inn_can_be_installed_as_an_app(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Ola")
    devtools = await ola.context.new_cdp_session(ola.page)
    manifest = await devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    problems = (await devtools.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []  # every test's browser is
    for icon in re.findall(r'"src": "([^"]+)"', manifest["data"]):
        assert (await ola.context.request.get(icon)).ok, icon
    await tavern.leave(ola)


async def test_after_an_update_the_next_room_is_todays(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Ola")
    await ola.context.add_init_script(YESTERDAYS)
    await ola.page.goto("/")
    await ola.page.get_by_role("button", name="Ola", exact=True).wait_for()
    await ola.until("document.querySelector('.lists')")  # the inn has said which client is today's
    await ola.page.evaluate("() => { window.isYesterday = true; }")
    await ola.page.get_by_role("link", name="Credits and sources").click()
    await ola.page.get_by_role("heading", name="Credits and sources").wait_for()
    assert not await ola.page.evaluate("() => window.isYesterday ?? false")
    await tavern.leave(ola)


async def test_whoever_cannot_reach_the_inn_is_told_so(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Ola")
    await ola.page.evaluate("() => navigator.serviceWorker.ready")
    await ola.page.reload()
    await ola.until("navigator.serviceWorker.controller !== null")
    await ola.context.set_offline(True)
    await ola.page.goto("/credits")
    assert "The inn cannot be reached" in await ola.page.get_by_role("main").inner_text()
    assert await check(ola, "away") == []
    await ola.context.set_offline(False)
    await ola.page.get_by_role("link", name="Try again").click()
    await ola.page.get_by_role("heading", name="Credits and sources").wait_for()
    ola.troubles = [trouble for trouble in ola.troubles if "ERR_INTERNET_DISCONNECTED" not in trouble]
    await tavern.leave(ola)
