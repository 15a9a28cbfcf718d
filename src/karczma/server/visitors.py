"""Who calls: by cookie or token, from which address, and from whose page."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from .people import People, Person

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from .settings import Settings

COOKIE = "karczma"
LONGEST_TOKEN = 100


def token_of(call: HTTPConnection) -> str | None:
    """The token a program shows, valid or not; none if it shows none."""
    kind, _, token = call.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


async def person_of(call: HTTPConnection, people: People) -> Person | None:
    """The person behind a request: the bearer of a token, else of a cookie."""
    token = token_of(call)
    if token is not None:
        return await people.by_token(token) if len(token) <= LONGEST_TOKEN else None
    return await people.by_cookie(call.cookies.get(COOKIE))


def address_of(call: HTTPConnection, settings: Settings) -> str:
    """Where a request comes from; behind a reverse proxy, from where the proxy says. A house has one IPv4 address, but
    2^64 of IPv6: there its network counts."""
    address = call.client.host if call.client else "?"
    if settings.proxy:
        address = call.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()[:45] or address
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or IPv6Address(int(parsed) >> 64 << 64))


def is_secure(call: HTTPConnection, settings: Settings) -> bool:
    """Whether the other end speaks TLS; behind a reverse proxy, as the proxy says. Nobody else is believed."""
    forwarded = settings.proxy and call.headers.get("x-forwarded-proto", "").lower() == "https"
    return forwarded or call.url.scheme in ("https", "wss")


def is_same_origin(call: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from one of our own pages. Programs have no page, and no cookie either: a token."""
    origin = call.headers.get("origin")
    if origin is None:
        return token_of(call) is not None or COOKIE not in call.cookies
    if origin in settings.origins:
        return True
    host = call.headers.get("host", "").lower()
    schemes = ("https",) if is_secure(call, settings) else ("https", "http")  # a proxy that does not say may speak TLS
    return host != "" and origin.lower() in [f"{scheme}://{host}" for scheme in schemes]


def is_known_host(call: HTTPConnection, settings: Settings) -> bool:
    """An inn on this computer alone answers to its own names only: a foreign name that leads here is a trick."""
    if not _is_here(settings.host):
        return True
    try:
        name = (urlsplit(f"//{call.headers.get('host', '')}").hostname or "").lower()
    except ValueError:
        return False
    return _is_here(name) or any(name == urlsplit(origin).hostname for origin in settings.origins)


def _is_here(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
