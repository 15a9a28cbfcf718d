"""Copper, the two markets and the end: sections 12, 13, 15 and 19.3."""

from __future__ import annotations

from karczma.core.compiling import rule

from .cards import ABOUT, COPPER, COUNTS, FIRST_MARKET, FOUNDERS, FOUNDERS_FOOD, NOTHING, NUN, PAYS, PER
from .counting import all_coins, counted, printed_gold, silver, silver_of
from .state import SHEET_COINS, SHEET_GOLD, SHEET_NUN, SHEET_SILVER, SLOTS
from .village import food, has_villager, hide, move_coins_to_supply, show, villages

ALL_SUITS = -1


@rule
def turn_founders(s) -> None:
    """12.1, 12.2 Whoever sees no food in the village turns the Founders over, once in a game, covered or not."""
    for seat in range(s.seats):
        if food(s, seat) == 0 and not s.turned[seat]:
            for place in range(s.village_size[seat]):
                if s.village[seat, place] == FOUNDERS:
                    s.village[seat, place] = FOUNDERS_FOOD
                    s.turned[seat] = 1
                    if s.load[seat, place] == 0:
                        hide(s, seat, FOUNDERS)
                        show(s, seat, FOUNDERS_FOOD)


@rule
def pay_copper(s) -> None:
    """19.3 Everybody gains the worth of one own copper card, the best one (D27)."""
    for seat in range(s.seats):
        best = 0
        for place in range(s.village_size[seat]):
            worth = copper_of(s, seat, place)
            best = worth if worth > best else best
        s.supply[seat] += best


@rule
def copper_of(s, owner, place) -> int:
    kind = s.village[owner, place]
    what = COPPER[kind, COUNTS]
    if what == NOTHING or s.load[owner, place] > 0:
        return 0
    return counted(s, owner, what, COPPER[kind, ABOUT]) // COPPER[kind, PER] * COPPER[kind, PAYS]


@rule
def is_first_market_due(s) -> bool:
    """13.1 Stacks 1 and 2 are empty; D5 or, as an option, stack 2 alone."""
    if s.markets > 0 or s.pile_size[FIRST_MARKET - 1] > 0:
        return False
    for stack in range(FIRST_MARKET - 1):
        if s.pile_size[stack] > 0 and not s.market_on_second_stack:
            return False
    return True


@rule
def is_second_market_due(s) -> bool:
    """13.2 All stacks are empty."""
    for stack in range(SLOTS):
        if s.pile_size[stack] > 0:
            return False
    return True


@rule
def first_market_pays(s, owner) -> int:
    """13.3 Printed gold on top cards, and as much as lies in coins on one's cards."""
    return printed_gold(s, owner, ALL_SUITS) + all_coins(s, owner)


@rule
def hold_first_market(s) -> None:
    """13.3 The coins stay where they are."""
    s.markets = 1
    for owner in range(villages(s)):
        s.sheet[0, owner, SHEET_GOLD] = printed_gold(s, owner, ALL_SUITS)
        s.sheet[0, owner, SHEET_COINS] = all_coins(s, owner)
        s.supply[owner] += first_market_pays(s, owner)


@rule
def second_market_pays(s, owner) -> int:
    """13.5 Printed gold on top cards, all silver, and the Nun."""
    return printed_gold(s, owner, ALL_SUITS) + silver(s, owner) + nuns_silver(s, owner)


@rule
def nuns_silver(s, owner) -> int:
    """18.6 The silver of a card whose kind is in the village exactly once, the best one (D27)."""
    best = 0
    if s.saints and has_villager(s, owner, NUN):
        for place in range(s.village_size[owner]):
            worth = silver_of(s, owner, s.village[owner, place])
            if worth > best and s.load[owner, place] == 0 and is_only_one(s, owner, s.village[owner, place]):
                best = worth
    return best


@rule
def is_only_one(s, owner, kind) -> bool:
    copies = 0
    for place in range(s.village_size[owner]):
        copies += s.village[owner, place] == kind
    return copies == 1


@rule
def hold_second_market(s) -> None:
    """13.5 Afterwards the coins on one's cards are moved to the supply."""
    s.markets = 2
    for owner in range(villages(s)):
        s.sheet[1, owner, SHEET_GOLD] = printed_gold(s, owner, ALL_SUITS)
        s.sheet[1, owner, SHEET_COINS] = all_coins(s, owner)
        s.sheet[1, owner, SHEET_SILVER] = silver(s, owner)
        s.sheet[1, owner, SHEET_NUN] = nuns_silver(s, owner)
        s.supply[owner] += second_market_pays(s, owner)
        for place in range(s.village_size[owner]):
            move_coins_to_supply(s, owner, place, owner)
