"""Cards, moves and positions as text: `Y10`, `Y*` (a sponsor), `play:Y10`, `camp:Y*`, `draw:deck`, `draw:Y`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import numpy as np

from karczma.core.errors import BadPosition
from karczma.core.generator import shuffle
from karczma.core.knowledge import UNKNOWN
from karczma.core.piles import enter_hand, leave_hand
from karczma.core.steps import ask
from karczma.words import sentence

from .cards import CARDS, COLOUR, COLOURS, COPIES, HAND, KINDS, LETTERS, MILESTONE_NAMES, VALUE
from .rules import CAMP, DRAW_CAMP, DRAW_DECK, may_join
from .rules import MOVES as MOVE_COUNT
from .state import DEALS, DRAW, OPEN, PLACE, SEATS, SHEET, TAKEN_BY

EXAMPLE = "play:Y4"
STEP_NAMES = {PLACE: "place", DRAW: "draw"}
BOTH = (1 << SEATS) - 1


def card_text(kind: int) -> str:
    """`Y4`, `Y*` for a sponsor, `?` for a card one may not see."""
    if kind == UNKNOWN:
        return "?"
    value = VALUE[kind]
    return f"{LETTERS[COLOUR[kind]]}{value or '*'}"


CARD = {card_text(kind): kind for kind in range(KINDS)}
CARD_TEXTS = {kind: card_text(kind) for kind in (UNKNOWN, *range(KINDS))}


def move_text(move: int) -> str:
    """A move as text."""
    if move < CAMP:
        return "play:" + card_text(move)
    if move < DRAW_DECK:
        return "camp:" + card_text(move - CAMP)
    return "draw:" + ("deck" if move == DRAW_DECK else LETTERS[move - DRAW_CAMP])


MOVES = {move_text(move): move for move in range(MOVE_COUNT)}


# -- writing a position


def lines(s: Any) -> Iterable[str]:
    """A position line by line."""
    yield f"deals over: {s.deal}"
    for deal in range(s.deal):
        sides = (" ".join(map(str, s.sheet[deal, seat])) for seat in range(SEATS))
        yield f"points {deal + 1}: {' / '.join(sides)}{' capped' if s.capped[deal] else ''}"
    for deal in range(min(s.deal + 1, s.deals) if s.milestones else 0):
        yield f"milestones {deal + 1}: {' '.join(_milestones(s, deal))}"
    yield f"began: {s.began}"
    yield f"turns: {s.turns}"
    yield f"to play: {_to_play(s)}"
    for seat in range(SEATS):
        cards = zip(s.hand[seat], s.hand_known[seat], strict=True)
        yield f"hand {seat}: {_cards(_held(*card) for card in list(cards)[: s.hand_size[seat]])}"
    for seat in range(SEATS):
        columns = (s.expedition[seat, c, : s.expedition_size[seat, c]] for c in range(COLOURS))
        yield f"expeditions {seat}: {_cards(card_text(kind) for column in columns for kind in column)}"
    columns = (s.camp[c, : s.camp_size[c]] for c in range(COLOURS))
    yield f"camps: {_cards(card_text(kind) for column in columns for kind in column)}"
    yield f"deck: {_cards(card_text(kind) for kind in s.deck[: s.deck_size][::-1])}"


def _cards(texts: Iterable[str]) -> str:
    return " ".join(texts) or "-"


def _held(kind: int, known: int) -> str:
    return card_text(kind) + ("!" if known == BOTH else "")


def _milestones(s: Any, deal: int) -> Iterable[str]:
    for name, lies in zip(MILESTONE_NAMES, s.milestone[deal], strict=True):
        if lies >= OPEN:
            yield name if lies == OPEN else f"{name}:{lies - TAKEN_BY}"


def _to_play(s: Any) -> str:
    if s.step_size == 0:
        return "nobody"
    seat = int(s.asked[0]).bit_length() - 1
    closed = f" closed {LETTERS[s.closed - 1]}" if s.closed else ""
    return f"{seat} {STEP_NAMES[int(s.step[0])]}{closed}"


# -- reading a position


def _read_cards(text: str) -> list[int]:
    return [CARD[word] for word in text.split() if word != "-"]


def _read_hidden(text: str) -> list[int]:
    """Cards that may be left to chance."""
    return [UNKNOWN if word == "?" else CARD[word] for word in text.split() if word != "-"]


def _read_number(field: str, s: Any, text: str) -> None:
    s[field] = int(text)


def _read_points(deal: int, s: Any, text: str) -> None:
    s.capped[deal] = text.endswith("capped")
    for seat, side in enumerate(text.removesuffix("capped").split("/")):
        points = [int(word) for word in side.split()]
        s.sheet[deal, seat] = points + [0] * (SHEET - len(points))


def _read_milestones(deal: int | None, s: Any, text: str) -> None:
    for word in text.split():
        name, _, seat = word.partition(":")
        if seat and not 0 <= int(seat) < SEATS:
            raise ValueError(seat)
        row = s.milestone[min(s.deal, DEALS - 1) if deal is None else deal]
        row[MILESTONE_NAMES.index(name)] = TAKEN_BY + int(seat) if seat else OPEN


def _read_to_play(s: Any, text: str) -> None:
    if text == "nobody":
        return
    seat, *words = text.split()
    step = DRAW if "draw" in words else PLACE
    if not 0 <= int(seat) < SEATS:
        raise ValueError(seat)
    ask(s, step, int(seat), 0)
    if "closed" in words:
        s.closed = 1 + LETTERS.index(words[-1])


def _read_hand(seat: int, s: Any, text: str) -> None:
    words = [word for word in text.split() if word != "-"]
    if len(words) > HAND:
        raise BadPosition(sentence("lost-cities/bad-hand", seat=seat, most=HAND))
    for word in words:
        enter_hand(s, seat, _read_hidden(word.rstrip("!"))[0], BOTH if word.endswith("!") else 1 << seat)


def _read_expeditions(seat: int, s: Any, text: str) -> None:
    for kind in _read_cards(text):
        if not may_join(s, seat, kind):
            raise BadPosition(sentence("lost-cities/bad-expedition", card=card_text(kind)))
        colour = COLOUR[kind]
        s.expedition[seat, colour, s.expedition_size[seat, colour]] = kind
        s.expedition_size[seat, colour] += 1


def _read_camps(s: Any, text: str) -> None:
    for kind in _read_cards(text):
        colour = COLOUR[kind]
        s.camp[colour, s.camp_size[colour]] = kind
        s.camp_size[colour] += 1


def _read_deck(s: Any, text: str) -> None:
    cards = _read_hidden(text)[::-1]
    s.deck[: len(cards)] = cards
    s.deck_size = len(cards)


Reader = Callable[[Any, str], None]

LINES: Mapping[str, Reader] = {
    "deals over": partial(_read_number, "deal"),
    **{f"points {deal + 1}": partial(_read_points, deal) for deal in range(DEALS)},
    "milestones": partial(_read_milestones, None),
    **{f"milestones {deal + 1}": partial(_read_milestones, deal) for deal in range(DEALS)},
    "began": partial(_read_number, "began"),
    "turns": partial(_read_number, "turns"),
    "to play": _read_to_play,
    **{f"hand {seat}": partial(_read_hand, seat) for seat in range(SEATS)},
    **{f"expeditions {seat}": partial(_read_expeditions, seat) for seat in range(SEATS)},
    "camps": _read_camps,
    "deck": _read_deck,
}


def finish(s: Any, given: Mapping[str, str]) -> None:
    """Takes care of lines left out: seat 0 lays a card, hands are dealt, cards not mentioned lie in the deck."""
    if "to play" not in given and s.deal < s.deals:
        ask(s, PLACE, 0, 0)
    for seat in range(SEATS):
        if f"hand {seat}" not in given and s.step_size > 0:
            drawing = s.step[0] == DRAW and s.whose[0] == seat
            _read_hand(seat, s, "? " * (HAND - drawing))
    seen = Counter(everything(s))
    for kind in range(KINDS):
        if seen[kind] > COPIES[kind]:
            raise BadPosition(sentence("lost-cities/too-many", card=card_text(kind), copies=int(COPIES[kind])))
    _check(s)
    missing = np.array([kind for kind in range(KINDS) for _ in range(COPIES[kind] - seen[kind])], np.int8)
    shuffle(s, missing, missing.size)
    cards = [int(kind) for kind in missing]
    for seat in range(SEATS):
        for _ in range(int((s.hand[seat, : s.hand_size[seat]] == UNKNOWN).sum())):
            enter_hand(s, seat, cards.pop(), leave_hand(s, seat, UNKNOWN))
    if "deck" not in given:
        s.deck_size = len(cards)
        s.deck[: s.deck_size] = UNKNOWN
    for i in range(s.deck_size):
        if s.deck[i] == UNKNOWN:
            s.deck[i] = cards.pop()
    _demand(s.deck_size > 0 or s.step_size == 0, "bad-deck")


def _check(s: Any) -> None:
    """Refuses what no game can come to, where the rules would go astray: they trust the record."""
    _demand(0 <= s.deal <= s.deals, "bad-deals-over", over=int(s.deal), deals=int(s.deals))
    _demand(0 <= s.began < SEATS and s.turns >= 0, "bad-began")
    _demand((s.step_size == 0) == (s.deal == s.deals), "bad-to-play")
    _demand(len(everything(s)) <= CARDS, "bad-blanks")
    _demand(s.milestones or not s.milestone.any(), "bad-milestones")
    if s.step_size > 0:
        seat, drawing = int(s.whose[0]), s.step[0] == DRAW
        _demand(s.hand_size[seat] < HAND if drawing else s.hand_size[seat] > 0, "bad-hand-size", seat=seat)
        _demand(s.hand_size[1 - seat] > 0, "bad-hand-size", seat=1 - seat)
        _demand(not s.closed or (drawing and s.camp_size[s.closed - 1] > 0), "bad-closed")


def _demand(holds: bool, message: str, **args: Any) -> None:
    if not holds:
        raise BadPosition(sentence(f"lost-cities/{message}", **args))


def everything(s: Any) -> list[int]:
    """Every card of the deal, wherever it lies; blanks too."""
    cards: list[int] = s.deck[: s.deck_size].tolist()
    for hand, size in zip(s.hand.tolist(), s.hand_size.tolist(), strict=True):
        cards += hand[:size]
    columns = (*s.expedition.reshape(SEATS * COLOURS, -1).tolist(), *s.camp.tolist())
    for column, size in zip(columns, (*s.expedition_size.ravel().tolist(), *s.camp_size.tolist()), strict=True):
        cards += column[:size]
    return cards
