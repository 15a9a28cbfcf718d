"""A record is one piece of memory: its fields are read and written in it, by Python and by rules alike."""

from __future__ import annotations

import numpy as np
import pytest

from karczma.core.compiling import rule
from karczma.core.record import blank, copies, copy, from_bytes, record

STATE = record(("cards", np.int8, 3), ("gold", np.int64))  # five bytes between them belong to no field


@rule
def pay(s, gold) -> int:
    s.gold += gold
    return s.gold


def test_fields_are_attributes_and_rules_see_the_same_memory() -> None:
    s = blank(STATE)
    s.gold, s.seats, s.cards = 5, 2, (7, 8, 9)
    s.cards[1] = 6
    assert (pay(s, 2), s.gold, s["gold"], s.seats, s.cards.tolist()) == (7, 7, 7, 2, [7, 6, 9])
    with pytest.raises(AttributeError):
        _ = s.silver


def test_records_of_an_array_are_records_too() -> None:
    shelf = np.zeros(2, STATE)
    assert (pay(shelf[1], 3), pay(shelf[1], 4)) == (3, 7)
    assert shelf["gold"].tolist() == [0, 7]


def test_a_copy_lives_by_itself() -> None:
    s = blank(STATE)
    pay(s, 1)
    twin = copy(s)
    pay(twin, 10)
    pay(s, 100)
    assert (s.gold, twin.gold, copy(twin).gold) == (101, 11, 11)


def test_copies_are_equal_to_the_last_byte() -> None:
    s = from_bytes(STATE, bytes(range(STATE.itemsize % 256)) + bytes(STATE.itemsize - STATE.itemsize % 256))
    assert copy(s).tobytes() == s.tobytes()
    many = copies(s, 3)
    assert many.tobytes() == 3 * s.tobytes()
    pay(many[2], 1)
    assert many["gold"].tolist() == [s.gold, s.gold, s.gold + 1]


def test_reading_bytes_leaves_them_alone() -> None:
    data = bytes(STATE.itemsize)
    pay(from_bytes(STATE, data), 1)
    assert data == bytes(STATE.itemsize)
