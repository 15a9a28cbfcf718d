"""Why a move looks good or bad. There is nothing to choose in this game, so there is nothing to tell."""

from __future__ import annotations

from typing import Any

from karczma.words import Sentence


def reasons(o: Any, seat: int, move: int) -> list[Sentence]:
    """Nothing."""
    return []
