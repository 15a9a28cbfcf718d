"""How long reviews take: one whole game of each kind, with the fewest and the most players, at the usual depth.

python benchmarks/reviews.py [--cores 2] [GAME ...]
"""

from __future__ import annotations

import argparse
import time

from karczma import GAMES
from karczma.bots.sensible import choose
from karczma.bots.worlds import prepare
from karczma.review.reviewing import review


def main() -> None:
    """Prints a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--cores", type=int, default=2)
    given = parser.parse_args()
    print(f"{'game':<24}{'seats':>6}{'decisions':>11}{'iterations':>12}{'within noise':>14}{'wall s':>8}{'CPU s':>8}")
    for game in GAMES:
        if given.games and game.name not in given.games:
            continue
        prepare(game)
        for seats in dict.fromkeys((game.seats.start, game.seats.stop - 1)):
            table = game.deal(seats=seats, seed=1)
            while not table.is_over:
                seat = table.waiting_for[0]
                table.play(choose(game, table.observation(seat), seat), seat)
            wall, cpu = time.perf_counter(), time.process_time()
            found = review(table.replay(), cores=given.cores)
            wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
            noise = sum(decision.is_noise for decision in found.decisions)
            figures = f"{len(found.decisions):>11}{found.iterations:>12}{noise:>14}{wall:>8.1f}{cpu:>8.1f}"
            print(f"{game.name:<24}{seats:>6}{figures}", flush=True)


if __name__ == "__main__":
    main()
