"""The road, the stacks and the reserve, and the discard pile: the verbs that move cards and what is known of them."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.knowledge import UNKNOWN, everyone, may_see, may_tell
from karczma.core.piles import enter_hand, forget_twins, leave_hand

from .state import EMPTY, RESERVE, SLOTS

BACK_BIT = 6  # in pile_known, above the seats: all have seen the back; nobody holds a pile, so it stands for a holder
BACK_SEEN = 1 << BACK_BIT


@rule
def put_on_pile(s, pile, kind, known) -> None:
    s.pile[pile, s.pile_size[pile]] = kind
    s.pile_known[pile, s.pile_size[pile]] = known
    s.pile_size[pile] += 1
    show_back(s, pile)


@rule
def show_back(s, pile) -> None:
    """3.6 The back of the top card is visible to all."""
    if s.pile_size[pile] > 0:
        s.pile_known[pile, s.pile_size[pile] - 1] |= BACK_SEEN


@rule
def take_from_pile(s, pile) -> int:
    """Takes the top card; the back of the next one comes to light."""
    return take_from_depth(s, pile, s.pile_size[pile] - 1)


@rule
def take_from_depth(s, pile, i) -> int:
    """Takes the i-th card from the bottom, wherever it lies."""
    kind, last = s.pile[pile, i], s.pile_size[pile] - 1
    for j in range(i, last):
        s.pile[pile, j], s.pile_known[pile, j] = s.pile[pile, j + 1], s.pile_known[pile, j + 1]
    s.pile[pile, last], s.pile_known[pile, last] = 0, 0
    s.pile_size[pile] = last
    show_back(s, pile)
    return kind


@rule
def top_known(s, pile) -> int:
    """Who knows the top card of a pile."""
    return s.pile_known[pile, s.pile_size[pile] - 1] & everyone(s)


@rule
def hide_pile(s, pile, viewer, back) -> None:
    """Turns over what the viewer may not see: of some cards the back shows."""
    for i in range(s.pile_size[pile]):
        known = s.pile_known[pile, i]
        if not may_see(s, known, viewer) and s.pile[pile, i] >= 0:
            s.pile[pile, i] = back[s.pile[pile, i]] if known & BACK_SEEN else UNKNOWN
        s.pile_known[pile, i] = may_tell(s, known, BACK_BIT, viewer) | known & BACK_SEEN


@rule
def put_on_discard(s, kind, known) -> None:
    s.discard[s.discard_size] = kind
    s.discard_known[s.discard_size] = known
    s.discard_size += 1


@rule
def discard_openly(s, kind) -> None:
    put_on_discard(s, kind, everyone(s))


@rule
def first_stack(s) -> int:
    """3.2 The leftmost stack that still holds cards; the reserve if none does."""
    for stack in range(SLOTS):
        if s.pile_size[stack] > 0:
            return stack
    return RESERVE


@rule
def is_anyone_on_road(s) -> bool:
    for slot in range(SLOTS):
        if s.road[slot] != EMPTY:
            return True
    return False


@rule
def refill_in_draft(s) -> None:
    """3.3 Empty slots, from the left: from the first stack; once all are empty from the reserve."""
    for slot in range(SLOTS):
        if s.road[slot] == EMPTY:
            fill_slot(s, slot, first_stack(s))


@rule
def refill_in_update(s) -> None:
    """3.4 Empty slots, from the left: from the reserve; once it is empty from the first stack."""
    for slot in range(SLOTS):
        if s.road[slot] == EMPTY:
            fill_slot(s, slot, RESERVE if s.pile_size[RESERVE] > 0 else first_stack(s))


@rule
def fill_slot(s, slot, pile) -> None:
    """If nothing is left the slot stays empty; 3.5 the new card carries no coins."""
    if s.pile_size[pile] > 0:
        s.road[slot] = take_from_pile(s, pile)


@rule
def take_from_road(s, owner, slot) -> int:
    """5.4 The coins on the villager go to whoever takes it. The slot is left empty."""
    kind = s.road[slot]
    s.supply[owner] += s.road_coins[slot]
    s.road[slot], s.road_coins[slot] = EMPTY, 0
    return kind


@rule
def sure_of(s, seat, kind, back) -> int:
    """22.3 Who can tell which card leaves face down: its owner, and who knows that all with that back are alike."""
    sure = everyone(s)
    for i in range(s.hand_size[seat]):
        if back[s.hand[seat, i]] == back[kind]:
            sure &= s.hand_known[seat, i] if s.hand[seat, i] == kind else 0
    return sure | 1 << seat


@rule
def leave_hand_unseen(s, seat, kind, back) -> int:
    """22.3 Takes a card out of the hand face down and returns who knows it. It may have been any with that back, so of
    each such kind the others now know of one fewer."""
    sure = sure_of(s, seat, kind, back)
    for i in range(s.hand_size[seat]):
        other = s.hand[seat, i]
        is_last = i + 1 == s.hand_size[seat] or s.hand[seat, i + 1] != other
        if is_last and other != kind and back[other] == back[kind]:
            forget_twins(s, seat, i, 0)
    leave_hand(s, seat, kind)
    return sure


@rule
def show_hand_to(s, seat, viewer) -> None:
    """Somebody sees the whole hand. Sorted anew, since alike cards lie in the order of who knows them."""
    size = s.hand_size[seat]
    s.hand_size[seat] = 0
    for i in range(size):
        enter_hand(s, seat, s.hand[seat, i], s.hand_known[seat, i] | 1 << viewer)
