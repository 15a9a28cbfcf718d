"""Why a move looks good or bad: the terms by which sense.py weighs it, in words. Told from an observation only."""

from __future__ import annotations

from typing import Any

from karczma.core.steps import top_about
from karczma.words import Sentence

from .cards import DEFENCE, STRENGTH, STRONGEST, VALUE
from .mines import COVERING, captor, floor_on
from .notation import CARD
from .rules import AT_CENTRE, AT_OWN, DRAW_CAMP, DRAW_DECK, EXCHANGE, PLAY_UNIT, copy_in_hand
from .sense import (
    POINT,
    can_capture,
    chance_at_own,
    fill_chance,
    gain_of_laying,
    hand_of,
    look,
    prospects,
    rivals_chance,
    staff_missing,
    with_card,
    without,
)
from .story import places_for, unit_words, words


def card_named(text: str) -> Sentence:
    """What a card is called; which mine is on its back does not matter in a hand."""
    unit = text.partition("/")[0]
    return words("unit", **unit_words(next(card for name, card in CARD[0].items() if name == unit)))


def reasons(o: Any, seat: int, move: int) -> list[Sentence]:
    """What decides about a move."""
    eye = look(o, seat)
    hand, twins = hand_of(o, seat, eye)
    if move < EXCHANGE:
        card = int(copy_in_hand(o, seat, move - PLAY_UNIT))
        hand = without(hand, twins, card, eye)
        places = places_for(o, seat, card)
        best = max(places, key=lambda place: (gain_of_laying(o, seat, card, place, hand, eye), -place))
        where = words("reason-centre", place=best - AT_CENTRE + 1)
        if best >= AT_OWN:
            where = words("reason-own", own=best - AT_OWN + 1)
        return ([where] if len(places) > 1 else []) + _of_laying(o, seat, card, best, hand, eye)
    if move == EXCHANGE:
        return []
    if move < DRAW_DECK:
        return _of_laying(o, seat, int(top_about(o)), move, hand, eye)
    return _of_drawing(o, seat, move, hand, eye)


def _of_laying(o: Any, seat: int, card: int, move: int, hand: int, eye: Any) -> list[Sentence]:
    if move >= AT_OWN:
        i = move - AT_OWN
        mine = int(o.mine[seat, i])
        after = int(fill_chance(mine, int(o.worker_size[seat, i]) + 1, floor_on(card), hand, eye))
        now = int(chance_at_own(o, seat, i, hand, eye))
        return [words("reason-fill", value=int(VALUE[mine]), now=now, after=after)]
    place = move - AT_CENTRE
    mine = int(o.centre[place])
    if o.unit_size[place] + 1 < DEFENCE[mine]:
        told = [words("reason-opens", weaker=int(STRONGEST - STRENGTH[card]), value=int(VALUE[mine]))]
        return [*told, words("reason-follow")] if can_capture(hand, int(COVERING[floor_on(card)])) else told
    winner = int(captor(o, seat, card))
    if winner == seat:
        chance = int(fill_chance(mine, 0, 0, hand, eye))
        return [words("reason-capture", value=int(VALUE[mine]), chance=chance)]
    chance = int(rivals_chance(mine, staff_missing(o, winner), eye))
    return [words("reason-give", value=int(VALUE[mine]), chance=chance)]


def _of_drawing(o: Any, seat: int, move: int, hand: int, eye: Any) -> list[Sentence]:
    """What the hand promises with the card, against what it promises without."""
    if move == DRAW_DECK:
        return [words("reason-deck")]
    race = move - DRAW_CAMP
    card = int(o.camp[race, o.camp_size[race] - 1])
    gain = prospects(o, seat, with_card(hand, card, eye), eye) - prospects(o, seat, hand, eye)
    return [words("reason-helps", points=round(gain / POINT, 1))]
