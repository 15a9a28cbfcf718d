"""Guests of a real inn, each with a real browser: they see pieces that are lit, and touch them.

async with Tavern(inn) as tavern:
    ola, jan = await tavern.guest("Ola"), await tavern.guest("Jan", PHONE)
    await tavern.sit_down("lost-cities", ola, jan)
    await asyncio.gather(ola.play(), jan.play())
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Self

from playwright.async_api import Browser, BrowserContext, Page, Playwright, async_playwright, expect
from tests.server.house import House

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
NO_BROWSER = "there is no Chromium to look at the pages with; install it: apt-get install chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
MOST_STOPS = 200  # of the Tab key, some rounds of a page
PATIENCE = 180_000  # milliseconds: busy machines stand still at times, and patience costs nothing when all goes well
expect.set_options(timeout=PATIENCE)
# What Chromium warns of when a machine is slow: it is no fault of the page.
SLOW = ("was preloaded using link preload but not used", "[Intervention]")
AT_ONCE = 5  # moves that are hurried through with one breath of patience

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "pl-PL",
    "has_touch": True,
    "is_mobile": True,
}

# Lit pieces that end a game sooner than any others.
QUICK = {"lost-cities": ["deck"], "kings-under-mountains": ["deck"]}

# Before the page begins: what the inn tells is kept, and so are the sockets, to be hung up, the moves that are sent,
# and how often something was clicked. A view of the table one has just left may still come: it is not of this room.
EARS = """
window.heard = { view: null, sockets: [], moves: [], clicks: 0 };
performance.setResourceTimingBufferSize(5000); // a table has many pictures, and what comes after 250 is not listed
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    heard.sockets.push(this);
    this.addEventListener("message", (frame) => {
      const told = JSON.parse(frame.data);
      if (told.tell === "view" && location.pathname.endsWith(told.table)) heard.view = told;
    });
  }
  send(frame) {
    const asked = JSON.parse(frame);
    if (asked.do === "move") heard.moves.push(asked.move);
    super.send(frame);
  }
};
addEventListener("click", () => { heard.clicks++; }, true);
window.lit = () => [...document.querySelectorAll("[data-piece].is-lit")];
window.pointOf = (element) => {
  const seen = () => {
    const box = element.getBoundingClientRect();
    for (const down of [.5, .15, .85, .3, .7]) for (const right of [.5, .1, .9, .3, .7]) {
      const x = box.left + box.width * right, y = box.top + box.height * down;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      if (document.elementFromPoint(x, y)?.closest("[data-piece], [aria-pressed]") === element) return { x, y };
    }
    return null;
  };
  const point = seen();
  if (point) return point;
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  return seen();
};
window.until = (happened) => new Promise((resolve, reject) => {
  const end = (how, what) => { watching.disconnect(); clearInterval(looking); how(what); };
  const look = () => {
    try {
      const found = happened();
      if (found) end(resolve, found);
    } catch (problem) {
      end(reject, problem);
    }
  };
  const watching = new MutationObserver(look);
  watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const looking = setInterval(look, 100); // what changes no element: a message, a scroll, a movement that ends
  look();
});
"""

# The page has been drawn, and what it does after that is done.
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => setTimeout(drawn))))"

# The next moment at which this player can do something, and a lit piece chosen for it.
CHOOSE = """async (quick) => {
  const isOver = () => heard.view?.stage === "over" && document.querySelector("dialog .ending");
  const isDoubted = () => !!document.querySelector(".playing + dialog[open]");
  await until(() => isOver() || isDoubted() || lit().length > 0);
  if (isOver() || isDoubted()) return { over: !isDoubted(), is_doubted: isDoubted() };
  const all = lit(), soon = all.filter((piece) => quick.includes(piece.dataset.piece));
  const among = soon.length ? soon : all;
  const piece = among[Math.floor(Math.random() * among.length)];
  const isFirst = !document.querySelector(".is-picked");
  return { over: false, piece: piece.dataset.piece, at: pointOf(piece), is_first: isFirst };
}"""

POINT = """([piece, mark]) => {
  const found = document.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]${mark}`);
  return [...found].map((one) => pointOf(one)).find((point) => point) ?? null;
}"""

# Where to touch what shows a piece that is folded away (on a phone, the village of somebody else); null if it is not.
FOLDED = """([piece, mark]) => {
  const found = [...document.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]${mark}`)];
  if (!found.length || found.some((one) => one.getClientRects().length)) return null;
  return pointOf(found[0].closest("section").querySelector("[aria-pressed=false]"));
}"""

# The lit piece that has the focus.
FOCUSED = """() => document.querySelector("dialog[open]") ? "dialog"
  : document.activeElement.matches(".is-lit") && document.activeElement.dataset.piece"""

# How many stops of the Tab key lie before the next lit piece; none if that cannot be told.
BEFORE = """() => {
  const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter((stop) => stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility({ visibilityProperty: true }));
  const here = stops.indexOf(document.activeElement) + 1;
  return here ? Math.max(0, stops.slice(here).findIndex((stop) => stop.matches(".is-lit"))) : 0;
}"""

# Every way to make every legal move, as the board says it.
WAYS = """async () => {
  const view = heard.view.view, board = await import(`/games/${view.game}/board.js`);
  const steps = board.steps(view);
  return view.legal_moves.map((move) => {
    const way = steps[move] ?? [];
    return [move, Array.isArray(way[0]) ? way : [way]];
  });
}"""

# Makes so many moves by messages, fewer if the game is over before.
HURRY = """async (most) => {
  const { ask } = await import('/connection.js');
  let made = 0;
  while (made < most) {
    await until(() => heard.view?.stage === "over" || heard.view?.view?.legal_moves.length > 0);
    const { stage, table, version, view } = heard.view;
    if (stage === "over") break;
    const soon = view.legal_moves.filter((move) => move === "draw:deck");
    const among = soon.length ? soon : view.legal_moves;
    const move = among[Math.floor(Math.random() * among.length)];
    try {
      await ask("move", { table, version, move });
      made++;
    } catch (refusal) {
      if (refusal.code !== "stale") throw refusal; // somebody else chose at the same time
    }
    await until(() => heard.view.version > version);
  }
  return made;
}"""


def chromium() -> str | None:
    """The browser on this computer."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@dataclass
