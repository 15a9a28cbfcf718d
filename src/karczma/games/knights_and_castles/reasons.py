"""Why a move looks good or bad: the terms by which sense.py weighs it, in words. Told from an observation only."""

from __future__ import annotations

from typing import Any

from karczma.words import Sentence

from .cards import KIND, LETTERS, PAIR
from .rules import LAY, RECRUIT
from .sense import CERTAIN, POINT, castles_to_come, chance_to_win, cost, later_worth, look_out
from .story import CARD_NAMES, tile_at_stake, words


def card_named(text: str) -> Sentence:
    """What a card is called."""
    return words("card", card=CARD_NAMES[LETTERS.index(text)])


def reasons(o: Any, seat: int, move: int) -> list[Sentence]:
    """What decides about a move."""
    if move >= RECRUIT:
        return [words("reason-later", points=round(later_worth(o, move - RECRUIT, castles_to_come(o)) / POINT, 1))]
    figures, kind = int(PAIR[move - LAY]), int(KIND[tile_at_stake(o)])
    chance = chance_to_win(o, seat, figures, kind, look_out(o, seat))
    told = [words("reason-chance", chance=round(100 * chance / CERTAIN))]
    if figures:  # shepherds come back
        told.append(words("reason-cost", points=round(cost(o, figures, castles_to_come(o)) / POINT, 1)))
    return [*told, words("reason-sword")] if o.sword == seat else told
