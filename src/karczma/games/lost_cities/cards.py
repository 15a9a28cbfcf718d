"""The deck: sixty cards of fifty kinds, five colours with three sponsors and the numbers 2 to 10 (RULES 1.1)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from karczma.core.knowledge import UNKNOWN

_DATA = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))

COLOUR_NAMES = tuple(colour["name"] for colour in _DATA["colour"])
LETTERS = tuple(colour["letter"] for colour in _DATA["colour"])
COLOURS = len(LETTERS)
VALUES = (0, *_DATA["deck"]["numbers"])  # a sponsor has no value
SPONSORS = int(_DATA["deck"]["sponsors"])
RANKS = len(VALUES)
KINDS = COLOURS * RANKS
HAND = int(_DATA["deck"]["hand"])

COLOUR = np.array([kind // RANKS for kind in range(KINDS)], np.int8)
VALUE = np.array([VALUES[kind % RANKS] for kind in range(KINDS)], np.int8)
COPIES = np.array([1 if value else SPONSORS for value in VALUE], np.int8)
BACK = np.full(KINDS, UNKNOWN, np.int8)  # all backs look the same
CARDS = int(COPIES.sum())
COLUMN = CARDS // COLOURS  # cards of one colour: no expedition and no camp holds more

COST = int(_DATA["score"]["cost"])
GREAT_EXPEDITION = int(_DATA["score"]["great_expedition_cards"])
BONUS = int(_DATA["score"]["great_expedition_bonus"])

MILESTONE_NAMES = tuple(_DATA["milestones"]["names"])
MILESTONES = len(MILESTONE_NAMES)
MILESTONES_DRAWN = int(_DATA["milestones"]["drawn"])
MILESTONE_POINTS = int(_DATA["score"]["milestone_points"])

# Milestones 0 to 4 ask for three cards in the colour of that number.
FIVE_IN_ONE, THREE_BEGUN, THREE_IN_A_ROW = COLOURS, COLOURS + 1, COLOURS + 2
MOST_BEGUN, BEST_EXPEDITION, LOWEST_HAND = COLOURS + 3, COLOURS + 4, COLOURS + 5
