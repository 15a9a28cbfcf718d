"""Moving cards in and out of hands and piles. A card is its kind: two alike are one move and one byte.

Each verb moves the card and who knows it, keeps hands sorted and clears the place that was left, so that equal
positions are equal bytes. They work on any record with the fields `hand`, `hand_known` and `hand_size`, and those for
piles on one with `pile`, `pile_known` and `pile_size`.
"""

from __future__ import annotations

from .compiling import inner_rule, rule
from .knowledge import UNKNOWN, everyone, may_see, may_tell

BACK_BIT = 6  # in pile_known, above the seats: all have seen the back; nobody holds a pile, so it stands for a holder
BACK_SEEN = 1 << BACK_BIT


@rule
def enter_hand(s, seat, card, known) -> None:
    """Sorts a card into the hand: by kind, then by who knows it."""
    sort_in(s, seat, s.hand_size[seat], card, known)
    s.hand_size[seat] += 1


@inner_rule
def sort_in(s, seat, i, card, known) -> None:
    """Finds a card's place among the first i of a hand; the later ones of them move up."""
    while i > 0 and (s.hand[seat, i - 1] > card or (s.hand[seat, i - 1] == card and s.hand_known[seat, i - 1] > known)):
        s.hand[seat, i] = s.hand[seat, i - 1]
        s.hand_known[seat, i] = s.hand_known[seat, i - 1]
        i -= 1
    s.hand[seat, i] = card
    s.hand_known[seat, i] = known


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
    for i in range(s.hand_size[seat]):
        card, known = s.hand[seat, i], s.hand_known[seat, i]
        if known != everyone(s):  # what all know keeps its place: of those before it none comes to lie behind it
            shown = card if card < 0 or may_see(s, known, viewer) else back[card]
            sort_in(s, seat, i, shown, may_tell(s, known, seat, viewer))


# -- cards that leave a hand face down


@rule
def sure_of(s, seat, card, back) -> int:
    """Who can tell which card leaves face down: its owner, and who knows that all with that back are alike."""
    sure = everyone(s)
    for i in range(s.hand_size[seat]):
        if back[s.hand[seat, i]] == back[card]:
            sure &= s.hand_known[seat, i] if s.hand[seat, i] == card else 0
    return sure | 1 << seat


@rule
def leave_hand_unseen(s, seat, card, back) -> int:
    """Takes a card out of the hand face down and returns who knows it. It may have been any with that back, so of
    each such card the others now know of one fewer."""
    sure = sure_of(s, seat, card, back)
    for i in range(s.hand_size[seat]):
        kind = s.hand[seat, i]
        is_last = i + 1 == s.hand_size[seat] or s.hand[seat, i + 1] != kind
        if is_last and kind != card and back[kind] == back[card]:
            forget_twins(s, seat, i, 0)
    leave_hand(s, seat, card)
    return sure


# -- piles whose backs show


@rule
def put_on_pile(s, pile, card, known) -> None:
    s.pile[pile, s.pile_size[pile]] = card
    s.pile_known[pile, s.pile_size[pile]] = known
    s.pile_size[pile] += 1
    show_back(s, pile)


@rule
def show_back(s, pile) -> None:
    """The back of the top card is visible to all."""
    if s.pile_size[pile] > 0:
        s.pile_known[pile, s.pile_size[pile] - 1] |= BACK_SEEN


@rule
def take_from_pile(s, pile) -> int:
    """Takes the top card; the back of the next one comes to light."""
    return take_from_depth(s, pile, s.pile_size[pile] - 1)


@rule
def take_from_depth(s, pile, i) -> int:
    """Takes the i-th card from the bottom, wherever it lies."""
    card, last = s.pile[pile, i], s.pile_size[pile] - 1
    for j in range(i, last):
        s.pile[pile, j], s.pile_known[pile, j] = s.pile[pile, j + 1], s.pile_known[pile, j + 1]
    s.pile[pile, last], s.pile_known[pile, last] = 0, 0
    s.pile_size[pile] = last
    show_back(s, pile)
    return card


@rule
def top_known(s, pile) -> int:
    """Who knows the top card of a pile."""
    return s.pile_known[pile, s.pile_size[pile] - 1] & everyone(s)


@rule
def hide_pile(s, pile, viewer, back) -> None:
    """Turns over what the viewer may not see: of some cards the back shows."""
    for i in range(s.pile_size[pile]):
        card, known = s.pile[pile, i], s.pile_known[pile, i]
        if known == 0:  # most were shuffled in, and nobody knows a thing about them
            s.pile[pile, i] = card if card < UNKNOWN else UNKNOWN
            continue
        if not may_see(s, known, viewer) and card >= 0:
            s.pile[pile, i] = back[card] if known & BACK_SEEN else UNKNOWN
        s.pile_known[pile, i] = may_tell(s, known, BACK_BIT, viewer)
