"""Every paragraph of RULES.md is tested, every test cites one that exists, and RULES.pl.md says the same in Polish."""

from __future__ import annotations

import re
from pathlib import Path

from tests.lost_cities.test_rules_in_polish import decided, paragraphs

import karczma.games.mini_villagers as game

ENGLISH, POLISH = (
    Path(game.__file__).with_name(page).read_text(encoding="utf-8") for page in ("RULES.md", "RULES.pl.md")
)


def test_every_paragraph_has_a_test_and_every_test_a_paragraph():
    tests = Path(__file__).with_name("test_rules.py").read_text(encoding="utf-8")
    cited = {f"{section}.{number}" for section, number in re.findall(r"^def test_(\d+)_(\d+)_", tests, re.MULTILINE)}
    assert cited == {paragraph for paragraph in paragraphs(ENGLISH) if not paragraph.endswith(".")}
    assert len(cited) == 16


def test_both_languages_have_the_same_paragraphs_headings_and_rulings():
    assert paragraphs(POLISH) == paragraphs(ENGLISH)
    assert POLISH.count("\n## ") == ENGLISH.count("\n## ") == 7
    assert decided(POLISH, "Rozstrzygnięte") == decided(ENGLISH, "Decided") != []


def test_both_languages_explain_the_same_options_and_lines():
    english, polish = (set(re.findall(r"`([^`]+)`", page)) for page in (ENGLISH, POLISH))
    assert english - polish == {"name: value"}
    assert polish - english == {"nazwa: wartość", "seed"}
