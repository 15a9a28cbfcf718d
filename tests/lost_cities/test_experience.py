"""What was learned: it plays better than rules of thumb, and guesses better than chance what the other holds."""

from __future__ import annotations

import math

import numpy as np

from karczma.bots.sensible import ranked
from karczma.core.generator import set_key
from karczma.core.record import copy
from karczma.games.lost_cities.experience import BEGINS, SHAPES, TAUGHT
from karczma.games.lost_cities.guess import HELD, SHAPE
from karczma.games.lost_cities.notation import CARD

from .tables import GAME, position


def test_every_table_has_its_place():
    assert len(TAUGHT) == BEGINS[-1] == sum(math.prod(shape) for shape in SHAPES.values())
    assert len(HELD) == math.prod(SHAPE)
    assert HELD.min() > 0, "no card is thought impossible"


def test_it_plays_better_than_rules_of_thumb():
    """Mirrored deals; it was more than four points a deal in thousands of them."""
    margins = []
    for seed in range(150):
        for side in range(2):
            table = GAME.deal(seed=seed, deals=1, first="random")
            while not table.is_over:
                seat = table.waiting_for[0]
                by = "judge" if seat == side else "weigh"
                table.play(ranked(GAME, table.observation(seat), seat, by)[0][0], seat)
            margins.append(table.scores[side] - table.scores[1 - side])
    assert np.mean(margins) > 0


def test_a_card_that_fits_is_more_likely_to_be_held_than_one_that_does_not():
    hands = "to play: 0 place", "hand 0: Y2 Y3 B2 B3 V2 V3 G2 G3", "hand 1: ? ? ? ? ? ? ? ?"
    table = position("\n".join(["options: deals=1", *hands, "expeditions 1: O* O* O5 V9", "deck:" + " ?" * 20]))
    held, seen = np.zeros(50), table.observed(0)
    for number in range(2000):
        world = copy(seen)
        set_key(world, number, 1)
        GAME.engine.imagine(world)
        for kind in world.hand[1, : world.hand_size[1]]:
            held[kind] += 1
    fits, does_not = (held[CARD[name]] for name in ("O7", "V4"))
    assert fits > 1.3 * does_not
