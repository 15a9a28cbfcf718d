"""RULES.md section 3: the end of a deal, and its points."""

from __future__ import annotations

from itertools import combinations

import pytest

from .tables import end_the_deal, legal, line, play, points, position, sheet

NUMBERS = range(2, 11)


def column(letter, numbers, sponsors=0):
    return " ".join([f"{letter}*"] * sponsors + [f"{letter}{number}" for number in numbers])


def subsets(total):
    """Every way to add different numbers up to this sum."""
    return [some for size in range(1, 10) for some in combinations(NUMBERS, size) if sum(some) == total]


# -- 3.1


def test_3_1_the_deal_ends_at_once_when_the_last_card_of_the_deck_is_drawn():
    table = position("options: deals=1\nhand 0: Y4\nhand 1: B10\nexpeditions 1: B9\ndeck: G2")
    play(table, "play:Y4", "draw:deck")
    assert table.is_over
    assert line(table, "hand 0") == ["G2!"]
    assert line(table, "hand 1") == ["B10!"]
    assert table.outcome.scores == (-16, -11)


def test_3_1_it_goes_on_while_a_card_is_left():
    table = play(position("options: deals=1\nhand 0: Y4\nhand 1: B10\ndeck: G2 G3"), "play:Y4", "draw:deck")
    assert table.waiting_for == (1,)


def test_3_1_taking_from_a_camp_puts_the_end_off():
    table = position("options: deals=1\nhand 0: Y4\nhand 1: B10\ncamps: V2\ndeck: G2")
    play(table, "play:Y4", "draw:V")
    assert table.waiting_for == (1,)
    play(table, "camp:B10", "draw:deck")
    assert table.is_over


# -- 3.2


def test_3_2_an_expedition_never_begun_counts_nothing():
    assert points("-") == [0, 0, 0, 0, 0, 0]


def test_3_2_each_expedition_is_counted_by_itself():
    assert points("Y10 B2 V* G9 G10 O4 O5") == [-10, -18, -40, -1, -11, 0]


def test_3_2_a_lone_sponsor_is_an_expedition_begun():
    assert points("V*")[2] == -40


# -- 3.3


@pytest.mark.parametrize(
    ("expedition", "worth"),
    [
        ("Y2", -18),
        ("Y10", -10),
        ("Y* Y10", -20),
        ("Y* Y* Y10", -30),
        ("Y* Y* Y* Y10", -40),
        ("Y*", -40),
        ("Y* Y*", -60),
        ("Y* Y* Y*", -80),
        ("Y6 Y8 Y10", 4),
        ("Y* Y6 Y8 Y10", 8),
        ("Y* Y* Y6 Y8 Y10", 12),
        ("Y* Y* Y* Y6 Y8 Y10", 16),
    ],
)
def test_3_3_values_less_20_times_one_more_than_the_sponsors(expedition, worth):
    assert points(expedition)[0] == worth


@pytest.mark.parametrize(
    ("expedition", "worth"),
    [
        ("Y2 Y3 Y4 Y5 Y6 Y7 Y8", 15),
        ("Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9", 24 + 20),
        ("Y* Y2 Y3 Y4 Y5 Y6 Y7 Y8", 15 * 2 + 20),
        ("Y* Y* Y* Y2 Y3 Y4 Y5", -6 * 4),
        ("Y* Y* Y* Y2 Y3 Y4 Y5 Y6", 0 * 4 + 20),
        ("Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10", 34 + 20),
        ("Y* Y* Y* Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10", 34 * 4 + 20),
    ],
)
def test_3_3_eight_cards_bring_20_that_are_not_multiplied(expedition, worth):
    assert points(expedition)[0] == worth


def test_3_3_best_points_by_the_number_of_cards():
    best = [0]
    for cards in range(1, 13):
        ways = [(n, sorted(NUMBERS)[9 - (cards - n) :]) for n in range(4) if 0 <= cards - n <= 9]
        best.append(max(points(column("G", numbers if cards > n else [], n))[3] for n, numbers in ways))
    assert best == [0, -10, -1, 7, 14, 28, 42, 60, 100, 120, 136, 148, 156]


