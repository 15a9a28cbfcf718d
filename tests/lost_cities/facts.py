"""Where the cards of Lost Cities lie, for the conformance kit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.every_game.facts import Facts, Place

from karczma.games.lost_cities import cards


def places(s: Any) -> Iterator[Place]:
    yield "deck", s.deck[: s.deck_size].tolist()
    for seat in range(2):
        yield f"hand {seat}", s.hand[seat, : s.hand_size[seat]].tolist()
        for colour in range(cards.COLOURS):
            column = s.expedition[seat, colour, : s.expedition_size[seat, colour]]
            yield f"expedition {seat} {colour}", column.tolist()
    for colour in range(cards.COLOURS):
        yield f"camp {colour}", s.camp[colour, : s.camp_size[colour]].tolist()


FACTS = Facts(
    places=places,
    deck=lambda s: Counter({kind: int(copies) for kind, copies in enumerate(cards.COPIES)}),
    back=lambda kind: int(cards.BACK[kind]),
    tells=lambda before, after: after.deal > before.deal,  # 5.5 hands are compared; 4.4 or laid open
    forgets=lambda before, after: after.deal > before.deal,  # 4.1 all cards are shuffled anew
)
