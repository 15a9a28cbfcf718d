"""Every card is exactly once somewhere, from the deal to the end."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from karczma import GAMES, Game

from .cases import Case, every_case, every_game, share
from .courses import courses, spread
from .facts import facts_of
from .looking import another_truth, viewers


def test_the_kit_knows_where_the_cards_of_every_game_lie() -> None:
    for game in GAMES:
        assert facts_of(game).places


@every_case
def test_every_card_is_exactly_once_somewhere_through_a_whole_game(case: Case) -> None:
    facts = facts_of(case.game)
    for table in spread(case, share(case, 600)):
        assert facts.everything(table.state) == facts.deck(table.state)


@every_game
@given(data=st.data())
@settings(max_examples=50)
def test_every_card_is_exactly_once_somewhere(game: Game, data: Any) -> None:
    facts = facts_of(game)
    for table in data.draw(courses(game)).walk():
        assert facts.everything(table.state) == facts.deck(table.state)


@every_case
def test_a_completed_observation_has_every_card_too(case: Case) -> None:
    facts = facts_of(case.game)
    for number, table in enumerate(spread(case, share(case, 200))):
        for viewer in viewers(table):
            world = another_truth(case.game.engine, table.state, viewer, number)
            assert facts.everything(world) == facts.deck(world)
