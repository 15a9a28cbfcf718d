"""Rules of thumb: what a move is worth to a sensible player, in tenths of a point. They look at an observation only."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.knowledge import UNKNOWN

from .cards import COLOUR, COST, GREAT_EXPEDITION, RANKS, VALUE
from .rules import CAMP, DRAW_CAMP, DRAW_DECK, may_join
from .scoring import sponsors, total

POINT = 10
SWING = 400  # a lead of so many tenths is nearly decisive
DECK_WORTH = 25  # an unknown card: a little hope, and the deal comes nearer to its end


@rule
def worth(o, seat, move) -> int:
    """How good a legal move looks to this seat."""
    if move < CAMP:
        return worth_of_playing(o, seat, move)
    if move < DRAW_DECK:
        return worth_of_camping(o, seat, move - CAMP)
    if move == DRAW_DECK:
        return DECK_WORTH
    return worth_of_taking(o, seat, move - DRAW_CAMP)


@rule
def top_value(o, seat, colour) -> int:
    size = o.expedition_size[seat, colour]
    return VALUE[o.expedition[seat, colour, size - 1]] if size > 0 else 0


@rule
def own_turns_left(o) -> int:
    return (o.deck_size + 1) // 2


@rule
def chance_of_unseen(o) -> int:
    """Of ten cards not seen yet, so many can be hoped for."""
    quarter = own_turns_left(o) // 4
    return quarter if quarter < 4 else 4


@rule
def is_located(o, kind) -> bool:
    """Whether this seat knows where a number card lies: then it will hardly be drawn."""
    colour = COLOUR[kind]
    for side in range(2):
        for i in range(o.expedition_size[side, colour]):
            if o.expedition[side, colour, i] == kind:
                return True
        for i in range(o.hand_size[side]):
            if o.hand[side, i] == kind:
                return True
    for i in range(o.camp_size[colour] - 1):
        if o.camp[colour, i] == kind:
            return True
    return False


@rule
def outlook(o, seat, colour, above) -> int:
    """Tenths of a point an expedition can hope for beyond `above`: held cards in full, unseen ones by their chance."""
    hope = 0
    for i in range(o.hand_size[seat]):
        kind = o.hand[seat, i]
        if kind != UNKNOWN and COLOUR[kind] == colour and VALUE[kind] > above:
            hope += POINT * VALUE[kind]
    chance = chance_of_unseen(o)
    for rank in range(1, RANKS):
        kind = colour * RANKS + rank
        if VALUE[kind] > above and not is_located(o, kind):
            hope += chance * VALUE[kind]
    return hope


@rule
def held_sum(o, seat, colour, above, below) -> int:
    """The values in hand that lie between two others: they are lost when the higher one is played first."""
    points = 0
    for i in range(o.hand_size[seat]):
        kind = o.hand[seat, i]
        if kind != UNKNOWN and COLOUR[kind] == colour and above < VALUE[kind] < below:
            points += VALUE[kind]
    return points


@rule
def playable_cards(o, seat) -> int:
    """Cards in hand that still fit a begun expedition: they want their turns before the deal ends."""
    n = 0
    for i in range(o.hand_size[seat]):
        kind = o.hand[seat, i]
        if kind != UNKNOWN and o.expedition_size[seat, COLOUR[kind]] > 0 and may_join(o, seat, kind):
            n += 1
    return n


@rule
def worth_of_playing(o, seat, kind) -> int:
    colour, value = COLOUR[kind], VALUE[kind]
    size, top = o.expedition_size[seat, colour], top_value(o, seat, colour)
    times = 1 + sponsors(o, seat, colour)
    if size == 0 or value == 0:
        return worth_of_venturing(o, seat, colour, value)
    gap = value - top - 1
    skipped = POINT * held_sum(o, seat, colour, top, value)
    for rank in range(1, RANKS):
        between = colour * RANKS + rank
        if top < VALUE[between] < value and not is_located(o, between):
            skipped += chance_of_unseen(o) * VALUE[between]
    hurry = 40 if playable_cards(o, seat) >= own_turns_left(o) else 0
    great = 60 if size + 1 >= GREAT_EXPEDITION > size else 0
    return times * (POINT * value // 2 - skipped) - 5 * gap + hurry * value // 4 + great + 40


@rule
def worth_of_venturing(o, seat, colour, value) -> int:
    """Setting out, or winning one more sponsor: worth it if hand and hope together pay the cost."""
    times = 1 + sponsors(o, seat, colour) + (value == 0)
    lost = POINT * held_sum(o, seat, colour, 0, value)
    hope = outlook(o, seat, colour, value) + POINT * value - lost - POINT * COST
    margin = 30 if value > 0 else 90  # a sponsor doubles the risk
    if own_turns_left(o) < 5 or hope < margin:
        return (hope - margin if hope < margin else 0) * times - 200
    return times * (hope - margin) // 2


@rule
def worth_of_camping(o, seat, kind) -> int:
    """Throwing a card away costs what it would bring oneself, and what it brings the other."""
    colour, value = COLOUR[kind], VALUE[kind]
    other = 1 - seat
    cost = 0
    if may_join(o, seat, kind):
        begun = o.expedition_size[seat, colour] > 0
        hope = outlook(o, seat, colour, 0) - POINT * COST
        mine = POINT * value if value > 0 else 40
        cost += mine * (1 + sponsors(o, seat, colour)) if begun else (mine // 2 if hope > -60 else mine // 5)
    if may_join(o, other, kind):
        begun = o.expedition_size[other, colour] > 0
        gift = POINT * value if value > 0 else 30
        cost += gift * (1 + sponsors(o, other, colour)) * 7 // 10 if begun else gift // 4
    return -cost


@rule
def worth_of_taking(o, seat, colour) -> int:
    """A card from a camp is worth what it adds to a begun expedition; it also buys time to play a full hand."""
    kind = o.camp[colour, o.camp_size[colour] - 1]
    value = VALUE[kind]
    if not may_join(o, seat, kind):
        return DECK_WORTH - 60 + (50 if playable_cards(o, seat) > own_turns_left(o) else 0)
    if o.expedition_size[seat, colour] == 0:
        hope = outlook(o, seat, colour, 0) + POINT * value - POINT * COST
        return hope // 3 if hope > 0 else DECK_WORTH - 50
    return (POINT * value if value > 0 else 30) * (1 + sponsors(o, seat, colour)) // 2 + 20


@rule
def standing(s, seat) -> int:
    """What a seat can count on: the points of the deals that are over, and of the running one as it lies."""
    return POINT * total(s, seat)


@rule
def stage(s) -> int:
    """Nobody thinks past the end of a deal."""
    return s.deal
