"""The core carries the hard flows of Villagers. Paragraph numbers refer to villagers_rulings.md."""

from __future__ import annotations

import random

import numpy as np

from karczma.core.generator import set_key
from karczma.core.knowledge import SPECTATOR, TOGETHER, UNKNOWN, UNNOTICED
from karczma.core.piles import enter_hand, leave_hand, put_on_pile
from karczma.core.record import blank, copy
from karczma.core.steps import ask, put_off, top_about, top_step, waiting_for

from . import state as table
from .building import lay
from .cards import AGENT, BACK, BLACKSMITH, COPIES, COURIER, HUNTER, JEWELER, KINDS, MONK, NAMES, SEEKER, SPELUNKER
from .hidden import complete, observe, seen_move
from .rules import legal_moves, play, settle, setup

VIEWERS = (TOGETHER, SPECTATOR, 0, 1, 2)


def position(hands=("", "", ""), villages=("", "", ""), road="", stacks=("", "", "")):
    """Cards by name; `seeker+02` in a hand is known to seats 0 and 2 as well, `seeker@1` lies on place 1."""
    s = blank(table.STATE)
    s.seats, s.miners, s.supply[:], s.road[:] = 3, 6, 5, table.EMPTY
    for seat in range(3):
        for name, _, others in (text.partition("+") for text in hands[seat].split()):
            enter_hand(s, seat, NAMES.index(name), sum(1 << int(other) for other in others) | 1 << seat)
        for name, _, place in (text.partition("@") for text in villages[seat].split()):
            lay(s, seat, NAMES.index(name), NAMES.index(name), int(place or -1))
        for name in stacks[seat].split():
            s.pile_known[seat] = 0
            put_on_pile(s, seat, NAMES.index(name), 0)
    for slot, name in enumerate(road.split()):
        s.road[slot] = NAMES.index(name)
    put_off(s, table.NEXT_ROUND, 0, 0)
    return s


def build_turn(seat, **cards):
    s = position(**cards)
    s.turn, s.actions, s.hires = seat, 2, 1
    ask(s, table.BUILD, seat, 0)
    return s


def draft_turns(**cards):
    s = position(**cards)
    put_off(s, table.NEXT_TURN, 0, 6)
    settle(s)
    return s


def dealt(seed):
    s = blank(table.STATE)
    s.seats = 3
    set_key(s, seed, 7)
    setup(s)
    return s


def legal(s, seat):
    moves = np.empty(table.MOST_MOVES, np.int16)
    return moves[: legal_moves(s, seat, moves)].tolist()


def seats_asked(s):
    return [seat for seat in range(3) if waiting_for(s) >> seat & 1]


def observed(s, viewer):
    o = copy(s)
    observe(o, viewer)
    return o


def completed(o, seed):
    c = copy(o)
    set_key(c, seed, 1)
    complete(c)
    return c


def looks_alike(one, other, viewer):
    return observed(one, viewer).tobytes() == observed(other, viewer).tobytes()


def random_positions(games, dice):
    for seed in range(games):
        s = dealt(seed)
        while waiting_for(s):
            yield s
            seat = dice.choice(seats_asked(s))
            play(s, seat, dice.choice(legal(s, seat)))


def cards_of(s):
    """How many of each kind there are, wherever they lie."""
    piles = [s.road, *(s.hand[i, : s.hand_size[i]] for i in range(3)), *(s.pile[i, : s.pile_size[i]] for i in range(3))]
    piles += [s.village[i, : s.village_size[i]] for i in range(3)] + [np.full(s.courier_gone, COURIER)]
    return [sum(int((pile == kind).sum()) for pile in piles) for kind in range(KINDS)]


# -- 1. nested choices