NINE_HANDS = [
    (2, 3, 4, 7, 9, 10),
    (2, 3, 5, 6, 9, 10),
    (2, 3, 5, 7, 8, 10),
    (2, 3, 6, 7, 8, 9),
    (2, 4, 5, 6, 8, 10),
    (2, 4, 5, 7, 8, 9),
    (3, 4, 5, 6, 7, 10),
    (3, 4, 5, 6, 8, 9),
    (2, 3, 4, 5, 6, 7, 8),
]


@pytest.mark.parametrize("fifth", NINE_HANDS)
@pytest.mark.parametrize("second", ["not begun", "values of 20"])
def test_3_3_the_rulebooks_notepad_3_0_minus_40_minus_10_and_65_make_18(fifth, second):
    """Every column that fits the printed notepad: 18 first ones, 16 second ones, 11 fourth ones, nine last ones."""
    firsts, fourths = subsets(23), subsets(15)
    seconds = subsets(20) if second == "values of 20" else [()]
    assert (len(firsts), len(subsets(20)), len(fourths)) == (18, 16, 11)
    for i in range(len(firsts)):
        columns = (
            column("Y", firsts[i]),
            column("B", seconds[i % len(seconds)]),
            column("V", (), sponsors=1),
            column("G", fourths[i % len(fourths)], sponsors=1),
            column("O", fifth, sponsors=2),
        )
        rows = points(" ".join(columns))
        assert rows == [3, 0, -40, -10, 65, 0]
        assert sum(rows) == 18


def test_3_3_the_nine_hands_are_all_that_fit_the_last_column():
    great = [some for some in subsets(35) if len(some) >= 6]
    assert sorted(great) == sorted(NINE_HANDS)


def test_3_3_other_columns_the_smudged_multipliers_could_stand_for():
    assert points(column("V", (10,), sponsors=3))[2] == -40
    assert points("G10")[3] == -10
    assert points(column("Y", (2, 9, 10), sponsors=2))[0] == 3


def test_3_3_the_notepad_shows_rows_a_to_d():
    table = position("hand 0: B2\nexpeditions 0: O* O* O2 O3 O5 O7 O8 O10 V*")
    rows = table.view(1)["table"]["score"][0]["running"]["expeditions"]
    assert rows["O"] == {"sum": 35, "cost": -20, "times": 3, "bonus": 20, "points": 65}
    assert rows["V"] == {"sum": 0, "cost": -20, "times": 2, "bonus": 0, "points": -40}
    assert set(rows) == {"O", "V"}


# -- 3.4


def test_3_4_the_points_of_a_deal_are_the_sum_of_all_expeditions():
    table = end_the_deal(
        position("""options: deals=1
                    hand 0: ?
                    expeditions 0: Y6 Y8 Y9 V* G* G5 G10 O* O* O2 O3 O5 O7 O8 O10
                    expeditions 1: B9 B10
                    deck: ?""")
    )
    assert table.outcome.scores == (18, -1)


def test_3_4_and_ten_for_each_milestone_that_are_never_multiplied():
    table = position("""options: deals=1 milestones=yes
                        milestones: three-yellow:0 three-begun:0 five-in-one:1 three-blue lowest-hand
                        hand 0: G2
                        hand 1: G3 G5
                        expeditions 0: Y* Y* Y10
                        deck: G4""")
    assert table.scores == (-30 + 20, 10)
    end_the_deal(table)
    assert sheet(table) == [[-30, 0, 0, 0, 0, 20 + 10], [0, 0, 0, 0, 0, 10]]
    assert table.outcome.scores == (0, 10)


def test_3_4_the_score_stands_open_while_the_deal_is_played():
    table = position("hand 0: Y10\nexpeditions 0: Y9\nexpeditions 1: B*")
    assert table.scores == (-11, -40)
    assert play(table, "play:Y10").scores == (-1, -40)
    assert legal(table) == {"draw:deck"}
