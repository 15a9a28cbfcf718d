"""How soon a first visitor can play: a link to a running table, an empty cache, a slow telephone on a slow network.

    python benchmarks/client/first_table.py [--rounds 5] [--inn http://127.0.0.1:8642] [--against http://127.0.0.1:8643]

The network is Lighthouse's fast 3G (150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up), the processor four times
slower than this one. **Playable**: a piece that leads to a move is on the page, and a click on it has changed it.
**Drawn**: every picture in sight is there, too. **Work**: what the page's thread itself computed until it was playable,
slowed down. Machines are noisy: `yardstick` is what a fixed piece of arithmetic takes in the same slowed browser
between the visits; with `--against`, another inn is measured in turns with this one, and the ratio of each pair taken.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright
from rich.console import Console
from rich.table import Table
from websockets.sync.client import connect

import karczma

OPEN_INN = Path(__file__).parent.parent / "server" / "open_inn.py"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
PATIENCE = 30_000  # milliseconds
YARDSTICK = """() => {
  const begun = performance.now();
  let x = 1;
  for (let i = 0; i < 2e6; i++) x = (x * 16807) % 2147483647;
  return performance.now() - begun;
}"""

# Clicks the first piece that leads to a move as soon as it is there, and notes when the board has answered.
WATCHING = """
window.firstTable = {};
let piece, before;
const state = () => piece.isConnected && piece.className;
const look = () => {
  if (piece) {
    if (!firstTable.playable && state() !== before) firstTable.playable = performance.now();
    return;
  }
  piece = document.querySelector("[data-piece].is-lit");
  if (!piece) return;
  firstTable.lit = performance.now();
  before = state();
  piece.click();
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""
DRAWN = """async () => {
  const inSight = (image) => (({ top, bottom }) => bottom > 0 && top < innerHeight)(image.getBoundingClientRect());
  await Promise.all([...document.images].filter(inSight).map((image) => image.decode().catch(() => {})));
  const loaded = performance.getEntriesByType("resource"), [page] = performance.getEntriesByType("navigation");
  const before = [page, ...loaded.filter((entry) => entry.responseEnd <= firstTable.playable)];
  return { ...firstTable, drawn: performance.now(), answers: before.length,
    bytes: before.reduce((sum, entry) => sum + entry.transferSize, 0) };
}"""


def main() -> None:
    """Measures every game's table and prints the medians."""
    wanted = _arguments()
    with (
        contextlib.nullcontext(wanted.inn.rstrip("/")) if wanted.inn else open_inn() as ours,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        inns = {"this": ours} | ({"other": wanted.against.rstrip("/")} if wanted.against else {})
        games = [game for game in karczma.GAMES if not wanted.game or game.name == wanted.game]
        measured: dict[tuple[str, str], list[dict[str, float]]] = {}
        yards = []
        for number in range(wanted.rounds + 1):
            yards.append(_yardstick(browser, wanted.slower))
            for game in games:
                for inn, address in inns.items():
                    figures = _measure(browser, address, game, wanted.slower)
                    if number:  # the first round warms up the inns and the browser
                        measured.setdefault((game.name, inn), []).append(figures)
        browser.close()
    _show(measured, yards[1:], wanted.slower)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How soon a first visitor can play.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each table is opened")
    parser.add_argument("--inn", help="the address of a running inn; if not given, one is opened")
    parser.add_argument("--against", help="the address of another inn, measured in turns with this one")
    parser.add_argument("--slower", type=float, default=4, help="how many times the processor is slowed down")
    parser.add_argument("--game", help="only this game")
    return parser.parse_args()


def launch(playwright: Playwright) -> Browser:
    """The browser of this computer."""
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        sys.exit("There is no Chromium to measure with.")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])


@contextlib.contextmanager
def open_inn() -> Iterator[str]:
    """An inn of our own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(OPEN_INN), folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
        finally:
            process.terminate()
            process.wait()


def _yardstick(browser: Browser, slower: float) -> float:
    page = browser.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    took = float(page.evaluate(YARDSTICK))
    page.close()
    return took


def _measure(browser: Browser, address: str, game: karczma.Game, slower: float) -> dict[str, float]:
    """One first visit, at a table of one's own; milliseconds since the link was followed."""
    cookie, table = make_table(address, game)
    context = browser.new_context(locale="pl-PL", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    context.add_cookies([{"name": "karczma", "value": cookie, "url": address}])
    context.add_init_script(WATCHING)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", FAST_3G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(f"{address}/table/{table}", wait_until="commit")
    page.wait_for_function("() => window.firstTable?.playable", timeout=PATIENCE)
    spent = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    figures: dict[str, float] = page.evaluate(DRAWN) | {"work": spent["TaskDuration"] * 1000}
    context.close()
    return figures


def make_table(address: str, game: karczma.Game) -> tuple[str, str]:
    """A new guest's cookie, and a table at which the guest is to move."""
    request = urllib.request.Request(
        f"{address}/api/guest", b'{"name": "Ola"}', {"content-type": "application/json", "origin": address}
    )
    with urllib.request.urlopen(request) as reply:
        cookie = reply.headers["set-cookie"].partition(";")[0].removeprefix("karczma=")
    seats: list[dict[str, Any]] = [{"kind": "me"}]
    seats += [{"kind": "bot", "level": "beginner"}] * (min(3, max(game.seats)) - 1)
    headers = {"cookie": f"karczma={cookie}"}
    with connect(
        address.replace("http", "ws", 1) + "/live", additional_headers=headers, origin=address, ping_interval=None
    ) as socket:  # type: ignore[arg-type]
        socket.send(json.dumps({"do": "create", "id": 1, "game": game.name, "seats": seats, "public": True}))
        table = ""
        while True:
            told = json.loads(socket.recv(60))
            if told["tell"] == "done" and not table:
                table = told["table"]
                socket.send(json.dumps({"do": "watch", "id": 2, "table": table}))
            if told["tell"] == "view" and told["view"] and told["view"]["legal_moves"]:
                return cookie, table


def _show(measured: dict[tuple[str, str], list[dict[str, float]]], yards: list[float], slower: float) -> None:
    shown = Table(title=f"A first visit to a table, fast 3G, a processor {slower:g} times slower: median (best)")
    for heading in ("table", "inn", "playable", "drawn", "work", "answers", "bytes", "to the other"):
        shown.add_column(heading, justify="left" if heading in ("table", "inn") else "right")
    for (game, inn), rounds in measured.items():
        playable = [one["playable"] for one in rounds]
        other = [one["playable"] for one in measured.get((game, "other"), [])]
        ratios = [mine / theirs for mine, theirs in zip(playable, other, strict=False)] if inn == "this" else []
        shown.add_row(
            game,
            inn,
            f"{statistics.median(playable):.0f} ms ({min(playable):.0f})",
            f"{statistics.median(one['drawn'] for one in rounds):.0f} ms",
            f"{statistics.median(one['work'] for one in rounds):.0f} ms",
            f"{statistics.median(one['answers'] for one in rounds):.0f}",
            f"{statistics.median(one['bytes'] for one in rounds) / 1000:.0f} kB",
            f"{statistics.median(ratios):.2f}" if ratios else "",
        )
    console = Console(width=118)
    console.print(shown)
    console.print(f"yardstick: {statistics.median(yards):.0f} ms ({min(yards):.0f} to {max(yards):.0f})")


if __name__ == "__main__":
    main()
