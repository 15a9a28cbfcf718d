"""Units on mines: what may lie on what, capturing, staffing. Paragraph numbers refer to RULES.md."""

from __future__ import annotations

import numpy as np

from karczma.core.compiling import inner_rule, rule

from .cards import CENTRE, DEFENCE, MOST_STAFF, RACE, STAFF, STRENGTH, STRONGEST, WEAKEST, WORKERS

NOBODY = -1

# What may come next on a mine is told by its floor: the lowest strength above the last unit, 0 on a mine without any.
# A set of strengths is a number with a bit for each.
EVERY = (1 << (STRONGEST + 1)) - 1


def covering(floor: int) -> int:
    """2.2 Any unit opens a mine; 2.3 only a stronger one covers another; 2.4 the weakest alone covers the strongest."""
    return 1 << WEAKEST if floor > STRONGEST else EVERY >> floor << floor


COVERING = np.array([covering(floor) for floor in range(STRONGEST + 2)], np.int16)


@inner_rule
def floor_on(card) -> int:
    return STRENGTH[card] + 1


@inner_rule
def may_cover(card, floor) -> bool:
    return COVERING[floor] >> STRENGTH[card] & 1 == 1


# -- mines in the centre


@inner_rule
def floor_at_centre(s, place) -> int:
    size = s.unit_size[place]
    return (size > 0) * floor_on(s.unit[place, size - (size > 0)])


@inner_rule
def may_join(s, place, card) -> bool:
    """2.2 Any unit opens an empty mine in the centre; else it must cover the last one."""
    return (s.centre[place] > 0) & may_cover(card, floor_at_centre(s, place))


@rule
def join(s, place, card) -> None:
    s.unit[place, s.unit_size[place]] = card
    s.unit_size[place] += 1


@inner_rule
def is_captured(s, place) -> bool:
    """3.1 As many units as the defence says; their strength does not matter."""
    return s.unit_size[place] >= DEFENCE[s.centre[place]]


@rule
def captor(s, seat, card) -> int:
    """3.2 The king of the last unit's race takes the mine; 3.3 without such a king, whoever played it."""
    winner = king_of(s, RACE[card])
    return seat if winner == NOBODY else winner


@rule
def king_of(s, race) -> int:
    for seat in range(s.seats):
        if s.king[seat] == race:
            return seat
    return NOBODY


@rule
def units_to_camp(s, place) -> None:
    """3.4 From the top one by one, so that of one race those played first end on top."""
    for i in range(s.unit_size[place] - 1, -1, -1):
        race = RACE[s.unit[place, i]]
        s.camp[race, s.camp_size[race]] = s.unit[place, i]
        s.camp_size[race] += 1
        s.unit[place, i] = 0
    s.unit_size[place] = 0


@rule
def lay_mine(s, place) -> None:
    """3.5 The top of the deck is the new mine, as long as there is one. Nobody ever sees its unit side."""
    s.centre[place] = 0
    if s.deck_size > 0:
        s.centre[place] = s.deck_mine[s.deck_size - 1]
        s.buried[take_top(s)] += 1
        show_top(s)


@rule
def take_top(s) -> int:
    """Takes the top card off the deck."""
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0
    s.deck_mine[s.deck_size] = 0
    return card


@rule
def show_top(s) -> None:
    """1.4 The deck lies mine side up: everybody sees the next mine."""
    if s.deck_size > 0:
        s.mine_seen[s.deck_mine[s.deck_size - 1]] += 1


# -- occupied mines


@inner_rule
def floor_at_own(s, seat, i) -> int:
    size = s.worker_size[seat, i]
    return (size > 0) * floor_on(s.worker[seat, i, size - (size > 0)])


@inner_rule
def wants_overseer(s, seat, i) -> bool:
    """4.3 After the last worker."""
    return s.worker_size[seat, i] == WORKERS[s.mine[seat, i]]


