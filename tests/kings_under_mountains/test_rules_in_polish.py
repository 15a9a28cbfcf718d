"""RULES.pl.md says what RULES.md says: the same paragraphs, the same words of the notation, the same rulings."""

from __future__ import annotations

import re
from pathlib import Path

import karczma.games.kings_under_mountains as game

ENGLISH, POLISH = (
    Path(game.__file__).with_name(page).read_text(encoding="utf-8") for page in ("RULES.md", "RULES.pl.md")
)


def paragraphs(page: str) -> list[str]:
    """Numbered paragraphs and sections, in order."""
    return re.findall(r"^(?:## )?(\d+\.\d*) ", page, re.MULTILINE)


def decided(page: str, heading: str) -> list[list[str]]:
    """The paragraphs that each ruling cites."""
    rulings = page.partition(f"\n## {heading}\n")[2]
    return [re.findall(r"\b\d\.\d\b", ruling) for ruling in re.findall(r"^- (.+)$", rulings, re.MULTILINE)]


def test_both_have_the_same_paragraphs_in_the_same_order() -> None:
    assert paragraphs(POLISH) == paragraphs(ENGLISH)
    assert paragraphs(POLISH)[-1] == "7.3"


def test_both_have_the_same_headings() -> None:
    assert POLISH.count("\n## ") == ENGLISH.count("\n## ")
    assert "\n## Positions as text\n" in ENGLISH
    assert "\n## Pozycje jako " in POLISH


def test_both_decide_the_same() -> None:
    assert decided(POLISH, "Rozstrzygnięte") == decided(ENGLISH, "Decided") != []


def test_both_explain_the_same_options_and_lines() -> None:
    def code(page: str) -> set[str]:
        return set(re.findall(r"`([^`]+)`", page))

    assert code(ENGLISH) - code(POLISH) == {"name: value"}
    assert code(POLISH) - code(ENGLISH) == {"nazwa: wartość", "seed"}
