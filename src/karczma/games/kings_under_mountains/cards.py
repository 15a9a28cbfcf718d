"""The eighty cards: a unit on one side, a mine on the other (RULES 1.1 to 1.3).

A card is known by its unit side: the number `card` is that of its kind (race and strength) times the copies, plus the
copy. Where units and mines are paired afresh for each game, twins are alike and every card is copy 0 of its kind. With
the fixed pairing each has its own mine on the back, so copies count. A mine is a number from 1; 0 is no mine.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from karczma.core.knowledge import UNKNOWN

_DATA = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))

RACE_NAMES = tuple(race["name"] for race in _DATA["race"])
LETTERS = tuple(race["letter"] for race in _DATA["race"])
RACES = len(LETTERS)
STRENGTHS = tuple(_DATA["units"]["strengths"])
WEAKEST, STRONGEST = min(STRENGTHS), max(STRENGTHS)
COPIES = int(_DATA["units"]["copies"])
KINDS = RACES * len(STRENGTHS)
CARDS = KINDS * COPIES
PILE = CARDS // RACES  # units of one race: no pile of the camp holds more

HAND = int(_DATA["table"]["hand"])
CENTRE = int(_DATA["table"]["centre"])
CAMP = int(_DATA["table"]["camp"])

KIND = np.array([card // COPIES for card in range(CARDS)], np.int8)
RACE = np.array([kind // len(STRENGTHS) for kind in KIND], np.int8)
STRENGTH = np.array([STRENGTHS[kind % len(STRENGTHS)] for kind in KIND], np.int8)

_FACES = _DATA["mines"]["faces"]
MINES = len(_FACES)


def _of_each_mine(field: str) -> Any:
    return np.array([0, *(face[field] for face in _FACES)], np.int8)


DEFENCE, WORKERS, OVERSEER = _of_each_mine("defence"), _of_each_mine("workers"), _of_each_mine("overseer")
VALUE, FACES = _of_each_mine("value"), _of_each_mine("copies")
STAFF = WORKERS + OVERSEER  # cards it takes to fill a mine
MOST_DEFENCE, MOST_STAFF = int(DEFENCE.max()), int(STAFF.max())

SHUFFLED, FIXED = range(2)  # the option `pairing`

# By pairing: how many cards of a number there are, and what shows of one that is turned over: with the fixed pairing
# the mine on its back, as a blank below UNKNOWN.
BACK_MINE = np.array([mine for name in RACE_NAMES for mine in _DATA["pairing"][name]], np.int8)
CARD_COPIES = np.array([[COPIES if card % COPIES == 0 else 0 for card in range(CARDS)], [1] * CARDS], np.int8)
BACK = np.array([[UNKNOWN] * CARDS, UNKNOWN - BACK_MINE], np.int8)
