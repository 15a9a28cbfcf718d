"""A finished game, gone through by the strongest bot: what each decision cost, and how much of the result was luck.

The split. Let R be the result of a seat (what `pay_off` says of the final position, from 0 to 1) and F what a seat at
such a table is worth before the cards are dealt (`before_the_deal`). Every decision has a cost for every seat: what
the played move came to for that seat, less what the mover's best move came to, both measured from what the mover saw.

    own    = the costs, to this seat, of its own decisions: what it lost by them, so 0 or less but for noise
    others = the costs, to this seat, of the decisions of others: what their mistakes brought it
    luck   = R - F - own - others: the deal, the draws, and moves that were good or bad by cards nobody could see
    deal   = the part of luck that the first deal was: the outlook before the first decision, less F

So R - F = luck + own + others, always. The errors are standard errors: those of the costs add up as independent ones,
and luck inherits them all. Where one's own decisions lie within theirs, nothing was found that one did wrong.
All figures hold as far as rules of thumb play on as people would.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from karczma.core.record import from_bytes

from . import FORMAT
from .beliefs import Belief, beliefs
from .outlook import Outlook, before_the_deal, outlook
from .weighing import NOISE, Judgement, Weighed, weigh

if TYPE_CHECKING:
    from karczma.core.game import Game
    from karczma.core.replay import Replay
    from karczma.core.table import Table
    from karczma.words import Sentence

SHOWN = 3  # moves told of each decision, besides the played one
FEWEST = 240  # iterations for a decision, however long the game
# Iterations for a whole game: on two cores it shall take less than two minutes. benchmarks/reviews.py measures them.
ITERATIONS = {
    "lost-cities": 1_000_000,
    "warriors-adventures": 600_000,
    "knights-and-castles": 400_000,
    "kings-under-mountains": 1_200_000,
    "villagers": 400_000,
}
USUAL = 100_000


@dataclass(frozen=True)
class Told:
    """One move of a decision, in words."""

    move: str
    what: dict[str, Any]
    reasons: list[dict[str, Any]]
    chances: float
    error: float
    lead: float
    worlds: int
    share: float | None


@dataclass(frozen=True)
class Decision:
    """One choice of a seat, after `at` moves of the game."""

    at: int
    seat: int
    played: str
    moves: list[Told]  # the best first; the played one is among them
    loss: float
    error: float
    is_noise: bool
    costs: list[float]
    errors: list[float]
    beliefs: list[Belief]


@dataclass(frozen=True)
class Part:
    """A part of a result, and its standard error."""

    value: float
    error: float


@dataclass(frozen=True)
class Split:
    """Where the result of a seat came from."""

    result: float
    fair: Part
    luck: Part
    deal: Part
    own: Part
    others: Part


@dataclass(frozen=True)
class Point:
    """The outlook of all seats after `at` moves."""

    at: int
    outlook: Outlook


@dataclass(frozen=True)
class Review:
    """All there is to tell about a game."""

    format: int
    game: str
    seats: int
    iterations: int  # for each decision
    points: list[Point]
    decisions: list[Decision]
    splits: list[Split]

    def to_json(self) -> dict[str, Any]:
        """As it travels and is kept; figures to four places."""
        plain: dict[str, Any] = _rounded(asdict(self))
        return plain


Tell = Callable[[float], None]


def review(replay: Replay, *, cores: int = 1, iterations: int | None = None, tell: Tell = lambda _: None) -> Review:
    """Goes through a game. `iterations`, for all decisions together, are as many as fit into two minutes if not given;
    the same number comes to the same review, on any number of cores. `tell` hears how far it is, from 0 to 1."""
    game, last = replay.game, replay.table()
    chosen = [table for table in _positions(replay) if len(table.legal_numbers(last.moves[table.version][0])) > 1]
    each = max(FEWEST, (iterations or ITERATIONS.get(game.name, USUAL)) // max(1, len(chosen)))
    fair = before_the_deal(game, replay.seats, replay.options, cores)
    points, decisions = [], []
    for done, table in enumerate(chosen):
        tell(done / len(chosen))
        points.append(Point(table.version, outlook(game, table.state, cores)))
        seat, move = last.moves[table.version]
        decisions.append(_decision(table, seat, move, each, cores))
    points.append(Point(last.version, outlook(game, last.state, cores)))
    tell(1.0)
    splits = [_split(seat, fair, points, decisions) for seat in range(replay.seats)]
    return Review(FORMAT, game.name, replay.seats, each, points, decisions, splits)


def _positions(replay: Replay) -> Iterator[Table]:
    """The table before each move. A table never changes a position it has handed out."""
    table = replay.table(0)
    for seat, move in replay.moves:
        yield table.copy()
        table.play(move, seat)


def _decision(table: Table, seat: int, move: int, iterations: int, cores: int) -> Decision:
    game, observation = table.game, table.observation(seat)
    judged = weigh(game, observation, seat, iterations, played=move, cores=cores)
    loss, error = judged.loss(seat)
    return Decision(
        at=table.version,
        seat=seat,
        played=str(game.engine.notation.move_text(move)),
        moves=told(game, observation, seat, judged, move),
        loss=loss,
        error=error,
        is_noise=loss <= NOISE * error,
        costs=judged.costs,
        errors=judged.errors,
        beliefs=beliefs(game, table.state, seat),
    )


def told(game: Game, observation: bytes, seat: int, judged: Judgement, played: int | None = None) -> list[Told]:
    """The best few moves in words, and the one that was played. They are told from the observation alone."""
    shown = [w for place, w in enumerate(judged.moves) if place < SHOWN or w.move == played]
    return [_told(game, observation, seat, weighed) for weighed in shown]


def _told(game: Game, observation: bytes, seat: int, weighed: Weighed) -> Told:
    seen = from_bytes(game.engine.dtype, observation)
    reasons: list[Sentence] = import_module(f"{game.package}.reasons").reasons(seen, seat, weighed.move)
    return Told(
        move=str(game.engine.notation.move_text(weighed.move)),
        what=game.engine.story.describe(seen, seat, weighed.move).to_json(),
        reasons=[reason.to_json() for reason in reasons],
        chances=weighed.chances,
        error=weighed.error,
        lead=weighed.lead,
        worlds=weighed.worlds,
        share=weighed.share,
    )


def _split(seat: int, fair: Outlook, points: list[Point], decisions: list[Decision]) -> Split:
    """See above."""
    result, worth = points[-1].outlook.chances[seat], Part(fair.chances[seat], fair.errors[seat])
    own = _sum((d.costs[seat], d.errors[seat]) for d in decisions if d.seat == seat)
    others = _sum((d.costs[seat], d.errors[seat]) for d in decisions if d.seat != seat)
    rest = result - worth.value - own.value - others.value
    begun = points[0].outlook
    return Split(
        result=result,
        fair=worth,
        luck=Part(rest, math.hypot(worth.error, own.error, others.error)),
        deal=Part(begun.chances[seat] - worth.value, math.hypot(worth.error, begun.errors[seat])),
        own=own,
        others=others,
    )


def _sum(parts: Iterator[tuple[float, float]]) -> Part:
    found = list(parts)
    return Part(sum(value for value, _ in found), math.hypot(*(error for _, error in found)))


def _rounded(what: Any) -> Any:
    if isinstance(what, float):
        return round(what, 4)
    if isinstance(what, dict):
        return {name: _rounded(value) for name, value in what.items()}
    return [_rounded(value) for value in what] if isinstance(what, list) else what
