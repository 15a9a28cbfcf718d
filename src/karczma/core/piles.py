"""Moving cards in and out of hands. A card is its kind: two alike are one move and one byte.

Each verb moves the card and who knows it, keeps hands sorted and clears the place that was left, so that equal
positions are equal bytes. They work on any record with the fields `hand`, `hand_known` and `hand_size`.
"""

from __future__ import annotations

from .compiling import inner_rule, rule
from .knowledge import may_see, may_tell


@rule
def enter_hand(s, seat, card, known) -> None:
    """Sorts a card into the hand: by kind, then by who knows it."""
    i = s.hand_size[seat]
    while i > 0 and (s.hand[seat, i - 1] > card or (s.hand[seat, i - 1] == card and s.hand_known[seat, i - 1] > known)):
        s.hand[seat, i] = s.hand[seat, i - 1]
        s.hand_known[seat, i] = s.hand_known[seat, i - 1]
        i -= 1
    s.hand[seat, i] = card
    s.hand_known[seat, i] = known
    s.hand_size[seat] += 1


@inner_rule
def leave_hand(s, seat, card) -> int:
    """Takes a card out of the hand and returns who knew it."""
    i = -1
    for j in range(s.hand_size[seat]):  # hands are sorted
        i += s.hand[seat, j] <= card
    known = s.hand_known[seat, i]
    if i > 0 and s.hand[seat, i - 1] == card:
        forget_twins(s, seat, i - 1, known)
    last = s.hand_size[seat] - 1
    for j in range(last):  # a loop of fixed length is twice as fast as one from i
        later = j >= i
        s.hand[seat, j] = s.hand[seat, j + later]
        s.hand_known[seat, j] = s.hand_known[seat, j + later]
    s.hand[seat, last] = 0
    s.hand_known[seat, last] = 0
    s.hand_size[seat] = last
    return known


@rule
def forget_twins(s, seat, last, known) -> None:
    """Nobody can tell which of several alike has left, so whoever knew of n now knows of n - 1. Those in `known` have
    lost the one that left; everybody else but the owner loses one of those that stay, which end at place `last`."""
    card, still = s.hand[seat, last], ~(known | 1 << seat)
    i = last
    while i >= 0 and s.hand[seat, i] == card:
        fewer = s.hand_known[seat, i] & ~still
        still &= ~s.hand_known[seat, i]
        j = i
        while j < last and s.hand_known[seat, j + 1] < fewer:
            s.hand_known[seat, j] = s.hand_known[seat, j + 1]
            j += 1
        s.hand_known[seat, j] = fewer
        i -= 1


@rule
def held(s, seat, card) -> int:
    """How many cards of this kind the seat has in hand."""
    n = 0
    for i in range(s.hand_size[seat]):
        n += s.hand[seat, i] == card
    return n


@rule
def hide_hand(s, seat, viewer, back) -> None:
    """Turns over what the viewer may not see; `back[card]` is what shows then. Sorting again lets no card betray its
    neighbours by its place."""
    size = s.hand_size[seat]
    s.hand_size[seat] = 0
    for i in range(size):
        card, known = s.hand[seat, i], s.hand_known[seat, i]
        shown = card if card < 0 or may_see(s, known, viewer) else back[card]
        enter_hand(s, seat, shown, may_tell(s, known, seat, viewer))
