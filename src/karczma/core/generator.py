"""Chance: a keyed counter. SipHash-2-4 of the number of the draw, under the deal secret.

The key of a real table comes from the operating system's secure source, so seeing some cards foretells none of the
others; a simulation derives its keys from a seed.
"""

from __future__ import annotations

import hashlib
import secrets

import numpy as np

from .compiling import inner_rule, rule

SECRET_BYTES = 16
_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_ONE = np.uint64(1)


def new_secret() -> bytes:
    """A deal secret nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_from_seed(seed: int) -> bytes:
    """The deal secret of a seed, for simulations and tests: the same seed is the same deal."""
    return hashlib.blake2b(f"karczma {seed}".encode(), digest_size=SECRET_BYTES).digest()


def secret_words(secret: bytes) -> tuple[int, int]:
    """A deal secret as the two numbers of `key`."""
    return int.from_bytes(secret[:8], "little"), int.from_bytes(secret[8:], "little")


@rule
def set_key(s, first, second):
    """Starts the generator anew under this key."""
    s.key[0] = first
    s.key[1] = second
    s.drawn = 0
    s.spare = 0


@inner_rule
def rotated(x, left):
    return (x << left) | (x >> (np.uint64(64) - left))


@inner_rule
def sip_round(a, b, c, d):
    a += b
    b = rotated(b, np.uint64(13)) ^ a
    a = rotated(a, _HALF)
    c += d
    d = rotated(d, np.uint64(16)) ^ c
    a += d
    d = rotated(d, np.uint64(21)) ^ a
    c += b
    b = rotated(b, np.uint64(17)) ^ c
    c = rotated(c, _HALF)
    return a, b, c, d


@rule
def siphash(key_low, key_high, message):
    """SipHash-2-4 of one eight-byte message."""
    a = key_low ^ np.uint64(0x736F6D6570736575)
    b = key_high ^ np.uint64(0x646F72616E646F6D)
    c = key_low ^ np.uint64(0x6C7967656E657261)
    d = key_high ^ np.uint64(0x7465646279746573) ^ message
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a ^= message
    length = np.uint64(8 << 56)
    d ^= length
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a ^= length
    c ^= np.uint64(0xFF)
    for _ in range(4):
        a, b, c, d = sip_round(a, b, c, d)
    return a ^ b ^ c ^ d


@inner_rule
def next_number(s):
    """The next 32 random bits; each hash gives two such numbers."""
    if s.drawn & _ONE:
        number = s.spare >> _HALF
        s.spare = 0
    else:
        s.spare = siphash(s.key[0], s.key[1], s.drawn >> _ONE)
        number = s.spare & _LOW
    s.drawn += _ONE
    return number


@inner_rule
def below(s, n) -> int:
    """A random number from 0 to n - 1, each exactly as likely: the few draws that would favour some are thrown away."""
    n = np.uint64(n)
    product = next_number(s) * n
    if product & _LOW < n:
        unfair = (_LOW - n + _ONE) % n
        while product & _LOW < unfair:
            product = next_number(s) * n
    return np.int64(product >> _HALF)


@rule
def shuffle(s, cards, size) -> None:
    """Shuffles the first `size` of the cards."""
    for i in range(size - 1, 0, -1):
        j = below(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
