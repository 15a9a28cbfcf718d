"""What happens at a table besides moving: sitting down, looking on, coming back, talking, playing again."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from .browsing import DESK, PHONE, Tavern, together

pytestmark = pytest.mark.anyio


async def test_the_first_game_is_one_click_away(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Ola")
    await ola.page.get_by_role("button", name="Play now: Lost Cities").click()
    await expect(ola.page).to_have_url(f"{tavern.inn.origin}/table/{await ola.until('heard.view?.table')}")
    await ola.until("lit().length > 0")
    await expect(ola.page).to_have_title("● Lost Cities – Karczma")
    await ola.play(moves=2)
    await tavern.leave(ola)


async def test_friends_come_by_a_link_or_its_code(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Ola")
    await ola.page.get_by_role("button", name="With friends: Mini Villagers").click()
    await ola.page.get_by_role("button", name="Set the table").click()
    await ola.page.get_by_role("main").get_by_role("button", name="Invite").first.click()
    dialog = ola.page.get_by_role("dialog", name="Invite")
    link = await dialog.get_by_role("textbox", name="Link to the table").input_value()
    code = dialog.get_by_role("img", name="The link as a code")
    await expect(code).to_be_visible()
    await ola.until("document.querySelector('.qr').naturalWidth > 0")
    assert "?key=" in link
    jan = await tavern.newcomer("Jan", PHONE, path=link.removeprefix(tavern.inn.origin))
    await expect(jan.page).not_to_have_url(link)  # the key is kept, and no longer stands in the address
    await jan.page.get_by_role("button", name="Usiądź").tap()
    await ola.press("Escape")
    await together(ola.play(), jan.play())
    await tavern.leave(ola, jan)


async def test_who_looks_on_sees_the_game_and_no_hand(tavern: Tavern) -> None:
    ola, jan, ewa = await tavern.guest("Ola"), await tavern.guest("Jan", PHONE), await tavern.newcomer("Ewa")
    table = await tavern.sit_down("lost-cities", ola, jan, options={"first": "0"})
    await ewa.go(f"/table/{table}")
    await ewa.until("document.querySelector('.playing > *')")
    await expect(ola.page.get_by_text("1 onlooker")).to_be_visible()
    before = await ewa.page.evaluate("() => heard.view.version")
    await together(ola.play(moves=1), ewa.until(f"heard.view.version > {before}"))
    assert await ewa.lit() == set()
    assert await ewa.page.evaluate("() => heard.view.seat") is None
    hands = ewa.page.get_by_role("region", name="Table").get_by_role("img", name="a hidden card")
    assert await hands.count() == 15
    await tavern.leave(ewa)


async def test_a_lost_connection_heals_by_itself_and_the_game_goes_on(tavern: Tavern) -> None:
    ola, jan = await tavern.newcomer("Ola"), await tavern.guest("Jan", PHONE)
    table = await tavern.sit_down("lost-cities", ola, jan, options={"first": "0"})
    await ola.play(moves=1)
    await ola.context.set_offline(True)
    await ola.page.evaluate("() => heard.sockets.at(-1).close()")
    banner = ola.page.get_by_role("status").filter(has_text="The connection is lost")
    await expect(banner).to_be_visible()
    await expect(ola.page.get_by_role("region", name="Table")).to_be_visible()
    ola.troubles = [trouble for trouble in ola.troubles if "ERR_INTERNET_DISCONNECTED" not in trouble]
    await ola.context.set_offline(False)
    await expect(banner).to_be_hidden()
    await ola.play(moves=1)
    await jan.play(moves=2)
    await ola.until("lit().length > 0")
    assert await ola.page.evaluate("() => heard.view.table") == table
    ola.troubles = [trouble for trouble in ola.troubles if "ERR_INTERNET_DISCONNECTED" not in trouble]
    await tavern.leave(ola)


async def test_moves_are_taken_back_at_once_or_by_consent(tavern: Tavern) -> None:
    ola, jan = await tavern.guest("Ola"), await tavern.guest("Jan", PHONE)
    await tavern.sit_down("lost-cities", ola, jan, options={"first": "0"})
    hand = await ola.lit()
    undo = ola.page.get_by_role("button", name="Undo")
    await ola.play(moves=1)
    await ola.until("lit().some((piece) => piece.dataset.piece === 'deck')")
    await undo.click()
    await ola.until("lit().some((piece) => piece.dataset.piece.startsWith('hand'))")
    assert await ola.lit() == hand
    await ola.play(moves=2)
    await undo.click()
    await expect(ola.page.get_by_text("The others have been asked.")).to_be_visible()
    await jan.page.get_by_role("dialog").get_by_role("button", name="Zgoda").tap()
    await ola.until("lit().some((piece) => piece.dataset.piece === 'deck')")


async def test_after_the_end_the_same_people_play_again(tavern: Tavern) -> None:
    ola, jan = await tavern.guest("Ola"), await tavern.guest("Jan", PHONE)
    first = await tavern.sit_down("mini-villagers", ola, jan)
    await together(ola.play(), jan.play())
    await ola.page.get_by_role("button", name="Play again").click()
    second = await ola.until(f"heard.view.table !== '{first}' && heard.view.table")
    await jan.page.get_by_role("dialog", name="Wynik").get_by_role("button", name="Dołącz do rewanżu").tap()
    await jan.until(f"heard.view.table === '{second}'")
    await together(ola.play(), jan.play())
    assert await jan.page.evaluate("() => heard.view.stage") == "over"


async def test_people_talk_at_the_table(tavern: Tavern) -> None:
    ola, jan = await tavern.guest("Ola"), await tavern.guest("Jan", PHONE)
    await tavern.sit_down("lost-cities", ola, jan)
    await ola.page.get_by_role("textbox", name="Say something").fill("<b>Zażółć</b> gęślą jaźń")
    await ola.press("Enter")
    await jan.page.get_by_role("button", name="Przebieg i rozmowa").tap()
    await expect(jan.page.get_by_role("dialog").get_by_text("<b>Zażółć</b> gęślą jaźń")).to_be_visible()
    await jan.page.get_by_role("dialog").get_by_role("textbox").fill("Cześć!")
    await jan.page.get_by_role("dialog").get_by_role("button", name="Wyślij").tap()
    await expect(ola.page.get_by_role("list", name="Talk").get_by_text("Cześć!")).to_be_visible()


async def test_a_bot_plays_for_somebody_who_comes_back(tavern: Tavern) -> None:
    ola, jan = await tavern.guest("Ola"), await tavern.guest("Jan", PHONE)
    await tavern.sit_down("lost-cities", ola, jan, options={"first": "0"})
    await ola.until("lit().length > 0")
    await ola.page.get_by_role("button", name="Hand to a bot").click()
    await ola.page.get_by_role("dialog").get_by_role("button", name="Hand to a bot").click()
    await jan.until("lit().length > 0")
    assert await ola.lit() == set()
    await ola.page.get_by_role("button", name="Take my seat back").click()
    await jan.play(moves=2)
    await ola.until("lit().length > 0")


async def test_language_and_colours_change_at_any_time_and_are_remembered(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Ola", DESK | {"color_scheme": "dark"})
    await tavern.sit_down("villagers", ola, bots=1)
    colour = "() => getComputedStyle(document.documentElement).backgroundColor"
    dark = await ola.page.evaluate(colour)
    english = await ola.page.get_by_role("region", name="Table").aria_snapshot()
    await ola.page.get_by_role("button", name="Settings").click()
    await ola.page.get_by_role("combobox", name="Colours").select_option("light")
    assert await ola.page.evaluate(colour) != dark
    await ola.press("Escape")
    await ola.page.get_by_role("button", name="PL, polski").click()
    await expect(ola.page.locator("html")).to_have_attribute("lang", "pl")
    polish = ola.page.get_by_role("region", name="Stół")
    await expect(polish).to_be_visible()
    assert not {line.strip() for line in english.splitlines() if '"' in line and len(line.split()) > 4} & {
        line.strip() for line in (await polish.aria_snapshot()).splitlines()
    }
    await ola.page.reload()
    await expect(ola.page.get_by_role("region", name="Stół")).to_be_visible()
    assert await ola.page.evaluate(colour) != dark
    await tavern.leave(ola)
