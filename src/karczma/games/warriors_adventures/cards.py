"""The cards: seventy of seven kinds in ten stacks, the characters and the bonus card (RULES 1.1 to 1.4)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

_DATA = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))

# Kinds: first what can lie in front of a player, by rising value, then what only happens to one.
ITEM_NAMES = tuple(item["name"] for item in _DATA["item"])
NAMES = (*ITEM_NAMES, "coin-in-hand", "chamberlain", "robber-knights", "raiders")
ITEMS = len(ITEM_NAMES)
KINDS = len(NAMES)
COIN, COIN_IN_HAND = NAMES.index("coin"), NAMES.index("coin-in-hand")
CHAMBERLAIN, KNIGHTS, RAIDERS = range(KINDS - 3, KINDS)

VALUE = np.array([item["value"] for item in _DATA["item"]], np.int8)


def worth(kind: int) -> int:
    """What a card is worth in ducats: a coin in hand as much as a coin, a hazard nothing."""
    item = COIN if kind == COIN_IN_HAND else kind
    return int(VALUE[item]) if item < ITEMS else 0


def _contents() -> list[list[int]]:
    """The cards of each stack, by kind."""
    stacks = _DATA["stacks"]
    return [
        [int(name in stacks["one_each"]) + stacks.get(name, [0] * len(stacks["coin"]))[stack] for name in NAMES]
        for stack in range(len(stacks["coin"]))
    ]


CONTENTS = np.array(_contents(), np.int8)
STACKS = len(CONTENTS)
PRINTED = CONTENTS.sum(1)  # the number on the backs of a stack
TALLEST = int(PRINTED.max())
CARDS = int(PRINTED.sum())
COPIES = CONTENTS.sum(0)

SEATS = max(map(int, _DATA["characters"]["each"]))
CHARACTERS = np.array([_DATA["characters"]["each"].get(str(seats), 0) for seats in range(SEATS + 1)], np.int8)
MOST_CHARACTERS = int(CHARACTERS.max())
DUSIGROSZ = int(_DATA["dusigrosz"]["value"])
