"""What is asked for once a game is over: a review of it, and to play on from one of its moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from .deciding import refuse
from .messages import SeatNumber, TableId, Word
from .pages import answer, body, visitor_of
from .records import record_of

if TYPE_CHECKING:
    from .inn import Inn
    from .live import LiveTable


class Branch(Struct, forbid_unknown_fields=True):
    """The moment of a finished game to play on from, and the seat to sit in; bots of this level take the others."""

    table: TableId
    at: Annotated[int, Meta(ge=0)]  # moves that stay as they were
    seat: SeatNumber = 0
    level: Word = "medium"


async def ask_for_review(request: Request) -> Response:
    """Begins a review, unless there is one or it is being made."""
    inn, table = await _finished(request, str(request.path_params["table"]), limit="reviews")
    found = await inn.reviews.ask(table.name, record_of(table))
    return answer(found, 202 if found["review"] is None else 200)


async def review(request: Request) -> Response:
    """A review, or how far it is."""
    inn, table = await _finished(request, str(request.path_params["table"]))
    found = await inn.reviews.of(table.name)
    if found is None:
        raise refuse("no_such_review")
    return answer(found)


async def branch(request: Request) -> Response:
    """A new table on which a finished game goes on from one of its moments."""
    wish = await body(request, Branch)
    inn, table = await _finished(request, wish.table)
    person = (await visitor_of(request))[1]
    return answer({"table": await inn.branch(person, table, wish.at, wish.seat, wish.level)}, 201)


async def _finished(request: Request, name: str, limit: str | None = None) -> tuple[Inn, LiveTable]:
    """A table whose game is over, if whoever asks may see it: until then its cards are nobody's business."""
    inn, person = await visitor_of(request, limit)
    table = await inn.table(name)
    table.may_see(person, request.query_params.get("key"))
    if table.course.situation.stage != "over":
        raise refuse("not_finished")
    return inn, table
