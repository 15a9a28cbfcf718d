"""A small deck cut from Villagers: the Ore chain, four Solitary villagers and the Specials that hide something."""

from __future__ import annotations

import numpy as np

NAMES = (
    *("blacksmith", "glass_blower", "seeker", "spelunker", "jeweler"),
    *("chandler", "harvester", "hunter", "agent"),
    *("monk", "tinner", "apprentice", "courier"),
    "miner",
)
BLACKSMITH, GLASS_BLOWER, SEEKER, SPELUNKER, JEWELER = range(5)
CHANDLER, HARVESTER, HUNTER, AGENT = range(5, 9)
MONK, TINNER, APPRENTICE, COURIER = range(9, 13)
KINDS = COURIER + 1  # in hands and stacks
MINER, TABLE = range(KINDS, KINDS + 2)  # a Basic from its own supply; as a link: the bare table
NO_LINK = NO_PADLOCK = -1

ORE, SOLITARY, SPECIAL = range(3)
SUIT = np.array([ORE] * 5 + [SOLITARY] * 4 + [SPECIAL] * 4, np.int8)
BACK = (-2 - SUIT).astype(np.int8)  # 1.5 the back of every card shows its suit
COPIES = np.array([2] * 12 + [1], np.int8)
CARDS = int(COPIES.sum())

UNLOCKER = np.full(KINDS, NO_PADLOCK, np.int8)  # 10.1 the villager a padlock names
UNLOCKER[[GLASS_BLOWER, JEWELER]] = BLACKSMITH
UNLOCKER[SPELUNKER] = CHANDLER

# LINK[kind, m]: what the kind is laid on if m Monks are slipped in between.
MOST_MONKS = 1
LINK = np.full((KINDS, MOST_MONKS + 1), NO_LINK, np.int8)
LINK[[BLACKSMITH, GLASS_BLOWER, SEEKER]] = MINER, TABLE
LINK[SPELUNKER] = SEEKER, MINER
LINK[JEWELER] = SPELUNKER, SEEKER
LINK[[CHANDLER, HARVESTER, HUNTER, AGENT], 0] = TABLE

ROOM = np.zeros(TABLE + 1, np.int8)  # 8.4 how many cards lie directly on a link
ROOM[[MINER, SEEKER, SPELUNKER]] = 2, 1, 1
