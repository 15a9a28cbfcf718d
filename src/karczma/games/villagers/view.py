"""The table as one screen shows it: what lies open, and what every villager would earn at both markets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from karczma.core.knowledge import TOGETHER, UNKNOWN
from karczma.core.piles import leave_hand
from karczma.core.record import copy
from karczma.core.steps import is_asked, top_about, top_step

from . import state as step
from .cards import (
    BACK,
    BASIC_KINDS,
    BUILD_LIMIT,
    DECK_KINDS,
    EVENT_NAMES,
    FIRST_MARKET,
    IMPROVEMENT_ABOUT,
    IMPROVEMENT_COUNTS,
    IMPROVEMENT_KINDS,
    IMPROVEMENT_NAMES,
    KINDS,
    MOST,
    ROLE,
    ROLE_NAMES,
    SUIT,
    SUITS,
)
from .chains import build, lay_building
from .counting import all_coins, counted, silver_of
from .draft import draft_limit
from .effects import EFFECT, STAYS, visible_gold
from .improvements import bonus_builders
from .markets import copper_of, first_market_pays, nuns_silver, second_market_pays
from .moves import MOST_MOVES, PLAY
from .names import PILE_NAMES, card_text, house_text
from .positions import SEASONS, everything, in_play
from .rules import answer, legal_moves
from .state import EMPTY, PILES, PLACES, SLOTS, STEP_NAMES
from .village import builders, food, villages

PHASES = {
    step.DRAFTING: "draft",
    step.COINING: "road",
    step.BUILDING: "build",
    step.REWARDING: "rewards",
    step.EVENTFUL: "events",
}


def table(o: Any, viewer: int) -> dict[str, Any]:
    """An observation as JSON. Without the memory aid it shows what an eye sees, not what a good memory would keep."""
    aided = bool(o.memory_aid) or viewer == TOGETHER
    owners = range(int(villages(o)))
    return {
        "step": STEP_NAMES[top_step(o)] if o.step_size else "over",
        "round": int(o.rounds),
        "phase": phase(o),
        "marker": int(o.marker),
        "markets": int(o.markets),
        "to_market": cards_to_market(o),
        "road": [_slot(o, slot) for slot in range(SLOTS)],
        "piles": [_pile(o, pile, aided) for pile in range(PILES)],
        "basics": dict(zip(BASIC_KINDS, map(int, o.basics), strict=True)),
        "discards": [card_text(int(kind)) for kind in o.discard[: o.discard_size]],
        "supplies": [int(o.supply[owner]) for owner in owners],
        "hands": [_hand(o, seat, viewer, aided) for seat in range(o.seats)],
        "squares": [
            [card_text(int(kind)) for kind in o.square[seat, : o.square_size[seat]]] for seat in range(o.seats)
        ],
        "limits": [{"draft": int(draft_limit(o, seat)), "build": build_limit(o, seat)} for seat in range(o.seats)],
        "turn": _turn(o),
        "villages": [_village(o, owner) for owner in owners],
        "would_earn": would_earn(o, viewer) if viewer >= 0 else {},
        "improvements": _improvements(o),
        "solo": _solo(o) if o.seats == 1 else None,
        "sheet": [[_paid(o, market, owner) for owner in owners] for market in range(o.markets)],
        "unseen": _unseen(o) if aided else None,
    }


def phase(o: Any) -> str:
    """Which part of the round it is; the steps lie on one that names it."""
    return PHASES[int(o.step[1])] if o.step_size else "over"


def cards_to_market(o: Any) -> int:
    """How many cards still lie in the stacks that must be empty for the next market."""
    if o.markets > 0:
        first, last = 0, SLOTS
    else:
        first, last = FIRST_MARKET - 1 if o.market_on_second_stack else 0, FIRST_MARKET
    return int(o.pile_size[first:last].sum())


def _slot(o: Any, slot: int) -> dict[str, Any] | None:
    if o.road[slot] == EMPTY:
        return None
    return {"card": card_text(int(o.road[slot])), "coins": int(o.road_coins[slot])}


def _pile(o: Any, pile: int, aided: bool) -> dict[str, Any]:
    """How high it is, the back on top, and with the memory aid what the viewer knows to lie there, the top first."""
    cards = [int(kind) for kind in o.pile[pile, : o.pile_size[pile]][::-1]]
    top = cards[0] if cards else UNKNOWN
    known = [card_text(kind) if kind >= 0 else "?" for kind in cards]
    while known and known[-1] == "?":
        known.pop()
    is_shown = bool(cards) and not o.looked_at
    return {
        "name": PILE_NAMES[pile],
        "cards": len(cards),
        "back": SUITS[suit_of(top)] if is_shown and top != UNKNOWN else None,
        "known": known if aided else [],
    }


def suit_of(card: int) -> int:
    """The suit of a card, or of a card seen from behind."""
    return int(SUIT[card]) if card >= 0 else UNKNOWN - 1 - card


def _hand(o: Any, seat: int, viewer: int, aided: bool) -> list[str]:
    """One's own cards and those one is just looking at; of others the backs, and with the memory aid what one knows."""
    cards = [int(kind) for kind in o.hand[seat, : o.hand_size[seat]]]
    lies_open = top_step(o) == step.TAKE_SEEN and top_about(o) == seat and viewer >= 0 and is_asked(o, viewer)
    if seat != viewer and not aided and not lies_open:
        cards = sorted((int(BACK[kind]) if kind >= 0 else kind for kind in cards), reverse=True)
    return [card_text(kind) for kind in cards]


