"""Finished games looked at again: move by move, from any seat or with all hands open; also those in somebody's file."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from karczma.bots.levels import LEVELS
from karczma.core.errors import printable
from karczma.core.turns import beginnings

from . import messages as m
from .deciding import refuse, said
from .pages import LONGEST_REASON, answer, record_in, visitor_of
from .records import Verified, promise
from .telling import last_of, seats_shown, told_of_moves
from .welcome import TABLE

if TYPE_CHECKING:
    from karczma.core.table import Played, Table

    from .live import LiveTable

MOST_VIEWS = 32  # in one answer
MOST_BROUGHT = 32  # records from files that are kept, in memory only, for those who look at them
MOST_ANSWERS = 8_000_000  # bytes of answers that are kept: whoever shares a link sends others to the same moments
AT_ONCE = 2  # answers that are worked out at the same time; playing games again must not slow down those being played


class Wish(Struct, rename={"first": "from", "last": "to"}):
    """Which part of a replay is wanted, and by whose eyes: a seat's, an onlooker's (`none`), or with open hands."""

    seat: Annotated[str, Meta(pattern=r"\A(open|none|[0-9])\Z")] = "open"
    first: Annotated[int, Meta(ge=0)] = 0
    last: Annotated[int, Meta(ge=0)] = MOST_VIEWS - 1


@dataclass(frozen=True)
class Shown:
    """A game that is over; one from a file may also have been broken off."""

    name: str  # by which it is asked for
    table: Table
    seats: list[m.SeatShown]
    commitment: str | None  # to the deal; none: nothing was promised
    public: bool


class Replays:
    """What is worked out once for all who look at the same game, and the records that came in files."""

    def __init__(self) -> None:
        self._brought: OrderedDict[str, Shown] = OrderedDict()
        self._answers: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
        self._size = 0
        self._working = asyncio.Semaphore(AT_ONCE)

    async def bring(self, verified: Verified) -> str:
        """Keeps a record for a while, under a name that nobody can guess. The longest unused has to go."""
        name = secrets.token_urlsafe(18)
        self._brought[name] = await asyncio.to_thread(_from_file, name, verified)
        if len(self._brought) > MOST_BROUGHT:
            self._brought.popitem(last=False)
        return name

    def brought(self, name: str) -> Shown | None:
        """The record of this name, if it is still here."""
        if name in self._brought:
            self._brought.move_to_end(name)
        return self._brought.get(name)

    async def answer(self, key: tuple[str, ...], what: Callable[[], Any]) -> Response:
        """Works something out, in a thread, unless it is known."""
        if key not in self._answers:
            async with self._working:
                self._keep(key, await asyncio.to_thread(lambda: msgspec.json.encode(what())))
        self._answers.move_to_end(key)
        return answer(msgspec.Raw(self._answers[key]))

    def _keep(self, key: tuple[str, ...], found: bytes) -> None:
        """The latest stays, however large it is."""
        self._size += len(found) - len(self._answers.pop(key, b""))
        self._answers[key] = found
        while self._size > MOST_ANSWERS and len(self._answers) > 1:
            self._size -= len(self._answers.popitem(last=False)[1])


# -- pages


async def head(request: Request) -> Response:
    """Which game it was, who played, how it ended, and where turns, deals and rounds begin."""
    shown = await _shown(request)
    return await _replays(request).answer((shown.name,), lambda: _head(shown))


async def moves(request: Request) -> Response:
    """Every move in words, as the viewer saw it."""
    shown = await _shown(request)
    viewer = _wish(request, shown).seat
    return await _replays(request).answer((shown.name, "moves", viewer), lambda: _moves(shown.table, viewer))


async def views(request: Request) -> Response:
    """The table after so many moves, and after the next ones, as the viewer saw it."""
    shown = await _shown(request)
    wish = _wish(request, shown)
    first, last = wish.first, min(wish.last, wish.first + MOST_VIEWS - 1, shown.table.version)
    key = (shown.name, "views", wish.seat, str(first), str(last))
    return await _replays(request).answer(key, lambda: _views(shown.table, wish.seat, first, last))


async def bring(request: Request) -> Response:
    """A record from a file, to be looked at."""
    await visitor_of(request)
    return answer({"replay": await _replays(request).bring(await record_in(request))}, 201)


# -- what they show


def _head(shown: Shown) -> dict[str, Any]:
    end = shown.table.at(shown.table.version)  # the table itself belongs to its task
    turns, stages = beginnings(end)
    return {
        "replay": shown.name,
        "game": end.game.name,
        "options": end.options,
        "seats": shown.seats,
        "public": shown.public,
        "commitment": shown.commitment,
        "moves": end.version,
        "turns": turns,
        "stages": stages,
        "end": end.open_view(),
    }


def _moves(table: Table, viewer: str) -> dict[str, Any]:
    past = table.at(0)
    return {"moves": [_line(past.play(move, seat), viewer) for seat, move in table.moves]}


def _line(played: Played, viewer: str) -> dict[str, Any]:
    """A move as the viewer saw it; one that could not be noticed has neither move nor words."""
    if viewer == "open":
        last, events = m.MoveShown(played.seat, played.text), [said(what) for what in played.open_story()]
        return {"last": last, "events": events}
    return {"last": last_of([played], _seat(viewer)), "events": told_of_moves([played], _seat(viewer))}


def _views(table: Table, viewer: str, first: int, last: int) -> dict[str, Any]:
    past = table.at(first)
    found = []
    for version in range(first, last + 1):
        found.append(past.open_view() if viewer == "open" else past.view(_seat(viewer)))
        if version < last:
            seat, move = table.moves[version]
            past.play(move, seat)
    return {"from": first, "views": found}


def _seat(viewer: str) -> int | None:
    return None if viewer == "none" else int(viewer)


# -- whose they are


async def _shown(request: Request) -> Shown:
    """The game that is asked for, if it is over and whoever asks may see it."""
    inn, person = await visitor_of(request, "replays")
    name = str(request.path_params["replay"])
    brought = _replays(request).brought(name)
    if brought is not None:
        return brought
    if not TABLE.fullmatch(name):  # it is that of a file
        raise refuse("no_such_replay")
    table = await inn.table(name)
    table.may_see(person, request.query_params.get("key"))
    if table.course.situation.stage != "over":
        raise refuse("not_finished")
    return _from_table(table)


def _from_table(table: LiveTable) -> Shown:
    course, deal = table.course, table.deal
    seats = seats_shown(course)
    return Shown(table.name, course.playing, seats, promise(deal.salt, deal.secret), course.situation.public)


def _from_file(name: str, verified: Verified) -> Shown:
    seats = [_seated(who, seat) for seat, who in enumerate(verified.names)]
    return Shown(name, verified.replay.table(), seats, verified.commitment, public=False)


def _seated(who: str, seat: int) -> m.SeatShown:
    """A file calls bots by their level, and whoever has no name by the seat."""
    bot = who if who in LEVELS else None
    return m.SeatShown(None if bot or who == str(seat + 1) else who, None, bot)


def _wish(request: Request, shown: Shown) -> Wish:
    try:
        wish = msgspec.convert(dict(request.query_params), type=Wish, strict=False)
    except msgspec.ValidationError as problem:
        raise refuse("bad_message", reason=printable(str(problem), LONGEST_REASON)) from None
    if wish.seat.isdecimal() and int(wish.seat) >= shown.table.seats:
        raise refuse("no_such_seat", last=shown.table.seats - 1)
    if wish.first > shown.table.version or wish.last < wish.first:
        raise refuse("no_such_moment", last=shown.table.version)
    return wish


def _replays(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays
