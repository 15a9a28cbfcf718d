"""The rules of Warriors' Adventures. Paragraph numbers refer to RULES.md.

A turn is one move, and a second one where the coin in hand steals. A move is an integer:
    REVEAL + stack   turn over the top card of a stack
    SEND             send everything that lies in front to an empty character
    VICTIM + seat    the coin in hand steals from this player
"""

from __future__ import annotations

from karczma.core.compiling import inner_rule, rule
from karczma.core.generator import shuffle
from karczma.core.seating import first_seat, youngest
from karczma.core.steps import ask, ask_next, is_asked, lowest_seat, offer_if, pop, top_step, waiting_for

from .cards import (
    CHAMBERLAIN,
    CHARACTERS,
    COIN,
    COIN_IN_HAND,
    CONTENTS,
    ITEMS,
    KINDS,
    KNIGHTS,
    RAIDERS,
    SEATS,
    STACKS,
)
from .scoring import items_sent, points
from .state import ROB, TURN

__all__ = ["legal_moves", "play", "ranking", "scores", "setup", "waiting_for"]

REVEAL = 0
SEND = REVEAL + STACKS
VICTIM = SEND + 1
MOVES = VICTIM + SEATS
MOST_MOVES = STACKS + 1


@rule
def setup(s) -> None:
    """1.2 Each stack is shuffled by itself. 1.5 The youngest begins, unless the table agreed otherwise."""
    for stack in range(STACKS):
        for kind in range(KINDS):
            s.left[stack, kind] = CONTENTS[stack, kind]
        shuffle_stack(s, stack)
    ask(s, TURN, first_seat(s, youngest(s)), 0)


@rule
def shuffle_stack(s, stack) -> None:
    """Lays the cards left in a stack in an order that nobody knows."""
    size = 0
    for kind in range(KINDS):
        for _ in range(s.left[stack, kind]):
            s.stack[stack, size] = kind
            size += 1
    s.stack_size[stack] = size
    shuffle(s, s.stack[stack], size)


@rule
def legal_moves(s, seat, moves) -> int:
    """Writes the legal moves into `moves`, lowest first, and returns how many there are."""
    if not is_asked(s, seat):
        return 0
    return offer_turn(s, seat, moves) if top_step(s) == TURN else offer_victims(s, seat, moves)


@rule
def play(s, seat, move) -> None:
    """Plays one legal move. Illegal moves are the caller's mistake and are not checked here."""
    if move < SEND:
        answer_reveal(s, seat, move - REVEAL)
    elif move == SEND:
        answer_send(s, seat)
    else:
        answer_victim(s, seat, move - VICTIM)


# -- a turn


@inner_rule
def offer_turn(s, seat, moves) -> int:
    """2.1 The top card of any stack, or 3.1 everything that lies in front, if anything does."""
    n = 0
    for stack in range(STACKS):
        n = offer_if(s.stack_size[stack] > 0, moves, n, REVEAL + stack)
    return offer_if(items_in_front(s, seat) > 0, moves, n, SEND)


@rule
def items_in_front(s, seat) -> int:
    n = 0
    for item in range(ITEMS):
        n += s.front[seat, item]
    return n


@rule
def answer_reveal(s, seat, stack) -> None:
    """2.1 One card, and the turn is over; 5.2 unless it is a coin in hand that steals, and there is a choice."""
    kind = take_top(s, stack)
    others = rivals(s, seat)
    if kind != COIN_IN_HAND or not s.stealing_coin or others == 0:
        meet(s, seat, kind)
        end_turn(s, seat)
    elif others & (others - 1) == 0:  # a single one
        answer_victim(s, seat, lowest_seat(others))
    else:
        ask_next(s, ROB, seat, 0)


@rule
def take_top(s, stack) -> int:
    top = s.stack_size[stack] - 1
    kind = s.stack[stack, top]
    s.stack[stack, top] = 0
    s.stack_size[stack] = top
    s.left[stack, kind] -= 1
    return kind


@rule
def meet(s, seat, kind) -> None:
    """What the revealed card does: 2.2 an item lies down in front, 2.3 and a coin in hand is a coin there."""
    if kind == CHAMBERLAIN:
        meet_chamberlain(s, seat)
    elif kind == KNIGHTS:
        meet_knights(s, seat)
    elif kind == RAIDERS:
        meet_raiders(s, seat)
    else:
        s.front[seat, COIN if kind == COIN_IN_HAND else kind] += 1


