"""Everything on the table, as one flat record that copies in a few nanoseconds."""

from __future__ import annotations

import numpy as np

from karczma.core.record import record

from .cards import CARDS, HAND, SUITS

SEATS = 5  # at most

DRAW = 0  # the only step: draw a card

# What the field of a pair says: it is still in the game, or 1 + the seat that put it away.
IN_THE_GAME, PUT_AWAY_BY = range(2)

# fmt: off
STATE = record(
    # options
    ("first",       np.int8),                  # who deals and begins: 0 by the rulebook, 1 random, 2 + seat

    ("pile",        np.int8, CARDS),           # top is pile[pile_size - 1]
    ("pile_size",   np.int8),
    ("hand",        np.int8, (SEATS, HAND)),   # sorted by kind; without a card one is out
    ("hand_known",  np.int8, (SEATS, HAND)),   # a bit for each seat that knows the card
    ("hand_size",   np.int8, SEATS),
    ("box",         np.int8, SUITS),           # IN_THE_GAME, or PUT_AWAY_BY + seat
    ("missing",     np.int8, CARDS),           # scratch of complete(): the cards that are not in sight
)
# fmt: on
