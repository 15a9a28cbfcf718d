"""What a browser asks for: the page of each room, the files of the client, games, faces of cards, codes for links."""

from __future__ import annotations

import hashlib
import importlib
import io
import re
from functools import cache, partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from karczma import art
from karczma.bots.levels import LEVELS, USUAL
from karczma.core.game import Game
from karczma.core.options import Option, Values
from karczma.games import GAMES

from .client import FOREVER, client
from .credits import origins
from .lessons import parts
from .pages import answer, page
from .welcome import TABLE, away, page_for

MOST_VALUES = 24  # a longer list of values is of no use to a person who chooses
KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")
# The addresses of pages; main.js knows them too.
ROOMS = [
    *("/", "/credits", "/table/{table}", "/replay", "/replay/{replay}"),
    *("/rules/{game}", "/statistics", "/statistics/{person}", "/learn/{game}", "/learn/{game}/{part}"),
]
BY_NAME = {game.name: game for game in GAMES}


def routes() -> list[BaseRoute]:
    """Everything that is the same for everybody."""
    return [
        *(Route(room, page(partial(shell, room))) for room in ROOMS),
        Route("/away", away),
        Route("/qr/{table}.svg", code),
        Route("/games/{game}/faces/{face}.svg", face),
        Route("/{path:path}", file),
    ]


# -- the page and the files of the client


async def shell(room: str, request: Request) -> Response:
    """The one page; which part of the inn it shows, it reads from its address."""
    return await page_for(request, room, shelf())


async def file(request: Request) -> Response:
    """A script, a style sheet, a font, words, a game's cards: whatever the client is made of."""
    found = client().find(f"/{request.path_params['path']}", request.query_params.get("v"))
    if found is None:
        raise HTTPException(404)
    return found.answer(request.headers)


# -- games


async def games(_: Request) -> Response:
    """The games on the shelf, and what can be agreed on before one."""
    return answer(shelf())


def shelf() -> dict[str, Any]:
    """The same, not yet sent."""
    return {"games": [_shown(game) for game in GAMES], "levels": LEVELS, "usual": USUAL}


@cache
def _shown(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "titles": dict(game.titles),
        "seats": list(game.seats),
        "minutes": game.minutes,
        "options": [_option(game, option) for option in game.options],
        "board": (game.folder / "board.js").exists(),
        "faces": _version(game) if (game.folder / "faces.py").exists() else None,
        "origins": origins(game),
        "lessons": parts(game),
    }


def _option(game: Game, option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "help": option.help(game.name).to_json(),
        "values": {str(seats): _values(option.values(seats)) for seats in game.seats},
    }


def _values(values: Values) -> dict[str, Any] | list[Any]:
    if isinstance(values, range):
        return {"least": values.start, "most": values.stop - 1}
    return list(values[:MOST_VALUES])


async def face(request: Request) -> Response:
    """The face of a card. Its address holds a version, so it never changes."""
    game = BY_NAME.get(request.path_params["game"])
    drawn = None if game is None else _face(game, request.path_params["face"])
    if drawn is None:
        return _missing()
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": FOREVER})


@cache
def _faces(game: Game) -> Any:
    return importlib.import_module(f"{game.package}.faces")


def _face(game: Game, name: str) -> str | None:
    if not (game.folder / "faces.py").exists() or name not in _names(game):
        return None
    return _drawn(game, name)


@cache
def _names(game: Game) -> frozenset[str]:
    return frozenset(_faces(game).faces())


@cache
def _drawn(game: Game, name: str) -> str:
    drawn: str = _faces(game).face(name)
    return drawn


@cache
def _version(game: Game) -> str:
    """Changes with anything the faces are drawn from."""
    sources = [game.folder / "faces.py", game.folder / "cards.toml", *sorted(Path(art.__path__[0]).glob("*.*"))]
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:12]


# -- links


async def code(request: Request) -> Response:
    """A table's link as a QR code, for a phone across the table."""
    table, key = request.path_params["table"], request.query_params.get("key", "")
    if not TABLE.fullmatch(table) or (key and not KEY.fullmatch(key)):
        return _missing()
    link = f"{request.base_url!s}table/{table}" + (f"?{urlencode({'key': key})}" if key else "")
    drawn = io.BytesIO()
    colours = {"dark": "#2b1d12", "light": "#fffaf0"}
    segno.make(link, error="m").save(drawn, kind="svg", border=2, xmldecl=False, omitsize=True, **colours)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def _missing() -> Response:
    return Response("", 404)
