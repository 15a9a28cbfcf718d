"""Lessons: a scripted game for a beginner, played by the real rules. Each step says one thing, or waits for one move.

A lesson is a file `lessons/PART.toml` in a game's folder; its sentences are in the catalogues beside it. Nothing is
kept of who learns what: whoever asks for a step is shown the table as it is then, from the learner's seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from karczma.core.errors import InvalidMove, KarczmaError
from karczma.core.table import Played, Table
from karczma.games import GAMES

from .deciding import refuse, said
from .engines import engine_ready
from .messages import HistoryLine, Said
from .pages import answer
from .telling import last_of, told_of_moves

if TYPE_CHECKING:
    from karczma.core.game import Game

LEARNER = 0  # the seat that is taught
WORDS = "lessons"  # the catalogue of a game's lessons is called after the game and this


class Step(Struct, forbid_unknown_fields=True):
    """One thing to learn: something is said and shown, and if the step has a move, the learner makes it."""

    say: str  # the sentence: `camp` is `lesson-camp` in the catalogue
    rules: list[str] = []  # the paragraphs of RULES.md it teaches
    others: list[str] = []  # what the others do before: "1 play:Y4" is a move of seat 1
    show: list[str] = []  # what it points at: names of pieces, faces or traces (`hand:` for all of a zone), or `.class`
    do: str | None = None  # the move it waits for; its pieces are shown one after the other
    numbers: dict[str, str] = {}  # arguments of the sentence, looked up: "cards.score.cost", "table.deck"
    sheet: bool = False  # whether the score sheet is shown


class RealGame(Struct, forbid_unknown_fields=True):
    """The short game against a bot that follows."""

    seats: Annotated[int, Meta(ge=1)]
    options: dict[str, bool | int | str] = {}


class Lesson(Struct, forbid_unknown_fields=True):
    """A scripted game: how the table is set up, the steps, and what is played afterwards."""

    position: str
    afterwards: RealGame
    step: Annotated[list[Step], Meta(min_length=1)]
    seed: int = 0


class Shown(Struct):
    """A step as the browser is told it."""

    step: int
    steps: int
    say: Said
    show: list[str]
    do: str | None
    sheet: bool
    view: dict[str, Any]
    lines: list[HistoryLine]  # what happened since the step before
    afterwards: RealGame


def parts(game: Game) -> list[str]:
    """The lessons of a game, in the order in which one takes them."""
    return sorted(path.stem for path in (game.folder / "lessons").glob("*.toml"))


@cache
def lesson_of(game: Game, part: str) -> Lesson:
    """A lesson as it is written."""
    text = (game.folder / "lessons" / f"{part}.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=Lesson)


@cache
def course_of(game: Game, part: str) -> list[tuple[Table, list[HistoryLine]]]:
    """The table at each step, and what has happened since the step before. A script cannot break the rules."""
    lesson = lesson_of(game, part)
    table = game.position(lesson.position, seed=lesson.seed)
    course, played = [], list[Played]()
    for step in lesson.step:
        for line in step.others:
            seat, _, move = line.partition(" ")
            played.append(table.play(move, int(seat)))
        course.append((table.copy(), list(_lines(played))))
        played = [] if step.do is None else [table.play(step.do, LEARNER)]
    return course


def shown(game: Game, part: str, number: int) -> Shown:
    """A step, counted from 1."""
    lesson, (table, lines) = lesson_of(game, part), course_of(game, part)[number - 1]
    step, view = lesson.step[number - 1], table.view(LEARNER)
    places = {"cards": cards_of(game), "table": view["table"]}
    args = {name: _look_up(places, path) for name, path in step.numbers.items()}
    words = Said(f"{game.name}-{WORDS}/lesson-{step.say}", args)
    steps = len(lesson.step)
    return Shown(number, steps, words, step.show, step.do, step.sheet, view, lines, lesson.afterwards)


def why(game: Game, part: str, number: int, move: str) -> Said | None:
    """Why the learner cannot make a move; None if it is only not the one the lesson waits for."""
    table, _ = course_of(game, part)[number - 1]
    try:
        table.describe(move, LEARNER)
    except InvalidMove:  # no move at all
        raise
    except KarczmaError as problem:
        return said(problem.sentence)
    return None


# -- asked for by the browser


async def lesson(request: Request) -> Response:
    """One step of a lesson; with `move`, why that move is not the one to make."""
    game, part, number = await _asked(request)
    move = request.query_params.get("move")
    return answer(shown(game, part, number) if move is None else {"why": why(game, part, number, move)})


async def _asked(request: Request) -> tuple[Game, str, int]:
    named = request.path_params
    game = next((game for game in GAMES if game.name == named["game"]), None)
    if game is None or named["part"] not in parts(game):
        raise refuse("no_such_page")
    if not 1 <= named["step"] <= len(lesson_of(game, named["part"]).step):
        raise refuse("no_such_page")
    return await engine_ready(game), named["part"], named["step"]


# -- details


@cache
def cards_of(game: Game) -> Any:
    """The numbers of a game's components."""
    return msgspec.toml.decode((game.folder / "cards.toml").read_bytes())


def _lines(played: list[Played]) -> Iterator[HistoryLine]:
    """What the learner noticed of some moves."""
    for move in played:
        last = last_of([move], LEARNER)
        if last is not None:
            yield HistoryLine(last, told_of_moves([move], LEARNER))


def _look_up(place: Any, path: str) -> Any:
    """`table.score.0.total` in tables and lists."""
    for name in path.split("."):
        place = place[int(name)] if isinstance(place, list) else place[name]
    return place
