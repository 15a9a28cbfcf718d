"""The rules of Knights and Castles. Paragraph numbers refer to RULES.md.

All players choose at the same time and in secret, one move for each tile. A move is an integer:
    LAY + pair         lay these two cards for the castle
    RECRUIT + figure   take this figure back from the camp
"""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.generator import shuffle
from karczma.core.knowledge import everyone
from karczma.core.seating import age, first_seat, youngest
from karczma.core.steps import answered, ask_all, is_asked, offer, offer_if, pop, top_step, waiting_for

from .cards import (
    ALL,
    CARDS,
    DRUM,
    FIGURES,
    HANDS,
    KIND,
    PAIR,
    PAIRS,
    PAIRS_IN,
    PAIRS_OF,
    ROUNDS,
    STRENGTH,
    TILE_COPIES,
    TILES,
)
from .scoring import games, is_ahead, poorest, total
from .state import CAPTURE, NOTHING_TO_TAKE, RECRUITMENT, TOOK_IN_SECRET, TOOK_THE_ONLY_ONE

__all__ = ["legal_moves", "play", "ranking", "scores", "setup", "waiting_for"]

LAY = 0
RECRUIT = LAY + PAIRS
MOVES = RECRUIT + FIGURES
MOST_MOVES = PAIRS


@rule
def setup(s) -> None:
    """1.4 The youngest player has the sword, unless the table agreed otherwise."""
    s.began = first_seat(s, youngest(s))
    set_up_game(s)
    go_on(s)


@rule
def set_up_game(s) -> None:
    """1.2 Shuffle the tiles, one goes into the box unseen; 1.3 everybody holds a whole set; 1.4 the sword."""
    size = 0
    for tile in range(DRUM + 1):
        for _ in range(TILE_COPIES[tile]):
            s.tile[s.game, size] = tile
            size += 1
    shuffle(s, s.tile[s.game], TILES)
    s.turned = 0
    s.sword = s.began
    for seat in range(s.seats):
        s.hand[seat], s.camp[seat], s.hand_size[seat] = ALL, 0, CARDS
        s.ways[seat, :] = 0


@rule
def legal_moves(s, seat, moves) -> int:
    """Writes the legal moves into `moves`, lowest first, and returns how many there are."""
    if not is_asked(s, seat):
        return 0
    n = 0
    if top_step(s) == CAPTURE:
        hand = s.hand[seat]
        for i in range(PAIRS_OF[hand]):
            n = offer(moves, n, LAY + PAIRS_IN[hand, i])
        return n
    for move in range(RECRUIT, MOVES):
        n = offer_if(is_possible(s, seat, move), moves, n, move)
    return n


@inner_rule
def is_possible(s, seat, move) -> bool:
    """3.1 Two cards of the hand, where the shepherds always are; 4.1 or one card of the camp."""
    if move < RECRUIT:
        return PAIR[move - LAY] & ~s.hand[seat] == 0
    return s.camp[seat] >> (move - RECRUIT) & 1 == 1


@rule
def play(s, seat, move) -> None:
    """Plays one legal move: a secret choice, kept until the last is made. Illegal moves are the caller's mistake."""
    s.chosen[seat] = 1 + move
    answered(s, seat)
    if waiting_for(s) == 0:
        step = top_step(s)
        pop(s)
        if step == CAPTURE:
            capture(s)
        else:
            recruit(s)
        go_on(s)


@rule
def go_on(s) -> None:
    """2.1 Round after round, until somebody has to choose or all is over."""
    while s.step_size == 0 and s.game < games(s):
        if s.turned < ROUNDS:
            turn_up(s)
        else:
            end_game(s)


@rule
def turn_up(s) -> None:
    """2.2 A castle asks everybody. 4.3 A drum asks those who have a choice; if nobody has, it is settled at once."""
    s.turned += 1
    if s.tile[s.game, s.turned - 1] != DRUM:
        ask_all(s, CAPTURE, everyone(s), 0)
        return
    choosing = 0
    for seat in range(s.seats):
        choosing |= (CARDS - s.hand_size[seat] > 1) << seat
    if choosing != 0:
        ask_all(s, RECRUITMENT, choosing, 0)
    else:
        recruit(s)


# -- a castle


@rule
def capture(s) -> None:
    """3.2 All turn their cards up; 3.3 to 3.5 who takes the castle; 3.6 the figures go to the camps; 3.7 the sword."""
    this = s.turned - 1
    castle = s.tile[s.game, this]
    s.owner[s.game, castle] = 1 + winner(s, KIND[castle])
    for seat in range(s.seats):
        pair = s.chosen[seat] - 1 - LAY
        s.log[s.game, this, seat] = 1 + pair
        s.chosen[seat] = 0
        send_to_camp(s, seat, PAIR[pair])
    s.sword = poorest(s)


