"""End-games for two, solved by trying everything. The real rules play, so the solver cannot disagree with them.

Nothing is hidden but the order of the cards in a stack (1.2), and it is hidden from everybody alike. So an observation
is all there is to know, and a position here is the bytes of one. The next card of a stack is each of those left in it,
equally likely: for every kind the solver lays one on top and lets the engine play.

    python -m tests.warriors_adventures.solver 40       prints what each level gives away in so many others of each size
    python -m tests.warriors_adventures.solver write    writes the end-games of the tests anew
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice, product
from statistics import fmean, stdev
from typing import Any

import numpy as np

from karczma.bots.bot import Bot
from karczma.bots.levels import make_bot
from karczma.core.record import from_bytes
from karczma.core.table import Table, seats_of
from karczma.games.warriors_adventures.rules import REVEAL, SEND
from karczma.games.warriors_adventures.sense import SWING

from .end_games import cards_left, from_games, to_file
from .tables import GAME

ENGINE = GAME.engine
OF_THE_TESTS = {4: 14, 5: 13, 6: 10, 7: 5}  # end-games by the number of cards left
Payoff = Callable[[Any], float]  # what a game that is over is worth to seat 0, from 0 to 1; seat 1 has the rest of 1


def win(s: Any) -> float:
    """4.4 Won, shared or lost."""
    places = np.zeros(2, np.int64)
    ENGINE.ranking(s, places)
    return 0.5 + 0.5 * float(np.sign(places[1] - places[0]))


def win_and_margin(s: Any) -> float:
    """What the search plays for, see `pay_off` in bots/playout.py."""
    ahead = ENGINE.standing(s, 0) - ENGINE.standing(s, 1)
    return 0.7 * win(s) + 0.3 * (0.5 + 0.5 * math.tanh(ahead / SWING))


def outcomes(position: bytes, seat: int, move: int) -> Iterator[tuple[float, bytes]]:
    """Every position a move may lead to, with its odds. Chance is in the revealed card (2.1) and nowhere else."""
    before = from_bytes(ENGINE.dtype, position)
    if move == SEND:
        ENGINE.play(before, seat, move)
        yield 1.0, bytes(before.data)
        return
    stack = move - REVEAL
    size = int(before.stack_size[stack])
    for kind, count in enumerate(before.left[stack].tolist()):
        if count > 0:
            after = from_bytes(ENGINE.dtype, position)
            after.stack[stack, size - 1] = kind
            ENGINE.play(after, seat, move)
            yield count / size, bytes(after.data)


class Solver:
    """What positions are worth to seat 0 if both play their best; or one of them does, and knows how the bot plays."""

    def __init__(self, payoff: Payoff, bot: Bot | None = None, bot_seat: int | None = None) -> None:
        self.payoff, self.bot, self.bot_seat = payoff, bot, bot_seat
        self._known: dict[bytes, float] = {}
        self._room = np.empty(ENGINE.most_moves, np.int16)

    def value(self, position: bytes) -> float:
        """Every move takes a card (2.1) or an empty character (3.1), so no position comes back."""
        if position not in self._known:
            s = from_bytes(ENGINE.dtype, position)
            waiting = seats_of(ENGINE.waiting_for(s))
            self._known[position] = self._best(position, waiting[0]) if waiting else self.payoff(s)
        return self._known[position]

    def _best(self, position: bytes, seat: int) -> float:
        if self.bot is not None and seat == self.bot_seat:
            return self._after(position, seat, choice(self.bot, position, seat))
        values = self.moves(position, seat).values()
        return max(values) if seat == 0 else min(values)

    def moves(self, position: bytes, seat: int) -> dict[int, float]:
        """What each legal move is worth to seat 0."""
        count = ENGINE.legal_moves(from_bytes(ENGINE.dtype, position), seat, self._room)
        return {move: self._after(position, seat, move) for move in self._room[:count].tolist()}

    def _after(self, position: bytes, seat: int, move: int) -> float:
        return sum(odds * self.value(then) for odds, then in outcomes(position, seat, move))


@cache
def choice(bot: Bot, position: bytes, seat: int) -> int:
    """The bot's move: with the same dice each time, so that it always plays the same in the same position."""
    return bot.choose(position, seat, None, random.Random(1))


class EndGame:
    """One end-game, solved: what is best for the seat to move, and what others give away. All as its share of 1."""

    def __init__(self, table: Table, payoff: Payoff = win) -> None:
        self.payoff, self.seat, self.cards = payoff, table.waiting_for[0], cards_left(table)
        self.position = table.observation(self.seat)
        moves = Solver(payoff).moves(self.position, self.seat)
        self.worth = {move: self._own(value) for move, value in moves.items()}
        self.best, self.worst = max(self.worth.values()), min(self.worth.values())

    def _own(self, value: float) -> float:
        return value if self.seat == 0 else 1 - value

    def lost_by_move(self, bot: Bot) -> float:
        """What the bot's next move gives away, if both play their best after it."""
        return self.best - self.worth[choice(bot, self.position, self.seat)]

    def lost_by_play(self, bot: Bot) -> float:
        """What the bot gives away if it plays on to the end, against somebody who makes the best of its mistakes."""
        return self.best - self._own(Solver(self.payoff, bot, self.seat).value(self.position))


def decisions(cards: int, seed: int = 0) -> Iterator[Table]:
    """End-games with so many cards in which a wrong move costs more than two wins in a hundred."""
    return (table for table in from_games(cards, seed) if (game := EndGame(table)).best - game.worst > 0.02)


def measure(each: int) -> None:
    """Prints what each level gives away by its next move, and by playing on to the end where few cards are left: the
    mean, half of its 95 % interval, its share of the optimum, and the worst."""
    tables = [table for cards in range(4, 9) for table in islice(decisions(cards, seed=1_000_000 * cards), each)]
    print(f"{'level':8}{'payoff':16}{'by':6}{'games':>6}{'lost':>8}{'±':>8}{'of best':>9}{'worst':>8}")
    for level, payoff in product(("medium", "hard", "master"), (win, win_and_margin)):
        bot, games = make_bot(GAME, level), [EndGame(table, payoff) for table in tables]
        for by, most, lost_by in (("move", 8, EndGame.lost_by_move), ("play", 6, EndGame.lost_by_play)):
            few = [game for game in games if game.cards <= most]
            lost = [lost_by(game, bot) for game in few]
            mean, error = fmean(lost), 1.96 * stdev(lost) / math.sqrt(len(lost))
            share = mean / fmean(game.best for game in few)
            row = f"{level:8}{payoff.__name__:16}{by:6}{len(few):6}{mean:8.2%}{error:8.2%}{share:9.2%}{max(lost):8.2%}"
            print(row, flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        to_file(table for cards, count in OF_THE_TESTS.items() for table in islice(decisions(cards), count))
    else:
        measure(int(sys.argv[1]))
