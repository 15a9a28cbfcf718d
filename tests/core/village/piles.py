"""Verbs the core lacks: stacks whose backs show, cards shown in the hand, cards that leave it face down."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.knowledge import UNKNOWN, everyone, may_see, may_tell
from karczma.core.piles import enter_hand, forget_twins, leave_hand

BACK_BIT = 6  # in pile_known, above the seats: all have seen the back; nobody holds a stack, so it stands for a holder
BACK_SEEN = 1 << BACK_BIT


@rule
def show_cards(s, seat, card, copies) -> None:
    """Shows cards of the hand to all. Who knew of some before cannot tell whether these are the same."""
    for _ in range(copies):
        leave_hand(s, seat, card)
    for _ in range(copies):
        enter_hand(s, seat, card, everyone(s))


@rule
def sure_of(s, seat, card, back) -> int:
    """22.3 Who can tell which card leaves face down: its owner, and who knows that all with that back are alike."""
    sure = everyone(s)
    for i in range(s.hand_size[seat]):
        if back[s.hand[seat, i]] == back[card]:
            sure &= s.hand_known[seat, i] if s.hand[seat, i] == card else 0
    return sure | 1 << seat


@rule
def leave_hand_unseen(s, seat, card, back) -> int:
    """22.3 Takes a card out of the hand face down and returns who knows it. It may have been any with that back, so of
    each such kind the others now know of one fewer."""
    sure = sure_of(s, seat, card, back)
    for i in range(s.hand_size[seat]):
        kind = s.hand[seat, i]
        is_last = i + 1 == s.hand_size[seat] or s.hand[seat, i + 1] != kind
        if is_last and kind != card and back[kind] == back[card]:
            forget_twins(s, seat, i, 0)
    leave_hand(s, seat, card)
    return sure


@rule
def put_on_pile(s, pile, card, known) -> None:
    s.pile[pile, s.pile_size[pile]] = card
    s.pile_known[pile, s.pile_size[pile]] = known
    s.pile_size[pile] += 1
    show_back(s, pile)


@rule
def show_back(s, pile) -> None:
    """3.6 The back of the top card is visible to all."""
    if s.pile_size[pile] > 0:
        s.pile_known[pile, s.pile_size[pile] - 1] |= BACK_SEEN


@rule
def top_known(s, pile) -> int:
    """The seats that know the top card of a pile."""
    return s.pile_known[pile, s.pile_size[pile] - 1] & everyone(s)


@rule
def take_from_pile(s, pile) -> int:
    s.pile_size[pile] -= 1
    top = s.pile_size[pile]
    card = s.pile[pile, top]
    s.pile[pile, top] = 0
    s.pile_known[pile, top] = 0
    show_back(s, pile)
    return card


@rule
def hide_pile(s, pile, viewer, back) -> None:
    """3.6 The suit of a card that has lain on top stays known; of what lies deeper nothing is."""
    for i in range(s.pile_size[pile]):
        card, known = s.pile[pile, i], s.pile_known[pile, i]
        if card >= 0 and not may_see(s, known, viewer):
            s.pile[pile, i] = back[card] if known & BACK_SEEN else UNKNOWN
        s.pile_known[pile, i] = may_tell(s, known, BACK_BIT, viewer)
