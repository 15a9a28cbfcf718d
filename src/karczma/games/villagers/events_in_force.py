"""Which Events lie face up (solo): the rules of other phases ask."""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.steps import offer

from .cards import ARSON, EVENTS, RATS
from .moves import USE_JESTER

RATS_ANSWERED, ARSON_ANSWERED = 1, 2  # bits of `answered`


@inner_rule
def is_in_force(s, event) -> bool:
    for i in range(s.event_size):
        if s.event[i] == event:
            return True
    return False


@inner_rule
def next_face_up(s, first) -> int:
    """The face-up Event with the lowest number from this one on; EVENTS if there is none."""
    lowest = EVENTS
    for i in range(s.event_size):
        lowest = s.event[i] if first <= s.event[i] < lowest else lowest
    return lowest


@rule
def is_resolved(s, event) -> bool:
    """D49 Rats and Arson count as resolved once answered."""
    if event == RATS:
        return s.answered & RATS_ANSWERED != 0
    return event == ARSON and s.answered & ARSON_ANSWERED != 0


@inner_rule
def offer_jester(s, moves, n) -> int:
    """16.13 The Jester throws out a face-up Event that is not resolved; the lowest number first."""
    if s.jester:
        event = next_face_up(s, 0)
        while event < EVENTS:
            if not is_resolved(s, event):
                n = offer(moves, n, USE_JESTER + event)
            event = next_face_up(s, event + 1)
    return n
