"""What things are called in texts: cards `cooper`, `?ore`, `?`; houses `b3`; piles `stack1`, `reserve`."""

from __future__ import annotations

from karczma.core.knowledge import UNKNOWN

from .cards import KINDS, NAMES, SUITS
from .state import PLACES, SEATS, SLOTS

LETTERS = "abcde"[:SEATS]  # seats; a place in a village is a house number: `b3`
PILE_NAMES = (*(f"stack{i + 1}" for i in range(SLOTS)), "reserve")


def card_text(kind: int) -> str:
    """`cooper`; a card seen from behind is `?ore`; one of which nothing is known is `?`."""
    if kind >= 0:
        return str(NAMES[kind])
    return "?" if kind == UNKNOWN else f"?{SUITS[UNKNOWN - 1 - kind]}"


CARD = {card_text(kind): kind for kind in range(UNKNOWN - len(SUITS) + 1, KINDS)}


def house_text(house: int) -> str:
    """`b3` for the third house of the second village."""
    return f"{LETTERS[house // PLACES]}{house % PLACES + 1}"
