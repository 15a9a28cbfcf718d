"""RULES.md section 4: three deals, who begins the next one, who wins."""

from __future__ import annotations

import pytest

from .tables import CARDS, GAME, end_the_deal, everything, line, lines, position, seen, sheet


def last_turn(deals_over=0, points=(), began=0, extra=""):
    """Seat 0 is about to put a card in its camp and to draw the last card of the deck."""
    notepad = "\n".join(f"points {deal + 1}: {row}" for deal, row in enumerate(points))
    return position(f"""deals over: {deals_over}
                        {notepad}
                        began: {began}
                        {extra}
                        hand 0: Y2
                        deck: B2""")


def test_4_1_each_deal_is_dealt_anew_with_all_sixty_cards():
    first = GAME.deal(seed=1)
    table = end_the_deal(last_turn(extra="expeditions 1: G2 G3\ncamps: V5"))
    assert everything(table) == CARDS
    assert [len(line(table, place)) for place in ("hand 0", "hand 1", "deck")] == [8, 8, 44]
    assert line(table, "camps") == line(table, "expeditions 0") == line(table, "expeditions 1") == []
    assert line(table, "turns") == ["0"]
    assert line(table, "deck") != line(first, "deck")


def test_4_1_the_deals_of_a_match_differ():
    table = GAME.deal(seed=2, turn_cap=1)
    hands = []
    while not table.is_over:
        hands.append(line(table, "hand 0") + line(table, "hand 1"))
        end_the_deal(table)
    assert len(hands) == 3
    assert hands[0] != hands[1] != hands[2] != hands[0]


def test_4_1_nobody_knows_a_card_of_the_last_deal_any_more():
    table = end_the_deal(last_turn(extra="hand 1: V4! V5!"))
    for seat in range(2):
        assert seen(table, seat)[f"hand {1 - seat}"] == "? ? ? ? ? ? ? ?"
        assert "?" not in seen(table, seat)[f"hand {seat}"]


def test_4_1_after_three_deals_the_match_is_over():
    table = end_the_deal(last_turn(deals_over=2))
    assert table.is_over
    assert line(table, "deals over") == ["3"]
    assert line(table, "to play") == ["nobody"]


def test_4_1_the_notepad_keeps_every_deal():
    rows = ["1 2 3 4 5 10 / 0 0 0 0 0 0", "-10 0 0 0 0 0 / 7 0 0 0 0 20"]
    table = end_the_deal(last_turn(deals_over=2, points=rows, extra="expeditions 1: B10"))
    assert sheet(table, 1) == [[1, 2, 3, 4, 5, 10], [0, 0, 0, 0, 0, 0]]
    assert sheet(table, 2) == [[-10, 0, 0, 0, 0, 0], [7, 0, 0, 0, 0, 20]]
    assert sheet(table, 3) == [[0, 0, 0, 0, 0, 0], [0, -10, 0, 0, 0, 0]]
    assert table.outcome.scores == (15, 17)
    score = table.view(None)["table"]["score"]
    assert [deal["total"] for deal in score[0]["deals"]] == [25, -10, 0]
    assert [side["total"] for side in score] == [15, 17]
    assert score[0]["running"] is None


@pytest.mark.parametrize("began", [0, 1])
def test_4_2_the_player_with_more_points_begins_the_next_deal(began):
    assert end_the_deal(last_turn(began=began, extra="expeditions 1: G2")).waiting_for == (0,)
    assert end_the_deal(last_turn(began=began, extra="expeditions 0: G2")).waiting_for == (1,)


@pytest.mark.parametrize("began", [0, 1])
def test_4_2_points_of_all_deals_so_far_count_not_those_of_the_last_alone(began):
    table = last_turn(1, ["0 50 0 0 0 0 / 0 0 0 0 0 0"], began, "expeditions 0: G2")
    assert end_the_deal(table).waiting_for == (0,)
    table = last_turn(1, ["0 0 0 0 0 0 / 0 0 0 0 50 0"], began, "expeditions 1: G2")
    assert end_the_deal(table).waiting_for == (1,)


@pytest.mark.parametrize("began", [0, 1])
def test_4_2_the_points_of_the_deal_just_over_count_once(began):
    table = last_turn(1, ["15 0 0 0 0 0 / 0 0 0 0 0 0"], began, "expeditions 0: V10")
    assert table.scores == (5, 0)
    assert end_the_deal(table).waiting_for == (0,)
    assert table.scores == (5, 0)


