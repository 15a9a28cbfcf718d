"""Several people at one screen: it is covered before whoever may not see what it showed, and only then."""

from __future__ import annotations

import itertools
import json
import re

import pytest
from playwright.async_api import expect

from .browsing import Guest, Tavern, check_troubles

pytestmark = [pytest.mark.anyio, pytest.mark.long]

MOST_TURNS = 400
HIDDEN = {"?", "back"}  # faces that tell nothing

# What a covered page must not have: pieces, cards, pictures, explanations, lines of the log.
REMAINS = """() => [...document.querySelectorAll("[data-piece], [data-card], [data-face], [data-explain]"),
  ...document.querySelectorAll(".log, .prompt, main img")].map((element) => element.outerHTML)"""
HAND = """() => [...document.querySelectorAll("[data-piece^='hand:']")].map((card) => card.dataset.face)"""
COVERED = "document.querySelector('.covering')"
CALLED = f"({COVERED} || lit().length > 0 || document.querySelector('dialog .ending'))"


async def at_one_screen(guest: Guest, game: str, *names: str, **options: object) -> str:
    """A table for people who share a screen."""
    seats = [{"kind": "me", "name": name} for name in names]
    made = await guest.ask("create", game=game, seats=seats, public=False, options=options)
    await guest.go(f"/table/{made['table']}")
    await guest.until(f"heard.view?.table === '{made['table']}' && {CALLED}")
    return str(made["table"])


async def called(guest: Guest) -> str:
    """Whom the device is to be handed to."""
    return (await guest.page.get_by_role("heading", level=1).inner_text()).removeprefix("Hand the device to ")


async def uncover(guest: Guest, name: str) -> None:
    """The one who is called takes the device: by the key Enter, for the button has the focus."""
    button = guest.page.get_by_role("button", name=f"I am {name}: show my cards")
    await expect(button).to_be_focused()
    await guest.press("Enter")
    await guest.until(f"!{COVERED}")


