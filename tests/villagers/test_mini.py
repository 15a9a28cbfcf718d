"""Mini Włościanie, who goes first: RULES section 21."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from karczma.core.generator import below, set_key, shuffle
from karczma.core.record import copy
from karczma.games.villagers import beginning
from karczma.games.villagers.cards import MINI_CARDS

from .tables import GAME, line

COUNTESS = MINI_CARDS - 1
ALL_PAIRS = 5147  # dealt by this number, two players have nothing but pairs, and the Countess is the pile
every_size = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def fresh(seats, number):
    """A table before anything is dealt."""
    s = GAME.engine.fresh(GAME, seats, GAME.check_options({}, seats=seats))
    set_key(s, number, 7)
    return s


def pairs_put_away(held):
    """21.3 A man and a woman of one suit: 2n and 2n + 1."""
    return {card for card in held if card == COUNTESS or card ^ 1 not in held}


def play_it(s, dealer):
    """The mini game as the rulebook tells it; chance comes from the same lots. Returns who wins and the last hands."""
    seats = int(s.seats)
    cards = np.arange(MINI_CARDS, dtype=s.discard.dtype)  # as the rules have them: else they are compiled once more
    shuffle(s, cards, MINI_CARDS)
    each = {2: 8, 3: 5, 4: 4, 5: 3}[seats]
    hands = [pairs_put_away({*cards[seat * each : (seat + 1) * each].tolist()}) for seat in range(seats)]
    pile = cards[seats * each :].tolist()
    if not any(hands):
        return None, hands
    seat = dealer
    while sum(map(bool, hands)) > 1:
        if hands[seat]:
            if pile:
                hands[seat].add(pile.pop(0))
            else:
                right = next((seat - i) % seats for i in range(1, seats) if hands[(seat - i) % seats])
                card = sorted(hands[right])[below(s, len(hands[right]))]
                hands[right].remove(card)
                hands[seat].add(card)
            hands[seat] = pairs_put_away(hands[seat])
        seat = (seat + 1) % seats
    return next(seat for seat in range(seats) if hands[seat]), hands


def test_21_1_seventeen_cards():
    assert MINI_CARDS == 2 * 8 + 1


@pytest.mark.parametrize(("seats", "each", "left"), [(2, 8, 1), (3, 5, 2), (4, 4, 1), (5, 3, 2)])
def test_21_2_all_get_the_same_number_and_the_rest_is_a_pile(seats, each, left):
    s = fresh(seats, 1)
    beginning.deal_mini(s, MINI_CARDS // seats)
    owners = Counter(s.discard_known[:MINI_CARDS].tolist())
    assert owners == {**dict.fromkeys(range(seats), each), beginning.NOBODY: left}


def test_21_3_and_21_5_pairs_are_put_away():
    s = fresh(2, 1)
    s.discard_known[:MINI_CARDS] = [0, 0, 0, 1, 1, 1, 0, -1, *[-1] * 8, 1]
    beginning.put_away_pairs(s)
    assert s.discard_known[:MINI_CARDS].tolist() == [-1, -1, 0, 1, -1, -1, 0, -1, *[-1] * 8, 1]


@every_size
def test_21_4_and_21_6_and_21_7_plays_as_the_rulebook_tells(seats):
    for number in range(40):
        s = fresh(seats, number)
        other = copy(s)
        winner = beginning.play_mini(s, number % seats)
        expected, hands = play_it(other, number % seats)
        assert winner == (beginning.NOBODY if expected is None else expected)
        assert s.drawn == other.drawn
        assert expected is None or hands[expected], "whoever alone has cards left"


def test_21_6_and_21_4_who_is_out_is_passed_over_as_a_neighbour_too():
    s = fresh(4, 1)
    s.discard_known[:MINI_CARDS] = -1
    s.discard_known[[0, 16]] = [0, 2]
    assert [beginning.mini_hand(s, seat) for seat in range(4)] == [1, 0, 1, 0]
    assert beginning.players_left(s) == 2
    assert [beginning.right_of(s, seat) for seat in range(4)] == [2, 0, 0, 2]


def test_21_7_the_winner_gets_the_marker():
    winners = Counter(line(GAME.deal(seed=seed, seats=4, first="mini"), "marker")[0] for seed in range(60))
    assert set(winners) == set("abcd")


def test_21_8_nothing_is_decided_and_a_card_is_taken_at_random():
    s = fresh(2, 5)
    s.discard_known[:MINI_CARDS] = -1
    s.discard_known[[0, 5, 16]] = 1
    taken = Counter(int(beginning.card_of(s, 1)) for _ in range(90))
    assert set(taken) == {0, 5, 16}
    assert all(10 < times < 50 for times in taken.values())


def test_21_9_if_all_hands_are_empty_it_is_dealt_again():
    s, other = fresh(2, ALL_PAIRS), fresh(2, ALL_PAIRS)
    assert beginning.play_mini(s, 0) == beginning.NOBODY
    assert play_it(other, 0)[0] is None
    again = fresh(2, ALL_PAIRS)
    again.first = 4
    assert beginning.who_begins(again) in (0, 1)
    for number in range(20):
        s = fresh(2, number)
        s.first = 4
        assert beginning.who_begins(s) in (0, 1)
        assert not s.discard.any()
        assert not s.discard_known.any()
