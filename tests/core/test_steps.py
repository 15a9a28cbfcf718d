"""The stack of steps: what is asked, of whom, and what waits."""

from __future__ import annotations

import numpy as np
import pytest

from karczma.core.knowledge import SPECTATOR, TOGETHER
from karczma.core.record import STEPS
from karczma.core.steps import (
    NOTHING,
    answered,
    ask,
    ask_all,
    ask_next,
    drop,
    hide_step,
    is_asked,
    lowest_seat,
    offer,
    offer_if,
    pop,
    put_off,
    top_about,
    top_step,
    top_whose,
    waiting_for,
)

from .small import empty

LAY, PAY, PLACE, BID = range(1, 5)


def top(s):
    return top_step(s), top_whose(s), top_about(s), waiting_for(s)


def test_what_is_asked_last_is_answered_first_and_work_waits_until_then() -> None:
    s = empty()
    put_off(s, LAY, 2, 70)
    ask(s, PAY, 0, 300)
    ask(s, PLACE, 1, -5)
    assert top(s) == (PLACE, 1, -5, 0b010)
    assert [is_asked(s, seat) for seat in range(3)] == [False, True, False]
    pop(s)
    assert top(s) == (PAY, 0, 300, 0b001)
    pop(s)
    assert top(s) == (LAY, 2, 70, 0)
    pop(s)
    assert top(s) == (NOTHING, NOTHING, NOTHING, 0)
    assert not any(is_asked(s, seat) for seat in range(3))


def test_nothing_is_left_behind_by_what_is_done() -> None:
    s = empty()
    ask(s, PAY, 0, 9)
    before = s.tobytes()
    ask_all(s, BID, 0b111, 5)
    for seat in (2, 0, 1):
        answered(s, seat)
    assert (top_step(s), waiting_for(s)) == (BID, 0)
    pop(s)
    assert s.tobytes() == before
    pop(s)
    assert s.tobytes() == empty().tobytes()


def test_a_step_that_asks_several_waits_for_all_of_them() -> None:
    s = empty()
    ask_all(s, BID, 0b101, 0)
    assert [is_asked(s, seat) for seat in range(3)] == [True, False, True]
    answered(s, 2)
    assert waiting_for(s) == 0b001


@pytest.mark.parametrize("place", range(3))
def test_a_step_can_be_taken_out_of_the_middle_without_a_trace(place: int) -> None:
    s, without = empty(), empty()
    for i, step in enumerate((LAY, PAY, PLACE)):
        put_off(s, step, i, 10 + i)
        if i != place:
            put_off(without, step, i, 10 + i)
    drop(s, place)
    assert s.tobytes() == without.tobytes()


def test_a_hidden_question_is_seen_by_whom_it_asks_only_and_the_others_see_what_lies_below() -> None:
    for viewer, sees in ((0, True), (1, False), (2, False), (SPECTATOR, False), (TOGETHER, True)):
        s, nobody = empty(), empty()
        for table in (s, nobody):
            ask(table, LAY, 1, 4)
        ask(s, PAY, 0, 6)
        ask(s, PLACE, 2, 8)
        ask(nobody, PLACE, 2, 8)
        hide_step(s, PAY, viewer)
        assert (s.tobytes() == nobody.tobytes()) != sees


def test_every_hidden_question_of_that_kind_goes() -> None:
    s = empty()
    for seat in (0, 2, 0):
        ask(s, PAY, seat, 0)
    hide_step(s, PAY, 2)
    assert (s.step_size, top_whose(s)) == (1, 2)


@pytest.mark.parametrize("seats", range(1, 32))
def test_the_lowest_seat_of_a_set(seats: int) -> None:
    assert lowest_seat(seats) == min(seat for seat in range(5) if seats >> seat & 1)


def test_moves_are_counted_also_where_there_is_no_room_to_write_them() -> None:
    one, three = np.zeros(1, np.int16), np.zeros(3, np.int16)
    n = m = 0
    for move in (4, 7, 9):
        n, m = offer(one, n, move), offer(three, m, move)
    assert (n, m) == (3, 3)
    assert one.tolist() == [4]
    assert three.tolist() == [4, 7, 9]


def test_a_move_that_may_not_be_legal_counts_only_if_it_is() -> None:
    moves = np.zeros(2, np.int16)
    n = 0
    for move in range(6):
        n = offer_if(move % 2 == 1, moves, n, move)
    assert n == 3
    assert moves.tolist() == [1, 3]


def test_the_next_question_takes_the_place_of_the_one_that_is_done_with() -> None:
    s, plain = empty(), empty()
    for table in (s, plain):
        put_off(table, LAY, 2, 70)
        ask_all(table, BID, 0b111, 5)
    ask_next(s, PAY, 1, 8)
    pop(plain)
    ask(plain, PAY, 1, 8)
    assert s.tobytes() == plain.tobytes()


def test_more_steps_than_there_is_room_for_are_noticed() -> None:
    s = empty()
    for _ in range(STEPS):
        ask(s, PAY, 0, 0)
    with pytest.raises(IndexError):
        ask(s, PAY, 0, 0)
