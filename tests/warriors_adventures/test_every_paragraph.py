"""Every paragraph of RULES.md is tested, and every test cites a paragraph that exists."""

from __future__ import annotations

import re
from pathlib import Path

from .tables import GAME

RULES = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
PARAGRAPHS = set(re.findall(r"^(\d+\.\d+) ", RULES, re.MULTILINE))
CITED = {
    f"{section}.{number}"
    for path in Path(__file__).parent.glob("test_*.py")
    for name in re.findall(r"^def (test_\d\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    for section, number in re.findall(r"_(\d)_(\d)(?=_)", name)
}


def test_rules_have_paragraphs():
    assert len(PARAGRAPHS) == 31
    assert {"1.1", "2.9", "6.3"} <= PARAGRAPHS


def test_every_paragraph_has_a_test():
    assert sorted(PARAGRAPHS - CITED) == []


def test_every_test_cites_a_paragraph_that_exists():
    assert sorted(CITED - PARAGRAPHS) == []
