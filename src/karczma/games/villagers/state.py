"""Everything on the table, as one flat record. A card is its kind: two copies of a kind are the same (22.5)."""

from __future__ import annotations

import numpy as np

from karczma.core.record import record

from .cards import EVENTS, IMPROVEMENTS_DRAWN, KINDS

SEATS = 5
VILLAGES = SEATS  # in the solo game the second village is the Countess's
COUNTESS_VILLAGE = 1
SLOTS = 6
PILES, RESERVE = 7, 6  # six stacks, then the reserve
SQUARE = 5  # nobody drafts more in a round
EMPTY = -1  # a slot without a card, a holder that is nobody

# How much room is enough. While stacks hold cards every draft takes one off them, everybody drafts two or more in a
# round, and at most thirty cards ever come back (9.1, there are thirty Basics). So with n players at most 12n + 30
# cards are drafted, and nobody gets more than 5/7 of them with two, 5/13 with five: 39 at most. The Countess gets as
# many as the player, and a few by Events.
HAND = 64
PLACES = 88
PILE = 80
DECK = 128  # the discard pile; also the whole deck while it is shuffled

SHEET_GOLD, SHEET_COINS, SHEET_SILVER, SHEET_NUN = range(4)  # printed gold, coins on cards, silver, the Nun

# Steps. From PLACE on they are side questions: where everybody can tell the answer it is given without asking (22.1).
# From LAY on they ask nobody: work that waits for the questions above it.
STEP_NAMES = [
    "draft",
    "after-draft",
    "courier-asked",
    "put-coin",
    "build",
    "place",
    "pay",
    "swap",
    "cover",
    "side",
    "smuggle",
    "onto",
    "return",
    "which-thief",
    "snatch-from",
    "benefit",
    "search",
    "take-searched",
    "arrange",
    "look-at",
    "take-seen",
    "steal-from",
    "arrest-whom",
    "take-reserve",
    "tavern-card",
    "church-card",
    "countess-takes",
    "rats-or-gold",
    "arson-or-gold",
    "resolve-event",
    "must-use-jester",
    "event-choice",
    "lay",
    "smuggled",
    "refill",
    "draft-turn",
    "drafting",
    "coining",
    "building",
    "rewarding",
    "eventful",
    "ending",
]
(
    DRAFT,
    AFTER_DRAFT,
    COURIER_ASKED,
    PUT_COIN,
    BUILD,
    PLACE,
    PAY,
    SWAP,
    COVER,
    SIDE,
    SMUGGLE,
    ONTO,
    RETURN,
    WHICH_THIEF,
    SNATCH_FROM,
    BENEFIT,
    SEARCH,
    TAKE_SEARCHED,
    ARRANGE,
    LOOK_AT,
    TAKE_SEEN,
    STEAL_FROM,
    ARREST_WHOM,
    TAKE_RESERVE,
    TAVERN_CARD,
    CHURCH_CARD,
    COUNTESS_TAKES,
    RATS_OR_GOLD,
    ARSON_OR_GOLD,
    RESOLVE_EVENT,
    MUST_USE_JESTER,
    EVENT_CHOICE,
    LAY,
    SMUGGLED,
    REFILL,
    DRAFT_TURN,
    DRAFTING,
    COINING,
    BUILDING,
    REWARDING,
    EVENTFUL,
    ENDING,
) = range(len(STEP_NAMES))

