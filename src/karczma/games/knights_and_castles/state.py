"""Everything on the table, as one flat record that copies in a few nanoseconds."""

from __future__ import annotations

import numpy as np

from karczma.core.record import record

from .cards import CASTLES, HANDS, ROUNDS, TILES

SEATS = 4
GAMES = SEATS  # 6.1 the longer variant has as many games as players

CAPTURE, RECRUITMENT = range(2)  # steps: lay two cards for a castle, take one back from the camp

# What the log says of a seat after a drum; after a castle it says 1 + the pair that was laid.
NOTHING_TO_TAKE, TOOK_IN_SECRET, TOOK_THE_ONLY_ONE = range(3)

# fmt: off
STATE = record(
    # options
    ("longer",        np.int8),                          # 1 if as many games are played as there are players
    ("rotate_sword",  np.int8),                          # 1 if the next older player starts the next game with it
    ("first",         np.int8),                          # 0 by the rulebook, 1 random, 2 + seat
    ("ages",          np.int8),                          # who is older, see core/seating.py
    ("memory_aid",    np.int8),

    # all games: nothing that lay open is forgotten
    ("game",          np.int8),                          # the game being played, from 0; how many are over
    ("began",         np.int8),                          # the seat that had the sword at its start
    ("tile",          np.int8, (GAMES, TILES)),          # in the order of the rounds; the last lies in the box
    ("log",           np.int8, (GAMES, ROUNDS, SEATS)),  # what each seat laid: 1 + pair; for a drum, whether it took
    ("owner",         np.int8, (GAMES, CASTLES)),        # 1 + the seat that took the castle, else 0

    # the game
    ("turned",        np.int8),                          # tiles turned up so far; the last of them is at stake
    ("sword",         np.int8),                          # the seat that has it
    ("chosen",        np.int8, SEATS),                   # 1 + the move a seat has chosen in secret, else 0
    ("hand",          np.int8, SEATS),                   # the figures in hand, a bit each; shepherds are always there
    ("camp",          np.int8, SEATS),                   # the figures in the camp; in neither: not known to the viewer
    ("hand_size",     np.int8, SEATS),                   # cards in hand, shepherds included
    ("ways",          np.int8, (SEATS, HANDS)),          # for each set of figures: the ways to have come to hold it,
                                                         # by all that lay open; none while everybody knows the hand
)
# fmt: on
