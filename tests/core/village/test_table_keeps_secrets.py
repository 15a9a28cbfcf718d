"""What a table answers must not give away who is asked in secret (22.6)."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from karczma import Game, KarczmaError
from karczma.core.engine import Engine
from karczma.core.steps import waiting_for
from karczma.core.table import Table
from karczma.words import sentence

from . import hidden, rules
from . import state as table
from .test_village_flows import draft_turns, legal, observed


def village_game() -> Game:
    game = Game("village", {"en": "Village", "pl": "Wioska"}, range(3, 4), (), 1, 1000)
    notation = SimpleNamespace(
        MOVES={str(move): move for move in range(table.PAY_VILLAGER)}, EXAMPLE="0", move_text=str
    )
    story = SimpleNamespace(why_not=lambda o, seat, move: sentence("village/why-not", move=move))
    compiled = {name: getattr(rules, name) for name in ("setup", "legal_moves", "play")}
    compiled |= {name: getattr(hidden, name) for name in ("observe", "complete", "seen_move")}
    unused = dict.fromkeys(("scores", "ranking", "worth", "view"))
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
    """A move that its player sees as possible must be kept by whoever hosts the game, see ARCHITECTURE.md."""
    assert answers("courier", seat) == answers("monk", seat)
