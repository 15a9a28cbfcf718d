"""What the browser client is made of: its page and modules, each game's board, faces and words, codes for links."""

from __future__ import annotations

import hashlib
import importlib
import io
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import segno
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from karczma import art
from karczma.bots.levels import LEVELS, USUAL
from karczma.core.game import Game
from karczma.core.options import Option, Values
from karczma.games import GAMES
from karczma.words import LANGUAGES, catalogue_files

from .credits import origins
from .lessons import parts
from .pages import answer

WEB = Path(__file__).parent.parent / "web"
FOREVER = "public, max-age=31536000, immutable"
MOST_VALUES = 24  # a longer list of values is of no use to a person who chooses
TABLE = re.compile(r"[a-z2-7]{8}")
KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")
# The addresses of pages; main.js knows them too.
ROOMS = ["/", "/credits", "/table/{table}", "/learn/{game}", "/learn/{game}/{part}"]
BY_NAME = {game.name: game for game in GAMES}


def routes() -> list[BaseRoute]:
    """Everything that is the same for everybody."""
    return [
        *(Route(room, shell) for room in ROOMS),
        Route("/qr/{table}.svg", code),
        Route("/words/{lang}/{catalogue}.ftl", words),
        Route("/games/{game}/{file}", board),
        Route("/games/{game}/faces/{face}.svg", face),
        Mount("/", Checked(StaticFiles(directory=WEB))),
    ]


# -- the page and its modules


async def shell(_: Request) -> Response:
    """The one page; which part of the inn it shows, it reads from its address."""
    return FileResponse(WEB / "index.html", headers={"cache-control": "no-cache"})


class Checked:
    """Files that a browser may keep, but asks about each time: after an update nobody sees yesterday's client."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""

        async def with_header(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"cache-control", b"no-cache")]
            await send(message)

        await self.app(scope, receive, with_header)


async def words(request: Request) -> Response:
    """A catalogue of sentences: the general one, or a game's."""
    lang, name = request.path_params["lang"], request.path_params["catalogue"]
    files = catalogue_files(lang) if lang in LANGUAGES else {}
    path = files.get("" if name == "general" else name)
    return _missing() if path is None else _file(path, "text/plain")


# -- games


async def games(_: Request) -> Response:
    """The games on the shelf, and what can be agreed on before one."""
    return answer({"games": [_shown(game) for game in GAMES], "levels": LEVELS, "usual": USUAL})


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


async def board(request: Request) -> Response:
    """How a game looks: a module or a style sheet of its folder. `cards.json` is its cards.toml, for boards to read."""
    game, name = BY_NAME.get(request.path_params["game"]), request.path_params["file"]
    if game is None:
        return _missing()
    if name == "cards.json":
        return answer(tomllib.loads((game.folder / "cards.toml").read_text(encoding="utf-8")))
    kind = {".js": "text/javascript", ".css": "text/css"}.get(Path(name).suffix)
    return _file(game.folder / name, kind) if kind and (game.folder / name).is_file() else _missing()


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


def _file(path: Path, kind: str) -> Response:
    return FileResponse(path, media_type=kind, headers={"cache-control": "no-cache"})


def _missing() -> Response:
    return Response("", 404)
