"""Road update: section 6. Three or more players decide nothing; two lay coins, and one alone does (16.6)."""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.steps import ask, offer, pop, put_off, top_about

from .draft import offer_slots
from .events_in_force import offer_jester
from .moves import COIN, PASS
from .piles import discard_openly, refill_in_update
from .state import COINING, EMPTY, PUT_COIN, SLOTS

FEW = 2  # players who decide themselves where coins lie


@rule
def start_road_update(s) -> None:
    """6.1 to 6.3 With three or more: sweep, refill, a coin on every card."""
    if s.seats <= FEW:
        put_off(s, COINING, 0, s.seats)
        return
    sweep_road(s, True)
    for slot in range(SLOTS):
        s.road_coins[slot] = s.road[slot] != EMPTY


@inner_rule
def next_coin(s) -> None:
    """6.4 In reverse order of the round, the last player first; the step is about how many are still to be asked."""
    left = top_about(s)
    pop(s)
    if left == 0:
        sweep_road(s, False)
    else:
        put_off(s, COINING, 0, left - 1)
        ask(s, PUT_COIN, (s.marker + left - 1) % s.seats, 0)


@inner_rule
def offer_coin(s, moves) -> int:
    """6.4 Any face-up card, also one with coins, or none."""
    n = offer_slots(s, moves, 0, COIN)
    return offer(moves, offer_jester(s, moves, n), PASS)


@rule
def answer_coin(s, move) -> None:
    pop(s)
    if move != PASS:
        s.road_coins[move - COIN] += 1


@inner_rule
def sweep_road(s, with_coins) -> None:
    """6.1 With three or more, villagers with coins leave, 6.5 with two those without. 6.2, 6.6 Then new ones come."""
    for slot in range(SLOTS):
        if s.road[slot] != EMPTY and (s.road_coins[slot] > 0) == with_coins:
            discard_openly(s, s.road[slot])
            s.road[slot], s.road_coins[slot] = EMPTY, 0
    refill_in_update(s)
