"""How smoothly cards glide: the time between frames while cards move after a move, on this machine as it is.

    python benchmarks/client/glide.py [--inn http://127.0.0.1:8642]

A screen of 60 Hz shows a frame every 16.7 ms. Without a graphics card, and beside other work, frames come later: the
same page with nothing moving on it is measured in the same way, and says what this machine can do.
"""

from __future__ import annotations

import argparse
import contextlib
import statistics

from first_table import launch, make_table, open_inn
from playwright.sync_api import Page, sync_playwright

import karczma

GAME = "lost-cities"
MOVES = 6
STILL = 400  # milliseconds in which nothing moves
# Every frame while something moves: milliseconds since the one before.
FRAMES = """(least) => new Promise((resolve) => {
  const frames = [], begun = performance.now();
  let last = 0;
  const frame = (now) => {
    const isMoving = document.getAnimations().some((animation) => animation.playState === "running");
    if (last && (isMoving || least)) frames.push(now - last);
    last = isMoving || least ? now : 0;
    if (now - begun > (least || 5000) || (!isMoving && frames.length && !least)) resolve(frames);
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""
LIT = "() => document.querySelector('[data-piece].is-lit')"


def main() -> None:
    """Plays a few moves and prints the times between frames."""
    parser = argparse.ArgumentParser(description="How smoothly cards glide.")
    parser.add_argument("--inn", help="the address of a running inn; if not given, one is opened")
    wanted = parser.parse_args()
    inn = contextlib.nullcontext(wanted.inn.rstrip("/")) if wanted.inn else open_inn()
    with inn as address, sync_playwright() as playwright:
        browser = launch(playwright)
        game = next(game for game in karczma.GAMES if game.name == GAME)
        cookie, table = make_table(address, game)
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.add_cookies([{"name": "karczma", "value": cookie, "url": address}])
        page = context.new_page()
        page.goto(f"{address}/table/{table}")
        gliding, still = _measure(page)
        browser.close()
    for name, frames in (("gliding", gliding), ("still", still)):
        late = sum(frame > 20 for frame in frames) / len(frames)
        print(f"{name}: {len(frames)} frames, median {statistics.median(frames):.1f} ms, {late:.0%} later than 20 ms")


def _measure(page: Page) -> tuple[list[float], list[float]]:
    gliding: list[float] = []
    still: list[float] = []
    for _ in range(MOVES):
        page.wait_for_function(LIT)
        still += page.evaluate(FRAMES, STILL)
        page.locator("[data-piece].is-lit").first.click()
        page.wait_for_function(LIT)
        page.locator("[data-piece].is-lit:not(.is-picked)").first.click(no_wait_after=True)
        gliding += page.evaluate(FRAMES, 0)
    return gliding, still


if __name__ == "__main__":
    main()
