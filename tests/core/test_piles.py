"""Hands: sorted, cleared, and who knows what goes with the cards."""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from karczma.core.knowledge import SPECTATOR, TOGETHER, everyone, may_see, may_tell
from karczma.core.piles import enter_hand, held, hide_hand, leave_hand
from karczma.core.record import copy

from .small import HAND, SEATS, empty

OWNER = 1
BACK = np.array([-1, -1, -2, -2], np.int8)
CARDS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 7).map(lambda known: known | 1 << OWNER)), max_size=HAND)


def hand_of(*cards: tuple[int, int]):
    s = empty()
    for card, known in cards:
        enter_hand(s, OWNER, card, known)
    return s


def cards_in(s) -> list[tuple[int, int]]:
    size = s.hand_size[OWNER]
    return list(zip(s.hand[OWNER, :size].tolist(), s.hand_known[OWNER, :size].tolist(), strict=True))


def known_to(s, seat: int, card: int) -> int:
    """Of how many such cards in the hand a seat knows."""
    return sum(kind == card and known >> seat & 1 for kind, known in cards_in(s))


@given(cards=CARDS)
def test_a_hand_is_sorted_by_kind_then_by_who_knows_it_in_whatever_order_it_came(cards) -> None:
    s = hand_of(*cards)
    assert cards_in(s) == sorted(cards)
    assert s.tobytes() == hand_of(*reversed(cards)).tobytes()
    assert [held(s, OWNER, card) for card in range(4)] == [sum(kind == card for kind, _ in cards) for card in range(4)]
    assert s.hand_size.tolist() == [0, len(cards), 0]


@given(cards=CARDS.filter(bool), data=st.data())
def test_a_card_that_leaves_leaves_nothing_behind_and_whoever_knew_of_n_knows_of_one_fewer(cards, data) -> None:
    card, _ = data.draw(st.sampled_from(cards))
    s = hand_of(*cards)
    before = [known_to(s, seat, card) for seat in range(SEATS)]
    knew = leave_hand(s, OWNER, card)
    assert knew in [known for kind, known in cards if kind == card]
    assert [known_to(s, seat, card) for seat in range(SEATS)] == [max(n - 1, 0) for n in before]
    assert [pair for pair in cards_in(s) if pair[0] != card] == sorted(pair for pair in cards if pair[0] != card)
    assert s.tobytes() == hand_of(*cards_in(s)).tobytes(), "sorted and cleared"


@pytest.mark.parametrize("copies", [1, 2, 3, 4])
def test_three_seats_lose_track_of_twins_each_for_itself(copies: int) -> None:
    """All ways in which two others can know of up to four twins in a hand."""
    masks = [1 << OWNER | other for other in (0b000, 0b001, 0b100, 0b101)]
    for knowns in combinations_with_replacement(masks, copies):
        s = hand_of((0, 2), *((2, known) for known in knowns), (3, 7))
        before = [known_to(s, seat, 2) for seat in range(SEATS)]
        leave_hand(s, OWNER, 2)
        assert [known_to(s, seat, 2) for seat in range(SEATS)] == [max(n - 1, 0) for n in before]
        assert cards_in(s) == sorted(cards_in(s))
        assert (cards_in(s)[0], cards_in(s)[-1]) == ((0, 2), (3, 7))


def test_of_two_twins_known_to_different_seats_nobody_else_knows_the_one_that_stays() -> None:
    s = hand_of((2, 0b011), (2, 0b110))
    leave_hand(s, OWNER, 2)
    assert cards_in(s) == [(2, 0b010)]


def test_a_hand_shows_its_owner_everything_and_others_what_they_know_sorted_anew() -> None:
    s = hand_of((0, 0b010), (1, 0b011), (2, 0b010), (3, 0b110))
    shown = {}
    for viewer in (*range(SEATS), SPECTATOR, TOGETHER):
        seen = copy(s)
        hide_hand(seen, OWNER, viewer, BACK)
        shown[viewer] = [card for card, _ in cards_in(seen)]
    assert shown == {
        0: [-2, -2, -1, 1],
        1: [0, 1, 2, 3],
        2: [-2, -1, -1, 3],
        SPECTATOR: [-2, -2, -1, -1],
        TOGETHER: [0, 1, 2, 3],
    }


@given(cards=CARDS, data=st.data())
def test_hands_that_differ_in_unknown_cards_only_look_alike(cards, data) -> None:
    viewer = data.draw(st.sampled_from([0, 2, SPECTATOR]))
    mask = 7 if viewer == SPECTATOR else 1 << viewer
    swapped = [
        (card, known)
        if known & mask == mask
        else (data.draw(st.sampled_from([kind for kind in range(4) if BACK[kind] == BACK[card]])), known)
        for card, known in cards
    ]
    one, other = hand_of(*cards), hand_of(*swapped)
    for s in (one, other):
        hide_hand(s, OWNER, viewer, BACK)
    assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize("known", range(8))
def test_who_may_see_a_card_and_what_is_told_of_who_knows_it(known: int) -> None:
    s = empty()
    assert everyone(s) == 0b111
    assert [may_see(s, known, seat) for seat in range(SEATS)] == [bool(known >> seat & 1) for seat in range(SEATS)]
    assert may_see(s, known, SPECTATOR) == (known == 7)
    assert may_see(s, known, TOGETHER) == (known != 0)
    for viewer in range(SEATS):
        told = known if known == 7 else known & (1 << OWNER | 1 << viewer)
        assert may_tell(s, known, OWNER, viewer) == told
    assert may_tell(s, known, OWNER, SPECTATOR) == (known if known == 7 else known & 1 << OWNER)
    assert may_tell(s, known, OWNER, TOGETHER) == known


def test_a_hand_too_small_is_noticed() -> None:
    s = hand_of(*[(0, 2)] * HAND)
    with pytest.raises(IndexError):
        enter_hand(s, SEATS - 1 + OWNER, 0, 2)
    with pytest.raises(IndexError):
        enter_hand(s, OWNER, 3, 2)
