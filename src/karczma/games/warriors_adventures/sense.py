"""Rules of thumb: what a move is worth to a sensible player, in tenths of a point. They look at an observation only.

Nothing happens to one's items while others move, unless they steal. So the question is: does the next card bring more
than it threatens, and is what lies in front worth one of the few characters?
"""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule

from .cards import CHAMBERLAIN, CHARACTERS, COIN, COIN_IN_HAND, ITEMS, KINDS, KNIGHTS, RAIDERS, VALUE
from .rules import SEND, VICTIM, cards_left, is_playing, loot_kind, rivals
from .scoring import points

POINT = 10
SWING = 150  # a lead of so many tenths is nearly decisive
HAUL = 10  # so many ducats are worth a character even when the end is near
CAUTION = 3  # tenths that each ducat above the haul is worth in safety; found by playing
COIN_HOPE = 10  # what one more coin does for the bonus card, where it is played for


@rule
def weigh(o, seat, moves, n, values) -> None:
    """How good each legal move looks to this seat."""
    ducats, best = ducats_in_front(o, seat), best_in_front(o, seat)
    for i in range(n):
        values[i] = worth(o, seat, moves[i], ducats, best)


@inner_rule
def worth(o, seat, move, ducats, best) -> int:
    if move < SEND:
        return worth_of_revealing(o, seat, move, ducats, best)
    if move == SEND:
        return worth_of_sending(o, seat, ducats)
    return worth_of_stealing(o, move - VICTIM)


@inner_rule
def ducats_in_front(o, seat) -> int:
    ducats = 0
    for item in range(ITEMS):
        ducats += VALUE[item] * o.front[seat, item]
    return ducats


@inner_rule
def best_in_front(o, seat) -> int:
    """The value of the item that the chamberlain would take."""
    value = 0
    for item in range(ITEMS):
        value = VALUE[item] if o.front[seat, item] > 0 else value
    return value


@inner_rule
def worth_of_sending(o, seat, ducats) -> int:
    """More than a worthy haul had better be safe, with less a character is wasted. But when cards run out before
    characters do, there is nothing to waste: little is enough to prefer it to a card that would cost something."""
    haul = worthy_haul(o, seat)
    little = 3 * cards_left(o) // (2 * empty_characters(o, seat))
    if ducats >= haul or haul <= little:
        return CAUTION * (ducats - haul)
    return CAUTION * (ducats - little) if ducats < little else 0


@inner_rule
def empty_characters(o, seat) -> int:
    return CHARACTERS[o.seats] - o.filled[seat]


@inner_rule
def worthy_haul(o, seat) -> int:
    """What a character should carry: the more turns there are for each empty one, the more."""
    players = 1
    others = rivals(o, seat)
    for other in range(o.seats):
        players += others >> other & 1
    return HAUL + cards_left(o) // (players * empty_characters(o, seat))


@inner_rule
def worth_of_revealing(o, seat, stack, ducats, best) -> int:
    """What the cards left in the stack bring or take on average: everybody can count them."""
    gain = 0
    for kind in range(KINDS):
        if o.left[stack, kind] > 0:
            gain += o.left[stack, kind] * worth_of_meeting(o, seat, kind, ducats, best)
    return gain // o.stack_size[stack]


@inner_rule
def worth_of_meeting(o, seat, kind, ducats, best) -> int:
    if kind == CHAMBERLAIN:
        return -POINT * best
    if kind == KNIGHTS:
        return -POINT * ducats if o.knights[seat] else 0
    if kind == RAIDERS:
        return 0 if o.knights[seat] else -POINT * ducats
    if kind == COIN_IN_HAND and o.stealing_coin and rivals(o, seat) > 0:
        return best_theft(o, seat)
    item = COIN if kind == COIN_IN_HAND else kind
    return worth_of_item(o, item)


@inner_rule
def worth_of_item(o, item) -> int:
    return POINT * VALUE[item] + (COIN_HOPE if item == COIN and o.dusigrosz else 0)


@inner_rule
def best_theft(o, seat) -> int:
    best = -worth_of_item(o, COIN)
    for other in range(o.seats):
        if other != seat and is_playing(o, other):
            theft = worth_of_stealing(o, other)
            best = theft if theft > best else best
    return best


@inner_rule
def worth_of_stealing(o, victim) -> int:
    """What the victim loses, less the coin he gets for it."""
    item = loot_kind(o, victim)
    return o.front[victim, item] * worth_of_item(o, item) - worth_of_item(o, COIN)


@rule
def standing(s, seat) -> int:
    """What a seat can count on: the ducats it has sent home."""
    return POINT * points(s, seat)


@rule
def stage(s) -> int:
    """The whole game can be thought through."""
    return 0
