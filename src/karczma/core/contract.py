"""The compiled functions every game has, and their types: for compiling them and for handing them to kernels."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numba import types

from .compiling import pointer, record_type


@cache
def function_types(dtype: np.dtype[Any]) -> dict[str, Any]:
    """The type of each function over this kind of record."""
    s, nothing, number = record_type(dtype), types.none, types.int64
    moves, numbers = types.int16[::1], types.int64[::1]
    return {
        "setup": pointer(nothing, s),
        "waiting_for": pointer(number, s),
        "legal_moves": pointer(number, s, number, moves),
        "play": pointer(nothing, s, number, number),
        "scores": pointer(nothing, s, numbers),
        "ranking": pointer(nothing, s, numbers),
        "observe": pointer(nothing, s, number),
        "complete": pointer(nothing, s),
        "seen_move": pointer(number, s, number, number, number),
        "weigh": pointer(nothing, s, number, moves, number, numbers),
        "standing": pointer(number, s, number),
        "stage": pointer(number, s),
        "judge": pointer(nothing, s, number, moves, number, numbers),
        "imagine": pointer(nothing, s),
    }


def pointers(dtype: np.dtype[Any], *names: str) -> list[Any]:
    """The types of some of them, as arguments of a kernel."""
    return [function_types(dtype)[name] for name in names]
