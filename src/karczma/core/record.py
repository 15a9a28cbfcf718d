"""A game's whole table as one flat record: the fields every game has, then its own."""

from __future__ import annotations

from operator import itemgetter
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


class Record(np.void):  # type: ignore[misc]  # NumPy's stubs call it final, NumPy does not
    """One table. Its fields are attributes, as a NumPy recarray has them, but six times as fast to read."""

    _memory: Any

    @property
    def data(self) -> Any:
        """Where the record lies: Numba asks for it at every call, and NumPy would describe all fields each time."""
        try:
            return self._memory
        except AttributeError:
            self._memory = super().data
            return self._memory


def record(*fields: Any) -> np.dtype[Any]:
    """The record type of a game. Options lie in fields of their own names."""
    layout = np.dtype([*CORE_FIELDS, *fields], align=True)
    kind = type("State", (Record,), {name: _attribute(name) for name in layout.names or ()})
    return np.dtype((kind, layout))


def _attribute(name: str) -> property:
    def write(state: Any, value: Any) -> None:
        state[name] = value

    return property(itemgetter(name), write)


def from_bytes(dtype: np.dtype[Any], data: Any) -> Any:
    """A record of its own with these contents."""
    memory = bytearray(data)
    state: Any = np.frombuffer(memory, dtype)[0]
    state._memory = memory
    return state


def copies(state: Any, count: int) -> Any:
    """An array of so many records like this one, to the last byte, gaps between fields too."""
    return np.frombuffer(bytearray(bytes(state.data) * count), state.dtype)


def blank(dtype: np.dtype[Any]) -> Any:
    """An empty record."""
    return from_bytes(dtype, bytes(dtype.itemsize))


def copy(state: Any) -> Any:
    """An independent copy of a record."""
    return from_bytes(state.dtype, state.data)
