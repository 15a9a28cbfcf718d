"""Cards, moves and positions as text: `10`, `1h` (a coin in hand), `C` (a hazard), `reveal:3`, `send`, `rob:1`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from karczma.core.errors import BadPosition
from karczma.core.knowledge import UNKNOWN
from karczma.core.steps import ask, top_step, top_whose
from karczma.words import sentence

from .cards import (
    CHARACTERS,
    COIN,
    COIN_IN_HAND,
    CONTENTS,
    ITEMS,
    KINDS,
    KNIGHTS,
    SEATS,
    STACKS,
    VALUE,
)
from .rules import MOVES as MOVE_COUNT
from .rules import SEND, VICTIM, cards_left, is_playing, items_in_front, rivals, shuffle_stack
from .state import ROB, TURN

EXAMPLE = "reveal:3"
STEP_NAMES = {TURN: "turn", ROB: "rob"}

# An item is written as its value. Hazards: the Chamberlain, robber Knights, the raiders of Jomsborg.
CARD_TEXTS = (*map(str, VALUE), f"{VALUE[COIN]}h", "C", "K", "J")
CARD = {text: kind for kind, text in enumerate(CARD_TEXTS)}


def card_text(kind: int) -> str:
    """A card as text."""
    return CARD_TEXTS[kind]


def card_texts(counts: Iterable[int]) -> list[str]:
    """All cards of a place where each kind is counted."""
    return [card_text(kind) for kind, count in enumerate(counts) for _ in range(count)]


def move_text(move: int) -> str:
    """A move as text. Stacks are numbered from 1 as they lie on the table, seats from 0 as everywhere."""
    if move < SEND:
        return f"reveal:{move + 1}"
    return "send" if move == SEND else f"rob:{move - VICTIM}"


MOVES = {move_text(move): move for move in range(MOVE_COUNT)}


# -- writing a position


def lines(s: Any) -> Iterable[str]:
    """A position line by line."""
    yield f"to play: {f'{top_whose(s)} {STEP_NAMES[top_step(s)]}' if s.step_size else 'nobody'}"
    for seat in range(s.seats):
        yield f"front {seat}: {_cards(card_texts(s.front[seat]) + [card_text(KNIGHTS)] * int(s.knights[seat]))}"
    for seat in range(s.seats):
        piles = (_cards(card_texts(pile)) for pile in s.sent[seat, : s.filled[seat]])
        yield f"sent {seat}: {' / '.join(piles) or '-'}"
    for stack in range(STACKS):
        cards = s.stack[stack, : s.stack_size[stack]]
        if UNKNOWN in cards:
            yield f"stack {stack + 1}: ? {_cards(card_texts(s.left[stack]))}"
        else:
            yield f"stack {stack + 1}: {_cards(map(card_text, cards[::-1]))}"


def _cards(texts: Iterable[str]) -> str:
    return " ".join(texts) or "-"


# -- reading a position


def _read_cards(text: str) -> list[int]:
    return [CARD[word] for word in text.split() if word != "-"]


def _read_to_play(s: Any, text: str) -> None:
    if text == "nobody":
        return
    seat, name = text.split()
    _check_seat(s, int(seat))
    ask(s, {name: step for step, name in STEP_NAMES.items()}[name], int(seat), 0)


def _read_items(cards: Iterable[int]) -> list[int]:
    """Items counted by kind; there may be nothing but items."""
    counts = Counter(cards)
    if any(kind >= ITEMS for kind in counts):
        raise ValueError(counts)
    return [counts[item] for item in range(ITEMS)]


def _check_seat(s: Any, seat: int) -> None:
    if not 0 <= seat < s.seats:
        raise ValueError(seat)


def _read_front(seat: int, s: Any, text: str) -> None:
    _check_seat(s, seat)
    cards = _read_cards(text)
    if KNIGHTS in cards:
        cards.remove(KNIGHTS)
        s.knights[seat] = 1
    s.front[seat] = _read_items(cards)


def _read_sent(seat: int, s: Any, text: str) -> None:
    _check_seat(s, seat)
    piles = [_read_items(_read_cards(pile)) for pile in text.split("/") if text != "-"]
    _demand(len(piles) <= CHARACTERS[s.seats] and all(map(any, piles)), "bad-sent", seat=seat)
    s.filled[seat] = len(piles)
    for character, pile in enumerate(piles):
        s.sent[seat, character] = pile


def _read_stack(stack: int, s: Any, text: str) -> None:
    """A list that begins with `?` is in an order nobody knows; the seed gives it one."""
    words = text.split()
    shuffled = words[:1] == ["?"]
    cards = _read_cards(" ".join(words[shuffled:]))
    counts = Counter(cards)
    for kind in range(KINDS):
        most = int(CONTENTS[stack, kind])
        _demand(counts[kind] <= most, "bad-stack", stack=stack + 1, card=card_text(kind), copies=most)
        s.left[stack, kind] = counts[kind]
    s.stack_size[stack] = len(cards)
    s.stack[stack, : len(cards)] = UNKNOWN if shuffled else cards[::-1]


Reader = Callable[[Any, str], None]

LINES: Mapping[str, Reader] = {
    "to play": _read_to_play,
    **{f"front {seat}": partial(_read_front, seat) for seat in range(SEATS)},
    **{f"sent {seat}": partial(_read_sent, seat) for seat in range(SEATS)},
    **{f"stack {stack + 1}": partial(_read_stack, stack) for stack in range(STACKS)},
}


def finish(s: Any, given: Mapping[str, str]) -> None:
    """Takes care of lines left out: it is seat 0's turn, and a stack holds all of its cards that lie nowhere else."""
    if "to play" not in given:
        ask(s, TURN, 0, 0)
    whole = [stack for stack in range(STACKS) if f"stack {stack + 1}" not in given]
    for stack in whole:
        s.left[stack] = CONTENTS[stack]
    _take_out(s, whole)
    for stack in range(STACKS):
        if stack in whole or s.stack[stack, 0] == UNKNOWN:
            shuffle_stack(s, stack)
    _check(s)


