"""A move can be taken back exactly as long as nobody has learnt anything by it and nobody has moved since."""

from __future__ import annotations

import random

import pytest

from karczma import CannotUndo
from karczma.core.knowledge import TOGETHER
from karczma.core.steps import is_asked_in_secret
from karczma.core.table import Table

from .cases import Case, every_case, has_choices, share
from .courses import chosen, spread
from .facts import Facts, facts_of
from .looking import observed


def shows_something_new(facts: Facts, table: Table, seat: int, before: object) -> bool | None:
    """Whether the mover, or all players together, see a card or a lot they did not see before; None if they could."""
    engine = table.game.engine
    if facts.tells(before, table.state):
        return None
    if facts.by_lot(before, table.state):
        return True
    for viewer in (seat, TOGETHER):
        seen = [
            sum(facts.in_sight(observed(engine, s, viewer)).values(), facts.deck(s) - facts.deck(s))
            for s in (before, table.state)
        ]
        new, hidden = seen[1] - seen[0], facts.deck(before) - seen[0]
        if new:
            backs = {facts.back(card) for card in new}  # cards with other backs could not have come
            could_come = {card for card in hidden if facts.back(card) in backs}
            return True if len(could_come) > len(backs) else None
    return False


def noticed(table: Table) -> list[int]:
    return [table.noticed(seat) for seat in (None, *range(table.seats))]


@every_case
def test_a_move_can_be_taken_back_unless_it_showed_a_hidden_card(case: Case) -> None:
    facts, dice, outcomes = facts_of(case.game), random.Random(1), set()
    for table in spread(case, share(case, 150)):
        if table.is_over:
            continue
        before, moves = table.state, list(table.moves)
        secret = is_asked_in_secret(before)
        seat, move = chosen(table, dice.randrange(1 << 16))
        table.play(move, seat)
        after = table.to_bytes()
        new = shows_something_new(facts, table, seat, before)
        try:
            table.undo(seat)
        except CannotUndo:
            assert new is not False or secret, f"{table.game.engine.notation.move_text(move)} showed nothing new"
            assert table.to_bytes() == after, "a refusal changes nothing"
        else:
            assert new is not True, f"{table.game.engine.notation.move_text(move)} showed a hidden card"
            assert not secret, "a secret choice is final"
            assert (table.state.tobytes(), table.moves) == (before.tobytes(), moves)
            table.play(move, seat)
            assert table.to_bytes() == after
        if not secret:
            outcomes.add(new)
    never = not outcomes or not has_choices(case.game)
    assert case.changed or never or {True, False} <= outcomes, "both kinds of moves were tried"


@every_case
def test_what_another_has_answered_cannot_be_taken_back(case: Case) -> None:
    table = case.deal(2)
    with pytest.raises(CannotUndo):
        table.undo(0)
    for choice in range(30):
        if table.is_over:
            break
        seat, move = chosen(table, choice * 7)
        table.play(move, seat)
        for other in range(case.seats):
            if other != seat:
                before = table.to_bytes()
                with pytest.raises(CannotUndo):
                    table.undo(other)
                assert table.to_bytes() == before


@every_case
def test_moves_are_taken_back_one_by_one_as_far_as_they_can_be(case: Case) -> None:
    """Every move taken back is checked by itself: a hidden card that was shown is a wall."""
    table = case.deal(5)
    past = [(table.to_bytes(), noticed(table))]
    for choice in range(20):
        if table.is_over:
            break
        seat, move = chosen(table, choice)
        table.play(move, seat)
        past.append((table.to_bytes(), noticed(table)))
        assert noticed(table) == noticed(table.copy()), "counted on the way, and all at once"
    while table.moves:
        try:
            table.undo(table.moves[-1][0])
        except CannotUndo:
            break
        assert (table.to_bytes(), noticed(table)) == past[table.version]
    assert (table.to_bytes(), noticed(table)) == past[table.version]
