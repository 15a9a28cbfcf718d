"""RULES.md section 6: what can be agreed before the game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from karczma import BadOption, say
from karczma.core.knowledge import TOGETHER
from karczma.core.record import copy

from .tables import CARDS, GAME, end_the_deal, legal, line, lines, play, position, seen


def without(view, *names):
    table = {name: value for name, value in view["table"].items() if name not in names}
    return {**view, "options": None, "table": table}


# -- 6.1


def test_6_1_three_deals_or_one():
    assert GAME.deal(seed=1).options["deals"] == 3
    assert GAME.deal(seed=1, deals=1).options["deals"] == 1
    for deals in (0, 2, 4):
        with pytest.raises(BadOption):
            GAME.deal(deals=deals)


def test_6_1_milestones_are_off_unless_agreed():
    assert GAME.deal(seed=1).options["milestones"] is False
    assert len(GAME.deal(seed=1, milestones=True).view(0)["table"]["milestones"]) == 5


@pytest.mark.parametrize(("first", "begins"), [("rulebook", 1), ("0", 0), ("1", 1), (0, 0), (1, 1)])
def test_6_1_who_begins_the_first_deal(first, begins):
    for seed in range(4):
        table = GAME.deal(seed=seed, first=first)
        assert table.waiting_for == (begins,)
        assert line(table, "began") == [str(begins)]


def test_6_1_at_random_each_begins_as_often_as_the_other():
    begins = Counter(GAME.deal(seed=seed, first="random").waiting_for[0] for seed in range(400))
    assert set(begins) == {0, 1}
    assert abs(begins[0] - 200) < 50


def test_6_1_the_option_is_about_the_first_deal_only():
    table = GAME.deal(seed=1, first=0, turn_cap=1)
    assert end_the_deal(table).waiting_for == (1,)


def test_6_1_other_values_are_refused():
    for option in ({"first": "2"}, {"first": "youngest"}, {"milestones": "maybe"}, {"turn_cap": -1}, {"colours": 6}):
        with pytest.raises(BadOption):
            GAME.deal(**option)


# -- 6.2


@pytest.mark.parametrize("aid", [True, False])
def test_6_2_the_deck_count_is_hidden_from_the_view_and_nothing_else(aid):
    shown, hidden = (GAME.deal(seed=4, deals=1, memory_aid=aid, show_deck_count=show) for show in (True, False))
    rng = random.Random(4)
    while not shown.is_over:
        for seat in (0, 1, None):
            assert shown.view(seat)["table"]["deck"] == len(line(shown, "deck"))
            assert hidden.view(seat)["table"]["deck"] is None
            assert hidden.view(seat)["table"]["unseen"] is None, "it would tell the count"
            assert without(shown.view(seat), "deck", "unseen") == without(hidden.view(seat), "deck", "unseen")
        moves = shown.legal_moves()
        if "draw:deck" in moves:
            told = [say(table.describe("draw:deck")) for table in (hidden, shown)]
            assert told[0] == "draw the top card of the deck"
            assert (told[1] == told[0]) == (len(line(shown, "deck")) > 1)
        move = "draw:deck" if "draw:deck" in moves and rng.random() < 0.8 else rng.choice(moves)
        play(shown, move)
        play(hidden, move)


def test_6_2_an_observation_counts_the_cards_drawn_all_the_same():
    table = GAME.deal(seed=4, show_deck_count=False)
    assert seen(table, 0)["deck"] == " ".join("?" * 44)


# -- 6.3

OPENLY = """hand 0: Y4 V7! B*
            hand 1: O2 O3! G*!
            expeditions 0: Y2
            camps: V2 V9 V3 B10"""


def test_6_3_the_memory_aid_shows_whole_camps_and_cards_taken_openly():
    table = position(f"options: memory_aid=yes\n{OPENLY}")
    view = table.view(0)["table"]
    assert view["camps"] == {"Y": [], "B": ["B10"], "V": ["V2", "V9", "V3"], "G": [], "O": []}
    assert view["hands"][0] == ["Y4", "B*", "V7"]
    assert sorted(view["hands"][1]) == ["?", "G*", "O3"]
    assert sorted(table.view(1)["table"]["hands"][0]) == ["?", "?", "V7"]
    assert sorted(table.view(None)["table"]["hands"][0]) == ["?", "?", "V7"]


def test_6_3_and_the_cards_not_seen_yet():
    table = position(f"options: memory_aid=yes\n{OPENLY}")
    unseen = table.view(0)["table"]["unseen"]
    located = ["Y4", "V7", "B*", "O3", "G*", "Y2", "V2", "V9", "V3", "B10"]
    left = Counter(CARDS) - Counter(located)
    assert Counter(card for column in unseen.values() for card in column) == left
    assert set(unseen) == set("YBVGO")
    assert all(card.startswith(letter) for letter, column in unseen.items() for card in column)


def test_6_3_without_it_only_tops_of_camps_and_ones_own_hand_are_shown():
    table = position(f"options: memory_aid=no\n{OPENLY}")
    view = table.view(0)["table"]
    assert view["camps"] == {"Y": [], "B": ["B10"], "V": ["?", "?", "V3"], "G": [], "O": []}
    assert view["hands"] == [["Y4", "B*", "V7"], ["?", "?", "?"]]
    assert view["unseen"] is None
    assert table.view(None)["table"]["hands"] == [["?", "?", "?"], ["?", "?", "?"]]


def test_6_3_it_changes_neither_the_moves_nor_what_a_computer_player_is_told():
    aided, unaided = (position(f"options: memory_aid={aid}\n{OPENLY}") for aid in ("yes", "no"))
    assert legal(aided) == legal(unaided)
    for seat in (0, 1, None):
        one, other = seen(aided, seat), seen(unaided, seat)
        assert one.pop("options") != other.pop("options")
        assert one == other


def test_6_3_it_never_shows_what_was_not_public():
    """Two truths that differ in hidden cards only: the aided views are the same."""
    table = position(f"options: memory_aid=yes\n{OPENLY}")
    swapped = lines(table.text())
    deck = swapped["deck"].split()
    swapped["hand 1"] = swapped["hand 1"].replace("O2", deck[5])
    swapped["deck"] = " ".join(reversed([*deck[:5], "O2", *deck[6:]]))
    other = position("\n".join(f"{name}: {value}" for name, value in swapped.items()))
    assert other.text() != table.text()
    for seat in (0, None):
        assert other.view(seat) == table.view(seat)


# -- 6.4


def test_6_4_the_turn_cap_is_off_for_people_and_400_for_programs():
    assert GAME.deal(seed=1).options["turn_cap"] == 0
    assert GAME.check_options({}, programs=True)["turn_cap"] == 400


def test_6_4_after_so_many_turns_of_both_together_the_deal_is_scored_as_it_lies():
    table = GAME.deal(seed=1, deals=1, turn_cap=6)
    for turn in range(6):
        assert not table.is_over
        assert line(table, "turns") == [str(turn)]
        play(table, table.legal_moves()[0], "draw:deck")
    assert table.is_over
    assert len(line(table, "deck")) == 38
    assert lines(table.text())["points 1"].endswith(" capped")
    assert [deal["capped"] for deal in table.view(0)["table"]["score"][0]["deals"]] == [True]
    assert sum(table.view(0)["table"]["score"][0]["deals"][0]["expeditions"].values()) == table.scores[0] != 0


def test_6_4_a_deal_that_ends_by_itself_is_not_marked():
    for cap in (0, 7, 8):
        table = position(f"options: deals=1 turn_cap={cap}\nturns: 6\nhand 0: ?\ndeck: ?")
        end_the_deal(table)
        assert table.is_over
        assert not lines(table.text())["points 1"].endswith("capped")


def test_6_4_the_cap_is_counted_for_each_deal_anew():
    table = GAME.deal(seed=1, turn_cap=2)
    for turn in range(6):
        assert line(table, "deals over") == [str(turn // 2)]
        end_the_deal(table)
    assert table.is_over
    assert [deal["capped"] for deal in table.view(0)["table"]["score"][0]["deals"]] == [True, True, True]


def test_6_4_without_a_cap_nothing_stops_two_players_from_taking_cards_from_the_camps_for_ever():
    table = position("hand 0: Y2\nhand 1: B2\ncamps: V2\ndeck: G2 G3")
    for _ in range(500):
        play(table, table.legal_moves()[-1])  # the only card, in its camp
        play(table, table.legal_moves()[-1])  # the camp that is open
    assert line(table, "turns") == ["500"]
    assert len(line(table, "deck")) == 2


def test_with_open_hands_the_missing_memory_aid_hides_nothing():
    table = GAME.deal(seed=1, memory_aid=False)
    seen = copy(table.state)
    GAME.engine.observe(seen, TOGETHER)
    assert all("?" not in hand for hand in GAME.engine.view.table(seen, TOGETHER)["hands"])
