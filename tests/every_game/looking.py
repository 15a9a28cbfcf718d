"""Looking at a table through somebody's eyes, and other deals that would look the same."""

from __future__ import annotations

from typing import Any

from karczma.core.engine import Engine
from karczma.core.generator import set_key
from karczma.core.knowledge import SPECTATOR, TOGETHER, hide_generator
from karczma.core.record import copy
from karczma.core.table import Table

Record = Any


def viewers(table: Table) -> list[int]:
    return [*range(table.seats), SPECTATOR, TOGETHER]


def observed(engine: Engine, state: Record, viewer: int) -> Record:
    seen = copy(state)
    engine.observe(seen, viewer)
    return seen


def completed(engine: Engine, observation: Record, number: int, by: str = "complete") -> Record:
    """One of the deals that fit the observation; another number, another deal."""
    world = copy(observation)
    set_key(world, number, 1)
    getattr(engine, by)(world)
    return world


def another_truth(engine: Engine, state: Record, viewer: int, number: int) -> Record:
    """A position that differs only in what the viewer may not know."""
    return completed(engine, observed(engine, state, viewer), number)


def without_generator(state: Record) -> bytes:
    """The bytes of a position, chance left out."""
    plain = copy(state)
    hide_generator(plain)
    return bytes(plain.tobytes())


def at(table: Table, state: Record) -> Table:
    """A table of the same game in this position, without a past."""
    return Table(table.game, copy(state), None)
