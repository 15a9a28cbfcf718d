"""Who may see what. The only file that knows; bots, browsers and spectators all look through it.

A blank is UNKNOWN, or with the fixed pairing what shows of the card: the mine on its back.
"""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.generator import below, shuffle
from karczma.core.knowledge import UNKNOWN, hide_generator
from karczma.core.piles import enter_hand, hide_hand
from karczma.core.steps import top_about, top_step

from .cards import BACK, BACK_MINE, CARD_COPIES, CARDS, CENTRE, FACES, FIXED, MINES, RACES
from .state import PLACE


@rule
def observe(s, viewer) -> None:
    """Blanks, in place, everything the viewer may not see. Call it on a copy.

    Filled mines stay: they lay open until they were filled, and an observation forgets nothing.
    """
    hide_generator(s)
    top = s.deck_size - 1
    for i in range(top):
        s.deck[i] = UNKNOWN
        s.deck_mine[i] = UNKNOWN
    if top >= 0 and s.deck[top] >= 0:
        s.deck[top] = BACK[s.pairing, s.deck[top]]
    s.buried[:] = 0
    for seat in range(s.seats):
        hide_hand(s, seat, viewer, BACK[s.pairing])


@rule
def seen_move(s, seat, move, viewer) -> int:
    """Every move is made openly."""
    return move


@rule
def complete(s) -> None:
    """Fills the blanks of an observation, in place, with a random deal that fits it. The generator must be keyed.

    Blanks that show their back come before those that may be anything.
    """
    count_missing(s)
    for seat in range(s.seats):
        fill_backs_in_hand(s, seat)
    for i in range(s.deck_size):
        if s.deck[i] < UNKNOWN:
            s.deck[i] = draw_with_back(s, s.deck[i])
    if s.pairing == FIXED:
        for mine in range(1, MINES + 1):
            bury_with_back(s, mine)
    fill_unknown(s)
    fill_deck_mines(s)


@rule
def count_missing(s) -> None:
    """All cards less those in sight."""
    for card in range(CARDS):
        s.missing[card] = CARD_COPIES[s.pairing, card] - s.discarded[card] - s.buried[card]
    found(s, s.deck[:], s.deck_size)
    for place in range(CENTRE):
        found(s, s.unit[place], s.unit_size[place])
    for race in range(RACES):
        found(s, s.camp[race], s.camp_size[race])
    for seat in range(s.seats):
        found(s, s.hand[seat], s.hand_size[seat])
        for i in range(s.mine_size[seat]):
            found(s, s.worker[seat, i], s.worker_size[seat, i])
    if top_step(s) == PLACE:
        s.missing[top_about(s)] -= 1


@rule
def found(s, cards, size) -> None:
    for i in range(size):
        if cards[i] >= 0:
            s.missing[cards[i]] -= 1


@rule
def draw_with_back(s, blank) -> int:
    """A random missing card with this back."""
    left = 0
    for card in range(CARDS):
        left += s.missing[card] if BACK[s.pairing, card] == blank else 0
    nth, card = below(s, left), -1
    while nth >= 0:
        card += 1
        nth -= s.missing[card] if BACK[s.pairing, card] == blank else 0
    s.missing[card] -= 1
    return card


@rule
def fill_backs_in_hand(s, seat) -> None:
    size = s.hand_size[seat]
    s.hand_size[seat] = 0
    for i in range(size):
        card, known = s.hand[seat, i], s.hand_known[seat, i]
        enter_hand(s, seat, draw_with_back(s, card) if card < UNKNOWN else card, known)


@rule
def lying(s, mine) -> int:
    """How many cards lie on the table as this mine."""
    n = 0
    for place in range(CENTRE):
        n += s.centre[place] == mine
    for seat in range(s.seats):
        n += s.filled[seat, mine]
        for i in range(s.mine_size[seat]):
            n += s.mine[seat, i] == mine
    return n


@rule
def bury_with_back(s, mine) -> None:
    """With the fixed pairing the unit side of a mine is one of a few."""
    wanted = lying(s, mine)
    for card in range(CARDS):
        wanted -= s.buried[card] if BACK_MINE[card] == mine else 0
    for _ in range(wanted):
        s.buried[draw_with_back(s, UNKNOWN - mine)] += 1


@rule
def fill_unknown(s) -> None:
    """Every card that is left over has the same chance for every place that is left over."""
    size = gather_missing(s)
    for seat in range(s.seats):
        hand_size = s.hand_size[seat]
        s.hand_size[seat] = 0
        for i in range(hand_size):
            card, known = s.hand[seat, i], s.hand_known[seat, i]
            if card == UNKNOWN:
                size -= 1
                card = s.pool[size]
            enter_hand(s, seat, card, known)
    for i in range(s.deck_size):
        if s.deck[i] == UNKNOWN:
            size -= 1
            s.deck[i] = s.pool[size]
    wanted = 0
    for mine in range(1, MINES + 1):
        wanted += lying(s, mine)
    for card in range(CARDS):
        wanted -= s.buried[card]
    for _ in range(wanted):
        size -= 1
        s.buried[s.pool[size]] += 1
    s.pool[:] = 0


@rule
def gather_missing(s) -> int:
    """Shuffles every missing card into the pool, and returns how many there are."""
    size = 0
    for card in range(CARDS):
        while s.missing[card] > 0:
            s.missing[card] -= 1
            s.pool[size] = card
            size += 1
    shuffle(s, s.pool[:], size)
    return size


@rule
def fill_deck_mines(s) -> None:
    """The backs of the deck: of the cards in it, or any face that nobody has seen."""
    if s.pairing == FIXED:
        for i in range(s.deck_size):
            s.deck_mine[i] = BACK_MINE[s.deck[i]]
        return
    size = 0
    for mine in range(1, MINES + 1):
        unseen = FACES[mine] - s.mine_seen[mine]
        for i in range(s.deck_size - 1):
            unseen -= s.deck_mine[i] == mine
        for _ in range(unseen):
            s.pool[size] = mine
            size += 1
    shuffle(s, s.pool[:], size)
    for i in range(s.deck_size):
        if s.deck_mine[i] == UNKNOWN:
            size -= 1
            s.deck_mine[i] = s.pool[size]
    s.pool[:] = 0
