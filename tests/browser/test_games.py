"""Two people play every game to its end in two browsers: one by keyboard alone, one by touch on a phone in Polish."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

import karczma
from karczma.arena.measure import quick_options

from .browsing import PHONE, Guest, Tavern, together

pytestmark = pytest.mark.anyio

LOOKED_AT = 2  # views of each player in which every move is tried
SHOWN = "() => [...document.querySelectorAll(`[data-piece^='hand:']`)].map((card) => card.dataset.face)"


async def look_on(guest: Guest, table: str) -> None:
    """Somebody comes by: there is nothing to touch, no hand to see."""
    await guest.go(f"/table/{table}")
    await guest.until(f"heard.view?.table === '{table}' && document.querySelector('.playing > *')")
    assert await guest.page.evaluate("() => heard.view.seat") is None
    assert await guest.lit() == set()
    assert set(await guest.page.evaluate(SHOWN)) <= {"?", "back"}
    await guest.go("/")


@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
async def test_two_people_play_a_whole_match(tavern: Tavern, game: karczma.Game) -> None:
    ola, jan, ewa = await tavern.newcomer("Ola"), await tavern.guest("Jan", PHONE), await tavern.guest("Ewa")
    ola.is_by_keys = True
    table = await tavern.sit_down(game.name, ola, jan, bots=int(3 in game.seats), options=quick_options(game))

    async def meanwhile(made: int) -> None:
        if made < LOOKED_AT:
            await jan.reach_every_move()
        elif made == LOOKED_AT:
            await look_on(ewa, table)
            await jan.hang_up()

    made = await together(ola.play(), jan.play(before=meanwhile))
    assert all(made), made
    for guest, title in ((ola, "Result"), (jan, "Wynik")):
        end = guest.page.get_by_role("dialog", name=title)
        outcome = await guest.page.evaluate("() => heard.view.view.outcome")
        await end.wait_for()
        places = await end.get_by_role("list").first.get_by_role("listitem").all_inner_texts()
        assert len(places) == len(outcome["scores"])
        shown = [int(re.findall(r"[−-]?\d+$", line)[0].replace("−", "-")) for line in places]
        assert sorted(shown) == sorted(outcome["scores"])
        assert any("Ola" in line for line in places)
        assert any("Jan" in line for line in places)
    await tavern.leave(ola)


async def test_who_plays_alone_is_told_how_it_ended(tavern: Tavern) -> None:
    ola = await tavern.guest("Ola")
    await tavern.sit_down("villagers", ola)
    await ola.hurry()
    winners = await ola.page.evaluate("() => heard.view.view.outcome.winners")
    verdict = ola.page.get_by_role("dialog", name="Result").locator(".ending h2")
    await expect(verdict).to_have_text("You win!" if winners else "Not this time")