def test_11_2_and_10_5_a_monk_is_laid_with_its_cover_and_the_builder_picks_whom_to_pay():
    villages = ("miner seeker@0 miner seeker@2 miner blacksmith@4", "miner blacksmith@0 blacksmith@0", "")
    s = build_turn(0, hands=("jeweler monk", "", ""), villages=villages)
    assert legal(s, 0) == [table.PLAY + KINDS + JEWELER, table.DONE]
    play(s, 0, table.PLAY + KINDS + JEWELER)
    assert (top_step(s), top_about(s)) == (table.PLACE, KINDS + JEWELER)
    assert legal(s, 0) == [table.ON + 2, table.ON + 4]
    play(s, 0, table.ON + 4)
    assert (top_step(s), top_about(s)) == (table.PAY, JEWELER)
    assert legal(s, 0) == [table.PAY_VILLAGER + payee for payee in (5, table.PLACES + 1, table.PLACES + 2)]
    play(s, 0, table.PAY_VILLAGER + table.PLACES + 2)
    assert (s.supply[0], s.coins[1, 2], s.actions, s.hand_size[0]) == (3, 2, 0, 0)
    assert s.village[0, 6:8].tolist() == [MONK, JEWELER]
    assert s.link[0, 6:8].tolist() == [SPELUNKER, JEWELER]
    assert top_step(s) == table.BUILD


def test_22_1_and_10_4_side_questions_with_one_answer_are_not_asked():
    s = build_turn(0, hands=("spelunker", "", ""), villages=("miner seeker@0", "", ""))
    play(s, 0, table.PLAY + SPELUNKER)  # one place; nobody has a Chandler, so the bank is paid
    assert (s.village[0, 2], s.supply[0], s.only_move[0], top_step(s)) == (SPELUNKER, 3, 0, table.BUILD)


def test_22_6_a_question_whose_answers_are_hidden_is_asked_even_if_there_is_one():
    alike, different = (
        build_turn(0, hands=(hand, "", ""), stacks=("agent", "", "")) for hand in ("monk monk", "monk tinner")
    )
    play(alike, 0, table.HIRE)
    play(different, 0, table.HIRE)
    assert (top_step(alike), len(legal(alike, 0))) == (table.GIVE_BACK, 1)
    assert looks_alike(alike, different, 1)


# -- 2. the Courier steps in


def test_d32_and_22_6_only_the_holder_of_the_courier_can_tell_who_is_asked():
    hands = ("courier hunter", "tinner agent"), ("tinner hunter", "courier agent"), ("tinner hunter", "monk agent")
    one, other, nobody = (
        draft_turns(hands=("seeker", *two), road="hunter agent", stacks=("agent", "", "courier seeker"))
        for two in hands
    )
    assert [seats_asked(s) for s in (one, other, nobody)] == [[1], [2], [0]]
    for viewer in (0, SPECTATOR):
        assert looks_alike(one, other, viewer)
        assert looks_alike(one, nobody, viewer)
    assert [seats_asked(observed(one, viewer)) for viewer in VIEWERS] == [[1], [0], [0], [1], [0]]
    assert legal(observed(one, 0), 0) == legal(nobody, 0)
    before = observed(one, 0).tobytes()
    assert [seen_move(one, 1, table.HOLD, viewer) for viewer in (1, 0)] == [table.HOLD, UNNOTICED]
    play(one, 1, table.HOLD)
    assert observed(one, 0).tobytes() == before
    assert seats_asked(one) == [0]


def test_22_6_a_hidden_question_leaves_no_trace_in_the_middle_of_the_stack():
    one, nobody = (draft_turns(hands=("", special, ""), road="hunter") for special in ("courier", "monk"))
    for s in (one, nobody):
        ask(s, table.PAY, 2, JEWELER)
        ask(s, table.PLACE, 0, SEEKER)
    assert one.step_size == nobody.step_size + 1
    assert looks_alike(one, nobody, 0)