@pytest.mark.parametrize("began", [0, 1])
def test_4_2_decided_if_points_are_level_the_player_who_did_not_begin_the_last_deal_begins(began):
    table = end_the_deal(last_turn(began=began))
    assert table.waiting_for == (1 - began,)
    assert line(table, "began") == [str(1 - began)]
    table = last_turn(1, ["0 0 30 0 0 0 / 10 0 0 0 0 0"], began, "expeditions 0: G*\nexpeditions 1: V10 G10")
    assert table.scores == (30 - 40, 10 - 10 - 10)
    assert end_the_deal(table).waiting_for == (1 - began,)


@pytest.mark.parametrize("seat", [0, 1])
def test_4_2_decided_milestone_points_count_towards_who_begins(seat):
    table = last_turn(began=seat, extra=f"options: milestones=yes\nmilestones: three-yellow:{seat}")
    assert end_the_deal(table).waiting_for == (seat,)
    zero, ten = "0 0 0 0 0 0", "0 0 0 0 0 10"
    sides = (ten, zero) if seat == 0 else (zero, ten)
    table = last_turn(1, [" / ".join(sides)], began=seat)
    assert end_the_deal(table).waiting_for == (seat,)


@pytest.mark.parametrize(
    ("rows", "ranking", "winners"),
    [
        ("30 0 0 0 0 0 / 20 0 0 0 0 0", (1, 2), (0,)),
        ("20 0 0 0 0 0 / 30 0 0 0 0 0", (2, 1), (1,)),
        ("-30 0 0 0 0 0 / -20 0 0 0 0 0", (2, 1), (1,)),
    ],
)
def test_4_3_most_points_win(rows, ranking, winners):
    table = end_the_deal(last_turn(2, [rows]))
    assert table.outcome.ranking == ranking
    assert table.outcome.winners == winners


def test_4_3_nobody_has_won_before_the_end():
    table = last_turn(2, ["30 0 0 0 0 0 / 20 0 0 0 0 0"])
    assert table.outcome is None
    assert table.view(0)["outcome"] is None


def test_4_3_level_players_share_the_victory():
    table = end_the_deal(last_turn(2, ["30 0 0 0 0 0 / 20 0 0 0 0 0", "0 0 0 0 0 0 / 20 0 0 0 0 -10"]))
    assert table.outcome.scores == (30, 30)
    assert table.outcome.ranking == (1, 1)
    assert table.outcome.winners == (0, 1)


def test_4_3_decided_milestone_points_count_towards_the_match():
    table = end_the_deal(last_turn(2, ["5 0 0 0 0 0 / 0 0 0 0 0 10"]))
    assert table.outcome.winners == (1,)


@pytest.mark.parametrize("aid", ["yes", "no"])
@pytest.mark.parametrize("deals", [1, 3])
def test_4_4_when_the_last_deal_is_over_both_hands_are_laid_open(deals, aid):
    table = position(f"""options: deals={deals} memory_aid={aid}
                         deals over: {deals - 1}
                         hand 0: Y2 Y3
                         hand 1: V4 V*
                         deck: B2""")
    for seat in (0, 1, None):
        hidden = table.view(seat)["table"]["hands"]
        assert [hand for number, hand in enumerate(hidden) if number != seat] == [["?", "?"]] * (1 + (seat is None))
    end_the_deal(table)
    for seat in (0, 1, None):
        assert table.view(seat)["table"]["hands"] == [["Y3", "B2"], ["V*", "V4"]]
        assert seen(table, seat) == lines(table.text())


def test_4_4_decided_hands_are_not_laid_open_between_deals():
    """The comparison of hands is done without showing them: who took the card is all that is told."""
    table = position("""options: milestones=yes
                        milestones: lowest-hand
                        hand 0: Y2 Y3
                        hand 1: V4 V9
                        deck: B2""")
    table.play("camp:Y2")
    told = table.play("draw:deck").story(0)
    assert sheet(table) == [[0, 0, 0, 0, 0, 10], [0, 0, 0, 0, 0, 0]]
    assert not any("colour" in what.args for what in told)
    assert table.view(0)["table"]["hands"][1] == ["?"] * 8
