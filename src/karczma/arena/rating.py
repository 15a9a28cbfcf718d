"""What the games of a match say about the bots: win rates, margins and Elo, with 95 % intervals.

The games of one pair share a deal, so they are not independent: every interval takes the pair as its unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import log, sqrt
from typing import Any

import numpy as np

from .match import Result

Numbers = np.ndarray[Any, np.dtype[np.float64]]

NORMAL_95 = 1.959964
ELO_UNIT = 400 / log(10)
RESAMPLES = 1000


@dataclass(frozen=True)
class Interval:
    """An estimate, and where the true figure lies with 95 % confidence; None where there is too little to tell."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Standing:
    """One bot's figures."""

    win_rate: Interval
    score: float  # the mean of a game
    margin: Interval
    margin_sd: float  # from game to game
    elo: Interval | None  # None where nobody meets anybody
    moves_per_game: float
    seconds_per_move: float
    losses_by_fault: int


def standings(results: Sequence[Result], bots: int) -> list[Standing]:
    """The figures of every bot, in their order."""
    elos = elo_intervals(wins_by_pair(results, bots)) if bots > 1 and len(results[0].bots) > 1 else [None] * bots
    return [standing(results, bot, elos[bot]) for bot in range(bots)]


def standing(results: Sequence[Result], bot: int, elo: Interval | None) -> Standing:
    """One bot's figures, over all the seats it had."""
    chairs = [(result, seat) for result in results for seat, who in enumerate(result.bots) if who == bot]
    pairs = [result.pair for result, _ in chairs]
    margins = [margin(result.scores, seat) for result, seat in chairs]
    moves = sum(result.moves[seat] for result, seat in chairs)
    return Standing(
        win_rate=share_interval(pair_means(pairs, [won(result.ranking, seat) for result, seat in chairs])),
        score=float(np.mean([result.scores[seat] for result, seat in chairs])),
        margin=mean_interval(pair_means(pairs, margins)),
        margin_sd=float(np.std(margins)),
        elo=elo,
        moves_per_game=moves / len(chairs),
        seconds_per_move=sum(result.seconds[seat] for result, seat in chairs) / max(1, moves),
        losses_by_fault=sum(result.culprit == bot for result in results),
    )


def won(ranking: Sequence[int], seat: int) -> float:
    """A seat's share of the victory: those who share the first place share the win."""
    return 1 / ranking.count(1) if ranking[seat] == 1 else 0.0


def margin(scores: Sequence[int], seat: int) -> int:
    """By how much a seat beat the best of the others; its score itself if it was alone."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


def pair_means(pairs: Sequence[int], values: Sequence[float]) -> Numbers:
    """The mean of each pair."""
    sums, counts = np.bincount(pairs, values), np.bincount(pairs)
    return np.asarray(sums[counts > 0] / counts[counts > 0])


def mean_interval(means: Numbers) -> Interval:
    """The mean over pairs, with a normal interval from their spread."""
    value = float(means.mean())
    if len(means) < 2:
        return Interval(value)
    reach = NORMAL_95 * float(means.std(ddof=1)) / sqrt(len(means))
    return Interval(value, value - reach, value + reach)


def share_interval(means: Numbers) -> Interval:
    """The same for a share from 0 to 1. Where all was won, or all lost, there is no spread to measure: then the bound
    is the share at which that would happen once in forty times."""
    bound = 0.025 ** (1 / len(means))
    if means.min() == 1:
        return Interval(1.0, bound, 1.0)
    if means.max() == 0:
        return Interval(0.0, 0.0, 1 - bound)
    plain = mean_interval(means)
    if plain.low is None or plain.high is None:
        return Interval(plain.value, 0.0, 1.0)
    return Interval(plain.value, max(0.0, plain.low), min(1.0, plain.high))


def wins_by_pair(results: Sequence[Result], bots: int) -> Numbers:
    """For each pair: how often each bot (row) finished before each other one (column). A tie is half a win."""
    wins = np.zeros((1 + max(result.pair for result in results), bots, bots))
    for result in results:
        for (one, place), (other, other_place) in permutations(zip(result.bots, result.ranking, strict=True), 2):
            if one != other:
                wins[result.pair, one, other] += (place < other_place) + 0.5 * (place == other_place)
    return wins


def elo_intervals(wins: Numbers) -> list[Interval | None]:
    """Elo of each bot; the intervals come from drawing the pairs anew many times (bootstrap), always the same way."""
    pairs, bots = len(wins), wins.shape[-1]
    values = elo(wins.sum(axis=0))
    if pairs < 2:
        return [Interval(float(value)) for value in values]
    rng, flat = np.random.default_rng(0), wins.reshape(pairs, -1)
    again = [np.bincount(rng.integers(pairs, size=pairs), minlength=pairs) @ flat for _ in range(RESAMPLES)]
    low, high = np.percentile(elo(np.reshape(again, (-1, bots, bots))), (2.5, 97.5), axis=0)
    return [Interval(*map(float, figures)) for figures in zip(values, low, high, strict=True)]


def elo(wins: Numbers) -> Numbers:
    """Elo with mean 0 from a table of wins, by maximum likelihood (Bradley and Terry); or from many tables at once.

    One more tie is added between every two bots: else one that won all its games would be infinitely strong.
    """
    wins = wins + 0.5 * (1 - np.eye(wins.shape[-1]))
    games = wins + np.swapaxes(wins, -1, -2)
    strength = np.zeros(wins.shape[:-1])
    for _ in range(200):  # Newton's method; a dozen steps are usual
        chance = 1 / (1 + np.exp(strength[..., None, :] - strength[..., :, None]))
        slope = (wins - games * chance).sum(axis=-1)
        bends = games * chance * (1 - chance)
        curve = np.eye(wins.shape[-1]) * bends.sum(axis=-1)[..., None] - bends
        step = np.linalg.solve(curve + 1, slope[..., None])[..., 0]  # + 1, as only differences count
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return np.asarray(strength - strength.mean(axis=-1, keepdims=True)) * ELO_UNIT
