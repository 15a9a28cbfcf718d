"""Replays in the browser: every control, every game, the link to a moment, and a file that is dropped."""

from __future__ import annotations

import asyncio
import json

import pytest
from playwright.async_api import Route, expect

import karczma

from .browsing import PHONE, Guest, Tavern, together
from .records import bring, played, record_of
from .test_accessibility import DESK_SIZE, PHONE_SIZE, SMALLEST, check

pytestmark = [pytest.mark.anyio, pytest.mark.long]

# A file as if it came from the desk of the computer.
DROP = """(text) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], "record.json", { type: "application/json" }));
  const drop = new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true });
  document.querySelector("main").dispatchEvent(drop);
}"""
# A step, and at once to another room; whatever the replay still had to do is done when this ends.
STEP_AND_LEAVE = """async (to) => {
  const { go } = await import("/shell.js");
  document.querySelector(".replay").dispatchEvent(new KeyboardEvent("keydown", { key: "End" }));
  go(to);
  await new Promise((done) => setTimeout(done, 400));
}"""
FACES = "() => [...document.querySelectorAll('.playing [data-face]')].map((card) => card.dataset.face)"


async def look_at(guest: Guest, address: str) -> None:
    """Opens a replay, and waits until it is there."""
    await guest.go("/replay")
    await guest.page.locator(".dropping").wait_for()
    await guest.go(address)
    await guest.page.locator(".replay .playing > *").first.wait_for()
    await expect(guest.page.locator(".replay")).to_be_focused()  # keys steer it from now on


async def is_at(guest: Guest, at: int, last: int) -> None:
    """The moment is on the screen: the scrubber, the words and the board agree."""
    await expect(guest.page.locator(".moment")).to_have_text(f"{at} / {last}")
    await expect(guest.page.get_by_role("slider")).to_have_value(str(at))