@rule
def winner(s, kind) -> int:
    """3.4 Figures laid by several are out of it; 3.5 of the others the strongest wins, and the sword if there is none.
    The sword also decides between different figures of equal strength, which our numbers do not have."""
    once, twice = 0, 0
    for seat in range(s.seats):
        figures = PAIR[s.chosen[seat] - 1 - LAY]
        twice |= once & figures
        once |= figures
    taker, best = s.sword, -1
    for seat in range(s.seats):
        left = PAIR[s.chosen[seat] - 1 - LAY] & ~twice
        for figure in range(FIGURES):
            if left >> figure & 1 == 1:
                strength = STRENGTH[kind, figure]
                if strength > best:
                    taker, best = seat, strength
                elif strength == best and taker != seat:
                    taker = s.sword
    return taker


@rule
def send_to_camp(s, seat, figures) -> None:
    """3.6 All have seen these figures."""
    known = is_known(s, seat)
    s.hand[seat] &= ~figures
    s.camp[seat] |= figures
    for figure in range(FIGURES):
        s.hand_size[seat] -= figures >> figure & 1
    if not known:
        rule_out(s, seat, figures)


@rule
def is_known(s, seat) -> bool:
    """Whether everybody can tell what the seat holds: then no ways are counted."""
    return s.ways[seat, s.hand[seat]] == 0


@rule
def rule_out(s, seat, figures) -> None:
    """Hands without these figures are gone; each of the others is now a hand without them."""
    possible = 0
    for hand in range(HANDS):  # rising: what is written is not read again
        ways = s.ways[seat, hand]
        s.ways[seat, hand] = 0
        if ways > 0 and figures & ~hand == 0:
            s.ways[seat, hand & ~figures] = ways
            possible += 1
    if possible == 1:
        s.ways[seat, :] = 0


# -- a drum


@rule
def recruit(s) -> None:
    """4.1 Everybody who has a card in the camp takes one back, all at the same time. 4.3 A single card is no choice."""
    for seat in range(s.seats):
        took = NOTHING_TO_TAKE
        if s.chosen[seat] != 0:
            took = TOOK_IN_SECRET
            take_back(s, seat, s.chosen[seat] - 1 - RECRUIT)
        elif s.hand_size[seat] < CARDS:
            took = TOOK_THE_ONLY_ONE
            take_back(s, seat, lowest_figure(s.camp[seat]))
        s.log[s.game, s.turned - 1, seat] = took
        s.chosen[seat] = 0


@rule
def lowest_figure(figures) -> int:
    figure = 0
    while figures >> figure & 1 == 0:
        figure += 1
    return figure


@rule
def take_back(s, seat, figure) -> None:
    """4.2 Nobody else sees which: to each hand that was possible, any figure of its camp may have come."""
    if is_known(s, seat):
        any_may_come(s, seat, s.hand[seat], 1)
    else:
        for hand in range(HANDS - 1, -1, -1):  # falling: what is written is not read again
            ways = s.ways[seat, hand]
            if ways > 0:
                s.ways[seat, hand] = 0
                any_may_come(s, seat, hand, ways)
    s.ways[seat, ALL] = 0  # a whole hand is no secret
    s.hand[seat] |= 1 << figure
    s.camp[seat] &= ~(1 << figure)
    s.hand_size[seat] += 1


@rule
def any_may_come(s, seat, hand, ways) -> None:
    for figure in range(FIGURES):
        s.ways[seat, hand | 1 << figure] += ways if hand >> figure & 1 == 0 else 0


# -- the end of a game


@rule
def end_game(s) -> None:
    """5.1 Seven rounds are a game. 6.2 The next one is set up afresh."""
    s.game += 1
    if s.game < games(s):
        if s.rotate_sword:
            s.began = next_older(s, s.began)
        set_up_game(s)


@rule
def next_older(s, seat) -> int:
    """6.4 After the oldest comes the youngest."""
    older = 0
    while age(s, older) != (age(s, seat) + 1) % s.seats:
        older += 1
    return older


@rule
def scores(s, out) -> None:
    """The points of each seat so far."""
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def ranking(s, out) -> None:
    """5.2 One place for each: the youngest is ahead of whoever is level in everything."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(seat):
            first = is_ahead(s, other, seat)
            out[seat] += first
            out[other] += not first