async def test_two_people_play_a_whole_game_in_one_browser(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    page = ola.page
    await ola.go("/")
    await page.get_by_role("button", name="With friends: Lost Cities").click()
    await page.get_by_role("combobox", name="People at this screen").select_option("2")
    await page.get_by_role("textbox", name="Name of player 2").fill("Jan")
    await page.get_by_text("Rules and options").click()
    await page.get_by_role("spinbutton").first.fill("1")
    await page.get_by_role("button", name="Set the table").click()
    seen_by: list[str] = []
    await ola.until(CALLED)
    for _ in range(MOST_TURNS):
        await ola.until(CALLED)
        if await page.get_by_role("dialog", name="Result").count():
            break
        if await ola.evaluate(f"() => !!{COVERED}"):
            seen_by.append(await check_covered(ola))
            continue
        await ola.play(moves=1)
        await ola.until(f"heard.view.stage === 'over' || {CALLED}")
    places = await page.get_by_role("dialog", name="Result").get_by_role("listitem").all_inner_texts()
    assert any("Ola" in line for line in places)
    assert any("Jan" in line for line in places)
    assert {"Ola", "Jan"} == set(seen_by)
    assert all(one != other for one, other in itertools.pairwise(seen_by)), "nobody is called twice running"


async def check_covered(guest: Guest) -> str:
    """Nothing of anybody's hand is on a covered page, nor has the next one been sent; whoever is called uncovers it."""
    before = await guest.page.evaluate("() => heard.view.seat")
    await expect(guest.page.locator("[aria-live=polite]")).to_have_text(re.compile("^Hand the device to "))
    assert await guest.page.evaluate(REMAINS) == []
    markup, tree = await guest.page.content(), await guest.page.locator("body").aria_snapshot()
    name = await called(guest)
    assert f"Hand the device to {name}" == await guest.page.locator("[aria-live=polite]").inner_text()
    await uncover(guest, name)
    seat = await guest.page.evaluate("() => heard.view.seat")
    await guest.until("document.querySelector(\"[data-piece^='hand:']\")")
    hand = set(await guest.page.evaluate(HAND)) - HIDDEN
    assert hand
    named = await guest.page.locator("[data-piece^='hand:']").evaluate_all("(all) => all.map((card) => card.ariaLabel)")
    assert not [face for face in hand if f'"{face}"' in markup or f"/{face}.svg" in markup]
    assert not [card for card in named if card in tree or card in markup]
    await guest.until("document.activeElement.matches('.is-lit')")
    prompt = await guest.page.locator(".prompt-now").inner_text()
    await guest.until(f"document.querySelector('[aria-live=polite]').textContent.includes({json.dumps(prompt)})")
    if seat != 0:  # the first seat is what the inn shows a newcomer
        assert before != seat
    return name


async def test_simultaneous_choices_are_made_one_after_the_other_in_secret(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await at_one_screen(ola, "knights-and-castles", "Ola", "Jan")
    for name in ("Ola", "Jan"):
        await ola.until(COVERED)
        await uncover(ola, name)
        await ola.play(moves=1)
    await ola.until(CALLED)
    while await ola.evaluate(
        f"() => {COVERED} || heard.view.asked.length < 2"
    ):  # the winner recruits before the next round
        if await ola.evaluate(f"() => !!{COVERED}"):
            await uncover(ola, await called(ola))
        else:
            await ola.play(moves=1)
        await ola.until(CALLED)
    other = ("Jan", "Ola")[await ola.evaluate("() => heard.view.seat")]
    await ola.play(moves=1)  # whoever has the device chooses first
    await ola.until(COVERED)
    await uncover(ola, other)


async def test_somebody_who_came_along_sits_down_at_the_same_screen(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    made = await ola.ask("create", game="lost-cities", seats=[{"kind": "me"}, {"kind": "open"}], public=False)
    await ola.go(f"/table/{made['table']}")
    await ola.page.get_by_role("textbox", name="Another person at this screen").fill("Jan")
    await ola.press("Enter")
    await ola.until(COVERED)
    assert [seat["name"] for seat in await ola.page.evaluate("() => heard.view.seats")] == ["Ola", "Jan"]


async def test_whoever_is_asked_again_goes_on_without_a_cover(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await at_one_screen(ola, "lost-cities", "Ola", "Jan", first="0")
    await uncover(ola, "Ola")
    await ola.play(moves=1)  # a card is laid; another must be drawn
    await ola.until("lit().length > 0")
    assert not await ola.evaluate(f"() => !!{COVERED}")


async def test_no_cover_where_all_see_the_same(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await at_one_screen(ola, "warriors-adventures", "Ola", "Jan")
    movers = set()
    for _ in range(MOST_TURNS):
        await ola.until("lit().length > 0")
        assert not await ola.evaluate(f"() => !!{COVERED}")
        movers.add(await ola.page.evaluate("() => heard.view.seat"))
        if movers == {0, 1}:
            break
        await ola.play(moves=1)
    assert movers == {0, 1}


async def test_a_page_loaded_again_and_a_lost_connection_show_no_hand(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await at_one_screen(ola, "lost-cities", "Ola", "Jan", first="0")
    await uncover(ola, "Ola")
    await ola.play(moves=2)
    await ola.until(COVERED)
    await uncover(ola, "Jan")
    await ola.until("heard.view.seat === 1")
    await ola.hang_up()
    await ola.until("lit().length > 0")
    assert await ola.page.evaluate("() => heard.view.seat") == 1, "it is still Jan who sits there"
    await ola.page.reload()
    await ola.until(COVERED)
    assert await ola.page.evaluate(REMAINS) == []
    await uncover(ola, "Jan")
    await ola.until("heard.view.seat === 1")
    check_troubles([ola])


async def test_whoever_has_moved_may_look_once_more_and_then_hands_the_device_on(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await at_one_screen(ola, "lost-cities", "Ola", "Jan", first="0")
    await uncover(ola, "Ola")
    await ola.play(moves=2)
    await ola.until(COVERED)
    await ola.page.get_by_role("button", name="I am Ola: show my cards").click()
    await ola.until(f"!{COVERED}")
    assert await ola.page.evaluate("() => [heard.view.seat, lit().length]") == [0, 0]
    await ola.page.get_by_role("button", name="Hand the device to Jan").click()
    await ola.until(COVERED)
    assert await ola.page.evaluate(REMAINS) == []
    await uncover(ola, "Jan")
    await ola.until("heard.view.seat === 1 && lit().length > 0")


async def test_nothing_is_said_aloud_that_happens_while_the_screen_is_covered(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Jan"}, {"kind": "open"}]
    async with tavern.inn.guests("Ela") as [ela]:
        table = (await ola.ask("create", game="knights-and-castles", seats=seats, public=True))["table"]
        await ela.do("sit", table=table)
        await ola.go(f"/table/{table}")
        await ola.until(f"heard.view?.table === '{table}' && {COVERED}")
        await uncover(ola, "Ola")
        await ola.play(moves=1)
        await ola.until(COVERED)
        aloud = ola.page.locator("[aria-live=polite]")
        await expect(aloud).to_have_text("Hand the device to Jan")
        before = await ola.page.evaluate("() => heard.view.version")
        await ela.do("watch", table=table)
        view = await ela.next("view", table=table)
        await ela.do("move", table=table, move=view["view"]["legal_moves"][0], version=view["version"])
        await ola.until(f"heard.view.version > {before}")
        await expect(ola.page.get_by_role("button", name="I am Jan: show my cards")).to_be_focused()
        assert await aloud.inner_text() == "Hand the device to Jan"
        await uncover(ola, "Jan")


async def test_a_move_can_be_taken_back_before_the_device_is_handed_on(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await at_one_screen(ola, "lost-cities", "Ola", "Jan", first="0")
    await uncover(ola, "Ola")
    await ola.play(moves=2)
    await ola.until(COVERED)
    await ola.page.get_by_role("button", name="Undo").click()
    await expect(ola.page.get_by_role("heading", level=1)).to_have_text("Hand the device to Ola")
    await uncover(ola, "Ola")
    await ola.until("lit().length > 0")
