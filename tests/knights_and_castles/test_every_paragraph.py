"""Every paragraph of RULES.md is tested, and every test cites a paragraph that exists."""

from __future__ import annotations

import re
from pathlib import Path

import karczma.games.knights_and_castles as rules

PARAGRAPHS = set(
    re.findall(r"^(\d+\.\d+) ", Path(rules.__file__).with_name("RULES.md").read_text(encoding="utf-8"), re.MULTILINE)
)
CITED = {
    f"{section}.{number}"
    for path in Path(__file__).parent.glob("test_*.py")
    for section, number in re.findall(r"^def test_(\d+)_(\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE)
}


def test_rules_have_paragraphs():
    assert len(PARAGRAPHS) == 25
    assert {"1.1", "3.7", "7.2"} <= PARAGRAPHS


def test_every_paragraph_has_a_test():
    assert sorted(PARAGRAPHS - CITED) == []


def test_every_test_cites_a_paragraph_that_exists():
    assert sorted(CITED - PARAGRAPHS) == []
