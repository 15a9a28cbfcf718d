"""Worlds for a search: which cards the other probably holds, and a deck in which luck can be compared.

The other player holds cards that fit, rather than cards that would have been laid by now. And each player draws from an
end of the deck of his own: it is shuffled, so that is no different, but whoever takes a card from a camp does not swap
all the cards to come between the two. In the worlds two moves have in common, the luck of the draw then cancels; the
variance of their difference is less than a third.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from karczma.core.compiling import rule
from karczma.core.generator import below, shuffle
from karczma.core.knowledge import UNKNOWN

from .cards import COLOUR, RANKS
from .hidden import deal_missing, gather_missing
from .scoring import sponsors
from .sense import RANK
from .sides import STAGE, STAGES, top_rank, up_to, use
from .state import SEATS

MOST = 100  # the likeliest card of all
SHAPE = (STAGES, 3, 3, RANKS, 3, 3)
# How likely a card is to be held rather than in the deck, by class; `tools/lost_cities_experience.py` counted.
HELD = np.load(Path(__file__).with_name("held.npy"))


@rule
def imagine(s) -> None:
    """Like `complete`, but hands that are likely are dealt more often, and the deck has two ends."""
    s.two_ends = 1
    size = gather_missing(s)
    left = size
    for seat in range(SEATS):
        for i in range(s.hand_size[seat]):
            if s.hand[seat, i] == UNKNOWN:
                place = likely_card(s, seat, left)
                left -= 1
                s.deck[place], s.deck[left] = s.deck[left], s.deck[place]
    shuffle(s, s.deck[:], left)
    deal_missing(s, size)


@rule
def likely_card(s, seat, size) -> int:
    """The place of one of the missing cards, each as often as this seat may be expected to hold it."""
    place = below(s, size)
    while below(s, MOST) >= HELD[class_of(s, seat, s.deck[place])]:
        place = below(s, size)
    return place


@rule
def class_of(s, seat, kind) -> int:
    """What one can tell by, of a card that a seat may hold: the place in `HELD`."""
    other, colour, rank = 1 - seat, COLOUR[kind], RANK[kind]
    usable = use(s, seat, kind)
    distance = rank - top_rank(s, seat, colour) if usable == 1 else rank
    laid = up_to(2, sponsors(s, seat, colour)) if usable == 1 else 0
    thrown = up_to(2, s.camp_size[colour])
    place = (STAGE[s.deck_size] * 3 + usable) * 3 + use(s, other, kind)
    return ((place * RANKS + distance) * 3 + laid) * 3 + thrown
