"""Ways through a game. Hypothesis chooses them as small numbers, so that what fails shrinks to few and simple moves."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from karczma import Game
from karczma.core.table import Table

from .cases import Case, cases_of

LONGEST = 24  # choices of hypothesis at most, after the moves played at random to get ahead


@dataclass(frozen=True)
class Course:
    """`ahead` random moves into a game, then these choices: each picks a waiting seat and one of its moves."""

    case: Case
    seed: int
    ahead: int
    choices: tuple[int, ...] = ()

    def walk(self) -> Iterator[Table]:
        """The table before each choice, and after the last. It is one table: copy what you keep."""
        table = self.case.deal(self.seed)
        play_at_random(table, self.ahead, self.seed)
        for choice in self.choices:
            if table.is_over:
                break
            yield table
            table.play(*reversed(chosen(table, choice)))
        yield table

    def table(self) -> Table:
        """The table at the end of it."""
        *_, last = self.walk()
        return last


def chosen(table: Table, choice: int) -> tuple[int, int]:
    """The seat and the move a number stands for."""
    which, seat_number = divmod(choice, len(table.waiting_for))
    seat = table.waiting_for[seat_number]
    legal = table.legal_numbers(seat)
    return seat, legal[which % len(legal)]


def a_hundred_of(moves: Iterable[Any], number: int) -> list[Any]:
    """Of thousands of moves about a hundred, evenly spread, and others for another number: to try each of them at every
    table would take minutes."""
    every = sorted(moves)
    step = 1 + len(every) // 100
    return every[number % step :: step]


def play_at_random(table: Table, most: int, seed: int) -> int:
    """Plays up to so many random moves and says how many there were."""
    dice = random.Random(seed)
    for played in range(most):
        if table.is_over:
            return played
        seat, move = chosen(table, dice.randrange(1 << 16))
        table.play(move, seat)
    return most


@cache
def usual_length(case: Case) -> int:
    """How many moves a random game of this kind takes, so that every phase can be looked into."""
    return play_at_random(case.deal(0), case.game.most_decisions, 0)


def courses(game: Game, longest: int = LONGEST) -> st.SearchStrategy[Course]:
    """Courses through all cases of a game, the simplest case first."""
    seeds, choices = st.integers(0, 9999), st.lists(st.integers(0, 4095), max_size=longest).map(tuple)
    return st.sampled_from(cases_of(game)).flatmap(
        lambda case: st.builds(Course, st.just(case), seeds, st.integers(0, usual_length(case)), choices)
    )


def spread(case: Case, count: int, seed: int = 1) -> Iterator[Table]:
    """So many positions of one random game, evenly spread from the deal to the end; each a table of its own."""
    length = usual_length(case)
    table = case.deal(seed)
    dice = random.Random(seed)
    wanted = {length * i // max(count - 1, 1) for i in range(count)}
    for version in range(length + 1):
        if version in wanted or table.is_over:
            yield table.copy()
        if table.is_over:
            break
        seat, move = chosen(table, dice.randrange(1 << 16))
        table.play(move, seat)
