"""Reviews and hints in the browser: the graph leads to moments, a moment to a table, a hint to the board."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from .browsing import PHONE, Tavern
from .records import bring, played
from .test_accessibility import DESK_SIZE, PHONE_SIZE, check
from .test_replay import is_at, look_at

pytestmark = [pytest.mark.anyio, pytest.mark.long]

LONG = 900_000  # milliseconds: the reviewer is the most patient of all processes


async def test_a_review_appears_its_graph_moves_the_replay_and_one_plays_on(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    table = played("knights-and-castles")
    replay, last = await bring(ola, table), table.version
    await look_at(ola, f"/replay/{replay}")
    await ola.page.get_by_role("button", name="Review", exact=True).click()
    review = ola.page.get_by_role("region", name="Review")
    await expect(review.locator("svg")).to_be_visible(timeout=LONG)

    costly = review.locator("svg [role=button]").first
    label = await costly.get_attribute("aria-label")
    await costly.focus()
    await ola.press("Enter")
    number = int((label or "").split()[1])
    await is_at(ola, number - 1, last)
    await expect(review.locator(".weighed li")).not_to_have_count(0)
    await expect(review.locator(".weighed .is-played")).to_have_count(1)
    await expect(ola.page.locator(".playing .is-traced")).not_to_have_count(0)
    assert await check(ola, "review", [(DESK_SIZE, "dark"), (DESK_SIZE, "light")]) == []

    box = await review.locator("svg").bounding_box()
    assert box is not None
    await ola.page.mouse.click(box["x"] + box["width"] * 0.97, box["y"] + box["height"] - 3)
    await expect(ola.page.get_by_role("slider")).not_to_have_value(str(number - 1))

    await review.locator(".decisions button").first.click()
    await review.get_by_role("button", name="Play on from here").click()
    await ola.until("heard.view?.branch_of")
    await expect(ola.page.locator(".table-page:not(.replay) .playing")).to_be_visible()


async def test_a_review_on_a_phone_is_a_dialog(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola", PHONE)
    await look_at(ola, f"/replay/{await bring(ola, played('knights-and-castles'))}")
    await ola.page.get_by_role("button", name="Analiza", exact=True).click()
    review = ola.page.get_by_role("dialog").get_by_role("region", name="Analiza")
    await expect(review.locator("svg")).to_be_visible(timeout=LONG)
    assert await check(ola, "review", [(PHONE_SIZE, "dark"), (PHONE_SIZE, "light")]) == []


async def test_a_hint_is_shown_on_the_board_and_goes_away(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await tavern.sit_down("lost-cities", ola, bots=1, options={"first": "0"})
    await ola.until("lit().length > 0")
    await ola.press("h")
    hint = ola.page.get_by_role("region", name="Hint")
    await expect(hint.locator(".weighed li")).not_to_have_count(0)
    await expect(ola.page.locator(".playing .is-traced")).not_to_have_count(0)
    assert await check(ola, "hint") == []
    await hint.get_by_role("button").first.focus()
    await ola.press("Escape")
    await expect(hint).to_have_count(0)
    await expect(ola.page.locator(".playing .is-traced")).to_have_count(0)
