"""A whole review: the same game comes to the same review on any number of cores, and its parts add up."""

from __future__ import annotations

import pytest

from karczma import GAMES, Game
from karczma.review import beliefs, outlook, reviewing
from karczma.review.reviewing import review

from .games import find, played


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said here holds for hasty reviews too."""
    monkeypatch.setattr(reviewing, "FEWEST", 24)
    monkeypatch.setattr(beliefs, "WORLDS", 10)
    monkeypatch.setattr(outlook, "DEALS", 64)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_game_comes_to_the_same_review_on_any_number_of_cores(game: Game) -> None:
    options = {"deals": 1} if game.name == "lost-cities" else {}
    replay = played(game, 2, **options)[0].replay()
    told: list[float] = []
    one = review(replay, iterations=1, tell=told.append)
    assert one == review(replay, cores=2, iterations=1)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(one.points) == len(one.decisions) + 1
    for split in one.splits:
        parts = (split.fair, split.luck, split.own, split.others)
        assert sum(part.value for part in parts) == pytest.approx(split.result)
        assert split.luck.error >= max(split.own.error, split.others.error)


def test_every_choice_is_told_once_and_forced_moves_are_not() -> None:
    table, _ = played(find("knights-and-castles"), 1)
    found = review(table.replay(), iterations=1)
    choices = [n for n in range(table.version) if len(table.at(n).legal_numbers(table.moves[n][0])) > 1]
    assert [decision.at for decision in found.decisions] == choices
    for decision in found.decisions:
        seat, move = table.moves[decision.at]
        assert (decision.seat, decision.played) == (seat, table.game.engine.notation.move_text(move))
        assert decision.played in {told.move for told in decision.moves}
        assert decision.loss == max(0.0, -decision.costs[seat])
