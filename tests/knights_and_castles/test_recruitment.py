"""RULES.md section 4: a drum brings a card back, and nobody else sees which."""

from __future__ import annotations

import pytest

from karczma import IllegalMove

from .tables import camp, hand, lay, line, position, recruit, seen

DRUM = "rounds: stone-small:-/-:0 drum\nstack: wood-small ? ? ? ?\n"


def test_4_1_one_card_of_the_camp_goes_back_to_the_hand():
    table = position(f"{DRUM}hand 0: KD\nhand 1: CFA")
    assert table.legal_moves(1) == ["recruit:K", "recruit:D", "recruit:P"]
    recruit(table, "P", "K")
    assert (hand(table, 0), hand(table, 1)) == ("KDP", "KCFA")
    assert (camp(table, 0), camp(table, 1)) == ("CFA", "DP")


def test_4_1_all_choose_at_the_same_time():
    table = position(f"{DRUM}hand 0: KD\nhand 1: CFA")
    assert table.waiting_for == (0, 1)
    table.play("recruit:P", 1)
    assert table.waiting_for == (0,)
    assert hand(table, 1) == "CFA", "until all have chosen"


def test_4_1_a_card_in_hand_cannot_be_taken_back():
    with pytest.raises(IllegalMove, match="not in your camp"):
        position(f"{DRUM}hand 0: KD").play("recruit:K", 0)


def test_4_2_the_others_do_not_see_which_card_it_is():
    ends = []
    for figure in "CFAP":
        table = position(f"{DRUM}hand 0: KD\nhand 1: CFA")
        recruit(table, figure, "P")
        ends.append((table.observation(1), table.observation(), str(table.view(1)), str(table.view())))
    assert len(set(ends)) == 1


def test_4_2_but_how_many_cards_are_in_hand_and_camp_is_seen():
    table = position(f"options: memory_aid=no\n{DRUM}hand 0: KD\nhand 1: CFA")
    recruit(table, "C", "P")
    view = table.view(1)["table"]
    assert (view["hands"][0], view["camps"][0]) == (["?"] * 5, ["?"] * 3)
    assert seen(table, 1)["hand 0"] == "KD?"


def test_4_3_a_single_card_is_taken_without_asking():
    table = position(f"{DRUM}hand 0: KDCFA\nhand 1: CFA")
    assert table.waiting_for == (1,)
    table.play("recruit:K", 1)
    assert hand(table, 0) == "KDCFAP"
    assert line(table, "rounds 1").split()[1] == "drum:1/+"


def test_4_3_an_empty_camp_takes_nothing():
    table = position(f"{DRUM}hand 1: CFA")
    assert table.waiting_for == (1,)
    table.play("recruit:K", 1)
    assert line(table, "rounds 1").split()[1] == "drum:-/+"


def test_4_3_a_drum_that_leaves_nobody_a_choice_is_a_round_all_the_same():
    table = position("rounds: stone-small\nstack: drum wood-small ? ? ? ?")
    lay(table, "KS", "SS")
    assert line(table, "rounds 1") == "stone-small:KS/SS:0 drum:1/- wood-small"
    assert hand(table, 0) == "KDCFAP"
    assert table.view(0)["table"]["round"] == 3


def test_4_3_two_drums_one_after_the_other():
    table = position("rounds: stone-small\nstack: drum drum wood-small ? ? ?")
    lay(table, "KS", "KD")
    assert table.waiting_for == (1,)
    table.play("recruit:K", 1)
    assert line(table, "rounds 1") == "stone-small:KS/KD:1 drum:1/+ drum:-/1 wood-small"
    assert hand(table, 0) == hand(table, 1) == "KDCFAP"


def test_4_3_a_drum_as_the_last_round_ends_the_game():
    past = "stone-small:-/-:0 stone-large:-/-:1 brick-small:-/-:0 brick-large:-/-:1 wood-small:-/-:0 drum:-/- drum"
    table = position(f"rounds: {past}\nhand 0: K")
    assert line(table, "box") == "wood-large"
    recruit(table, "P", "-")
    assert table.is_over
    assert hand(table, 0) == "KP"


def test_4_4_everybody_may_look_through_the_own_camp_only():
    for aid in ("yes", "no"):
        table = position(f"options: memory_aid={aid}\nseats: 3\nrounds: drum\nhand 0: KD\nhand 1: CFA\nhand 2: -")
        for seat, own in ((0, "CFAP"), (1, "KDP"), (2, "KDCFAP")):
            assert table.view(seat)["table"]["camps"][seat] == list(own)
            assert (table.view((seat + 1) % 3)["table"]["camps"][seat] == list(own)) == (aid == "yes")
