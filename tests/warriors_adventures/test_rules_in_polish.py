"""RULES.pl.md says what RULES.md says: the same paragraphs, the same words of the notation, the same rulings."""

from __future__ import annotations

import re

from tests.lost_cities.test_rules_in_polish import decided, paragraphs

from .tables import GAME

ENGLISH, POLISH = ((GAME.folder / page).read_text(encoding="utf-8") for page in ("RULES.md", "RULES.pl.md"))


def test_both_have_the_same_paragraphs_in_the_same_order():
    assert paragraphs(POLISH) == paragraphs(ENGLISH)
    assert paragraphs(POLISH)[-1] == "6.3"


def test_both_have_the_same_headings():
    assert POLISH.count("\n## ") == ENGLISH.count("\n## ")


def test_both_decide_the_same():
    assert decided(POLISH, "Rozstrzygnięte") == decided(ENGLISH, "Decided") != []


def test_both_explain_the_same_options_and_lines():
    def code(page):
        return set(re.findall(r"`([^`]+)`", page))

    assert code(ENGLISH) ^ code(POLISH) == {"name: value", "nazwa: wartość"}
    assert set(code(ENGLISH)) >= {option.name for option in GAME.options}
