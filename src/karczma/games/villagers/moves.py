"""A move is an integer in one of these ranges; the ranges do not overlap, so a move has one text."""

from __future__ import annotations

from .cards import BASICS, EVENTS, KINDS
from .state import PILES, PLACES, SEATS, SLOTS, SQUARE, VILLAGES

HOUSES = VILLAGES * PLACES

# fmt: off
# Each range begins where the one before it ends; what is added to its first number:
TAKE_ROAD = 0                           # + slot              draft a face-up villager
TAKE_PILE = TAKE_ROAD + SLOTS           # + pile              draft blind
SEND_COURIER = TAKE_PILE + PILES        # + slot
HOLD = SEND_COURIER + SLOTS             #                     keep the Courier for later
GIVE_COUNTESS = HOLD + 1                # + slot              solo: her card of this draft
COIN = GIVE_COUNTESS + SLOTS            # + slot              put a coin on a villager of the road
RECRUIT = COIN + SLOTS                  #                     pay for a second draft
SNATCH = RECRUIT + 1                    # + seat * SQUARE + i
SEARCH_STACK = SNATCH + SEATS * SQUARE  # + pile
PAY_THREE = SEARCH_STACK + PILES        #                     Rats, Arson: pay
DRAFT_FEWER = PAY_THREE + 1
BUILD_FEWER = DRAFT_FEWER + 1
USE_FREELANCER = BUILD_FEWER + 1        # + house
PLAY = USE_FREELANCER + HOUSES          # + kind              build a villager or play a special one
HIRE = PLAY + KINDS                     # + basic
ROB = HIRE + BASICS                     # + seat
WITH_THIEF = ROB + SEATS                # + place
ON_TABLE = WITH_THIEF + PLACES
ON = ON_TABLE + 1                       # + place             lay it there
PAY_TINNER = ON + PLACES                #                     she opens the padlock
PAY_BANK = PAY_TINNER + 1
PAY_VILLAGER = PAY_BANK + 1             # + house
EXCHANGE = PAY_VILLAGER + HOUSES        # + house
GOLD_SIDE = EXCHANGE + HOUSES
FOOD_SIDE = GOLD_SIDE + 1
HALF_OF = FOOD_SIDE + 1                 # + place
GIVE = HALF_OF + PLACES                 # + pile              where the returned card goes
GIVE_AWAY = GIVE + PILES                #                     nowhere left: on the discard pile
HAND_BACK = GIVE_AWAY + 1               # + kind              the card to return
LOOK = HAND_BACK + KINDS                # + seat
TAKE = LOOK + SEATS                     # + kind              one of the cards looked at
NEXT = TAKE + KINDS                     # + kind              the next card from the top
STEAL = NEXT + KINDS                    # + house
ARREST_THIEF = STEAL + HOUSES           # + house
DRAW = ARREST_THIEF + HOUSES            # + pile              the Church's card
RESOLVE = DRAW + PILES                  # + event
USE_JESTER = RESOLVE + EVENTS           # + event
BRIBE = USE_JESTER + EVENTS             # + place             in her village
BETRAY = BRIBE + PLACES                 # + place
SEIZE = BETRAY + PLACES                 # + place
PROTECT = SEIZE + PLACES                # + place
VALUE_OF = PROTECT + PLACES             # + house
CONSCRIPT = VALUE_OF + HOUSES           # + pile
DISCARD = CONSCRIPT + PILES             # + kind
PASS = DISCARD + KINDS                  #                     nothing, or nothing more
MOVES = PASS + 1
MOST_MOVES = 160                        # in one list, at the very most; random games stay below 70
# fmt: on
