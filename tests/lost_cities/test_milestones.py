"""RULES.md section 5: the variant with milestones."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from .tables import GAME, end_the_deal, line, play, position, sheet, taken

COLOURS = {"yellow": "Y", "blue": "B", "violet": "V", "green": "G", "orange": "O"}
FIRST_COME = [*(f"three-{colour}" for colour in COLOURS), "five-in-one", "three-begun", "three-in-a-row"]
AT_THE_END = ["most-begun", "best-expedition", "lowest-hand"]


def table_with(milestones, text, options="deals=1"):
    return position(f"options: milestones=yes {options}\nmilestones: {milestones}\n{text}")


# -- 5.1


def test_5_1_five_of_eleven_are_drawn_and_laid_open():
    drawn = Counter()
    for seed in range(60):
        names = taken(GAME.deal(seed=seed, milestones=True))
        assert len(names) == 5
        assert set(names.values()) == {None}
        drawn.update(list(names))
    assert set(drawn) == {*FIRST_COME, *AT_THE_END}


def test_5_1_each_of_the_462_sets_is_as_likely_as_any_other():
    batch = GAME.batch(30 * 462, seed=1, milestones=True)
    drawn = batch.records["milestone"][:, 0]
    sets = Counter(tuple(row) for row in drawn.tolist())
    assert {sum(row) for row in sets} == {5}
    assert len(sets) == comb(11, 5) == 462
    for often in (drawn == 1).sum(axis=0):
        assert abs(often - len(drawn) * 5 / 11) < 5 * (len(drawn) * 5 / 11 * 6 / 11) ** 0.5
    surprise = sum((count - 30) ** 2 / 30 for count in sets.values())
    assert abs(surprise - 461) < 5 * (2 * 461) ** 0.5  # chi-squared with 461 degrees of freedom


def test_5_1_five_are_drawn_anew_for_each_deal():
    sets = set()
    for seed in range(10):
        table = GAME.deal(seed=seed, milestones=True, turn_cap=1)
        while not table.is_over:
            end_the_deal(table)
        for deal in (1, 2, 3):
            assert len(taken(table, deal)) == 5
        sets.add(tuple(tuple(taken(table, deal)) for deal in (1, 2, 3)))
    assert len(sets) == 10
    assert all(len(set(match)) > 1 for match in sets)


def test_5_1_the_other_six_are_not_used():
    table = table_with("three-blue", "hand 0: Y4\nexpeditions 0: Y2 Y3\nexpeditions 1: B5\ndeck: ?")
    play(table, "play:Y4", "draw:deck")
    assert taken(table) == {"three-blue": None}
    assert sheet(table)[0][5] == sheet(table)[1][5] == 0


def test_5_1_without_the_variant_there_are_none():
    assert GAME.deal(seed=1).view(0)["table"]["milestones"] == []
    table = position("options: deals=1\nhand 0: Y4\nexpeditions 0: Y2 Y3\ndeck: ?")
    assert play(table, "play:Y4", "draw:deck").outcome.scores == (-11, 0)


def test_5_1_each_is_worth_ten_points_to_whoever_takes_it():
    table = table_with("three-yellow", "hand 0: Y4\nexpeditions 0: Y2 Y3")
    assert play(table, "play:Y4").scores == (-11, 0)
    assert play(table, "draw:deck").scores == (-1, 0)


def test_5_1_both_see_the_open_ones_and_who_took_them():
    table = table_with("three-yellow:1 most-begun", "hand 0: Y4")
    for seat in (0, 1, None):
        assert table.view(seat)["table"]["milestones"] == [
            {"name": "three-yellow", "when": "first-come", "taken_by": 1},
            {"name": "most-begun", "when": "end", "taken_by": None},
        ]


# -- 5.2

REACHED_BY = [
    *((f"three-{colour}", f"{letter}2 {letter}7", f"{letter}9") for colour, letter in COLOURS.items()),
    *((f"three-{colour}", f"{letter}* {letter}*", f"{letter}*") for colour, letter in COLOURS.items()),
    ("five-in-one", "V2 V4 V6 V8", "V10"),
    ("five-in-one", "V* V* V* V2", "V4"),
    ("three-begun", "Y10 O2", "V7"),
    ("three-begun", "Y* O*", "V*"),
    ("three-in-a-row", "G4 G5", "G6"),
    ("three-in-a-row", "B* B2 B3", "B4"),
    ("three-in-a-row", "B2 B4 B8 B9", "B10"),
    ("three-in-a-row", "B2 B3", "B4"),
]


@pytest.mark.parametrize(("milestone", "lying", "last"), REACHED_BY)
@pytest.mark.parametrize("seat", [0, 1])
def test_5_2_first_come_first_served(seat, milestone, lying, last):
    text = f"to play: {seat} place\nhand {seat}: {last}\nexpeditions {seat}: {lying}"
    table = play(table_with(milestone, text), f"play:{last}", "draw:deck")
    assert taken(table) == {milestone: seat}


@pytest.mark.parametrize(("milestone", "lying", "last"), REACHED_BY)
def test_5_2_a_turn_without_the_last_card_does_not_fulfil_it(milestone, lying, last):
    table = table_with(milestone, f"hand 0: {last}\nexpeditions 0: {lying}")
    assert taken(play(table, f"camp:{last}", "draw:deck")) == {milestone: None}


@pytest.mark.parametrize(("milestone", "lying", "last"), REACHED_BY)
def test_5_2_once_taken_it_stays_with_whoever_took_it(milestone, lying, last):
    table = table_with(f"{milestone}:1", f"hand 0: {last}\nexpeditions 0: {lying}")
    assert taken(play(table, f"play:{last}", "draw:deck")) == {milestone: 1}


@pytest.mark.parametrize(("milestone", "lying", "last"), REACHED_BY)
def test_5_2_decided_the_check_comes_after_the_draw_also_after_the_last_card_of_the_deck(milestone, lying, last):
    table = table_with(milestone, f"hand 0: {last}\nexpeditions 0: {lying}\ndeck: ?")
    play(table, f"play:{last}")
    assert taken(table) == {milestone: None}
    play(table, "draw:deck")
    assert table.is_over
    assert taken(table) == {milestone: 0}
    assert sheet(table)[0][5] == 10


def test_5_2_a_turn_that_ends_with_a_camp_draw_is_checked_too():
    table = table_with("three-yellow", "hand 0: Y4\nexpeditions 0: Y2 Y3\ncamps: B5")
    assert taken(play(table, "play:Y4", "draw:B")) == {"three-yellow": 0}


def test_5_2_several_in_one_turn_are_possible():
    open_ones = "three-yellow five-in-one three-begun three-in-a-row three-blue"
    table = table_with(open_ones, "hand 0: Y4\nexpeditions 0: Y* Y* Y2 Y3 B5 V9")
    play(table, "play:Y4", "draw:deck")
    assert taken(table) == {
        "three-yellow": 0,
        "five-in-one": 0,
        "three-begun": 0,
        "three-in-a-row": 0,
        "three-blue": None,
    }


def test_5_2_each_is_taken_once_however_often_it_is_fulfilled():
    table = table_with("three-in-a-row", "hand 0: Y4 B7\nhand 1: ?\nexpeditions 0: Y2 Y3 B5 B6")
    play(table, "play:Y4", "draw:deck")
    play(table, table.legal_moves()[-1], "draw:deck", "play:B7", "draw:deck")
    assert table.scores == (-11 + -2 + 10, 0)


def test_5_2_only_ones_own_expeditions_count():
    table = table_with("three-yellow five-in-one three-begun", "hand 0: B4\nexpeditions 0: Y2\nexpeditions 1: Y3 Y4 V5")
    assert set(taken(play(table, "play:B4", "draw:deck")).values()) == {None}


@pytest.mark.parametrize("cards", ["Y2 Y3 B4 B5", "Y2 Y3 Y5 Y6 Y8 Y9", "Y2 Y4 Y6 Y8 Y10"])
def test_5_2_values_in_a_row_must_be_consecutive_and_in_one_expedition(cards):
    table = table_with("three-in-a-row", f"hand 0: V2\nexpeditions 0: {cards}")
    assert taken(play(table, "camp:V2", "draw:deck")) == {"three-in-a-row": None}


def test_5_2_cards_of_several_expeditions_are_not_added_up():
    table = table_with("five-in-one three-orange", "hand 0: O9\nexpeditions 0: Y2 Y3 Y4 Y5 O8")
    assert set(taken(play(table, "play:O9", "draw:deck")).values()) == {None}


def test_5_2_decided_they_are_taken_without_asking():
    table = table_with("three-yellow", "hand 0: Y4\nhand 1: B2\nexpeditions 0: Y2 Y3")
    play(table, "play:Y4", "draw:deck")
    assert table.waiting_for == (1,)
    assert set(table.legal_moves()) == {"play:B2", "camp:B2"}


# -- 5.3 and 5.4


@pytest.mark.parametrize(
    ("milestone", "lying"),
    [("three-green", "G* G*"), ("three-green", "G* G3"), ("five-in-one", "G* G* G3 G4"), ("three-begun", "Y* B*")],
)
def test_5_3_sponsors_count_as_cards_and_a_lone_sponsor_is_an_expedition_begun(milestone, lying):
    table = table_with(milestone, f"hand 0: G5\nexpeditions 0: {lying}")
    assert taken(play(table, "play:G5", "draw:deck")) == {milestone: 0}


def test_5_4_a_sponsor_has_no_value_so_it_cannot_be_part_of_consecutive_values():
    table = table_with("three-in-a-row", "hand 0: Y3\nexpeditions 0: Y* Y2 B* B* B* B2 B3")
    assert taken(play(table, "play:Y3", "draw:deck")) == {"three-in-a-row": None}


# -- 5.5


def compared(milestone, first, second, hands=("?", "?")):
    """Who takes a milestone at the end of the deal; seat 0 puts one card away and draws the last."""
    table = table_with(
        milestone,
        f"""hand 0: V2 {hands[0]}
            hand 1: {hands[1]}
            expeditions 0: {first}
            expeditions 1: {second}
            deck: V*""",
    )
    assert taken(table)[milestone] is None
    play(table, "camp:V2", "draw:deck")
    assert table.is_over
    row = [seat[5] for seat in sheet(table)]
    winner = taken(table)[milestone]
    assert row == [10 * (winner == 0), 10 * (winner == 1)]
    return winner


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("Y2 B*", "Y3 Y4 Y5", 0),
        ("Y2", "B* G*", 1),
        ("Y2 B3", "B* G*", None),
        ("-", "-", None),
        ("-", "O*", 1),
    ],
)
def test_5_5_more_expeditions_begun(first, second, winner):
    assert compared("most-begun", first, second) == winner


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("Y9 Y10", "B8 B9", 0),  # -1 to -3
        ("Y8 Y9", "B9 B10", 1),
        ("Y9 Y10", "B9 B10", None),
        ("Y9 Y10", "B9 B10 G5 O7", None),  # the best single one, not all together
        ("Y8 Y10 B8 B10 G8 G10", "O9 O10", 1),
    ],
)
def test_5_5_the_best_single_expedition(first, second, winner):
    assert compared("best-expedition", first, second) == winner


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [("-", "Y2", 1), ("O*", "-", 0), ("-", "-", None), ("O*", "G* G*", None), ("O*", "G2", 1)],
)
def test_5_5_decided_an_expedition_of_sponsors_alone_counts_minus_20_and_beats_having_none(first, second, winner):
    assert compared("best-expedition", first, second) == winner


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        (("Y2 Y3", "B2 B4"), 0),
        (("Y2 Y5", "B2 B4"), 1),
        (("Y2 Y5", "B3 B4"), None),
        (("Y10", "B2 B3 B4"), 1),
        (("-", "B*"), None),
    ],
)
def test_5_5_the_lower_sum_of_values_in_hand(hands, winner):
    hands = tuple(hand.replace("-", "") for hand in hands)
    assert compared("lowest-hand", "-", "-", hands) == winner


def test_5_5_the_card_drawn_last_is_in_the_hand_that_is_compared():
    table = table_with("lowest-hand", "hand 0: Y2 Y3\nhand 1: B4\ndeck: G2")
    assert taken(play(table, "camp:Y2", "draw:deck")) == {"lowest-hand": 1}


@pytest.mark.parametrize("milestone", AT_THE_END)
def test_5_5_they_are_not_taken_before_the_deal_is_over(milestone):
    table = table_with(milestone, "hand 0: Y4\nhand 1: B9\nexpeditions 0: Y2 Y3\ndeck: ? ?")
    play(table, "play:Y4", "draw:deck")
    assert taken(table) == {milestone: None}
    end_the_deal(table)
    assert table.is_over


@pytest.mark.parametrize("milestone", AT_THE_END)
@pytest.mark.parametrize("deal", [1, 2, 3])
def test_5_5_decided_the_end_means_the_end_of_each_deal(milestone, deal):
    table = position(f"""options: milestones=yes
                         deals over: {deal - 1}
                         milestones {deal}: {milestone}
                         hand 0: Y2
                         hand 1: B9
                         expeditions 0: O3
                         deck: G*""")
    play(table, "camp:Y2", "draw:deck")
    assert taken(table, deal) == {milestone: 0}
    assert sheet(table, deal)[0][5] == 10
    assert line(table, "deals over") == [str(deal)]


@pytest.mark.parametrize("milestone", AT_THE_END)
def test_5_5_a_capped_deal_is_compared_too(milestone):
    text = "hand 0: Y2\nhand 1: B9\nexpeditions 0: O3\ndeck: G* ? ?"
    table = table_with(milestone, text, options="deals=1 turn_cap=1")
    assert taken(play(table, "camp:Y2", "draw:deck")) == {milestone: 0}


# -- 5.6 and 5.7


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("Y* Y* Y* Y9 Y10", "B9 B10", None),  # no multiplier of a loss
        ("Y* Y* Y* Y5 Y9 Y10", "B6 B9 B10", 1),  # nor of a gain
        ("Y* Y2 Y3 Y4 Y5 Y6 Y7 Y8", "B2 B3 B4 B5 B6 B7 B9", 1),  # eight cards, but seven numbers
        ("Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9", "B4 B5 B6 B7 B8 B9 B10", 0),  # 24 + 20 beats 29
        ("Y* Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9", "B2 B3 B4 B5 B6 B7 B8 B9", None),
        ("Y* Y* Y* Y2 Y3 Y4 Y5 Y6", "B6 B7 B8", 1),  # 0, not 20
    ],
)
def test_5_6_without_sponsors_means_as_if_they_were_not_there(first, second, winner):
    assert compared("best-expedition", first, second) == winner


@pytest.mark.parametrize(
    ("hands", "winner"), [(("Y* Y* Y3", "B4"), 0), (("Y* Y* Y3", "B3"), None), (("Y*", "B*"), None)]
)
def test_5_7_sponsors_in_hand_count_nothing_for_the_lower_sum(hands, winner):
    assert compared("lowest-hand", "-", "-", hands) == winner
