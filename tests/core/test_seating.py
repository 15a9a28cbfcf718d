"""Who begins and who is younger, as rulebooks ask."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from karczma.core.generator import set_key
from karczma.core.options import AGES, FIRST
from karczma.core.record import blank, record
from karczma.core.seating import BY_LOT, MOST_SEATS, age, first_seat, oldest, youngest

TABLE = record(("first", np.int8), ("ages", np.int8))


def seated(seats: int, first: str = "rulebook", ages: str = "seats", key: int = 1) -> Any:
    s = blank(TABLE)
    s.seats = seats
    s.first, s.ages = FIRST.number(first, seats), AGES.number(ages, seats)
    set_key(s, key, 1)
    return s


@pytest.mark.parametrize("seats", range(1, MOST_SEATS + 1))
def test_ages_follow_the_seats_unless_the_table_says_otherwise(seats: int) -> None:
    s = seated(seats)
    assert [age(s, seat) for seat in range(seats)] == list(range(seats))
    assert (youngest(s), oldest(s)) == (0, seats - 1)


@pytest.mark.parametrize("order", ["10", "120", "3012", "43210", "01234"])
def test_an_order_names_the_youngest_first(order: str) -> None:
    s = seated(len(order), ages=order)
    assert [age(s, int(seat)) for seat in order] == list(range(len(order)))
    assert (youngest(s), oldest(s)) == (int(order[0]), int(order[-1]))


def test_who_begins_is_whom_the_rulebook_names_or_a_seat() -> None:
    assert first_seat(seated(3), 2) == 2
    assert first_seat(seated(3, first="1"), 2) == 1


@pytest.mark.parametrize(("first", "by_the_rulebook"), [("random", 2), ("rulebook", BY_LOT)])
def test_by_lot_anybody_may_begin(first: str, by_the_rulebook: int) -> None:
    assert {first_seat(seated(3, first, key=key), by_the_rulebook) for key in range(50)} == {0, 1, 2}
