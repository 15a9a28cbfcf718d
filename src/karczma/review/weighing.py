"""One decision, weighed from what the mover could see: what each move comes to, and how far the played one falls short.

All candidates meet the same worlds, so the luck of the deal cancels in every comparison. Whatever leads among many
noisy figures leads partly by chance: so the best move is picked by half of the worlds and its lead measured in the
other half, then the halves change places. The loss found in this way is as often too small as too large.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from karczma.bots.mixing import Mix, ask_again
from karczma.bots.sensible import ranked
from karczma.bots.strengths import strength
from karczma.bots.worlds import NO_HABITS, Worlds

if TYPE_CHECKING:
    from karczma.core.game import Game

FEWEST = 16  # worlds that every candidate meets
BEHIND = 3.0  # standard errors behind the leader at which a candidate meets no more worlds
NOISE = 2.0  # standard errors within which a loss may be nothing at all
FAR = 1 << 20  # worlds of this number and above are met by nobody who looks for habits


@dataclass(frozen=True)
class Weighed:
    """One move: what it comes to for its mover, and how far it is from the best."""

    move: int
    chances: float  # from 0 to 1: what `pay_off` of bots/playout.py says, on average
    error: float  # the standard error of that
    lead: float  # points ahead of the best of the others where thinking ends
    worlds: int
    share: float | None  # how often it should be played, where all choose at once


@dataclass(frozen=True)
class Judgement:
    """All candidates, the best first, and what the played move cost."""

    moves: list[Weighed]
    costs: list[float]  # what the mover's choice changed for each seat, against the best move; its own is the loss
    errors: list[float]  # the standard error of each

    def loss(self, seat: int) -> tuple[float, float]:
        """What the move cost its own mover, and the standard error of that."""
        return max(0.0, -self.costs[seat]), self.errors[seat]


def seed_of(observation: bytes, seat: int) -> int:
    """The same sight is always met by the same chance, so that what is told depends on nothing else."""
    return int.from_bytes(hashlib.blake2b(bytes([seat]) + observation, digest_size=8).digest())


def weigh(
    game: Game, observation: bytes, seat: int, iterations: int, *, played: int | None = None, cores: int = 1
) -> Judgement:
    """Weighs the moves that look best, and the one that was played, with so many games played on in the mind."""
    strong, seed = replace(strength(game.name, "master"), wary=True), seed_of(observation, seat)
    observation, others = ask_again(game, observation, seat)
    best = [move for move, _ in ranked(game, observation, seat, "judge")][: strong.candidates]
    moves = best if played is None or played in best else [*best, played]
    kept = moves.index(played) if played is not None else 0
    worlds = Worlds(game, observation, seed, strong, cores)
    if others and len(moves) > 1:
        found, shares = _against_habits(game, worlds, seat, moves, others, iterations)
    else:
        found, shares = _in_the_same_worlds(worlds, seat, moves, kept, iterations), None
    return _judged(found, shares, moves, seat, kept)


def _in_the_same_worlds(worlds: Worlds, seat: int, moves: list[int], kept: int, iterations: int) -> Any:
    """A third of the iterations for all moves; the rest for those that are not clearly behind, and for the kept one."""
    candidates, alive = np.array(moves, np.int16), np.ones(len(moves), np.bool_)
    begun = max(FEWEST, iterations // (3 * len(moves)))
    found = worlds.try_for_all(0, begun, seat, candidates, alive, NO_HABITS)
    own = found[:, :, seat]
    leader = int(np.argmax(own.mean(0)))
    for i in range(len(moves)):
        apart = own[:, i] - own[:, leader]
        alive[i] = i in (kept, leader) or apart.mean() > -BEHIND * apart.std() / np.sqrt(begun)
    more = max(FEWEST, (iterations - begun * len(moves)) // int(alive.sum()))
    return np.concatenate([found, worlds.try_for_all(begun, more, seat, candidates, alive, NO_HABITS)])


def _against_habits(
    game: Game, worlds: Worlds, seat: int, moves: list[int], others: list[int], iterations: int
) -> tuple[Any, Any]:
    """All choose at once: half of the iterations look for everybody's habits (`mixing.py`), the other half measures
    all moves against those of the others, which no longer change."""
    count = import_module(f"{game.package}.rules").MOVES
    mix = Mix(worlds, seat, moves, others, count)
    mix.run(iterations // 2)
    habits = np.zeros((max(seat, *others) + 1, count))
    for player in mix.players:
        habits[player.seat, player.moves] = player.played / player.played.sum()
    candidates, alive = np.array(moves, np.int16), np.ones(len(moves), np.bool_)
    met = max(FEWEST, iterations // (2 * len(moves)))
    return worlds.try_for_all(FAR, met, seat, candidates, alive, habits), habits[seat, moves]


def _judged(found: Any, shares: Any, moves: list[int], seat: int, kept: int) -> Judgement:
    """`found`: worlds, moves, then payoff and standing of every seat. Who dropped out is no candidate for the best."""
    own, seats = found[:, :, seat], found.shape[2] // 2
    alive = ~np.isnan(own[-1])
    apart = np.concatenate([
        found[odd::2, kept, :seats] - found[odd::2, _best_of(own[1 - odd :: 2], alive), :seats] for odd in (0, 1)
    ])  # fmt: skip
    costs, errors = apart.mean(0), apart.std(0) / np.sqrt(len(apart))
    weighed = [_weighed(found[:, i], seat, move, None if shares is None else shares[i]) for i, move in enumerate(moves)]
    order = sorted(range(len(moves)), key=lambda i: (not alive[i], -weighed[i].chances, i))
    return Judgement([weighed[i] for i in order], costs.tolist(), errors.tolist())


def _best_of(own: Any, alive: Any) -> int:
    return int(np.argmax(np.where(alive, np.nanmean(own, 0), -1.0)))


def _weighed(rows: Any, seat: int, move: int, share: float | None) -> Weighed:
    met = rows[~np.isnan(rows[:, seat])]
    own, seats = met[:, seat], met.shape[1] // 2
    rivals = [seats + other for other in range(seats) if other != seat]
    lead = met[:, seats + seat] - (met[:, rivals].max(1) if rivals else 0.0)
    error = float(own.std() / np.sqrt(len(own)))
    return Weighed(
        move, float(own.mean()), error, float(lead.mean()), len(own), None if share is None else float(share)
    )
