"""Fills the tables of Lost Cities that are learned: experience.npy (experience.py) and held.npy (guess.py).

    python tools/lost_cities_experience.py [--minutes 10] [--rounds 3] [--anew]

In each round deals are played as they would be played by now, against rules of thumb: so a search expects the other to
play. In some positions every move is tried: the same deck is played to the end of the deal after each, and what it came
to is compared. Then the tables are changed so that moves which came to more are chosen more often: every entry goes a
little way along the slope of the expected result.
"""

from __future__ import annotations

import argparse
import threading
import time
from typing import Any

import numpy as np
from numba import njit

import karczma
from karczma.core.generator import set_key, shuffle
from karczma.core.playout import any_of
from karczma.core.record import copies
from karczma.core.steps import pop
from karczma.games.lost_cities import experience, guess
from karczma.games.lost_cities.cards import HAND
from karczma.games.lost_cities.experience import judge_by
from karczma.games.lost_cities.hidden import observe
from karczma.games.lost_cities.rules import DRAW_DECK, clear_table, deal_cards, legal_moves, play, waiting_for
from karczma.games.lost_cities.scoring import total
from karczma.games.lost_cities.sense import POINT, glance, worth
from karczma.games.lost_cities.sides import BEGINS, look_around, sides

SIDES = 10
TRIED = 6  # moves in a position, those that look best
DECKS = 4  # in which each of them is tried
ONE_IN = 5  # decisions where all moves are tried; of draws, a quarter of these
SLIPS = 30  # of a thousand choices, so that unusual positions come up too
LONGEST = 200  # turns of a deal
PLACES = int(BEGINS[-1])
NOTHING = np.zeros(PLACES)  # what rules of thumb were taught
GAME = karczma.game("lost-cities")
START = copies(GAME.deal(seats=2, seed=1, deals=1).state, 1)
CHUNK = 100  # deals
PASSES = 20  # through all decisions
PACE = 8.0  # by which an entry changes at first, in tenths of a point
jit = njit(error_model="numpy", nogil=True)


@jit
def begin(world, start, key, deal) -> None:
    world[0] = start[0]
    s = world[0]
    set_key(s, np.uint64(key), np.uint64(deal))
    clear_table(s)
    pop(s)
    s.began = deal & 1
    deal_cards(s)


@jit
def choose(taught, s, seen, seat, moves, n, values) -> int:
    """The number of the best move; `seen` and `values` are left as they are for it."""
    seen[0] = s
    observe(seen[0], seat)
    judge_by(taught, seen[0], seat, moves, n, values)
    return np.argmax(values[:n])


@jit
def is_running(s) -> bool:
    return s.deal == 0 and waiting_for(s) != 0 and s.turns < LONGEST


@jit
def play_on(taught, others, me, world, seen, moves, values) -> None:
    s = world[0]
    while is_running(s):
        seat = waiting_for(s) - 1
        n = legal_moves(s, seat, moves)
        play(s, seat, moves[choose(taught if seat == me else others, s, seen, seat, moves, n, values)])


@jit
def try_all(taught, others, s, seat, tried, key, worlds, results) -> None:
    """What each of some moves comes to on average, over the same decks."""
    truth, world, seen, moves, values = worlds
    results[:] = 0.0
    for number in range(DECKS):
        truth[0] = s
        set_key(truth[0], np.uint64(key), np.uint64(number))
        shuffle(truth[0], truth[0].deck[:], truth[0].deck_size)
        truth[0].two_ends = 1  # as in guess.py
        for i in range(tried.size):
            world[0] = truth[0]
            play(world[0], seat, tried[i])
            play_on(taught, others, seat, world, seen, moves, values)
            results[i] += (total(world[0], seat) - total(world[0], 1 - seat)) / DECKS


@jit
def gather(taught, others, start, key, first, deals, places, worths, results, counts) -> int:
    """Plays deals against others and notes some decisions: where each move is looked up, its worth, what it came to."""
    game, seen, moves, values = start.copy(), start.copy(), np.empty(64, np.int16), np.empty(64)
    room = (start.copy(), start.copy(), start.copy(), np.empty(64, np.int16), np.empty(64))
    noted, dice = 0, np.empty(1, np.uint64)
    for deal in range(first, first + deals):
        begin(game, start, key, deal)
        s, me = game[0], deal >> 1 & 1
        dice[0] = np.uint64(key * 1_000_003 + deal)
        while is_running(s):
            seat = waiting_for(s) - 1
            n = legal_moves(s, seat, moves)
            best = choose(taught if seat == me else others, s, seen, seat, moves, n, values)
            one_in = ONE_IN if moves[0] < DRAW_DECK else 4 * ONE_IN
            if seat == me and n > 1 and any_of(dice, one_in) == 0 and noted < counts.size:
                order = np.argsort(-values[:n])[:TRIED]
                tried = moves[order]
                eye = glance(seen[0], seat)
                around = look_around(seen[0], seat, eye)
                for i in range(tried.size):
                    worths[noted, i] = worth(seen[0], seat, tried[i], eye)
                    for j, place in enumerate(sides(seen[0], seat, tried[i], eye, around)):
                        places[noted, i, j] = place
                try_all(taught, others, s, seat, tried, key + deal * 4096 + s.turns, room, results[noted, : tried.size])
                counts[noted] = tried.size
                noted += 1
            play(s, seat, moves[any_of(dice, n) if any_of(dice, 1000) < SLIPS else best])
    return noted


