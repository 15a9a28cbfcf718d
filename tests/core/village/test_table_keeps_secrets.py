"""What a table answers must not give away who is asked in secret (22.6)."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from karczma import Game, KarczmaError
from karczma.core.engine import Engine
from karczma.core.steps import waiting_for
from karczma.core.table import Table, seats_of
from karczma.words import sentence

from . import hidden, rules
from . import state as table
from .test_village_flows import draft_turns, legal, observed


def village_game() -> Game:
    game = Game("village", {"en": "Village", "pl": "Wioska"}, range(3, 4), (), 1, 1000, secret_questions=True)
    notation = SimpleNamespace(
        MOVES={str(move): move for move in range(table.PAY_VILLAGER)}, EXAMPLE="0", move_text=str
    )
    story = SimpleNamespace(why_not=lambda o, seat, move: sentence("village/why-not", move=move))
    compiled = {name: getattr(rules, name) for name in ("setup", "legal_moves", "play")}
    compiled |= {name: getattr(hidden, name) for name in ("observe", "complete", "seen_move")}
    unused = dict.fromkeys(("scores", "ranking", "weigh", "standing", "stage", "judge", "imagine", "view"))
    game.__dict__["engine"] = Engine(
        dtype=table.STATE,
        most_moves=table.MOST_MOVES,
        waiting_for=waiting_for,
        notation=notation,
        story=story,
        **compiled,
        **unused,
    )
    return game


def answers(hand: str, seat: int) -> dict[int, object]:
    """What a seat is told about every move that it sees as impossible, while seat 1 holds this card."""
    s = draft_turns(hands=("seeker", hand, "agent"), road="hunter agent", stacks=("agent", "", "courier seeker"))
    game, possible, told = village_game(), legal(observed(s, seat), seat), {}
    for move in range(table.PAY_VILLAGER):
        if move not in possible:
            with pytest.raises(KarczmaError) as refused:
                Table(game, s, None).play(move, seat)
            told[move] = type(refused.value), refused.value.sentence
    return told


@pytest.mark.parametrize("seat", [0, 2])
def test_22_6_no_refusal_tells_that_the_courier_is_asked(seat: int) -> None:
    assert answers("courier", seat) == answers("monk", seat)


def at_the_drafters_turn(hand: str) -> Table:
    s = draft_turns(hands=("seeker", hand, "agent"), road="hunter agent", stacks=("agent", "", "courier seeker"))
    return Table(village_game(), s, None)


def test_22_6_the_drafters_move_is_kept_until_the_courier_has_answered() -> None:
    asked, free = at_the_drafters_turn("courier"), at_the_drafters_turn("monk")
    (drafter,) = seats_of(waiting_for(asked.observed(0)))
    (holder,) = asked.waiting_for
    assert drafter != holder
    move = legal(asked.observed(drafter), drafter)[0]
    assert asked.submit(move, drafter) == []
    assert asked.version == 0
    played = asked.submit(table.HOLD, holder)
    assert [(one.seat, one.move) for one in played] == [(holder, table.HOLD), (drafter, move)]
    assert [(one.seat, one.move) for one in free.submit(move, drafter)] == [(drafter, move)]
    assert asked.noticed(drafter) == free.noticed(drafter) == 1
    assert asked.noticed(holder) == asked.version == 2


def test_22_6_whoever_sees_something_new_is_asked_again() -> None:
    asked = at_the_drafters_turn("courier")
    (drafter,), (holder,) = seats_of(waiting_for(asked.observed(0))), asked.waiting_for
    asked.submit(table.TAKE_ROAD, drafter)
    played = asked.submit(table.SEND, holder)  # the same slot: another card comes there
    assert [one.seat for one in played] == [holder]
    assert asked.waiting_for == (drafter,)


def test_a_move_nobody_could_think_possible_is_refused_as_ever() -> None:
    asked = at_the_drafters_turn("courier")
    with pytest.raises(KarczmaError):
        asked.submit(table.HOLD, 2)