def build_limit(o: Any, seat: int) -> int:
    """7.1 As it was fixed when the build phase began; before that, what it would be now."""
    if o.build_limit.any():
        return int(o.build_limit[seat])
    return min(BUILD_LIMIT + int(builders(o, seat)) + int(bonus_builders(o, seat)), MOST)


def _turn(o: Any) -> dict[str, Any]:
    """What is left of the running build turn, and the card between hand and village."""
    return {
        "actions": int(o.actions),
        "hires": int(o.hires),
        "tinner": bool(o.tinner),
        "building": card_text(int(o.building)) if o.building != EMPTY else None,
    }


# -- villages and what they earn


def _village(o: Any, owner: int) -> dict[str, Any]:
    return {
        "houses": [house(o, owner, place) for place in range(o.village_size[owner])],
        "food": int(food(o, owner)),
        "builders": int(builders(o, owner)),
        "nun": int(nuns_silver(o, owner)),
        "first_market": int(first_market_pays(o, owner)),
        "second_market": second_market_brings(o, owner),
    }


def house(o: Any, owner: int, place: int) -> dict[str, Any]:
    """One card of a village. Only a top card earns; coins lie on top cards only (10.9)."""
    kind, role, under = (int(field[owner, place]) for field in (o.village, o.role, o.beneath))
    covered, coins = bool(o.load[owner, place]), int(o.coins[owner, place])
    gold, silver, copper = 0, 0, 0
    if not covered:
        gold, silver = int(visible_gold(o, owner, place)), int(silver_of(o, owner, kind))
        copper = int(copper_of(o, owner, place))
    return {
        "id": house_text(owner * PLACES + place),
        "card": card_text(kind),
        "stands_for": ROLE_NAMES[role] if role != ROLE[kind] and role else None,
        "on": house_text(owner * PLACES + under) if under >= 0 else None,
        "covered": covered,
        "coins": coins,
        "spent": bool(o.spent[owner, place]),
        "gold": gold,
        "silver": silver,
        "copper": copper,
        "first_market": gold + coins,
        "second_market": gold + silver + coins,
    }


def second_market_brings(o: Any, owner: int) -> int:
    """13.5 What is paid, and the coins that are moved to the supply."""
    return int(second_market_pays(o, owner)) + int(all_coins(o, owner))


