"""The table as one screen shows it: what lies open, memory aids if the table allows them, at the end the score."""

from __future__ import annotations

from typing import Any

from karczma.core.steps import top_step

from .cards import CHARACTERS, COIN, CONTENTS, DUSIGROSZ, KINDS, NAMES, PRINTED, STACKS, VALUE, worth
from .notation import STEP_NAMES, card_text, card_texts
from .rules import is_playing
from .scoring import ducats_sent, items_sent, most_coins, points, sent_of


def table(o: Any, _viewer: int) -> dict[str, Any]:
    """An observation as JSON. Everybody sees the same; without the memory aid nobody is told what stacks may hold."""
    return {
        "step": STEP_NAMES.get(top_step(o), "over"),
        "cards": {card_text(kind): {"name": NAMES[kind], "value": worth(kind)} for kind in range(KINDS)},
        "stacks": [_stack(o, stack) for stack in range(STACKS)],
        "players": [_player(o, seat) for seat in range(o.seats)],
        "score": [score(o, seat) for seat in range(o.seats)] if o.step_size == 0 else None,  # 3.4 not before
    }


def _stack(o: Any, stack: int) -> dict[str, Any]:
    left = o.left[stack]
    return {
        "printed": int(PRINTED[stack]),
        "cards": int(o.stack_size[stack]),
        "left": card_texts(left) if o.memory_aid else None,
        "revealed": card_texts(CONTENTS[stack] - left) if o.memory_aid else None,
    }


def _player(o: Any, seat: int) -> dict[str, Any]:
    """3.4 Of the characters only the number of cards can be seen, by their owner too."""
    return {
        "playing": bool(is_playing(o, seat)),
        "front": card_texts(o.front[seat]),
        "ducats": int(o.front[seat] @ VALUE),
        "knights": bool(o.knights[seat]),
        "characters": [int(pile.sum()) for pile in o.sent[seat, : CHARACTERS[o.seats]]],
    }


def score(o: Any, seat: int) -> dict[str, Any]:
    """4.3 What each character brought, 4.4 the items, 5.1 the coins and the bonus card, and the sum."""
    return {
        "characters": [card_texts(pile) for pile in o.sent[seat, : o.filled[seat]]],
        "ducats": int(ducats_sent(o, seat)),
        "items": int(items_sent(o, seat)),
        "coins": int(sent_of(o, seat, COIN)),
        "bonus": DUSIGROSZ if o.dusigrosz and most_coins(o) == seat else 0,
        "total": int(points(o, seat)),
    }
