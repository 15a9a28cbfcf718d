"""The cards of Villagers as plain facts, typed in a second time: a wrong number in the game's own data shows here."""

from __future__ import annotations

from types import SimpleNamespace

ROAD_VILLAGERS = """
    kind          suit     sym copies set        gold food build padlock      key beneath
    brewer        grain    1   2      base       -    1    1     cooper       2   founders
    poulterer     grain    1   2      base       3    1    -     carpenter    -   founders
    swineherd     grain    1   2      base       2    1    -     -            -   founders
    truffler      grain    1   2      base       8    1    -     hunter       -   founders swineherd
    carpenter     wood     1   2      base       -    -    1     -            8   lumberjack
    cooper        wood     1   2      base       4    -    -     blacksmith   6   lumberjack
    shipwright    wood     1   2      base       2    -    1     -            4   lumberjack
    wheeler       wood     1   2      base       3    -    -     -            -   lumberjack
    cartwright    wood     1   2      base       9    -    -     -            2   lumberjack wheeler
    wood-carver   wood     1   2      base       -    -    -     -            -   lumberjack
    log-rafter    wood     2   2      base       -    -    -     -            -   lumberjack
    thatcher      hay      1   2      base       2    -    1     -            -   hayer
    bed-builder   hay      2   2      base       4    -    -     carpenter    -   hayer
    grazier       hay      1   2      base       -    1    -     -            -   hayer
    milk-maid     hay      1   2      base       -    2    -     cooper       -   hayer grazier
    fromager      hay      1   2      base       15   1    -     -            -   hayer grazier milk-maid
    peddler       hay      1   2      base       -    -    -     cartwright   -   hayer
    horse-trader  hay      1   2      base       -    -    -     -            -   hayer
    ore-muler     hay      1   2      base       -    -    -     -            -   hayer
    blacksmith    ore      1   2      base       2    -    -     -            10  miner
    glass-blower  ore      2   2      base       4    -    -     blacksmith   2   miner
    mason         ore      1   2      base       2    -    1     -            -   miner
    seeker        ore      1   2      base       -    -    -     -            -   miner
    spelunker     ore      1   2      base       10   -    -     chandler     -   miner seeker
    jeweler       ore      1   2      base       20   -    -     blacksmith   -   miner seeker spelunker
    locksmith     ore      1   2      base       -    -    -     blacksmith   -   miner
    graper        grape    1   2      base       -    1    -     -            -   -
    vintner       grape    1   2      base       5    -    -     cooper       -   graper
    wine-trader   grape    1   2      base       14   -    -     glass-blower -   graper vintner
    shepherd      wool     1   2      4+         -    1    -     -            -   -
    spinner       wool     1   2      4+         4    -    -     -            -   shepherd
    weaver        wool     1   2      4+         12   -    -     carpenter    -   shepherd spinner
    tailor        wool     1   2      4+         24   -    -     -            -   shepherd spinner weaver
    tanner        leather  1   2      4+         2    -    -     -            -   -
    saddler       leather  1   2      4+         5    -    -     -            -   tanner
    cobbler       leather  1   2      4+         6    -    -     blacksmith   -   tanner
    harvester     solitary 1   2      base       -    1    -     -            2   -
    hunter        solitary 1   2      base       -    1    -     -            2   -
    chandler      solitary 2   2      base       3    -    -     -            4   -
    wattler       solitary 1   2      base       -    -    1     -            -   -
    fisher        solitary 1   2      base       3    1    -     shipwright   -   -
    beekeeper     solitary 1   2      base       4    -    -     carpenter    -   -
    grocer        solitary 1   2      base       -    -    -     harvester    -   -
    freemason     solitary 1   2      base       -    -    -     brewer       -   -
    priest        solitary 1   2      base       -    -    -     chandler     -   -
    agent         solitary 1   2      base       -    -    -     -            -   -
    monk          special  1   2      base       -    -    -     -            -   -
    apprentice    special  1   2      base       -    -    -     -            -   -
    tinner        special  1   2      base       -    -    -     -            -   -
    smuggler      special  1   2      base       -    -    -     shipwright   -   -
    barbarian     special  1   1      scoundrels -    -    -     -            -   -
    courier       special  1   1      scoundrels -    -    -     -            -   -
    flaker        special  1   1      scoundrels -    -    -     -            -   -
    noble         special  1   1      scoundrels -    -    -     -            -   -
    schemer       special  1   1      scoundrels -    -    -     -            -   -
    thief         special  1   2      scoundrels -    -    -     -            -   -
    sheriff       special  1   2      scoundrels -    -    -     -            -   -
    benefactor    special  1   1      saints     -    -    -     -            -   -
    nun           special  1   1      saints     -    -    -     -            -   -
    pigeoneer     special  1   1      saints     -    -    -     -            -   -
    prophet       special  1   1      saints     -    -    -     -            -   -
    recruiter     special  1   1      saints     -    -    -     -            -   -
    carter        hay      1   1      profiteers -    -    -     -            -   hayer
    captain       solitary 1   1      profiteers -    -    -     -            -   -
    arkwright     wood     1   1      profiteers -    -    -     -            -   lumberjack
    alchemist     ore      1   1      profiteers -    -    -     -            -   miner
    wholesaler    solitary 1   2      profiteers -    -    -     -            -   -
    freelancer    special  1   2      profiteers -    -    -     -            -   -
"""
OTHER_VILLAGERS = """
    kind          suit     sym copies set        gold food build padlock      key beneath
    lumberjack    wood     1   10     basic      -    -    -     -            -   -
    hayer         hay      1   10     basic      -    -    -     -            -   -
    miner         ore      1   10     basic      -    -    -     -            -   -
    founders      grain    1   5      founders   -    -    -     -            -   -
    countess      -        0   1      solo       -    -    -     -            -   -
"""


