"""Every paragraph of RULES.md is tested, and every test cites a paragraph that exists."""

from __future__ import annotations

import re
from pathlib import Path

import karczma.games.kings_under_mountains as rules

PARAGRAPHS = set(
    re.findall(r"^(\d+\.\d+) ", Path(rules.__file__).with_name("RULES.md").read_text(encoding="utf-8"), re.MULTILINE)
)
CITED = {
    f"{section}.{number}"
    for path in Path(__file__).parent.glob("test_*.py")
    for section, number in re.findall(r"^def test_(\d+)_(\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE)
}


def test_rules_have_paragraphs():
    assert len(PARAGRAPHS) >= 35
    assert {"1.1", "2.4", "7.3"} <= PARAGRAPHS


def test_every_paragraph_has_a_test():
    assert sorted(PARAGRAPHS - CITED) == []


def test_every_test_cites_a_paragraph_that_exists():
    assert sorted(CITED - PARAGRAPHS) == []
