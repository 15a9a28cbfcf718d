"""What each Event of the solo game does: 16.21. One small function for each, and two ladders that find it."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.piles import leave_hand, take_from_pile
from karczma.core.steps import ask, offer, pop, top_about

from .build import offer_hand
from .cards import (
    ABDUCTION,
    ARREST,
    BETRAYER,
    BLACK_MARKET,
    BLACKMAIL,
    BRIBES,
    CONSCRIPTION,
    CUSTOMS,
    EVENT_ACTS_NOW,
    EVENT_AMOUNT,
    EVENTS,
    FIRST_BASIC,
    FOUNDERS,
    GOLD,
    GUILD_CONSPIRACY,
    IT_WAS_YOU,
    KEY,
    LAND_CLAIM,
    MOOD_SWING,
    PROTECTION_MONEY,
    SINISTER_BANQUET,
    SPY_NETWORK,
    SUIT,
    SUITS,
    SUMMER,
    TEMPORARY_EMPLOYMENT,
    TRADE_NETWORK,
    TRIBUTE,
    VALUE_ADDED_TAX,
)
from .counting import gold_symbols, is_silver, silver, silver_of
from .draft import settle_in_her_village
from .events_in_force import next_face_up, offer_jester
from .moves import BETRAY, BRIBE, CONSCRIPT, DISCARD, PROTECT, RESOLVE, SEIZE, VALUE_OF
from .piles import discard_openly
from .solo import discard_event, draw_event, remove_event
from .state import COUNTESS_VILLAGE, EVENT_CHOICE, MUST_USE_JESTER, PILES, PLACES
from .village import food, move_coins_to_supply, take_out

SUIT_COUNT = len(SUITS) - 1
PLAYER = 0


@rule
def offer_events(s, moves) -> int:
    """16.7 Any face-up Event; or the Jester throws one out."""
    n, event = 0, next_face_up(s, 0)
    while event < EVENTS:
        n = offer(moves, n, RESOLVE + event)
        event = next_face_up(s, event + 1)
    return offer_jester(s, moves, n)


@rule
def answer_event(s, move) -> None:
    pop(s)
    event = move - RESOLVE
    remove_event(s, event)
    if event == MOOD_SWING:
        event = draw_event(s, SUMMER)  # D51 it is set aside until its replacement is drawn
        discard_event(s, MOOD_SWING)
    if event >= 0:
        discard_event(s, event)
        if EVENT_ACTS_NOW[event]:
            resolve(s, event)


@rule
def resolve(s, event) -> None:
    """What happens by itself; questions are asked by `ask_about`."""
    if event == SINISTER_BANQUET:
        s.supply[COUNTESS_VILLAGE] += EVENT_AMOUNT[event] * food(s, COUNTESS_VILLAGE)
    elif event == BLACK_MARKET:
        s.supply[PLAYER] += silver(s, PLAYER)
        s.supply[COUNTESS_VILLAGE] += silver(s, COUNTESS_VILLAGE)
    elif event == VALUE_ADDED_TAX:
        pay_countess(s, EVENT_AMOUNT[event] * gold_symbols(s, PLAYER))
    elif event == LAND_CLAIM:
        pay_countess(s, EVENT_AMOUNT[event] * basics_in_village(s))
    elif event == TEMPORARY_EMPLOYMENT:
        s.supply[COUNTESS_VILLAGE] += EVENT_AMOUNT[event] * suits_in_hand(s)
    elif event == CUSTOMS:
        pay_countess(s, EVENT_AMOUNT[event] * most_of_a_suit(s))
    elif event == GUILD_CONSPIRACY:
        put_coins_on_keys(s, EVENT_AMOUNT[event])
    elif event == TRIBUTE:
        pay_countess(s, EVENT_AMOUNT[event] * s.hand_size[PLAYER])
    elif event == BLACKMAIL:
        s.supply[COUNTESS_VILLAGE] += highest_gold(s)
    elif event == IT_WAS_YOU:
        use_jester_now(s)
    else:
        ask_about(s, event)


@rule
def pay_countess(s, gold) -> None:
    """16.11 As much as one has."""
    paid = gold if gold < s.supply[PLAYER] else s.supply[PLAYER]
    s.supply[PLAYER] -= paid
    s.supply[COUNTESS_VILLAGE] += paid


@rule
def basics_in_village(s) -> int:
    total = 0
    for place in range(s.village_size[PLAYER]):
        total += FIRST_BASIC <= s.village[PLAYER, place] < FOUNDERS
    return total


@rule
def suits_in_hand(s) -> int:
    """Hands are sorted by kind, not by suit."""
    suits = 0
    for i in range(s.hand_size[PLAYER]):
        suits |= 1 << SUIT[s.hand[PLAYER, i]]
    total = 0
    for suit in range(SUIT_COUNT):
        total += suits >> suit & 1
    return total


@rule
def most_of_a_suit(s) -> int:
    """Cards, not symbols; the Founders count as Grain (D52)."""
    most = 0
    for suit in range(SUIT_COUNT):
        total = 0
        for place in range(s.village_size[PLAYER]):
            total += SUIT[s.village[PLAYER, place]] == suit
        most = total if total > most else most
    return most


@rule
def put_coins_on_keys(s, coins) -> None:
    for place in range(s.village_size[COUNTESS_VILLAGE]):
        if KEY[s.village[COUNTESS_VILLAGE, place]] > 0:
            s.coins[COUNTESS_VILLAGE, place] += coins


@rule
def highest_gold(s) -> int:
    """D56 On top cards."""
    highest = 0
    for place in range(s.village_size[PLAYER]):
        gold = GOLD[s.village[PLAYER, place]]
        highest = gold if s.load[PLAYER, place] == 0 and gold > highest else highest
    return highest


@rule
def use_jester_now(s) -> None:
    """D50 If the Jester is still there he must be used on another Event; if there is none he is just lost."""
    if s.jester and s.event_size > 0:
        ask(s, MUST_USE_JESTER, PLAYER, 0)
    else:
        s.jester = 0


# -- Events with a choice, which is always the player's (D47)


@rule
def ask_about(s, event) -> None:
    """An Event that finds nothing to act on is over."""
    ask(s, EVENT_CHOICE, PLAYER, event)
    if offer_choice(s, s.only_move[:]) == 0:
        pop(s)
    s.only_move[0] = 0


@rule
def offer_choice(s, moves) -> int:
    event = top_about(s)
    if event == BRIBES:
        return offer_places(s, COUNTESS_VILLAGE, moves, event, BRIBE)
    if event == BETRAYER:
        return offer_places(s, PLAYER, moves, event, BETRAY)
    if event == ARREST:
        return offer_places(s, PLAYER, moves, event, SEIZE)
    if event == PROTECTION_MONEY:
        return offer_places(s, PLAYER, moves, event, PROTECT)
    if event == TRADE_NETWORK:
        return offer_places(s, COUNTESS_VILLAGE, moves, event, VALUE_OF + COUNTESS_VILLAGE * PLACES)
    if event == SPY_NETWORK:
        return offer_places(s, PLAYER, moves, event, VALUE_OF)
    if event == CONSCRIPTION:
        return offer_conscription(s, moves)
    return offer_hand(s, PLAYER, moves, DISCARD)


@rule
def offer_places(s, owner, moves, event, first) -> int:
    """The houses an Event can be about; of those alike only the first."""
    n = 0
    for place in range(s.village_size[owner]):
        if is_about(s, owner, place, event) and not is_one_alike(s, owner, place, event):
            n = offer(moves, n, first + place)
    return n


@rule
def is_one_alike(s, owner, place, event) -> bool:
    """Whether the Event can be about an earlier house of the same kind with as many coins."""
    for other in range(place):
        if s.village[owner, other] == s.village[owner, place] and s.coins[owner, other] == s.coins[owner, place]:
            if is_about(s, owner, other, event):
                return True
    return False


@rule
def is_about(s, owner, place, event) -> bool:
    kind = s.village[owner, place]
    if event == BRIBES:
        return KEY[kind] > 0
    if event == PROTECTION_MONEY:
        return s.coins[owner, place] > 0  # D54
    if event in (TRADE_NETWORK, SPY_NETWORK):
        return is_silver(s, owner, place)
    return s.load[owner, place] == 0 and kind < FIRST_BASIC  # Betrayer, Arrest: no Basic, no Founders


@rule
def offer_conscription(s, moves) -> int:
    n = 0
    for pile in range(PILES):
        if s.pile_size[pile] > 0:
            n = offer(moves, n, CONSCRIPT + pile)
    return n


@rule
def answer_choice(s, move) -> None:
    event = top_about(s)
    pop(s)
    if event == BRIBES:
        place = move - BRIBE
        s.coins[COUNTESS_VILLAGE, place] += KEY[s.village[COUNTESS_VILLAGE, place]]
    elif event == BETRAYER:
        settle_in_her_village(s, lose_villager(s, move - BETRAY))
    elif event == ARREST:
        discard_openly(s, lose_villager(s, move - SEIZE))
    elif event == PROTECTION_MONEY:
        pay_countess(s, s.coins[PLAYER, move - PROTECT])
    elif event == CONSCRIPTION:
        settle_in_her_village(s, take_from_pile(s, move - CONSCRIPT))
    elif event == ABDUCTION:
        leave_hand(s, PLAYER, move - DISCARD)
        discard_openly(s, move - DISCARD)
    else:
        owner, place = (move - VALUE_OF) // PLACES, (move - VALUE_OF) % PLACES
        s.supply[COUNTESS_VILLAGE] += silver_of(s, owner, s.village[owner, place])


@rule
def lose_villager(s, place) -> int:
    """16.15, D53 Coins on a villager taken from the player go to the player's supply."""
    move_coins_to_supply(s, PLAYER, place, PLAYER)
    return take_out(s, PLAYER, place)
