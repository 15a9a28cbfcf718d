"""Chance is SipHash-2-4 of a counter, bounded without favour."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from karczma.core.generator import (
    SECRET_BYTES,
    below,
    new_secret,
    next_number,
    secret_from_seed,
    secret_words,
    set_key,
    shuffle,
    siphash,
)

from .small import empty

MASK = (1 << 64) - 1
WORDS = st.integers(0, MASK)


def plain_siphash(low: int, high: int, message: int) -> int:
    """SipHash-2-4 as Aumasson and Bernstein describe it, for one message of eight bytes."""

    def turn(x: int, left: int) -> int:
        return (x << left | x >> 64 - left) & MASK

    def sip_rounds(n: int) -> None:
        for _ in range(n):
            v[0] = v[0] + v[1] & MASK
            v[2] = v[2] + v[3] & MASK
            v[1], v[3] = turn(v[1], 13) ^ v[0], turn(v[3], 16) ^ v[2]
            v[0] = turn(v[0], 32)
            v[2] = v[2] + v[1] & MASK
            v[0] = v[0] + v[3] & MASK
            v[1], v[3] = turn(v[1], 17) ^ v[2], turn(v[3], 21) ^ v[0]
            v[2] = turn(v[2], 32)

    v = [low ^ 0x736F6D6570736575, high ^ 0x646F72616E646F6D, low ^ 0x6C7967656E657261, high ^ 0x7465646279746573]
    for word in (message, 8 << 56):
        v[3] ^= word
        sip_rounds(2)
        v[0] ^= word
    v[2] ^= 0xFF
    sip_rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def compiled_siphash(low: int, high: int, message: int) -> int:
    return int(siphash(np.uint64(low), np.uint64(high), np.uint64(message)))


def keyed(low: int = 3, high: int = 4):
    s = empty()
    s.key = low, high
    return s


def test_the_published_test_vector_of_siphash_2_4() -> None:
    key = secret_words(bytes(range(16)))
    assert compiled_siphash(*key, int.from_bytes(bytes(range(8)), "little")) == 0x93F5F5799A932462


@given(low=WORDS, high=WORDS, message=WORDS)
def test_siphash_agrees_with_a_second_telling_of_its_description(low: int, high: int, message: int) -> None:
    assert compiled_siphash(low, high, message) == plain_siphash(low, high, message)


@given(low=WORDS, high=WORDS)
def test_each_hash_gives_two_numbers_and_the_half_to_come_is_not_kept_longer_than_needed(low: int, high: int) -> None:
    s = keyed(low, high)
    for counter in range(3):
        whole = plain_siphash(low, high, counter)
        assert next_number(s) == whole & 0xFFFFFFFF
        assert (s.drawn, s.spare) == (2 * counter + 1, whole)
        assert next_number(s) == whole >> 32
        assert (s.drawn, s.spare) == (2 * counter + 2, 0)


@given(low=WORDS, n=st.integers(1, (1 << 32) - 1))
def test_a_number_below_n_throws_away_exactly_those_that_would_favour_some(low: int, n: int) -> None:
    s = keyed(low, 0)
    numbers = (plain_siphash(low, 0, i // 2) >> 32 * (i % 2) & 0xFFFFFFFF for i in range(1000))
    fair = (x * n >> 32 for x in numbers if x * n % (1 << 32) >= (1 << 32) % n)
    assert [below(s, n) for _ in range(5)] == [next(fair) for _ in range(5)]


def test_numbers_below_n_are_uniform_where_taking_the_nearest_would_not_be() -> None:
    """For n = 3 * 2**30, one value of three would come up twice as often as the others."""
    s = keyed()
    thirds = Counter(below(s, 3 << 30) % 3 for _ in range(9000))
    assert all(2700 < thirds[i] < 3300 for i in range(3))


@pytest.mark.parametrize("n", [1, 2, 5, 60])
def test_all_numbers_below_n_come_up_and_no_others(n: int) -> None:
    s = keyed()
    assert {below(s, n) for _ in range(60 * n)} == set(range(n))


def test_every_order_of_four_cards_is_as_likely_as_any_other() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for key in range(12_000):
        s = keyed(key, 1)
        s.cards[:4] = range(4)
        shuffle(s, s.cards[:], 4)
        orders[tuple(s.cards[:4].tolist())] += 1
    assert len(orders) == 24
    assert all(400 < count < 600 for count in orders.values())


def test_a_shuffle_keeps_all_cards_and_touches_no_others() -> None:
    s = keyed()
    s.cards[:] = range(60)
    shuffle(s, s.cards[:], 50)
    assert sorted(s.cards[:50].tolist()) == list(range(50))
    assert s.cards[:50].tolist() != list(range(50))
    assert s.cards[50:].tolist() == list(range(50, 60))


def test_a_seed_is_always_the_same_secret_and_other_seeds_are_others() -> None:
    assert secret_from_seed(7) == secret_from_seed(7)
    assert len({secret_from_seed(seed) for seed in range(1000)}) == 1000
    assert len(new_secret()) == len(secret_from_seed(0)) == SECRET_BYTES
    assert new_secret() != new_secret()


def test_a_new_key_starts_the_counter_anew() -> None:
    s = keyed()
    below(s, 5)
    set_key(s, 3, 4)
    assert s.tobytes() == keyed().tobytes()
