"""Several choose at once: whoever always played the same would be seen through. So the search looks for habits.

A habit is how often a player makes which move. All players begin by any move at all, try every move against the habits
of the others in many worlds, and shift towards what they regret not to have played (regret matching). What they did on
average is hard to exploit, and that is how often each move is played.
"""

from __future__ import annotations

import random
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from karczma.core.record import from_bytes

from .race import Candidate

if TYPE_CHECKING:
    from karczma.core.game import Game

    from .worlds import Worlds

AT_ONCE = 4  # worlds between two changes of habits
SELDOM = 0.2  # what is played less often than this share of the usual move is not played at all: it is there by chance


def ask_again(game: Game, observation: bytes, seat: int) -> tuple[bytes, list[int]]:
    """What others chose in secret is as good as not chosen yet: they are asked again, with the seat. Returns the
    observation, and who those others are."""
    hidden = import_module(f"{game.package}.hidden")
    if not hasattr(hidden, "ask_again"):
        return observation, []
    o = from_bytes(game.engine.dtype, observation)
    asked = hidden.ask_again(o)
    return o.tobytes(), [other for other in range(o.seats) if other != seat and asked >> other & 1]


class Player:
    """One of those who choose at the same time: all moves it may have, and what it thinks of them."""

    def __init__(self, seat: int, moves: Any, habits: Any) -> None:
        """habits: a row for each seat, a column for each move; the player changes its own."""
        self.seat, self.moves, self._habits = seat, moves, habits
        self.regret = np.zeros(len(moves))
        self.played = np.zeros(len(moves))  # how often, on average; later thoughts count more
        self.payoffs = [np.empty((0, len(moves)))]
        self._habits[seat, moves] = 1 / len(moves)

    def learn(self, payoffs: Any, weight: int) -> None:
        """From what every move came to in some worlds; NaN where it was not possible."""
        possible = np.isfinite(payoffs)
        habit = np.where(possible, self._habits[self.seat, self.moves] + 1e-9, 0.0)
        habit /= habit.sum(1, keepdims=True)
        came_to = np.where(possible, payoffs, 0.0)
        usual = (habit * came_to).sum(1, keepdims=True)
        self.regret = np.maximum(self.regret + np.where(possible, came_to - usual, 0.0).sum(0), 0.0)
        self.played += weight * habit.sum(0)
        self.payoffs.append(payoffs)
        together = self.regret.sum()
        self._habits[self.seat, self.moves] = self.regret / together if together > 0 else 1 / len(self.moves)


class Mix:
    """All who choose at once, each against the habits of the others."""

    is_decided = False

    def __init__(self, worlds: Worlds, seat: int, moves: list[int], others: list[int], all_moves: int) -> None:
        """moves: the candidates of the seat. Of the others any move is expected."""
        self.worlds, self.iterations = worlds, 0
        self._habits = np.zeros((max(seat, *others) + 1, all_moves))
        self._met = 0
        self.players = [Player(seat, np.array(moves, np.int16), self._habits)]
        self.players += [Player(other, np.arange(all_moves, dtype=np.int16), self._habits) for other in others]

    def run(self, iterations: int) -> None:
        """Goes on in some more worlds."""
        until = self.iterations + iterations
        while True:
            habits = self._habits.copy()
            for player in self.players:
                alive = np.ones(len(player.moves), np.bool_)
                payoffs = self.worlds.try_moves(self._met, AT_ONCE, player.seat, player.moves, alive, habits)
                self.iterations += int(np.isfinite(payoffs).sum())
                player.learn(payoffs, 1 + self._met // AT_ONCE)
            self._met += AT_ONCE
            if self.iterations >= until:
                break

    def outcome(self, rng: random.Random) -> list[Candidate]:
        """The choice first: drawn by how often each should be played."""
        me = self.players[0]
        shares = np.where(me.played >= SELDOM * me.played.max(), me.played, 0.0)
        shares /= shares.sum()
        choice = rng.choices(range(len(shares)), shares.tolist())[0]
        payoffs = np.vstack(me.payoffs)
        means, errors = payoffs.mean(0), payoffs.std(0) / np.sqrt(len(payoffs))
        order = sorted(range(len(shares)), key=lambda i: (i != choice, -shares[i], -means[i], i))
        return [
            Candidate(int(me.moves[i]), float(means[i]), float(errors[i]), len(payoffs), float(shares[i]))
            for i in order
        ]
