"""RULES.md, paragraph by paragraph."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma import BadOption
from karczma.core.generator import secret_from_seed, secret_words
from karczma.core.record import copy
from karczma.games.mini_villagers.rules import deal_cards, players_left

from .tables import CARDS, GAME, LETTERS, draw, everything, line, position, seen

HANDS = {2: 8, 3: 5, 4: 4, 5: 3}
DEALT_AGAIN, OVER_AT_ONCE = 35, 81  # seeds for two players, seat 0 dealing; the tests below make sure

# -- 1. set-up


def test_1_1_there_are_seventeen_cards_a_man_and_a_woman_of_eight_suits_and_the_countess():
    assert len(CARDS) == len(set(CARDS)) == 17
    for seats in GAME.seats:
        assert everything(GAME.deal(seed=1, seats=seats)) == CARDS


@pytest.mark.parametrize("letter", LETTERS)
def test_1_1_man_and_woman_of_every_suit_are_a_pair(letter):
    for held, drawn in (("m", "w"), ("w", "m")):
        table = draw(position(f"hand 0: {letter}{held}\nhand 1: C\npile: {letter}{drawn}"))
        assert f"{letter}:0" in line(table, "box")
        assert line(table, "hand 0") == []


def test_1_1_the_countess_belongs_to_no_suit():
    table = draw(position("hand 0: Wm Sw\nhand 1: Ww Sm\npile: C"))
    assert line(table, "hand 0") == ["Wm", "Sw", "C"]


@pytest.mark.parametrize("seats", HANDS)
def test_1_2_all_get_the_same_number_of_cards_and_the_rest_is_the_pile(seats):
    table = GAME.deal(seed=3, seats=seats)
    pairs = Counter(int(pair[2:]) for pair in line(table, "box"))
    for seat in range(seats):
        assert len(line(table, f"hand {seat}")) + 2 * pairs[seat] == HANDS[seats]
    assert len(line(table, "pile")) == 17 - seats * HANDS[seats]


def test_1_2_cards_are_shuffled_so_that_each_is_as_likely_in_the_pile():
    deals = 1700
    top = Counter(line(GAME.deal(seed=seed, seats=3), "pile")[0] for seed in range(deals))
    assert set(top) == set(CARDS)
    assert all(abs(count - 100) < 50 for count in top.values())


def test_1_2_the_same_seed_deals_the_same_cards_and_another_seed_others():
    assert GAME.deal(seed=3).text() == GAME.deal(seed=3).text() != GAME.deal(seed=4).text()


def test_1_3_all_pairs_are_put_away_and_everybody_sees_whose_they_were():
    several = 0
    for seed in range(60):
        table = GAME.deal(seed=seed, seats=2)
        for seat in (0, 1):
            suits = [card[0] for card in line(table, f"hand {seat}")]
            assert len(suits) == len(set(suits))
        pairs = line(table, "box")
        several += max(Counter(pair[-1] for pair in pairs).values(), default=0) > 1
        assert seen(table)["box"] == (" ".join(pairs) or "-")
    assert several > 10


def test_1_4_if_nobody_has_a_card_left_the_cards_are_dealt_again():
    first_deal = GAME.engine.fresh(GAME, 2, GAME.check_options({"first": "0"}))
    first_deal.key = secret_words(secret_from_seed(DEALT_AGAIN))
    deal_cards(first_deal)
    assert players_left(first_deal) == 0
    assert first_deal.box.all()
    table = GAME.deal(seed=DEALT_AGAIN, seats=2, first="0")
    assert not table.is_over
    assert everything(table) == CARDS
    again = copy(first_deal)
    again.box[:] = 0
    deal_cards(again)
    assert (again.hand == table.state.hand).all()


def test_1_5_the_dealer_begins_and_turns_go_clockwise():
    for seats in GAME.seats:
        for dealer in range(seats):
            table = GAME.deal(seed=6, seats=seats, first=str(dealer))
            asked = []
            for _ in range(seats):
                asked.append(table.waiting_for[0])
                draw(table)
            assert asked == [(dealer + i) % seats for i in range(seats)]


def test_1_5_decided_a_dealer_without_cards_is_passed_over():
    table = GAME.deal(seed=107, seats=4, first="0")
    assert line(table, "hand 0") == []
    assert table.waiting_for == (1,)


# -- 2. a turn


def test_2_1_one_draws_the_top_card_of_the_pile_as_long_as_there_is_one():
    table = position("seats: 3\nhand 0: Hm Om\nhand 1: Wm\nhand 2: Ww C\npile: Hw Gm Ow Gw")
    assert table.legal_moves() == ["draw"]
    draw(table)
    assert line(table, "box")[:2] == ["H:0", "V:0"]
    assert line(table, "hand 0") == ["Om"]
    draw(table)
    assert line(table, "hand 1") == ["Wm", "Gm"]
    assert line(table, "pile") == ["Ow", "Gw"]


def test_2_2_then_one_takes_a_card_of_the_right_neighbour():
    table = position("seats: 4\nto play: 2\nhand 0: Hm Om\nhand 1: Ww Hw\nhand 2: C\nhand 3: Ow Wm")
    draw(table)
    assert [len(line(table, f"hand {seat}")) for seat in range(4)] == [2, 1, 2, 2]
    assert table.waiting_for == (3,)
    table = position("seats: 4\nto play: 0\nhand 0: Hm Om\nhand 1: Ww Hw\nhand 2: C\nhand 3: Wm Ow")
    draw(table)
    assert len(line(table, "hand 3")) == 1


def test_2_2_each_card_of_the_fan_is_as_likely_as_any_other():
    text = "hand 0: Wm Hm Om Gm\nhand 1: Ww Hw Ow Gw C"
    taken = Counter()
    for seed in range(1000):
        table = draw(position(text, seed=seed))
        left = line(table, "hand 1")
        taken.update(
            card for card in ("Ww", "Hw", "Ow", "Gw", "C") if card not in [word[:2].rstrip("!") for word in left]
        )
    assert sum(taken.values()) == 1000
    assert set(taken) == {"Ww", "Hw", "Ow", "Gw", "C"}
    assert all(abs(count - 200) < 65 for count in taken.values())


def test_2_3_a_pair_goes_into_the_box_at_once():
    table = draw(position("hand 0: Hm Om\nhand 1: Hw\npile: Ow C"))
    assert line(table, "hand 0") == ["Hm"]
    assert "O:0" in line(table, "box")


def test_2_3_decided_no_more_than_one_pair_can_come_together_in_a_turn():
    for seats in GAME.seats:
        table = GAME.deal(seed=9, seats=seats)
        while not table.is_over:
            pairs = len(line(table, "box"))
            draw(table)
            assert len(line(table, "box")) - pairs in (0, 1)
            for seat in range(seats):
                suits = [card[0] for card in line(table, f"hand {seat}")]
                assert len(suits) == len(set(suits))


def test_2_4_a_card_drawn_from_the_pile_is_known_to_who_drew_it():
    table = draw(position("seats: 3\nhand 0: Hm\nhand 1: Hw\nhand 2: C\npile: Om Ow"))
    assert seen(table, 0)["hand 0"] == "Hm Om"
    for other in (1, 2, None):
        assert seen(table, other)["hand 0"] == "? ?"


def test_2_4_a_card_taken_from_a_neighbour_is_known_to_giver_and_taker():
    table = draw(position("seats: 3\nto play: 1\nhand 0: Hm\nhand 1: Om\nhand 2: Hw Ow C"))
    assert line(table, "hand 1") == ["Hm!0", "Om"]
    assert seen(table, 0)["hand 1"] == "? Hm!0"
    assert seen(table, 1)["hand 1"] == "Hm Om"  # what the giver knows is the giver's business
    for other in (2, None):
        assert seen(table, other)["hand 1"] == "? ?"


def test_2_4_the_pile_is_known_to_nobody():
    table = GAME.deal(seed=1, seats=5)
    for viewer in (*range(5), None):
        assert seen(table, viewer)["pile"] == "? ?"


KNOWN = "seats: 3\nto play: 2\nhand 0: Gm\nhand 1: Hm!0 Om!02\nhand 2: {}\n{}"


def test_2_5_others_lose_sight_of_the_givers_cards():
    table = draw(position(KNOWN.format("Gw C", "pile: -\nhand 0: Gm Hw Ow")))
    assert seen(table, 0)["hand 1"] == "?"
    assert seen(table, 0)["hand 2"] == "? ? ?"
    (left,) = line(table, "hand 1")
    assert left in ("Hm", "Om!2")  # the taker knows what he knew
    (taken,) = {word[:2] for word in line(table, "hand 2")} & {"Hm", "Om"}
    assert f"{taken}!1" in line(table, "hand 2")


def test_2_5_but_not_if_it_was_the_only_card():
    table = draw(position("seats: 3\nto play: 2\nhand 0: Hw\nhand 1: Hm!0\nhand 2: C"))
    assert line(table, "hand 2") == ["Hm!01", "C"]
    assert seen(table, 0)["hand 2"] == "? Hm!01"


def test_2_5_and_not_if_a_pair_shows_which_it_was():
    table = position("seats: 3\nto play: 2\nhand 0: C Gw\nhand 1: Hm!0 Om!0 Gm\nhand 2: Hw Ow", seed=3)
    draw(table)
    assert len(line(table, "box")) == 6
    (left,) = {word for word in line(table, "hand 1") if word[0] in "HO"}
    assert left in ("Hm!0", "Om!0")
    assert left in seen(table, 0)["hand 1"].split()


def test_2_5_those_who_know_other_hands_keep_what_they_know():
    table = draw(position("seats: 3\nto play: 0\nhand 0: Hm!12\nhand 1: Hw!2 Gm!0\nhand 2: Gw C"))
    assert line(table, "hand 1") == ["Hw!2", "Gm!0"]
    assert "Hm!12" in line(table, "hand 0")


# -- 3. the end


def test_3_1_whoever_has_no_card_left_is_out_and_is_passed_over():
    table = position("seats: 4\nto play: 0\nhand 0: Hm\nhand 1: -\nhand 2: Hw Om\nhand 3: Ow C\npile: Gm Gw")
    draw(table)
    assert table.waiting_for == (2,)
    table = position("seats: 4\nto play: 3\nhand 0: Hm Gw\nhand 1: Hw Om\nhand 2: -\nhand 3: Ow C Gm")
    draw(table)
    assert [len(line(table, f"hand {seat}")) for seat in (0, 1, 2)] == [2, 1, 0], "seat 1 is the right neighbour now"


def test_3_1_also_if_the_last_card_was_taken():
    table = draw(position("seats: 3\nto play: 1\nhand 0: Hm\nhand 1: Om\nhand 2: Hw Ow C"))
    assert line(table, "hand 0") == []
    assert draw(table).waiting_for == (1,)


def test_3_1_giver_and_taker_can_go_out_together():
    table = draw(position("seats: 4\nto play: 1\nhand 0: Hm\nhand 1: Hw\nhand 2: Om\nhand 3: Ow C"))
    assert line(table, "hand 0") == line(table, "hand 1") == []
    assert table.waiting_for == (2,)
    table = draw(position("seats: 3\nto play: 1\nhand 0: Hm\nhand 1: Hw\nhand 2: C"))
    assert table.outcome.winners == (2,)


def test_3_2_the_player_left_alone_with_cards_has_won_and_lays_them_open():
    table = draw(position("to play: 1\nhand 0: C\nhand 1: Hm\npile: Hw"))
    assert table.is_over
    assert table.legal_moves() == []
    assert table.outcome.winners == (0,)
    for viewer in (0, 1, None):
        assert seen(table, viewer)["hand 0"].startswith("C")
        assert table.view(viewer)["table"]["winner"] == 0


def test_3_2_whoever_wins_holds_the_countess():
    for seats in GAME.seats:
        for seed in range(40):
            table = GAME.deal(seed=seed, seats=seats)
            draws = 0
            while not table.is_over:
                draw(table)
                draws += 1
            (winner,) = table.outcome.winners
            others = "".join(str(seat) for seat in range(seats) if seat != winner)
            if draws:
                assert line(table, f"hand {winner}") == [f"C!{others}"]


def test_3_2_decided_a_player_alone_with_cards_after_the_deal_has_won_whatever_is_left_in_the_pile():
    table = GAME.deal(seed=OVER_AT_ONCE, seats=2, first="0")
    assert table.is_over
    assert table.version == 0
    assert len(line(table, "pile")) == 1
    (winner,) = table.outcome.winners
    partner, countess = line(table, f"hand {winner}")
    assert countess == f"C!{1 - winner}"
    assert partner[0] == line(table, "pile")[0][0]
    assert seen(table, None)["pile"] == "?"
    assert seen(table, None)[f"hand {winner}"] == f"{partner} {countess}"
    assert position("hand 0: Hm\npile: Hw C").outcome.winners == (0,)


def test_3_3_only_the_winner_counts():
    table = position("seats: 4\nto play: 1\nhand 0: Hm\nhand 1: Hw\nhand 2: -\nhand 3: C")
    assert table.scores == (0, 0, 0, 0)
    draw(table)
    assert table.outcome.scores == (0, 0, 0, 1)
    assert table.outcome.ranking == (2, 2, 2, 1)
    assert table.outcome.winners == (3,)


def test_3_4_there_is_one_move_and_nobody_has_anything_to_decide():
    assert list(GAME.engine.notation.MOVES) == ["draw"]
    assert GAME.engine.most_moves == 1


def test_3_4_games_are_short():
    batch = GAME.batch(20_000, seats=5, seed=1)
    turns = 0
    while not batch.is_over:
        batch.play(batch.random_choices())
        turns += 1
    assert 40 < turns < 110 < GAME.most_decisions


# -- 4. what it is for, 5. options


def test_4_1_every_seat_is_as_likely_to_go_first_if_the_dealer_is_drawn_by_lot():
    for seats in GAME.seats:
        batch = GAME.batch(20_000, seats=seats, seed=2)
        while not batch.is_over:
            batch.play(batch.random_choices())
        won = batch.scores()
        assert (won.sum(1) == 1).all()
        assert abs(won.mean(0) - 1 / seats).max() < 0.02


def test_5_1_the_dealer_is_a_seat_or_drawn_by_lot():
    for first in ("rulebook", "random"):
        began = Counter(GAME.deal(seed=seed, seats=5, first=first).waiting_for[0] for seed in range(500))
        assert set(began) == set(range(5))
        assert all(abs(count - 100) < 50 for count in began.values())
    assert {GAME.deal(seed=seed, seats=5, first="3").waiting_for for seed in range(20)} == {(3,)}
    with pytest.raises(BadOption):
        GAME.deal(seats=3, first="3")
