"""Rounds (4), the end of the build phase (12), Improvements (20), markets (13) and the end (15)."""

from __future__ import annotations

from dataclasses import dataclass

from . import solo
from .build import build_phase
from .cards import BASICS, is_special
from .draft import draft_phase, road_update
from .table import Table


@dataclass(frozen=True)
class Outcome:
    scores: list[int]  # solo: the player, the Countess
    winners: list[int]
    snapshot: dict


def game(deal, options=None):
    """Yields a Question whenever somebody has to choose and is sent the text of a move; returns the Outcome."""
    t = Table(deal, options or {})
    if t.is_solo:
        solo.set_up(t)
    while t.markets < 2:
        yield from play_round(t)
    return Outcome(list(t.supplies), winners(t), t.snapshot())


def play_round(t):
    """4.1"""
    t.round += 1
    yield from draft_phase(t)
    yield from road_update(t)
    yield from build_phase(t)
    end_of_build_phase(t)
    if t.is_solo:
        yield from solo.event_phase(t)
    else:
        yield from improvements(t)
    hold_markets(t)


def end_of_build_phase(t):
    for seat in t.seats:
        founders = t.villages[seat].founders()
        if t.villages[seat].food() == 0 and founders.side == "gold" and seat not in t.have_turned:
            founders.side = "food"  # 12.1
            t.have_turned.add(seat)  # 12.2, D24
    for seat in t.seats:
        t.gain(seat, t.villages[seat].copper())  # 12.3, 19.3
    t.first = t.left_of(t.first)  # 12.4


# -- Improvements


def asks_for(t, name, seat):
    """20.6 How much the seat has of what an Improvement asks for."""
    village = t.villages[seat]
    return {
        "church": lambda: len(village.cards),
        "tavern": lambda: village.symbols("solitary"),
        "inn": lambda: sum(map(is_special, t.hands[seat])),
        "windmill": lambda: village.chains(2),
        "sawmill": lambda: village.symbols("wood"),
        "ox-crane": lambda: village.symbols("hay"),
        "gold-mine": lambda: village.symbols("ore"),
        "marketplace": village.food,
        "town-hall": lambda: len(village.with_gold()),
        "guildhall": village.padlocks,
        "bank": lambda: len(village.with_coins()),
        "lighthouse": village.best_silver,
    }[name]()


GOLD = {"windmill": 2, "sawmill": 2, "ox-crane": 2, "church": 3, "tavern": 3}  # all others 5


def improvements(t):
    """20.2, 20.3 All winners are found first; a tie has none. 20.4 Then the rewards."""
    for name in t.holders:
        most = [asks_for(t, name, seat) for seat in t.seats]
        t.holders[name] = most.index(max(most)) if most.count(max(most)) == 1 else None
    for name, winner in t.holders.items():
        if winner is not None:
            t.gain(winner, GOLD.get(name, 5))
    for name, winner in t.holders.items():
        if winner is not None and name == "church":
            yield from church(t, winner)
        if winner is not None and name == "tavern":
            yield from tavern(t, winner)


def church(t, seat):
    """20.6, D43 The top card of a pile to hand, unseen by the others."""
    moves = {f"draw:{name}": name for name in t.piles_left()} | {"pass": None}
    name = yield from t.ask("church", seat, moves)
    if name:
        card = t.pile(name).pop()
        t.to_hand(seat, card.kind, card.known)


def tavern(t, seat):
    """20.6, D43 A Basic, laid at once."""
    moves = {f"hire:{basic}": basic for basic in BASICS if t.basics[basic]} | {"pass": None}
    basic = yield from t.ask("tavern", seat, moves)
    if basic:
        t.basics[basic] -= 1
        t.villages[seat].lay(basic)


# -- markets


def is_first_market_due(t):
    """13.1, D5"""
    if t.options["market_on_second_stack"]:
        return not t.stacks[1]
    return not t.stacks[0] and not t.stacks[1]


def hold_markets(t):
    """13.6 If both are due in one round both are held. 16.17 The Countess scores like a player."""
    owners = range(len(t.villages))
    if t.markets == 0 and is_first_market_due(t):
        for owner in owners:
            t.gain(owner, t.villages[owner].gold() + t.villages[owner].coins())  # 13.3
        t.markets = 1
    if not t.stacks_left():  # 13.2
        for owner in owners:
            village = t.villages[owner]
            t.gain(owner, village.gold() + village.silver() + village.nuns())  # 13.5
            for card in village.cards:
                t.take_coins(owner, card)
        t.markets = 2


def winners(t):
    """15; 16.18 the player needs more gold than the Countess."""
    if t.is_solo:
        return [solo.PLAYER if t.supplies[solo.PLAYER] > t.supplies[solo.COUNTESS] else solo.COUNTESS]
    standing = [(t.supplies[seat], -len(t.villages[seat].cards)) for seat in t.seats]
    return [seat for seat in t.seats if standing[seat] == max(standing)]
