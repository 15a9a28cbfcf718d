"""The cards and tiles: six figures and two shepherds for each player, six castles and two drums (RULES 1.1, 1.2).

A set of figures is a number with a bit for each of them: a hand, a camp, the figures of a pair that is laid.
"""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path

import numpy as np

_DATA = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))

FIGURE_NAMES = tuple(figure["name"] for figure in _DATA["figure"])
FIGURES = len(FIGURE_NAMES)
SHEPHERD = FIGURES  # the kind of card after the figures
SHEPHERDS = int(_DATA["shepherds"]["copies"])
LETTERS = (*(figure["letter"] for figure in _DATA["figure"]), _DATA["shepherds"]["letter"])
CARDS = FIGURES + SHEPHERDS  # of each player
ALL = (1 << FIGURES) - 1  # the set of all figures
HANDS = 1 << FIGURES  # how many sets there are

# 3.1 What can be laid: two different cards, or two shepherds. PAIR[pair] is the set of its figures.
PAIR_KINDS = (*combinations(range(FIGURES + 1), 2), (SHEPHERD, SHEPHERD))
PAIRS = len(PAIR_KINDS)
PAIR = np.array([sum(1 << kind for kind in kinds if kind != SHEPHERD) for kinds in PAIR_KINDS], np.int8)
# For each hand the pairs it can lay, lowest first; then how many they are.
PAIRS_IN = np.array([sorted(range(PAIRS), key=lambda pair: PAIR[pair] & ~hand != 0) for hand in range(HANDS)], np.int8)
PAIRS_OF = np.array([sum(PAIR & ~hand == 0) for hand in range(HANDS)], np.int8)

CASTLE_KINDS = tuple(dict.fromkeys(castle["kind"] for castle in _DATA["castle"]))
CASTLE_SIZES = tuple(castle["size"] for castle in _DATA["castle"])
CASTLES = len(_DATA["castle"])
DRUM = CASTLES  # the kind of tile after the castles
DRUMS = int(_DATA["drums"]["copies"])
TILES = CASTLES + DRUMS
ROUNDS = TILES - 1  # 1.2 one tile lies in the box
TILE_COPIES = np.array([1] * CASTLES + [DRUMS], np.int8)
KIND = np.array([CASTLE_KINDS.index(castle["kind"]) for castle in _DATA["castle"]], np.int8)
POINTS = np.array([castle["points"] for castle in _DATA["castle"]], np.int8)

STRENGTH = np.array([[figure[kind] for figure in _DATA["figure"]] for kind in CASTLE_KINDS], np.int8)
STRONGEST_FIRST = np.argsort(-STRENGTH, axis=1, kind="stable")  # for each kind of castle

if SHEPHERDS < 2:
    raise ValueError("cards.toml: with fewer than two shepherds a hand could be too small to lay two cards (RULES 3.1)")
