"""The market squares, where the cards of the running draft phase lie face up: 1.4, 5.5, 5.7."""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand


@inner_rule
def put_on_square(s, seat, kind) -> None:
    """5.5 Face up, also a card drafted blind. It is one of the drafts of the turn, which is the top step."""
    s.square[seat, s.square_size[seat]] = kind
    s.square_size[seat] += 1
    s.about[s.step_size - 1] -= 1


@rule
def take_square(s, seat) -> None:
    """5.7 The cards were seen by all, and are known to all as long as they stay in the hand."""
    for i in range(s.square_size[seat]):
        enter_hand(s, seat, s.square[seat, i], everyone(s))
        s.square[seat, i] = 0
    s.square_size[seat] = 0
