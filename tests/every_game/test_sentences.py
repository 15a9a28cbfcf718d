"""Everything a game says can be said in both languages: prompts, what moves do, what happened, how it ended."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from karczma import Game, Sentence, say

from .cases import Case, every_case, every_game, share
from .courses import chosen, courses, spread
from .facts import facts_of


def assert_can_be_said(what: Sentence) -> None:
    for lang in ("pl", "en"):
        text = say(what, lang)
        assert text.strip(), f"{what.id} says nothing in {lang}"
        assert not set("{}$") & set(text), text
        assert "  " not in text, text


@every_game
@given(data=st.data())
@settings(max_examples=40)
def test_prompts_and_descriptions_of_moves_can_be_said(game: Game, data: Any) -> None:
    table = data.draw(courses(game)).table()
    for seat in (None, *range(table.seats)):
        assert_can_be_said(table.prompt(seat))
    for seat in table.waiting_for:
        for move in table.legal_moves(seat):
            assert_can_be_said(table.describe(move, seat))


@every_game
@given(data=st.data())
@settings(max_examples=40)
def test_reasons_for_moves_can_be_said_and_change_nothing(game: Game, data: Any) -> None:
    table = data.draw(courses(game)).table()
    reasons = import_module(f"{game.package}.reasons").reasons
    for seat in table.waiting_for:
        seen = table.observed(seat)
        for move in table.legal_numbers(seat):
            for reason in reasons(seen, seat, move):
                assert_can_be_said(reason)
        assert seen.tobytes() == table.observation(seat)


@every_case
def test_a_whole_game_can_be_told_to_everybody(case: Case) -> None:
    dice = random.Random(3)
    table = case.deal(3)
    said: set[str] = set()
    for number in range(case.game.most_decisions):
        if table.is_over:
            break
        seat, move = chosen(table, dice.randrange(1 << 16))
        played = table.play(move, seat)
        if number % 3 and not table.is_over and not facts_of(case.game).tells(played.before, played.after):
            continue
        everybody = [None, *range(case.seats)]
        ends = table.is_over or facts_of(case.game).tells(played.before, played.after)
        for viewer in everybody if ends else [seat, everybody[number % len(everybody)]]:
            told = played.story(viewer)
            assert told or viewer != seat, "whoever moves is told what happened"
            for what in told:
                if repr(what) not in said:
                    said.add(repr(what))
                    assert_can_be_said(what)
    if table.outcome:
        assert_can_be_said(table.outcome.reason)
    for option in case.game.options:
        assert_can_be_said(option.help(case.game.name))


@every_case
def test_a_view_says_in_json_what_the_table_says(case: Case) -> None:
    for table in spread(case, share(case, 100)):
        for seat in (None, *range(case.seats)):
            view = table.view(seat)
            assert view["prompt"] == table.prompt(seat).to_json()
            assert (view["game"], view["seats"], view["version"]) == (case.game.name, case.seats, table.noticed(seat))
            assert (view["outcome"] is not None) == table.is_over
            if seat in table.waiting_for:
                assert view["legal_moves"] == table.legal_moves(seat)


@every_case
def test_with_open_hands_no_hand_is_hidden_and_nobody_is_you(case: Case) -> None:
    dice, table = random.Random(5), case.deal(5)
    said: set[str] = set()
    for number in range(case.game.most_decisions):
        if table.is_over:
            break
        if number % 5 == 0:
            hands = table.open_view()["table"].get("hands", [])
            assert not any("?" in card for hand in hands for card in hand)
        seat, move = chosen(table, dice.randrange(1 << 16))
        for what in table.play(move, seat).open_story():
            if what.id not in said:
                said.add(what.id)
                assert_can_be_said(what)
            assert what.args.get("you") != "yes", what
