"""The rules of Lost Cities. Paragraph numbers refer to RULES.md.

A turn is two moves: lay a card, then draw one. A move is an integer:
    PLAY + kind      lay the card on one's expedition of its colour
    CAMP + kind      lay it in the camp of its colour
    DRAW_DECK        draw from the deck
    DRAW_CAMP + c    take the top card of camp c
"""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.generator import below, shuffle
from karczma.core.knowledge import everyone
from karczma.core.piles import enter_hand, leave_hand
from karczma.core.seating import first_seat, oldest
from karczma.core.steps import ask, ask_next, is_asked, offer, offer_if, pop, top_step, waiting_for

from .cards import CARDS, COLOUR, COLOURS, COPIES, HAND, KINDS, MILESTONES, MILESTONES_DRAWN, VALUE
from .scoring import award_at_the_end, award_first_come, total, write_sheet
from .state import DRAW, IN_THE_BOX, OPEN, PLACE, SEATS

__all__ = ["legal_moves", "play", "ranking", "scores", "setup", "waiting_for"]

PLAY = 0
CAMP = PLAY + KINDS
DRAW_DECK = CAMP + KINDS
DRAW_CAMP = DRAW_DECK + 1
MOVES = DRAW_CAMP + COLOURS
MOST_MOVES = 2 * HAND


@rule
def setup(s) -> None:
    """1.4 The older player begins the first deal, unless the table agreed otherwise."""
    s.began = first_seat(s, oldest(s))
    deal_cards(s)


@rule
def deal_cards(s) -> None:
    """1.2 Shuffle all sixty cards and deal eight to each player; the rest is the deck."""
    s.deck_size = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            s.deck[s.deck_size] = kind
            s.deck_size += 1
    shuffle(s, s.deck[:], CARDS)
    for seat in range(SEATS):
        for _ in range(HAND):
            take_from_deck(s, seat)
    if s.milestones:
        draw_milestones(s)
    ask(s, PLACE, s.began, 0)


@rule
def draw_milestones(s) -> None:
    """5.1 Five of the eleven are drawn for each deal; each is as likely as any other."""
    wanted = MILESTONES_DRAWN
    for milestone in range(MILESTONES):
        drawn = below(s, MILESTONES - milestone) < wanted
        s.milestone[s.deal, milestone] = OPEN if drawn else IN_THE_BOX
        wanted -= drawn


@rule
def legal_moves(s, seat, moves) -> int:
    """Writes the legal moves into `moves`, lowest first, and returns how many there are."""
    if not is_asked(s, seat):
        return 0
    return offer_cards(s, seat, moves) if top_step(s) == PLACE else offer_draws(s, moves)


@rule
def play(s, seat, move) -> None:
    """Plays one legal move. Illegal moves are the caller's mistake and are not checked here."""
    if move < DRAW_DECK:
        answer_card(s, seat, move)
    else:
        answer_draw(s, seat, move)
        if is_deal_over(s):
            end_deal(s)


# -- laying a card


@rule
def may_join(s, seat, kind) -> bool:
    """2.2 Every number must be higher than the one below it; 2.3 sponsors come before the first number."""
    colour = COLOUR[kind]
    size = s.expedition_size[seat, colour]
    top = VALUE[s.expedition[seat, colour, size - (size > 0)]]  # an empty place reads like a sponsor: all may follow
    return (VALUE[kind] > top) | (top == 0)


@inner_rule
def offer_cards(s, seat, moves) -> int:
    """2.1 Any card of the hand: on an expedition where it may join, 2.4 or in a camp. Cards alike are one choice."""
    n = 0
    for i in range(s.hand_size[seat]):
        kind = s.hand[seat, i]
        n = offer_if(is_first_of_kind(s, seat, i) & may_join(s, seat, kind), moves, n, PLAY + kind)
    for i in range(s.hand_size[seat]):
        n = offer_if(is_first_of_kind(s, seat, i), moves, n, CAMP + s.hand[seat, i])
    return n


@inner_rule
def is_first_of_kind(s, seat, i) -> bool:
    return (i == 0) | (s.hand[seat, i - (i > 0)] != s.hand[seat, i])


