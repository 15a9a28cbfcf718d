"""The table of the small village as one flat record, its steps and its moves."""

from __future__ import annotations

import numpy as np

from karczma.core.record import record

from .cards import CARDS, KINDS, MOST_MONKS

SEATS, STACKS = 3, 3
SLOTS = SEATS + 1  # so that a full road outlasts a draft of each and the Courier
HAND, SUPPLY, MINERS, ACTIONS, PRICE, MOST_BID = 3, 5, 6, 2, 2, 2
PLACES = CARDS + MINERS
EMPTY = -1  # a slot of the road without a villager
BUILDS = (MOST_MONKS + 1) * KINDS  # a build is monks * KINDS + kind

# Steps: work that waits; main questions, always asked; side questions, not asked if there is one answer. How many
# answers a side question has must be plain to all: else its not being asked would tell of hidden cards.
NEXT_ROUND, NEXT_TURN, LAY = range(3)
BID, DRAFT, COURIER_ASKED, BUILD, GIVE_BACK = range(3, 8)
PLACE, PAY = range(8, 10)

OFFER = 0  # moves; + gold
TAKE_ROAD = OFFER + MOST_BID + 1  # + slot
SEND = TAKE_ROAD + SLOTS  # + slot
HOLD = SEND + SLOTS
PLAY = HOLD + 1  # + build
HIRE = PLAY + BUILDS  # + stack
DONE = HIRE + STACKS
RETURN = DONE + 1  # + kind
ON = RETURN + KINDS  # the table, or + 1 + place
PAY_BANK = ON + 1 + PLACES
PAY_VILLAGER = PAY_BANK + 1  # + seat * PLACES + place
MOST_MOVES = 2 * CARDS + STACKS + 1

# fmt: off
STATE = record(
    ("first",        np.int8),                   # the seat with the first player marker
    ("turn",         np.int8),                   # whose turn it is to draft or to build
    ("bid",          np.int8, SEATS),            # 1 + the gold offered in secret; 0 while there is no offer
    ("supply",       np.int8, SEATS),
    ("actions",      np.int8),                   # builds left in this turn
    ("hires",        np.int8),                   # hirings left in this turn
    ("miners",       np.int8),                   # Miners left in their supply
    ("courier_gone", np.int8),                   # 1 once the Courier is discarded
    ("road",         np.int8, SLOTS),            # EMPTY or a kind
    ("pile",         np.int8, (STACKS, CARDS)),  # the stacks; the top is pile[stack, pile_size - 1]
    ("pile_known",   np.int8, (STACKS, CARDS)),  # a bit for each seat that knows the card, and BACK_SEEN
    ("pile_size",    np.int8, STACKS),
    ("hand",         np.int8, (SEATS, CARDS)),   # sorted by kind, then by who knows it
    ("hand_known",   np.int8, (SEATS, CARDS)),
    ("hand_size",    np.int8, SEATS),
    ("village",      np.int8, (SEATS, PLACES)),
    ("link",         np.int8, (SEATS, PLACES)),  # the kind it stands for in its chain
    ("load",         np.int8, (SEATS, PLACES)),  # cards lying directly on it
    ("coins",        np.int8, (SEATS, PLACES)),
    ("village_size", np.int8, SEATS),
    ("deck",         np.int8, CARDS),            # scratch of setup() and complete()
    ("missing",      np.int8, KINDS),            # scratch of complete(): cards not in sight, by kind
)
# fmt: on
