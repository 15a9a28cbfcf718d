"""How much load one core carries: our server, then boardgame.io's, driven the same way one after the other.

    python benchmarks/server/load.py --tables 1000 --seconds 20

Every table has two players and two spectators and makes a move every four seconds. Machines are noisy: read the ratios.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from drive import PACE, Measured, Server, measure
from ours import Inn
from theirs import BoardgameIo, NotInstalled

TITLE = (
    f"One core for the server, another for whoever drives it; two players and two spectators at every table, a move "
    f"every {PACE:.0f} s"
)
NOTE = (
    "Ours answers a move once it is committed and synced. boardgame.io has no storage of its own that does: in memory "
    "a game ends with the server, and its files are written after the move was told, and not synced."
)
SATURATED = 0.8  # of its core; a busier driver measures itself
DISTURBED = 0.1  # of the time; a server that waits longer for its core is slowed down by others
SHOWN_FAULTS = 5
Opening = Callable[[Path, int], Server]
SERVERS: dict[str, Opening] = {
    "ours": Inn,
    "memory": lambda _, core: BoardgameIo(core, None),
    "files": lambda folder, core: BoardgameIo(core, folder),
}


def main() -> None:
    """Measures every server and prints one table; exit code 1 if a move or a view went astray."""
    wanted = _arguments()
    if not sys.platform.startswith("linux"):
        print("The load is measured on Linux only: elsewhere a process cannot be held to one core.")
        return
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        print("The load is not measured: it needs one core for the server and another for the driver.")
        return
    os.sched_setaffinity(0, {cores[1]})
    _allow_many_files()
    measured, reasons = _measure_all(wanted, cores[0])
    console = Console()
    console.print(_table(measured))
    console.print(NOTE)
    for line in reasons + _warnings(measured):
        console.print(line)
    if any(one.faults for one in measured):
        sys.exit(1)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Our server beside boardgame.io's, under the same load.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long the clock runs for each server")
    parser.add_argument("--only", nargs="+", choices=list(SERVERS), default=list(SERVERS))
    return parser.parse_args()


def _allow_many_files() -> None:
    """Every socket is a file to the driver, and to the server that inherits the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _measure_all(wanted: argparse.Namespace, core: int) -> tuple[list[Measured], list[str]]:
    measured, reasons = [], []
    with Console(stderr=True).status("") as status:
        for name in wanted.only:
            status.update(f"{name}: starting")
            with tempfile.TemporaryDirectory(prefix="karczma-load-", ignore_cleanup_errors=True) as folder:
                try:
                    server = SERVERS[name](Path(folder), core)
                except NotInstalled as problem:
                    reasons.append(f"boardgame.io ({name}) is not measured: {problem}.")
                    continue
                try:
                    measured.append(uvloop.run(measure(server, wanted.tables, wanted.seconds, status.update)))
                finally:
                    server.end()
    return measured, reasons


def _table(measured: list[Measured]) -> Table:
    """Every server a column; under each of the others, how much of theirs ours needs."""
    table = Table("what", *(one.name for one in measured), title=TITLE, title_justify="left")
    first = measured[0] if measured else None

    def add(what: str, text: Callable[[Measured], str], number: Callable[[Measured], float] | None = None) -> None:
        cells = []
        for one in measured:
            ratio = ""
            if number and first and one is not first and first.name == Inn.name and number(one) > 0:
                ratio = f" (ours is {number(first) / number(one):.2f} ×)"
            cells.append(text(one) + ratio)
        table.add_row(what, *cells)

    add("tables", lambda one: f"{one.tables:,}")
    add("sockets", lambda one: f"{one.sockets:,}")
    add("moves/s", lambda one: f"{one.moves / one.seconds:,.1f}")
    add("CPU share of the core", lambda one: f"{one.cpu_share:.1%}")
    add("CPU per move", lambda one: f"{one.cpu_per_move * 1000:.2f} ms", lambda one: one.cpu_per_move)
    add("memory per table", lambda one: f"{one.memory_per_table / 1024:.0f} KiB", lambda one: one.memory_per_table)
    add("view after, p50", lambda one: f"{one.latency(50) * 1000:.1f} ms", lambda one: one.latency(50))
    add("view after, p99", lambda one: f"{one.latency(99) * 1000:.1f} ms", lambda one: one.latency(99))
    add("a move told is kept", lambda one: one.keeping)
    add("moves not made in time", lambda one: f"{one.skipped:,}")
    add("faults", lambda one: f"{len(one.faults):,}")
    add("waited for the core", lambda one: f"{one.waited_share:.0%} of the time")
    add("the driver's share", lambda one: f"{one.driver_share:.0%}")
    return table


def _warnings(measured: list[Measured]) -> list[str]:
    lines = []
    for one in measured:
        if one.driver_share > SATURATED:
            lines.append(f"{one.name}: the driver was busy itself, so the times are too long.")
        if one.waited_share > DISTURBED:
            lines.append(f"{one.name}: other programs were using its core, so its times to a view say little.")
        lines += [f"{one.name}: {fault}" for fault in one.faults[:SHOWN_FAULTS]]
    return lines


if __name__ == "__main__":
    main()
