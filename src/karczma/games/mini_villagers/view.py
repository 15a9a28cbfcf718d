"""The table as one screen shows it. Nothing is left to decide, so nothing is left to a good memory: all that the viewer
knows is shown."""

from __future__ import annotations

from typing import Any

from karczma.core.steps import waiting_for

from .cards import CARDS, SUIT_NAMES, SUITS
from .notation import card_text, everything
from .rules import has_won, right_neighbour
from .state import PUT_AWAY_BY


def table(o: Any, viewer: int) -> dict[str, Any]:
    """An observation as JSON. `takes_from` is whom the player in turn takes a card from, None while there is a pile."""
    asked = int(waiting_for(o)).bit_length() - 1
    taking = asked >= 0 and o.pile_size == 0
    seen = set(everything(o))
    return {
        "step": "draw" if asked >= 0 else "over",
        "pile": int(o.pile_size),
        "takes_from": int(right_neighbour(o, asked)) if taking else None,
        "hands": [[card_text(card) for card in o.hand[seat, : o.hand_size[seat]]] for seat in range(o.seats)],
        "pairs": [_pairs(o, seat) for seat in range(o.seats)],
        "unseen": [card_text(card) for card in range(CARDS) if card not in seen],
        "winner": next((seat for seat in range(o.seats) if has_won(o, seat)), None),
    }


def _pairs(o: Any, seat: int) -> list[str]:
    """The pairs this player has put away."""
    return [SUIT_NAMES[suit] for suit in range(SUITS) if o.box[suit] == PUT_AWAY_BY + seat]
