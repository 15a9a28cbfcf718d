"""What the game waits for: a small stack of steps in the record, the top one first.

A step asks one seat, or several at once, or nobody: then it is work that waits until the questions above it are
answered, and the game's `play` does it. So `put_off LAY, ask PAY, ask PLACE` reads like the rule: choose the place,
pay, then the card is laid.
"""

from __future__ import annotations

from .compiling import inner_rule, rule
from .knowledge import may_see

NOTHING = -1  # no step is pending
SEVERAL = -1  # whose a step is that asks several seats at once


@rule
def ask(s, step, seat, about) -> None:
    """Asks one seat, before anything that is already pending."""
    push(s, step, 1 << seat, seat, about)


@rule
def ask_all(s, step, seats, about) -> None:
    """Asks several seats at once (a bit each). Their answers are secret until the last one is in."""
    push(s, step, seats, SEVERAL, about)


@rule
def put_off(s, step, seat, about) -> None:
    """Work for a seat, to be done once everything that is pushed after it is settled."""
    push(s, step, 0, seat, about)


@rule
def ask_next(s, step, seat, about) -> None:
    """The top step is done with, and this question takes its place."""
    top = s.step_size - 1
    s.step[top], s.asked[top], s.whose[top], s.about[top] = step, 1 << seat, seat, about


@rule
def push(s, step, asked, whose, about) -> None:
    top = s.step_size
    s.step[top], s.asked[top], s.whose[top], s.about[top] = step, asked, whose, about
    s.step_size += 1


@rule
def answered(s, seat) -> None:
    """One seat has answered the top step. A step that asked several stays, as work, until it is popped."""
    s.asked[s.step_size - 1] &= ~(1 << seat)


@inner_rule
def pop(s) -> None:
    """The top step is done with. Equal positions are equal bytes, so nothing is left behind."""
    s.step_size -= 1
    clear_above(s)


@inner_rule
def clear_above(s) -> None:
    top = s.step_size
    s.step[top], s.asked[top], s.whose[top], s.about[top] = 0, 0, 0, 0


@rule
def drop(s, place) -> None:
    """Takes one step out of the middle."""
    s.step_size -= 1
    for i in range(place, s.step_size):
        s.step[i], s.asked[i] = s.step[i + 1], s.asked[i + 1]
        s.whose[i], s.about[i] = s.whose[i + 1], s.about[i + 1]
    clear_above(s)


@rule
def hide_step(s, step, viewer) -> None:
    """Where being asked is itself a secret: everybody else sees the game go on as if nobody were."""
    for place in range(s.step_size - 1, -1, -1):
        if s.step[place] == step and not may_see(s, s.asked[place], viewer):
            drop(s, place)


@rule
def top_step(s) -> int:
    return s.step[s.step_size - 1] if s.step_size > 0 else NOTHING


@rule
def top_about(s) -> int:
    return s.about[s.step_size - 1] if s.step_size > 0 else NOTHING


@rule
def top_whose(s) -> int:
    return s.whose[s.step_size - 1] if s.step_size > 0 else NOTHING


@rule
def waiting_for(s) -> int:
    """The seats that may move, a bit each; 0 when the game is over. On an observation: as far as its viewer knows."""
    return s.asked[s.step_size - 1] if s.step_size > 0 else 0


@rule
def is_asked(s, seat) -> bool:
    return s.step_size > 0 and s.asked[s.step_size - 1] >> seat & 1 == 1


@rule
def is_asked_in_secret(s) -> bool:
    """Whether the answer is one of several given at once. Such an answer is final: nobody may wait and see."""
    return s.step_size > 0 and s.whose[s.step_size - 1] == SEVERAL


@rule
def lowest_seat(seats) -> int:
    """The lowest seat of a set of seats. Simultaneous answers commute, so one order is enough."""
    seat = 0
    while seats >> seat & 1 == 0:
        seat += 1
    return seat


@rule
def offer(moves, n, move) -> int:
    """Counts a legal move, and writes it down if there is room: a list of length 1 serves to count."""
    if n < moves.size:
        moves[n] = move
    return n + 1


@rule
def offer_if(allowed, moves, n, move) -> int:
    """The same for a move that may not be legal: it is written down first and counted after, which spares a branch that
    no processor can foretell."""
    if n < moves.size:
        moves[n] = move
    return n + allowed
