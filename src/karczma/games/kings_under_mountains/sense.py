"""Rules of thumb: what a move is worth to a sensible player, in tenths of a point. They look at an observation only.

A move is worth what the table looks worth after it: each mine of one's own by the chance that it gets filled, what was
given away or opened to rivals, and the mines that the hand is ready to capture.
"""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.steps import top_about

from .cards import CENTRE, DEFENCE, RACE, STAFF, STRENGTH, STRONGEST, VALUE, WEAKEST, WORKERS
from .mines import captor, may_cover, may_join, may_staff
from .rules import AT_CENTRE, AT_OWN, DRAW_CAMP, DRAW_DECK, EXCHANGE, PLAY_UNIT, copy_in_hand, points

POINT = 10
SWING = 150  # a lead of so many tenths is nearly decisive
NONE = -1  # no card
SURE = 100  # chances are in hundredths
DECK_WORTH = 3  # an unknown card: a little hope


@rule
def weigh(o, seat, moves, n, values) -> None:
    """How good each legal move looks to this seat."""
    for i in range(n):
        values[i] = worth(o, seat, moves[i])


@rule
def worth(o, seat, move) -> int:
    if move < EXCHANGE:
        return best_place(o, seat, copy_in_hand(o, seat, move - PLAY_UNIT))
    if move == EXCHANGE:
        return 0
    if move < DRAW_DECK:
        return after_laying(o, seat, top_about(o), NONE, move)
    if move == DRAW_DECK:
        return prospects(o, seat, NONE, NONE) + DECK_WORTH
    race = move - DRAW_CAMP
    return prospects(o, seat, NONE, o.camp[race, o.camp_size[race] - 1])


@rule
def best_place(o, seat, card) -> int:
    """A card is worth what it does where it does most."""
    best = -10000
    for place in range(CENTRE):
        if may_join(o, place, card):
            value = after_laying(o, seat, card, card, AT_CENTRE + place)
            best = value if value > best else best
    for i in range(o.mine_size[seat]):
        if may_staff(o, seat, i, card):
            value = after_laying(o, seat, card, card, AT_OWN + i)
            best = value if value > best else best
    return best


@rule
def after_laying(o, seat, card, played, move) -> int:
    """What the table looks worth after a card was laid; `played` is that card while it is still in the hand."""
    total = prospects(o, seat, played, NONE)
    if move >= AT_OWN:
        i = move - AT_OWN
        mine, size = o.mine[seat, i], o.worker_size[seat, i]
        top = o.worker[seat, i, size - 1] if size > 0 else NONE
        was = mine_worth(mine, fill_chance(o, seat, mine, size, top, played, NONE))
        return total - was + mine_worth(mine, fill_chance(o, seat, mine, size + 1, card, played, NONE)) + POINT
    place = move - AT_CENTRE
    mine = o.centre[place]
    if o.unit_size[place] + 1 < DEFENCE[mine]:
        return total + worth_of_opening(o, seat, place, card, played)
    winner = captor(o, seat, card)
    if winner == seat:
        return total + mine_worth(mine, fill_chance(o, seat, mine, 0, NONE, played, NONE))
    return total - mine_worth(mine, rivals_chance(o, winner, mine)) * 2 // (1 + o.seats)


@rule
def mine_worth(mine, chance) -> int:
    """A mine that is captured costs its value, or brings it if it gets filled."""
    return POINT * VALUE[mine] * (2 * chance - SURE) // SURE


