"""A game's whole table as one flat record: the fields every game has, then its own."""

from __future__ import annotations

from typing import Any

import numpy as np

STEPS = 12  # pending steps at most; bounds checks in the tests would notice more

# fmt: off
CORE_FIELDS: list[Any] = [
    ("key",       np.uint64, 2),      # the deal secret: whoever knows it knows every shuffle
    ("drawn",     np.uint64),         # random numbers drawn so far, two from each hash
    ("spare",     np.uint64),         # the hash whose second half is still to be used
    ("seats",     np.int8),
    ("step",      np.int8, STEPS),    # what the game waits for; the top is step[step_size - 1]
    ("asked",     np.int8, STEPS),    # the seats each step still asks, a bit each; none: work that waits its turn
    ("whose",     np.int8, STEPS),    # the seat the step belongs to, also while it asks nobody
    ("about",     np.int16, STEPS),   # what the step is about: a card, a place, as the game likes
    ("step_size", np.int8),
    ("only_move", np.int16, 1),       # scratch: the answer to a question with one answer
]
# fmt: on


def record(*fields: Any) -> np.dtype[Any]:
    """The record type of a game. Options lie in fields of their own names."""
    return np.dtype([*CORE_FIELDS, *fields], align=True)


def blank(dtype: np.dtype[Any]) -> Any:
    """An array of one empty record; `blank(dtype)[0]` is the record itself."""
    return np.zeros(1, dtype).view(np.recarray)


def copy(state: Any) -> Any:
    """An independent copy of a record."""
    shelf = blank(state.dtype)
    shelf[0] = state
    return shelf[0]