@jit
def learn(taught, steepness, places, worths, results, counts, order, pace) -> float:
    """Once through the decisions; returns how much better than the first of the moves the choices are on average."""
    chances, gained = np.empty(TRIED), 0.0
    for number in order:
        n = counts[number]
        for i in range(n):
            chances[i] = worths[number, i]
            for j in range(SIDES):
                chances[i] += taught[places[number, i, j]]
        chances[:n] = np.exp((chances[:n] - chances[:n].max()) / POINT)
        chances[:n] /= chances[:n].sum()
        expected = (chances[:n] * results[number, :n]).sum()
        gained += expected - results[number, 0]
        for i in range(n):
            slope = min(max(chances[i] * (results[number, i] - expected), -5.0), 5.0)
            for j in range(SIDES):
                place = places[number, i, j]
                steepness[place] += slope * slope
                taught[place] += pace * slope / np.sqrt(steepness[place] + 1.0)
    return gained / order.size


@jit
def count_held(taught, start, key, deals, held, expected, unseen) -> None:
    """How often cards of each class were in the other's hand, how often one would expect it, and how often they were
    out of sight at all."""
    game, seen, moves, values = start.copy(), start.copy(), np.empty(64, np.int16), np.empty(64)
    for deal in range(deals):
        begin(game, start, key, deal)
        s = game[0]
        while is_running(s):
            seat = waiting_for(s) - 1
            n = legal_moves(s, seat, moves)
            if moves[0] < DRAW_DECK:
                share = 0
                for i in range(HAND):
                    share += s.hand_known[1 - seat, i] >> seat & 1 == 0
                chance = share / (share + s.deck_size)
                for i in range(HAND):
                    if s.hand_known[1 - seat, i] >> seat & 1 == 0:
                        place = guess.class_of(s, 1 - seat, s.hand[1 - seat, i])
                        held[place] += 1.0
                        expected[place] += chance
                        unseen[place] += 1.0
                for i in range(s.deck_size):
                    place = guess.class_of(s, 1 - seat, s.deck[i])
                    expected[place] += chance
                    unseen[place] += 1.0
            best = choose(taught, s, seen, seat, moves, n, values)
            play(s, seat, moves[best])


@jit
def compare(taught, others, start, key, deals, margins) -> None:
    """Mirrored deals between two players who were taught differently."""
    game, seen, moves, values = start.copy(), start.copy(), np.empty(64, np.int16), np.empty(64)
    for deal in range(deals):
        for side in range(2):
            begin(game, start, key, deal)
            s = game[0]
            while is_running(s):
                seat = waiting_for(s) - 1
                n = legal_moves(s, seat, moves)
                play(s, seat, moves[choose(taught if seat == side else others, s, seen, seat, moves, n, values)])
            margins[deal] += (total(s, side) - total(s, 1 - side)) / 2


def gather_for(seconds: float, taught: Any, key: int) -> list[Any]:
    """Decisions, from two threads."""
    parts, end, numbers = [], time.monotonic() + seconds, iter(range(1 << 30))

    def work() -> None:
        while time.monotonic() < end:
            room = CHUNK * 16
            notes = (
                np.zeros((room, TRIED, SIDES), np.int32),
                np.zeros((room, TRIED), np.float32),
                np.zeros((room, TRIED), np.float32),
                np.zeros(room, np.int64),
            )
            noted = gather(taught, NOTHING, START, key, next(numbers) * CHUNK, CHUNK, *notes)
            parts.append([note[:noted].copy() for note in notes])

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [np.concatenate(notes) for notes in zip(*parts, strict=True)]


def report(name: str, taught: Any, others: Any, deals: int = 3000) -> None:
    """How much better one plays than the other, in points a deal."""
    margins = np.zeros(deals)
    compare(taught, others, START, 99, deals, margins)
    print(f"{name}: {margins.mean():+.2f} ± {1.96 * margins.std() / deals**0.5:.2f} points a deal", flush=True)


def save_held(taught: Any, deals: int = 20_000) -> None:
    """Of players by rules of thumb and of those who learned. A card that is unlikely is still thought possible."""
    held, expected, unseen = (np.zeros(np.prod(guess.SHAPE)) for _ in range(3))
    for player in (taught, NOTHING):
        count_held(player, START, 7, deals, held, expected, unseen)
    really, by_chance = (held + 5.0) / (unseen + 10.0), (expected + 5.0) / (unseen + 10.0)
    likelihood = really / (1.0 - really) / (by_chance / (1.0 - by_chance))
    scaled = np.clip(likelihood, 0.04, 4.0) / 4.0 * guess.MOST
    np.save(GAME.folder / "held.npy", np.round(scaled).astype(np.int8))


def main() -> None:
    """Learns, and writes both tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--anew", action="store_true", help="forget what was learned before")
    given = parser.parse_args()
    dice, pool = np.random.default_rng(1), []
    taught = NOTHING.copy() if given.anew else experience.TAUGHT.astype(np.float64)
    for number in range(given.rounds):
        before = taught.copy()
        pool.append(gather_for(60 * given.minutes / given.rounds, before, int(dice.integers(1 << 30))))
        notes = [np.concatenate(note) for note in zip(*pool, strict=True)]
        steepness = np.zeros(PLACES)
        for again in range(PASSES):
            order = dice.permutation(len(notes[3]))
            gained = learn(taught, steepness, *notes, order, PACE * (1 - again / (PASSES + 1)))
        print(f"round {number}: {len(notes[3])} decisions, {gained:+.2f} points each", flush=True)
        report("  against rules of thumb", taught, NOTHING)
        report("  against the round before", taught, before)
        np.save(GAME.folder / "experience.npy", np.round(taught).astype(np.int16))
    save_held(taught)


if __name__ == "__main__":
    main()
