"""Who people are, and what a host or the owner of a table may do about them."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from karczma.server.hosts import name_host

from .browsing import PHONE, Guest, Tavern
from .test_accessibility import DESK_SIZE, PHONE_SIZE, check

pytestmark = [pytest.mark.anyio, pytest.mark.long]

PASSWORD = "correct horse"
LOOKS = [(DESK_SIZE, "dark"), (PHONE_SIZE, "light")]


async def make_account(guest: Guest, name: str) -> None:
    """Makes an account by the dialog."""
    await guest.page.get_by_role("button", name=guest.name, exact=True).click()
    dialog = guest.page.get_by_role("dialog")
    await dialog.get_by_text("Account (you can do without)").click()
    await dialog.get_by_role("textbox", name="Name").last.fill(name)
    await dialog.get_by_label("Password").fill(PASSWORD)
    await dialog.get_by_role("button", name="Make an account").click()
    await expect(dialog).to_be_hidden()
    guest.name = name


async def test_an_account_is_made_left_and_entered_again(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Guest of today")
    await make_account(ola, "Ola of the inn")
    mine = ola.page.get_by_role("button", name="Ola of the inn", exact=True)
    await mine.click()
    await ola.page.get_by_role("dialog").get_by_role("button", name="Log out").click()
    await expect(mine).to_be_hidden()
    await ola.page.locator("button.visitor").click()
    dialog = ola.page.get_by_role("dialog")
    await dialog.get_by_role("textbox", name="Name").first.fill("Somebody else")
    await dialog.get_by_role("button", name="Call me this").click()
    await ola.page.get_by_role("button", name="Somebody else", exact=True).click()
    await dialog.get_by_text("Account (you can do without)").click()
    await dialog.get_by_role("radio", name="I have one already").check()
    await dialog.get_by_role("textbox", name="Name").last.fill("ola OF the inn")
    await dialog.get_by_label("Password").fill("wrong horse")
    await dialog.get_by_role("button", name="Log in").click()
    await expect(ola.page.locator(".note.is-shown")).to_be_visible()
    ola.troubles = [trouble for trouble in ola.troubles if "status of 4" not in trouble]
    await dialog.get_by_label("Password").fill(PASSWORD)
    await dialog.get_by_role("button", name="Log in").click()
    await expect(mine).to_be_visible()
    await tavern.leave(ola)


async def test_a_token_is_shown_once_works_and_is_ended(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Guest with a bot")
    await make_account(ola, "Ola with a bot")
    open_dialog = ola.page.get_by_role("button", name="Ola with a bot", exact=True)
    await open_dialog.click()
    dialog = ola.page.get_by_role("dialog")
    await dialog.get_by_role("textbox", name="What it is for").fill("my bot")
    await dialog.get_by_role("button", name="New token").click()
    token = await dialog.get_by_role("textbox", name="The token").input_value()
    assert await answered(tavern, token) == 200
    await ola.press("Escape")
    await open_dialog.click()
    await expect(dialog.get_by_text("my bot", exact=True)).to_be_visible()
    assert token not in await ola.page.content()
    await dialog.get_by_role("button", name="End my bot…").click()
    await expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
    assert await check(ola, "an account", LOOKS) == []
    await dialog.get_by_role("button", name="End my bot", exact=True).click()
    await expect(dialog.get_by_text("my bot", exact=True)).to_be_hidden()
    assert await answered(tavern, token) == 401
    await tavern.leave(ola)


async def answered(tavern: Tavern, token: str) -> int:
    """What the inn answers a program that shows this token."""
    return (await tavern.inn.ask("GET", "/api/tokens", headers={"authorization": f"Bearer {token}"})).status


async def test_the_owner_silences_somebody_and_frees_their_seat(tavern: Tavern) -> None:
    ola, jan = await tavern.newcomer("Ola"), await tavern.newcomer("Jan", PHONE)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await ola.ask("create", game="lost-cities", seats=seats, starts="owner"))["table"]
    await jan.ask("sit", table=table)
    for guest in (ola, jan):
        await guest.go(f"/table/{table}")
        await guest.page.locator(".waiting").wait_for()
    await jan.ask("chat", table=table, text="Blah")
    talk = ola.page.get_by_role("list", name="Talk")
    await talk.get_by_role("button", name="Jan").click()
    dialog = ola.page.get_by_role("dialog", name="Jan")
    await expect(dialog.get_by_role("button", name="Turn Jan out…")).to_have_count(0)  # no host
    await dialog.get_by_role("button", name="Silence Jan at this table").click()
    await expect(ola.page.get_by_text("silenced").first).to_be_visible()
    with pytest.raises(Exception, match="muted"):
        await jan.ask("chat", table=table, text="Blah")
    await talk.get_by_role("button", name="Jan").click()
    await dialog.get_by_role("button", name="Let Jan speak again").click()
    await jan.ask("chat", table=table, text="Sorry")
    await talk.get_by_role("button", name="Jan").first.click()
    await dialog.get_by_role("button", name="Hide what Jan says from me").click()
    await expect(talk.get_by_text("Sorry")).to_have_count(0)
    await ola.page.locator(".waiting").get_by_role("button", name="More about Jan").click()
    await dialog.get_by_role("button", name="Free the seat of Jan…").click()
    await dialog.get_by_role("button", name="Free the seat of Jan", exact=True).click()
    await expect(jan.page.get_by_role("button", name="Usiądź")).to_be_visible()
    await tavern.leave(ola, jan)


async def test_a_host_closes_a_table_and_turns_somebody_out(tavern: Tavern) -> None:
    ada, jan = await tavern.newcomer("Newcomer Ada"), await tavern.newcomer("Jan")
    await make_account(ada, "Ada the host")
    name_host(tavern.inn.db, "Ada the host", True)
    await ada.hang_up()  # who one is, is told at the door
    table = await tavern.sit_down("lost-cities", jan, bots=1)
    await ada.go(f"/table/{table}")
    await ada.page.get_by_role("button", name="Close the table").click()
    assert await check(ada, "closing a table", LOOKS) == []
    await ada.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    await expect(jan.page.locator(".prompt-now")).to_have_text("The table was broken up.")
    await ada.page.get_by_role("button", name="More about Jan").click()
    dialog = ada.page.get_by_role("dialog", name="Jan")
    await dialog.get_by_role("button", name="Turn Jan out…").click()
    assert await check(ada, "a host's matters", LOOKS) == []
    await dialog.get_by_role("button", name="Turn Jan out", exact=True).click()
    await expect(jan.page.locator(".banner")).to_be_visible()
    await ada.page.get_by_role("button", name="More about Jan").click()
    await dialog.get_by_role("button", name="Let Jan in again").click()
    jan.troubles.clear()
    await tavern.leave(ada, jan)


async def test_the_level_of_a_bot_is_chosen_and_remembered(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Ola")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = (await ola.ask("create", game="warriors-adventures", seats=seats))["table"]
    await ola.go(f"/table/{table}")
    await ola.page.get_by_role("button", name="Fill with bots").click()
    dialog = ola.page.get_by_role("dialog")
    await dialog.get_by_role("combobox", name="The bot's level").select_option("beginner")
    await dialog.get_by_role("button", name="Fill with bots").click()
    await ola.until("heard.view.stage === 'playing'")
    assert [seat["bot"] for seat in await ola.page.evaluate("() => heard.view.seats")] == [None, "beginner", "beginner"]
    await ola.page.get_by_role("button", name="Hand to a bot").click()
    await expect(dialog.get_by_role("combobox", name="The bot's level")).to_have_value("beginner")
    await dialog.get_by_role("button", name="Hand to a bot").click()
    await ola.until("heard.view.seats[0].bot === 'beginner'")
    await tavern.leave(ola)
