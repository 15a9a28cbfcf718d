"""RULES.md section 2: a turn is a card laid and a card drawn."""

from __future__ import annotations

import pytest

from karczma import IllegalMove

from .tables import GAME, legal, line, play, position, seen

WHAT_MAY_THIS_PLAYER_DO = "Y* Y4 B* V6 G* G3 O5 O7"


def example(yellow="Y*", blue="B2", orange="O8", deck=""):
    """The rulebook's example: green is not begun, the top of violet is 5."""
    return position(f"""hand 0: {WHAT_MAY_THIS_PLAYER_DO}
                        hand 1: B10
                        expeditions 0: {yellow} {blue} V5 {orange}
                        deck: {deck} ? ? ?""")


def on_expeditions(table):
    return {move.removeprefix("play:") for move in legal(table) if move.startswith("play:")}


def in_camps(table):
    return {move.removeprefix("camp:") for move in legal(table) if move.startswith("camp:")}


# -- 2.1


def test_2_1_first_a_card_is_laid():
    table = position("hand 0: Y4 B*\ncamps: G2")
    assert legal(table) == {"play:Y4", "play:B*", "camp:Y4", "camp:B*"}
    assert table.waiting_for == (0,)


def test_2_1_then_a_card_is_drawn_by_the_same_player():
    table = play(position("hand 0: Y4 B*\ncamps: G2"), "play:Y4")
    assert table.waiting_for == (0,)
    assert legal(table) == {"draw:deck", "draw:G"}


def test_2_1_then_it_is_the_other_players_turn():
    table = play(position("hand 0: Y4\nhand 1: B5"), "play:Y4", "draw:deck")
    assert table.waiting_for == (1,)
    assert legal(table) == {"play:B5", "camp:B5"}
    play(table, "camp:B5", "draw:deck")
    assert table.waiting_for == (0,)


@pytest.mark.parametrize("moves", [("draw:deck",), ("play:Y4", "play:Y5"), ("camp:Y4", "camp:Y5")])
def test_2_1_one_cannot_draw_first_or_lay_two(moves):
    table = position("hand 0: Y4 Y5")
    *before, last = moves
    play(table, *before)
    with pytest.raises(IllegalMove):
        table.play(last)


def test_2_1_the_card_goes_on_ones_own_expedition_of_its_colour():
    table = play(position("hand 0: V6 V7\nhand 1: V8"), "play:V6", "draw:deck", "play:V8")
    assert line(table, "expeditions 0") == ["V6"]
    assert line(table, "expeditions 1") == ["V8"]
    assert table.view(0)["table"]["expeditions"][0]["V"] == ["V6"]
    assert line(table, "camps") == []
    assert "V6" not in line(table, "hand 0")


def test_2_1_or_in_the_camp_of_its_colour():
    table = play(position("hand 0: V6 V7"), "camp:V6")
    assert line(table, "camps") == ["V6"]
    assert table.view(0)["table"]["camps"]["V"] == ["V6"]
    assert line(table, "expeditions 0") == []
    assert "V6" not in line(table, "hand 0")


# -- 2.2 and 2.3


def test_2_2_every_number_must_be_higher_than_the_one_below_it():
    table = position("hand 0: Y2 Y4 Y6 Y7 Y10\nexpeditions 0: Y3 Y5")
    assert on_expeditions(table) == {"Y6", "Y7", "Y10"}


def test_2_2_gaps_are_allowed():
    table = play(position("hand 0: Y10\nexpeditions 0: Y2"), "play:Y10")
    assert line(table, "expeditions 0") == ["Y2", "Y10"]


def test_2_2_ten_is_higher_than_nine():
    assert on_expeditions(position("hand 0: Y9\nexpeditions 0: Y10")) == set()
    assert on_expeditions(position("hand 0: Y10\nexpeditions 0: Y9")) == {"Y10"}


def test_2_2_each_colour_and_each_player_has_an_expedition_of_its_own():
    table = position("hand 0: Y4 B4\nexpeditions 0: B3\nexpeditions 1: Y5 B5")
    assert on_expeditions(table) == {"Y4", "B4"}


def test_2_2_a_player_has_at_most_five_expeditions_one_of_each_colour():
    table = position("hand 0: Y3 B3 V3 G3 O3\nexpeditions 0: Y4 B4 V4 G4 O4")
    assert on_expeditions(table) == set()


