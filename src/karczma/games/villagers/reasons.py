"""Why a move looks good or bad: the terms by which sense.py weighs it, in words. Told from an observation only."""

from __future__ import annotations

from typing import Any

from karczma.words import Sentence

from . import moves as m
from .cards import BASIC, BUILDERS, FOOD, SPECIAL, SUIT
from .markets import is_first_market_due, is_second_market_due
from .names import CARD
from .phrases import card_name, words
from .prospects import (
    GOLD_PIECE,
    HIRE_NEEDED,
    LINK_NEEDED,
    MISSING,
    MUCH,
    look_around,
    promise,
    toll,
    use_for_others,
    way_to,
)
from .sense import worth


def card_named(text: str) -> Sentence:
    """What a card is called."""
    return card_name(CARD[text])


def reasons(o: Any, seat: int, move: int) -> list[Sentence]:
    """What decides about a move: of a card what it promises, of anything else what it is worth by rule of thumb."""
    if move == m.PASS:
        return [words("reason-pass")]
    kind, coins = _card_of(o, move)
    if kind is None:
        return _of_detail(o, seat, move)
    told = [words("reason-promise", gold=_gold(promise(o, seat, kind, look_around(o, seat))))]
    if coins:
        told.append(words("reason-coins", gold=coins))
    return (told + _about_card(o, seat, kind, is_build=m.PLAY <= move < m.HIRE))[:3]


def _card_of(o: Any, move: int) -> tuple[int | None, int]:
    """The villager a move takes or plays, and the coins on it; none where it is about something else."""
    if m.TAKE_ROAD <= move < m.TAKE_PILE:
        slot = move - m.TAKE_ROAD
        return int(o.road[slot]), int(o.road_coins[slot])
    if m.TAKE_PILE <= move < m.SEND_COURIER:
        pile = move - m.TAKE_PILE
        kind = int(o.pile[pile, o.pile_size[pile] - 1])
        return (kind if kind >= 0 else None), 0
    if m.PLAY <= move < m.HIRE and SUIT[move - m.PLAY] != SPECIAL:
        return move - m.PLAY, 0
    if m.TAKE <= move < m.NEXT:
        return move - m.TAKE, 0
    return None, 0


def _about_card(o: Any, seat: int, kind: int, *, is_build: bool) -> list[Sentence]:
    """What is missing beneath it, whom it helps, what its padlock brings or costs."""
    now = look_around(o, seat)
    told, way = [], int(way_to(kind, now))
    if way >= MISSING:
        told.append(words("reason-missing"))
    elif way >= LINK_NEEDED:
        told.append(words("reason-link"))
    elif way >= HIRE_NEEDED:
        told.append(words("reason-hire"))
    elif not is_build:
        told.append(words("reason-at-once"))
    if use_for_others(o, seat, kind, now) > 0:
        told.append(words("reason-others"))
    price = int(toll(o, kind, now))
    if price:
        told.append(words("reason-toll" if price > 0 else "reason-price", gold=_gold(abs(price))))
    if is_build and FOOD[kind] + BUILDERS[kind] and not is_first_market_due(o) and not is_second_market_due(o):
        told.append(words("reason-early"))
    return told


def _of_detail(o: Any, seat: int, move: int) -> list[Sentence]:
    if m.TAKE_PILE <= move < m.SEND_COURIER:
        return [words("reason-blind")]
    value = int(worth(o, seat, move, look_around(o, seat)))
    if m.HIRE <= move < m.HIRE + len(BASIC):
        return [words("reason-basic", gold=_gold(value))]
    return [words("reason-worth", gold=_gold(value))] if abs(value) < MUCH // 2 else [words("reason-now")]


def _gold(tenths: int) -> int:
    return round(tenths / GOLD_PIECE)
