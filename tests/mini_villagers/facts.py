"""Where the cards of Mini Villagers lie, for the conformance kit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.every_game.facts import Facts, Place

from karczma.games.mini_villagers import cards


def places(s: Any) -> Iterator[Place]:
    yield "pile", s.pile[: s.pile_size].tolist()
    for seat in range(s.seats):
        yield f"hand {seat}", s.hand[seat, : s.hand_size[seat]].tolist()
    yield "box", [card for card in range(cards.COUNTESS) if s.box[card // 2]]


def could_lie(o: Any, place: str, card: int) -> bool:
    """Whether some deal that leaves no pair in any hand puts this card, face down, into this place."""
    lying = dict(places(o))
    missing = set(range(cards.CARDS)) - {known for shown in lying.values() for known in shown}
    suits = tuple(
        tuple(c for c in range(cards.CARDS) if c // 2 == suit and c in missing) for suit in range(cards.SUITS + 1)
    )
    closed = {(p, known // 2) for p, shown in lying.items() for known in shown if known >= 0 and p != "pile"}

    @cache
    def can_be_dealt(suit: int, blanks: tuple[tuple[str, int], ...]) -> bool:
        if suit == len(suits):
            return True
        room = [p for p, count in blanks if count > 0 and (p, suit) not in closed]
        return any(
            can_be_dealt(suit + 1, tuple((p, count - ways.count(p)) for p, count in blanks))
            for ways in ways_to_deal(suits[suit], room)
            if all(ways.count(p) <= count for p, count in blanks)
        )

    def ways_to_deal(suit: tuple[int, ...], room: list[str]) -> Iterator[list[str]]:
        if not suit:
            yield []
            return
        for p in room:
            if suit[0] != card or p == place:
                for others in ways_to_deal(suit[1:], room):
                    if p == "pile" or p not in others:
                        yield [p, *others]

    return can_be_dealt(0, tuple((p, shown.count(-1)) for p, shown in lying.items()))


def taken_by_lot(before: Any, after: Any) -> bool:
    """2.2 A card taken from a hand of several."""
    shrunk = [seat for seat in range(before.seats) if after.hand_size[seat] < before.hand_size[seat]]
    givers = [seat for seat in shrunk if seat != before.whose[0]]
    return bool(before.pile_size == 0) and any(before.hand_size[seat] > 1 for seat in givers)


FACTS = Facts(
    places=places,
    deck=lambda s: Counter(range(cards.CARDS)),
    back=lambda card: int(cards.BACK[card]),
    forgets=lambda before, after: bool(before.pile_size == 0 and (before.box == after.box).all()),  # 2.5
    fits=could_lie,
    by_lot=taken_by_lot,
)
