"""The browser client as it is given out: scripts joined, everything compressed once, under addresses that may be kept.

Every file has a plain address (`/style.css`), about which a browser asks each time, and one that ends with the version
of the whole client (`/style.css?v=…`), which never changes and is kept for ever. The page names only the latter, and
is itself never kept: after an update nobody sees yesterday's client.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response

from karczma.games import GAMES
from karczma.words import LANGUAGES, catalogue_files

from .joining import join

WEB = Path(__file__).parent.parent / "web"
FIRST, LATER = "/main.js", "/later.js"
ROOMS = ["/pages/front.js", "/pages/table.js"]  # those that people come to first have scripts of their own
PAGE, AWAY = "/index.html", "/away.html"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KINDS = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SQUEEZED = ("text/", "application/json", "application/manifest", "image/svg")
OWN_ADDRESS = re.compile(r'(url\("/[^"?]+)"\)')


@dataclass(frozen=True)
class File:
    """Something of the client."""

    body: bytes
    squeezed: bytes | None  # compressed, where that helps
    kind: str
    tag: str  # changes with the body
    is_kept: bool  # whether its address has the version in it

    def answer(self, asked: Headers) -> Response:
        """The file, or that it has not changed."""
        keep = FOREVER if self.is_kept else ASK_AGAIN
        headers = {"cache-control": keep, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in asked.get("if-none-match", ""):
            return Response(None, 304, headers)
        if self.squeezed is not None and "gzip" in asked.get("accept-encoding", ""):
            return Response(self.squeezed, 200, headers | {"content-encoding": "gzip"}, self.kind)
        return Response(self.body, 200, headers, self.kind)


@dataclass(frozen=True)
class Client:
    """All of it, by address."""

    version: str
    page: str
    away: str
    files: dict[str, File]

    def find(self, path: str, version: str | None) -> File | None:
        """What lies at an address. A joined script of another version is not there: it would not fit the others."""
        if version == self.version or (version is not None and path.endswith(".js")):
            return self.files.get(f"{path}?v={version}")
        return self.files.get(path)


def client() -> Client:
    """The client as its files are now: whoever works on them reloads the page."""
    return _made(_changed(int(time.monotonic())))


@lru_cache(1)
def _changed(_second: int) -> int:
    """When the files last changed; looked up once a second at most."""
    return max(path.stat().st_mtime_ns for _, path in _sources())


def _sources() -> Iterator[tuple[str, Path]]:
    """Every file the client is made of, by address."""
    for path in WEB.rglob("*.*"):
        if path.is_file():
            yield f"/{path.relative_to(WEB).as_posix()}", path
    for game in GAMES:
        for path in [*game.folder.glob("*.js"), *game.folder.glob("*.css")]:
            yield f"/games/{game.name}/{path.name}", path
        yield f"/games/{game.name}/cards.json", game.folder / "cards.toml"
    for lang in LANGUAGES:
        for name, path in catalogue_files(lang).items():
            yield f"/words/{lang}/{name or 'general'}.ftl", path


@lru_cache(1)
def _made(_changed: int) -> Client:
    bodies = {address: _json_of(path) if path.suffix == ".toml" else path.read_bytes() for address, path in _sources()}
    version = hashlib.sha256(b"".join(bodies[address] for address in sorted(bodies))).hexdigest()[:12]
    modules = {address: body.decode() for address, body in bodies.items() if address.endswith(".js")}
    boards = [address for address in modules if address.startswith("/games/") and address.endswith("/board.js")]
    for address, script in join(modules, FIRST, LATER, ROOMS + boards, version).items():
        bodies[address] = script.encode()
    page, away = bodies.pop(PAGE).decode(), bodies.pop(AWAY).decode()
    files = {}
    for address, body in bodies.items():
        path, _, v = address.partition("?v=")
        if path.endswith(".css"):
            body = OWN_ADDRESS.sub(rf'\1?v={version}")', body.decode()).encode()
        files[address] = _file(path, body, bool(v))
        if not path.endswith(".js"):
            files[f"{path}?v={version}"] = _file(path, body, True)
    return Client(version, page, away, files)


def _file(path: str, body: bytes, is_kept: bool) -> File:
    kind = KINDS.get(Path(path).suffix) or mimetypes.guess_type(path)[0] or "text/plain"
    squeezed = gzip.compress(body, 9, mtime=0) if kind.startswith(SQUEEZED) else None
    return File(body, squeezed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', is_kept)


def _json_of(cards: Path) -> bytes:
    return msgspec.json.encode(tomllib.loads(cards.read_text(encoding="utf-8")))
