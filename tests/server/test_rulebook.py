"""The rules as the server takes them apart: nothing of RULES.md is lost, and what was read is not sent twice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma.server.rulebook import pictures, rulebook
from karczma.words import LANGUAGES

from .house import House

every_game = pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)


def texts(block: dict[str, Any]) -> Iterator[str]:
    for runs in [
        block.get("text", []),
        *block.get("items", []),
        *block.get("head", []),
        *(cell for row in block.get("rows", []) for cell in row),
    ]:
        yield "".join(run if isinstance(run, str) else run[1] for run in runs)


def written(game: karczma.Game, lang: str) -> str:
    """RULES.md without its marks, and without the section that only programs need."""
    text = (game.folder / ("RULES.md" if lang == "en" else "RULES.pl.md")).read_text(encoding="utf-8")
    parts = re.split(r"^## ", text, flags=re.MULTILINE)
    kept = [part for part in parts if not re.match(r"(\d+\. )?(Positions as text|Pozycje jako)", part)]
    return re.sub(r"[^\w]", "", re.sub(r"^\|[-|]+\|$", "", "".join(kept), flags=re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_every_word_of_the_rules_is_there(game: karczma.Game, lang: str) -> None:
    book = rulebook(game, lang)
    shown = [book["title"], *(text for block in book["opening"] for text in texts(block))]
    for section in book["sections"]:
        shown.append(section["title"])
        for block in section["blocks"]:
            shown += [block.get("number", ""), *texts(block)]
    assert re.sub(r"[^\w]", "", "".join(shown)) == written(game, lang)


@every_game
def test_references_and_pictures_lead_somewhere(game: karczma.Game) -> None:
    book = rulebook(game, "en")
    blocks = [block for section in book["sections"] for block in section["blocks"]]
    numbers = {block["number"] for block in blocks if "number" in block}
    cited = {run[1] for block in blocks for run in block.get("text", []) if isinstance(run, list) and run[0] == "ref"}
    assert cited <= numbers
    assert set(pictures(game)) <= numbers
    shown = {face for group in book["gallery"] for face in group["cards"]}
    assert {"back", "cover"} & shown == set()
    assert len(shown) >= 15


@pytest.mark.anyio
async def test_what_a_browser_has_read_is_not_sent_again(tmp_path: Path) -> None:
    async with House(tmp_path) as inn:
        first = await inn.ask("GET", "/api/rules/lost-cities/pl")
        assert first.status == 200
        assert json.loads(first.body)["paragraphs"]["why-too-low"] == "2.2"
        tag = str(first.header("etag"))
        again = await inn.ask("GET", "/api/rules/lost-cities/pl", headers={"if-none-match": tag})
        assert (again.status, again.body) == (304, b"")
        for nowhere in ("/api/rules/chess/pl", "/api/rules/lost-cities/de"):
            refused = await inn.ask("GET", nowhere)
            assert (refused.status, refused.json["error"]) == (404, "no_such_page")
