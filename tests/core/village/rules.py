"""The hard flows of Villagers on a small table. Paragraph numbers refer to villagers_rulings.md.

Each round: secret offers for the Church's card, one draft each, one build turn each. Phases and turns are work that
waits on the stack of steps.
"""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.generator import shuffle
from karczma.core.piles import enter_hand, show_back
from karczma.core.steps import ask, ask_all, is_asked, lowest_seat, pop, put_off, top_about, top_step, waiting_for

from . import building, drafting
from . import state as table
from .cards import CARDS, COPIES, KINDS


@rule
def setup(s) -> None:
    """2.7 to 2.11 Shuffle; hands, road and stacks are dealt."""
    size = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            s.deck[size] = kind
            size += 1
    shuffle(s, s.deck[:], CARDS)
    for seat in range(s.seats):
        s.supply[seat] = table.SUPPLY
        for i in range(table.HAND):
            enter_hand(s, seat, s.deck[seat * table.HAND + i], 1 << seat)
    size = s.seats * table.HAND
    for slot in range(table.SLOTS):
        s.road[slot] = s.deck[size + slot]
    deal_stacks(s, size + table.SLOTS)
    s.miners, s.first = table.MINERS, s.seats - 1
    put_off(s, table.NEXT_ROUND, 0, 0)
    settle(s)


@rule
def deal_stacks(s, first) -> None:
    """2.9 Face-down stacks of equal height; 3.6 only the backs of the top cards show."""
    height = (CARDS - first) // table.STACKS
    for stack in range(table.STACKS):
        for i in range(height):
            s.pile[stack, i] = s.deck[first + stack * height + i]
        s.pile_size[stack] = height
        show_back(s, stack)
    s.deck[:] = 0


@rule
def next_round(s) -> None:
    """4.1, 12.4 The marker moves left; 13.2 all is over once the stacks are empty. Who has gold may offer some."""
    pop(s)
    if drafting.first_stack(s) == table.STACKS:
        return
    s.first = (s.first + 1) % s.seats
    put_off(s, table.NEXT_ROUND, 0, 0)
    put_off(s, table.NEXT_TURN, 0, 2 * s.seats)
    bidders = 0
    for seat in range(s.seats):
        bidders |= (s.supply[seat] > 0) << seat
    ask_all(s, table.BID, bidders, 0)


@rule
def next_turn(s) -> None:
    """5.2 Each drafts, 7.2 then each builds; the step is about how many turns are left."""
    left = top_about(s)
    pop(s)
    if left > 0:
        put_off(s, table.NEXT_TURN, 0, left - 1)
        s.turn = (s.first - left) % s.seats
    if left > s.seats:
        drafting.ask_draft(s)
    elif left > 0:
        s.actions, s.hires = table.ACTIONS, 1
        ask(s, table.BUILD, s.turn, 0)


@rule
def legal_moves(s, seat, moves) -> int:
    """Writes the legal moves into `moves`, lowest first, and returns how many there are."""
    step = top_step(s) if is_asked(s, seat) else -1
    if step == table.BID:
        return drafting.offer_bid(s, seat, moves)
    if step == table.DRAFT:
        return drafting.offer_slots(s, moves, table.TAKE_ROAD)
    if step == table.COURIER_ASKED:
        return drafting.offer_courier(s, moves)
    if step == table.BUILD:
        return building.offer_build(s, seat, moves)
    if step == table.PLACE:
        return building.offer_place(s, seat, moves)
    if step == table.PAY:
        return building.offer_payment(s, seat, moves)
    if step == table.GIVE_BACK:
        return building.offer_give_back(s, seat, moves)
    return 0


@rule
def play(s, seat, move) -> None:
    """Plays one legal move, then runs on until somebody has a real choice."""
    answer(s, seat, move)
    settle(s)


@rule
def answer(s, seat, move) -> None:
    step = top_step(s)
    if step == table.BID:
        drafting.answer_bid(s, seat, move)
    elif step == table.DRAFT:
        drafting.answer_draft(s, seat, move)
    elif step == table.COURIER_ASKED:
        drafting.answer_courier(s, seat, move)
    elif step == table.BUILD:
        building.answer_build(s, seat, move)
    elif step == table.PLACE:
        building.answer_place(s, seat, move)
    elif step == table.PAY:
        building.answer_payment(s, seat, move)
    elif step == table.GIVE_BACK:
        building.answer_give_back(s, seat, move)


@rule
def settle(s) -> None:
    """22.1 Does what needs no decision: work whose time has come, and side questions with one answer."""
    while s.step_size > 0:
        asked = waiting_for(s)
        if asked == 0:
            work(s)
        elif top_step(s) >= table.PLACE and legal_moves(s, lowest_seat(asked), s.only_move[:]) == 1:
            answer(s, lowest_seat(asked), s.only_move[0])
        else:
            break
    s.only_move[0] = 0


@rule
def work(s) -> None:
    step = top_step(s)
    if step == table.NEXT_ROUND:
        next_round(s)
    elif step == table.NEXT_TURN:
        next_turn(s)
    elif step == table.BID:
        drafting.resolve_bids(s)
    elif step == table.LAY:
        building.lay_building(s)
