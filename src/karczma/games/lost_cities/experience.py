"""What many deals have taught: by how much rules of thumb misjudge a move, in tenths of a point.

Tables say what came of moves that looked alike from some side (`sides.py`), more or less than rules of thumb expect.
`tools/lost_cities_experience.py` filled them by playing positions on in every way and comparing.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from karczma.core.compiling import rule

from .sense import glance, worth
from .sides import look_around, sides

TAUGHT = np.load(Path(__file__).with_name("experience.npy"))


@rule
def judge(o, seat, moves, n, values) -> None:
    """How good each legal move looks to whoever has played much. Like `weigh`."""
    judge_by(TAUGHT, o, seat, moves, n, values)


@rule
def judge_by(taught, o, seat, moves, n, values) -> None:
    """The same for whoever was taught these tables."""
    eye = glance(o, seat)
    around = look_around(o, seat, eye)
    for i in range(n):
        values[i] = worth(o, seat, moves[i], eye)
        for place in sides(o, seat, moves[i], eye, around):
            values[i] += taught[place]