def would_earn(o: Any, seat: int) -> dict[str, dict[str, int]]:
    """For each hand card that can be built now: what it would change in the supply and at each market."""
    room = np.empty(MOST_MOVES, np.int16)
    moves = room[: legal_moves(o, seat, room)].tolist()
    earned = {}
    for kind in (move - PLAY for move in moves if PLAY <= move < PLAY + KINDS):
        change = change_by_building(o, seat, kind)
        if change is not None:
            earned[card_text(kind)] = change
    return earned


def change_by_building(o: Any, seat: int, kind: int) -> dict[str, int] | None:
    """What building a hand card would change, built in the best way there is; None if it is not one that stays."""
    if EFFECT[kind] != STAYS:
        return None
    start = copy(o)
    start.step_size = 0  # what comes after it is another matter
    start.for_free = top_step(o) == step.BENEFIT
    leave_hand(start, seat, kind)
    build(start, seat, kind)
    before = _standing(o, seat)
    changes = [_change(before, _standing(end, seat)) for end in _ways_to_build(start, seat)]
    return max(changes, key=lambda change: sum(change.values()), default=None)


def _ways_to_build(o: Any, seat: int) -> list[Any]:
    """All answers to where it goes and who is paid, played out."""
    if top_step(o) == step.LAY:
        lay_building(o, seat)
        return [o]
    room = np.empty(MOST_MOVES, np.int16)
    ends = []
    for move in room[: legal_moves(o, seat, room)].tolist():
        after = copy(o)
        answer(after, seat, move)
        ends += _ways_to_build(after, seat)
    return ends


def _standing(o: Any, seat: int) -> dict[str, int]:
    return {
        "now": int(o.supply[seat]),
        "first_market": int(first_market_pays(o, seat)) if o.markets == 0 else 0,
        "second_market": second_market_brings(o, seat),
    }


def _change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in before}


def _paid(o: Any, market: int, owner: int) -> dict[str, int]:
    """What a market has paid to a village."""
    paid = dict(zip(("gold", "coins", "silver", "nun"), map(int, o.sheet[market, owner]), strict=True))
    return {**paid, "total": sum(paid.values())}


# -- improvements, solo, memory


def _improvements(o: Any) -> list[dict[str, Any]]:
    """The three in play: who holds the marker, and how much everybody has of what is counted."""
    if not o.improvements or o.seats == 1:
        return []
    shown = []
    for kind, improvement, holder in zip(IMPROVEMENT_KINDS, map(int, o.improvement), o.holder, strict=True):
        what, about = int(IMPROVEMENT_COUNTS[improvement]), int(IMPROVEMENT_ABOUT[improvement])
        shown.append(
            {
                "name": IMPROVEMENT_NAMES[improvement],
                "kind": kind,
                "holder": int(holder) if holder != EMPTY else None,
                "counts": [int(counted(o, seat, what, about)) for seat in range(o.seats)],
            }
        )
    return shown


def _solo(o: Any) -> dict[str, Any]:
    return {
        "events": [EVENT_NAMES[event] for event in o.event[: o.event_size]],
        "jester": bool(o.jester),
        "piles": dict(zip(SEASONS, map(int, o.event_pile_size), strict=True)),
        "discards": {
            season: [EVENT_NAMES[event] for event in o.event_discard[pile, : o.event_discard_size[pile]]]
            for pile, season in enumerate(SEASONS)
        },
    }


def _unseen(o: Any) -> dict[str, list[str]]:
    """Every card this viewer has not located, by suit: in a stack, in the reserve, in another hand or in the box."""
    seen = Counter(kind for kind in everything(o) if 0 <= kind < DECK_KINDS)
    unseen: dict[str, list[str]] = {suit: [] for suit in SUITS[:-1]}
    for kind, copies in sorted(in_play(o).items()):
        unseen[SUITS[SUIT[kind]]] += [card_text(kind)] * (copies - seen[kind])
    return {suit: cards for suit, cards in unseen.items() if cards}
