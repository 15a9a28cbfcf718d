"""What silver, copper and Improvements count, and what single cards are worth by it: sections 14, 19.2, 20.

Gold, food and builder symbols count on top cards only; suit symbols and padlocks everywhere in the village (14.1).
"""

from __future__ import annotations

from karczma.core.compiling import rule

from .cards import (
    ABOUT,
    BEST_SILVER,
    BUILDER_SYMBOLS,
    CARDS,
    CHAINS,
    COINS_ON_ONE,
    COUNTS,
    FOOD_SYMBOLS,
    GOLD,
    GOLD_SYMBOLS,
    HAND_SPECIAL,
    HAY,
    NOTHING,
    ORE,
    PADLOCKS,
    PAYS,
    PER,
    PRINTED_GOLD,
    SETS,
    SILVER,
    SPECIAL,
    SPECIAL_BACK,
    SUIT,
    SUIT_SYMBOLS,
    SYMBOLS,
    UNLOCKER,
    WITH_COINS,
    WOOD,
)
from .village import builders, food


@rule
def counted(s, owner, what, about) -> int:
    """How much there is in a village of what cards count; `about` is a suit, or how many cards make a chain."""
    if what == CHAINS:
        return chains(s, owner, about)
    if what == WITH_COINS:
        return villagers_with_coins(s, owner)
    if what == BEST_SILVER:
        return best_silver(s, owner)
    if what == HAND_SPECIAL:
        return specials_in_hand(s, owner)
    return s.village_size[owner] if what == CARDS else counted_for_silver(s, owner, what, about)


@rule
def suit_symbols(s, owner, suit) -> int:
    total = 0
    for place in range(s.village_size[owner]):
        kind = s.village[owner, place]
        total += SYMBOLS[kind] if SUIT[kind] == suit else 0
    return total


@rule
def gold_symbols(s, owner) -> int:
    total = 0
    for place in range(s.village_size[owner]):
        total += s.load[owner, place] == 0 and GOLD[s.village[owner, place]] > 0
    return total


@rule
def padlocks(s, owner) -> int:
    total = 0
    for place in range(s.village_size[owner]):
        total += UNLOCKER[s.village[owner, place]] >= 0
    return total


@rule
def printed_gold(s, owner, suit) -> int:
    """The sum of printed gold on top cards; of one suit, or of all if the suit is negative."""
    total = 0
    for place in range(s.village_size[owner]):
        kind = s.village[owner, place]
        if s.load[owner, place] == 0 and (suit < 0 or SUIT[kind] == suit):
            total += GOLD[kind]
    return total


@rule
def most_coins(s, owner) -> int:
    """D27 The Agent takes the best."""
    most = 0
    for place in range(s.village_size[owner]):
        most = s.coins[owner, place] if s.coins[owner, place] > most else most
    return most


@rule
def all_coins(s, owner) -> int:
    total = 0
    for place in range(s.village_size[owner]):
        total += s.coins[owner, place]
    return total


@rule
def villagers_with_coins(s, owner) -> int:
    total = 0
    for place in range(s.village_size[owner]):
        total += s.coins[owner, place] > 0
    return total


@rule
def sets(s, owner) -> int:
    """Sets of one Ore, one Hay and one Wood symbol."""
    fewest = suit_symbols(s, owner, WOOD)
    hay, ore = suit_symbols(s, owner, HAY), suit_symbols(s, owner, ORE)
    fewest = hay if hay < fewest else fewest
    return ore if ore < fewest else fewest


@rule
def chains(s, owner, least) -> int:
    """8.10 Chains of at least so many cards: a first card with everything on it, both branches together."""
    total = 0
    for place in range(s.village_size[owner]):
        if s.beneath[owner, place] < 0:
            on_it = cards_on(s, owner, place) if s.load[owner, place] > 0 else 0
            total += on_it + 1 >= least
    return total


@rule
def cards_on(s, owner, first) -> int:
    """How many cards lie on a first card. A card is always laid after what is beneath it, except where an Apprentice
    took a place, so that walking down from each card is the safe way."""
    total = 0
    for place in range(s.village_size[owner]):
        under = place
        while s.beneath[owner, under] >= 0:
            under = s.beneath[owner, under]
        total += under == first and place != first
    return total


@rule
def specials_in_hand(s, seat) -> int:
    """20.6 Only the backs are shown."""
    total = 0
    for i in range(s.hand_size[seat]):
        kind = s.hand[seat, i]
        total += kind == SPECIAL_BACK or (kind >= 0 and SUIT[kind] == SPECIAL)
    return total


# -- silver


@rule
def silver_of(s, owner, kind) -> int:
    """14.2 What a silver card pays in this village; 14.3 every two is rounded down."""
    what = SILVER[kind, COUNTS]
    if what == NOTHING:
        return 0
    return counted_for_silver(s, owner, what, SILVER[kind, ABOUT]) // SILVER[kind, PER] * SILVER[kind, PAYS]


@rule
def counted_for_silver(s, owner, what, about) -> int:
    """Those of `counted` that silver cards use: the value of a silver card never hangs on that of another."""
    if what == SUIT_SYMBOLS:
        return suit_symbols(s, owner, about)
    if what == GOLD_SYMBOLS:
        return gold_symbols(s, owner)
    if what == PADLOCKS:
        return padlocks(s, owner)
    if what == FOOD_SYMBOLS:
        return food(s, owner)
    if what == BUILDER_SYMBOLS:
        return builders(s, owner)
    if what == PRINTED_GOLD:
        return printed_gold(s, owner, about)
    if what == COINS_ON_ONE:
        return most_coins(s, owner)
    return sets(s, owner) if what == SETS else 0


@rule
def is_silver(s, owner, place) -> bool:
    """A silver card whose silver counts: it is a top card."""
    return s.load[owner, place] == 0 and SILVER[s.village[owner, place], COUNTS] != NOTHING


@rule
def silver(s, owner) -> int:
    """All silver of a village."""
    total = 0
    for place in range(s.village_size[owner]):
        if s.load[owner, place] == 0:
            total += silver_of(s, owner, s.village[owner, place])
    return total


@rule
def best_silver(s, owner) -> int:
    """The single most valuable silver card; D44 0 without any."""
    best = 0
    for place in range(s.village_size[owner]):
        if s.load[owner, place] == 0:
            worth = silver_of(s, owner, s.village[owner, place])
            best = worth if worth > best else best
    return best