def read(text):
    head, *rows = (line.split() for line in text.strip().splitlines())
    kinds = {}
    for row in rows:
        facts = [None if word == "-" else int(word) if word.isdigit() else word for word in row]
        told = dict(zip(head[:-1], facts, strict=False))  # the last column has a word for each card
        kinds[row[0]] = SimpleNamespace(**told, beneath=[kind for kind in facts[len(told) :] if kind])
    return kinds


KINDS = read(ROAD_VILLAGERS) | read(OTHER_VILLAGERS)
BASICS = ("lumberjack", "hayer", "miner")
WILD = ("monk", "apprentice")  # 1.9
STARTERS = ("swineherd", "grazier", "graper", "carpenter", "mason", "wattler")  # D1
FOUNDERS_GOLD, FOUNDERS_FOOD, COUNTESS_GOLD = 2, 1, 4

# 11.1 Specials with the discard mark: those of the draft phase, and those of the build turn.
DRAFT_SPECIALS = ("barbarian", "flaker", "benefactor", "prophet", "courier")
BUILD_SPECIALS = ("tinner", "smuggler", "noble", "schemer", "sheriff", "pigeoneer")

# 17.1 The four that are shuffled into the deck; 17.2 and 18.1 those that are dealt.
THIEVES_AND_SHERIFFS = ("thief", "sheriff")
SCOUNDRELS = ("barbarian", "courier", "flaker", "noble", "schemer")
SAINTS = ("benefactor", "nun", "pigeoneer", "prophet", "recruiter")

# 20.1 One of each is turned up.
IMPROVEMENTS = {
    "technology": ("windmill", "sawmill", "gold-mine", "ox-crane"),
    "trade": ("bank", "marketplace", "lighthouse", "guildhall"),
    "community": ("town-hall", "inn", "tavern", "church"),
}

# 16.21
SUMMER = (
    "sinister-banquet",
    "mood-swing",
    "black-market",
    "value-added-tax",
    "land-claim",
    "temporary-employment",
    "bribes",
    "serfdom",
    "customs",
    "guild-conspiracy",
    "betrayer",
    "the-countess-bank",
)
WINTER = (
    "dark-mood",
    "it-was-you",
    "arson",
    "conscription",
    "tribute",
    "protection-money",
    "trade-network",
    "spy-network",
    "blackmail",
    "abduction",
    "arrest",
    "rats",
)
OTHER_PHASES = ("serfdom", "the-countess-bank", "arson", "rats")  # nothing left to do in the Event phase


def suit(kind):
    return KINDS[kind].suit


def is_special(kind):
    return suit(kind) == "special"


def carries(role):
    """8.4 The first card of a chain carries two cards, a middle card one, a last card or a Solitary one none."""
    if all(role not in other.beneath for other in KINDS.values()):
        return 0
    return 1 if KINDS[role].beneath else 2
