"""Running the inn: uvicorn, from the command line."""

from __future__ import annotations

import gc
import socket
import sys

import uvicorn

from karczma.core.errors import KarczmaError
from karczma.words import sentence

from .app import make_app
from .logs import Journal
from .messages import LONGEST_FRAME
from .settings import Settings
from .sockets import Line

GRACE = 10  # seconds that connections have to end by themselves
# New objects after which Python looks for rubbish. Tables stay for hours and hold few cycles: looking through them as
# often as Python does by itself took a quarter of the time.
RUBBISH = 50_000, 10, 10


class CannotOpen(KarczmaError):
    """The address is taken, or the folder cannot be written."""


def listen(settings: Settings, *, any_port: bool) -> socket.socket:
    """The inn's own address; with `any_port`, another one if it is taken."""
    for port in (settings.port, 0) if any_port else (settings.port,):
        try:
            family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
            return socket.create_server((settings.host, port), family=family, backlog=2048)
        except OSError as problem:
            reason = problem.strerror or str(problem)
    raise CannotOpen(sentence("cannot-listen", host=settings.host, port=str(settings.port), reason=reason))


def address(listening: socket.socket) -> str:
    """How a browser reaches it."""
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def serve(settings: Settings, listening: socket.socket, journal: Journal | None = None) -> None:
    """Runs until it is told to stop; tables are as they were when it starts again."""
    gc.set_threshold(*RUBBISH)
    make_server(settings, journal).run(sockets=[listening])


def make_server(settings: Settings, journal: Journal | None = None) -> uvicorn.Server:
    """The server, not yet running."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise CannotOpen(sentence("cannot-save", file=str(settings.data), reason=problem.strerror or "")) from problem
    config = uvicorn.Config(
        make_app(settings, journal or Journal(sys.stderr)),
        log_level="critical",
        access_log=False,
        lifespan="on",
        proxy_headers=False,  # only our own setting says whether a proxy is believed; see visitors.py
        ws=Line,
        ws_max_size=4 * LONGEST_FRAME,  # what is a little too long is refused in words, the rest by hanging up
        ws_per_message_deflate=False,
        ws_ping_interval=45,  # reverse proxies hang up after a minute of silence
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        h11_max_incomplete_event_size=16_384,
    )
    return uvicorn.Server(config)
