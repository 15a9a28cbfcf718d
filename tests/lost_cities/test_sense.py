"""The rules of thumb: what a sensible traveller does in plain positions, and how far that carries."""

from __future__ import annotations

import random

import numpy as np
import pytest

from karczma.bots import sensible

from .tables import GAME, position


def best(*text):
    """The move that looks best to whoever is asked."""
    table = position("\n".join(["options: deals=1", *text]))
    seat = table.waiting_for[0]
    return GAME.engine.notation.move_text(sensible.choose(GAME, table.observed(seat).tobytes(), seat))


# -- laying a card


def test_the_next_number_is_played_before_a_higher_one():
    assert best("hand 0: Y4 Y9 B8 V7", "expeditions 0: Y* Y2 Y3", "expeditions 1: B6 V6") == "play:Y4"


def test_a_useless_card_goes_first_while_there_is_time():
    assert best("hand 0: Y9 B2", "expeditions 0: Y* Y2 Y3", "expeditions 1: B4") == "camp:B2"


def test_a_sponsor_opens_a_colour_that_is_held_in_strength():
    assert best("hand 0: Y* Y4 Y6 Y8 Y9 B3 V5 G2") == "play:Y*"


def test_a_sponsor_alone_opens_nothing():
    assert best("hand 0: Y* B3 B9 V5 V2 G2 G7 O5") != "play:Y*"


def test_no_colour_is_begun_that_cannot_pay_its_cost_any_more():
    assert best("hand 0: Y5 Y6 B2 V3", "expeditions 1: V9", "deck: ? ? ? ?").startswith("camp:")


def test_a_strong_colour_is_begun_with_its_lowest_number():
    assert best("hand 0: Y3 Y6 Y8 Y9 Y10 B5 V4 G7") == "play:Y3"


def test_the_other_is_not_given_what_his_expedition_waits_for():
    hands = "hand 0: B6 V4", "expeditions 0: B9 V8"
    assert best(*hands, "expeditions 1: B* B* B5 V10") == "camp:V4"
    assert best(*hands, "expeditions 1: V* V* V3 B10") == "camp:B6"


def test_a_card_of_one_s_own_expedition_is_kept():
    assert best("hand 0: Y8 Y10 O2", "expeditions 0: Y* Y2 Y3 O9", "expeditions 1: O4") == "camp:O2"


@pytest.mark.parametrize(("expeditions", "played"), [("Y5 B2", "Y9"), ("Y5 B* B* B2", "B6")])
def test_the_last_card_is_the_one_that_scores_most(expeditions, played):
    assert best("hand 0: Y6 Y9 B6", f"expeditions 0: {expeditions}", "deck: ?") == f"play:{played}"


# -- drawing a card


def test_what_an_expedition_waits_for_is_taken_from_its_camp():
    assert best("to play: 0 draw", "hand 0: B2 V3", "expeditions 0: Y* Y5", "camps: G2 Y6") == "draw:Y"


def test_what_is_of_no_use_to_anybody_stays_in_its_camp():
    table = "hand 0: B2 V3", "expeditions 0: Y* Y5", "expeditions 1: Y3"
    assert best("to play: 0 draw", *table, "camps: Y2") == "draw:deck"


def test_whoever_has_much_to_play_does_not_hurry_the_end():
    """Two cards in the deck: from it, one more card can be laid; from a camp, two or more."""
    table = "hand 0: Y8 Y9 Y10 B9 B10", "expeditions 0: Y7 B8", "camps: O2"
    assert best("to play: 0 draw", *table, "deck: ? ?") == "draw:O"


# -- how far it carries


def played(seed, chooses, **options):
    """The points of both seats after a deal, and the turns it took; `chooses` says how each seat finds its moves."""
    table = GAME.deal(seed=seed, deals=1, turn_cap=400, **options)
    engine, dice, room = GAME.engine, random.Random(seed), np.empty(GAME.engine.most_moves, np.int16)
    state, turns = table.state, 0
    while waiting := int(engine.waiting_for(state)):
        seat = waiting.bit_length() - 1
        if chooses[seat]:
            move = sensible.choose(GAME, table.observed(seat).tobytes(), seat)
        else:
            move = int(room[dice.randrange(engine.legal_moves(state, seat, room))])
        engine.play(state, seat, move)
        turns += 1
    return [int(points) for points in table.scores], turns // 2


def test_two_of_them_come_home_with_profit_and_do_not_dawdle():
    deals = [played(seed, (True, True)) for seed in range(300)]
    assert np.mean([points for points, _ in deals]) > 15
    assert np.mean([turns for _, turns in deals]) < 65
    assert max(turns for _, turns in deals) < 120


@pytest.mark.parametrize("milestones", [False, True])
def test_it_is_far_ahead_of_chance_from_either_seat(milestones):
    ahead = []
    for seed in range(20):
        (mine, theirs), _ = played(seed, (True, False), milestones=milestones)
        ahead.append(mine - theirs)
        (theirs, mine), _ = played(seed, (False, True), milestones=milestones)
        ahead.append(mine - theirs)
    assert min(ahead) > 0
    assert np.mean(ahead) > 50
