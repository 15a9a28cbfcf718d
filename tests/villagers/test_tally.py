"""The quick count of a village is the count by the rules, as it stands and with one more card."""

from __future__ import annotations

import random

import numpy as np
import pytest

from karczma.bots import sensible
from karczma.core.record import copy
from karczma.games.villagers import GAME
from karczma.games.villagers import cards as c
from karczma.games.villagers.counting import all_coins, best_silver, counted, printed_gold, silver
from karczma.games.villagers.markets import ALL_SUITS, copper_of, nuns_silver
from karczma.games.villagers.tally import (
    EVERY_SUIT,
    KEY_BIT,
    ONE_METAL,
    best_copper,
    count_of,
    in_field,
    silver_in,
    tally,
    with_one_more,
)
from karczma.games.villagers.village import has_villager, lay

from .tables import ALL_FOUR

# All that silver, copper and Improvements count.
RATES = {
    *((int(rate[c.COUNTS]), int(rate[c.ABOUT])) for metal in (c.SILVER, c.COPPER) for rate in metal if rate[c.COUNTS]),
    *zip(c.IMPROVEMENT_COUNTS.tolist(), c.IMPROVEMENT_ABOUT.tolist(), strict=True),
}
GAMES_PLAYED, LOOKED_AT = 3, 0.1


def positions(seats, seed):
    """Some of those of a game, played by rules of thumb with a slip now and then."""
    table = GAME.deal(seats=seats, seed=seed, **(ALL_FOUR if seats > 1 else {}))
    dice = random.Random(seed)
    while not table.is_over:
        if dice.random() < LOOKED_AT:
            yield copy(table.state)
        seat = table.waiting_for[0]
        moves = sensible.ranked(GAME, table.observed(seat).tobytes(), seat)
        table.play(dice.choice(moves)[0] if dice.random() < 0.2 else moves[0][0], seat)
    yield copy(table.state)


def by_rules(s, owner):
    """What a village counts and pays, each counted for itself. Chains are not tallied where nothing counts them."""
    counts = {pair: counted(s, owner, *pair) for pair in RATES if is_tallied(s, *pair)}
    copper = max(copper_of(s, owner, place) for place in range(s.village_size[owner])) if s.profiteers else 0
    keys = {kind for kind in np.flatnonzero(KEY_BIT).tolist() if has_villager(s, owner, kind)}
    gold = printed_gold(s, owner, ALL_SUITS), all_coins(s, owner)
    silver_sums = silver(s, owner), best_silver(s, owner), nuns_silver(s, owner)
    return counts, keys, gold, silver_sums, copper


def by_tally(s, t):
    counts = {pair: count_of(t, *pair) for pair in RATES if is_tallied(s, *pair)}
    keys = {kind for kind in np.flatnonzero(KEY_BIT).tolist() if t.keys & KEY_BIT[kind]}
    gold = in_field(t, c.PRINTED_GOLD, EVERY_SUIT), t.coins
    sums = silver_in(t)
    nuns, copper = sums.nuns if s.saints else 0, best_copper(t) if s.profiteers else 0
    return counts, keys, gold, (sums.total, sums.best, nuns), copper


def is_tallied(s, what, about):
    return bool(s.improvements) or what not in (c.CHAINS, c.HAND_SPECIAL)


@pytest.mark.parametrize("seats", range(1, 6))
def test_one_more_card_is_counted_as_if_it_were_laid(seats):
    dice = random.Random(seats)
    for seed in range(GAMES_PLAYED):
        for s in positions(seats, seed):
            for owner in range(max(seats, 2)):
                now = tally(s, owner)
                assert by_tally(s, now) == by_rules(s, owner)
                for kind in dice.sample(range(c.HAND_KINDS), 8):
                    place, after = dice.randrange(-1, int(s.village_size[owner])), copy(s)
                    lay(after, owner, kind, c.ROLE[kind], place)
                    assert by_tally(s, with_one_more(s, owner, now, kind, place)) == by_rules(after, owner)


def test_every_silver_and_copper_card_is_tallied():
    """They are rare on a table; here each lies alone on one, and beside a twin."""
    s = next(positions(5, 0))
    for kind in np.flatnonzero(ONE_METAL).tolist():
        for place in (-1, 0):
            now, after = with_one_more(s, 0, tally(s, 0), kind, place), copy(s)
            lay(after, 0, kind, c.ROLE[kind], place)
            assert by_tally(s, now) == by_rules(after, 0)
            now = with_one_more(after, 0, tally(after, 0), kind, -1)
            lay(after, 0, kind, c.ROLE[kind], -1)
            assert by_tally(s, now) == by_rules(after, 0)


def test_no_field_overflows():
    """The whole game together has less of everything than a field can hold."""
    copies = np.maximum(c.COPIES, 1)
    for what, about in RATES:
        if what == c.SUIT_SYMBOLS:
            assert (copies * c.SYMBOLS)[about == c.SUIT].sum() < 1 << 10
    assert max((copies * c.GOLD).sum(), (copies * c.FOOD).sum(), (copies * c.BUILDERS).sum(), copies.sum()) < 1 << 10
    assert copies[ONE_METAL > 0].max() < 1 << 4
