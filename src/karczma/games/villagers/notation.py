"""Moves as text: `draft:road1`, `build:cooper`, `pay:b3`. Cards are in names.py, positions in positions.py."""

from __future__ import annotations

from collections.abc import Callable

from . import moves as m
from .cards import BASIC_KINDS, BASICS, EVENT_NAMES, KINDS, NAMES
from .effects import EFFECT, STAYS
from .moves import MOVES as MOVE_COUNT
from .names import LETTERS, PILE_NAMES, house_text
from .positions import LINES, finish, lines
from .state import PILES, PLACES, SEATS, SLOTS, SQUARE

__all__ = ["EXAMPLE", "LINES", "MOVES", "finish", "lines", "move_text"]

EXAMPLE = "draft:road1"

# The only list of move texts; both directions come from it.
_TEXTS = {
    m.HOLD: "hold",
    m.RECRUIT: "recruit",
    m.PAY_THREE: "pay:three",
    m.DRAFT_FEWER: "draft:fewer",
    m.BUILD_FEWER: "build:fewer",
    m.ON_TABLE: "on:table",
    m.PAY_TINNER: "pay:tinner",
    m.PAY_BANK: "pay:bank",
    m.GOLD_SIDE: "side:gold",
    m.FOOD_SIDE: "side:food",
    m.GIVE_AWAY: "onto:discard",
    m.PASS: "pass",
}
_RANGES: list[tuple[int, int, Callable[[int], str]]] = [
    (m.TAKE_ROAD, SLOTS, lambda slot: f"draft:road{slot + 1}"),
    (m.TAKE_PILE, PILES, lambda pile: f"draft:{PILE_NAMES[pile]}"),
    (m.SEND_COURIER, SLOTS, lambda slot: f"courier:road{slot + 1}"),
    (m.GIVE_COUNTESS, SLOTS, lambda slot: f"countess:road{slot + 1}"),
    (m.COIN, SLOTS, lambda slot: f"coin:road{slot + 1}"),
    (m.SNATCH, SEATS * SQUARE, lambda i: f"snatch:{LETTERS[i // SQUARE]}{i % SQUARE + 1}"),
    (m.SEARCH_STACK, PILES, lambda pile: f"search:{PILE_NAMES[pile]}"),
    (m.USE_FREELANCER, m.HOUSES, lambda house: f"freelancer:{house_text(house)}"),
    (m.PLAY, KINDS, lambda kind: f"{'build' if EFFECT[kind] == STAYS else 'play'}:{NAMES[kind]}"),
    (m.HIRE, BASICS, lambda basic: f"hire:{BASIC_KINDS[basic]}"),
    (m.ROB, SEATS, lambda seat: f"rob:{LETTERS[seat]}"),
    (m.WITH_THIEF, PLACES, lambda place: f"thief:{place + 1}"),
    (m.ON, PLACES, lambda place: f"on:{place + 1}"),
    (m.PAY_VILLAGER, m.HOUSES, lambda house: f"pay:{house_text(house)}"),
    (m.EXCHANGE, m.HOUSES, lambda house: f"exchange:{house_text(house)}"),
    (m.HALF_OF, PLACES, lambda place: f"half:{place + 1}"),
    (m.GIVE, PILES, lambda pile: f"onto:{PILE_NAMES[pile]}"),
    (m.HAND_BACK, KINDS, lambda kind: f"return:{NAMES[kind]}"),
    (m.LOOK, SEATS, lambda seat: f"look:{LETTERS[seat]}"),
    (m.TAKE, KINDS, lambda kind: f"take:{NAMES[kind]}"),
    (m.NEXT, KINDS, lambda kind: f"next:{NAMES[kind]}"),
    (m.STEAL, m.HOUSES, lambda house: f"steal:{house_text(house)}"),
    (m.ARREST_THIEF, m.HOUSES, lambda house: f"arrest:{house_text(house)}"),
    (m.DRAW, PILES, lambda pile: f"draw:{PILE_NAMES[pile]}"),
    (m.RESOLVE, len(EVENT_NAMES), lambda event: f"resolve:{EVENT_NAMES[event]}"),
    (m.USE_JESTER, len(EVENT_NAMES), lambda event: f"jester:{EVENT_NAMES[event]}"),
    (m.BRIBE, PLACES, lambda place: f"bribe:b{place + 1}"),
    (m.BETRAY, PLACES, lambda place: f"betray:{place + 1}"),
    (m.SEIZE, PLACES, lambda place: f"seize:{place + 1}"),
    (m.PROTECT, PLACES, lambda place: f"protect:{place + 1}"),
    (m.VALUE_OF, m.HOUSES, lambda house: f"value:{house_text(house)}"),
    (m.CONSCRIPT, PILES, lambda pile: f"conscript:{PILE_NAMES[pile]}"),
    (m.DISCARD, KINDS, lambda kind: f"discard:{NAMES[kind]}"),
]
for _first, _count, _text in _RANGES:
    _TEXTS |= {_first + i: _text(i) for i in range(_count)}
MOVES = {_TEXTS[move]: move for move in range(MOVE_COUNT)}


def move_text(move: int) -> str:
    """A move as text."""
    return _TEXTS[int(move)]