@rule
def meet_chamberlain(s, seat) -> None:
    """2.4 He takes the most valuable item; the kinds stand by value."""
    for item in range(ITEMS - 1, -1, -1):
        if s.front[seat, item] > 0:
            s.front[seat, item] -= 1
            return


@rule
def meet_knights(s, seat) -> None:
    """2.5 One card of robber knights waits; 2.6 with the second they take everything, and both are gone."""
    if s.knights[seat]:
        lose_everything(s, seat)
    s.knights[seat] = 1 - s.knights[seat]


@rule
def meet_raiders(s, seat) -> None:
    """2.7 They take everything, 2.8 unless robber knights wait: then these two fight, and both are gone."""
    if not s.knights[seat]:
        lose_everything(s, seat)
    s.knights[seat] = 0


@rule
def lose_everything(s, seat) -> None:
    for item in range(ITEMS):
        s.front[seat, item] = 0


# -- sending


@rule
def answer_send(s, seat) -> None:
    send(s, seat)
    end_turn(s, seat)


@rule
def send(s, seat) -> None:
    """3.1 Everything goes to one empty character. 3.2 Robber knights who waited go away."""
    for item in range(ITEMS):
        s.sent[seat, s.filled[seat], item] = s.front[seat, item]
        s.front[seat, item] = 0
    s.filled[seat] += 1
    s.knights[seat] = 0


@rule
def is_playing(s, seat) -> bool:
    """3.5 Who has items on all characters has left the game."""
    return s.filled[seat] < CHARACTERS[s.seats]


# -- the coin in hand that steals


@rule
def rivals(s, seat) -> int:
    """5.2 The other players who are still in the game, a bit each."""
    others = 0
    for other in range(s.seats):
        others |= (other != seat and is_playing(s, other)) << other
    return others


@inner_rule
def offer_victims(s, seat, moves) -> int:
    n = 0
    others = rivals(s, seat)
    for other in range(s.seats):
        n = offer_if(others >> other & 1 == 1, moves, n, VICTIM + other)
    return n


@rule
def answer_victim(s, seat, victim) -> None:
    """5.3 All of the least valuable kind change hands. 5.4 Even for nothing the coin goes to the victim."""
    item = loot_kind(s, victim)
    s.front[seat, item] += s.front[victim, item]
    s.front[victim, item] = 0
    s.front[victim, COIN] += 1
    end_turn(s, seat)


@rule
def loot_kind(s, victim) -> int:
    """5.3 Coins, else what is worth more; the kinds stand by value."""
    item = 0
    while item < ITEMS - 1 and s.front[victim, item] == 0:
        item += 1
    return item


# -- the end


@rule
def end_turn(s, seat) -> None:
    """1.5 The turn passes clockwise to the next player still in the game, 3.5 even if that is the same one again.
    4.1 The game ends when nobody is left, 4.2 or after the last card."""
    if cards_left(s) > 0:
        for i in range(1, s.seats + 1):
            other = (seat + i) % s.seats
            if is_playing(s, other):
                ask_next(s, TURN, other, 0)
                return
    else:
        send_the_last(s)
    pop(s)


@rule
def cards_left(s) -> int:
    n = 0
    for stack in range(STACKS):
        n += s.stack_size[stack]
    return n


@rule
def send_the_last(s) -> None:
    """4.2 Who has items in front when the cards are gone sends them; whoever plays on has an empty character."""
    for seat in range(s.seats):
        if items_in_front(s, seat) > 0:
            send(s, seat)


@rule
def scores(s, out) -> None:
    """4.3 The ducats of each seat: 5.1 the bonus card is given at the end."""
    for seat in range(s.seats):
        out[seat] = points(s, seat)


@rule
def ranking(s, out) -> None:
    """4.4 Most ducats win, then most items sent; who is level in both shares the place."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            ahead = points(s, other) - points(s, seat)
            out[seat] += ahead > 0 or (ahead == 0 and items_sent(s, other) > items_sent(s, seat))
