"""Podziemne królestwa (Kings under Mountains): capture mines for your race, then staff them with the other races."""

from __future__ import annotations

from karczma.core.game import Game
from karczma.core.options import FIRST, MEMORY_AID, Option

GAME = Game(
    name="kings-under-mountains",
    titles={"en": "Kings under Mountains", "pl": "Podziemne królestwa"},
    seats=range(2, 5),
    options=(
        Option("pairing", "shuffled", ("shuffled", "fixed")),
        FIRST,
        MEMORY_AID,
    ),
    minutes=40,
    # Each of at most 60 captures takes a card from the deck. It needs at most two cards laid before it, eight more can
    # lie in the centre, and each of 76 others leaves for a mine of its player's: 264 turns, at most three decisions
    # each, and fewer exchanges than cards in the deck.
    most_decisions=3 * 264 + 60,
)
