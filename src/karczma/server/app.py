"""The inn as a web application: its routes, and what every answer carries."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import after_game, assets, lessons, pages, replays, rulebook, statistics
from .client import client
from .deciding import Refusal, refuse
from .inn import Inn
from .limits import Buckets
from .logs import Journal
from .pages import page
from .replays import Replays
from .settings import Settings
from .sockets import Crowd, live
from .store import sqlite_url
from .visitors import is_known_host

LIVE = "/live"
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
        client()  # joined and compressed before the first visitor comes
        app.state.inn = await Inn.open(settings, journal, settings.db or sqlite_url(settings.data))
        app.state.crowd = Crowd(settings.connections, settings.connections_per_address)
        app.state.buckets = {
            "sign_ups": Buckets(max(10.0, settings.sign_ups_per_hour / 4), settings.sign_ups_per_hour / 3600),
            "reviews": Buckets(10.0, settings.reviews_per_hour / 3600),
            "passwords": Buckets(settings.passwords_per_minute, settings.passwords_per_minute / 60),
            "replays": Buckets(settings.replays_per_minute / 4, settings.replays_per_minute / 60),
        }
        app.state.replays = Replays()
        journal.note("open", host=settings.host, port=settings.port)
        yield
        journal.note("closing")
        await app.state.inn.close()
        journal.note("closed")

    api = [
        Route("/games", assets.games),
        Route("/me", page(pages.me)),
        Route("/guest", page(pages.guest), methods=["POST"]),
        Route("/account", page(pages.account), methods=["POST"]),
        Route("/login", page(pages.log_in), methods=["POST"]),
        Route("/logout", page(pages.log_out), methods=["POST"]),
        Route("/tokens", page(pages.tokens), methods=["GET"]),
        Route("/tokens", page(pages.new_token), methods=["POST"]),
        Route("/tokens/{token}", page(pages.revoke_token), methods=["DELETE"]),
        Route("/records", page(pages.bring_record), methods=["POST"]),
        Route("/records/{table}", page(pages.record)),
        Route("/reviews/{table}", page(after_game.review), methods=["GET"]),
        Route("/reviews/{table}", page(after_game.ask_for_review), methods=["POST"]),
        Route("/branches", page(after_game.branch), methods=["POST"]),
        Route("/replays", page(replays.bring), methods=["POST"]),
        Route("/replays/{replay}", page(replays.head)),
        Route("/replays/{replay}/moves", page(replays.moves)),
        Route("/replays/{replay}/views", page(replays.views)),
        Route("/rules/{game}/{lang}", page(rulebook.rules)),
        Route("/statistics/{game}", page(statistics.of_game)),
        Route("/people/{person}/statistics", page(statistics.of_person)),
        Route("/lessons/{game}/{part}/{step:int}", page(lessons.lesson)),
    ]
    routes = [
        Mount("/api", Router(api, redirect_slashes=False)),
        Route("/health", page(pages.health)),
        Route("/metrics", page(pages.metrics)),
        *assets.routes(),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _not_here})
    app.state.settings = settings
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Doorman, settings=settings, journal=journal)
    return app


async def _not_here(_: Request, problem: Exception) -> Response:
    """No such page, or not by this method."""
    is_method = isinstance(problem, HTTPException) and problem.status_code == 405
    return pages.refusal(refuse("wrong_method" if is_method else "no_such_page"))


class Doorman:
    """Looks at every request before anybody else, puts the same headers on every answer, and answers for faults."""

    def __init__(self, app: ASGIApp, settings: Settings, journal: Journal) -> None:
        self.app, self.settings, self.journal = app, settings, journal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun = False

        async def with_headers(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(raw=list(message.get("headers", ())))
                for name, value in HEADERS.items():
                    headers[name] = value
                message["headers"] = headers.raw
            await send(message)

        try:
            problem = self._refusal(scope)
            if problem is not None:
                await pages.refusal(problem)(scope, receive, with_headers)
            elif scope["type"] == "websocket":  # straight there: every frame would pass through all layers between
                await live(WebSocket(scope, receive, with_headers))
            else:
                await self.app(scope, receive, with_headers)
        except (ClientDisconnect, WebSocketDisconnect):  # the other end is gone
            pass
        except Exception as fault:
            what = getattr(scope.get("endpoint"), "__name__", scope["type"])  # the path may be anything
            self.journal.error("request failed", fault, page=what)
            if not begun:
                await pages.refusal(refuse("fault"))(scope, receive, with_headers)

    def _refusal(self, scope: Scope) -> Refusal | None:
        if not is_known_host(HTTPConnection(scope), self.settings):
            return refuse("foreign_host")
        if scope["type"] == "websocket" and scope["path"] != LIVE:
            return refuse("no_such_page")
        return None
