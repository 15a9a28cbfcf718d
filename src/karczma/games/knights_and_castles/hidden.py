"""Who may see what. The only file that knows; bots, browsers and spectators all look through it."""

from __future__ import annotations

from karczma.core.compiling import rule
from karczma.core.generator import below
from karczma.core.knowledge import UNKNOWN, hide_generator, may_see
from karczma.core.steps import top_step, waiting_for

from .cards import ALL, HANDS, TILE_COPIES, TILES
from .rules import LAY, MOVES, RECRUIT, is_known, is_possible
from .scoring import games
from .state import CAPTURE


@rule
def observe(s, viewer) -> None:
    """Blanks, in place, what the viewer may not see. Call it on a copy.

    Of another hand stays what everybody can tell from what lay open: a figure in every hand that is possible is in
    hand, a figure in none of them is in the camp.
    """
    hide_generator(s)
    if s.game < games(s):
        for i in range(s.turned, TILES):
            s.tile[s.game, i] = UNKNOWN
    for seat in range(s.seats):
        if not may_see(s, 1 << seat, viewer):
            if not is_known(s, seat):
                s.hand[seat] = surely_in_hand(s, seat)
                s.camp[seat] = ALL & ~maybe_in_hand(s, seat)
            if s.chosen[seat] != 0:
                s.chosen[seat] = UNKNOWN


@rule
def surely_in_hand(s, seat) -> int:
    """The figures of all hands that are possible."""
    figures = ALL
    for hand in range(HANDS):
        if s.ways[seat, hand] > 0:
            figures &= hand
    return figures


@rule
def maybe_in_hand(s, seat) -> int:
    """The figures of any hand that is possible."""
    figures = 0
    for hand in range(HANDS):
        if s.ways[seat, hand] > 0:
            figures |= hand
    return figures


@rule
def seen_move(s, seat, move, viewer) -> int:
    """3.1, 4.2 Every choice is secret: others see that it is made. What is shown afterwards is in the log."""
    return move if may_see(s, 1 << seat, viewer) else UNKNOWN


@rule
def complete(s) -> None:
    """Fills the blanks of an observation, in place, with a random deal that fits it. The generator must be keyed.

    Each way to have come to a hand is as likely as any other. How many moves a hand allows depends on its size alone,
    so these are exactly the chances if everybody plays at random.
    """
    for seat in range(s.seats):
        if s.hand[seat] | s.camp[seat] != ALL:
            s.hand[seat] = any_hand(s, seat)
            s.camp[seat] = ALL & ~s.hand[seat]
        if s.chosen[seat] == UNKNOWN:
            s.chosen[seat] = 1 + any_move(s, seat)
    if s.game < games(s):
        fill_tiles(s)


@rule
def any_hand(s, seat) -> int:
    """A hand that is possible, by the number of ways to it."""
    ways = 0
    for hand in range(HANDS):
        ways += s.ways[seat, hand]
    nth, hand = below(s, ways), -1
    while nth >= 0:
        hand += 1
        nth -= s.ways[seat, hand]
    return hand


@rule
def any_move(s, seat) -> int:
    """One of the moves the seat can have chosen."""
    first, last = (LAY, RECRUIT) if top_step(s) == CAPTURE else (RECRUIT, MOVES)
    possible = 0
    for move in range(first, last):
        possible += is_possible(s, seat, move)
    nth, move = below(s, possible), first - 1
    while nth >= 0:
        move += 1
        nth -= is_possible(s, seat, move)
    return move


@rule
def fill_tiles(s) -> None:
    """Every tile that has not been turned up is as likely as another in every place, the box included."""
    left = 0
    for i in range(TILES):
        left += s.tile[s.game, i] == UNKNOWN
    for i in range(TILES):
        if s.tile[s.game, i] == UNKNOWN:
            nth, tile = below(s, left), -1
            while nth >= 0:
                tile += 1
                nth -= missing(s, tile)
            s.tile[s.game, i] = tile
            left -= 1


@rule
def missing(s, tile) -> int:
    """How many tiles of this kind are nowhere in sight."""
    n = TILE_COPIES[tile]
    for i in range(TILES):
        n -= s.tile[s.game, i] == tile
    return n


@rule
def ask_again(o) -> int:
    """Asks those again, in place, who have chosen while others are still choosing: for players who think ahead, since
    what was chosen in secret is as good as not chosen yet. Returns all who are asked now, a bit each."""
    for seat in range(o.seats):
        if o.chosen[seat] != 0:
            o.chosen[seat] = 0
            o.asked[o.step_size - 1] |= 1 << seat
    return waiting_for(o)
