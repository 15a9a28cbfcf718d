"""`make bench`: our engine and our server beside their peers, in one run. Machines are noisy: read the ratios."""

from __future__ import annotations

import subprocess
import sys
import time
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import karczma
from karczma.arena.measure import measure, playouts, run_time, search_speed, start_up
from karczma.arena.simulate import simulate
from karczma.bots.strengths import Strength, strength
from karczma.bots.worlds import prepare
from karczma.core.generator import secret_from_seed, secret_words
from peers import (
    OPEN_SPIEL_GAMES,
    OPEN_SPIEL_MISSING,
    SEARCHED,
    SEARCHED_GAMES,
    Speed,
    build_c,
    c_playouts,
    open_spiel_playouts,
    open_spiel_rollouts,
    open_spiel_search,
    run_c,
)

SECONDS = 2.0
ROUNDS = 3  # ours and a peer take turns, and the best of each counts: a busy moment then harms neither
CHECKED_GAMES = 2000
# Code just compiled lies scattered in memory and runs a tenth slower than from the disk: compile elsewhere first.
WARM_UP = "import karczma; from karczma.arena.measure import playouts; [playouts(game, 0.1) for game in karczma.GAMES]"
GAMES_COMMAND = "import sys; sys.argv = ['karczma', 'games']; from karczma.terminal.main import run; run()"
SEARCH_TITLE = "One core, processor time. Moves are those simulated; of OpenSpiel's, those of chance too."
RANDOM_PLAYOUTS = Strength(1, candidates=100, slips=1000)
RIVALS = "OpenSpiel's search"
Rate = tuple[float, float]  # iterations and simulated moves in a second
TITLE = "One core. A move is a decision of a player; the last column counts theirs and what chance deals them."


def main() -> None:
    """Measures everything and prints one table; exit code 1 if the C version turns out not to be the same game."""
    game = karczma.game("lost-cities")
    console, begin = Console(), time.perf_counter()
    with Console(stderr=True).status("measuring: about nine minutes") as status:
        run_time(WARM_UP)
        if not is_same_game():
            print("benchmarks/limit/lost_cities.c does not play the same games as we do", file=sys.stderr)
            sys.exit(1)
        ours, c_speed, c_reason = race(game)
        status.update("measuring OpenSpiel")
        spiel = [open_spiel_playouts(name, SECONDS) for name in OPEN_SPIEL_GAMES]
        spiel_inside = [open_spiel_rollouts(name, SECONDS) for name in OPEN_SPIEL_GAMES]
        status.update("measuring ourselves")
        figures = measure(game, SECONDS)
        games_command = run_time(GAMES_COMMAND)
        status.update("measuring every game")
        every_game = [(game, seats, playouts(game, SECONDS, seats)) for game in karczma.GAMES for seats in game.seats]
        status.update("measuring searches")
        searches = all_searches()
        compiling = {game: start_up(game)[0] for game in karczma.GAMES}
    table = Table("what", "figure", "ours is", "counting chance", title=TITLE, title_justify="left")
    table.add_row("random playouts, ours", f"{ours:,.0f} moves/s", "", "", style="bold")
    add_peer(table, c_speed, c_reason, "the same game in C", ours)
    for (speed, reason), name in zip(spiel + spiel_inside, OPEN_SPIEL_GAMES * 2, strict=True):
        add_peer(table, speed, reason, f"OpenSpiel {name}", ours)
    table.add_section()
    for figure in figures[1:]:
        table.add_row(figure.what, f"{figure.text} {figure.unit}", "", "")
    table.add_row("`karczma games`, warm", f"{games_command:.2f} s", "", "")
    fastest = max((speed for speed, _ in spiel if speed), key=lambda speed: speed.decisions_per_second, default=None)
    add_games(table, every_game, compiling, fastest)
    console.print(table)
    console.print(search_table(searches))
    measure_server()
    console.print(f"measured in {time.perf_counter() - begin:.0f} s")


def measure_server() -> None:
    """The table server under load, in a process of its own that prints its own table."""
    subprocess.run([sys.executable, str(Path(__file__).parent / "server" / "load.py")], check=True)