@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
async def test_every_game_is_seen_from_start_to_end(tavern: Tavern, game: karczma.Game) -> None:
    ola = await tavern.guest("Ola")
    table = played(game.name, 3 if 3 in game.seats else 2)
    replay, last = await bring(ola, table), table.version
    await look_at(ola, f"/replay/{replay}")
    for at in (0, last // 2, last):
        await ola.page.get_by_role("slider").fill(str(at))
        await is_at(ola, at, last)
        await expect(ola.page.locator(".prompt-now")).not_to_be_empty()
    for at in (last - 1, last):
        await ola.press("ArrowLeft" if at < last else "ArrowRight")
        await is_at(ola, at, last)
    await ola.page.get_by_role("slider").fill("0")
    if "hands" in table.view(0)["table"]:  # with open hands every card that a player holds has a face
        await is_at(ola, 0, last)
        shown = await ola.page.locator(".playing").inner_html()
        for card in {card for hand in table.at(0).open_view()["table"]["hands"] for card in hand}:
            assert f"/{card.replace('/', '-').replace('*', '%2A')}.svg" in shown.replace("*", "%2A"), card
    await ola.page.get_by_role("button", name="Result").click()
    ending = ola.page.get_by_role("dialog", name="Result")
    await expect(ending.get_by_role("list").first.get_by_role("listitem")).to_have_count(table.seats)
    await ola.press("Escape")


async def test_every_control(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    table = played("lost-cities")
    replay, last = await bring(ola, table), table.version
    await look_at(ola, f"/replay/{replay}")
    page = ola.page
    await is_at(ola, 0, last)
    for button, at in (
        ("Next move", 1),
        ("Next move", 2),
        ("A move back", 1),
        ("Next turn", 2),
        ("Next turn", 4),
        ("A turn back", 2),
        ("To the end", last),
        ("To the beginning", 0),
    ):
        await page.get_by_role("button", name=button, exact=True).click()
        await is_at(ola, at, last)
    moves = page.get_by_role("list", name="What happened").first
    line = moves.get_by_role("button").nth(9)
    await line.click()
    await is_at(ola, 10, last)
    await expect(line).to_have_attribute("aria-current", "step")
    await expect(page.locator(".prompt-now")).to_have_text((await line.inner_text()).removeprefix("10").strip())


async def test_leaving_at_once_leaves_the_address_to_the_next_room(tavern: Tavern) -> None:
    """The moment is written into the address a little later; by then the visitor may be on the way elsewhere."""
    ola = await tavern.guest("Ola")
    await look_at(ola, f"/replay/{await bring(ola, played('lost-cities'))}")
    may_come = asyncio.Event()

    async def come_late(route: Route) -> None:
        await may_come.wait()
        await route.continue_()

    await ola.page.route("**/pages/rules.js*", come_late)
    await ola.evaluate(STEP_AND_LEAVE, "/rules/lost-cities")
    may_come.set()
    await expect(ola.page.locator(".replay")).to_have_count(0)
    assert ola.page.url.endswith("/rules/lost-cities")


async def test_the_keyboard(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    table = played("lost-cities")
    replay, last = await bring(ola, table), table.version
    await look_at(ola, f"/replay/{replay}")
    for key, at in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("Shift+ArrowRight", 2),
        ("PageDown", 4),
        ("PageUp", 2),
        ("Shift+ArrowLeft", 0),
        ("End", last),
        ("Home", 0),
    ):
        await ola.press(key)
        await is_at(ola, at, last)
    for key, viewer in (("1", "Ola"), ("2", "Jan"), ("9", "An onlooker"), ("0", "All hands open")):
        await ola.press(key)
        pressed = ola.page.get_by_role("group", name="Seen by").locator("[aria-pressed=true]")
        await expect(pressed).to_contain_text(viewer)
    await ola.press("Space")
    await expect(ola.page.get_by_role("button", name="Stop")).to_be_visible()
    await ola.press("Space")
    await expect(ola.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


async def test_it_plays_by_itself_to_the_end(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    table = played("mini-villagers")
    replay, last = await bring(ola, table), table.version
    await look_at(ola, f"/replay/{replay}?at={max(0, last - 2)}")
    await ola.page.get_by_label("Pace").select_option("quick")
    await ola.page.get_by_role("button", name="Play", exact=True).click()
    await is_at(ola, last, last)
    await expect(ola.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    first = f"document.querySelector('.moment').textContent.trim() === '1 / {last}'"
    await ola.page.evaluate(f"() => {{ window.begun = until(() => {first}); }}")  # it is soon over
    await ola.page.get_by_role("button", name="Play", exact=True).click()  # once more, from the beginning
    await ola.evaluate("() => window.begun")


async def test_from_a_seat_the_other_hand_is_hidden(tavern: Tavern) -> None:
    jan = await tavern.guest("Jan", PHONE)
    table = played("lost-cities")
    replay = await bring(jan, table)
    await look_at(jan, f"/replay/{replay}?at=6")
    assert "?" not in await jan.page.evaluate(FACES)
    for seat, name in enumerate(("Ola", "Jan")):
        await jan.page.get_by_role("group", name="Oczami").get_by_role("button", name=name).tap()
        hands = table.at(6).view(seat)["table"]["hands"]
        await jan.until(f"({FACES})().filter((face) => face === '?').length === {hands[1 - seat].count('?')}")
        await jan.until(f"{json.dumps(hands[seat])}.every((card) => ({FACES})().includes(card))")


async def test_the_link_leads_to_the_same_moment(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    table = played("lost-cities")
    replay, last = await bring(ola, table), table.version
    await look_at(ola, f"/replay/{replay}")
    await ola.page.get_by_role("slider").fill("17")
    await ola.press("2")
    await ola.page.wait_for_url(f"**/replay/{replay}?at=17&seat=1")
    await ola.page.reload()  # as somebody would see it who was sent the link
    await is_at(ola, 17, last)
    await expect(ola.page.get_by_role("group", name="Seen by").locator("[aria-pressed=true]")).to_contain_text("Jan")
    await ola.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await ola.page.get_by_role("button", name="Copy the link").click()
    await expect(ola.page.locator(".note")).to_contain_text("Only those who were invited")
    assert await ola.page.evaluate("() => navigator.clipboard.readText()") == ola.page.url


async def test_a_private_table_is_shown_to_whoever_has_its_key(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    bot = {"kind": "bot", "level": "beginner"}
    made = await ola.ask("create", game="mini-villagers", seats=[{"kind": "me"}, bot, bot], public=False)
    table, key = made["table"], made["keys"]["table"]
    await ola.go(f"/table/{table}")
    await ola.until(f"heard.view?.table === '{table}'")
    await ola.hurry()
    ewa = await tavern.newcomer("Ewa", path=f"/replay/{table}?at=1&key={key}")
    await expect(ewa.page.locator(".moment")).to_contain_text("1 /")
    assert "key" not in ewa.page.url
    await tavern.leave(ewa)


async def test_a_link_may_name_anything(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    table = played("mini-villagers")
    replay, last = await bring(ola, table), table.version
    for query, at in (("at=9999", last), ("at=-3", 0), ("at=x&seat=y", 0), ("at=1.5&seat=9", 1)):
        await look_at(ola, f"/replay/{replay}?{query}")
        await is_at(ola, at, last)


async def test_the_record_comes_down_and_is_dropped_in_again(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    table = played("mini-villagers", 3)
    replay, last = await bring(ola, table), table.version
    await look_at(ola, f"/replay/{replay}")
    async with ola.page.expect_download() as loading:
        await ola.page.get_by_role("link", name="Save the record").click()
    record = (await (await loading.value).path()).read_text(encoding="utf-8")
    assert karczma.replay(record).table().to_bytes() == table.to_bytes()
    await ola.page.evaluate(DROP, record)
    await ola.page.wait_for_url(lambda address: "/replay/" in address and replay not in address)
    await is_at(ola, 0, last)
    await expect(ola.page.locator(".doing")).to_contain_text("The deal was fixed before the first move")


async def test_a_file_is_chosen_and_a_damaged_one_refused(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    table = played("mini-villagers", 3)
    await ola.go("/replay")
    choose = ola.page.get_by_label("Open a record")
    for text, why in (("{", "not JSON"), ('{"format": "x"}', "not a replay"), (record_of(table)[:-9], "not JSON")):
        await choose.set_input_files({"name": "r.json", "mimeType": "application/json", "buffer": text.encode()})
        await expect(ola.page.locator(".note")).to_contain_text(why)
    ola.troubles.clear()  # the browser notes every refusal
    whole = {"name": "r.json", "mimeType": "application/json", "buffer": record_of(table).encode()}
    await choose.set_input_files(whole)
    await is_at(ola, 0, table.version)
    await expect(ola.page.locator(".doing")).to_contain_text("Every move was played again")


async def test_a_running_game_and_a_forgotten_file_are_refused(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    made = await ola.ask("create", game="lost-cities", seats=[{"kind": "me"}, {"kind": "me", "name": "Ewa"}])
    for replay, why in ((made["table"], "is not over"), ("a" * 24, "no longer kept"), ("a" * 8, "no table")):
        await ola.go(f"/replay/{replay}")
        await expect(ola.page.get_by_role("alert")).to_contain_text(why)
    ola.troubles.clear()


async def test_the_end_and_the_front_page_lead_to_the_replay(tavern: Tavern) -> None:
    ola, jan = await tavern.guest("Ola"), await tavern.guest("Jan", PHONE)
    table = await tavern.sit_down("mini-villagers", ola, jan)
    await together(ola.hurry(), jan.hurry())
    await ola.page.get_by_role("link", name="Replay", exact=True).click()
    await ola.page.wait_for_url(f"**/replay/{table}**")
    await ola.go("/")
    await ola.page.locator(f"a[href='/replay/{table}']").first.click()
    await ola.page.locator(".replay .playing > *").first.wait_for()


@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
async def test_the_page_keeps_to_wcag(tavern: Tavern, game: karczma.Game) -> None:
    ela = await tavern.guest("Ela")
    table = played(game.name, 3 if 3 in game.seats else 2)
    replay, faults = await bring(ela, table), []
    for seat in ("open", "1"):
        await look_at(ela, f"/replay/{replay}?at={table.version * 2 // 3}&seat={seat}")
        looks = [(DESK_SIZE, "dark"), (PHONE_SIZE, "light"), (SMALLEST, "dark")]
        faults += await check(ela, f"{game.name} {seat}", looks)
    assert not faults, "\n".join(faults)


async def test_the_page_for_files_keeps_to_wcag(tavern: Tavern) -> None:
    ela = await tavern.guest("Ela")
    await ela.go("/replay")
    await ela.page.locator(".dropping").wait_for()
    assert await check(ela, "/replay") == []
