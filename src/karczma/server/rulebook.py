"""The rules of each game as a page: RULES.md taken apart into numbered paragraphs, with the cards they speak of."""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from starlette.requests import Request
from starlette.responses import Response

from karczma.games import GAMES
from karczma.words import LANGUAGES, say

from .deciding import refuse

if TYPE_CHECKING:
    from karczma.core.game import Game

MOST_PICTURES = 5  # of cards that a paragraph names
BY_NAME = {game.name: game for game in GAMES}
NUMBER = re.compile(r"(\d+\.\d+) +")
CITED = re.compile(r"\b\d+\.\d+\b")
FOR_PROGRAMS = ("Positions as text", "Pozycje jako")  # a section that nobody needs at a table

Run = str | list[str]  # plain text, or its kind (`strong`, `em`, `code`, `ref` to a paragraph) and the text


async def rules(request: Request) -> Response:
    """The rules of a game in one language."""
    game, lang = BY_NAME.get(request.path_params["game"]), request.path_params["lang"]
    if game is None or lang not in LANGUAGES:
        raise refuse("no_such_page")
    page, tag = await asyncio.to_thread(_encoded, game, lang)
    kept = {"cache-control": "no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=kept)
    return Response(page, headers=kept, media_type="application/json")


@cache
def _encoded(game: Game, lang: str) -> tuple[bytes, str]:
    """The rules as they travel, and a name for exactly this content."""
    page = msgspec.json.encode(rulebook(game, lang))
    return page, f'W/"{hashlib.sha256(page).hexdigest()[:16]}"'


@cache
def rulebook(game: Game, lang: str) -> dict[str, Any]:
    """Everything the rules page shows, and where each question and refusal of the game finds its paragraph."""
    title, *sections = _sections(game, lang)
    faces = importlib.import_module(f"{game.package}.faces")
    return {
        "title": title["title"],
        "opening": title["blocks"],
        "sections": [section for section in sections if not any(name in section["title"] for name in FOR_PROGRAMS)],
        "paragraphs": importlib.import_module(f"{game.package}.story").PARAGRAPHS,
        "pictures": pictures(game),
        "gallery": [
            {"title": what.to_json(), "cards": {face: name.to_json() for face, name in cards.items()}}
            for what, cards in faces.gallery()
        ],
    }


@cache
def pictures(game: Game) -> dict[str, Sequence[str]]:
    """The faces to show beside each paragraph: those the game asks for, and cards named there,
    each once in a section. Only proper names are known again: `Monk` is, `the yellow 7` is not."""
    faces = importlib.import_module(f"{game.package}.faces")
    named: dict[str, str] = {}
    for _, cards in faces.gallery():
        for face, name in cards.items():
            named.setdefault(say(name, "en"), face)
    proper = {name: face for name, face in named.items() if name[0].isupper()}
    found: dict[str, Sequence[str]] = {}
    for section in _sections(game, "en"):
        shown: set[str] = set()
        for block in section["blocks"]:
            number = block.get("number")
            if number:
                new = [face for face in _named(block, proper) if face not in shown]
                found[number] = faces.PICTURES.get(number) or new
                shown.update(found[number])
    return {number: pictured for number, pictured in found.items() if pictured}


def _named(block: dict[str, Any], proper: dict[str, str]) -> list[str]:
    """The faces of the cards that a paragraph names, in its order."""
    text = "".join(run if isinstance(run, str) else run[1] for run in block["text"])
    places = {face: re.search(rf"\b{re.escape(name)}s?\b", text) for name, face in proper.items()}
    found = sorted((place.start(), face) for face, place in places.items() if place)
    return [face for _, face in found[:MOST_PICTURES]]


# -- RULES.md, taken apart


@cache
def _sections(game: Game, lang: str) -> list[dict[str, Any]]:
    """The page as sections of blocks; the first one is what stands before the first heading."""
    page = game.folder / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    text = page.read_text(encoding="utf-8")
    known = set(re.findall(r"^(\d+\.\d+) ", text, re.MULTILINE))
    sections: list[dict[str, Any]] = []
    for node in SyntaxTreeNode(MarkdownIt("commonmark", {"html": False}).enable("table").parse(text)).children:
        if node.type == "heading":
            sections.append({"title": "".join(_plain(_inline(node))), "blocks": []})
        else:
            sections[-1]["blocks"].append(_block(node, known))
    return sections


def _block(node: SyntaxTreeNode, known: set[str]) -> dict[str, Any]:
    if node.type == "table":
        head, *rows = (
            [_runs(_inline(cell), known) for cell in row.children] for part in node.children for row in part.children
        )
        return {"kind": "table", "head": head, "rows": rows}
    if node.type == "bullet_list":
        return {"kind": "list", "items": [_runs(_inline(item.children[0]), known) for item in node.children]}
    assert node.type == "paragraph", node.type
    number = NUMBER.match(node.children[0].content)
    runs = _runs(_inline(node), known - {number[1]} if number else known)
    if number is None:
        return {"kind": "text", "text": runs}
    runs[0] = str(runs[0])[number.end() :]
    return {"kind": "text", "number": number[1], "text": runs}


def _inline(node: SyntaxTreeNode) -> list[SyntaxTreeNode]:
    return node.children[0].children if node.children else []


def _plain(nodes: list[SyntaxTreeNode]) -> Iterator[str]:
    for node in nodes:
        yield node.content if node.type in ("text", "code_inline") else " " if node.type == "softbreak" else ""
        yield from _plain(node.children)


def _runs(nodes: list[SyntaxTreeNode], known: set[str]) -> list[Run]:
    runs: list[Run] = []
    for node in nodes:
        if node.type in ("strong", "em", "code_inline"):
            runs.append([node.type.removesuffix("_inline"), "".join(_plain([node]))])
        else:
            runs += _cited("".join(_plain([node])), known)
    return [run for run in runs if run]


def _cited(text: str, known: set[str]) -> Iterator[Run]:
    """Numbers of other paragraphs lead there."""
    at = 0
    for number in CITED.finditer(text):
        if number[0] in known:
            yield text[at : number.start()]
            yield ["ref", number[0]]
            at = number.end()
    yield text[at:]