@pytest.mark.parametrize("yellow", ["Y*", "Y* Y*"])
@pytest.mark.parametrize("blue", ["B2", "B9", "B* B7", "B3 B4"])
@pytest.mark.parametrize("orange", ["O8", "O* O8", "O2 O3 O8"])
def test_2_2_what_may_this_player_do(yellow, blue, orange):
    """The rulebook's example. Blue has set out without another sponsor; orange has passed 5 and 7."""
    table = example(yellow, blue, orange)
    assert on_expeditions(table) == {"Y*", "Y4", "V6", "G*", "G3"}
    assert in_camps(table) == set(WHAT_MAY_THIS_PLAYER_DO.split())


def test_2_2_after_yellow_4_only_higher_yellow_numbers_may_follow():
    table = play(example(deck="Y5 B8"), "play:Y4", "draw:deck", "camp:B10", "draw:deck")
    assert {card for card in on_expeditions(table) if card[0] == "Y"} == {"Y5"}
    assert {"Y*", "Y5"} <= in_camps(table)


def test_2_3_after_green_3_the_green_sponsor_may_not_join():
    table = play(example(deck="G5 B8"), "play:G3", "draw:deck", "camp:B10", "draw:deck")
    assert {card for card in on_expeditions(table) if card[0] == "G"} == {"G5"}
    assert {"G*", "G5"} <= in_camps(table)


def test_2_3_a_sponsor_may_begin_an_expedition_or_lie_on_other_sponsors():
    for lying in ("-", "Y*", "Y* Y*"):
        assert on_expeditions(position(f"hand 0: Y*\nexpeditions 0: {lying}")) == {"Y*"}


def test_2_3_a_sponsor_may_not_join_once_a_number_lies_there():
    for lying in ("Y2", "Y* Y2", "Y10"):
        assert on_expeditions(position(f"hand 0: Y*\nexpeditions 0: {lying}")) == set()


def test_2_3_any_number_may_follow_sponsors():
    assert on_expeditions(position("hand 0: Y2 Y10\nexpeditions 0: Y* Y* Y*")) == {"Y2", "Y10"}


# -- 2.4


def test_2_4_a_card_that_could_join_may_be_laid_in_the_camp_all_the_same():
    assert "camp:Y5" in legal(position("hand 0: Y5\nexpeditions 0: Y4"))


def test_2_4_laying_in_a_camp_is_always_allowed_so_nobody_is_ever_stuck():
    table = position("hand 0: Y3 B* V2\nexpeditions 0: Y10 B2 V9\ncamps: Y2 B3")
    assert legal(table) == {"camp:Y3", "camp:B*", "camp:V2"}


def test_2_4_the_card_is_laid_on_top_of_what_lies_there():
    table = play(position("hand 0: Y3\ncamps: Y9 Y5 B2"), "camp:Y3")
    assert line(table, "camps") == ["Y9", "Y5", "Y3", "B2"]


def test_2_4_only_the_top_card_of_a_camp_is_seen():
    table = position("options: memory_aid=no\nhand 0: ?\ncamps: Y9 Y5 Y3 B2")
    for seat in (0, 1, None):
        camps = table.view(seat)["table"]["camps"]
        assert camps == {"Y": ["?", "?", "Y3"], "B": ["B2"], "V": [], "G": [], "O": []}


def test_2_4_decided_two_sponsors_of_one_colour_are_one_move():
    table = position("hand 0: Y* Y* Y* B4")
    assert sorted(table.legal_moves()) == ["camp:B4", "camp:Y*", "play:B4", "play:Y*"]
    play(table, "play:Y*")
    assert line(table, "hand 0") == ["Y*", "Y*", "B4"]


# -- 2.5 and 2.6


def test_2_5_one_draws_the_top_card_of_the_deck():
    table = play(position("hand 0: Y4\ndeck: G7 G8 G9"), "play:Y4", "draw:deck")
    assert line(table, "hand 0") == ["G7"]
    assert line(table, "deck") == ["G8", "G9"]


def test_2_5_or_the_top_card_of_any_camp():
    table = play(position("hand 0: Y4\ncamps: B2 B5 O3 O*"), "play:Y4")
    assert legal(table) == {"draw:deck", "draw:B", "draw:O"}
    play(table, "draw:B")
    assert line(table, "hand 0") == ["B5!"]
    assert line(table, "camps") == ["B2", "O3", "O*"]


def test_2_5_and_has_eight_cards_again():
    table = GAME.deal(seed=6)
    for _ in range(30):
        seat = table.waiting_for[0]
        table.play(table.legal_moves()[-1])
        assert len(line(table, f"hand {seat}")) == 7
        table.play(table.legal_moves()[-1])
        assert len(line(table, f"hand {seat}")) == 8


def test_2_6_a_card_laid_in_a_camp_may_not_be_taken_back_in_the_same_turn():
    table = play(position("hand 0: Y4\ncamps: B2"), "camp:Y4")
    assert legal(table) == {"draw:deck", "draw:B"}


