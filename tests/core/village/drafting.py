"""The secret offers for the Church's card (20), the draft (5) and the Courier who steps in before it (17.4)."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand, held, leave_hand, take_from_pile, top_known
from karczma.core.steps import answered, ask, offer, pop

from . import state as table
from .cards import COURIER


@rule
def most_to_offer(s, seat) -> int:
    return s.supply[seat] if s.supply[seat] < table.MOST_BID else table.MOST_BID  # min() does not compile for CUDA


@rule
def offer_bid(s, seat, moves) -> int:
    n = 0
    for gold in range(most_to_offer(s, seat) + 1):
        n = offer(moves, n, table.OFFER + gold)
    return n


@rule
def answer_bid(s, seat, move) -> None:
    s.bid[seat] = 1 + move - table.OFFER
    answered(s, seat)


@rule
def resolve_bids(s) -> None:
    """20.2 Who alone offers most pays it; a tie has no winner. 20.6 The top card of a stack goes to the winner's hand,
    unseen by the others; but who has put it there knows it still."""
    pop(s)
    most, winner = 1, -1
    for seat in range(s.seats):
        if s.bid[seat] > most:
            most, winner = s.bid[seat], seat
        elif s.bid[seat] == most:
            winner = -1
    s.bid[:] = 0
    if winner >= 0:
        s.supply[winner] -= most - 1
        known = top_known(s, first_stack(s)) | 1 << winner
        enter_hand(s, winner, take_from_pile(s, first_stack(s)), known)


@rule
def ask_draft(s) -> None:
    """5.2 Each drafts one villager. D32 The holder of the Courier is asked before another player does."""
    ask(s, table.DRAFT, s.turn, 0)
    for other in range(s.seats):
        if other != s.turn and held(s, other, COURIER) > 0:
            ask(s, table.COURIER_ASKED, other, 0)


@rule
def first_stack(s) -> int:
    """3.2 The leftmost stack that still holds cards; STACKS if none does."""
    stack = 0
    while stack < table.STACKS and s.pile_size[stack] == 0:
        stack += 1
    return stack


@rule
def offer_slots(s, moves, base) -> int:
    """Every face-up villager; of those alike only the leftmost."""
    n = 0
    for slot in range(table.SLOTS):
        alike = s.road[slot] == table.EMPTY
        for other in range(slot):
            alike = alike or s.road[other] == s.road[slot]
        if not alike:
            n = offer(moves, n, base + slot)
    return n


@rule
def answer_draft(s, seat, move) -> None:
    """5.5 All see the villager."""
    pop(s)
    enter_hand(s, seat, take_from_road(s, move - table.TAKE_ROAD), everyone(s))


@rule
def take_from_road(s, slot) -> int:
    """3.3, 5.6 The slot is filled at once from the first stack."""
    card = s.road[slot]
    stack = first_stack(s)
    s.road[slot] = take_from_pile(s, stack) if stack < table.STACKS else table.EMPTY
    return card


@rule
def offer_courier(s, moves) -> int:
    return offer(moves, offer_slots(s, moves, table.SEND), table.HOLD)


@rule
def answer_courier(s, seat, move) -> None:
    """17.4 A face-up villager goes straight to hand."""
    pop(s)
    if move != table.HOLD:
        leave_hand(s, seat, COURIER)
        s.courier_gone = 1
        enter_hand(s, seat, take_from_road(s, move - table.SEND), everyone(s))