class Guest:
    """Somebody with a browser."""

    tavern: Tavern
    name: str
    context: BrowserContext
    page: Page
    is_touching: bool
    is_by_keys: bool = False  # plays with the keyboard alone
    troubles: list[str] = field(default_factory=list)

    async def go(self, path: str) -> None:
        """Goes to another room of the inn, without loading the page again."""
        await self.evaluate("async (path) => (await import('/shell.js')).go(path)", path)

    async def ask(self, what: str, **message: Any) -> dict[str, Any]:
        """Asks the inn over the page's own socket."""
        asking = "async ([what, rest]) => (await import('/connection.js')).ask(what, rest)"
        answer: dict[str, Any] = await self.evaluate(asking, [what, message])
        return answer

    async def until(self, happened: str) -> Any:
        """Waits until a JavaScript expression about the page is true."""
        return await self.evaluate(f"() => until(() => {happened})")

    async def evaluate(self, what: str, *with_what: Any) -> Any:
        """Runs a function on the page; one that waits in vain fails and says what is to be seen there."""
        try:
            async with asyncio.timeout(PATIENCE / 1000):
                return await self.page.evaluate(what, *with_what)
        except TimeoutError:
            seen = await self.page.locator("main").inner_text()
            raise AssertionError(f"{self.name} waits in vain for {what}, and sees:\n{seen}") from None

    async def hang_up(self) -> None:
        """Loses the connection (one that was being made is waited for), and waits until the page has made another."""
        await self.until("heard.sockets.at(-1)?.readyState === WebSocket.OPEN")
        before = await self.page.evaluate("() => { heard.sockets.at(-1).close(); return heard.sockets.length; }")
        await self.until(f"heard.sockets.length > {before} && heard.sockets.at(-1).readyState === WebSocket.OPEN")

    async def resize(self, width: int, height: int) -> None:
        """Makes the window so large, and waits until the page has it and its letters are those it is made for."""
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.until(f"Math.round(visualViewport.width * visualViewport.scale) === {width}")
        await self.evaluate("async () => { await document.fonts.ready; }")

    async def touch(self, point: dict[str, float]) -> None:
        """A click, or a tap on a phone, where the click comes a moment after the finger has gone."""
        if not self.is_touching:
            await self.page.mouse.click(point["x"], point["y"])
            return
        clicks = await self.page.evaluate("() => heard.clicks")
        await self.page.touchscreen.tap(point["x"], point["y"])
        await self.until(f"heard.clicks > {clicks}")

    async def press(self, key: str) -> None:
        """Presses a key, once what is to be seen has been drawn: keys are listened to from then on."""
        await self.evaluate(DRAWN)
        await self.page.keyboard.press(key)

    async def touch_piece(self, piece: str, mark: str = ".is-lit") -> None:
        """Touches a piece of that name; it must be in sight, and nothing may lie over all of it."""
        await self.unfold(piece, mark)
        point = await self.page.evaluate(POINT, [piece, mark])
        assert point is not None, f"{piece} cannot be touched"
        await self.touch(point)

    async def unfold(self, piece: str, mark: str = ".is-lit") -> None:
        """Opens what a piece is folded away in, if it is."""
        fold = await self.page.evaluate(FOLDED, [piece, mark])
        if fold is not None:
            await self.touch(fold)
            await self.until(f"!({FOLDED})({json.dumps([piece, mark])})")

    async def lit(self) -> set[str]:
        """The pieces that may be touched now."""
        return set(await self.page.evaluate("() => lit().map((piece) => piece.dataset.piece)"))

    async def play(self, moves: int | None = None, before: Callable[[int], Any] | None = None) -> int:
        """Touches lit pieces until the game is over, or so many moves are made; how many were made."""
        quick = QUICK.get(await self.game(), [])
        begun = await self.sent()
        while moves is None or await self.sent() - begun < moves:
            chosen = await self.evaluate(CHOOSE, quick)
            if chosen.get("is_first") and before is not None:
                await before(await self.sent() - begun)
                chosen = await self.evaluate(CHOOSE, quick)
            if chosen["over"]:
                break
            if chosen.get("is_doubted"):
                await self.say_yes()
                await self.until("!document.querySelector('.playing + dialog[open]')")
            elif self.is_by_keys:
                await self.press_something(quick if chosen["piece"] in quick else [])
            else:
                at = chosen["at"] or await self.find(chosen["piece"])
                if at is not None:
                    await self.touch(at)
        return await self.sent() - begun

    async def sent(self) -> int:
        """How many moves this page has sent so far."""
        return int(await self.page.evaluate("() => heard.moves.length"))

    async def find(self, piece: str) -> dict[str, float] | None:
        """Where a lit piece can be touched once what lies over it (a note) has gone; None if it is lit no more."""
        await self.unfold(piece)
        finding = (
            "([piece, mark]) => until(() => !lit().some((one) => one.dataset.piece === piece) || POINT([piece, mark]))"
        )
        found = await self.evaluate(finding.replace("POINT", f"({POINT})"), [piece, ".is-lit"])
        return None if found is True else found

    async def say_yes(self) -> None:
        """Is sure about a costly move."""
        if self.is_touching:
            await self.page.locator(".playing + dialog .primary").tap()
            return
        for key in ("Tab", "Tab", "Enter"):  # past the cross that closes it
            await self.page.keyboard.press(key)

    async def press_something(self, among: list[str]) -> None:
        """Goes on with the Tab key to a lit piece (one of these, if any are named) and presses it."""
        gone_past = 0 if among else random.randrange(2)
        for _ in range(await self.page.evaluate(BEFORE)):
            await self.page.keyboard.press("Tab")
        for _ in range(MOST_STOPS):
            await self.page.keyboard.press("Tab")
            focused = await self.page.evaluate(FOCUSED)
            if focused == "dialog":  # something else is asked first
                return
            if focused and (not among or focused in among):
                if not gone_past:
                    await self.page.keyboard.press("Enter")
                    return
                gone_past -= 1
        raise AssertionError(f"{self.name} finds no piece with the Tab key")

    async def game(self) -> str:
        """The name of the game at this table."""
        return str(await self.until("heard.view?.game"))

    async def ways(self) -> dict[str, list[list[str]]]:
        """The ways to make each legal move, as pieces in order."""
        await self.until("lit().length > 0")
        return dict(await self.page.evaluate(WAYS))

    async def reach_every_move(self) -> None:
        """Every legal move can be made by pieces that are lit one after the other and can be touched."""
        every = await self.ways()
        assert all(ways and all(ways) for ways in every.values()), every
        paths = sorted(way for ways in every.values() for way in ways)
        assert await self.lit() == {path[0] for path in paths}
        for beginning in sorted({tuple(path[:size]) for path in paths for size in range(len(path))}):
            for piece in beginning:
                await self.touch_piece(piece)
            following = {path[len(beginning)] for path in paths if tuple(path[: len(beginning)]) == beginning}
            assert following <= await self.lit(), beginning
            for piece in following:
                await self.unfold(piece)
                assert await self.page.evaluate(POINT, [piece, ".is-lit"]) is not None, (beginning, piece)
            if beginning:
                await self.touch_piece(beginning[-1], ".is-picked")
                await self.until("!document.querySelector('.is-picked')")

    async def hurry(self, moves: int | None = None) -> int:
        """Makes legal moves by messages: so many, or all until the end; how many were made."""
        made = 0
        while moves is None or made < moves:
            wanted = AT_ONCE if moves is None else min(moves - made, AT_ONCE)
            some = int(await self.evaluate(HURRY, wanted))
            made += some
            if some < wanted:
                break
        return made

    def note_trouble(self, page: Page) -> None:
        """From now on everything that goes wrong on the page is noted."""

        def console(message: Any) -> None:
            if message.type in ("error", "warning") and not any(sign in message.text for sign in SLOW):
                self.troubles.append(f"console: {message.text}")

        def asked(request: Any) -> None:
            if not request.url.startswith((self.tavern.inn.origin, "data:", "blob:")):
                self.troubles.append(f"asks another host: {request.url}")

        page.on("console", console)
        page.on("pageerror", lambda error: self.troubles.append(f"page: {error}"))
        page.on("request", asked)


