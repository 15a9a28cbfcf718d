"""Who may see what. The only file that knows; bots, browsers and spectators all look through it."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.knowledge import UNKNOWN, hide_generator

from .cards import STACKS
from .rules import shuffle_stack


@rule
def observe(s, viewer) -> None:
    """Blanks, in place, the order of the stacks: the only secret, and the same to everybody. Call it on a copy.

    Items on characters stay: each lay open before it was sent, and an observation forgets nothing (3.4 is for views).
    """
    hide_generator(s)
    for stack in range(STACKS):
        for i in range(s.stack_size[stack]):
            s.stack[stack, i] = UNKNOWN


@rule
def seen_move(s, seat, move, viewer) -> int:
    """Every move is made openly."""
    return move


@rule
def complete(s) -> None:
    """Lays the cards left in each stack in a random order, in place. The generator must be keyed."""
    for stack in range(STACKS):
        shuffle_stack(s, stack)
