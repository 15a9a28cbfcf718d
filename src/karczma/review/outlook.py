"""What a position is worth to every seat if all hands lay open and only what nobody knows were left to chance.

From there on everybody plays by rules of thumb. This is the line of the graph: it moves with every card that is drawn
and with every move, whoever made it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from karczma.bots.strengths import strength
from karczma.bots.worlds import NO_HABITS, UNDECIDED, Worlds
from karczma.core.generator import secret_from_seed, secret_words
from karczma.core.knowledge import TOGETHER
from karczma.core.record import copy

from .weighing import seed_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from karczma.core.game import Game
    from karczma.core.options import Value

WORLDS = 64  # for each position
DEALS = 1024  # to see what a seat is worth before the cards are dealt
ALL = 15  # in the place of a seat: nobody's sight in particular


@dataclass(frozen=True)
class Outlook:
    """What a position is worth to each seat, from 0 to 1, and its lead in points; with standard errors."""

    chances: list[float]
    errors: list[float]
    leads: list[float]


def outlook(game: Game, state: Any, cores: int = 1) -> Outlook:
    """What a position is worth to each seat. When the game is over, that is its result."""
    return _summed_up(_played_on(game, state, WORLDS, cores))


def before_the_deal(game: Game, seats: int, options: Mapping[str, Value], cores: int = 1) -> Outlook:
    """What each seat is worth at a table like this before anybody has a card: what would be fair."""
    rows = []
    for number in range(DEALS):
        start = game.engine.fresh(game, seats, dict(options))
        start.key = secret_words(secret_from_seed(number))
        game.engine.setup(start)
        rows.append(_played_on(game, start, 1, cores, first=number))
    return _summed_up(np.concatenate(rows))


def _played_on(game: Game, state: Any, worlds: int, cores: int, first: int = 0) -> Any:
    """In so many worlds, from the first: where nothing lies open at the start, all deals look alike."""
    seen = copy(state)
    game.engine.observe(seen, TOGETHER)
    observation = bytes(seen.tobytes())
    plain = replace(strength(game.name, "master"), depth=1, wary=True)
    imagined = Worlds(game, observation, seed_of(observation, ALL), plain, cores)
    moves, alive = np.array([UNDECIDED], np.int16), np.ones(1, np.bool_)
    return imagined.try_for_all(first, worlds, 0, moves, alive, NO_HABITS)[:, 0]


def _summed_up(rows: Any) -> Outlook:
    seats = rows.shape[1] // 2
    errors = rows[:, :seats].std(0) / np.sqrt(len(rows))
    standings = rows[:, seats:].mean(0)
    leads = [
        float(standings[seat] - max((standings[other] for other in range(seats) if other != seat), default=0.0))
        for seat in range(seats)
    ]
    return Outlook(rows[:, :seats].mean(0).tolist(), errors.tolist(), leads)
