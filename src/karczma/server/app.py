"""The inn as a web application: its routes, and what every answer carries."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import assets, pages
from .inn import Inn
from .limits import Buckets
from .logs import Journal
from .pages import page
from .settings import Settings
from .sockets import Crowd, live
from .store import sqlite_url
from .visitors import is_known_host

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}


def make_app(settings: Settings, journal: Journal) -> Starlette:
    """The application; the inn opens with it and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.inn = await Inn.open(settings, journal, settings.db or sqlite_url(settings.data))
        app.state.crowd = Crowd(settings.connections, settings.connections_per_address)
        app.state.buckets = {
            "sign_ups": Buckets(max(10.0, settings.sign_ups_per_hour / 4), settings.sign_ups_per_hour / 3600),
            "passwords": Buckets(settings.passwords_per_minute, settings.passwords_per_minute / 60),
        }
        journal.note("open", host=settings.host, port=settings.port)
        yield
        journal.note("closing")
        await app.state.inn.close()
        journal.note("closed")

    routes = [
        Route("/api/me", page(pages.me)),
        Route("/api/guest", page(pages.guest), methods=["POST"]),
        Route("/api/account", page(pages.account), methods=["POST"]),
        Route("/api/login", page(pages.log_in), methods=["POST"]),
        Route("/api/logout", page(pages.log_out), methods=["POST"]),
        Route("/api/tokens", page(pages.tokens), methods=["GET"]),
        Route("/api/tokens", page(pages.new_token), methods=["POST"]),
        Route("/api/tokens/{token}", page(pages.revoke_token), methods=["DELETE"]),
        Route("/api/records", page(pages.bring_record), methods=["POST"]),
        Route("/api/records/{table}", page(pages.record)),
        Route("/health", page(pages.health)),
        Route("/metrics", page(pages.metrics)),
        WebSocketRoute("/live", live),
        *assets.routes(),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={500: _fault, Exception: _fault})
    app.state.settings = settings
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Doorman, settings=settings)
    return app


async def _fault(request: Request, problem: Exception) -> Response:
    """A fault of ours: noted, and answered without details."""
    request.app.state.inn.journal.error("request failed", problem, path=request.url.path[:80])
    return pages.answer({"error": "fault"}, 500)


class Doorman:
    """Looks at every request before anybody else, and puts the same headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http":
            if not is_known_host(HTTPConnection(scope), self.settings):
                await Response("", 421)(scope, receive, send)
                return

            async def with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = MutableHeaders(scope=message)
                    for name, value in HEADERS.items():
                        headers[name] = value
                await send(message)

            await self.app(scope, receive, with_headers)
        elif scope["type"] == "websocket" and not is_known_host(HTTPConnection(scope), self.settings):
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)
