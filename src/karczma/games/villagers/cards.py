"""The cards: every kind of villager, Event and Improvement as columns of numbers, read from cards.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from karczma.core.knowledge import UNKNOWN

_DATA = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))
_SETS = (
    "base",
    "scoundrels",
    "saints",
    "profiteers",
    "basics",
    "founders",
    "solo",
)  # what can be in a hand comes first

SUITS = (*(suit["id"] for suit in _DATA["suits"]), "none")
WOOD, HAY, ORE, SOLITARY, SPECIAL = map(SUITS.index, ("wood", "hay", "ore", "solitary", "special"))

Row = dict[str, Any]


def _rows(table: str) -> list[Row]:
    """The cards of a table of cards.toml, with the usual values where a line is silent."""
    usual = _DATA[table].get("usual", {})
    return [usual | row for row in _DATA[table]["cards"]]


def _numbers(rows: list[Row], value: Callable[[Row], int]) -> Any:
    return np.array([value(row) for row in rows], np.int64)


# -- villagers

ROWS = sorted(_rows("villagers"), key=lambda row: _SETS.index(row["set"]))
NAMES = tuple(row["id"] for row in ROWS)
NUMBER = {name: kind for kind, name in enumerate(NAMES)}
KINDS = len(ROWS)

BASIC_KINDS = ("lumberjack", "hayer", "miner")
BASICS = len(BASIC_KINDS)
BASIC = np.array([NUMBER[name] for name in BASIC_KINDS], np.int64)
FIRST_BASIC = int(BASIC[0])
FOUNDERS, FOUNDERS_FOOD = NUMBER["founders"], NUMBER["founders-food"]
COUNTESS, COUNTESS_NOVICE = NUMBER["countess"], NUMBER["countess-novice"]
DECK_KINDS = FIRST_BASIC  # kinds below this one are dealt out
HAND_KINDS = FOUNDERS  # kinds below this one can be in a hand
MONK, APPRENTICE, TINNER, SMUGGLER = (NUMBER[name] for name in ("monk", "apprentice", "tinner", "smuggler"))
BARBARIAN, COURIER, FLAKER, NOBLE, SCHEMER, THIEF, SHERIFF = (
    NUMBER[name] for name in ("barbarian", "courier", "flaker", "noble", "schemer", "thief", "sheriff")
)
BENEFACTOR, NUN, PIGEONEER, PROPHET, RECRUITER = (
    NUMBER[name] for name in ("benefactor", "nun", "pigeoneer", "prophet", "recruiter")
)
FREELANCER = NUMBER["freelancer"]
ROBBED, RECRUITERS_PAY, FREELANCERS_PAY, LOOKED_AT, SMUGGLED_SHARE = (
    int(ROWS[kind]["amount"]) for kind in (THIEF, RECRUITER, FREELANCER, PIGEONEER, SMUGGLER)
)
SCOUNDRELS = np.array([BARBARIAN, COURIER, FLAKER, NOBLE, SCHEMER], np.int64)  # one is dealt to each player, 17.2
SAINTS = np.array([BENEFACTOR, NUN, PIGEONEER, PROPHET, RECRUITER], np.int64)  # 18.1

BASE_SET, SCOUNDREL_SET, SAINT_SET, PROFITEER_SET = range(4)
SET = _numbers(ROWS, lambda row: _SETS.index(row["set"]))
SUIT = _numbers(ROWS, lambda row: SUITS.index(row.get("suit") or "none"))
SYMBOLS = _numbers(ROWS, lambda row: row["suit_symbols"])  # suit symbols
GOLD = _numbers(ROWS, lambda row: row["gold"])  # printed gold; 0: no gold symbol
FOOD = _numbers(ROWS, lambda row: row["food"])
BUILDERS = _numbers(ROWS, lambda row: row["builders"])
KEY = _numbers(ROWS, lambda row: row["key"])
COPIES = _numbers(ROWS, lambda row: row["copies"])
FOUR_PLUS = _numbers(ROWS, lambda row: row["four_plus"])
STARTER = _numbers(ROWS, lambda row: row["starting_road"])
UNLOCKER = _numbers(ROWS, lambda row: NUMBER[row["padlock"]] if row["padlock"] else -1)
IS_WILD = _numbers(ROWS, lambda row: row["id"] in ("monk", "apprentice"))

# The back of a card shows its suit: below UNKNOWN, a number for each suit.
BACK = np.array([UNKNOWN - 1 - suit for suit in SUIT], np.int64)
SPECIAL_BACK = UNKNOWN - 1 - SPECIAL

# The kinds suit by suit, as far as they are dealt out: SUITED lists them, BY_SUIT[kind] is the place of a kind among
# them, and those of a suit begin at OF_SUIT[suit] and end before OF_SUIT[suit + 1].
SUITED = np.concatenate([np.argsort(SUIT[:DECK_KINDS], kind="stable"), np.arange(DECK_KINDS, KINDS)])
BY_SUIT = np.argsort(SUITED)
OF_SUIT = np.searchsorted(SUIT[SUITED[:DECK_KINDS]], np.arange(len(SUITS) + 1))
# Strays are never shuffled in: Scoundrels and Saints (17.2, 18.1), and Basics that came to a hand (9.5).
STRAYS = np.sort(np.concatenate([SCOUNDRELS, SAINTS, BASIC]))

# A role is what a card is in its chain: nothing that carries others, one of the carrying kinds, or the bare table.
# Monk and Apprentice have the role of what they stand for (8.9, 11.6).
_CARRIERS = [row["id"] for row in ROWS if row["room"] > 0 and "side_of" not in row]
CARRIES_NOTHING = 0
TABLE = 1 + len(_CARRIERS)
_ROLE_OF = {name: 1 + role for role, name in enumerate(_CARRIERS)}
_ROLE_OF["founders-food"] = _ROLE_OF["founders"]
ROLE_NAMES = ("", *_CARRIERS, "table")
ROLE = _numbers(ROWS, lambda row: _ROLE_OF.get(row["id"], CARRIES_NOTHING))
ROOM = np.array([0, *(ROWS[NUMBER[name]]["room"] for name in _CARRIERS), 0], np.int64)

# LAID_ON[kind, m]: the role a card is laid on if m Monks are slipped in between; -1 past the table.
MOST_MONKS = 2
LAID_ON = np.full((KINDS, MOST_MONKS + 1), -1, np.int64)
for _kind, _row in enumerate(ROWS):
    _chain = [TABLE, *(_ROLE_OF[name] for name in _row["beneath"])]
    for _m, _role in enumerate(reversed(_chain[-MOST_MONKS - 1 :])):
        LAID_ON[_kind, _m] = _role

# The same as the rules ask for it. LINKS[kind, m]: the roles that m - 1 Monks or fewer lead to, a bit each;
# MONKS_BETWEEN[kind, role]: how many Monks it takes to lay a card on this role, -1 if the role is not in its chain.
LINKS = np.zeros((KINDS, MOST_MONKS + 2), np.int64)
MONKS_BETWEEN = np.full((KINDS, TABLE + 1), -1, np.int64)
for _kind in range(KINDS):
    for _m, _role in enumerate(LAID_ON[_kind].tolist()):
        LINKS[_kind, _m + 1] = LINKS[_kind, _m] | (1 << _role if _role >= 0 else 0)
        if _role >= 0:
            MONKS_BETWEEN[_kind, _role] = _m

# -- what silver, copper and Improvements count

COUNTED = (
    "nothing",
    "suit-symbols",
    "gold-symbols",
    "padlocks",
    "food",
    "builders",
    "printed-gold",
    "coins-on-one",
    "sets",
    "chains",
    "with-coins",
    "best-silver",
    "hand-special",
    "cards",
)
(
    NOTHING,
    SUIT_SYMBOLS,
    GOLD_SYMBOLS,
    PADLOCKS,
    FOOD_SYMBOLS,
    BUILDER_SYMBOLS,
    PRINTED_GOLD,
    COINS_ON_ONE,
    SETS,
    CHAINS,
    WITH_COINS,
    BEST_SILVER,
    HAND_SPECIAL,
    CARDS,
) = range(len(COUNTED))


def _rates(rows: list[Row], metal: str) -> Any:
    """For each kind: what it counts, of which suit (or chains of how many cards), how much pays, for how many."""
    rates = []
    for row in rows:
        rate = row[metal]
        about = rate.get("least") or SUITS.index(rate.get("suit", "none"))
        rates.append((COUNTED.index(rate.get("counts", "nothing")), about, rate.get("pays", 0), rate.get("per", 1)))
    return np.array(rates, np.int64)


SILVER, COPPER = _rates(ROWS, "silver"), _rates(ROWS, "copper")
COUNTS, ABOUT, PAYS, PER = range(4)  # columns

# -- improvements

IMPROVEMENT_ROWS = _rows("improvements")
IMPROVEMENT_NAMES = tuple(row["id"] for row in IMPROVEMENT_ROWS)
IMPROVEMENT_KINDS = ("technology", "trade", "community")
IMPROVEMENTS_DRAWN = len(IMPROVEMENT_KINDS)
IMPROVEMENTS_PER_KIND = len(IMPROVEMENT_ROWS) // IMPROVEMENTS_DRAWN  # they are listed kind by kind
IMPROVEMENT_COUNTS = _numbers(IMPROVEMENT_ROWS, lambda row: COUNTED.index(row["counts"]))
IMPROVEMENT_ABOUT = _numbers(IMPROVEMENT_ROWS, lambda row: row["least"] or SUITS.index(row["suit"] or "none"))
IMPROVEMENT_GOLD = _numbers(IMPROVEMENT_ROWS, lambda row: row["gold"])
IMPROVEMENT_FOOD = _numbers(IMPROVEMENT_ROWS, lambda row: row["food"])
IMPROVEMENT_BUILDERS = _numbers(IMPROVEMENT_ROWS, lambda row: row["builders"])
TAVERN, CHURCH = map(IMPROVEMENT_NAMES.index, ("tavern", "church"))

# -- events

EVENT_ROWS = _rows("events")
EVENT_NAMES = tuple(row["id"] for row in EVENT_ROWS)
EVENTS = len(EVENT_ROWS)
SUMMER, WINTER = range(2)
EVENT_PILE = _numbers(EVENT_ROWS, lambda row: ("summer", "winter").index(row["pile"]))
EVENT_AMOUNT = _numbers(EVENT_ROWS, lambda row: row.get("amount", 0))
EVENT_ACTS_NOW = _numbers(EVENT_ROWS, lambda row: row["phase"] in ("event", "round"))  # not in another phase
(
    SINISTER_BANQUET,
    MOOD_SWING,
    BLACK_MARKET,
    VALUE_ADDED_TAX,
    LAND_CLAIM,
    TEMPORARY_EMPLOYMENT,
    BRIBES,
    SERFDOM,
    CUSTOMS,
    GUILD_CONSPIRACY,
    BETRAYER,
    COUNTESS_BANK,
    DARK_MOOD,
    IT_WAS_YOU,
    ARSON,
    CONSCRIPTION,
    TRIBUTE,
    PROTECTION_MONEY,
    TRADE_NETWORK,
    SPY_NETWORK,
    BLACKMAIL,
    ABDUCTION,
    ARREST,
    RATS,
) = map(
    EVENT_NAMES.index,
    [
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
    ],
)

# -- set-up and limits

_SET_UP, _LIMITS, _SOLO = _DATA["set_up"], _DATA["limits"], _DATA["solo"]
SLOTS = int(_SET_UP["road"])
STACK_PER_PLAYER, SOLO_STACK = int(_SET_UP["stack_per_player"]), int(_SOLO["stack"])
DEALT, SUPPLY = int(_SET_UP["hand"]), int(_SET_UP["supply"])
FIRST_MARKET, SECOND_MARKET = int(_SET_UP["first_market"]), int(_SET_UP["second_market"])  # under these stacks, from 1
DRAFT_LIMIT, BUILD_LIMIT, MOST = int(_LIMITS["draft"]), int(_LIMITS["build"]), int(_LIMITS["most"])
HIRES, PRICE = int(_LIMITS["hires"]), int(_LIMITS["padlock"])
FOUR, THIEVES_FROM = int(_LIMITS["four_plus"]), int(_LIMITS["thieves"])
COUNTESS_SUPPLY, COUNTESS_VETERAN_SUPPLY = int(_SOLO["supply"]), int(_SOLO["veteran_supply"])
FIRST_EVENTS, VETERAN_EVENTS = int(_SOLO["events"]), int(_SOLO["veteran_events"])
NOVICE_EVENTS = int(_SOLO["novice_new_events"])
NEW_EVENTS = np.array([(step["least"], step["events"]) for step in _SOLO["new_events"]], np.int64)

MINI_CARDS = 2 * len(_DATA["mini"]["suits"]) + 1  # 21.1 a man and a woman of each suit, and the Countess
