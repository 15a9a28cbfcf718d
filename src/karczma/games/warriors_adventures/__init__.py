"""Przygody wojów (Warriors' Adventures): push your luck over ten stacks, and send home in time what you have found."""

from __future__ import annotations

from karczma.core.game import Game
from karczma.core.options import AGES, FIRST, MEMORY_AID, Option

GAME = Game(
    name="warriors-adventures",
    titles={"en": "Warriors' Adventures", "pl": "Przygody wojów"},
    seats=range(2, 6),
    options=(
        Option("dusigrosz", False, (False, True)),
        Option("stealing_coin", False, (False, True)),
        FIRST,
        AGES,
        MEMORY_AID,
    ),
    minutes=20,
    most_decisions=100,  # seventy cards, at most twelve sends, ten coins in hand that steal
)
