"""The rules: a page for every game in both languages, one key away at the table, and a way there from every refusal."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

import karczma

from .browsing import DESK, PHONE, Guest, Tavern
from .test_accessibility import DESK_SIZE, PHONE_SIZE, check

pytestmark = [pytest.mark.anyio, pytest.mark.long]

every_game = pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)


def numbered(game: karczma.Game, lang: str) -> list[str]:
    text = (game.folder / ("RULES.md" if lang == "en" else "RULES.pl.md")).read_text(encoding="utf-8")
    return re.findall(r"^(\d+\.\d+) ", text, re.MULTILINE)


async def read(guest: Guest, game: karczma.Game) -> None:
    await guest.go(f"/rules/{game.name}")
    title = game.titles["pl" if guest.is_touching else "en"]
    await expect(guest.page.locator("nav [aria-current=page]")).to_have_text(title)  # others have it in their titles
    await guest.page.locator(".rule").first.wait_for()


@pytest.mark.parametrize(("lang", "device"), [("en", DESK), ("pl", PHONE)], ids=["en", "pl"])
@every_game
async def test_every_paragraph_is_there_and_every_face_can_be_drawn(
    tavern: Tavern, game: karczma.Game, lang: str, device: dict[str, object]
) -> None:
    guest = await tavern.guest("Ola" if lang == "en" else "Jan", device)
    await read(guest, game)
    assert await guest.page.locator(".rule > a").all_inner_texts() == numbered(game, lang)
    shown = await guest.page.locator(".rules img").evaluate_all("(all) => all.map((one) => one.src)")
    assert len(shown) > 10
    for address in set(shown[:: 1 + len(shown) // 12]):
        assert (await guest.context.request.get(address)).ok, address
    assert await guest.page.locator("dfn").count() >= 4
    assert all(await guest.page.locator("figcaption").all_inner_texts())


async def test_letters_are_found_with_or_without_their_marks(tavern: Tavern) -> None:
    jan = await tavern.guest("Jan", PHONE)
    await read(jan, karczma.game("villagers"))
    search = jan.page.get_by_role("searchbox")
    every = await jan.page.locator(".rule").count()
    await search.fill("klodk osad")
    found = jan.page.locator(".rule")
    await expect(jan.page.locator("mark").first).to_be_visible()
    assert 0 < await found.count() < every
    for text in await found.all_inner_texts():
        assert "kłódk" in text.lower()
        assert "osad" in text.lower()
    assert set(await jan.page.locator(".rule mark").all_inner_texts()) <= {"Kłódk", "Osad", "kłódk", "osad"}
    await search.fill("qqq")
    await expect(jan.page.locator(".rules-text")).to_have_text("Nic tu o tym nie mówi.")


async def test_a_game_that_is_none_has_no_rules(tavern: Tavern) -> None:
    ida = await tavern.newcomer("Ida")
    await ida.go("/rules/chess")
    note = ida.page.locator(".note.is-shown")
    told = await note.inner_text()
    await ida.page.get_by_role("button", name="PL, polski").click()  # nor does it keep anything else from working
    await expect(ida.page.locator("html")).to_have_attribute("lang", "pl")
    await expect(note).not_to_have_text(told)  # refused once more
    ida.troubles = [trouble for trouble in ida.troubles if "404" not in trouble]
    await tavern.leave(ida)


async def test_a_number_leads_to_its_paragraph(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await read(ola, karczma.game("villagers"))
    await ola.page.locator("#p5-6 p > a").click()
    await expect(ola.page.locator(".rule.is-here")).to_have_id("p3-3")
    await expect(ola.page.locator("#p3-3")).to_be_in_viewport()
    assert (await ola.page.evaluate("location.hash")) == "#p3-3"


@pytest.mark.parametrize("key", ["?", "F1"])
async def test_one_key_opens_the_rules_at_what_is_asked_and_the_game_goes_on(tavern: Tavern, key: str) -> None:
    ola = await tavern.guest("Ola")
    await tavern.sit_down("lost-cities", ola, bots=1)
    for expected in ("2.1", "2.5"):
        await ola.until("lit().length > 0")
        await ola.press(key)
        await expect(ola.page.locator(".drawer .is-here > a")).to_have_text(expected)
        await expect(ola.page.locator(".drawer .is-here")).to_be_in_viewport()
        await ola.press("Escape")
        await expect(ola.page.locator(".drawer")).to_have_count(0)
        await ola.hurry(1)


async def test_no_letter_is_a_key_while_somebody_writes_or_does_not_want_it(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await tavern.sit_down("lost-cities", ola, bots=1)
    say_something = ola.page.get_by_role("textbox", name="Say something")
    await say_something.press("?")
    await expect(say_something).to_have_value("?")
    await expect(ola.page.locator(".drawer")).to_have_count(0)
    await say_something.fill("")
    await ola.page.get_by_role("button", name="Settings").click()
    await ola.page.get_by_label("Keys of a single sign").uncheck()
    await ola.press("Escape")
    await ola.press("?")
    await ola.press("F1")  # a key that writes nothing works always
    await expect(ola.page.locator(".drawer")).to_have_count(1)
    await ola.press("Escape")
    await ola.press("?")
    await expect(ola.page.locator(".drawer")).to_have_count(0)
    await ola.page.evaluate("async () => { (await import('/settings.js')).shortcuts.value = true; }")


async def test_a_refused_click_leads_to_its_paragraph(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await tavern.sit_down("lost-cities", ola, bots=1)
    await ola.until("lit().length > 0")
    await ola.touch_piece("deck", "")
    note = ola.page.get_by_role("status").filter(has_text="First lay a card")
    await note.get_by_role("button", name="Show the rule").click()
    await expect(ola.page.locator(".drawer .is-here > a")).to_have_text("2.1")
    await ola.press("Escape")


async def test_without_a_mouse_the_key_leads_from_a_refusal_to_its_rule(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await tavern.sit_down("kings-under-mountains", ola, bots=1)
    await ola.until("lit().length > 0")
    await ola.touch_piece("deck", "")
    note = ola.page.locator(".note.is-shown")
    await note.get_by_role("button", name="Show the rule").wait_for()
    told = await note.inner_text()
    await ola.press("?")
    number = await ola.page.locator(".drawer .is-here > a").inner_text()
    assert f"({number})" in told
    await ola.press("Escape")


@every_game
async def test_nothing_is_wrong_with_the_page_or_the_drawer(tavern: Tavern, game: karczma.Game) -> None:
    ola = await tavern.guest("Ola")
    await read(ola, game)
    looks = [(DESK_SIZE, "dark"), (PHONE_SIZE, "light")]
    faults = await check(ola, f"rules of {game.name}", looks)
    await tavern.sit_down(game.name, ola, bots=1)
    await ola.press("F1")
    await ola.page.locator(".drawer .rule").first.wait_for()
    faults += await check(ola, f"drawer of {game.name}", looks)
    await ola.press("Escape")
    assert faults == []
