"""Everything on the table, as one flat record that copies in a few nanoseconds."""

from __future__ import annotations

import numpy as np

from karczma.core.record import record

from .cards import CAMP, CARDS, CENTRE, HAND, MINES, MOST_DEFENCE, MOST_STAFF, PILE, RACES

SEATS = 4
FEWEST_SEATS = 2

PLAY, PLACE, DRAW = range(3)  # steps: show a card (PLACE is about it), lay it on a mine, draw one

# After every capture a card leaves the deck for a new mine, or the deck was emptied in the same turn: so no more mines
# are captured than the deck holds after the deal.
MOST_CAPTURED = CARDS - CENTRE - CAMP - FEWEST_SEATS * HAND

# fmt: off
STATE = record(
    # options
    ("pairing",       np.int8),                                      # SHUFFLED or FIXED
    ("first",         np.int8),                                      # 0 by the rulebook, 1 random, 2 + seat
    ("memory_aid",    np.int8),

    ("king",          np.int8, SEATS),                               # the race of each seat

    # the deck lies mine side up; top is deck[deck_size - 1]
    ("deck",          np.int8, CARDS),                               # the cards, by their unit side
    ("deck_mine",     np.int8, CARDS),                               # the mine on the back of each
    ("deck_size",     np.int8),
    ("mine_seen",     np.int8, 1 + MINES),                           # faces everybody has seen so far, by mine

    # mines in the centre; a place is empty (0) only once the deck has run out
    ("centre",        np.int8, CENTRE),
    ("unit",          np.int8, (CENTRE, MOST_DEFENCE)),              # the units on each, the last laid last
    ("unit_size",     np.int8, CENTRE),

    # occupied mines, sorted by mine, then by their workers
    ("mine",          np.int8, (SEATS, MOST_CAPTURED)),
    ("worker",        np.int8, (SEATS, MOST_CAPTURED, MOST_STAFF)),  # the last laid last; an overseer comes last
    ("worker_size",   np.int8, (SEATS, MOST_CAPTURED)),
    ("mine_size",     np.int8, SEATS),
    ("filled",        np.int8, (SEATS, 1 + MINES)),                  # mines under the king: how many of each

    ("camp",          np.int8, (RACES, PILE)),                       # the top lies open
    ("camp_size",     np.int8, RACES),
    ("discarded",     np.int8, CARDS),                               # how many of each card are out of the game
    ("buried",        np.int8, CARDS),                               # the same of cards that lie as mines: nobody knows
    ("hand",          np.int8, (SEATS, HAND)),                       # sorted by card, then by who knows it
    ("hand_known",    np.int8, (SEATS, HAND)),                       # a bit for each seat that knows the card
    ("hand_size",     np.int8, SEATS),

    # scratch of complete()
    ("missing",       np.int8, CARDS),                               # cards not in sight, by card
    ("pool",          np.int8, CARDS),
)
# fmt: on
