"""Rules of thumb: their tables against what they stand for, and one way to a value against another."""

from __future__ import annotations

import random

import pytest

from karczma.bots.sensible import ranked
from karczma.games.kings_under_mountains import sense
from karczma.games.kings_under_mountains.cards import CARDS, CENTRE, MOST_STAFF, STRENGTH, STRONGEST
from karczma.games.kings_under_mountains.mines import COVERING, captor, is_playable, may_join, may_staff, playable
from karczma.games.kings_under_mountains.rules import EXCHANGE
from karczma.games.kings_under_mountains.state import MOST_CAPTURED

from .reference import may_cover
from .tables import GAME


def games(seats, pairing="shuffled", count=3):
    """Every position of some games, of which half the moves are any and half look best."""
    rng = random.Random(seats)
    for seed in range(count):
        table = GAME.deal(seats=seats, seed=seed, pairing=pairing)
        while not table.is_over:
            yield table
            best = ranked(GAME, table.observation(table.waiting_for[0]), table.waiting_for[0])[0][0]
            table.play(rng.choice([best, rng.choice(table.legal_numbers())]))


@pytest.mark.parametrize("top", [None, *range(STRONGEST + 1)])
def test_what_covers_a_unit_is_what_the_rules_say(top):
    units, floor = ([], 0) if top is None else ([f"D{top}"], top + 1)
    assert [COVERING[floor] >> strength & 1 == 1 for strength in range(STRONGEST + 1)] == [
        may_cover(f"O{strength}", units) for strength in range(STRONGEST + 1)
    ]


def test_a_climb_takes_the_lowest_unit_above_the_last_or_does_without():
    for wanted in range(MOST_STAFF + 1):
        for units in range(1 << (STRONGEST + 1)):
            floor = missing = 0
            for _ in range(wanted):
                above = [strength for strength in range(floor, STRONGEST + 1) if units >> strength & 1]
                floor = above[0] + 1 if above else floor + 2
                missing += not above
            assert (sense.CLIMB[wanted, units], sense.MISSING[wanted, units]) == (floor, missing)


def test_a_mine_that_is_not_filled_costs_what_it_would_have_brought():
    for mine, value in enumerate(sense.VALUE.tolist()):
        assert (sense.WORTH[mine, 0], sense.WORTH[mine, 50], sense.WORTH[mine, 100]) == (-10 * value, 0, 10 * value)


def test_the_staff_that_a_king_misses_fits_a_byte():
    assert MOST_CAPTURED * MOST_STAFF < 1 << sense.BYTE


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_unit_takes_a_mine_for_oneself_unless_another_is_its_king(seats):
    state = GAME.deal(seats=seats, seed=seats).state
    for seat in range(seats):
        eye = sense.look(state, seat)
        for card in range(CARDS):
            units = int(sense.UNIT[eye.race, eye.rivals, card])
            takes = units >> sense.TAKERS & 1 << int(STRENGTH[card]) != 0
            assert takes == (captor(state, seat, card) == seat)


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_can_be_laid_is_what_some_mine_takes(seats):
    for table in games(seats):
        s = table.state
        for seat in range(seats):
            units = playable(s, seat)
            for card in range(CARDS):
                fits = any(may_join(s, place, card) for place in range(CENTRE)) or any(
                    may_staff(s, seat, i, card) for i in range(s.mine_size[seat])
                )
                assert is_playable(s, seat, card, *units) == fits


@pytest.mark.parametrize("pairing", ["shuffled", "fixed"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_card_is_worth_what_it_is_worth_at_the_best_place(seats, pairing):
    """Cards are weighed in one pass, places one by one: both must come to the same."""
    compared = 0
    for table in games(seats, pairing):
        seat = table.waiting_for[0]
        for move, worth in ranked(GAME, table.observation(seat), seat):
            if move < EXCHANGE:
                shown = table.copy()
                shown.play(move)
                if shown.legal_moves() and shown.legal_moves()[0].startswith(("centre", "own")):
                    assert ranked(GAME, shown.observation(seat), seat)[0][1] == worth
                    compared += 1
    assert compared > 100
