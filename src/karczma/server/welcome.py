"""The one page of the inn, written for its address and for whoever comes in: what it will need is named in its head, so
that everything is on its way before the first script runs."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from karczma.core.errors import KarczmaError
from karczma.words import LANGUAGES, say, sentence

from . import messages as m
from .client import FIRST, Client, client
from .pages import shown
from .people import Person
from .visitors import person_of

if TYPE_CHECKING:
    from .inn import Inn

# The modules of rooms that people come to first; other rooms are fetched when somebody goes there.
AT_ONCE = {"/": "/pages/front.js", "/table/{table}": "/pages/table.js"}
LANGUAGE, THEME = "karczma-language", "karczma-theme"  # cookies, see web/settings.js
THEMES = ("system", "dark", "light")
PATIENCE = 0.2  # seconds; a table that is not there sooner is not waited for
NOBODY = Person("", "", account=False, host=False, banned=False, muted=False, session=0)
TABLE = re.compile(r"[a-z2-7]{8}")


async def page_for(request: Request, room: str, shelf: Any) -> Response:
    """The page of a room. It is never kept: it knows who is here, and which client is today's."""
    inn: Inn = request.app.state.inn
    person = await person_of(request, inn.people)
    seen = await _seen(inn, NOBODY if person is None or person.banned else person, request)
    game = next((told.game for told in seen if isinstance(told, m.View)), None)
    lang, theme = _language(request), request.cookies.get(THEME, "")
    kept = client()
    known = {"version": kept.version, "you": None if person is None else shown(person), "shelf": shelf, "seen": seen}
    text = kept.page
    for mark, written in (
        ("<!-- what the page will need -->", _head(kept, room, game, lang)),
        ("<!-- what is known already -->", f'<script type="application/json" id="known">{_safe(known)}</script>'),
        ('lang="pl"', f'lang="{lang}" data-theme="{theme if theme in THEMES else "system"}"'),
    ):
        text = text.replace(mark, written, 1)
    return Response(text, headers={"cache-control": "no-store"}, media_type="text/html")


async def away(_: Request) -> Response:
    """What a browser shows when the inn cannot be reached, see web/away.js. It is kept, so in both languages."""
    said = [
        f'<p lang="{lang}">{say(sentence("web-unreachable"), lang)}</p>\n'
        f'      <p lang="{lang}"><a href="">{say(sentence("web-try-again"), lang)}</a></p>'
        for lang in LANGUAGES
    ]
    text = client().away.replace("<!-- the sentences -->", "\n      ".join(said))
    return Response(text, headers={"cache-control": "no-cache"}, media_type="text/html")


def _head(kept: Client, room: str, game: str | None, lang: str) -> str:
    """Links to all that this room is drawn with, under addresses that a browser may keep."""
    scripts = [AT_ONCE[room]] if room in AT_ONCE else []
    styles, fetched = ["/style.css"], [f"/words/{lang}/general.ftl"]
    if game is not None:
        board, cards = f"/games/{game}/board", f"/games/{game}/cards.json"
        scripts += [f"{board}.js"] * (f"{board}.js" in kept.files)
        styles += [f"{board}.css"] * (f"{board}.css" in kept.files)
        fetched.append(f"/words/{lang}/{game}.ftl")
        fetched += [cards] * (f'"{cards}"'.encode() in kept.files[f"{board}.js?v={kept.version}"].body)
    links = [
        *(f'<link rel="stylesheet" href="{path}?v={kept.version}" />' for path in styles),
        f'<script type="module" src="{FIRST}?v={kept.version}"></script>',
        *(f'<link rel="modulepreload" href="{path}?v={kept.version}" />' for path in scripts),
        *(f'<link rel="preload" href="{path}?v={kept.version}" as="fetch" crossorigin />' for path in fetched),
    ]
    return "\n    ".join(links)


async def _seen(inn: Inn, person: Person, request: Request) -> list[m.View | m.History]:
    """What the visitor would be told first at the table of this address: no more, and nothing if it takes long."""
    table = str(request.path_params.get("table", ""))
    if not TABLE.fullmatch(table):
        return []
    try:
        async with asyncio.timeout(PATIENCE):
            return await (await inn.table(table)).glance(person, request.query_params.get("key"))
    except (KarczmaError, TimeoutError):
        return []


def _language(request: Request) -> str:
    """The language chosen here before, else the first of ours that the browser asks for."""
    asked = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    wishes = [request.cookies.get(LANGUAGE, ""), *asked, "en"]
    return next(wish for wish in wishes if wish in LANGUAGES)


def _safe(known: Any) -> str:
    """JSON inside of HTML: nothing in it can end the script."""
    return msgspec.json.encode(known).decode().replace("<", "\\u003c")
