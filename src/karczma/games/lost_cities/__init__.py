"""Zaginione Miasta (Lost Cities): expeditions of rising cards, sponsors, three deals, milestones."""

from __future__ import annotations

from karczma.core.game import Game
from karczma.core.options import AGES, FIRST, MEMORY_AID, Option

GAME = Game(
    name="lost-cities",
    titles={"en": "Lost Cities", "pl": "Zaginione Miasta"},
    seats=range(2, 3),
    options=(
        Option("deals", 3, (1, 3)),
        Option("milestones", False, (False, True)),
        Option("show_deck_count", True, (False, True)),
        FIRST,
        AGES,
        Option("turn_cap", 0, range(10_000), for_programs=400),
        MEMORY_AID,
    ),
    minutes=30,
    most_decisions=3 * 400 * 2,
)
