"""One deal, played once with every bot in every seat: luck is shared out evenly, and what is left is skill."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from karczma.bots import external, nemesis
from karczma.bots.bot import Bot, Budget
from karczma.bots.external import BotFault, External
from karczma.bots.levels import make_bot
from karczma.bots.nemesis import Nemesis
from karczma.core.game import Game
from karczma.core.generator import SECRET_BYTES
from karczma.core.options import Value
from karczma.core.table import Table
from karczma.games import game as find
from karczma.words import Sentence


@dataclass(frozen=True)
class Match:
    """Who plays what: all that another process has to be told."""

    game: str
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int = 0
    budget: Budget | None = None
    bot_seconds: float = 10.0  # how long a program from outside may take for one move


@dataclass(frozen=True)
class Result:
    """How one game ended. Lists are by seat."""

    pair: int
    number: int  # of the game within its pair
    bots: tuple[int, ...]  # who sat where, by their places in `Match.bots`
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    culprit: int | None = None  # the bot that lost by a fault
    fault: Sentence | None = None  # and what it did


def seatings(bots: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Who sits where in the games of one pair: every table of bots, with everybody in every seat once.

    With more seats than bots the last bot takes those that are left; with more bots than seats all combinations meet.
    """
    for group in combinations(range(bots), seats) if bots >= seats else [range(bots)]:
        table = (*group, *[bots - 1] * (seats - len(group)))
        for turn in range(seats):
            yield table[turn:] + table[:turn]


class Players:
    """The bots of a match, ready to play. A program from outside runs once for every seat it may have at a table."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._game = find(match.game)
        self._known: dict[tuple[int, int], Bot | External] = {}

    def __enter__(self) -> Players:
        return self

    def __exit__(self, *_: object) -> None:
        for player in self._known.values():
            if isinstance(player, External):
                player.end()

    def at(self, seating: Sequence[int]) -> list[Bot | External]:
        """The players of one table, by seat."""
        chairs = [(bot, seating[:seat].count(bot)) for seat, bot in enumerate(seating)]
        for bot, copy in chairs:
            if (bot, copy) not in self._known:
                self._known[bot, copy] = make_player(self._game, self._match.bots[bot], self._match.bot_seconds)
        return [self._known[chair] for chair in chairs]


def make_player(game: Game, name: str, seconds: float) -> Bot | External:
    """The computer player of this name: from outside, made to beat a level, or a level."""
    if name.startswith(external.PREFIX):
        return External(name, seconds)
    if name.startswith(nemesis.PREFIX):
        return Nemesis(game, name.removeprefix(nemesis.PREFIX))
    return make_bot(game, name)


def play_pairs(match: Match, pairs: range) -> list[Result]:
    """All games of some pairs."""
    with Players(match) as players:
        tables = list(enumerate(seatings(len(match.bots), match.seats)))
        return [play_game(match, players, pair, number, seating) for pair in pairs for number, seating in tables]


def play_game(match: Match, players: Players, pair: int, number: int, seating: tuple[int, ...]) -> Result:
    """One game. Whoever commits a fault loses it at once."""
    table = deal(match, pair)
    seated = players.at(seating)
    chance = [random.Random(f"karczma {match.seed} {pair} {number} {seat}") for seat in range(match.seats)]
    moves, seconds, seat, fault = [0] * match.seats, [0.0] * match.seats, 0, None
    try:
        for seat, player in enumerate(seated):
            if isinstance(player, External):
                player.begin(match.game, match.seats, seat, match.options, chance[seat].getrandbits(32))
        while not table.is_over:
            seat = table.waiting_for[0]
            begin = time.perf_counter()
            move = chosen(seated[seat], table, seat, match.budget, chance[seat])
            seconds[seat] += time.perf_counter() - begin
            moves[seat] += 1
            table.play(move, seat)
    except BotFault as problem:
        fault = problem.sentence
    tell_the_end(seated, table)
    return Result(
        pair,
        number,
        seating,
        table.scores,
        ranking(table, None if fault is None else seat),
        tuple(moves),
        tuple(seconds),
        None if fault is None else seating[seat],
        fault,
    )


def deal(match: Match, pair: int) -> Table:
    """The table that all games of a pair begin with."""
    secret = deal_secret(match.seed, pair)
    return Table.deal(find(match.game), seats=match.seats, seed=None, secret=secret, options=match.options)


def chosen(player: Bot | External, table: Table, seat: int, budget: Budget | None, rng: random.Random) -> int | str:
    """The player's move. It is given what its own seat sees, and nothing else."""
    if isinstance(player, External):
        return player.ask(table.view(seat))
    return player.choose(table.observation(seat), seat, budget, rng)


def tell_the_end(seated: Sequence[Bot | External], table: Table) -> None:
    """Programs from outside are told how the game ended."""
    for seat, player in enumerate(seated):
        if isinstance(player, External):
            player.over(table.view(seat)["outcome"])


def ranking(table: Table, loser: int | None) -> tuple[int, ...]:
    """The places of all seats. Who lost by a fault is last, also when alone; the others stand by their scores."""
    if table.outcome is not None:
        return table.outcome.ranking
    scores = table.scores
    others = [score for seat, score in enumerate(scores) if seat != loser]
    last = max(2, table.seats)
    return tuple(
        last if seat == loser else 1 + sum(other > score for other in others) for seat, score in enumerate(scores)
    )


def deal_secret(seed: int, pair: int) -> bytes:
    """The deal secret of a pair."""
    return hashlib.blake2b(f"karczma arena {seed} {pair}".encode(), digest_size=SECRET_BYTES).digest()
