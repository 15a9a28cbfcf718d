"""Rules of thumb for the solo game: what the Countess is given, and which Events hurt, in tenths of a gold."""

from __future__ import annotations

from karczma.core.compiling import rule

from .cards import (
    BETRAYER,
    BLACK_MARKET,
    BLACKMAIL,
    CUSTOMS,
    EVENT_AMOUNT,
    GUILD_CONSPIRACY,
    IT_WAS_YOU,
    KEY,
    LAND_CLAIM,
    SINISTER_BANQUET,
    TEMPORARY_EMPLOYMENT,
    TRIBUTE,
    VALUE_ADDED_TAX,
)
from .counting import gold_symbols, silver, silver_of
from .events import PLAYER, basics_in_village, highest_gold, most_of_a_suit, suits_in_hand
from .events_in_force import is_in_force
from .moves import BETRAY, BRIBE, CONSCRIPT, DISCARD, PROTECT, USE_JESTER, VALUE_OF
from .prospects import BLIND, GOLD_PIECE, LAST_ROUND, MUCH, countess_gains, gold_rate, promise
from .state import COUNTESS_VILLAGE, PLACES
from .village import food

JESTER = 120  # harm worth using him for,
JESTER_LATE = 20  # and when he would soon be of no use
LOST_VILLAGER, OTHER_HARM = 120, 40


@rule
def worth_of_giving(o, slot, now) -> int:
    """What the Countess gets shall be worth little to her, and not be missed."""
    kind = o.road[slot]
    gift = countess_gains(o, kind) + GOLD_PIECE * o.road_coins[slot] + 2 * KEY[kind]
    return -gift - promise(o, PLAYER, kind, now) // 4


@rule
def worth_of_event(o, move, now) -> int:
    """The Jester is for an Event that hurts; he must hurry if It Was You! lies there."""
    if move < USE_JESTER:
        return 0
    event, is_late = move - USE_JESTER, is_in_force(o, IT_WAS_YOU) or now.rounds < LAST_ROUND
    return harm(o, event) - (JESTER_LATE if is_late else JESTER) if event != IT_WAS_YOU else -MUCH


@rule
def harm(o, event) -> int:
    """What an Event costs the player or brings her; what is paid to her counts twice."""
    amount = GOLD_PIECE * EVENT_AMOUNT[event]
    if event == SINISTER_BANQUET:
        return amount * food(o, COUNTESS_VILLAGE)
    if event == BLACK_MARKET:
        return GOLD_PIECE * (silver(o, COUNTESS_VILLAGE) - silver(o, PLAYER))
    if event == VALUE_ADDED_TAX:
        return 2 * amount * gold_symbols(o, PLAYER)
    if event == LAND_CLAIM:
        return 2 * amount * basics_in_village(o)
    if event == TEMPORARY_EMPLOYMENT:
        return amount * suits_in_hand(o)
    if event == CUSTOMS:
        return 2 * amount * most_of_a_suit(o)
    if event == TRIBUTE:
        return 2 * amount * o.hand_size[PLAYER]
    if event == BLACKMAIL:
        return GOLD_PIECE * highest_gold(o)
    if event == GUILD_CONSPIRACY:
        keys = 0
        for place in range(o.village_size[COUNTESS_VILLAGE]):
            keys += KEY[o.village[COUNTESS_VILLAGE, place]] > 0
        return 2 * gold_rate(o) * keys
    return LOST_VILLAGER if event == BETRAYER else OTHER_HARM


@rule
def worth_of_loss(o, move, now) -> int:
    """Of what an Event takes or gives her, the least."""
    if move < BETRAY:
        return -KEY[o.village[COUNTESS_VILLAGE, move - BRIBE]]
    if move < PROTECT:
        kind = o.village[PLAYER, (move - BETRAY) % PLACES]
        return -promise(o, PLAYER, kind, now)  # Betrayer; Arrest comes right after
    if move < VALUE_OF:
        return -o.coins[PLAYER, move - PROTECT]
    if move < CONSCRIPT:
        owner, place = (move - VALUE_OF) // PLACES, (move - VALUE_OF) % PLACES
        return -silver_of(o, owner, o.village[owner, place])
    if move < DISCARD:
        pile = move - CONSCRIPT
        kind = o.pile[pile, o.pile_size[pile] - 1]
        return -countess_gains(o, kind) if kind >= 0 else pile - BLIND
    return -promise(o, PLAYER, move - DISCARD, now)
