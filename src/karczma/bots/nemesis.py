"""A player made to beat one level: it knows how that level plays, though not its cards, and looks for the best answer.

How often it wins tells how exploitable the level is, at the least: a better search might win more often.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np

from karczma.core.errors import KarczmaError, listed
from karczma.core.generator import set_key
from karczma.core.knowledge import TOGETHER, UNKNOWN
from karczma.core.record import copies, copy, from_bytes
from karczma.core.table import seats_of
from karczma.games import GAMES
from karczma.words import sentence

from . import levels
from .best_answer import FUNCTIONS, HORIZON, SLIPS, TRIES, prepare
from .bot import Budget
from .strengths import slips, thinks

if TYPE_CHECKING:
    from karczma.core.game import Game

PREFIX = "nemesis:"
WORLDS, WORLDS_OF_A_THINKER = 64, 16  # to ask a level that thinks ahead takes long
SURPRISES = 25  # of a hundred later moves of such a level, so many are not those of rules of thumb, as far as we guess
PATIENCE = 200  # times that a past is told again in search of one that leads to what is seen


class NoNemesis(KarczmaError):
    """A game whose past cannot be told again, so that nobody can work out what the others did in secret."""


def has_nemesis(game: Game) -> bool:
    """Whether a game can tell its past again."""
    return find_spec(f"{game.package}.past") is not None


@dataclass(frozen=True)
class Question:
    """What the nemesis is asked."""

    observation: bytes
    seat: int
    budget: Budget | None
    rng: random.Random


class Nemesis:
    """Asks the level itself what it would do in worlds that fit, and plays what wins most often against that.

    Its later moves are guessed by rules of thumb. With the level's own slips this is just how it plays, unless it
    thinks ahead.
    """

    def __init__(self, game: Game, level: str, *, worlds: int | None = None, tries: int = 4000) -> None:
        """For one move, the level is asked in so many worlds, and so many games are played on in the mind."""
        if not has_nemesis(game):
            games = listed(other.name for other in GAMES if has_nemesis(other))
            raise NoNemesis(sentence("no-nemesis", game=game.name, games=games))
        self.game, self.level = game, levels.make_bot(game, level)
        does_think = thinks(game.name, level)
        self.worlds = worlds or (WORLDS_OF_A_THINKER if does_think else WORLDS)
        self.tries = tries
        self._past = import_module(f"{game.package}.past")
        self._settings = np.zeros(3, np.int64)
        slipping = 10 * (SURPRISES if does_think else slips(game.name, level))
        self._settings[[TRIES, HORIZON, SLIPS]] = tries, game.most_decisions, slipping
        self._answer = lru_cache(1 << 14)(self._ask)
        self._try_answers = prepare(game)

    def choose(self, observation: bytes, seat: int, budget: Budget | None, rng: random.Random) -> int:
        """See `Bot`. The budget is passed on to the level that is asked; the nemesis itself takes the time it needs."""
        engine, o, seat = self.game.engine, from_bytes(self.game.engine.dtype, observation), int(seat)
        moves = self._legal(o, seat)
        if len(moves) == 1:
            return moves[0]
        worlds, key = self.imagined(Question(observation, seat, budget, rng)), rng.getrandbits(62)
        seen = copies(o, 1)
        nodes = 1 << (2 * self.tries).bit_length()  # each try adds one at most
        tried, gained = np.zeros((nodes, engine.most_moves), np.int32), np.zeros((nodes, engine.most_moves))
        now = self._try_answers(
            worlds, seat, key, seen, seen.view(np.uint64), self._settings, np.zeros(nodes, np.uint64), tried, gained,
            *engine.addresses(*FUNCTIONS),
        )  # fmt: skip
        return moves[int(np.argmax(tried[now]))]

    def imagined(self, question: Question) -> Any:
        """Worlds that fit what is seen, in an array. All who choose at the same time have chosen, and only what nobody
        knows is left blank."""
        worlds = b"".join(self._world(question, number).tobytes() for number in range(self.worlds))
        return np.frombuffer(bytearray(worlds), self.game.engine.dtype)

    def _world(self, question: Question, number: int) -> Any:
        """One of them. If no past leads to what is seen (it was set up by hand), any world that fits."""
        engine = self.game.engine
        any_world = from_bytes(engine.dtype, question.observation)
        set_key(any_world, question.rng.getrandbits(62), number)
        engine.complete(any_world)
        for attempt in range(PATIENCE):
            world = self._told_again(question, any_world, number + attempt, attempt < PATIENCE // 2)
            if world is not None and self._others_choose(question, world, number) == question.observation:
                break
        else:
            world = any_world
            self._others_choose(question, world, number)
        engine.observe(world, TOGETHER)
        return world

    def _told_again(self, question: Question, world: Any, number: int, faithful: bool) -> Any:
        """The game from its beginning to the choice to be made now. What the others did in secret, the level does again
        (or, if not faithful, chance); None if what was shown later does not go with it."""
        engine, s = self.game.engine, self._past.beginning(world)
        for mover, move in self._past.choices(world):
            legal = self._legal(s, mover)
            if not legal or (move != UNKNOWN and move not in legal):
                return None
            if move == UNKNOWN and faithful and mover != question.seat:
                move = self._answer(self._observed(s, mover), mover, number % self.worlds, question.budget)
            elif move == UNKNOWN:
                move = question.rng.choice(legal)
            engine.play(s, mover, move)
        return s

    def _others_choose(self, question: Question, world: Any, number: int) -> bytes:
        """All who choose at the same time choose as the level does, the lower seats first. Returns what the nemesis
        sees when it is asked among them."""
        engine, ahead, seen = self.game.engine, copy(world), b""
        for mover in seats_of(engine.waiting_for(world)):
            if mover == question.seat:
                seen = self._observed(world, mover)
                engine.play(ahead, mover, self._legal(world, mover)[0])  # any move: the others see only that it is made
            else:
                move = self._answer(self._observed(ahead, mover), mover, number, question.budget)
                engine.play(ahead, mover, move)
                engine.play(world, mover, move)
        return seen

    def _ask(self, observation: bytes, seat: int, number: int, budget: Budget | None) -> int:
        """What the level does. Its chance comes from what it sees, so that the same question has the same answer."""
        return self.level.choose(observation, seat, budget, random.Random(observation + number.to_bytes(4)))

    def _observed(self, state: Any, viewer: int) -> bytes:
        seen = copy(state)
        self.game.engine.observe(seen, viewer)
        return bytes(seen.tobytes())

    def _legal(self, state: Any, seat: int) -> list[int]:
        room = np.empty(self.game.engine.most_moves, np.int16)
        moves: list[int] = room[: self.game.engine.legal_moves(state, seat, room)].tolist()
        return moves
