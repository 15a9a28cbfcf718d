"""Why a move looks good or bad: the terms by which sense.py weighs it, in words. Told from an observation only."""

from __future__ import annotations

from typing import Any

from karczma.words import Sentence

from .cards import COLOUR, VALUE
from .notation import CARD
from .rules import CAMP, DRAW_CAMP, DRAW_DECK
from .scoring import sponsors
from .sense import (
    COUNT,
    NUMBERS,
    POINT,
    RANK,
    SUM,
    glance,
    hope,
    milestone_ahead,
    of_colour,
    own_use,
    prospect,
    their_use,
    unseen_numbers,
)
from .story import card_words, words


def card_named(text: str) -> Sentence:
    """What a card is called."""
    return words("card", **card_words(CARD[text]))


def reasons(o: Any, seat: int, move: int) -> list[Sentence]:
    """What decides about a move."""
    eye = glance(o, seat)
    if move < CAMP:
        return _of_playing(o, seat, move, eye)
    if move < DRAW_DECK:
        return _of_leaving(o, seat, move - CAMP, eye)
    if move == DRAW_DECK:
        return [words("reason-deck")]
    colour = move - DRAW_CAMP
    told = [_use(int(own_use(o, seat, int(o.camp[colour, o.camp_size[colour] - 1]), eye)))]
    return [*told, words("reason-time")] if eye.fitting > (o.deck_size - 1) // 2 else told


def _of_playing(o: Any, seat: int, kind: int, eye: Any) -> list[Sentence]:
    colour, rank = int(COLOUR[kind]), int(RANK[kind])
    cards = of_colour(eye.held, colour)
    told = [words("reason-milestone")] if o.milestones and milestone_ahead(o, seat, colour) else []
    if VALUE[kind] == 0 or o.expedition_size[seat, colour] == 0:
        lowest = 1 if VALUE[kind] == 0 else rank
        held = int(COUNT[cards & NUMBERS & -(1 << lowest)])
        promised = round(prospect(colour, cards, lowest, eye) / POINT)
        return [*told, words("reason-held", cards=held), words("reason-promise", points=promised)]
    return told + _of_going_on(o, seat, colour, rank, eye)


def _of_going_on(o: Any, seat: int, colour: int, rank: int, eye: Any) -> list[Sentence]:
    size = o.expedition_size[seat, colour]
    passed = NUMBERS & (1 << rank) - (2 << int(RANK[o.expedition[seat, colour, size - 1]]))
    lost = hope(passed & unseen_numbers(eye, colour), eye) + POINT * int(SUM[passed & of_colour(eye.held, colour)])
    times = 1 + int(sponsors(o, seat, colour))
    told = [words("reason-times", times=times)] if times > 1 else []
    if lost >= POINT:
        told.append(words("reason-passes-over", points=round(times * lost / POINT)))
    elif passed == 0:
        told.append(words("reason-no-gap"))
    if 2 * eye.fitting > eye.turns:
        told.append(words("reason-hurry", cards=int(eye.fitting), turns=int(eye.turns)))
    return told


def _of_leaving(o: Any, seat: int, kind: int, eye: Any) -> list[Sentence]:
    own, theirs = int(own_use(o, seat, kind, eye)), int(their_use(o, 1 - seat, kind))
    gift = words("reason-gift", points=round(theirs / POINT)) if theirs >= POINT else words("reason-no-gift")
    return [words("reason-given-up", points=round(own / POINT)) if own >= POINT else words("reason-no-use"), gift]


def _use(tenths: int) -> Sentence:
    return words("reason-use", points=round(tenths / POINT)) if tenths >= POINT else words("reason-no-use")