class Tavern:
    """An inn, and a browser to look at it with. Guests stay until it closes, so that a page is loaded once."""

    def __init__(self, inn: House) -> None:
        self.inn = inn
        self.guests: list[Guest] = []
        self._known: dict[tuple[str, int], Guest] = {}
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    async def __aenter__(self) -> Self:
        self._playwright = await async_playwright().start()
        self._browser = await self._playwright.chromium.launch(
            executable_path=chromium(), args=ARGUMENTS, timeout=PATIENCE
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._browser is not None
        assert self._playwright is not None
        await self._browser.close()
        await self._playwright.stop()

    async def guest(self, name: str, device: dict[str, Any] = DESK) -> Guest:
        """Somebody who may have been here in an earlier test."""
        known = (name, id(device))
        if known not in self._known:
            self._known[known] = await self.newcomer(name, device)
        return self._known[known]

    async def newcomer(self, name: str, device: dict[str, Any] = DESK, path: str = "/", **wishes: Any) -> Guest:
        """Somebody new, with a browser of their own."""
        assert self._browser is not None
        context = await self._browser.new_context(
            **{"base_url": self.inn.origin, "reduced_motion": "reduce"} | device | wishes
        )
        context.set_default_timeout(PATIENCE)
        await context.add_init_script(EARS)
        page = await context.new_page()
        guest = Guest(self, name, context, page, bool(device.get("has_touch")))
        guest.note_trouble(page)
        self.guests.append(guest)
        named = await context.request.post("/api/guest", data={"name": name}, headers={"origin": self.inn.origin})
        assert named.ok, await named.text()
        await page.goto(path)
        await page.get_by_role("button", name=name, exact=True).wait_for()
        return guest

    async def leave(self, *guests: Guest) -> None:
        """They close their browsers."""
        for guest in guests:
            self.guests.remove(guest)
            await guest.context.close()
            check_troubles([guest])

    async def sit_down(self, game: str, *guests: Guest, bots: int = 0, **wishes: Any) -> str:
        """A new table with these guests and some bots; all of them look at it."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests[1:])]
        is_short = game == "mini-villagers" and len(guests) + bots == 2  # over before the first turn, once in 200 deals
        seats += [{"kind": "bot", "level": "beginner"} for _ in range(bots + is_short)]
        made = await guests[0].ask("create", game=game, seats=seats, public=True, **wishes)
        table = str(made["table"])
        for guest in guests[1:]:
            await guest.ask("sit", table=table)
        for guest in guests:
            await guest.go(f"/table/{table}")
        for guest in guests:
            await guest.until(f"heard.view?.table === '{table}' && document.querySelector('.playing > *')")
        return table


def check_troubles(guests: Iterable[Guest]) -> None:
    """Nothing went wrong on any page."""
    troubles = [f"{guest.name}: {trouble}" for guest in guests for trouble in guest.troubles]
    for guest in guests:
        guest.troubles.clear()
    assert not troubles, "\n".join(troubles)


async def together(*doing: Any) -> list[Any]:
    """All at once; if one fails, the others stop."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one) for one in doing]
    return [task.result() for task in tasks]
