"""Mini Włościanie (Mini Villagers): seventeen cards, pairs put away, and whoever keeps the Countess goes first."""

from __future__ import annotations

from karczma.core.game import Game
from karczma.core.options import FIRST

GAME = Game(
    name="mini-villagers",
    titles={"en": "Mini Villagers", "pl": "Mini Włościanie"},
    seats=range(2, 6),
    options=(FIRST,),
    minutes=3,
    most_decisions=200,  # nothing bounds it, but of a million games none took more than 110: see RULES 3.4
)
