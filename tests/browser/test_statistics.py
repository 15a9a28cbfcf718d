"""Statistics in the browser: a finished game shows up in plots and tables, on one's own page and to others."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Route, expect

import karczma

from .browsing import DRAWN, Guest, Tavern
from .test_accessibility import DESK_SIZE, PHONE_SIZE, check

pytestmark = [pytest.mark.anyio, pytest.mark.long]
GAME, TITLE = "knights-and-castles", "Knights and Castles"


async def until_counted(guest: Guest, games: int) -> None:
    """Waits until so many of the guest's games of this kind are counted."""
    counted = """async ([game, games]) => {
      const { you } = await import('/connection.js');
      for (;;) {
        const told = await (await fetch(`/api/people/${you.value.person}/statistics`)).json();
        if ((told.games.find((one) => one.game === game)?.played ?? 0) >= games) return;
        await new Promise((wait) => setTimeout(wait, 200));
      }
    }"""
    await guest.evaluate(counted, [GAME, games])


async def test_a_game_that_is_over_is_in_the_statistics_of_player_and_game(tavern: Tavern) -> None:
    ewa = await tavern.newcomer("Ewa")
    for _ in range(2):
        await tavern.sit_down(GAME, ewa, bots=1)
        await ewa.hurry()
    await until_counted(ewa, 2)
    await ewa.go("/statistics")
    mine = ewa.page.get_by_role("region", name=TITLE).first
    await expect(mine).to_contain_text("2 games")
    await expect(mine.get_by_role("img")).to_have_count(1)
    await mine.get_by_text("As a table").click()
    await expect(mine.locator("details tbody tr")).to_have_count(2)
    await expect(mine.get_by_role("cell", name="shepherds laid")).to_be_visible()
    await ewa.page.get_by_role("combobox").select_option(GAME)
    await expect(ewa.page.get_by_text("Wins by seat, 2 players")).to_be_visible()
    await expect(ewa.page.get_by_role("img", name="How many moves a game takes")).to_be_visible()
    assert await check(ewa, "statistics", [(DESK_SIZE, "dark"), (PHONE_SIZE, "light")]) == []

    ola = await tavern.guest("Ola")
    await ola.go("/statistics")
    await ola.page.get_by_role("combobox").select_option(GAME)
    await ola.page.get_by_role("link", name="Ewa").click()
    await expect(ola.page.get_by_role("heading", level=1)).to_have_text("Ewa")
    await expect(ola.page.get_by_role("region", name=TITLE).first).to_contain_text("2 games")
    await tavern.leave(ewa)


async def test_who_has_not_played_is_told_so_and_the_page_is_found_from_the_front(tavern: Tavern) -> None:
    ida = await tavern.newcomer("Ida")
    await ida.page.get_by_role("link", name="Statistics").click()
    await expect(ida.page.get_by_text("No finished games yet")).to_be_visible()
    await tavern.leave(ida)


async def test_the_game_chosen_last_is_shown_however_late_the_answer_about_another_comes(tavern: Tavern) -> None:
    ida = await tavern.newcomer("Ida")
    about_first, may_answer = f"**/api/statistics/{karczma.GAMES[0].name}", asyncio.Event()

    async def answer_late(route: Route) -> None:
        await may_answer.wait()
        await route.continue_()

    await ida.page.route(about_first, answer_late)
    await ida.go("/statistics")
    await ida.page.get_by_role("combobox").select_option(GAME)
    told = "document.querySelector('label.line')?.nextElementSibling.matches(':not(.fine)')"
    await ida.until(told)
    async with ida.page.expect_response(about_first) as late:
        may_answer.set()
    await (await late.value).finished()
    await ida.evaluate(DRAWN)
    assert await ida.page.evaluate(f"() => {told}")
    await tavern.leave(ida)
