"""The rules of Kings under Mountains. Paragraph numbers refer to RULES.md.

A turn is a card shown, laid on a mine (nobody is asked where if there is one place only), and one drawn. A move is an
integer:
    PLAY_UNIT + kind  show a unit of this race and strength, to be laid
    EXCHANGE          show a hand of which nothing can be laid, and get another
    AT_CENTRE + p     lay it on the mine at place p of the centre
    AT_OWN + i        lay it on mine i of one's own
    DRAW_DECK         draw from the deck
    DRAW_CAMP + r     take the top unit of race r from the camp
"""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.generator import shuffle
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand, leave_hand
from karczma.core.seating import BY_LOT, first_seat
from karczma.core.steps import ask, ask_next, is_asked, offer, offer_if, pop, top_about, top_step, waiting_for

from .cards import (
    BACK_MINE,
    CAMP,
    CARD_COPIES,
    CARDS,
    CENTRE,
    COPIES,
    FACES,
    FIXED,
    HAND,
    KIND,
    KINDS,
    MINES,
    RACE,
    RACES,
    VALUE,
)
from .mines import (
    captor,
    is_captured,
    is_first_alike,
    is_playable,
    join,
    lay_mine,
    may_join,
    may_staff,
    occupy,
    playable,
    show_top,
    staff,
    take_top,
    units_to_camp,
)
from .state import DRAW, MOST_CAPTURED, PLACE, PLAY

__all__ = ["legal_moves", "play", "ranking", "scores", "setup", "waiting_for"]

PLAY_UNIT = 0
EXCHANGE = PLAY_UNIT + KINDS
AT_CENTRE = EXCHANGE + 1
AT_OWN = AT_CENTRE + CENTRE
DRAW_DECK = AT_OWN + MOST_CAPTURED
DRAW_CAMP = DRAW_DECK + 1
MOVES = DRAW_CAMP + RACES
MOST_MOVES = CENTRE + MOST_CAPTURED


# -- set-up


@rule
def setup(s) -> None:
    """1.5 Kings, 1.6 deck and mines, 1.7 camp, 1.8 hands; 1.9 who begins is drawn by lot."""
    deal_kings(s)
    shuffle_deck(s)
    for place in range(CENTRE):
        s.centre[place] = s.deck_mine[s.deck_size - 1]
        s.mine_seen[s.centre[place]] += 1
        s.buried[take_top(s)] += 1
    for _ in range(CAMP):
        card = deal_top(s)
        s.camp[RACE[card], s.camp_size[RACE[card]]] = card
        s.camp_size[RACE[card]] += 1
    for seat in range(s.seats):
        for _ in range(HAND):
            enter_hand(s, seat, deal_top(s), 1 << seat)
    show_top(s)
    ask(s, PLAY, first_seat(s, BY_LOT), 0)


@rule
def deal_kings(s) -> None:
    for race in range(RACES):
        s.king[race] = race
    shuffle(s, s.king[:], RACES)
    for seat in range(s.seats, RACES):
        s.king[seat] = 0


@rule
def shuffle_deck(s) -> None:
    """1.3 Units and mines are paired afresh, or as the table in cards.toml says."""
    for card in range(CARDS):
        for _ in range(CARD_COPIES[s.pairing, card]):
            s.deck[s.deck_size] = card
            s.deck_size += 1
    shuffle(s, s.deck[:], CARDS)
    if s.pairing == FIXED:
        for i in range(CARDS):
            s.deck_mine[i] = BACK_MINE[s.deck[i]]
        return
    i = 0
    for mine in range(1, MINES + 1):
        for _ in range(FACES[mine]):
            s.deck_mine[i] = mine
            i += 1
    shuffle(s, s.deck_mine[:], CARDS)


@rule
def deal_top(s) -> int:
    """1.8 A card dealt before the game: its back is shown only with the fixed pairing."""
    s.mine_seen[s.deck_mine[s.deck_size - 1]] += s.pairing == FIXED
    return take_top(s)


# -- moves


@rule
def legal_moves(s, seat, moves) -> int:
    """Writes the legal moves into `moves`, lowest first, and returns how many there are."""
    if not is_asked(s, seat):
        return 0
    step = top_step(s)
    if step == PLAY:
        return offer_cards(s, seat, moves)
    if step == PLACE:
        return offer_places(s, seat, moves)
    return offer_draws(s, moves)


@rule
def play(s, seat, move) -> None:
    """Plays one legal move. Illegal moves are the caller's mistake and are not checked here."""
    if move < EXCHANGE:
        answer_card(s, seat, move - PLAY_UNIT)
    elif move == EXCHANGE:
        answer_exchange(s, seat)
    elif move < DRAW_DECK:
        answer_place(s, seat, move)
    else:
        answer_draw(s, seat, move)


# -- showing a card


@inner_rule
def offer_cards(s, seat, moves) -> int:
    """2.1 Any card that some mine takes, twins as one choice; 5.4 if there is none, the hand is exchanged."""
    own, others = playable(s, seat)
    n = 0
    for i in range(s.hand_size[seat]):
        card = s.hand[seat, i]
        is_first = (i == 0) | (KIND[s.hand[seat, i - (i > 0)]] != KIND[card])
        n = offer_if(is_first & is_playable(s, seat, card, own, others), moves, n, PLAY_UNIT + KIND[card])
    return n if n > 0 else offer(moves, 0, EXCHANGE)


