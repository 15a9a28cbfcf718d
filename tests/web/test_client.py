"""The browser client as files: what it asks for is there, and it keeps to what the pages allow."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

import karczma
from karczma.words import LANGUAGES, has_words

WEB = Path(karczma.__file__).parent / "web"
MODULES = sorted(path for path in WEB.rglob("*.js") if path.name not in ("first.js", "main.js"))
BOARDS = [game for game in karczma.GAMES if (game.folder / "board.js").exists()]
PAINTED = [game for game in karczma.GAMES if (game.folder / "faces.py").exists()]
# Fetched by whoever goes there.
LAZY = {"pages/rules.js", "pages/statistics.js", "pieces/plots.js", "pieces/rulebook.js", "pieces/terms.js"}
SENTENCE = re.compile(r'\bt\(\s*"([a-z-]+)"')
OWN_SENTENCE = re.compile(r'\bwords\(\s*"([a-z-]+)"')
HTML = re.compile(r'\sstyle="|\son[a-z]+="')
LARGEST_SCRIPT = 80_000  # bytes, compressed

every_board = pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.name)
every_painted_game = pytest.mark.parametrize("game", PAINTED, ids=lambda game: game.name)


def test_the_page_preloads_every_module() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    preloaded = set(re.findall(r'modulepreload" href="/([^"]+)"', page))
    assert preloaded == {str(module.relative_to(WEB)) for module in MODULES} - LAZY


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_the_client_says_is_there(lang: str) -> None:
    for module in WEB.rglob("*.js"):
        for sentence in SENTENCE.findall(module.read_text(encoding="utf-8")):
            assert has_words(sentence, lang), f"{module.name} says {sentence}"


@every_board
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_a_board_says_is_there(game: karczma.Game, lang: str) -> None:
    for sentence in OWN_SENTENCE.findall((game.folder / "board.js").read_text(encoding="utf-8")):
        assert has_words(f"{game.name}/{sentence}", lang), sentence


def test_nothing_comes_from_elsewhere_and_no_style_is_inline() -> None:
    sources = [
        *WEB.glob("*.*"),
        *WEB.glob("p*/*.js"),
        *WEB.glob("at-table/*.js"),
        *(g.folder / "board.js" for g in BOARDS),
    ]
    for source in sources:
        text = source.read_text(encoding="utf-8")
        assert not re.search(r"https?://(?!www\.w3\.org/)", text), source.name
        assert not HTML.search(text), source.name


def test_the_script_stays_small() -> None:
    import gzip

    lazy = {WEB / module for module in LAZY}
    scripts = [*(set(WEB.rglob("*.js")) - lazy), *(game.folder / "board.js" for game in BOARDS)]
    assert sum(len(gzip.compress(script.read_bytes(), 6)) for script in scripts) <= LARGEST_SCRIPT


@every_painted_game
def test_every_face_is_a_picture_without_styles(game: karczma.Game) -> None:
    drawn = import_module(f"{game.package}.faces")
    names = list(drawn.faces())
    assert {"back", "cover"} <= set(names)
    assert len(set(names)) == len(names)
    for name in names:
        root = ElementTree.fromstring(drawn.face(name))
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert not any("style" in element.attrib or element.tag.endswith("}style") for element in root.iter()), name
        assert drawn.face(name) == drawn.face(name)
