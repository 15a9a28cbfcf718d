"""The catalogues: the same messages in both languages, all that the sources ask for, every form of every word."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import karczma
from karczma.words import LANGUAGES, Sentence, catalogue_files, has_words, preferred_language, say, sentence

SOURCES = Path(karczma.__file__).parent
CATALOGUES = sorted(catalogue_files("en"))  # of every folder, listed as a game or not yet
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = [-20, -1, 0, 1, 2, 5, 22]
SAMPLES = [*NUMBERS, "Ala"]

every_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda name: name or "general")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Used(Visitor):
    """What a message uses: variables, other messages, and the words it chooses by for each variable."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {key.name for key in (variant.key for variant in node.variants) if isinstance(key, ftl.Identifier)}
            self.choices.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


@cache
def messages(catalogue: str, lang: str) -> dict[str, Used]:
    """Every message of one catalogue and what it uses itself."""
    found: dict[str, Used] = {}
    for entry in FluentParser().parse(catalogue_files(lang)[catalogue].read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{catalogue or 'general'} {lang} cannot be read: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = used = Used()
            used.visit(entry.value)
    return found


def variables(catalogue: str, lang: str, message: str) -> set[str]:
    """The variables of a message and of those it is made of."""
    known = {**messages("", lang), **messages(catalogue, lang)}
    used = known[message]
    return used.variables.union(*(variables(catalogue, lang, other) for other in used.messages))


def choices(catalogue: str) -> dict[str, set[str]]:
    """The words that messages in any language choose by, for each variable: colours, milestones, yes and no."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for used in messages(catalogue, lang).values():
            for name, keys in used.choices.items():
                found.setdefault(name, set()).update(keys)
    return found


# -- the two languages


@every_catalogue
def test_both_languages_have_the_same_messages(catalogue: str) -> None:
    """One language may have more only for its grammar: forms that other messages of that language are made of."""
    polish, english = (messages(catalogue, lang) for lang in ("pl", "en"))
    for one, other in ((polish, english), (english, polish)):
        forms = set().union(*(used.messages for used in one.values()))
        assert sorted(one.keys() - other.keys() - forms) == []


@every_catalogue
def test_both_languages_use_the_same_variables_in_each_message(catalogue: str) -> None:
    both = messages(catalogue, "pl").keys() & messages(catalogue, "en").keys()
    used = {message: [variables(catalogue, lang, message) for lang in ("pl", "en")] for message in sorted(both)}
    forms = set().union(*(used.messages for lang in LANGUAGES for used in messages(catalogue, lang).values()))
    assert {message: pair for message, pair in used.items() if pair[0] != pair[1] and message not in forms} == {}


@every_catalogue
def test_both_languages_choose_by_the_same_words(catalogue: str) -> None:
    """A colour or a milestone that one language forgot would silently be called by another's name."""
    for name, keys in choices(catalogue).items():
        for lang in LANGUAGES:
            for message, used in messages(catalogue, lang).items():
                if len(used.choices.get(name, ())) > 2:
                    assert used.choices[name] == keys, f"{message} in {lang}"


@every_language
def test_lost_cities_names_every_colour_and_every_milestone(lang: str) -> None:
    from karczma.games.lost_cities.cards import COLOUR_NAMES, MILESTONE_NAMES

    by = choices("lost-cities")
    assert by["colour"] == set(COLOUR_NAMES)
    assert by["milestone"] == set(MILESTONE_NAMES)
    for message, names in (("colour", COLOUR_NAMES), ("milestone", MILESTONE_NAMES)):
        said = [say(sentence(f"lost-cities/{message}", **{message: name}), lang) for name in names]
        assert len(set(said)) == len(names)


# -- every message can be said


@every_language
@every_catalogue
def test_every_message_can_be_said_with_every_word_it_chooses_by(catalogue: str, lang: str) -> None:
    by = choices(catalogue)
    for message in messages(catalogue, lang):
        names = sorted(variables(catalogue, lang, message))
        words = [sorted(by[name]) or NUMBERS if name in by else SAMPLES for name in names]
        longest = max(map(len, words), default=1)
        pairs = product(*words) if len(words) < 3 else ([w[i % len(w)] for w in words] for i in range(7 * longest))
        for args in pairs:
            text = say(
                Sentence(f"{catalogue}/{message}" if catalogue else message, dict(zip(names, args, strict=True))), lang
            )
            assert text.strip() or message == "no-guess"
            assert not set("{}") & set(text), text


@every_language
def test_no_game_gives_another_meaning_to_a_general_message(lang: str) -> None:
    for catalogue in filter(None, CATALOGUES):
        assert not set(messages(catalogue, lang)) & set(messages("", lang)), catalogue


@pytest.mark.parametrize(
    ("points", "polish", "english"),
    [
        (1, "1 punkt", "1 point"),
        (2, "2 punkty", "2 points"),
        (5, "5 punktów", "5 points"),
        (12, "12 punktów", "12 points"),
        (22, "22 punkty", "22 points"),
        (25, "25 punktów", "25 points"),
        (0, "0 punktów", "0 points"),
        (-1, "-1 punkt", "-1 point"),
        (-22, "-22 punkty", "-22 points"),
    ],
)
def test_points_are_counted_as_each_language_counts(points: int, polish: str, english: str) -> None:
    assert [say(sentence("lost-cities/points", points=points), lang) for lang in ("pl", "en")] == [polish, english]


# -- what the sources say


def texts(node: ast.expr, function: ast.AST | None) -> Iterator[str]:
    """The messages an expression can name, as patterns: a literal, one of two, an f-string, a name given before."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body, function)
        yield from texts(node.orelse, function)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    elif isinstance(node, ast.Name) and function is not None:
        for assigned in ast.walk(function):
            if isinstance(assigned, ast.Assign) and any(
                isinstance(t, ast.Name) and t.id == node.id for t in assigned.targets
            ):
                yield from texts(assigned.value, function)


def asked_for(source: Path) -> Iterator[tuple[str, str]]:
    """Catalogue and pattern of every message that a source file names."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    own = source.parent.name.replace("_", "-") if source.parent.parent.name == "games" else ""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in (tree, *functions):
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and call.args:
                name = getattr(call.func, "id", None) or getattr(call.func, "attr", None)
                if name in ("sentence", "words", "_say"):
                    for pattern in texts(call.args[0], function if function is not tree else None):
                        yield ("" if name == "sentence" else own, pattern)


def all_messages(lang: str) -> list[str]:
    names = []
    for catalogue in CATALOGUES:
        names += [f"{catalogue}/{message}" if catalogue else message for message in messages(catalogue, lang)]
    return names


@cache
def asked() -> set[tuple[str, str]]:
    """Every source file with the pattern of each message that it names."""
    return {
        (str(source.relative_to(SOURCES)), f"{re.escape(catalogue)}/{pattern}" if catalogue else pattern)
        for source in SOURCES.rglob("*.py")
        for catalogue, pattern in asked_for(source)
    }


def test_messages_are_found_in_the_sources() -> None:
    assert len(asked()) > 50
    assert ("core/table.py", re.escape("not-your-turn")) in asked()
    assert ("games/lost_cities/story.py", re.escape("lost-cities/prompt-place").replace("place", ".+")) in asked()


@every_language
def test_every_message_the_sources_name_is_there(lang: str) -> None:
    known = "\n".join(all_messages(lang))
    missing = [one for one in asked() if not re.search(f"^(?:{one[1]})$", known, re.MULTILINE)]
    assert sorted(missing) == []


@every_language
def test_every_game_has_a_blurb_and_explains_its_options(lang: str) -> None:
    for game in karczma.GAMES:
        assert has_words(f"{game.name}/blurb", lang)
        for option in game.options:
            assert has_words(option.help(game.name).id, lang)
    assert not has_words("nonsense", lang)


def test_a_sentence_may_stand_inside_another_and_travels_as_json() -> None:
    what = sentence("invalid-move", move="x", example="y", guess=sentence("did-you-mean", word="z"))
    assert say(what, "en").endswith("Did you mean z?")
    assert say(what, "pl").endswith("Czy chodziło o z?")
    assert what.to_json()["args"]["guess"] == {"id": "did-you-mean", "args": {"word": "z"}}


@pytest.mark.parametrize(
    ("environment", "system", "lang"),
    [
        ({"KARCZMA_LANG": "pl", "LANG": "de_DE.UTF-8"}, "en_US", "pl"),
        ({"KARCZMA_LANG": "en", "LANG": "pl_PL.UTF-8"}, "pl_PL", "en"),
        ({"LANG": "pl_PL.UTF-8"}, "en_US", "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "pl_PL", "en"),
        ({"LANG": "de_DE.UTF-8"}, "de_DE", "en"),
        ({}, "pl_PL", "pl"),
    ],
)
def test_polish_is_spoken_to_whoever_asks_for_it(
    monkeypatch: Any, environment: dict[str, str], system: str, lang: str
) -> None:
    for name in ("KARCZMA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("locale.getlocale", lambda: (system, "UTF-8"))
    assert preferred_language() == lang


@every_language
def test_a_text_of_any_length_can_be_said(lang: str) -> None:
    what = sentence("wrong-usage", reason="x" * 5000)
    assert "xxx…" in say(what, lang)
    assert len(what.to_json()["args"]["reason"]) < 5000


@pytest.mark.parametrize("number", [10**25, -(10**30), float("inf"), float("nan")])
@every_language
def test_a_number_of_any_size_can_be_said(number: float, lang: str) -> None:
    assert str(number) in say(sentence("wrong-seats", game="x", seats=number, least=2, most=4), lang)