@inner_rule
def answer_card(s, seat, move) -> None:
    if move < CAMP:
        add_to_expedition(s, seat, move - PLAY)
    else:
        add_to_camp(s, seat, move - CAMP)
        s.closed = 1 + COLOUR[move - CAMP]
    ask_next(s, DRAW, seat, 0)


@rule
def add_to_expedition(s, seat, kind) -> None:
    leave_hand(s, seat, kind)
    colour = COLOUR[kind]
    s.expedition[seat, colour, s.expedition_size[seat, colour]] = kind
    s.expedition_size[seat, colour] += 1


@rule
def add_to_camp(s, seat, kind) -> None:
    leave_hand(s, seat, kind)
    colour = COLOUR[kind]
    s.camp[colour, s.camp_size[colour]] = kind
    s.camp_size[colour] += 1


# -- drawing a card


@inner_rule
def offer_draws(s, moves) -> int:
    """2.5 From the deck, or the top of any camp; 2.6 but not the card just laid there."""
    n = offer(moves, 0, DRAW_DECK)
    for colour in range(COLOURS):
        n = offer_if((s.camp_size[colour] > 0) & (s.closed != 1 + colour), moves, n, DRAW_CAMP + colour)
    return n


@inner_rule
def answer_draw(s, seat, move) -> None:
    """2.1 The draw ends the turn; 5.2 then come the milestones."""
    if move == DRAW_DECK:
        take_from_deck(s, seat)
    else:
        take_from_camp(s, seat, move - DRAW_CAMP)
    s.closed = 0
    s.turns += 1
    if s.milestones:
        award_first_come(s, seat)
    ask_next(s, PLACE, 1 - seat, 0)


@inner_rule
def take_from_deck(s, seat) -> None:
    s.deck_size -= 1
    place = s.bottom + s.deck_size
    if s.two_ends & seat == 1:
        place = s.bottom
        s.bottom += 1
    enter_hand(s, seat, s.deck[place], 1 << seat)
    s.deck[place] = 0


@inner_rule
def take_from_camp(s, seat, colour) -> None:
    """2.7 Both players see which card it is, and know it until it leaves the hand."""
    s.camp_size[colour] -= 1
    top = s.camp_size[colour]
    enter_hand(s, seat, s.camp[colour, top], everyone(s))
    s.camp[colour, top] = 0


# -- the end of a deal and of the match


@rule
def is_deal_over(s) -> bool:
    """3.1 The last card of the deck ends the deal at once; 6.4 so does the last turn, where turns are counted."""
    return s.deck_size == 0 or (s.turn_cap > 0 and s.turns >= s.turn_cap)


@rule
def end_deal(s) -> None:
    """4.1 Three deals make a match. 4.4 When the last one is over the hands are laid open."""
    pop(s)
    s.capped[s.deal] = s.deck_size > 0
    if s.milestones:
        award_at_the_end(s)
    for seat in range(SEATS):
        write_sheet(s, seat)
    s.deal += 1
    if s.deal < s.deals:
        clear_table(s)
        s.began = next_to_begin(s)
        deal_cards(s)
    else:
        lay_hands_open(s)


@rule
def lay_hands_open(s) -> None:
    for seat in range(SEATS):
        for i in range(s.hand_size[seat]):
            s.hand_known[seat, i] = everyone(s)


@rule
def next_to_begin(s) -> int:
    """4.2 Who has more points so far begins; if level, who did not begin the last deal."""
    ahead = total(s, 0) - total(s, 1)
    if ahead == 0:
        return 1 - s.began
    return 0 if ahead > 0 else 1


@rule
def clear_table(s) -> None:
    s.turns = 0
    s.bottom = 0
    s.hand[:] = 0
    s.hand_known[:] = 0
    s.hand_size[:] = 0
    s.expedition[:] = 0
    s.expedition_size[:] = 0
    s.camp[:] = 0
    s.camp_size[:] = 0


@rule
def scores(s, out) -> None:
    """The points of each seat so far: deals that are over, and the running one as it lies."""
    for seat in range(SEATS):
        out[seat] = total(s, seat)


@rule
def ranking(s, out) -> None:
    """4.3 Most points win; level players share the victory."""
    ahead = total(s, 0) - total(s, 1)
    out[0] = 1 if ahead >= 0 else 2
    out[1] = 1 if ahead <= 0 else 2