@rule
def answer_card(s, seat, kind) -> None:
    """The card is seen by all, so everybody can tell if there is one place for it: then nobody is asked."""
    card = copy_in_hand(s, seat, kind)
    leave_hand(s, seat, card)
    ask_next(s, PLACE, seat, card)
    if offer_places(s, seat, s.only_move[:]) == 1:
        answer_place(s, seat, s.only_move[0])
    s.only_move[0] = 0


@rule
def copy_in_hand(s, seat, kind) -> int:
    """Which card of this kind is played: of two with different backs the one that comes first in cards.toml."""
    for i in range(s.hand_size[seat]):
        if KIND[s.hand[seat, i]] == kind:
            return s.hand[seat, i]
    return kind * COPIES


@rule
def answer_exchange(s, seat) -> None:
    """5.4 The hand is shown and discarded, and six cards come from the deck, 5.5 or as many as there are; with none
    the game is over."""
    for i in range(s.hand_size[seat]):
        s.discarded[s.hand[seat, i]] += 1
        s.hand[seat, i] = 0
        s.hand_known[seat, i] = 0
    s.hand_size[seat] = 0
    while s.hand_size[seat] < HAND and s.deck_size > 0:
        draw_from_deck(s, seat)
    if s.hand_size[seat] == 0:
        pop(s)


# -- laying it on a mine


@rule
def offer_places(s, seat, moves) -> int:
    """2.1 A mine in the centre, or one of one's own; mines alike are one choice. The search ends at the first for which
    there is no room: a list of length 1 serves to tell whether there is one place only."""
    card, n, i = top_about(s), 0, 0
    for place in range(CENTRE):
        n = offer_if(may_join(s, place, card), moves, n, AT_CENTRE + place)
    while i < s.mine_size[seat] and n <= moves.size:
        if may_staff(s, seat, i, card) and is_first_alike(s, seat, i):
            n = offer(moves, n, AT_OWN + i)
        i += 1
    return n


@rule
def answer_place(s, seat, move) -> None:
    card = top_about(s)
    if move < AT_OWN:
        join(s, move - AT_CENTRE, card)
        if is_captured(s, move - AT_CENTRE):
            capture(s, move - AT_CENTRE, captor(s, seat, card))
    else:
        staff(s, seat, move - AT_OWN, card)
    if is_anything_to_draw(s):
        ask_next(s, DRAW, seat, 0)
    else:
        end_turn(s, seat)


@rule
def capture(s, place, winner) -> None:
    """3.4 The units go to the camp, 3.2 the mine to its captor, 3.5 and a new one comes at once."""
    units_to_camp(s, place)
    occupy(s, winner, s.centre[place])
    lay_mine(s, place)


# -- drawing a card


@rule
def is_anything_to_draw(s) -> bool:
    """6.2 Deck and camp can both be empty, after an exchange that took the last cards."""
    cards = s.deck_size
    for race in range(RACES):
        cards += s.camp_size[race]
    return cards > 0


@inner_rule
def offer_draws(s, moves) -> int:
    """5.1 From the deck, or the top of any pile of the camp; 6.2 with the deck gone, from the camp only."""
    n = offer_if(s.deck_size > 0, moves, 0, DRAW_DECK)
    for race in range(RACES):
        n = offer_if(s.camp_size[race] > 0, moves, n, DRAW_CAMP + race)
    return n


@inner_rule
def answer_draw(s, seat, move) -> None:
    if move == DRAW_DECK:
        draw_from_deck(s, seat)
    else:
        take_from_camp(s, seat, move - DRAW_CAMP)
    end_turn(s, seat)


@rule
def draw_from_deck(s, seat) -> None:
    enter_hand(s, seat, take_top(s), 1 << seat)
    show_top(s)


@inner_rule
def take_from_camp(s, seat, race) -> None:
    """5.2 Everybody sees which unit it is, and knows it until it leaves the hand."""
    s.camp_size[race] -= 1
    top = s.camp_size[race]
    enter_hand(s, seat, s.camp[race, top], everyone(s))
    s.camp[race, top] = 0


@rule
def end_turn(s, seat) -> None:
    """6.1 The turn in which the deck runs out is the last one; 5.3 else it is the next player's turn."""
    if s.deck_size == 0:
        pop(s)
    else:
        ask_next(s, PLAY, (seat + 1) % s.seats, 0)


# -- points


@rule
def points(s, seat) -> int:
    """6.3 Filled mines count their value, 6.4 occupied ones that are not filled the same with a minus."""
    total = 0
    for mine in range(1, MINES + 1):
        total += s.filled[seat, mine] * VALUE[mine]
    for i in range(s.mine_size[seat]):
        total -= VALUE[s.mine[seat, i]]
    return total


@rule
def scores(s, out) -> None:
    """The points of each seat as things stand."""
    for seat in range(s.seats):
        out[seat] = points(s, seat)


@rule
def ranking(s, out) -> None:
    """6.6 Most points win; level players share the place."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            out[seat] += points(s, other) > points(s, seat)
