"""Points: what was sent, and the bonus card for most coins. Paragraph numbers refer to RULES.md."""

from __future__ import annotations

from karczma.core.compiling import rule

from .cards import COIN, DUSIGROSZ, ITEMS, MOST_CHARACTERS, VALUE

NOBODY = -1


@rule
def sent_of(s, seat, item) -> int:
    """How many items of a kind lie on all characters of a seat."""
    n = 0
    for character in range(MOST_CHARACTERS):
        n += s.sent[seat, character, item]
    return n


@rule
def items_sent(s, seat) -> int:
    """4.4 All items on one's characters; the bonus card is none."""
    n = 0
    for item in range(ITEMS):
        n += sent_of(s, seat, item)
    return n


@rule
def ducats_sent(s, seat) -> int:
    """4.3 The worth of all items on one's characters; what lies in front counts nothing."""
    ducats = 0
    for item in range(ITEMS):
        ducats += VALUE[item] * sent_of(s, seat, item)
    return ducats


@rule
def most_coins(s) -> int:
    """5.1 Who has sent most coins; nobody if several have, or if no coin was sent."""
    best, holder = 0, NOBODY
    for seat in range(s.seats):
        coins = sent_of(s, seat, COIN)
        if coins > best:
            best, holder = coins, seat
        elif coins == best:
            holder = NOBODY
    return holder


@rule
def points(s, seat) -> int:
    """4.3 Ducats sent; 5.1 when all is over, the bonus card."""
    over = s.step_size == 0
    bonus = DUSIGROSZ if over and s.dusigrosz and most_coins(s) == seat else 0
    return ducats_sent(s, seat) + bonus