def test_17_4_the_courier_takes_a_villager_to_hand_and_the_draft_goes_on():
    s = draft_turns(hands=("", "courier", ""), road="hunter agent", stacks=("seeker", "", ""))
    play(s, 1, table.SEND + 1)
    assert (s.hand[1, 0], s.hand_known[1, 0], s.courier_gone) == (AGENT, 0b111, 1)
    assert s.road.tolist()[:2] == [HUNTER, SEEKER]
    assert (top_step(s), seats_asked(s)) == (table.DRAFT, [0])


# -- 3. backs show the suit


def test_22_2_hands_and_tops_of_stacks_show_their_suit_and_deeper_cards_nothing():
    s = dealt(5)
    o = observed(s, 1)
    assert o.hand[1].tolist() == s.hand[1].tolist()
    for seat in (0, 2):
        assert o.hand[seat, :3].tolist() == sorted(BACK[s.hand[seat, :3]].tolist())
    for stack in range(table.STACKS):
        assert o.pile[stack, :4].tolist() == [UNKNOWN] * 3 + [BACK[s.pile[stack, 3]]]
    deals = [completed(o, seed) for seed in range(60)]
    assert all(cards_of(c) == COPIES.tolist() and looks_alike(c, s, 1) for c in deals)
    assert len({(c.hand[0, 0].item(), c.pile[0, 0].item(), c.pile[0, 3].item()) for c in deals}) > 20


# -- 4. cards known to some


def test_22_3_who_returns_a_card_face_down_knows_it_and_the_others_lose_track_of_its_suit():
    s = build_turn(0, hands=("seeker+12 blacksmith+1 agent+12", "", ""), stacks=("hunter hunter", "", ""))
    play(s, 0, table.HIRE)
    assert [seen_move(s, 0, table.RETURN + SEEKER, viewer) for viewer in (0, 1)] == [
        table.RETURN + SEEKER,
        BACK[SEEKER],
    ]
    play(s, 0, table.RETURN + SEEKER)
    assert observed(s, 0).pile[0, :3].tolist() == [UNKNOWN, BACK[HUNTER], SEEKER]
    for viewer in (1, 2, SPECTATOR):
        assert observed(s, viewer).pile[0, 2] == BACK[SEEKER]
        assert observed(s, viewer).hand[0, :2].tolist() == [BACK[BLACKSMITH], AGENT]


def test_22_3_unless_all_cards_of_that_suit_in_the_hand_are_known_and_alike():
    s = build_turn(0, hands=("seeker+12 seeker+1 agent", "", ""), stacks=("hunter", "", ""))
    play(s, 0, table.HIRE)
    assert [seen_move(s, 0, table.RETURN + SEEKER, viewer) > 0 for viewer in VIEWERS] == [
        True,
        False,
        True,
        True,
        False,
    ]
    play(s, 0, table.RETURN + SEEKER)
    assert [observed(s, viewer).pile[0, 1] for viewer in (0, 1, 2)] == [SEEKER, SEEKER, BACK[SEEKER]]
    assert [SEEKER in observed(s, viewer).hand[0, :2] for viewer in (1, 2)] == [True, False]


def test_20_6_who_put_a_card_on_a_stack_knows_it_still_in_the_hand_that_draws_it():
    s = build_turn(0, hands=("seeker agent", "hunter", "hunter"), stacks=("hunter hunter", "", ""))
    s.supply[2] = 0
    for move in (table.HIRE, table.RETURN + SEEKER, table.DONE):
        play(s, 0, move)
    assert (top_step(s), seats_asked(s)) == (table.BID, [0, 1])  # who has no gold is not asked
    play(s, 1, table.OFFER + 1)
    play(s, 0, table.OFFER)
    assert [SEEKER in observed(s, viewer).hand[1, :2] for viewer in (0, 1, 2)] == [True, True, False]
    assert BACK[SEEKER] in observed(s, 2).hand[1]


