"""Who may see what: rulings 22. The only file that knows."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.generator import below, shuffle
from karczma.core.knowledge import UNKNOWN, UNNOTICED, hide_generator, may_see
from karczma.core.piles import enter_hand, hide_hand, hide_pile, sure_of
from karczma.core.steps import hide_step

from . import state as table
from .cards import BACK, COPIES, COURIER, KINDS
from .drafting import most_to_offer


@rule
def observe(s, viewer) -> None:
    """Blanks, in place, everything the viewer may not see. Call it on a copy."""
    hide_generator(s)
    for seat in range(s.seats):
        hide_hand(s, seat, viewer, BACK)
        if s.bid[seat] > 0 and not may_see(s, 1 << seat, viewer):
            s.bid[seat] = UNKNOWN
    for stack in range(table.STACKS):
        hide_pile(s, stack, viewer, BACK)
    hide_step(s, table.COURIER_ASKED, viewer)  # 22.6 that somebody is asked gives the Courier away


@rule
def seen_move(s, seat, move, viewer) -> int:
    """What a viewer sees of a move about to be played: the move, a blank that still shows the suit of a card, or that
    nothing happens at all."""
    if may_see(s, 1 << seat, viewer):
        return move
    if move == table.HOLD:
        return UNNOTICED
    if table.OFFER <= move <= table.OFFER + table.MOST_BID:
        return UNKNOWN
    card = move - table.RETURN
    if 0 <= card < KINDS and not may_see(s, sure_of(s, seat, card, BACK), viewer):
        return BACK[card]
    return move


@rule
def complete(s) -> None:
    """Fills the blanks of an observation, in place, with a random deal that fits it. The generator must be keyed.
    Backs come before what is quite unknown, since they are bound to their suit."""
    count_missing(s)
    for seat in range(s.seats):
        if s.bid[seat] == UNKNOWN:
            s.bid[seat] = 1 + below(s, most_to_offer(s, seat) + 1)
        fill_hand(s, seat)
    for stack in range(table.STACKS):
        for i in range(s.pile_size[stack]):
            if s.pile[stack, i] < UNKNOWN:
                s.pile[stack, i] = draw_with_back(s, s.pile[stack, i])
    fill_unknown(s)


@rule
def count_missing(s) -> None:
    """All cards of the deck less those in sight."""
    for kind in range(KINDS):
        s.missing[kind] = COPIES[kind]
    s.missing[COURIER] -= s.courier_gone
    found(s, s.road[:], table.SLOTS)
    for seat in range(s.seats):
        found(s, s.hand[seat], s.hand_size[seat])
        found(s, s.village[seat], s.village_size[seat])
    for stack in range(table.STACKS):
        found(s, s.pile[stack], s.pile_size[stack])


@rule
def found(s, cards, size) -> None:
    for i in range(size):
        if 0 <= cards[i] < KINDS:
            s.missing[cards[i]] -= 1


@rule
def fill_hand(s, seat) -> None:
    size = s.hand_size[seat]
    s.hand_size[seat] = 0
    for i in range(size):
        card, known = s.hand[seat, i], s.hand_known[seat, i]
        enter_hand(s, seat, card if card >= 0 else draw_with_back(s, card), known)


@rule
def draw_with_back(s, blank) -> int:
    """A random missing card with this back."""
    left = 0
    for kind in range(KINDS):
        left += s.missing[kind] if BACK[kind] == blank else 0
    nth, kind = below(s, left), -1
    while nth >= 0:
        kind += 1
        nth -= s.missing[kind] if BACK[kind] == blank else 0
    s.missing[kind] -= 1
    return kind


@rule
def fill_unknown(s) -> None:
    """Every card that is left over has the same chance for every place that is left over."""
    size = 0
    for kind in range(KINDS):
        while s.missing[kind] > 0:
            s.missing[kind] -= 1
            s.deck[size] = kind
            size += 1
    shuffle(s, s.deck[:], size)
    for stack in range(table.STACKS):
        for i in range(s.pile_size[stack]):
            if s.pile[stack, i] == UNKNOWN:
                size -= 1
                s.pile[stack, i] = s.deck[size]
    s.deck[:] = 0
