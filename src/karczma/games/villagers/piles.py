"""The road and its refilling, the discard pile, and a look into a hand; the piles themselves are in core/piles.py."""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand, take_from_pile

from .state import EMPTY, RESERVE, SLOTS


@rule
def put_on_discard(s, kind, known) -> None:
    s.discard[s.discard_size] = kind
    s.discard_known[s.discard_size] = known
    s.discard_size += 1


@rule
def discard_openly(s, kind) -> None:
    put_on_discard(s, kind, everyone(s))


@inner_rule
def first_stack(s) -> int:
    """3.2 The leftmost stack that still holds cards; the reserve if none does."""
    for stack in range(SLOTS):
        if s.pile_size[stack] > 0:
            return stack
    return RESERVE


@inner_rule
def is_anyone_on_road(s) -> bool:
    for slot in range(SLOTS):
        if s.road[slot] != EMPTY:
            return True
    return False


@inner_rule
def refill_in_draft(s) -> None:
    """3.3 Empty slots, from the left: from the first stack; once all are empty from the reserve."""
    for slot in range(SLOTS):
        if s.road[slot] == EMPTY:
            fill_slot(s, slot, first_stack(s))


@inner_rule
def refill_in_update(s) -> None:
    """3.4 Empty slots, from the left: from the reserve; once it is empty from the first stack."""
    for slot in range(SLOTS):
        if s.road[slot] == EMPTY:
            fill_slot(s, slot, RESERVE if s.pile_size[RESERVE] > 0 else first_stack(s))


@inner_rule
def fill_slot(s, slot, pile) -> None:
    """If nothing is left the slot stays empty; 3.5 the new card carries no coins."""
    if s.pile_size[pile] > 0:
        s.road[slot] = take_from_pile(s, pile)


@inner_rule
def take_from_road(s, owner, slot) -> int:
    """5.4 The coins on the villager go to whoever takes it. The slot is left empty."""
    kind = s.road[slot]
    s.supply[owner] += s.road_coins[slot]
    s.road[slot], s.road_coins[slot] = EMPTY, 0
    return kind


@rule
def show_hand_to(s, seat, viewer) -> None:
    """Somebody sees the whole hand. Sorted anew, since alike cards lie in the order of who knows them."""
    size = s.hand_size[seat]
    s.hand_size[seat] = 0
    for i in range(size):
        enter_hand(s, seat, s.hand[seat, i], s.hand_known[seat, i] | 1 << viewer)
