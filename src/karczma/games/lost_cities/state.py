"""Everything on the table, as one flat record that copies in a few nanoseconds."""

from __future__ import annotations

import numpy as np

from karczma.core.record import record

from .cards import CARDS, COLOURS, COLUMN, HAND, KINDS, MILESTONES

SEATS = 2
DEALS = 3

PLACE, DRAW = range(2)  # steps: lay a card, then draw one

# What a milestone's field says: it was left in the box, it lies open, or 2 + the seat that took it.
IN_THE_BOX, OPEN, TAKEN_BY = range(3)

# Columns of the score sheet: one for each expedition, then row E of the notepad.
SHEET_MILESTONES = COLOURS
SHEET = COLOURS + 1

# fmt: off
STATE = record(
    # options
    ("deals",            np.int8),                          # 1 or 3
    ("milestones",       np.int8),                          # 1 if the variant is played
    ("show_deck_count",  np.int8),
    ("memory_aid",       np.int8),
    ("first",            np.int8),                          # 0 by the rulebook, 1 random, 2 + seat
    ("ages",             np.int8),                          # who is older, see core/seating.py
    ("turn_cap",         np.int16),                         # turns of both that end a deal as it lies; 0 is off

    # the match
    ("deal",             np.int8),                          # the deal being played, from 0
    ("began",            np.int8),                          # the seat that began it
    ("sheet",            np.int16, (DEALS, SEATS, SHEET)),  # the notepad: points of the deals that are over
    ("capped",           np.int8, DEALS),                   # 1 if the deal was ended by the turn cap
    ("milestone",        np.int8, (DEALS, MILESTONES)),     # IN_THE_BOX, OPEN, or TAKEN_BY + seat

    # the deal
    ("turns",            np.int16),                         # turns finished in this deal
    ("closed",           np.int8),                          # 1 + colour of the camp just added to, else 0
    ("deck",             np.int8, CARDS),                   # top is deck[bottom + deck_size - 1]
    ("deck_size",        np.int8),
    ("two_ends",         np.int8),                          # 1 in imagined worlds: seat 1 draws below (guess.py)
    ("bottom",           np.int8),                          # the lowest card that is left
    ("hand",             np.int8, (SEATS, HAND)),           # sorted by kind, then by who knows it
    ("hand_known",       np.int8, (SEATS, HAND)),           # a bit for each seat that knows the card
    ("hand_size",        np.int8, SEATS),
    ("expedition",       np.int8, (SEATS, COLOURS, COLUMN)),
    ("expedition_size",  np.int8, (SEATS, COLOURS)),
    ("camp",             np.int8, (COLOURS, COLUMN)),       # the top lies open
    ("camp_size",        np.int8, COLOURS),
    ("missing",          np.int8, KINDS),                   # scratch of complete(): cards not in sight, by kind
)
# fmt: on
