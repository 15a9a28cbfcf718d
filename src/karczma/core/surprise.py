"""Whether a move brought something hidden to light. The engine finds out by itself, for every game alike.

Somebody learnt something if what is seen after the move could not have been foretold from what was seen before it. So
the hidden cards are dealt again and again in ways that fit, the same move is played, and the results are compared. This
is asked for the mover alone, and for all players as if they told each other everything: a player may take back a card
shown from his own hand, but not one drawn, by him or by anybody, and not a look into another hand.
"""

from __future__ import annotations

from .engine import Engine, Record
from .knowledge import TOGETHER
from .record import copy

WORLDS = 64


def surprises(engine: Engine, before: Record, seat: int, move: int) -> bool:
    """True if the move showed anybody a card that neither the mover nor, all together, the players knew."""
    after = copy(before)
    engine.play(after, seat, move)
    return any(not _foretold(engine, before, seat, move, after, viewer) for viewer in (seat, TOGETHER))


def _foretold(engine: Engine, before: Record, seat: int, move: int, after: Record, viewer: int) -> bool:
    seen_before, seen_after = copy(before), copy(after)
    engine.observe(seen_before, viewer)
    engine.observe(seen_after, viewer)
    for world_number in range(1, WORLDS + 1):
        world = copy(seen_before)
        world.key = (world_number, world_number)
        engine.complete(world)
        engine.play(world, seat, move)
        engine.observe(world, viewer)
        if world.tobytes() != seen_after.tobytes():
            return False
    return True
