"""The record: the whole table of Warriors' Adventures in one flat structure."""

from __future__ import annotations

import numpy as np

from karczma.core.record import record

from .cards import ITEMS, KINDS, MOST_CHARACTERS, SEATS, STACKS, TALLEST

TURN, ROB = range(2)  # what a player may be asked for

# fmt: off
STATE = record(
    # options
    ("dusigrosz",      np.int8),                                  # 1 if the bonus card for most coins is played for
    ("stealing_coin",  np.int8),                                  # 1 if the coin in hand steals
    ("first",          np.int8),                                  # 0 by the rulebook, 1 random, 2 + seat
    ("ages",           np.int8),                                  # who is older, see core/seating.py
    ("memory_aid",     np.int8),

    ("stack",          np.int8, (STACKS, TALLEST)),               # top is stack[i, stack_size[i] - 1]
    ("stack_size",     np.int8, STACKS),
    ("left",           np.int8, (STACKS, KINDS)),                 # its cards by kind: everybody can count them
    ("front",          np.int8, (SEATS, ITEMS)),                  # items that lie in front of a player, by kind
    ("knights",        np.int8, SEATS),                           # 1 if robber knights wait in front of the player
    ("sent",           np.int8, (SEATS, MOST_CHARACTERS, ITEMS)), # items on each character, by kind
    ("filled",         np.int8, SEATS),                           # characters with cards: they are used in order
)
# fmt: on