@inner_rule
def may_staff(s, seat, i, card) -> bool:
    """4.2 Workers are of other races, 4.3 an overseer is of one's own; 4.4 each covers the one before."""
    is_own = RACE[card] == s.king[seat]
    return (is_own == wants_overseer(s, seat, i)) & may_cover(card, floor_at_own(s, seat, i))


@rule
def occupy(s, seat, mine) -> None:
    """A mine just captured, still without workers."""
    i = s.mine_size[seat]
    s.mine[seat, i] = mine
    s.mine_size[seat] += 1
    sort_in(s, seat, i)


@rule
def staff(s, seat, i, card) -> None:
    """4.5 When the last of the staff has come the mine is filled: it goes under the king, the staff out of the game."""
    size = s.worker_size[seat, i]
    s.worker[seat, i, size] = card
    s.worker_size[seat, i] = size + 1
    if size + 1 < STAFF[s.mine[seat, i]]:
        sort_in(s, seat, i)
        return
    for j in range(size + 1):
        s.discarded[s.worker[seat, i, j]] += 1
    s.filled[seat, s.mine[seat, i]] += 1
    take_away(s, seat, i)


@rule
def take_away(s, seat, i) -> None:
    """Moves a mine to the end of the list and clears it."""
    last = s.mine_size[seat] - 1
    while i < last:
        swap(s, seat, i, i + 1)
        i += 1
    s.mine[seat, last] = 0
    s.worker[seat, last, :] = 0
    s.worker_size[seat, last] = 0
    s.mine_size[seat] = last


@rule
def sort_in(s, seat, i) -> None:
    """A mine that is new or has changed finds its place: equal positions are equal bytes, and mines alike lie side by
    side."""
    while i > 0 and comes_before(s, seat, i, i - 1):
        swap(s, seat, i, i - 1)
        i -= 1
    while i < s.mine_size[seat] - 1 and comes_before(s, seat, i + 1, i):
        swap(s, seat, i, i + 1)
        i += 1


@rule
def comes_before(s, seat, i, j) -> bool:
    """Whether mine i is sorted before mine j; false if they are alike."""
    if s.mine[seat, i] != s.mine[seat, j]:
        return s.mine[seat, i] < s.mine[seat, j]
    if s.worker_size[seat, i] != s.worker_size[seat, j]:
        return s.worker_size[seat, i] < s.worker_size[seat, j]
    for w in range(s.worker_size[seat, i]):
        if s.worker[seat, i, w] != s.worker[seat, j, w]:
            return s.worker[seat, i, w] < s.worker[seat, j, w]
    return False


@rule
def swap(s, seat, i, j) -> None:
    s.mine[seat, i], s.mine[seat, j] = s.mine[seat, j], s.mine[seat, i]
    s.worker_size[seat, i], s.worker_size[seat, j] = s.worker_size[seat, j], s.worker_size[seat, i]
    for w in range(MOST_STAFF):
        s.worker[seat, i, w], s.worker[seat, j, w] = s.worker[seat, j, w], s.worker[seat, i, w]


@inner_rule
def is_first_alike(s, seat, i) -> bool:
    """Mines alike are one choice; they lie side by side."""
    return i == 0 or comes_before(s, seat, i - 1, i)


@inner_rule
def playable(s, seat):
    """The strengths of the units that some mine takes from this seat: of its own race, and of others."""
    own = 0
    for place in range(CENTRE):
        own |= COVERING[floor_at_centre(s, place)] * (s.centre[place] > 0)
    others, i = own, 0
    while i < s.mine_size[seat] and own & others < EVERY:
        if wants_overseer(s, seat, i):
            own |= COVERING[floor_at_own(s, seat, i)]
        else:
            others |= COVERING[floor_at_own(s, seat, i)]
        i += 1
    return own, others


@inner_rule
def is_playable(s, seat, card, own, others) -> bool:
    """Whether a card is among those that `playable` found."""
    strengths = own if RACE[card] == s.king[seat] else others
    return strengths >> STRENGTH[card] & 1 == 1