def test_2_6_decided_the_whole_camp_is_closed_for_the_turn():
    table = play(position("hand 0: Y4\ncamps: Y8 Y9 B2 O3"), "camp:Y4")
    assert legal(table) == {"draw:deck", "draw:B", "draw:O"}
    assert table.view(1)["table"]["closed"] == "Y"


def test_2_6_after_an_expedition_play_the_camp_of_the_same_colour_is_open():
    table = play(position("hand 0: Y4\ncamps: Y8"), "play:Y4")
    assert legal(table) == {"draw:deck", "draw:Y"}


@pytest.mark.parametrize("draw", ["draw:deck", "draw:B"])
def test_2_6_the_other_player_may_take_it_and_so_may_oneself_a_turn_later(draw):
    table = position("hand 0: Y4 Y5\nhand 1: G2 G3\ncamps: B2")
    play(table, "camp:Y4", draw, "play:G2")
    assert "draw:Y" in legal(table)
    play(table, "draw:deck", "play:Y5")
    assert "draw:Y" in legal(table)


# -- 2.7


def test_2_7_a_card_taken_from_a_camp_is_known_to_both():
    table = play(position("hand 0: Y4 Y5\nhand 1: B2\ncamps: V7"), "play:Y4", "draw:V")
    assert line(table, "hand 0") == ["Y5", "V7!"]
    assert seen(table, 0)["hand 0"] == "Y5 V7!"
    assert sorted(seen(table, 1)["hand 0"].split()) == ["?", "V7!"]
    assert sorted(seen(table)["hand 0"].split()) == ["?", "V7!"]


def test_2_7_a_card_drawn_from_the_deck_is_known_to_nobody_else():
    table = play(position("hand 0: Y4 Y5\nhand 1: B2\ndeck: V7 V8"), "play:Y4", "draw:deck")
    assert seen(table, 0)["hand 0"] == "Y5 V7"
    assert seen(table, 1)["hand 0"] == seen(table)["hand 0"] == "? ?"
    assert seen(table, 0)["deck"] == "?"


def test_2_7_it_stays_known_while_other_cards_come_and_go():
    table = position("hand 0: Y4 Y5\nhand 1: B2 B3\ncamps: V7")
    play(table, "play:Y4", "draw:V", "camp:B2", "draw:deck", "play:Y5", "draw:deck", "camp:B3", "draw:deck")
    assert sorted(seen(table, 1)["hand 0"].split()) == ["?", "V7!"]


def test_2_7_until_it_leaves_the_hand():
    table = position("hand 0: Y4 V7!\nhand 1: B2")
    assert sorted(seen(table, 1)["hand 0"].split()) == ["?", "V7!"]
    play(table, "play:V7")
    assert seen(table, 1)["hand 0"] == "?"


@pytest.mark.parametrize("seat", [0, 1])
def test_2_7_of_twin_sponsors_the_known_one_is_deemed_to_leave_first(seat):
    table = position(f"to play: {seat} place\nhand {seat}: Y* Y*! B4")
    assert sorted(seen(table, 1 - seat)[f"hand {seat}"].split()) == ["?", "?", "Y*!"]
    play(table, "play:Y*")
    assert line(table, f"hand {seat}") == ["Y*", "B4"]
    assert seen(table, 1 - seat)[f"hand {seat}"] == "? ?"
    assert seen(table, seat)[f"hand {seat}"] == "Y* B4"


def test_2_7_of_two_known_twins_one_stays_known():
    table = play(position("hand 0: Y*! Y*! Y*"), "camp:Y*")
    assert line(table, "hand 0") == ["Y*", "Y*!"]
    assert sorted(seen(table, 1)["hand 0"].split()) == ["?", "Y*!"]


def test_2_7_an_observation_remembers_every_camp_to_the_bottom():
    """Nobody may look through a camp, but every card of it was laid openly."""
    for aid in ("yes", "no"):
        table = position(f"options: memory_aid={aid}\nhand 0: Y4\nhand 1: B2\ncamps: V7 V2 V9")
        for seat in (0, 1, None):
            assert seen(table, seat)["camps"] == "V7 V2 V9"


def test_2_7_where_the_unknown_cards_lie_in_a_hand_tells_nothing():
    """Hands are sorted; if the blanks kept their places, Y2 and B5 around a known Y4 would look different."""
    one = position("hand 0: Y2 Y4! B5\nhand 1: G2\ndeck: ? ?")
    other = position("hand 0: Y4! B5 O9\nhand 1: G2\ndeck: ? ?")
    assert one.observation(1) == other.observation(1)
    assert one.view(1) == other.view(1)
