"""Cards, moves and positions as text: `Hm` (the man of hay), `Hw` (the woman), `C` (the Countess), `draw`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from karczma.core.errors import BadPosition
from karczma.core.generator import shuffle
from karczma.core.knowledge import UNKNOWN
from karczma.core.piles import enter_hand
from karczma.core.steps import ask, waiting_for
from karczma.words import sentence

from .cards import CARDS, COUNTESS, COUNTESS_LETTER, HAND, LETTERS, SUIT, SUITS
from .hidden import fill_blanks, gather_missing, is_fitting
from .rules import DRAW_CARD, players_left
from .state import DRAW, IN_THE_GAME, PUT_AWAY_BY, SEATS

EXAMPLE = "draw"
MOVES = {EXAMPLE: DRAW_CARD}
TRIES = 2000  # where one deal in fifty fits, none is missed


def move_text(move: int) -> str:
    """The only move there is."""
    return EXAMPLE


def card_text(card: int) -> str:
    """`Hm`, `Hw`, `C`, or `?` for a card one may not see."""
    if card == UNKNOWN:
        return "?"
    return COUNTESS_LETTER if card == COUNTESS else LETTERS[SUIT[card]] + "mw"[card % 2]


CARD = {card_text(card): card for card in (UNKNOWN, *range(CARDS))}


def everything(s: Any) -> list[int]:
    """Every card, wherever it lies; blanks too."""
    cards = [*s.pile[: s.pile_size]]
    for seat in range(s.seats):
        cards += [*s.hand[seat, : s.hand_size[seat]]]
    cards += [card for card in range(COUNTESS) if s.box[SUIT[card]] != IN_THE_GAME]
    return [int(card) for card in cards]


# -- writing a position


def lines(s: Any) -> Iterable[str]:
    """A position line by line."""
    away = (f"{LETTERS[suit]}:{s.box[suit] - PUT_AWAY_BY}" for suit in range(SUITS) if s.box[suit] != IN_THE_GAME)
    yield f"box: {_words(away)}"
    yield f"to play: {int(waiting_for(s)).bit_length() - 1 if waiting_for(s) else 'nobody'}"
    for seat in range(s.seats):
        yield f"hand {seat}: {_words(_held(s, seat, i) for i in range(s.hand_size[seat]))}"
    yield f"pile: {_words(map(card_text, s.pile[: s.pile_size][::-1]))}"


def _words(texts: Iterable[str]) -> str:
    return " ".join(texts) or "-"


def _held(s: Any, seat: int, i: int) -> str:
    others = "".join(str(other) for other in range(s.seats) if s.hand_known[seat, i] >> other & 1 and other != seat)
    return card_text(s.hand[seat, i]) + (f"!{others}" if others else "")


# -- reading a position


def _read_words(text: str) -> list[str]:
    return [word for word in text.split() if word != "-"]


def _read_seat(s: Any, text: str) -> int:
    if not 0 <= int(text) < s.seats:
        raise ValueError(text)
    return int(text)


def _read_box(s: Any, text: str) -> None:
    for word in _read_words(text):
        suit, _, seat = word.partition(":")
        s.box[LETTERS.index(suit)] = PUT_AWAY_BY + _read_seat(s, seat)


def _read_to_play(s: Any, text: str) -> None:
    if text != "nobody":
        ask(s, DRAW, _read_seat(s, text), 0)


def _read_hand(seat: int, s: Any, text: str) -> None:
    _read_seat(s, str(seat))
    for word in _read_words(text)[: HAND + 1]:
        card, _, others = word.partition("!")
        _demand(s.hand_size[seat] < HAND, "bad-hand", seat=seat, most=HAND)
        enter_hand(s, seat, CARD[card], sum({1 << _read_seat(s, other) for other in (*others, seat)}))


def _read_pile(s: Any, text: str) -> None:
    cards = [CARD[word] for word in _read_words(text)][::-1]
    s.pile[: len(cards)] = cards
    s.pile_size = len(cards)


LINES: Mapping[str, Callable[[Any, str], None]] = {
    "box": _read_box,
    "to play": _read_to_play,
    **{f"hand {seat}": partial(_read_hand, seat) for seat in range(SEATS)},
    "pile": _read_pile,
}


def finish(s: Any, given: Mapping[str, str]) -> None:
    """Takes care of lines left out, deals the blanks, and refuses what no game can come to: rules trust the record."""
    seen = Counter(everything(s))
    blanks = seen.pop(UNKNOWN, 0)
    if "box" not in given and blanks == 0:
        unseen = set(range(SUITS)) - {int(SUIT[card]) for card in seen}
        s.box[sorted(unseen)] = PUT_AWAY_BY
    for card, times in seen.items():
        _demand(times == 1, "bad-card", card=card_text(card))
    left = players_left(s)
    _demand(left > 0, "bad-hands")
    if "to play" not in given and left > 1:
        ask(s, DRAW, next(seat for seat in range(s.seats) if s.hand_size[seat] > 0), 0)
    _demand((waiting_for(s) != 0) == (left > 1), "bad-to-play")
    _demand(left == 1 or s.hand_size[s.whose[0]] > 0, "bad-to-play")
    _deal_blanks(s, blanks)


def _deal_blanks(s: Any, blanks: int) -> None:
    missing = gather_missing(s)
    _demand(missing == blanks, "bad-number", missing=missing, blanks=blanks)
    for seat in range(s.seats):
        suits = [SUIT[card] for card in s.hand[seat, : s.hand_size[seat]] if card != UNKNOWN]
        _demand(len(suits) == len(set(suits)), "bad-pair", seat=seat)
    for _ in range(TRIES):
        if is_fitting(s):
            fill_blanks(s)
            return
        shuffle(s, s.missing, missing)
    _demand(False, "bad-blanks")


def _demand(holds: bool, message: str, **args: Any) -> None:
    if not holds:
        raise BadPosition(sentence(f"mini-villagers/{message}", **args))
