"""Padlocks: section 10."""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.steps import offer, pop

from .cards import COUNTESS_BANK, EVENT_AMOUNT, PRICE, UNLOCKER
from .events_in_force import is_in_force
from .moves import PAY_BANK, PAY_TINNER, PAY_VILLAGER
from .state import PLACES
from .village import has_villager, is_house_alike, villages


@inner_rule
def price_at_bank(s) -> int:
    """10.4 Two gold; 16.12 three in a round of The Countess Bank."""
    return EVENT_AMOUNT[COUNTESS_BANK] if is_in_force(s, COUNTESS_BANK) else PRICE


@inner_rule
def may_unlock(s, seat, kind) -> bool:
    """10.7 Whether there is a way to open the padlock that one can pay."""
    return opens_all(s, seat) or finds_unlocker(s, seat, kind)


@inner_rule
def opens_all(s, seat) -> bool:
    """Nobody is dearer than the bank; and the Tinner opens any padlock."""
    return s.supply[seat] >= price_at_bank(s) or s.tinner > 0


@inner_rule
def finds_unlocker(s, seat, kind) -> bool:
    """10.2, 10.3 There is no padlock, or one's own villager opens it, or another's who can be paid."""
    unlocker = UNLOCKER[kind]
    if unlocker < 0 or has_villager(s, seat, unlocker):
        return True
    return s.supply[seat] >= PRICE and is_in_play(s, unlocker)


@rule
def is_in_play(s, kind) -> bool:
    for owner in range(villages(s)):
        if has_villager(s, owner, kind):
            return True
    return False


@inner_rule
def offer_payment(s, seat, moves) -> int:
    """10.2 to 10.6 Any unlocker in play, whoever's; the bank only if there is none. 11.13 And the Tinner, if played."""
    n, unlocker, in_play = 0, UNLOCKER[s.building], False
    if s.tinner:
        n = offer(moves, n, PAY_TINNER)
    for owner in range(villages(s)):
        if has_villager(s, owner, unlocker):
            in_play = True
            if owner == seat or s.supply[seat] >= PRICE:
                n = offer_villager(s, owner, unlocker, moves, n)
    if not in_play and s.supply[seat] >= price_at_bank(s):
        n = offer(moves, n, PAY_BANK)
    return n


@rule
def offer_villager(s, owner, unlocker, moves, n) -> int:
    """Those of a village; of houses alike only the first."""
    for place in range(s.village_size[owner]):
        if s.village[owner, place] == unlocker and not is_house_alike(s, owner, place, 1):
            n = offer(moves, n, PAY_VILLAGER + owner * PLACES + place)
    return n


@inner_rule
def answer_payment(s, seat, move) -> None:
    """10.2 The bank pays one's own unlocker; 10.3 another's is paid from the supply; 10.4 else the bank is."""
    pop(s)
    if move == PAY_BANK:
        s.supply[seat] -= price_at_bank(s)
    elif move != PAY_TINNER:
        owner, place = (move - PAY_VILLAGER) // PLACES, (move - PAY_VILLAGER) % PLACES
        s.coins[owner, place] += PRICE
        if owner != seat:
            s.supply[seat] -= PRICE
