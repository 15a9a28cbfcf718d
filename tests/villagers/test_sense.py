"""The rules of thumb: what a sensible villager does in plain positions, and that it beats chance."""

from __future__ import annotations

import random

import numpy as np
import pytest

from karczma.bots import sensible
from karczma.games.villagers import GAME

EXPANSIONS = {"scoundrels": True, "saints": True, "profiteers": True, "improvements": True}


ENDED = "\n".join(f"stack{i + 1}: -" for i in range(6))


def best(*text, seats=2):
    """The move that looks best to whoever is asked."""
    table = GAME.position("\n".join([f"seats: {seats}", *text]))
    seat = table.waiting_for[0]
    return GAME.engine.notation.move_text(sensible.choose(GAME, table.observed(seat).tobytes(), seat))


def test_builders_come_early_and_gold_comes_late():
    cards = "hand a: wattler beekeeper"
    assert best(cards) == "build:wattler"
    assert best(cards, "markets: 1", ENDED) == "build:beekeeper"


def test_much_gold_that_pays_twice_comes_before_a_little_silver():
    assert best("hand a: spelunker log-rafter", "village a: founders miner seeker@2 lumberjack") == "build:spelunker"


def test_a_basic_is_hired_for_a_card_that_waits_for_it():
    assert best("hand a: carpenter tailor", seats=4) == "hire:lumberjack"


def test_a_basic_is_paid_with_a_card_of_no_use():
    turn = "turn: actions=2 hires=3 begun=1 hiring=lumberjack onto=stack1", "limits: 2 2 2 2"
    steps = "steps: ending.a.2 building.a.1 build:a return:a"
    assert best("hand a: carpenter tailor", *turn, steps, seats=4) == "return:tailor"


def test_a_link_is_laid_for_what_is_to_lie_on_it():
    assert best("hand a: seeker spelunker", "village a: founders miner") == "build:seeker"


def test_nothing_is_built_at_a_loss():
    """At the end a Milk Maid shows food only, which brings nothing any more; her padlock costs two gold."""
    assert best("hand a: milk-maid", "village a: founders hayer grazier@2", "markets: 1", ENDED) == "pass"


def test_one_s_own_unlocker_is_paid_and_not_a_rival_s():
    villages = "village a: founders lumberjack carpenter@2", "village b: founders lumberjack carpenter@2"
    turn = "turn: actions=3 hires=3 begun=1 building=beekeeper", "limits: 3 3"
    steps = "steps: ending.a.2 building.a.1 build:a lay.a pay:a"
    assert best(*villages, *turn, steps, "hand a: -") == "pay:a3"


def test_many_coins_make_any_villager_welcome():
    steps = "steps: ending.a drafting.a draft-turn.a.1 draft:a"
    assert best(steps, "road: peddler+9 cartwright blacksmith seeker hunter jeweler", "hand a: -") == "draft:road1"


def test_the_countess_is_given_what_is_worth_nothing_to_her():
    steps = "steps: ending.a drafting.a draft-turn.a refill.a countess-takes:a"
    road = "road: jeweler seeker fromager - cartwright spelunker"
    assert best(steps, road, "square a: wattler", seats=1) == "countess:road2"


# -- against chance


def played(seats, seed, sensible_seats, **options):
    """The gold of every village at the end of a game; the other seats play anything."""
    table = GAME.deal(seats=seats, seed=seed, **options)
    engine, dice, room = GAME.engine, random.Random(seed), np.empty(GAME.engine.most_moves, np.int16)
    state = table.state
    while waiting := int(engine.waiting_for(state)):
        seat = waiting.bit_length() - 1
        if seat in sensible_seats:
            move = sensible.choose(GAME, table.observed(seat).tobytes(), seat)
        else:
            move = int(room[dice.randrange(engine.legal_moves(state, seat, room))])
        engine.play(state, seat, move)
    return state.supply.tolist()


@pytest.mark.parametrize("options", [{}, EXPANSIONS], ids=["base", "expansions"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_it_has_twice_the_gold_of_chance_from_every_seat(seats, options):
    mine, theirs = [], []
    for seed in range(5):
        for seat in range(seats):
            gold = played(seats, seed, {seat}, **options)
            mine.append(gold[seat])
            theirs += gold[:seat] + gold[seat + 1 : seats]
    assert np.mean(mine) > 2 * np.mean(theirs)
    assert min(mine) > np.mean(theirs)


@pytest.mark.parametrize("mode", ["normal", "novice", "veteran"])
def test_alone_it_keeps_up_with_the_countess(mode):
    """Chance is about 200 gold behind her."""
    ends = [played(1, seed, {0}, mode=mode) for seed in range(12)]
    assert np.mean([gold[0] - gold[1] for gold in ends]) > -60
