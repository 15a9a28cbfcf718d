"""Rycerze i zamki (Knights and Castles): two cards each, in secret; equal ones cancel, the strongest takes a castle."""

from __future__ import annotations

from karczma.core.game import Game
from karczma.core.options import AGES, FIRST, MEMORY_AID, Option

GAME = Game(
    name="knights-and-castles",
    titles={"en": "Knights and Castles", "pl": "Rycerze i zamki"},
    seats=range(2, 5),
    options=(
        Option("longer", False, (False, True)),
        Option("rotate_sword", False, (False, True)),
        FIRST,
        AGES,
        MEMORY_AID,
    ),
    minutes=15,
    most_decisions=4 * 7 * 4,
)
