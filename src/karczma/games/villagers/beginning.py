"""Who gets the first player marker: by lot, a seat, or whoever wins Mini Włościanie (2.5, section 21)."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.generator import below, shuffle
from karczma.core.seating import BY_LOT, first_seat

from .cards import MINI_CARDS

COUNTESS_CARD = MINI_CARDS - 1  # the last of the cards; the others are pairs: 2n and 2n + 1
NOBODY = -1


@rule
def who_begins(s) -> int:
    """2.5 The last value of the option is the mini game."""
    if s.first < 2 + s.seats:
        return first_seat(s, BY_LOT)
    dealer = below(s, s.seats)
    winner = play_mini(s, dealer)
    while winner == NOBODY:  # 21.9
        winner = play_mini(s, dealer)
    for card in range(MINI_CARDS):
        s.discard[card], s.discard_known[card] = 0, 0
    return winner


# The mini game needs no decision, so it is played through here. While it is, `discard` holds the shuffled cards, the
# pile at its end, and `discard_known` who has each card.


@rule
def play_mini(s, dealer) -> int:
    """21.2 to 21.7 Returns who is left with the Countess; NOBODY if it must be dealt again."""
    each = MINI_CARDS // s.seats
    deal_mini(s, each)
    put_away_pairs(s)
    on_pile, seat = MINI_CARDS - each * s.seats, dealer
    if players_left(s) == 0:
        return NOBODY
    while players_left(s) > 1:
        if mini_hand(s, seat) > 0:
            if on_pile > 0:
                on_pile -= 1
                s.discard_known[s.discard[MINI_CARDS - 1 - on_pile]] = seat
            else:
                s.discard_known[card_of(s, right_of(s, seat))] = seat
            put_away_pairs(s)
        seat = (seat + 1) % s.seats
    seat = 0
    while mini_hand(s, seat) == 0:
        seat += 1
    return seat


@rule
def deal_mini(s, each) -> None:
    """21.2 Everybody gets the same number; what is over forms the pile."""
    for card in range(MINI_CARDS):
        s.discard[card] = card
    shuffle(s, s.discard[:], MINI_CARDS)
    for i in range(MINI_CARDS):
        s.discard_known[s.discard[i]] = i // each if i < each * s.seats else NOBODY


@rule
def put_away_pairs(s) -> None:
    """21.3, 21.5 A man and a woman of one suit in one hand go to the box."""
    for card in range(0, COUNTESS_CARD, 2):
        if s.discard_known[card] == s.discard_known[card + 1]:
            s.discard_known[card], s.discard_known[card + 1] = NOBODY, NOBODY


@rule
def mini_hand(s, seat) -> int:
    cards = 0
    for card in range(MINI_CARDS):
        cards += s.discard_known[card] == seat
    return cards


@rule
def players_left(s) -> int:
    """21.6 Who has no cards left is out."""
    left = 0
    for seat in range(s.seats):
        left += mini_hand(s, seat) > 0
    return left


@rule
def right_of(s, seat) -> int:
    """D62 The neighbour on the right who is still in the game."""
    seat = (seat - 1) % s.seats
    while mini_hand(s, seat) == 0:
        seat = (seat - 1) % s.seats
    return seat


@rule
def card_of(s, seat) -> int:
    """D63 Pointing at a card of a mixed fan is drawing at random."""
    nth = below(s, mini_hand(s, seat))
    card = 0
    while nth > 0 or s.discard_known[card] != seat:
        nth -= s.discard_known[card] == seat
        card += 1
    return card
