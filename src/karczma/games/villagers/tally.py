"""What a village counts, gathered in one look around, so that one more card is a few additions and not another look.

The rules themselves count in counting.py; a test holds the two together.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from karczma.core.compiling import inner_rule, rule

from .cards import (
    ABOUT,
    BEST_SILVER,
    BUILDER_SYMBOLS,
    BUILDERS,
    CARDS,
    CHAINS,
    COINS_ON_ONE,
    COPPER,
    COUNTED,
    COUNTS,
    FOOD,
    FOOD_SYMBOLS,
    GOLD,
    GOLD_SYMBOLS,
    HAND_SPECIAL,
    HAY,
    IMPROVEMENT_ABOUT,
    IMPROVEMENT_COUNTS,
    IMPROVEMENTS_DRAWN,
    KINDS,
    NOTHING,
    NUN,
    ORE,
    PADLOCKS,
    PAYS,
    PER,
    PRINTED_GOLD,
    SETS,
    SILVER,
    SOLITARY,
    SUIT,
    SUIT_SYMBOLS,
    SUITS,
    SYMBOLS,
    UNLOCKER,
    WITH_COINS,
    WOOD,
)
from .counting import cards_on, chains, counted, specials_in_hand

# Numbers that are added up together lie side by side in one, each in a field of its own: counting a card is one
# addition. No field overflows: the whole game has less than 2^10 of anything, and fewer than 2^4 copies of metal cards.
FIELD, METAL_FIELD, CHAIN_FIELD = 10, 4, 8

EVERY_SUIT = len(SUITS) - 1  # as cards.py has it where a count is about no suit
_EVERYWHERE = (
    *((SUIT_SYMBOLS, suit) for suit in (WOOD, HAY, ORE, SOLITARY)),  # the suits that anything counts
    (PADLOCKS, EVERY_SUIT),
)
_ON_TOP = (
    (PRINTED_GOLD, EVERY_SUIT),
    (PRINTED_GOLD, WOOD),
    (GOLD_SYMBOLS, EVERY_SUIT),
    (FOOD_SYMBOLS, EVERY_SUIT),
    (BUILDER_SYMBOLS, EVERY_SUIT),
)
IS_EVERYWHERE = np.isin(np.arange(len(COUNTED)), [what for what, _ in _EVERYWHERE]).astype(np.int64)
SHIFT = np.zeros((len(COUNTED), len(SUITS)), np.int64)  # where the field of a count begins
for _fields in (_EVERYWHERE, _ON_TOP):
    for _i, _pair in enumerate(_fields):
        SHIFT[_pair] = FIELD * _i


def _symbols(kind: int, what: int, about: int) -> int:
    """What a card adds to a count."""
    if about not in (EVERY_SUIT, SUIT[kind]):
        return 0
    return int(
        {
            SUIT_SYMBOLS: SYMBOLS[kind],
            PADLOCKS: UNLOCKER[kind] >= 0,
            PRINTED_GOLD: GOLD[kind],
            GOLD_SYMBOLS: GOLD[kind] > 0,
            FOOD_SYMBOLS: FOOD[kind],
            BUILDER_SYMBOLS: BUILDERS[kind],
        }[what]
    )


def _packed(fields: tuple[tuple[int, int], ...]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """For each kind: what it adds to these counts, each in its field."""
    return np.array([sum(_symbols(kind, *pair) << SHIFT[pair] for pair in fields) for kind in range(KINDS)], np.int64)


EVERYWHERE, ON_TOP = _packed(_EVERYWHERE), _packed(_ON_TOP)

# Silver cards, then copper cards; ONE_METAL[kind] is one of that kind in its field, 0 for any other card.
METAL = np.concatenate([np.flatnonzero(metal[:, COUNTS] != NOTHING) for metal in (SILVER, COPPER)])
SILVER_KINDS = int((SILVER[:, COUNTS] != NOTHING).sum())
ONE_METAL = np.zeros(KINDS, np.int64)
ONE_METAL[METAL] = 1 << METAL_FIELD * np.arange(METAL.size)

# A bit for each unlocker.
KEY_BIT = np.zeros(KINDS, np.int64)
for _i, _kind in enumerate(sorted(set(UNLOCKER[UNLOCKER >= 0].tolist()))):
    KEY_BIT[_kind] = 1 << _i

CHAIN_LENGTHS = (2, 3)  # of the chains that are counted


class Tally(NamedTuple):
    """All that hangs on the cards of a village."""

    cards: int
    everywhere: int  # symbols that count also on covered cards
    on_top: int  # symbols that count on top cards only
    metal: int  # silver and copper cards on top, by kind
    all_metal: int  # covered ones too
    nuns: int
    keys: int  # the unlockers that live here
    coins: int  # on cards
    most_coins: int  # on one card
    with_coins: int  # cards with coins
    chains: int  # chains of so many cards, in the field for their length
    specials: int  # Special cards in the owner's hand
    rivals: tuple[int, int, int]  # the most that anybody else has of what each Improvement counts


@rule
def tally(o, owner):
    """A look around a village."""
    everywhere, on_top, metal, all_metal, nuns, keys, coins, most_coins, with_coins = 0, 0, 0, 0, 0, 0, 0, 0, 0
    for place in range(o.village_size[owner]):
        kind, lying = o.village[owner, place], np.int64(o.coins[owner, place])
        everywhere += EVERYWHERE[kind]
        all_metal += ONE_METAL[kind]
        keys |= KEY_BIT[kind]
        nuns += kind == NUN
        if o.load[owner, place] == 0:
            on_top += ON_TOP[kind]
            metal += ONE_METAL[kind]
        if lying > 0:
            coins += lying
            with_coins += 1
            most_coins = lying if lying > most_coins else most_coins
    lengths = all_chains(o, owner) if are_chains_counted(o) else 0
    specials = specials_in_hand(o, owner) if o.improvements else 0
    rivals = (most_of(o, owner, 0), most_of(o, owner, 1), most_of(o, owner, 2)) if o.improvements else (0, 0, 0)
    size = np.int64(o.village_size[owner])
    return Tally(
        size, everywhere, on_top, metal, all_metal, nuns, keys, coins, most_coins, with_coins, lengths, specials, rivals
    )


@rule
def most_of(o, owner, i) -> int:
    """The most that anybody else has of what an Improvement counts."""
    most, improvement = 0, o.improvement[i]
    for seat in range(o.seats):
        if seat != owner:
            has = counted(o, seat, IMPROVEMENT_COUNTS[improvement], IMPROVEMENT_ABOUT[improvement])
            most = has if has > most else most
    return most


@rule
def are_chains_counted(o) -> bool:
    """By a copper card, or by an Improvement in play."""
    is_counted = o.profiteers > 0
    if o.improvements:
        for i in range(IMPROVEMENTS_DRAWN):
            is_counted |= IMPROVEMENT_COUNTS[o.improvement[i]] == CHAINS
    return is_counted


@rule
def all_chains(o, owner) -> int:
    """The chains of each length that is counted, in its field."""
    lengths = 0
    for least in CHAIN_LENGTHS:
        lengths |= chains(o, owner, least) << CHAIN_FIELD * least
    return lengths


@rule
def longer_chain(o, owner, place) -> int:
    """The chain that reaches a counted length by one more card on this place."""
    length = 1
    if place >= 0:
        first = place
        while o.beneath[owner, first] >= 0:
            first = o.beneath[owner, first]
        length += 1 + cards_on(o, owner, first)
    return 1 << CHAIN_FIELD * length if length in CHAIN_LENGTHS else 0


@inner_rule
def with_one_more(o, owner, t, kind, place):
    """The tally with one more card on this place, -1 being the table."""
    on_top, metal = t.on_top + ON_TOP[kind], t.metal + ONE_METAL[kind]
    if place >= 0 and o.load[owner, place] == 0:
        covered = o.village[owner, place]
        on_top -= ON_TOP[covered]
        metal -= ONE_METAL[covered]
    lengths = t.chains + longer_chain(o, owner, place) if are_chains_counted(o) else 0
    return Tally(
        t.cards + 1,
        t.everywhere + EVERYWHERE[kind],
        on_top,
        metal,
        t.all_metal + ONE_METAL[kind],
        t.nuns + (kind == NUN),
        t.keys | KEY_BIT[kind],
        t.coins,
        t.most_coins,
        t.with_coins,
        lengths,
        t.specials,
        t.rivals,
    )


@inner_rule
def in_field(t, what, about) -> int:
    """A count that has a field of its own."""
    word = t.everywhere if IS_EVERYWHERE[what] else t.on_top
    return word >> SHIFT[what, about] & (1 << FIELD) - 1


@rule
def count_of(t, what, about) -> int:
    """The same as `counted` in counting.py."""
    if what == CHAINS:
        return t.chains >> CHAIN_FIELD * about & (1 << CHAIN_FIELD) - 1
    if what == WITH_COINS:
        return t.with_coins
    if what == BEST_SILVER:
        return silver_in(t).best
    if what == HAND_SPECIAL:
        return t.specials
    return t.cards if what == CARDS else count_for_silver(t, what, about)


@inner_rule
def count_for_silver(t, what, about) -> int:
    """Those of `count_of` that silver cards use."""
    if what == COINS_ON_ONE:
        return t.most_coins
    if what == SETS:
        wood, hay = in_field(t, SUIT_SYMBOLS, WOOD), in_field(t, SUIT_SYMBOLS, HAY)
        fewest, ore = wood if wood < hay else hay, in_field(t, SUIT_SYMBOLS, ORE)
        return ore if ore < fewest else fewest
    return in_field(t, what, about)


class SilverSum(NamedTuple):
    """What the silver cards of a village pay."""

    cards: int
    total: int
    best: int  # of one card
    nuns: int  # 18.6 of one whose kind is there once


@rule
def silver_in(t):
    cards, total, best, nuns = 0, 0, 0, 0
    left, everywhere = t.metal & (1 << METAL_FIELD * SILVER_KINDS) - 1, t.all_metal
    i = 0
    while left > 0:
        here = left & (1 << METAL_FIELD) - 1
        if here > 0:
            kind = METAL[i]
            count = count_for_silver(t, SILVER[kind, COUNTS], SILVER[kind, ABOUT])
            worth = count // SILVER[kind, PER] * SILVER[kind, PAYS]
            cards += here
            total += here * worth
            best = worth if worth > best else best
            if t.nuns > 0 and everywhere & (1 << METAL_FIELD) - 1 == 1 and worth > nuns:
                nuns = worth
        left >>= METAL_FIELD
        everywhere >>= METAL_FIELD
        i += 1
    return SilverSum(cards, total, best, nuns)


@rule
def best_copper(t) -> int:
    """19.3 What the best copper card pays in a round."""
    best, left = 0, t.metal >> METAL_FIELD * SILVER_KINDS
    i = SILVER_KINDS
    while left > 0:
        if left & (1 << METAL_FIELD) - 1 > 0:
            kind = METAL[i]
            count = count_of(t, COPPER[kind, COUNTS], COPPER[kind, ABOUT])
            worth = count // COPPER[kind, PER] * COPPER[kind, PAYS]
            best = worth if worth > best else best
        left >>= METAL_FIELD
        i += 1
    return best
