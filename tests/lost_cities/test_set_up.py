"""RULES.md section 1: the cards, the deal, who begins."""

from __future__ import annotations

from collections import Counter

from .tables import CARDS, GAME, KINDS, end_the_deal, everything, legal, line, position


def test_1_1_there_are_sixty_cards_nine_numbers_and_three_sponsors_in_each_of_five_colours():
    assert len(CARDS) == 60
    assert len(KINDS) == 50
    assert everything(GAME.deal(seed=1)) == CARDS


def test_1_1_camps_and_expeditions_are_empty_at_first():
    table = GAME.deal(seed=1)
    assert line(table, "camps") == line(table, "expeditions 0") == line(table, "expeditions 1") == []


def test_1_1_decided_the_missing_colour_is_yellow():
    view = GAME.deal(seed=1).view(0)
    assert list(view["table"]["camps"]) == ["Y", "B", "V", "G", "O"]


def test_1_2_each_player_is_dealt_eight_cards_and_decided_forty_four_make_the_deck():
    table = GAME.deal(seed=2)
    assert [len(line(table, place)) for place in ("hand 0", "hand 1", "deck")] == [8, 8, 44]


def test_1_2_cards_are_shuffled_so_that_each_is_as_likely_in_either_hand():
    deals, dealt = 1500, (Counter(), Counter())
    for seed in range(deals):
        table = GAME.deal(seed=seed)
        for seat in range(2):
            dealt[seat].update(line(table, f"hand {seat}"))
    for kind in KINDS:
        expected = deals * 8 / 60 * CARDS.count(kind)
        for seat in range(2):
            assert abs(dealt[seat][kind] - expected) < 5 * expected**0.5, (kind, seat)


def test_1_2_the_same_seed_deals_the_same_cards_and_another_seed_others():
    assert GAME.deal(seed=3).text() == GAME.deal(seed=3).text() != GAME.deal(seed=4).text()


def test_1_3_a_match_is_three_deals():
    table = GAME.deal(seed=5)
    assert table.options["deals"] == 3
    table = position("deals over: 1\nhand 0: ?\ndeck: ?")
    end_the_deal(table)
    assert not table.is_over
    assert line(table, "deals over") == ["2"]
    table = position("deals over: 2\nhand 0: ?\ndeck: ?")
    assert end_the_deal(table).is_over


def test_1_3_one_deal_can_be_played_alone():
    table = position("options: deals=1\nhand 0: ?\ndeck: ?")
    assert end_the_deal(table).is_over
    assert table.legal_moves() == []


def test_1_4_the_older_player_begins_the_first_deal():
    for seed in range(5):
        table = GAME.deal(seed=seed)
        assert table.waiting_for == (1,)
        assert {move.split(":")[0] for move in legal(table)} == {"play", "camp"}
