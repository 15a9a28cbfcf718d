"""What is asked for by plain requests: who one is, records, health, metrics, and the pages of the inn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from karczma.core.errors import BadReplay, KarczmaError, printable
from karczma.words import sentence

from .deciding import code_of, refuse, said
from .people import BadIdentity, Person
from .records import LARGEST, Verified, record_of, verify
from .store import CannotStore, Conflict, Restored
from .visitors import COOKIE, address_of, is_same_origin, is_secure, person_of

if TYPE_CHECKING:
    from .inn import Inn

LONGEST_BODY = 4096
LONGEST_REASON = 200
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
    return answer({"you": None if person is None else shown(person)})


async def guest(request: Request) -> Response:
    """Come in under a name; whoever is in already is renamed."""
    wish, inn = await body(request, Named), _inn(request)
    person = await _anybody(request)
    if person is not None:
        renamed = await inn.people.rename(person, wish.name)
        inn.has_changed(renamed)
        return _welcome(request, renamed)
    _slow_down(request, "sign_ups")
    return _welcome(request, await inn.people.new_guest(wish.name))


async def account(request: Request) -> Response:
    """Make an account; what one played as a guest comes along. Whoever else came in as that guest is out."""
    wish, inn = await body(request, WithPassword), _inn(request)
    _slow_down(request, "sign_ups")
    person = await inn.people.make_account(await _anybody(request), wish.name, wish.password)
    inn.sign_out(person.id)
    return _welcome(request, person)


async def log_in(request: Request) -> Response:
    """Come in with name and password, under a new cookie. The guest one was before leaves."""
    wish, inn = await body(request, WithPassword), _inn(request)
    _slow_down(request, "passwords")
    before = await person_of(request, inn.people)
    person = await inn.people.log_in(wish.name, wish.password)
    if person.banned:
        raise refuse("banned")
    if before is not None and not before.account:
        await _sign_out(inn, before)
    return _welcome(request, person)


async def log_out(request: Request) -> Response:
    """Leave, on all devices; programs with a token stay."""
    inn = _inn(request)
    person = await person_of(request, inn.people)
    if person is not None:
        await _sign_out(inn, person)
    response = answer({"you": None})
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=is_secure(request, inn.settings))
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
    """End a token; the programs that came in with it are out."""
    inn, person, token = _inn(request), await _somebody(request), str(request.path_params["token"])
    if not await inn.people.revoke_token(person, token):
        raise refuse("no_such_token")
    inn.sign_out(person.id, token)
    return answer({})


# -- records


async def record(request: Request) -> Response:
    """A finished game as a file. Of a running one, what the asker saw of it: nothing else leaves the house."""
    inn, person = await visitor_of(request)
    table = await inn.table(str(request.path_params["table"]))
    table.may_see(person, request.query_params.get("key"))
    if table.course.table is None:
        raise refuse("not_started")
    if table.course.situation.stage == "over":
        text = record_of(table)
    else:
        text = msgspec.json.format(msgspec.json.encode(table.seen_so_far(person))).decode() + "\n"
    name = f'attachment; filename="{table.course.game.name}-{table.name}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


async def bring_record(request: Request) -> Response:
    """A record from a file: looked at if it is over, gone on with if not."""
    inn, person = await visitor_of(request)
    verified = await record_in(request)
    return answer({"table": await inn.bring_record(person, verified.replay, verified.names)}, 201)


async def record_in(request: Request) -> Verified:
    """The record that a request brings, played again and checked."""
    _need_json(request)
    _slow_down(request, "sign_ups")
    data = await _bytes(request, LARGEST)
    try:
        return await asyncio.to_thread(verify, data.decode())
    except UnicodeError:
        raise BadReplay(sentence("replay-not-text")) from None


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
            return refusal(problem)
        except (Conflict, Restored):
            return refusal(refuse("storage"))

    answered.__name__ = getattr(what, "__name__", "page")
    return answered


STATUS = {
    "banned": 403,
    "closing": 503,
    "crowded": 503,
    "fault": 500,
    "foreign_host": 421,
    "foreign_origin": 403,
    "no_such_page": 404,
    "no_such_person": 404,
    "no_such_replay": 404,
    "no_such_review": 404,
    "no_such_table": 404,
    "no_such_token": 404,
    "not_finished": 409,
    "not_json": 415,
    "not_signed_in": 401,
    "private": 403,
    "storage": 503,
    "too_fast": 429,
    "too_long": 413,
    "too_late": 408,
    "wrong_method": 405,
}


def refusal(problem: KarczmaError) -> Response:
    """What was wrong, for programs and in words."""
    code = "storage" if isinstance(problem, CannotStore) else code_of(problem)
    return answer({"error": code, "why": said(problem.sentence)}, STATUS.get(code, 400))


def answer(what: Any, status: int = 200) -> Response:
    """JSON that nobody keeps."""
    return Response(msgspec.json.encode(what), status, {"cache-control": "no-store"}, "application/json")


async def body(request: Request, kind: type[S]) -> S:
    """The body of a request as what it should be."""
    _need_json(request)
    try:
        return msgspec.json.decode(await _bytes(request, LONGEST_BODY), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise refuse("bad_message", reason=printable(str(problem), LONGEST_REASON)) from None


def _need_json(request: Request) -> None:
    """A body must call itself JSON, which no form of a foreign page can."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise refuse("not_json")


async def _bytes(request: Request, most: int) -> bytes:
    read = bytearray()
    try:
        async with asyncio.timeout(_inn(request).settings.arriving):
            async for chunk in request.stream():
                read += chunk
                if len(read) > most:
                    raise refuse("too_long", most=most)
    except TimeoutError:
        raise refuse("too_late") from None
    return bytes(read)


async def visitor_of(request: Request, limit: str | None = None) -> tuple[Inn, Person]:
    """The inn, and who asks something of it; not more often than a limit allows."""
    if limit is not None:
        _slow_down(request, limit)
    return _inn(request), await _somebody(request)


async def _anybody(request: Request) -> Person | None:
    person = await person_of(request, _inn(request).people)
    if person is not None and person.banned:
        raise refuse("banned")
    return person


async def _somebody(request: Request) -> Person:
    person = await _anybody(request)
    if person is None:
        raise refuse("not_signed_in")
    return person


async def _sign_out(inn: Inn, person: Person) -> None:
    await inn.people.log_out_everywhere(person)
    inn.sign_out(person.id)


def _slow_down(request: Request, what: str) -> None:
    if not request.app.state.buckets[what].take(address_of(request, _inn(request).settings)):
        raise refuse("too_fast")


def _welcome(request: Request, person: Person) -> Response:
    """A new cookie with every change of who one is: an old one is worth nothing afterwards."""
    response = answer({"you": shown(person)})
    response.set_cookie(
        COOKIE,
        _inn(request).people.cookie(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=is_secure(request, _inn(request).settings),
    )
    return response


def shown(person: Person) -> dict[str, Any]:
    """Who somebody is, as the browser is told."""
    return {"person": person.id, "name": person.name, "account": person.account, "host": person.host}


def _inn(request: Request) -> Inn:
    inn: Inn = request.app.state.inn
    return inn
