"""Who calls: by cookie or token, from which address, and from whose page."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from .people import People, Person

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from .settings import Settings

COOKIE = "karczma"
HERE = {"127.0.0.1", "localhost", "::1"}


async def person_of(call: HTTPConnection, people: People) -> Person | None:
    """The person behind a request: the bearer of a token, else of a cookie."""
    kind, _, token = call.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return await people.by_token(token.strip()) if 20 <= len(token.strip()) <= 100 else None
    return await people.by_cookie(call.cookies.get(COOKIE))


def address_of(call: HTTPConnection, settings: Settings) -> str:
    """Where a request comes from; behind a reverse proxy, from where the proxy says."""
    if settings.proxy:
        forwarded = call.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return forwarded[:45]
    return call.client.host if call.client else "?"


def is_same_origin(call: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from one of our own pages. Programs have no page, and no cookie either: a token."""
    origin = call.headers.get("origin")
    if origin is None:
        return "authorization" in call.headers or COOKIE not in call.cookies
    if origin in settings.origins:
        return True
    try:
        return urlsplit(origin).netloc.lower() == call.headers.get("host", "").lower() != ""
    except ValueError:
        return False


def is_known_host(call: HTTPConnection, settings: Settings) -> bool:
    """An inn on this computer alone answers to its own names only: a foreign name that leads here is a trick."""
    if settings.host not in HERE:
        return True
    name = (urlsplit(f"//{call.headers.get('host', '')}").hostname or "").lower()
    return name in HERE or any(name == urlsplit(origin).hostname for origin in settings.origins)
