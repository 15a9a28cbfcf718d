"""Looking through the top of a pile and putting it back in any order: Prophet and Pigeoneer (D42).

The cards stay in the pile while they are looked at. Those not placed yet lie sorted, so that their order tells nothing;
the next one from the top is asked for, again and again.
"""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.piles import BACK_SEEN, show_back, take_from_depth
from karczma.core.steps import ask, offer, pop, top_about

from .moves import NEXT
from .state import ARRANGE


@rule
def begin_arranging(s, seat, pile, cards) -> None:
    """Somebody looks at so many cards from the top. The others will not know any more which lies where."""
    s.looked_at, s.arranged = cards, 0
    size = s.pile_size[pile]
    for i in range(size - cards, size):
        s.pile_known[pile, i] = 1 << seat if cards > 1 else s.pile_known[pile, i] & ~BACK_SEEN | 1 << seat
    for i in range(size - cards + 1, size):  # sorted by kind; all are known to the same
        j = i
        while j > size - cards and s.pile[pile, j - 1] > s.pile[pile, j]:
            s.pile[pile, j - 1], s.pile[pile, j] = s.pile[pile, j], s.pile[pile, j - 1]
            j -= 1


@rule
def offer_kinds_of_pile(s, pile, moves, first) -> int:
    """The kinds among the cards that are looked at and not placed yet."""
    n, last = 0, -1
    size = s.pile_size[pile]
    for i in range(size - s.looked_at, size - s.arranged):
        if s.pile[pile, i] != last:
            last = s.pile[pile, i]
            n = offer(moves, n, first + last)
    return n


@rule
def place_of_kind(s, pile, kind) -> int:
    """Where the last card of this kind lies among those not placed yet."""
    i = s.pile_size[pile] - s.arranged - 1
    while s.pile[pile, i] != kind:
        i -= 1
    return i


@rule
def take_kind_from_pile(s, seat, pile, kind) -> None:
    """Takes one of the cards looked at out of the pile; the rest must be arranged if there are two or more."""
    take_from_depth(s, pile, place_of_kind(s, pile, kind))
    s.looked_at -= 1
    go_on_arranging(s, seat, pile)


@rule
def go_on_arranging(s, seat, pile) -> None:
    if s.looked_at - s.arranged > 1:
        hide_back(s, pile)
        ask(s, ARRANGE, seat, pile)
    else:
        s.looked_at, s.arranged = 0, 0
        show_back(s, pile)


@rule
def hide_back(s, pile) -> None:
    """While they are in somebody's hands, not even the top back shows."""
    s.pile_known[pile, s.pile_size[pile] - 1] &= ~BACK_SEEN


@rule
def answer_arrange(s, seat, move) -> None:
    """D42 The next card from the top; the others move down in their order."""
    pile = top_about(s)
    pop(s)
    top = s.pile_size[pile] - s.arranged - 1
    for i in range(place_of_kind(s, pile, move - NEXT), top):
        s.pile[pile, i] = s.pile[pile, i + 1]
    s.pile[pile, top] = move - NEXT
    s.arranged += 1
    go_on_arranging(s, seat, pile)


@rule
def offer_arrange(s, moves) -> int:
    return offer_kinds_of_pile(s, top_about(s), moves, NEXT)
