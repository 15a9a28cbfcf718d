"""A record with nothing but three hands and a few cards, for trying out what the core offers."""

from __future__ import annotations

from typing import Any

import numpy as np

from karczma.core.record import blank, record

SEATS, HAND = 3, 6
STATE = record(
    ("cards", np.int8, 60),
    ("hand", np.int8, (SEATS, HAND)),
    ("hand_known", np.int8, (SEATS, HAND)),
    ("hand_size", np.int8, SEATS),
)


def empty(seats: int = SEATS) -> Any:
    s = blank(STATE)
    s.seats = seats
    return s
