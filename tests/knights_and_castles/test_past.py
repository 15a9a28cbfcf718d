"""The running game can be told again from a position: its beginning, and what was chosen in rounds that are over."""

from __future__ import annotations

import random

import pytest
from tests.every_game.looking import without_generator

from karczma.core.knowledge import UNKNOWN
from karczma.games.knights_and_castles.past import beginning, choices
from karczma.games.knights_and_castles.rules import RECRUIT

from .tables import GAME, position


@pytest.mark.parametrize(("seats", "longer"), [(2, False), (4, False), (2, True)])
def test_the_game_is_told_from_its_beginning(seats, longer):
    dice, secrets = random.Random(seats), 0
    for seed in range(12):
        table = GAME.deal(seed=seed, seats=seats, longer=longer)
        start, over, now = table.state, [], []
        while not table.is_over:
            assert without_generator(beginning(table.state)) == without_generator(start)
            assert list(choices(table.state)) == over
            for seat in range(seats):
                assert list(choices(table.observed(seat))) == over
            game, seat = table.state.game, table.waiting_for[0]
            move = dice.choice(table.legal_numbers(seat))
            now.append((seat, move if move < RECRUIT else UNKNOWN))
            secrets += move >= RECRUIT
            if len(table.waiting_for) == 1:  # the last to choose ends the round
                over, now = over + now, []
            table.play(move, seat)
            if table.state.game != game:
                start, over = table.state, []
    assert secrets > 12


def test_what_nobody_remembers_is_not_told():
    table = position("rounds: stone-small:-/-:0 brick-small:KS/SS:0 wood-small\nhand 0: DCFA")
    told = [
        (seat, GAME.engine.notation.move_text(move) if move != UNKNOWN else "?") for seat, move in choices(table.state)
    ]
    assert told == [(0, "?"), (1, "?"), (0, "lay:KS"), (1, "lay:SS")]