# fmt: off
STATE = record(
    # options
    ("scoundrels",             np.int8),
    ("saints",                 np.int8),
    ("profiteers",             np.int8),
    ("improvements",           np.int8),
    ("market_on_second_stack", np.int8),                        # D5 the other reading of the footnote
    ("mode",                   np.int8),                        # solo: NORMAL, NOVICE, VETERAN
    ("first",                  np.int8),                        # who begins: 0, 1 by lot, 2 + seat, then the mini game
    ("memory_aid",             np.int8),

    # the round
    ("rounds",                 np.int8),                        # rounds begun
    ("marker",                 np.int8),                        # seat with the first player marker
    ("markets",                np.int8),                        # markets held: 0, 1, 2
    ("turn",                   np.int8),                        # seat whose draft comes next
    ("drafted",                np.int8),                        # seats whose square has gone to hand, a bit each
    ("recruited",              np.int8),                        # 1 once the Recruiter was paid in this draft turn
    ("fewer_drafts",           np.int8),                        # 1 in a round of Rats that was not paid off
    ("build_limit",            np.int8, SEATS),                 # fixed when the build phase begins (7.1)
    ("actions",                np.int8),                        # build actions left in this build turn
    ("hires",                  np.int8),                        # Basics that may still be hired in it
    ("tinner",                 np.int8),                        # 1 once the Tinner was played in it
    ("begun",                  np.int8),                        # 1 once anything was done: no more Freelancers (D41)
    ("building",               np.int8),                        # the card between hand and village, or EMPTY
    ("building_on",            np.int8),                        # place it goes on, -1 for the table
    ("for_free",               np.int8),                        # 1 while the Benefactor builds it
    ("taken_out",              np.int8),                        # 1 while it comes out of a village by an Apprentice
    ("least_monks",            np.int8),                        # 1 while a Monk that was taken out must be covered
    ("hiring",                 np.int8),                        # Basic being hired, or EMPTY
    ("onto",                   np.int8),                        # pile that gets the returned card, or EMPTY
    ("looked_at",              np.int8),                        # cards on top of a pile that somebody is arranging
    ("arranged",               np.int8),                        # how many of them lie already as they shall

    # the table
    ("supply",                 np.int16, VILLAGES),             # gold
    ("basics",                 np.int8, 3),                     # Basics left
    ("road",                   np.int8, SLOTS),                 # face-up villagers, EMPTY for none
    ("road_coins",             np.int8, SLOTS),
    ("pile",                   np.int8, (PILES, PILE)),         # top is pile[p, pile_size[p] - 1]
    ("pile_known",             np.int8, (PILES, PILE)),         # who knows the card: a bit for each seat, and BACK_SEEN
    ("pile_size",              np.int8, PILES),
    ("discard",                np.int8, DECK),
    ("discard_known",          np.int8, DECK),                  # a few lie face down (9.2)
    ("discard_size",           np.int8),
    ("box",                    np.int8, 10),                    # Scoundrels and Saints that nobody got, or knows
    ("box_size",               np.int8),
    ("hand",                   np.int8, (SEATS, HAND)),         # sorted by kind, then by who knows it
    ("hand_known",             np.int8, (SEATS, HAND)),         # a bit for each seat that knows the card
    ("hand_size",              np.int8, SEATS),
    ("square",                 np.int8, (SEATS, SQUARE)),       # drafted in this phase, face up
    ("square_size",            np.int8, SEATS),
    ("village",                np.int8, (VILLAGES, PLACES)),    # kinds in the order they were laid
    ("role",                   np.int8, (VILLAGES, PLACES)),    # what it is in its chain; differs for wild cards
    ("beneath",                np.int8, (VILLAGES, PLACES)),    # place it lies on, -1 for the table
    ("load",                   np.int8, (VILLAGES, PLACES)),    # cards lying directly on it: 0 is a top card
    ("coins",                  np.int8, (VILLAGES, PLACES)),
    ("spent",                  np.int8, (VILLAGES, PLACES)),    # 1 if this Thief or Freelancer was used in this turn
    ("village_size",           np.int8, VILLAGES),
    ("food",                   np.int8, VILLAGES),              # food symbols on top cards, counted by `show`
    ("builders",               np.int8, VILLAGES),              # builder symbols on top cards
    ("turned",                 np.int8, SEATS),                 # 1 once the Founders were turned over (12.2)
    ("sheet",                  np.int16, (2, VILLAGES, 4)),     # what each market paid, by the columns SHEET_...

    # improvements
    ("improvement",            np.int8, IMPROVEMENTS_DRAWN),    # which ones are in play
    ("holder",                 np.int8, IMPROVEMENTS_DRAWN),    # seat with the marker, or EMPTY

    # solo
    ("jester",                 np.int8),                        # 1 while he may still be used
    ("event",                  np.int8, EVENTS),                # the face-up Events, in the order they came
    ("event_size",             np.int8),
    ("answered",               np.int8),                        # bits: Rats, Arson were answered in this round
    ("event_pile",             np.int8, (2, EVENTS)),           # summer and winter; top is the last
    ("event_pile_size",        np.int8, 2),
    ("event_discard",          np.int8, (2, EVENTS)),
    ("event_discard_size",     np.int8, 2),

    # scratch of complete()
    ("missing",                np.int8, KINDS),                 # cards not in sight, BY_SUIT
)
# fmt: on
