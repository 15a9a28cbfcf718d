"""A verb the core lacks: cards shown in the hand."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand, leave_hand


@rule
def show_cards(s, seat, card, copies) -> None:
    """Shows cards of the hand to all. Who knew of some before cannot tell whether these are the same."""
    for _ in range(copies):
        leave_hand(s, seat, card)
    for _ in range(copies):
        enter_hand(s, seat, card, everyone(s))