@rule
def turns_left(o) -> int:
    """Turns of each player after this one, or nearly."""
    return (o.deck_size * 9 // 10) // o.seats


@rule
def staff_missing(o, seat) -> int:
    """Cards a seat needs to fill all its mines."""
    n = 0
    for i in range(o.mine_size[seat]):
        n += STAFF[o.mine[seat, i]] - o.worker_size[seat, i]
    return n


@rule
def prospects(o, seat, played, extra) -> int:
    """What one's mines and the hand look worth, without the card that is played and with one that is drawn."""
    total = 0
    for i in range(o.mine_size[seat]):
        mine, size = o.mine[seat, i], o.worker_size[seat, i]
        top = o.worker[seat, i, size - 1] if size > 0 else NONE
        total += mine_worth(mine, fill_chance(o, seat, mine, size, top, played, extra))
    for place in range(CENTRE):
        total += readiness(o, seat, place, played, extra)
    return total


@rule
def readiness(o, seat, place, played, extra) -> int:
    """A part of what a mine would be worth that the hand could capture with one more card."""
    mine, size = o.centre[place], o.unit_size[place]
    if mine == 0 or size + 1 != DEFENCE[mine]:
        return 0
    gain = mine_worth(mine, fill_chance(o, seat, mine, 0, NONE, played, extra))
    if gain <= 0:
        return 0
    top = o.unit[place, size - 1] if size > 0 else NONE
    return gain * 3 // 10 if can_capture(o, seat, top, played, extra) else 0


@rule
def can_capture(o, seat, top, played, extra) -> bool:
    """Whether a card in hand would take a mine with this unit on top for oneself."""
    skip = played
    for i in range(o.hand_size[seat] + 1):
        card = o.hand[seat, i] if i < o.hand_size[seat] else extra
        if card == skip:
            skip = NONE
        elif card >= 0 and (top == NONE or may_cover(card, top)) and captor(o, seat, card) == seat:
            return True
    return False


@rule
def fill_chance(o, seat, mine, size, top, played, extra) -> int:
    """How likely a mine of one's own gets filled that has `size` of its staff, the last one `top`."""
    left = STAFF[mine] - size
    if left == 0:
        return SURE
    turns = turns_left(o)
    if left > turns:
        return 0
    strength = STRENGTH[top] if top != NONE else WEAKEST - 1
    missing = 0
    for place in range(size, STAFF[mine]):
        following = next_in_hand(o, seat, strength, place == WORKERS[mine], played, extra)
        if following > STRONGEST:
            missing += 1
            strength += 2
        else:
            strength = following
    chance = 97 - 3 * left - 17 * missing - 2 * staff_missing(o, seat)
    if strength > STRONGEST:
        chance -= 12 * (strength - STRONGEST)
    if turns < 2 * left + 1:
        chance -= 8 * (2 * left + 1 - turns)
    return chance if chance > 0 else 0


@rule
def next_in_hand(o, seat, strength, own, played, extra) -> int:
    """The weakest unit in hand above this strength that may work, or oversee (`own`); beyond the strongest if none."""
    best = STRONGEST + 1
    skip = played
    for i in range(o.hand_size[seat] + 1):
        card = o.hand[seat, i] if i < o.hand_size[seat] else extra
        if card == skip:
            skip = NONE
        elif card >= 0 and (RACE[card] == o.king[seat]) == own and strength < STRENGTH[card] < best:
            best = STRENGTH[card]
    return best


@rule
def rivals_chance(o, rival, mine) -> int:
    """The same for a rival, whose hand is not seen."""
    left, turns = STAFF[mine], turns_left(o)
    if left > turns:
        return 0
    chance = 90 - 8 * left - 2 * staff_missing(o, rival)
    if turns < 2 * left + 1:
        chance -= 8 * (2 * left + 1 - turns)
    return chance if chance > 0 else 0


@rule
def worth_of_opening(o, seat, place, card, played) -> int:
    """A unit that does not capture: the next player may, the more likely the weaker it is."""
    mine = o.centre[place]
    left = DEFENCE[mine] - o.unit_size[place] - 1
    to_others = mine_worth(mine, rivals_chance(o, (seat + 1) % o.seats, mine))
    to_me = mine_worth(mine, fill_chance(o, seat, mine, 0, NONE, played, NONE))
    if left > 1:
        return -to_others // 10
    ease = 1 + STRONGEST - STRENGTH[card]
    hope = -to_others * ease // 20 if to_others > 0 else 0
    if to_me > 0 and can_capture(o, seat, card, played, NONE):
        hope += to_me * (12 - ease) // 30
    return hope


@rule
def standing(s, seat) -> int:
    """What a seat can count on: its mines as they are staffed now."""
    return POINT * points(s, seat)


@rule
def stage(s) -> int:
    """The whole game can be thought through."""
    return 0
