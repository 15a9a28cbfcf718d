"""Improvements: section 20."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.generator import below
from karczma.core.piles import enter_hand, take_from_pile, top_known
from karczma.core.steps import ask, offer, pop, put_off, top_about

from .basics import lay_basic, offer_basics
from .cards import (
    CHURCH,
    IMPROVEMENT_ABOUT,
    IMPROVEMENT_BUILDERS,
    IMPROVEMENT_COUNTS,
    IMPROVEMENT_FOOD,
    IMPROVEMENT_GOLD,
    IMPROVEMENTS_DRAWN,
    IMPROVEMENTS_PER_KIND,
    TAVERN,
)
from .counting import counted
from .moves import DRAW, HIRE, PASS
from .state import CHURCH_CARD, EMPTY, PILES, REWARDING, TAVERN_CARD


@rule
def draw_improvements(s) -> None:
    """20.1 One of each kind."""
    for i in range(IMPROVEMENTS_DRAWN):
        s.improvement[i] = i * IMPROVEMENTS_PER_KIND + below(s, IMPROVEMENTS_PER_KIND)
        s.holder[i] = EMPTY


@rule
def bonus_food(s, seat) -> int:
    """20.4 Food for who holds the marker."""
    bonus = 0
    if s.improvements:
        for i in range(IMPROVEMENTS_DRAWN):
            bonus += IMPROVEMENT_FOOD[s.improvement[i]] if s.holder[i] == seat else 0
    return bonus


@rule
def bonus_builders(s, seat) -> int:
    """20.4 Builders for who holds the marker."""
    bonus = 0
    if s.improvements:
        for i in range(IMPROVEMENTS_DRAWN):
            bonus += IMPROVEMENT_BUILDERS[s.improvement[i]] if s.holder[i] == seat else 0
    return bonus


@rule
def award_improvements(s) -> None:
    """20.2, 20.3 All winners are found before any reward is given."""
    for i in range(IMPROVEMENTS_DRAWN):
        s.holder[i] = winner_of(s, s.improvement[i])
    put_off(s, REWARDING, 0, 0)


@rule
def winner_of(s, improvement) -> int:
    """20.2 Who alone has most; a tie has no winner."""
    most, winner = -1, EMPTY
    for seat in range(s.seats):
        has = counted(s, seat, IMPROVEMENT_COUNTS[improvement], IMPROVEMENT_ABOUT[improvement])
        if has > most:
            most, winner = has, seat
        elif has == most:
            winner = EMPTY
    return winner


@rule
def next_reward(s) -> None:
    """20.4 Gold at once; the Tavern's and the Church's card at once; the step is about which reward comes next."""
    i = top_about(s)
    if i == IMPROVEMENTS_DRAWN:
        pop(s)
        return
    s.about[s.step_size - 1] += 1
    seat, improvement = s.holder[i], s.improvement[i]
    if seat == EMPTY:
        return
    s.supply[seat] += IMPROVEMENT_GOLD[improvement]
    if improvement == TAVERN:
        ask(s, TAVERN_CARD, seat, 0)
    elif improvement == CHURCH:
        ask(s, CHURCH_CARD, seat, 0)


@rule
def offer_tavern(s, moves) -> int:
    """20.6 A Basic, if wanted."""
    return offer(moves, offer_basics(s, moves, 0), PASS)


@rule
def answer_tavern(s, seat, move) -> None:
    pop(s)
    if move != PASS:
        lay_basic(s, seat, move - HIRE)


@rule
def offer_church(s, moves) -> int:
    """20.6 The top card of any stack or of the reserve, if wanted."""
    n = 0
    for pile in range(PILES):
        if s.pile_size[pile] > 0:
            n = offer(moves, n, DRAW + pile)
    return offer(moves, n, PASS)


@rule
def answer_church(s, seat, move) -> None:
    """20.6 To hand, unseen by the others, but for those who know what lies there."""
    pop(s)
    if move != PASS:
        known = top_known(s, move - DRAW)
        enter_hand(s, seat, take_from_pile(s, move - DRAW), known | 1 << seat)
