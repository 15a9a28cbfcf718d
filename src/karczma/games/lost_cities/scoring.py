"""Points: expeditions, milestones and the score sheet. Paragraph numbers refer to RULES.md."""

from __future__ import annotations

from karczma.core.compiling import rule

from .cards import (
    BEST_EXPEDITION,
    BONUS,
    COLOURS,
    COST,
    FIVE_IN_ONE,
    GREAT_EXPEDITION,
    LOWEST_HAND,
    MILESTONE_POINTS,
    MILESTONES,
    MOST_BEGUN,
    THREE_BEGUN,
    THREE_IN_A_ROW,
    VALUE,
)
from .state import OPEN, SHEET, SHEET_MILESTONES, TAKEN_BY

NO_EXPEDITION = -1000


@rule
def value_sum(s, seat, colour) -> int:
    """3.3 A: the values of the number cards."""
    points = 0
    for i in range(s.expedition_size[seat, colour]):
        points += VALUE[s.expedition[seat, colour, i]]
    return points


@rule
def sponsors(s, seat, colour) -> int:
    n = 0
    while n < s.expedition_size[seat, colour] and VALUE[s.expedition[seat, colour, n]] == 0:
        n += 1
    return n


@rule
def expedition_points(s, seat, colour) -> int:
    """3.3 B: less the cost of setting out; C: times one more than the sponsors; D: and a bonus for eight cards."""
    size = s.expedition_size[seat, colour]
    if size == 0:
        return 0
    points = (value_sum(s, seat, colour) - COST) * (1 + sponsors(s, seat, colour))
    return points + BONUS if size >= GREAT_EXPEDITION else points


@rule
def milestones_taken(s, seat) -> int:
    n = 0
    for milestone in range(MILESTONES):
        n += s.milestone[s.deal, milestone] == TAKEN_BY + seat
    return n


@rule
def write_sheet(s, seat) -> None:
    """3.4 The notepad gets a column for every expedition, and E: ten points for every milestone."""
    for colour in range(COLOURS):
        s.sheet[s.deal, seat, colour] = expedition_points(s, seat, colour)
    s.sheet[s.deal, seat, SHEET_MILESTONES] = MILESTONE_POINTS * milestones_taken(s, seat)


@rule
def total(s, seat) -> int:
    """All deals that are over, and the running one as it lies."""
    points = 0
    for deal in range(s.deal):
        for column in range(SHEET):
            points += s.sheet[deal, seat, column]
    if s.deal < s.deals:
        for colour in range(COLOURS):
            points += expedition_points(s, seat, colour)
        points += MILESTONE_POINTS * milestones_taken(s, seat)
    return points


# -- milestones


@rule
def award_first_come(s, seat) -> None:
    """5.2 At the end of one's turn one takes every open milestone one's own expeditions fulfil."""
    for milestone in range(MOST_BEGUN):
        if s.milestone[s.deal, milestone] == OPEN and is_reached(s, seat, milestone):
            s.milestone[s.deal, milestone] = TAKEN_BY + seat


@rule
def is_reached(s, seat, milestone) -> bool:
    """5.3 Sponsors are cards, and a lone sponsor is an expedition begun."""
    if milestone < COLOURS:
        return s.expedition_size[seat, milestone] >= 3
    if milestone == THREE_BEGUN:
        return begun(s, seat) >= 3
    for colour in range(COLOURS):
        if milestone == FIVE_IN_ONE and s.expedition_size[seat, colour] >= 5:
            return True
        if milestone == THREE_IN_A_ROW and longest_run(s, seat, colour) >= 3:
            return True
    return False


@rule
def begun(s, seat) -> int:
    """3.2 The expeditions with at least one card, a sponsor or a number."""
    n = 0
    for colour in range(COLOURS):
        n += s.expedition_size[seat, colour] > 0
    return n


@rule
def longest_run(s, seat, colour) -> int:
    """5.4 The most values that follow one another without a gap."""
    best, run, last = 0, 0, 0
    for i in range(s.expedition_size[seat, colour]):
        value = VALUE[s.expedition[seat, colour, i]]
        if value > 0:
            run = run + 1 if last > 0 and value == last + 1 else 1
            best = run if run > best else best
        last = value
    return best


@rule
def award_at_the_end(s) -> None:
    """5.5 Who fulfils it better takes it; if both do equally, nobody does."""
    for milestone in range(MOST_BEGUN, MILESTONES):
        if s.milestone[s.deal, milestone] == OPEN:
            lead = standing(s, 0, milestone) - standing(s, 1, milestone)
            if lead != 0:
                s.milestone[s.deal, milestone] = TAKEN_BY + (0 if lead > 0 else 1)


@rule
def standing(s, seat, milestone) -> int:
    """How well a seat fulfils a milestone that is compared at the end: the higher the better."""
    if milestone == MOST_BEGUN:
        return begun(s, seat)
    if milestone == BEST_EXPEDITION:
        return best_expedition(s, seat)
    return -hand_sum(s, seat) if milestone == LOWEST_HAND else 0


@rule
def best_expedition(s, seat) -> int:
    """5.6 As if its sponsors were not there: no multiplier, and the bonus only for eight number cards."""
    best = NO_EXPEDITION
    for colour in range(COLOURS):
        size = s.expedition_size[seat, colour]
        if size > 0:
            points = value_sum(s, seat, colour) - COST
            if size - sponsors(s, seat, colour) >= GREAT_EXPEDITION:
                points += BONUS
            best = points if points > best else best
    return best


@rule
def hand_sum(s, seat) -> int:
    """5.7 Sponsors in hand count nothing."""
    points = 0
    for i in range(s.hand_size[seat]):
        points += VALUE[s.hand[seat, i]]
    return points
