"""Golden playthroughs: rounds of games as short readable files. `make golden` writes them again; the diff is reviewed.

Everybody plays at random, with a liking for building and for playing what they hold.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from textwrap import wrap

from karczma import say
from karczma.core.table import Table

from .tables import GAME, LETTERS, NO_STACKS, drafting, last_to_build, position

FOLDER = Path(__file__).with_name("golden")
LIVELY = ("build:", "play:", "rob:", "recruit", "freelancer:", "courier:", "exchange:", "jester:")

SCOUNDRELS = """
    options: scoundrels=yes
    round: 1
    road: fisher+1 wheeler chandler+2 mason agent hunter
    hand a: barbarian cooper smuggler
    hand b: noble sheriff miner!
    hand c: courier carpenter agent
    hand d: schemer thief wattler
    village a: founders lumberjack carpenter@2+2
    village b: founders harvester hayer
    village c: founders thief+3 graper vintner@3
    village d: founders swineherd@1 beekeeper
"""
SAINTS = """
    options: saints=yes
    round: 1
    road: fisher wheeler chandler mason agent hunter
    hand a: prophet cooper
    hand b: benefactor beekeeper wattler
    hand c: pigeoneer apprentice
    hand d: seeker graper
    stack1: priest grocer freemason mason
    village a: founders hunter lumberjack
    village b: founders harvester+2 grocer
    village c: founders-food miner
    village d: founders recruiter
"""
PROFITEERS = f"""
    options: profiteers=yes
    round: 7
    markets: 1
    first market: 4+0+0+0 5+2+0+0
    {NO_STACKS}
    reserve: hunter fisher
    road: - - - - - -
    hand a: alchemist captain agent
    hand b: -
    gold: 17 21
    village a: founders freelancer+1 miner blacksmith@3+2 wholesaler lumberjack hayer grocer harvester
    village b: founders-food lumberjack arkwright@2 cooper@2+4 freelancer
"""
IMPROVEMENTS = """
    options: improvements=yes
    improvements: windmill lighthouse:b tavern
    round: 3
    hand a: hunter seeker monk
    hand b: -
    village a: founders-food miner
    village b: founders-food agent harvester+4
"""
SOLO = f"""
    seats: 1
    round: 6
    markets: 1
    first market: 6+0+0+0 9+2+0+0
    steps: ending.a drafting.a draft-turn.a.1 draft:a
    turn: jester=1
    {NO_STACKS.replace("stack6: -", "stack6: fisher mason")}
    reserve: harvester graper swineherd log-rafter
    road: carpenter+1 wheeler agent hunter beekeeper priest
    events: tribute spy-network
    hand a: cartwright cooper grocer
    gold: 24 19
    village a: founders-food hunter lumberjack wheeler@3
    village b: countess chandler mason truffler grazier
"""

PLAYTHROUGHS: dict[str, tuple[str, Callable[[], Table], int, str]] = {
    "two_players": ("The first round of two.", lambda: GAME.deal(seed=8, seats=2), 1, "en"),
    "czterech_graczy": ("The first round of four, told in Polish.", lambda: GAME.deal(seed=5, seats=4), 1, "pl"),
    "solo": ("The last round against the Countess.", lambda: position(SOLO), 9, "en"),
    "scoundrels": ("A round with Scoundrels.", lambda: drafting(SCOUNDRELS, seats=4), 1, "en"),
    "saints": ("A round with Saints.", lambda: drafting(SAINTS, seats=4), 1, "en"),
    "profiteers": (
        "Profiteers: the last build turn, and the second market.",
        lambda: last_to_build(PROFITEERS),
        9,
        "en",
    ),
    "improvements": ("A build turn, then Improvements.", lambda: last_to_build(IMPROVEMENTS), 3, "en"),
}


def choose(table: Table, rng: random.Random) -> str:
    """Random, but what is lively is liked, and a turn ends only now and then while something can be built."""
    moves = table.legal_moves(table.waiting_for[0])
    lively = [move for move in moves if move.startswith(LIVELY)]
    return rng.choice(lively if lively and rng.random() < 0.8 else moves)


def write(name: str) -> str:
    """One playthrough as text."""
    about, new_table, rounds, lang = PLAYTHROUGHS[name]
    table, rng = new_table(), random.Random(name)
    start = table.text().splitlines()
    page = [about, "Everybody plays at random, with a liking for building.", "", *start, ""]
    while not table.is_over and table.state.rounds <= rounds:
        seat = table.waiting_for[0]
        played = table.play(choose(table, rng), seat)
        told = " ".join(say(what, lang) for what in played.story())
        page += wrap(told, 120, initial_indent=f"{LETTERS[seat]}  {played.text:<22} ", subsequent_indent=" " * 26)
        if not told:
            page.append(f"{LETTERS[seat]}  {played.text}")
    page += ["", "What has changed:", *(line for line in table.text().splitlines() if line not in start)]
    if table.outcome:
        page += ["", f"{say(table.outcome.reason, lang)}."]
    return "\n".join(page) + "\n"


def main() -> None:
    """Writes all files again."""
    FOLDER.mkdir(exist_ok=True)
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(write(name), encoding="utf-8")


if __name__ == "__main__":
    main()
