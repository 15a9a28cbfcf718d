"""Who may see what. The only file that knows; bots, browsers and spectators all look through it."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.generator import shuffle
from karczma.core.knowledge import UNKNOWN, hide_generator
from karczma.core.piles import enter_hand, hide_hand

from .cards import BACK, CARDS, COUNTESS, SUIT
from .state import IN_THE_GAME


@rule
def observe(s, viewer) -> None:
    """Blanks, in place, every card the viewer may not see. Call it on a copy."""
    hide_generator(s)
    for i in range(s.pile_size):
        s.pile[i] = UNKNOWN
    for seat in range(s.seats):
        hide_hand(s, seat, viewer, BACK)


@rule
def seen_move(s, seat, move, viewer) -> int:
    """Everybody sees who draws from where."""
    return move


@rule
def complete(s) -> None:
    """Fills the blanks of an observation, in place, with a random deal that fits it. The generator must be keyed.

    Deals are drawn until one fits, so that each is as likely as any other. At worst, for a spectator of two players
    without a single pair, one in fifty does.
    """
    size = gather_missing(s)
    shuffle(s, s.missing[:], size)
    while not is_fitting(s):
        shuffle(s, s.missing[:], size)
    fill_blanks(s)


@rule
def gather_missing(s) -> int:
    """Lists every card that is nowhere in sight, and returns how many there are."""
    size = 0
    for card in range(CARDS):
        if not is_in_sight(s, card):
            s.missing[size] = card
            size += 1
    return size


@rule
def is_in_sight(s, card) -> bool:
    if card != COUNTESS and s.box[SUIT[card]] != IN_THE_GAME:
        return True
    for i in range(s.pile_size):
        if s.pile[i] == card:
            return True
    for seat in range(s.seats):
        for i in range(s.hand_size[seat]):
            if s.hand[seat, i] == card:
                return True
    return False


@rule
def is_fitting(s) -> bool:
    """1.3, 2.3 No hand holds a pair. Missing cards are meant for the blanks of the hands in order, then the pile."""
    first = 0
    for seat in range(s.seats):
        blanks = 0
        while blanks < s.hand_size[seat] and s.hand[seat, blanks] == UNKNOWN:  # hands are sorted
            blanks += 1
        for i in range(first, first + blanks):
            suit = SUIT[s.missing[i]]
            for j in range(first, i):
                if SUIT[s.missing[j]] == suit:
                    return False
            for j in range(blanks, s.hand_size[seat]):
                if SUIT[s.hand[seat, j]] == suit:
                    return False
        first += blanks
    return True


@rule
def fill_blanks(s) -> None:
    taken = 0
    for seat in range(s.seats):
        hand_size = s.hand_size[seat]
        s.hand_size[seat] = 0
        for i in range(hand_size):
            card, known = s.hand[seat, i], s.hand_known[seat, i]
            if card == UNKNOWN:
                card = s.missing[taken]
                taken += 1
            enter_hand(s, seat, card, known)
    for i in range(s.pile_size):
        if s.pile[i] == UNKNOWN:
            s.pile[i] = s.missing[taken]
            taken += 1
    s.missing[:] = 0
