"""Rules of thumb: what a move is worth to a sensible player, in tenths of a point. They look at an observation only.

All choose at once: players who think alike would lay the same cards and cancel each other for ever. So the hope that
goes with each pair is multiplied by a whim: a number that only looks random, made from the seat and from what lay open.
The same position gives the same whim; another seat, or another course of the game, gives another.
"""

from __future__ import annotations

from typing import NamedTuple

from karczma.core.compiling import rule

from .cards import ALL, CASTLES, FIGURES, HANDS, KIND, PAIR, POINTS, ROUNDS, STRENGTH, STRONGEST_FIRST
from .rules import LAY, RECRUIT
from .scoring import total

POINT = 10
SWING = 30  # a lead of so many tenths is nearly decisive
CERTAIN = 1000  # chances are told in thousandths
DIGITS = 10  # bits of a chance
EVERY_DIGIT = sum(1 << DIGITS * figure for figure in range(FIGURES))
LAID_BY_OTHERS = 1400  # figures that others lay for a castle, on average
LIKELIEST = 800  # nobody can be sure what another lays
KEPT = 15  # so much strength before the castles to come, for each player, is worth a point
MILDEST, SOBER, WILDEST = 10, 30, 50  # a whim makes of a hope anything from a third of it to five thirds


class Outlook(NamedTuple):
    """What others may lay for a castle. A number holds a chance for each figure, in DIGITS bits."""

    nobody: int  # the chance that no other lays it
    just_one: int  # that exactly one does


class Moment(NamedTuple):
    """What is the same for all moves of a player."""

    outlook: Outlook
    to_come: int  # castles that have not been turned up in this game, a bit each; one may also lie in the box
    mood: int  # what whims are made from


@rule
def weigh(o, seat, moves, n, values) -> None:
    """How good each legal move looks to this seat."""
    outlook = look_out(o, seat) if moves[0] < RECRUIT else Outlook(0, 0)
    moment = Moment(outlook, castles_to_come(o), mood(o, seat))
    for i in range(n):
        values[i] = worth(o, seat, moves[i], moment)


@rule
def worth(o, seat, move, moment) -> int:
    if move >= RECRUIT:
        return later_worth(o, move - RECRUIT, moment.to_come)
    figures = PAIR[move - LAY]
    castle = o.tile[o.game, o.turned - 1]
    hope = POINTS[castle] * POINT * chance_to_win(o, seat, figures, KIND[castle], moment.outlook) // CERTAIN
    return hope * whim(moment.mood, move) // SOBER - cost(o, figures, moment.to_come)


@rule
def cost(o, figures, to_come) -> int:
    """What is given away for later rounds."""
    n = 0
    for figure in range(FIGURES):
        if figures >> figure & 1 == 1:
            n += later_worth(o, figure, to_come)
    return n


@rule
def later_worth(o, figure, to_come) -> int:
    """The strength of a figure before the castles not seen yet, each as much as it counts; one more card in hand is
    worth a little in any case, since it breaks ties."""
    strength = 0
    for castle in range(CASTLES):
        strength += POINTS[castle] * (STRENGTH[KIND[castle], figure] - 1) * (to_come >> castle & 1)
    return 1 + strength * POINT // (KEPT * o.seats)


@rule
def castles_to_come(o) -> int:
    if o.turned == ROUNDS:
        return 0
    to_come = (1 << CASTLES) - 1
    for i in range(o.turned):
        to_come &= ~(1 << o.tile[o.game, i])
    return to_come


@rule
def look_out(o, seat):
    kind = KIND[o.tile[o.game, o.turned - 1]]
    nobody, just_one = EVERY_DIGIT * CERTAIN, 0
    for other in range(o.seats):
        if other != seat:
            held = chances_to_hold(o, other)
            eager = together(held, kind)
            none, one = 0, 0
            for figure in range(FIGURES):
                lays = LAID_BY_OTHERS * digit(held, figure) * (1 + STRENGTH[kind, figure]) // eager
                lays = lays if lays < LIKELIEST else LIKELIEST
                nobody_else = digit(nobody, figure)
                still_one = digit(just_one, figure) * (CERTAIN - lays) + nobody_else * lays
                one |= still_one // CERTAIN << DIGITS * figure
                none |= nobody_else * (CERTAIN - lays) // CERTAIN << DIGITS * figure
            nobody, just_one = none, one
    return Outlook(nobody, just_one)


@rule
def digit(chances, figure) -> int:
    """One of the chances in a number that holds one for each figure."""
    return chances >> DIGITS * figure & (1 << DIGITS) - 1


@rule
def together(held, kind) -> int:
    """Others lay strong figures more often than weak ones."""
    eager = 1
    for figure in range(FIGURES):
        eager += digit(held, figure) * (1 + STRENGTH[kind, figure])
    return eager


@rule
def chances_to_hold(o, other) -> int:
    """By all that everybody can tell: for each figure, that it is in this hand."""
    ways, held = 0, 0
    if o.hand[other] | o.camp[other] == ALL:
        for figure in range(FIGURES):
            held |= CERTAIN * (o.hand[other] >> figure & 1) << DIGITS * figure
        return held
    for hand in range(HANDS):
        ways += o.ways[other, hand]
    for figure in range(FIGURES):
        with_it = 0
        for hand in range(HANDS):
            with_it += o.ways[other, hand] * (hand >> figure & 1)
        held |= CERTAIN * with_it // ways << DIGITS * figure
    return held


@rule
def chance_to_win(o, seat, figures, kind, outlook) -> int:
    """From the strongest figure down: one's own wins if no other lays it, another's wins if just one lays it. Whatever
    is left goes to the sword."""
    won, still = 0, CERTAIN
    for i in range(FIGURES):
        figure = STRONGEST_FIRST[kind, i]
        if figures >> figure & 1 == 1:
            gone = still * digit(outlook.nobody, figure) // CERTAIN
            won += gone
        else:
            gone = still * digit(outlook.just_one, figure) // CERTAIN
        still -= gone
    return won + still if o.sword == seat else won


@rule
def mood(o, seat) -> int:
    """All that lay open in this game, and the seat, as one number."""
    mixed = 1 + seat
    for i in range(o.turned):
        mixed = mixed * 31 + o.tile[o.game, i]
        for other in range(o.seats):
            mixed = mixed * 31 + o.log[o.game, i, other]
    return mixed


@rule
def whim(mood, move) -> int:
    """From MILDEST to WILDEST - 1, SOBER on average."""
    mixed = (mood * 31 + move) * 0x9E3779B97F4A7C1
    return MILDEST + ((mixed >> 33 & 0xFFFF) * (WILDEST - MILDEST) >> 16)


@rule
def standing(s, seat) -> int:
    """What a seat can count on: the castles it holds."""
    return POINT * total(s, seat)


@rule
def stage(s) -> int:
    """In the longer variant nobody thinks past the end of a game."""
    return s.game
