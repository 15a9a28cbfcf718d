"""The rules of Mini Villagers. Paragraph numbers refer to RULES.md.

There is one move, DRAW_CARD: a card from the pile or, once it is gone, from the right neighbour's mixed fan. Nobody
has anything to decide; all the rest follows.
"""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.generator import below, shuffle
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand, leave_hand
from karczma.core.seating import BY_LOT, first_seat
from karczma.core.steps import ask, is_asked, offer, pop, waiting_for

from .cards import CARDS, SUIT
from .state import DRAW, PUT_AWAY_BY

__all__ = ["legal_moves", "play", "ranking", "scores", "setup", "waiting_for"]

DRAW_CARD = 0
MOVES = 1
MOST_MOVES = 1

LEFT, RIGHT = 1, -1  # turns go clockwise, to the left neighbour
NOWHERE = -1


@rule
def setup(s) -> None:
    """1.4 If nobody is left with a card, the cards are dealt again. 1.5 The dealer begins."""
    dealer = first_seat(s, BY_LOT)
    deal_cards(s)
    while players_left(s) == 0:
        s.box[:] = 0
        deal_cards(s)
    give_turn(s, dealer)


@rule
def deal_cards(s) -> None:
    """1.2 All get the same number of cards, the rest is the pile. 1.3 Pairs go into the box as they come."""
    for card in range(CARDS):
        s.pile[card] = card
    s.pile_size = CARDS
    shuffle(s, s.pile[:], CARDS)
    for _ in range(CARDS // s.seats):
        for seat in range(s.seats):
            receive(s, seat, take_from_pile(s), 1 << seat)


@rule
def legal_moves(s, seat, moves) -> int:
    """2.1 Whoever's turn it is draws a card."""
    return offer(moves, 0, DRAW_CARD) if is_asked(s, seat) else 0


@rule
def play(s, seat, move) -> None:
    """2.1 One card from the pile, or from the right neighbour; then it is the left neighbour's turn."""
    pop(s)
    if s.pile_size > 0:
        receive(s, seat, take_from_pile(s), 1 << seat)
    else:
        take_from_neighbour(s, seat)
    give_turn(s, beside(s, seat, LEFT))


@rule
def give_turn(s, seat) -> None:
    """3.1 Whoever is out is passed over. 3.2 One player alone with cards has won, and shows them."""
    if players_left(s) > 1:
        ask(s, DRAW, nearest_with_cards(s, seat, LEFT), 0)
    else:
        lay_hand_open(s, nearest_with_cards(s, seat, LEFT))


# -- drawing a card


@rule
def take_from_pile(s) -> int:
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.pile[s.pile_size] = 0
    return card


@rule
def take_from_neighbour(s, seat) -> None:
    """2.2 One card at random: the fan is mixed, so that pointing at a card is a lot. 2.4 Both know it then."""
    giver = right_neighbour(s, seat)
    card = s.hand[giver, below(s, s.hand_size[giver])]
    known = leave_hand(s, giver, card) | 1 << seat
    if s.hand_size[giver] > 0 and pair_place(s, seat, card) == NOWHERE:
        known &= 1 << giver | 1 << seat
        lose_track(s, giver, seat)
    receive(s, seat, card, known)


@rule
def lose_track(s, giver, taker) -> None:
    """2.5 Whoever else knew cards of the giver can no longer tell whether one of them was taken."""
    for i in range(s.hand_size[giver]):
        s.hand_known[giver, i] &= 1 << giver | 1 << taker


@rule
def receive(s, seat, card, known) -> None:
    """2.3 A card that makes a pair goes into the box with the other one; any other joins the hand."""
    place = pair_place(s, seat, card)
    if place == NOWHERE:
        enter_hand(s, seat, card, known)
    else:
        leave_hand(s, seat, s.hand[seat, place])
        s.box[SUIT[card]] = PUT_AWAY_BY + seat


@rule
def pair_place(s, seat, card) -> int:
    """Where in the hand the card lies that makes a pair with this one."""
    for i in range(s.hand_size[seat]):
        if SUIT[s.hand[seat, i]] == SUIT[card]:
            return i
    return NOWHERE


# -- who is in the game, and the end


@rule
def beside(s, seat, side) -> int:
    return (seat + side + s.seats) % s.seats


@rule
def nearest_with_cards(s, seat, side) -> int:
    """The seat itself or, if it is out, the next one on that side that is not."""
    while s.hand_size[seat] == 0:
        seat = beside(s, seat, side)
    return seat


@rule
def right_neighbour(s, seat) -> int:
    """3.1 The nearest player to the right who is still in the game."""
    return nearest_with_cards(s, beside(s, seat, RIGHT), RIGHT)


@rule
def players_left(s) -> int:
    n = 0
    for seat in range(s.seats):
        n += s.hand_size[seat] > 0
    return n


@rule
def lay_hand_open(s, seat) -> None:
    for i in range(s.hand_size[seat]):
        s.hand_known[seat, i] = everyone(s)


@rule
def has_won(s, seat) -> bool:
    """3.2 Who alone has cards: the Countess is among them."""
    return waiting_for(s) == 0 and s.hand_size[seat] > 0


@rule
def scores(s, out) -> None:
    """3.3 The winner has one point, everybody else none."""
    for seat in range(s.seats):
        out[seat] = has_won(s, seat)


@rule
def ranking(s, out) -> None:
    """3.3 The winner is first; all others share the second place."""
    for seat in range(s.seats):
        out[seat] = 1 if has_won(s, seat) else 2
