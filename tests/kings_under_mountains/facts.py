"""Where the cards of Kings under Mountains lie, for the conformance kit.

A card has two sides. Where they are paired afresh both are counted: units by their number, mines from FACE on. With the
fixed pairing a card is one thing, from BOTH on, and shows the mine on its back.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.every_game.facts import Facts, Place

from karczma.games.kings_under_mountains import cards, notation, state

FACE, BOTH = 100, 200
A_UNIT, A_MINE = -50, -60  # what shows of a unit that may be any, and of a mine that may be any


def units(s: Any) -> Iterator[Place]:
    """Every place where cards lie, by their unit side."""
    yield "deck", s.deck[: s.deck_size][:-1].tolist()
    yield "top of the deck", s.deck[: s.deck_size][-1:].tolist()
    for place, (_, on_it) in enumerate(notation.centre(s)):
        yield f"centre {place}", on_it
    for race, pile in enumerate(notation.camp(s)):
        yield f"camp {race}", pile
    for seat in range(s.seats):
        yield f"hand {seat}", s.hand[seat, : s.hand_size[seat]].tolist()
        yield f"workers {seat}", [card for _, workers in notation.occupied(s, seat) for card in workers]
    yield "discarded", notation.listed(s.discarded)
    yield "shown", [int(s.about[0])] if s.step_size and s.step[0] == state.PLACE else []
    buried = in_any_order(s, notation.listed(s.buried))
    yield "buried", buried or [back(s, mine) for mine in notation.lying(s).elements()]


def in_any_order(s: Any, counted: list[int]) -> list[int]:
    """What the record only counts, in an order that tells nothing."""
    random.Random(s.tobytes()).shuffle(counted)
    return counted


def back(s: Any, mine: int) -> int:
    return -1 if s.pairing == cards.SHUFFLED else -1 - mine


def mines(s: Any) -> Iterator[Place]:
    """The mine side of every card: seen by all, or in the deck below its top, or dealt before the game."""
    below_top = s.deck_mine[: max(0, s.deck_size - 1)].tolist()
    seen = notation.listed(s.mine_seen)
    yield "mines seen", seen
    yield "deck mines", below_top
    dealt = cards.CAMP + cards.HAND * int(s.seats)
    if -1 in below_top:
        yield "mines dealt", [-1] * dealt
    else:
        rest = Counter(notation.listed(cards.FACES))
        rest.subtract([*seen, *below_top])
        assert rest.total() == dealt
        yield "mines dealt", in_any_order(s, list(rest.elements()))


def places(s: Any) -> Iterator[Place]:
    if s.pairing == cards.FIXED:
        for place, lying in units(s):
            yield place, [card if card < 0 else BOTH + card for card in lying]
    else:
        for place, lying in units(s):
            yield place, [A_UNIT if card < 0 else card for card in lying]
        for place, lying in mines(s):
            yield place, [A_MINE if mine < 0 else FACE + mine for mine in lying]


def deck(s: Any) -> Counter[int]:
    if s.pairing == cards.FIXED:
        return Counter(range(BOTH, BOTH + cards.CARDS))
    mine_sides = [FACE + mine for mine in notation.listed(cards.FACES)]
    return Counter([*notation.listed(cards.CARD_COPIES[cards.SHUFFLED]), *mine_sides])


def shows(card: int) -> int:
    if card >= BOTH:
        return int(cards.BACK[cards.FIXED, card - BOTH])
    return A_MINE if card >= FACE else A_UNIT


FACTS = Facts(
    places=places,
    deck=deck,
    back=shows,
    tells=lambda before, after: before.pairing == cards.FIXED and before.deck_size > after.deck_size,  # the next back
)