def test_22_5_of_two_twins_known_to_different_seats_nobody_knows_the_one_that_stays():
    twins, strangers = (
        build_turn(1, hands=("", hand, ""), villages=("", "miner", ""))
        for hand in ("seeker+0 seeker+2", "blacksmith+0 seeker+2")
    )
    assert looks_alike(twins, strangers, 2)
    play(twins, 1, table.PLAY + SEEKER)
    play(strangers, 1, table.PLAY + SEEKER)
    assert twins.hand_known[1, 0] == 0b010
    assert looks_alike(twins, strangers, 2)  # that seat 0 has lost track must not tell seat 2 of the twin


def test_22_5_whoever_knew_of_n_twins_knows_of_one_fewer_when_one_leaves():
    dice = random.Random(0)
    for _ in range(300):
        s = position()
        for _ in range(dice.randint(1, 5)):
            enter_hand(s, 1, SEEKER, dice.randrange(32) | 0b10)
        knew = (s.hand_known[1][:, None] >> np.arange(5) & 1).sum(axis=0)
        leave_hand(s, 1, SEEKER)
        assert (s.hand_known[1][:, None] >> np.arange(5) & 1).sum(axis=0).tolist() == np.maximum(knew - 1, 0).tolist()
        assert (np.diff(s.hand_known[1, : s.hand_size[1]]) >= 0).all()


# -- 5. a secret choice of several at once


def test_20_2_offers_are_secret_until_the_last_is_in_but_all_see_who_has_made_one():
    one, other = dealt(3), dealt(3)
    assert seats_asked(one) == [0, 1, 2]
    play(one, 0, table.OFFER + 2)
    play(other, 0, table.OFFER + 1)
    assert seats_asked(one) == seats_asked(observed(one, 2)) == [1, 2]
    assert [observed(one, viewer).bid[0] for viewer in VIEWERS] == [3, UNKNOWN, 3, UNKNOWN, UNKNOWN]
    assert [looks_alike(one, other, viewer) for viewer in VIEWERS] == [False, True, False, True, True]
    assert seen_move(one, 1, table.OFFER + 1, 0) == UNKNOWN
    assert {int(completed(observed(one, 1), seed).bid[0]) for seed in range(30)} == {1, 2, 3}
    for s in (one, other):
        play(s, 2, table.OFFER + 2)
        play(s, 1, table.OFFER)
        assert (top_step(s), s.bid.tolist()) == (table.DRAFT, [0, 0, 0])
    assert [s.supply.tolist() for s in (one, other)] == [[5, 5, 5], [5, 5, 3]]  # a tie has no winner


# -- all of it, at random


def test_22_a_completed_observation_looks_the_same_and_can_be_played_on():
    dice = random.Random(1)
    for s in random_positions(20, dice):
        viewer = dice.choice(VIEWERS)
        c = completed(observed(s, viewer), dice.randrange(1 << 30))
        assert cards_of(c) == cards_of(s) == COPIES.tolist()
        assert looks_alike(c, s, viewer)
        for _ in range(10):
            for seat in seats_asked(c)[:1]:
                play(c, seat, dice.choice(legal(c, seat)))


def test_22_what_looks_alike_looks_alike_after_moves_that_look_alike():
    """Moves that turn over a card, and the last offer, are left out: they may tell two truths apart."""
    dice, compared = random.Random(2), 0
    for s in random_positions(150, dice):
        seat = seats_asked(s)[0]
        viewer = dice.choice([other for other in (SPECTATOR, 0, 1, 2) if other != seat])
        move, after = dice.choice(legal(s, seat)), copy(s)
        seen = seen_move(s, seat, move, viewer)
        play(after, seat, move)
        if seen == UNNOTICED:
            assert looks_alike(s, after, viewer)
        elif move >= table.PLAY or (top_step(s) == table.BID and len(seats_asked(s)) > 1):
            c = completed(observed(s, viewer), dice.randrange(1 << 30))
            alike = [answer for answer in legal(c, seat) if seen_move(c, seat, answer, viewer) == seen]
            for answer in alike[:1]:
                play(c, seat, answer)
                assert looks_alike(c, after, viewer)
                compared += 1
    assert compared > 3000
