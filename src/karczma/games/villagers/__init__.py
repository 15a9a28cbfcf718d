"""Włościanie (Villagers): drafting, production chains, two markets; solo against the Countess; four expansions."""

from __future__ import annotations

from karczma.core.game import Game
from karczma.core.options import MEMORY_AID, Option, Values


def _first(seats: int) -> Values:
    return ("rulebook", "random", *map(str, range(seats)), *(("mini",) if seats > 1 else ()))


GAME = Game(
    name="villagers",
    titles={"en": "Villagers", "pl": "Włościanie"},
    seats=range(1, 6),
    options=(
        Option("scoundrels", False, (False, True)),
        Option("saints", False, (False, True)),
        Option("profiteers", False, (False, True)),
        Option("improvements", False, (False, True)),
        Option("market_on_second_stack", False, (False, True)),
        Option("mode", "normal", ("normal", "novice", "veteran")),
        Option("first", "rulebook", _first),
        MEMORY_AID,
    ),
    minutes=60,
    most_decisions=2000,
    secret_questions=True,  # the Courier, 22.6
)