def _take_out(s: Any, whole: list[int]) -> None:
    """Every card that lies outside the stacks came from one: one that was said to lack it, else the first whole one."""
    lacking = Counter({kind: int(count) for kind, count in enumerate((CONTENTS - s.left).sum(0))})
    for kind, count in _outside(s).items():
        for _ in range(count):
            likes = (kind, COIN_IN_HAND) if kind == COIN else (kind,)  # 2.3 in front both are coins
            gone = next((like for like in likes if lacking[like] > 0), None)
            found = next(((stack, like) for like in likes for stack in whole if s.left[stack, like] > 0), None)
            if gone is not None:
                lacking[gone] -= 1
            elif found is not None:
                s.left[found] -= 1
            else:
                raise BadPosition(sentence("warriors-adventures/too-many", card=card_text(kind)))


def _outside(s: Any) -> Counter[int]:
    """The cards that can be seen outside the stacks; 5.2 a coin in hand that waits for its victim comes first."""
    cards = Counter({COIN_IN_HAND: int(top_step(s) == ROB), KNIGHTS: int(s.knights.sum())})
    for item in range(ITEMS):
        cards[item] = int(s.front[:, item].sum() + s.sent[:, :, item].sum())
    return cards


def _check(s: Any) -> None:
    """Refuses what no game can come to, where the rules would go astray: they trust the record."""
    playing = [seat for seat in range(s.seats) if is_playing(s, seat)]
    for seat in range(s.seats):
        idle = not items_in_front(s, seat) and not s.knights[seat]
        _demand(seat in playing or idle, "bad-front", seat=seat)
    if s.step_size == 0:
        _demand(not playing or cards_left(s) == 0, "bad-to-play")
        _demand(not s.front.any(), "bad-last-send")
        return
    seat = int(top_whose(s))
    _demand(seat in playing, "bad-seat", seat=seat)
    if top_step(s) == TURN:
        _demand(cards_left(s) > 0, "bad-to-play")
    else:
        _demand(bool(s.stealing_coin) and int(rivals(s, seat)).bit_count() > 1, "bad-rob")


def _demand(holds: bool, message: str, **args: Any) -> None:
    if not holds:
        raise BadPosition(sentence(f"warriors-adventures/{message}", **args))
