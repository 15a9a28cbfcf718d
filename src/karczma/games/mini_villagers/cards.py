"""The deck: a man and a woman of each suit, and the Capricious Countess (RULES 1.1). Every card is its own kind."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from karczma.core.knowledge import UNKNOWN

_DATA = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))

SUIT_NAMES = tuple(suit["name"] for suit in _DATA["suit"])
LETTERS = tuple(suit["letter"] for suit in _DATA["suit"])
SUITS = len(LETTERS)
COUNTESS = 2 * SUITS
COUNTESS_LETTER = str(_DATA["countess"]["letter"])
CARDS = COUNTESS + 1

# Man and woman of suit n are the cards 2n and 2n + 1. The Countess is alone in a suit of her own, so that two cards
# are a pair exactly if their suits are the same.
SUIT = np.array([kind // 2 for kind in range(CARDS)], np.int8)
BACK = np.full(CARDS, UNKNOWN, np.int8)  # all backs look the same
HAND = SUITS + 1  # no hand keeps a pair, so none holds more
