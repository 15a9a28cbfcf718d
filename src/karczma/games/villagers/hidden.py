"""Who may see what: section 22 of the rulings. The only file that knows."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.generator import below, shuffle
from karczma.core.knowledge import UNKNOWN, UNNOTICED, everyone, hide_generator, may_see, may_tell
from karczma.core.piles import BACK_BIT, enter_hand, hide_hand, hide_pile, sure_of
from karczma.core.steps import hide_step, top_about, top_step

from .cards import (
    BACK,
    BASIC,
    BASICS,
    BY_SUIT,
    COPIES,
    DECK_KINDS,
    EVENT_PILE,
    EVENTS,
    HAND_KINDS,
    IT_WAS_YOU,
    KINDS,
    OF_SUIT,
    SAINTS,
    SCOUNDRELS,
    STRAYS,
    SUITED,
)
from .moves import HAND_BACK, HOLD, NEXT, TAKE
from .rules import is_in_deck
from .solo import NORMAL
from .state import COURIER_ASKED, PILES, SLOTS, TAKE_RESERVE, TAKE_SEEN
from .village import villages


@rule
def observe(s, viewer) -> None:
    """Blanks, in place, everything the viewer may not see. Call it on a copy."""
    hide_generator(s)
    for seat in range(s.seats):
        hide_hand(s, seat, viewer, BACK)
    for pile in range(PILES):
        hide_pile(s, pile, viewer, BACK)
    for i in range(s.discard_size):
        if s.discard_known[i] != everyone(s):  # a few lie face down (9.2)
            if not may_see(s, s.discard_known[i], viewer) and s.discard[i] >= 0:
                s.discard[i] = BACK[s.discard[i]]
            s.discard_known[i] = may_tell(s, s.discard_known[i], BACK_BIT, viewer)
    for i in range(s.box_size):
        s.box[i] = UNKNOWN
    for pile in range(2):
        for i in range(s.event_pile_size[pile]):
            s.event_pile[pile, i] = UNKNOWN
    hide_step(s, COURIER_ASKED, viewer)  # 22.6 that somebody is asked gives the Courier away


@rule
def seen_move(s, seat, move, viewer) -> int:
    """What a viewer sees of a move about to be played: the move, the back of a card, that something is put somewhere,
    or that nothing happens at all."""
    if move == HOLD:
        return move if may_see(s, 1 << seat, viewer) else UNNOTICED
    if HAND_BACK <= move < HAND_BACK + KINDS:
        return back_unless(s, sure_of(s, seat, move - HAND_BACK, BACK), viewer, move, move - HAND_BACK)
    if TAKE <= move < TAKE + KINDS and top_step(s) == TAKE_SEEN:
        sure = sure_of(s, top_about(s), move - TAKE, BACK) | 1 << seat
        return back_unless(s, sure, viewer, move, move - TAKE)
    if TAKE <= move < TAKE + KINDS and top_step(s) == TAKE_RESERVE:
        return back_unless(s, 1 << seat, viewer, move, move - TAKE)
    if NEXT <= move < NEXT + KINDS:
        return move if may_see(s, 1 << seat, viewer) else UNKNOWN
    return move


@rule
def back_unless(s, known, viewer, move, kind) -> int:
    return move if may_see(s, known, viewer) else BACK[kind]


@rule
def complete(s) -> None:
    """Fills the blanks of an observation, in place, with a random deal that fits it. The generator must be keyed.

    What lies deep in the piles was shuffled in. Strays were not: they can only be where their backs show, or in the
    box, so they come first. Then backs, since they are bound to their suit, and last what is quite unknown.
    """
    count_missing(s)
    fill_box(s, SCOUNDRELS, s.scoundrels)
    fill_box(s, SAINTS, s.saints)
    place_strays(s)
    for seat in range(s.seats):
        fill_hand(s, seat)
    for i in range(s.discard_size):
        if s.discard[i] < UNKNOWN:
            s.discard[i] = draw_with_back(s, s.discard[i])
    for pile in range(PILES):
        for i in range(s.pile_size[pile]):
            if s.pile[pile, i] < UNKNOWN:
                s.pile[pile, i] = draw_with_back(s, s.pile[pile, i])
    fill_unknown(s)
    for pile in range(2):
        fill_event_pile(s, pile)


@rule
def count_missing(s) -> None:
    """All cards of the game less those in sight."""
    for kind in range(DECK_KINDS):
        s.missing[BY_SUIT[kind]] = COPIES[kind] if is_in_deck(s, kind) else 0
    for i in range(SCOUNDRELS.size):
        s.missing[BY_SUIT[SCOUNDRELS[i]]] = s.scoundrels and s.seats > 1
        s.missing[BY_SUIT[SAINTS[i]]] = s.saints and s.seats > 1
    for basic in range(BASICS):
        s.missing[BY_SUIT[BASIC[basic]]] = COPIES[BASIC[basic]] - s.basics[basic]
    found(s, s.road[:], SLOTS)
    found(s, s.discard[:], s.discard_size)
    for pile in range(PILES):
        found(s, s.pile[pile], s.pile_size[pile])
    for seat in range(s.seats):
        found(s, s.hand[seat], s.hand_size[seat])
        found(s, s.square[seat], s.square_size[seat])
    for owner in range(villages(s)):
        found(s, s.village[owner], s.village_size[owner])
    if 0 <= s.building < HAND_KINDS:
        s.missing[BY_SUIT[s.building]] -= 1


@rule
def found(s, cards, size) -> None:
    for i in range(size):
        if 0 <= cards[i] < HAND_KINDS:
            s.missing[BY_SUIT[cards[i]]] -= 1


@rule
def fill_box(s, kinds, are_used) -> None:
    """17.2, 18.1 The box got those of the five that were left over when each player had one."""
    if not are_used or s.seats == 1:
        return
    first = 0
    while first < s.box_size and s.box[first] != UNKNOWN:
        first += 1
    for i in range(first, first + kinds.size - s.seats):
        left = 0
        for j in range(kinds.size):
            left += s.missing[BY_SUIT[kinds[j]]]
        nth, j = below(s, left), -1
        while nth >= 0:
            j += 1
            nth -= s.missing[BY_SUIT[kinds[j]]]
        s.missing[BY_SUIT[kinds[j]]] -= 1
        s.box[i] = kinds[j]


@rule
def place_strays(s) -> None:
    """Each stray goes to one of the places where its back shows; to the deep only if there are too few."""
    for i in range(STRAYS.size):
        missing = s.missing[BY_SUIT[STRAYS[i]]]
        if missing > 0:
            places = behind_back(s, STRAYS[i], -1)
            while missing > 0 and places > 0:
                behind_back(s, STRAYS[i], below(s, places))
                missing -= 1
                places -= 1
        s.missing[BY_SUIT[STRAYS[i]]] = missing


@rule
def behind_back(s, kind, nth) -> int:
    """Counts the places where this back shows; the nth of them gets the card."""
    places = 0
    for seat in range(s.seats):
        places += put_behind(s.hand[seat], s.hand_size[seat], kind, nth - places)
    places += put_behind(s.discard[:], s.discard_size, kind, nth - places)
    for pile in range(PILES):
        places += put_behind(s.pile[pile], s.pile_size[pile], kind, nth - places)
    return places


@rule
def put_behind(cards, size, kind, nth) -> int:
    places = 0
    for i in range(size):
        if cards[i] == BACK[kind]:
            if places == nth:
                cards[i] = kind
            places += 1
    return places


@rule
def fill_hand(s, seat) -> None:
    size = s.hand_size[seat]
    s.hand_size[seat] = 0
    for i in range(size):
        kind, known = s.hand[seat, i], s.hand_known[seat, i]
        enter_hand(s, seat, kind if kind >= 0 else draw_with_back(s, kind), known)


@rule
def draw_with_back(s, back) -> int:
    """A random missing card with this back."""
    left, suit = 0, UNKNOWN - 1 - back
    for i in range(OF_SUIT[suit], OF_SUIT[suit + 1]):
        left += s.missing[i]
    nth, i = below(s, left), OF_SUIT[suit] - 1
    while nth >= 0:
        i += 1
        nth -= s.missing[i]
    s.missing[i] -= 1
    return SUITED[i]


@rule
def fill_unknown(s) -> None:
    """Every card that is left over has the same chance for every place that is left over. The free end of the discard
    pile serves to shuffle them."""
    first = s.discard_size
    size = 0
    for kind in range(HAND_KINDS):
        for _ in range(s.missing[BY_SUIT[kind]]):
            s.discard[first + size] = kind
            size += 1
    s.missing[:] = 0
    shuffle(s, s.discard[first:], size)
    for pile in range(PILES):
        for i in range(s.pile_size[pile]):
            if s.pile[pile, i] == UNKNOWN:
                size -= 1
                s.pile[pile, i] = s.discard[first + size]
    s.discard[first:] = 0


@rule
def fill_event_pile(s, pile) -> None:
    """The Events of this pile that lie neither face up nor among its discards."""
    if s.event_pile_size[pile] == 0:
        return
    size, elsewhere = 0, 1 << IT_WAS_YOU if s.mode != NORMAL else 0
    for i in range(s.event_size):
        elsewhere |= 1 << s.event[i]
    for i in range(s.event_discard_size[pile]):
        elsewhere |= 1 << s.event_discard[pile, i]
    for event in range(EVENTS):
        if EVENT_PILE[event] == pile and elsewhere >> event & 1 == 0:
            s.event_pile[pile, size] = event
            size += 1
    shuffle(s, s.event_pile[pile], size)
    for i in range(s.event_pile_size[pile], size):
        s.event_pile[pile, i] = 0
