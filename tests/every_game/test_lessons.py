"""Every lesson keeps to the rules, speaks both languages, teaches every chapter of the basic game, and ends."""

from __future__ import annotations

import re

import pytest

import karczma
from karczma.server import lessons
from karczma.words import LANGUAGES, Sentence, has_words, say

LESSONS = [(game, part) for game in karczma.GAMES for part in lessons.parts(game)]
FEWEST, MOST = 9, 32  # steps: three to eight minutes
LONGEST = 300  # letters of a sentence: more does not fit beside a card on a phone
PARAGRAPH = re.compile(r"^(\d+\.\d+[a-z]?) ", re.M)

# The chapters of RULES.md that are the basic game; the others are variants, options, and rulings.
BASIC = {
    "lost-cities/base": {1, 2, 3, 4},
    "warriors-adventures/base": {1, 2, 3, 4},
    "knights-and-castles/base": {1, 2, 3, 4, 5},
    "kings-under-mountains/base": {1, 2, 3, 4, 5, 6},
    "mini-villagers/base": {1, 2, 3, 4},
    "villagers/base": {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15},
    "villagers/padlocks": {10, 11},
    "villagers/solo": {16},
}

every_lesson = pytest.mark.parametrize(("game", "part"), LESSONS, ids=[f"{game.name}/{part}" for game, part in LESSONS])


def shown(game: karczma.Game, part: str) -> list[lessons.Shown]:
    """Every step as the browser gets it; a move that is not legal would be refused here."""
    return [lessons.shown(game, part, 1 + number) for number in range(len(lessons.lesson_of(game, part).step))]


def test_every_game_has_its_lessons() -> None:
    assert {f"{game.name}/{part}" for game, part in LESSONS} == BASIC.keys()


@every_lesson
def test_every_move_is_legal_and_the_learner_is_asked_for_it(game: karczma.Game, part: str) -> None:
    steps = shown(game, part)
    assert FEWEST <= len(steps) <= MOST
    for step in steps:
        assert step.do is None or step.do in step.view["legal_moves"]
    assert any(step.do for step in steps)
    assert steps[-1].do is None


@every_lesson
def test_every_sentence_can_be_said_and_is_not_long(game: karczma.Game, part: str) -> None:
    for step in shown(game, part):
        for lang in LANGUAGES:
            text = say(Sentence(step.say.id, step.say.args), lang)
            assert len(text) <= LONGEST, (lang, step.say.id)
            assert text.count("*") % 2 == 0, (lang, step.say.id)
            if len(lessons.parts(game)) > 1:
                assert has_words(f"{game.name}-lessons/lesson-title-{part}", lang)


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_word_is_marked_once(game: karczma.Game, part: str, lang: str) -> None:
    said = [say(Sentence(step.say.id, step.say.args), lang) for step in shown(game, part)]
    terms = [term for text in said for term in text.split("*")[1::2]]
    assert len(terms) >= 3
    assert len(terms) == len(set(terms))


@every_lesson
def test_every_chapter_of_the_basic_game_is_taught(game: karczma.Game, part: str) -> None:
    known = set(PARAGRAPH.findall((game.folder / "RULES.md").read_text(encoding="utf-8")))
    taught = {paragraph for step in lessons.lesson_of(game, part).step for paragraph in step.rules}
    assert taught <= known
    assert {int(paragraph.split(".")[0]) for paragraph in taught} >= BASIC[f"{game.name}/{part}"]


@every_lesson
def test_every_sentence_of_the_catalogue_is_said(game: karczma.Game, part: str) -> None:
    said = {step.say for name in lessons.parts(game) for step in lessons.lesson_of(game, name).step}
    said |= {f"title-{name}" for name in lessons.parts(game) if len(lessons.parts(game)) > 1}
    text = (game.folder / "lessons" / "words.en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^lesson-([a-z-]+) =", text, re.M)) == said


@every_lesson
def test_the_real_game_afterwards_can_be_dealt(game: karczma.Game, part: str) -> None:
    afterwards = lessons.lesson_of(game, part).afterwards
    table = game.deal(seats=afterwards.seats, seed=1, **afterwards.options)
    assert not table.is_over


def test_a_lesson_shows_only_what_the_learner_may_see() -> None:
    game = karczma.game("lost-cities")
    assert {card for step in shown(game, "base")[:5] for card in step.view["table"]["hands"][1]} == {"?"}


def test_another_move_is_explained() -> None:
    game = karczma.game("lost-cities")
    step = 1 + [step.do for step in lessons.lesson_of(game, "base").step].index("play:Y4")
    assert lessons.why(game, "base", step, "play:V5") is None
    illegal = lessons.why(game, "base", step, "draw:deck")
    assert illegal is not None
    assert illegal.id == "lost-cities/why-lay-first"
