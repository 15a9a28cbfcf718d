"""Who may see what. The only file that knows; bots, browsers and spectators all look through it."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.generator import shuffle
from karczma.core.knowledge import UNKNOWN, hide_generator
from karczma.core.piles import enter_hand, hide_hand

from .cards import BACK, COLOURS, COPIES, KINDS
from .state import SEATS


@rule
def observe(s, viewer) -> None:
    """Blanks, in place, every card the viewer may not see. Call it on a copy.

    Camps stay as they are down to the bottom: every card in them was laid openly, and an observation forgets nothing.
    """
    hide_generator(s)
    s.two_ends = 0
    for i in range(s.bottom, s.bottom + s.deck_size):
        s.deck[i] = UNKNOWN
    for seat in range(SEATS):
        hide_hand(s, seat, viewer, BACK)


@rule
def seen_move(s, seat, move, viewer) -> int:
    """Every move is made openly."""
    return move


@rule
def complete(s) -> None:
    """Fills the blanks of an observation, in place, with a random deal that fits it. The generator must be keyed."""
    size = gather_missing(s)
    shuffle(s, s.deck[:], size)
    deal_missing(s, size)


@rule
def deal_missing(s, size) -> None:
    """Deals the missing cards, which lie in the place of the deck, to the blanks of the hands, the last one first."""
    for seat in range(SEATS):
        hand_size = s.hand_size[seat]
        s.hand_size[seat] = 0
        for i in range(hand_size):
            card, known = s.hand[seat, i], s.hand_known[seat, i]
            if card == UNKNOWN:
                size -= 1
                card = s.deck[size]
                s.deck[size] = 0
            enter_hand(s, seat, card, known)
    for i in range(s.deck_size, size):  # only in a composed position, which need not hold all sixty cards
        s.deck[i] = 0


@rule
def gather_missing(s) -> int:
    """Lays every card that is nowhere in sight into the place of the deck, and returns how many there are."""
    for kind in range(KINDS):
        s.missing[kind] = COPIES[kind]
    for seat in range(SEATS):
        for i in range(s.hand_size[seat]):
            if s.hand[seat, i] != UNKNOWN:
                s.missing[s.hand[seat, i]] -= 1
        for colour in range(COLOURS):
            for i in range(s.expedition_size[seat, colour]):
                s.missing[s.expedition[seat, colour, i]] -= 1
    for colour in range(COLOURS):
        for i in range(s.camp_size[colour]):
            s.missing[s.camp[colour, i]] -= 1
    size = 0
    for kind in range(KINDS):
        while s.missing[kind] > 0:
            s.missing[kind] -= 1
            s.deck[size] = kind
            size += 1
    return size
