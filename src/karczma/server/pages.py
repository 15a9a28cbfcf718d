"""What is asked for by plain requests: who one is, records, health, metrics, and the pages of the inn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from karczma.core.errors import BadReplay, KarczmaError
from karczma.words import sentence

from .deciding import code_of, refuse, said
from .people import BadIdentity, Person
from .records import LARGEST, record_of, verify
from .store import CannotStore
from .visitors import COOKIE, address_of, is_same_origin, person_of

if TYPE_CHECKING:
    from .inn import Inn

LONGEST_BODY = 4096
YEAR = 365 * 86_400
S = TypeVar("S", bound=Struct)
Text = Annotated[str, Meta(max_length=200)]


class Named(Struct, forbid_unknown_fields=True):
    """A name."""

    name: Text


class WithPassword(Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Text
    password: Text


class Labelled(Struct, forbid_unknown_fields=True):
    """What a token is for."""

    label: Text


# -- identity


async def me(request: Request) -> Response:
    """Who the browser's cookie belongs to."""
    person = await person_of(request, _inn(request).people)
    return answer({"you": None if person is None else _you(person)})


async def guest(request: Request) -> Response:
    """Come in under a name; whoever is in already is renamed."""
    wish, inn = await body(request, Named), _inn(request)
    person = await person_of(request, inn.people)
    if person is not None:
        return _welcome(request, await inn.people.rename(person, wish.name))
    _slow_down(request, "sign_ups")
    return _welcome(request, await inn.people.new_guest(wish.name))


async def account(request: Request) -> Response:
    """Make an account; what one played as a guest comes along."""
    wish, inn = await body(request, WithPassword), _inn(request)
    _slow_down(request, "sign_ups")
    person = await person_of(request, inn.people)
    return _welcome(request, await inn.people.make_account(person, wish.name, wish.password))


async def log_in(request: Request) -> Response:
    """Come in with name and password, under a new cookie."""
    wish, inn = await body(request, WithPassword), _inn(request)
    _slow_down(request, "passwords")
    return _welcome(request, await inn.people.log_in(wish.name, wish.password))


async def log_out(request: Request) -> Response:
    """Leave; an account leaves on all devices."""
    inn = _inn(request)
    person = await person_of(request, inn.people)
    if person is not None and person.account:
        await inn.people.log_out_everywhere(person)
    response = answer({"you": None})
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=_is_secure(request))
    return response


async def tokens(request: Request) -> Response:
    """The tokens of one's programs."""
    return answer({"tokens": await _inn(request).people.tokens_of(await _somebody(request))})


async def new_token(request: Request) -> Response:
    """A token for a program; only an account may have one."""
    wish, person = await body(request, Labelled), await _somebody(request)
    if not person.account:
        raise BadIdentity(sentence("tokens-need-account"))
    return answer({"token": await _inn(request).people.new_token(person, wish.label)}, 201)


async def revoke_token(request: Request) -> Response:
    """End a token."""
    person = await _somebody(request)
    if not await _inn(request).people.revoke_token(person, str(request.path_params["token"])):
        raise refuse("no_such_token")
    return answer({})


# -- records


async def record(request: Request) -> Response:
    """A finished game as a file. Of a running one, what the asker saw of it: nothing else leaves the house."""
    inn, person = _inn(request), await _somebody(request)
    table = await inn.table(str(request.path_params["table"]))
    table.may_see(person, request.query_params.get("key"))
    if table.course.situation.stage == "open":
        raise refuse("not_started")
    if table.course.situation.stage == "over":
        text = record_of(table)
    else:
        text = msgspec.json.format(msgspec.json.encode(table.seen_so_far(person))).decode() + "\n"
    name = f'attachment; filename="{table.course.game.name}-{table.name}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


async def bring_record(request: Request) -> Response:
    """A record from a file: looked at if it is over, gone on with if not."""
    inn, person = _inn(request), await _somebody(request)
    _slow_down(request, "sign_ups")
    data = await _bytes(request, LARGEST)
    try:
        verified = await asyncio.to_thread(verify, data.decode())
    except UnicodeError:
        raise BadReplay(sentence("replay-not-text")) from None
    return answer({"table": await inn.bring_record(person, verified.replay, verified.names)}, 201)


# -- operations


async def health(request: Request) -> Response:
    """Whether the inn can do its work: the database answers."""
    inn = _inn(request)
    try:
        await asyncio.wait_for(inn.store.check_generation(), 5)
    except Exception as problem:
        inn.journal.error("unhealthy", problem)
        return answer({"status": "database does not answer"}, 503)
    return answer({"status": "closing" if inn.is_closing else "ok"}, 503 if inn.is_closing else 200)


async def metrics(request: Request) -> Response:
    """For Prometheus."""
    inn = _inn(request)
    return Response(inn.metrics.text(), media_type=inn.metrics.content_type)


# -- details

Page = Callable[[Request], Awaitable[Response]]


def page(what: Page) -> Page:
    """A page whose refusals are sentences; what changes something must come from our own pages."""

    async def answered(request: Request) -> Response:
        try:
            if request.method not in ("GET", "HEAD") and not is_same_origin(request, _inn(request).settings):
                raise refuse("foreign_origin")
            return await what(request)
        except KarczmaError as problem:
            code = "storage" if isinstance(problem, CannotStore) else code_of(problem)
            status = STATUS.get(code, 400)
            return answer({"error": code, "why": said(problem.sentence)}, status)

    answered.__name__ = what.__name__
    return answered


STATUS = {
    "foreign_origin": 403,
    "not_signed_in": 401,
    "banned": 403,
    "private": 403,
    "no_such_table": 404,
    "no_such_token": 404,
    "too_fast": 429,
    "storage": 503,
}


def answer(what: Any, status: int = 200) -> Response:
    """JSON that nobody keeps."""
    return Response(msgspec.json.encode(what), status, {"cache-control": "no-store"}, "application/json")


async def body(request: Request, kind: type[S]) -> S:
    """The body of a request as what it should be. It must call itself JSON, which no foreign form can."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise refuse("not_json")
    try:
        return msgspec.json.decode(await _bytes(request, LONGEST_BODY), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise refuse("bad_message", reason=str(problem)) from None


async def _bytes(request: Request, most: int) -> bytes:
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > most:
            raise refuse("too_long", most=most)
    return bytes(read)


async def _somebody(request: Request) -> Person:
    person = await person_of(request, _inn(request).people)
    if person is None:
        raise refuse("not_signed_in")
    if person.banned:
        raise refuse("banned")
    return person


def _slow_down(request: Request, what: str) -> None:
    if not request.app.state.buckets[what].take(address_of(request, _inn(request).settings)):
        raise refuse("too_fast")


def _welcome(request: Request, person: Person) -> Response:
    """A new cookie with every change of who one is: an old one is worth nothing afterwards."""
    response = answer({"you": _you(person)})
    response.set_cookie(
        COOKIE,
        _inn(request).people.cookie(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=_is_secure(request),
    )
    return response


def _is_secure(request: Request) -> bool:
    return request.url.scheme == "https" or request.headers.get("x-forwarded-proto") == "https"


def _you(person: Person) -> dict[str, Any]:
    return {"person": person.id, "name": person.name, "account": person.account, "host": person.host}


def _inn(request: Request) -> Inn:
    inn: Inn = request.app.state.inn
    return inn
