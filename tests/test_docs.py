"""What is public is explained, and what is linked is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import karczma

SOURCES = Path(karczma.__file__).parent
ROOT = Path(__file__).parent.parent
PAGES = sorted(
    page
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *SOURCES.rglob("*.md"))
    if ".venv" not in page.parts
)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(\S+)", re.MULTILINE)
HEADING = re.compile(r"^#+\s+(.+?)\s*#*$", re.MULTILINE)


def is_rule(function: ast.FunctionDef) -> bool:
    """A rule's name and the paragraph it cites say it all."""
    return any(isinstance(mark, ast.Name) and mark.id in ("rule", "inner_rule") for mark in function.decorator_list)


def public(
    body: list[ast.stmt], where: str
) -> Iterator[tuple[str, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef]]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield f"{where}.{node.name}", node
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, f"{where}.{node.name}")


def unexplained(source: Path) -> list[str]:
    tree = ast.parse(source.read_text(encoding="utf-8"))
    missing = [] if ast.get_docstring(tree) else [source.stem]
    for name, node in public(tree.body, source.stem):
        if not ast.get_docstring(node) and not (isinstance(node, ast.FunctionDef) and is_rule(node)):
            missing.append(name)
    return missing


MODULES = sorted(source for room in ("core", "games", "words") for source in (SOURCES / room).rglob("*.py"))


@pytest.mark.parametrize("source", MODULES, ids=lambda source: str(source.relative_to(SOURCES)))
def test_everything_public_is_explained_in_a_sentence(source: Path) -> None:
    assert unexplained(source) == []


def test_rules_are_told_from_other_functions() -> None:
    """The check itself: the core has both, and the private ones are left alone."""
    names = [name for source in MODULES for name, _ in public(ast.parse(source.read_text(encoding="utf-8")).body, "")]
    assert len(names) > 100
    assert not any(part.startswith("_") for name in names for part in name.split(".") if part)


def anchor(heading: str) -> str:
    """The anchor GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def without_code(text: str) -> str:
    return re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for target in (first or second for first, second in LINK.findall(without_code(page.read_text(encoding="utf-8")))):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, part = target.partition("#")
        linked = (page.parent / path) if path else page
        assert linked.exists(), f"{target} is not there"
        if part and linked.suffix == ".md":
            assert part in map(anchor, HEADING.findall(linked.read_text(encoding="utf-8"))), (
                f"{target}: no such heading"
            )


def test_there_are_pages_to_read() -> None:
    assert ROOT / "README.md" in PAGES
    assert (ROOT / "README.md").read_text(encoding="utf-8").strip()


def test_everything_the_package_offers_is_there_and_sorted() -> None:
    assert all(hasattr(karczma, name) for name in karczma.__all__)
    assert len(set(karczma.__all__)) == len(karczma.__all__)
    public_names = {
        name for name, value in vars(karczma).items() if not isinstance(value, ModuleType) and name[0] != "_"
    }
    assert public_names - {"annotations"} == set(karczma.__all__)
