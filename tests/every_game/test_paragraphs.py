"""Every question a game asks and every refusal stands on a paragraph of RULES.md, where the rules open."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib import import_module

from karczma import Game, Sentence, say
from karczma.core.errors import IllegalMove
from karczma.core.table import Table
from karczma.server.rulebook import rulebook
from karczma.words import LANGUAGES, catalogue_files

from .cases import Case, every_case, every_game, share
from .courses import spread


def paragraphs(game: Game) -> dict[str, str]:
    found: dict[str, str] = import_module(f"{game.package}.story").PARAGRAPHS
    return found


def numbered(game: Game, lang: str) -> set[str]:
    """The paragraphs the rules page shows."""
    blocks = [block for section in rulebook(game, lang)["sections"] for block in section["blocks"]]
    return {block["number"] for block in blocks if "number" in block}


def refusals(table: Table, seat: int, dice: random.Random) -> Iterator[Sentence]:
    """Why some moves are not possible for the seat now."""
    every = sorted(set(table.game.engine.notation.MOVES) - set(table.legal_moves(seat)))
    for move in dice.sample(every, min(len(every), 60)):
        try:
            table.play(move, seat)
        except IllegalMove as refused:
            yield refused.sentence


@every_game
def test_each_leads_to_a_paragraph_that_both_languages_have(game: Game) -> None:
    for lang in LANGUAGES:
        assert sorted(set(paragraphs(game).values()) - numbered(game, lang)) == []


@every_game
def test_every_prompt_and_refusal_of_the_catalogue_has_one(game: Game) -> None:
    text = catalogue_files("en")[game.name].read_text(encoding="utf-8")
    assert set(paragraphs(game)) == set(re.findall(r"^((?:prompt|why)-[a-z-]+) =", text, re.MULTILINE))


@every_game
def test_a_refusal_that_cites_paragraphs_leads_to_one_of_them(game: Game) -> None:
    text = catalogue_files("en")[game.name].read_text(encoding="utf-8")
    for message, said in re.findall(r"^(why-[a-z-]+) = (.+)$", text, re.MULTILINE):
        cited = re.findall(r"\b\d+\.\d+\b", said)
        assert not cited or paragraphs(game)[message] in cited, message


@every_case
def test_whatever_is_asked_or_refused_in_a_game_has_one(case: Case) -> None:
    known, dice = paragraphs(case.game), random.Random(5)
    for table in spread(case, share(case, 60)):
        said = [table.prompt(seat) for seat in (None, *range(case.seats))]
        for seat in table.waiting_for:
            said += refusals(table, seat, dice)
        for what in said:
            assert what.id.startswith(f"{case.game.name}/")
            assert what.id.rpartition("/")[2] in known, say(what)


@every_game
def test_terms_are_explained_and_their_forms_stand_in_the_rules(game: Game) -> None:
    for lang in LANGUAGES:

        def words(message: str, lang: str = lang) -> str:
            return say(Sentence(f"{game.name}/{message}"), lang)

        page = (game.folder / ("RULES.md" if lang == "en" else "RULES.pl.md")).read_text(encoding="utf-8")
        names = words("terms").split(" ")
        assert len(names) == len(set(names)) >= 4
        for name in names:
            forms = [form.removesuffix("-") for form in words(f"term-{name}-forms").split(", ")]
            assert words(f"term-{name}")
            assert any(form.lower() in page.lower() for form in forms), f"{name} is nowhere in the rules, {lang}"
            assert len(words(f"term-{name}-means")) > 20
