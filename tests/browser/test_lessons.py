"""Lessons in the browser: whoever only follows what glows comes to the end, and into a real game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

import karczma
from karczma.server.engines import engine_ready
from karczma.server.lessons import parts

from .browsing import DESK, PHONE, Guest, Tavern
from .test_accessibility import DESK_SIZE, PHONE_SIZE, check

pytestmark = [pytest.mark.anyio, pytest.mark.long]

LESSONS = [(game.name, part) for game in karczma.GAMES for part in parts(game)]

# Whether the step has come that is awaited, and what is to be seen of it.
STEP = """async (last) => {
  await until(() => {
    const bubble = document.querySelector(".lesson-bubble");
    return bubble && document.querySelector("progress").value !== last && bubble.style.left;
  });
  const bubble = document.querySelector(".lesson-bubble").getBoundingClientRect();
  const shown = [...document.querySelectorAll(".playing .is-taught, .playing .is-lit")];
  const covers = (piece) => {
    const box = piece.getBoundingClientRect();
    const isAcross = box.left < bubble.right && bubble.left < box.right;
    return box.width && isAcross && box.top < bubble.bottom && bubble.top < box.bottom;
  };
  const { value, max } = document.querySelector("progress");
  return {
    step: value, steps: max, shown: shown.length, covered: shown.filter(covers).length,
    lit: lit().length > 0, out: bubble.top < 0 || bubble.bottom > innerHeight || bubble.right > innerWidth,
  };
}"""

GLOWING = "() => lit().map((piece) => pointOf(piece)).find((point) => point) ?? null"


async def learner(tavern: Tavern, name: str, game: str, device: dict[str, Any] = DESK, path: str = "") -> Guest:
    """Somebody new in the learning room; the rules are loaded before, which may take long on a new machine."""
    await engine_ready(karczma.game(game))
    return await tavern.newcomer(name, device, path=f"/learn/{game}{path}")


async def follow(guest: Guest, from_step: int = 0, to_step: int = 99) -> list[dict[str, Any]]:
    """Does only what a step shows: touches what glows, or goes on; what was seen at each step."""
    seen: list[dict[str, Any]] = []
    last = from_step
    while True:
        step = await guest.evaluate(STEP, last)
        seen.append(step)
        last = step["step"]
        if last >= min(step["steps"], to_step):
            return seen
        if not step["lit"]:
            await guest.page.locator(".lesson-bubble .primary").click()
            continue
        for _ in range(3):  # a move has at most so many pieces
            point = await guest.page.evaluate(GLOWING)
            assert point is not None, f"step {last}: nothing that glows can be touched"
            await guest.touch(point)
            if not await guest.page.evaluate("() => !!document.querySelector('.is-picked')"):
                break


def check_steps(seen: list[dict[str, Any]]) -> None:
    """Nearly every step points at something, and no bubble hides it."""
    assert [step["step"] for step in seen] == list(range(1, seen[0]["steps"] + 1))
    assert sum(not step["shown"] for step in seen) <= 3
    assert [step["step"] for step in seen if step["covered"] or step["out"]] == []


@pytest.mark.parametrize(("game", "part"), LESSONS, ids=[f"{game}/{part}" for game, part in LESSONS])
async def test_who_follows_what_glows_learns_the_game(tavern: Tavern, game: str, part: str) -> None:
    ola = await learner(tavern, "Ola", game, path=f"/{part}")
    check_steps(await follow(ola))
    await tavern.leave(ola)


@pytest.mark.parametrize(("game", "part"), [("lost-cities", "base"), ("villagers", "base")])
async def test_the_same_on_a_phone_in_polish_by_touch(tavern: Tavern, game: str, part: str) -> None:
    jan = await learner(tavern, "Jan", game, PHONE, f"/{part}")
    check_steps(await follow(jan))
    await expect(jan.page.get_by_role("button", name="Zagraj krótką partię")).to_be_visible()
    await tavern.leave(jan)


async def test_the_keyboard_is_enough_and_a_real_game_follows(tavern: Tavern) -> None:
    await engine_ready(karczma.game("knights-and-castles"))
    ola = await tavern.newcomer("Ola")
    await ola.page.get_by_role("link", name="Learn: Knights and Castles").focus()
    await ola.press("Enter")
    last = 0
    while True:
        step = await ola.evaluate(STEP, last)
        last = step["step"]
        await ola.press("Enter")
        if last == step["steps"]:
            break
        if step["lit"] and await ola.page.evaluate("() => !!document.querySelector('.is-picked')"):
            await ola.until("document.activeElement.matches('.is-lit:not(.is-picked)')")
            await ola.press("Enter")
    await ola.until("heard.view?.game === 'knights-and-castles' && heard.view.stage === 'playing'")
    seats = await ola.page.evaluate("() => heard.view.seats.map((seat) => seat.bot)")
    assert seats == [None, "easy"]
    await ola.page.get_by_role("region", name="Hint").wait_for()
    await tavern.leave(ola)


async def test_a_lesson_is_resumed_skipped_and_gone_back_in(tavern: Tavern) -> None:
    ola = await learner(tavern, "Ola", "lost-cities")
    await follow(ola, to_step=6)
    await ola.page.reload()
    assert (await ola.evaluate(STEP, 0))["step"] == 6
    await ola.page.get_by_role("link", name="Leave").click()
    await ola.page.get_by_role("link", name="Learn: Lost Cities").click()
    assert (await ola.evaluate(STEP, 0))["step"] == 6
    await ola.page.get_by_role("button", name="Skip").click()
    assert (await ola.evaluate(STEP, 6))["step"] == 7
    await ola.page.get_by_role("button", name="Back").click()
    assert (await ola.evaluate(STEP, 7))["step"] == 6
    await ola.page.get_by_role("button", name="PL, polski").click()
    await expect(ola.page.locator(".lesson-bubble")).to_contain_text("Druga połowa tury")
    await tavern.leave(ola)


async def test_another_move_is_refused_with_a_sentence(tavern: Tavern) -> None:
    ola = await learner(tavern, "Ola", "lost-cities", path="#8")
    await ola.evaluate(STEP, 0)
    await ola.touch_piece("hand:V5", "")
    note = ola.page.get_by_role("status")
    await expect(note.filter(has_text="this lesson goes another way")).to_be_visible()
    await ola.touch_piece("deck", "")
    await expect(note.filter(has_text="First lay a card, then draw one")).to_be_visible()
    assert (await ola.evaluate(STEP, 0))["step"] == 8
    await tavern.leave(ola)


async def test_lessons_keep_to_wcag(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Ola", path="/learn/villagers")
    looks = [(DESK_SIZE, "dark"), (PHONE_SIZE, "light")]
    await ola.page.get_by_role("link", name="The base game").wait_for()
    found = await check(ola, "the parts of a lesson", looks)
    for address in ("/learn/knights-and-castles/base#4", "/learn/lost-cities/base#2", "/learn/lost-cities/base#20"):
        await ola.page.goto("/credits")
        await ola.page.goto(address)
        await ola.evaluate(STEP, 0)
        found += await check(ola, address, looks)
    assert found == []
    await tavern.leave(ola)