def add_games(
    table: Table,
    every_game: list[tuple[karczma.Game, int, float]],
    compiling: dict[karczma.Game, float],
    fastest: Speed | None,
) -> None:
    """All our games with every number of players, each beside OpenSpiel's fastest card game of this run."""
    table.add_section()
    table.add_row(f"every game, beside {fastest.name if fastest else 'OpenSpiel (not measured)'}", style="bold")
    for game, seats, speed in every_game:
        name, figure = f"{game.name}, {seats} players", f"{speed:,.0f} moves/s"
        if fastest is None:
            table.add_row(name, figure, "", "")
        else:
            decisions, actions = fastest.decisions_per_second, fastest.moves_per_second
            table.add_row(name, figure, f"{speed / decisions:.2f} ×", f"{speed / actions:.2f} ×")
    for game, seconds in compiling.items():
        table.add_row(f"{game.name}, first compile", f"{seconds:.1f} s", "", "")


def few_and_many(game: karczma.Game) -> list[int]:
    """The smallest table and the largest, where there is anything to search for."""
    return [] if game.name == "mini-villagers" else sorted({game.seats[0], game.seats[-1]})


def all_searches() -> dict[tuple[str, str], Rate]:
    """The rivals' and ours. All take turns, and the best of each counts."""
    rounds = [one_round_of_searches() for _ in range(ROUNDS)]
    return {search: max((each[search] for each in rounds), key=lambda rate: rate[1]) for search in rounds[0]}


def one_round_of_searches() -> dict[tuple[str, str], Rate]:
    """Each search once: the rivals', ours with random playouts, to compare, and as the strongest level searches. They
    are named by their kind and by what is searched."""
    found = {}
    for name in SEARCHED_GAMES:
        speed, _ = open_spiel_search(name, SECONDS)
        if speed:
            found[RIVALS, name] = speed.games_per_second, speed.moves_per_second
    for kind in ("random playouts", "as master plays"):
        for game in karczma.GAMES:
            tried = RANDOM_PLAYOUTS if kind == "random playouts" else strength(game.name, "master")
            for seats in few_and_many(game):
                prepare(game)
                found[kind, f"{game.name}, {seats}"] = search_speed(game, SECONDS, seats, tried, SEARCHED)
    return found


def search_table(searches: dict[tuple[str, str], Rate]) -> Table:
    """Iterations and simulated moves a second inside searches, with ratios of the moves to each rival's."""
    rivals = [searches.get((RIVALS, name)) for name in SEARCHED_GAMES]
    columns = ["the search", "iterations/s", "moves/s", *(f"beside\n{name}" for name in SEARCHED_GAMES)]
    table = Table(*columns, title=SEARCH_TITLE, title_justify="left")
    if None in rivals:
        table.caption = escape(OPEN_SPIEL_MISSING)
    for kind, found in groupby(searches.items(), key=lambda item: item[0][0]):
        table.add_section()
        table.add_row(kind, style="bold")
        for (_, what), (iterations, moves) in found:
            ratios = [f"{moves / rival[1]:.1f} ×" if rival and kind != RIVALS else "" for rival in rivals]
            table.add_row(what, f"{iterations:,.0f}", f"{moves:,.0f}", *ratios)
    return table


def race(game: karczma.Game) -> tuple[float, Speed | None, str]:
    """Our best round and the C version's best round."""
    ours, best, reason = 0.0, None, ""
    for _ in range(ROUNDS):
        ours = max(ours, playouts(game, SECONDS))
        speed, reason = c_playouts(SECONDS)
        if speed and (best is None or speed.moves_per_second > best.moves_per_second):
            best = speed
    return ours, best, reason


def is_same_game() -> bool:
    """Plays the same deals with the same choices in both and compares moves and scores. Without C, nothing is."""
    program, _ = build_c()
    if program is None:
        return True
    ours = simulate(karczma.game("lost-cities"), games=CHECKED_GAMES, seed=1, options={"deals": 1})
    theirs = run_c(program, CHECKED_GAMES, secret_words(secret_from_seed(1)))
    score_sum = [sum(score * count for score, count in counter.items()) for counter in ours.scores]
    return bool(theirs["moves"] == ours.moves and theirs["score_sum"] == score_sum)


def add_peer(table: Table, speed: Speed | None, reason: str, name: str, ours: float) -> None:
    """A line for a peer, or for why there is none."""
    if speed is None:
        table.add_row(name, "not measured", escape(reason), "")
    else:
        decisions, actions = speed.decisions_per_second, speed.moves_per_second
        table.add_row(speed.name, f"{decisions:,.0f} moves/s", f"{ours / decisions:.2f} ×", f"{ours / actions:.2f} ×")


if __name__ == "__main__":
    main()
