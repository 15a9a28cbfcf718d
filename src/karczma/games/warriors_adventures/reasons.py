"""Why a move looks good or bad: the terms by which sense.py weighs it, in words. Told from an observation only."""

from __future__ import annotations

from typing import Any

from karczma.words import Sentence

from .cards import KINDS
from .notation import CARD
from .rules import SEND, VICTIM
from .sense import (
    POINT,
    best_in_front,
    ducats_in_front,
    empty_characters,
    worth_of_meeting,
    worth_of_revealing,
    worth_of_stealing,
    worthy_haul,
)
from .story import card_words, words


def card_named(text: str) -> Sentence:
    """What a card is called."""
    return words("card", **card_words(CARD[text]))


def reasons(o: Any, seat: int, move: int) -> list[Sentence]:
    """What decides about a move. What is left in a stack is counted only for those who need not remember it."""
    ducats, best = int(ducats_in_front(o, seat)), int(best_in_front(o, seat))
    if move < SEND:
        told = [words("reason-average", gain=round(worth_of_revealing(o, seat, move, ducats, best) / POINT, 1))]
        return [*told, _risk(o, seat, move, ducats, best)] if o.memory_aid else told
    if move == SEND:
        haul = int(worthy_haul(o, seat))
        told = [words("reason-haul" if ducats >= haul else "reason-little", ducats=ducats, haul=haul)]
        return [*told, words("reason-characters", characters=int(empty_characters(o, seat)))]
    return [words("reason-average", gain=round(worth_of_stealing(o, move - VICTIM) / POINT, 1))]


def _risk(o: Any, seat: int, stack: int, ducats: int, best: int) -> Sentence:
    """How many of the cards left would take something away."""
    threats = (kind for kind in range(KINDS) if worth_of_meeting(o, seat, kind, ducats, best) < 0)
    bad = sum(int(o.left[stack, kind]) for kind in threats)
    return words("reason-risk", bad=bad, cards=int(o.stack_size[stack])) if bad else words("reason-no-risk")
