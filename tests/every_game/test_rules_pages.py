"""RULES.md: every paragraph is tested, every test cites one that exists, and RULES.pl.md says the same in Polish."""

from __future__ import annotations

import re
from pathlib import Path

from karczma import Game

from .cases import every_game

TESTS = Path(__file__).parent.parent
CODE_IN_ENGLISH_ONLY = {"name: value", "name:seat"}
CODE_IN_POLISH_ONLY = {"nazwa: wartość", "nazwa:miejsce", "seed"}


def page(game: Game, name: str) -> str:
    return (game.folder / name).read_text(encoding="utf-8")


def paragraphs(text: str) -> list[str]:
    """Numbered paragraphs and sections, in order."""
    return re.findall(r"^(?:## )?(\d+\.\d*) ", text, re.MULTILINE)


def cited(game: Game) -> set[str]:
    """The paragraphs named by tests: `test_2_3_...` or `test_2_3_and_2_4_...`."""
    found = set()
    for file in (TESTS / game.folder.name).glob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        for numbers in re.findall(r"^def test((?:_(?:and_)?\d+_\d+)+)_", text, re.MULTILINE):
            found |= {f"{section}.{number}" for section, number in re.findall(r"_(\d+)_(\d+)", numbers)}
    return found


def decided(text: str, heading: str) -> list[list[str]]:
    """The paragraphs that each ruling cites."""
    rulings = text.partition(f"{heading}\n")[2]
    return [re.findall(r"\b\d+\.\d+\b", ruling) for ruling in re.findall(r"^- (.+)$", rulings, re.MULTILINE)]


def code(text: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", text))


@every_game
def test_every_paragraph_has_a_test_and_every_test_cites_one_that_exists(game: Game) -> None:
    numbered = {number for number in paragraphs(page(game, "RULES.md")) if not number.endswith(".")}
    assert len(numbered) > 10
    assert sorted(numbered - cited(game)) == [], "these paragraphs have no test"
    assert sorted(cited(game) - numbered) == [], "these tests cite what is not there"


@every_game
def test_both_languages_have_the_same_paragraphs_headings_and_rulings(game: Game) -> None:
    english, polish = page(game, "RULES.md"), page(game, "RULES.pl.md")
    assert paragraphs(polish) == paragraphs(english)
    assert polish.count("\n## ") == english.count("\n## ")
    assert "Positions as text\n" in english
    assert "Pozycje jako " in polish
    assert decided(polish, "Rozstrzygnięte") == decided(english, "Decided") != []


@every_game
def test_both_languages_explain_the_same_options_and_lines(game: Game) -> None:
    english, polish = code(page(game, "RULES.md")), code(page(game, "RULES.pl.md"))
    assert english - polish <= CODE_IN_ENGLISH_ONLY
    assert polish - english <= CODE_IN_POLISH_ONLY
    assert english >= {option.name for option in game.options}
