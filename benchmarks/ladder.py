"""How far apart the levels are: every step of the ladder, for every game and number of players.

    python benchmarks/ladder.py RESULTS [--pairs 400] [--only GAME[:SEATS]] [--steps master,hard ...]

RESULTS is a file with one line of JSON for each match, as `karczma arena --json` prints it. A match that is in it
already is not played again, so a long measurement can be interrupted. At the end all are printed as a table for
docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import karczma
from karczma.bots.levels import NAMES

STEPS = [",".join(pair) for pair in zip(NAMES[:0:-1], NAMES[-2::-1], strict=True)] + ["master,random"]
ALONE = [{"mode": mode} for mode in ("novice", "normal", "veteran")]


def matches(only: list[str], steps: list[str]) -> Iterator[tuple[str, int, str, dict[str, str]]]:
    """Game, seats, bots and options of every match."""
    for game in karczma.GAMES:
        for seats in game.seats if game.name != "mini-villagers" else ():
            if only and game.name not in only and f"{game.name}:{seats}" not in only:
                continue
            if seats == 1:
                yield from ((game.name, 1, level, options) for options in ALONE for level in NAMES[::-1])
            else:
                yield from ((game.name, seats, step, {}) for step in steps)


def command(name: str, seats: int, bots: str, options: dict[str, str], pairs: int) -> list[str]:
    """The words of the arena's command."""
    words = ["arena", name, "--bots", bots, "--seats", str(seats), "--pairs", str(pairs), "--seed", "1"]
    return words + [word for key, value in options.items() for word in ("--option", f"{key}={value}")]


def row(told: dict[str, Any]) -> str:
    """One line of the table."""
    low, rate, high = (100 * told[key][0] for key in ("win_rate_low", "win_rate", "win_rate_high"))
    times = f"{told['win_rate'][0] / told['fair_share']:.2f} ×" if told["seats"] > 1 else told["options"]["mode"]
    return (
        f"| {told['game']} | {told['seats']} | {', '.join(told['bots'])} | {told['pairs']} "
        f"| {rate:.1f} % ({low:.1f} to {high:.1f}) | {times} | {told['margin_mean'][0]:+.1f} |"
    )


def main() -> None:
    """Plays what is missing and prints everything."""
    parser = argparse.ArgumentParser()
    parser.add_argument("results", type=Path)
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--steps", nargs="*", default=STEPS)
    given = parser.parse_args()
    lines = given.results.read_text(encoding="utf-8").splitlines() if given.results.exists() else []
    known = {tuple(line["command"]): line["result"] for line in map(json.loads, lines)}
    for match in matches(given.only, given.steps):
        words = command(*match, given.pairs)
        if tuple(words) not in known:
            run = [sys.executable, "-m", "karczma", *words, "--json"]
            known[tuple(words)] = json.loads(subprocess.run(run, check=True, capture_output=True).stdout)
            with given.results.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"command": words, "result": known[tuple(words)]}) + "\n")
        print(row(known[tuple(words)]), flush=True)


if __name__ == "__main__":
    main()
