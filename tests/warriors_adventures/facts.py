"""Where the cards of Warriors' Adventures lie, for the conformance kit.

The back of a card shows its stack, so to the kit a card is its stack and its kind. Where a card goes once it has been
revealed, and that none is lost or made there, test_conservation.py looks after: in front of a player cards that are
alike are the same, wherever they came from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.every_game.facts import Facts, Place

from karczma.games.warriors_adventures.cards import CONTENTS, KINDS, STACKS


def back(card: int) -> int:
    return -2 - card // KINDS


def places(s: Any) -> Iterator[Place]:
    for stack in range(STACKS):
        first = stack * KINDS
        cards = s.stack[stack, : s.stack_size[stack]].tolist()
        yield f"stack {stack}", [first + kind if kind >= 0 else back(first) for kind in cards]
        gone = Counter({first + kind: int(n) for kind, n in enumerate(CONTENTS[stack] - s.left[stack])})
        yield f"revealed {stack}", list(gone.elements())


DECK = Counter({s * KINDS + kind: int(n) for s in range(STACKS) for kind, n in enumerate(CONTENTS[s]) if n})
FACTS = Facts(places=places, deck=lambda s: DECK, back=back)
