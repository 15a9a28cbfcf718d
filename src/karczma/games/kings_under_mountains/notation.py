"""Cards, moves and positions as text.

`D5` is a unit, `D5a` one of two twins where their backs differ; `2/3+/5` a mine of defence 2 for 3 workers and an
overseer, worth 5; `2/3+/5:O1:G4` the same with two units on it. Moves: `play:D5`, `centre:2`, `own:1`, `draw:deck`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from string import ascii_lowercase
from typing import Any

import numpy as np

from karczma.core.errors import BadPosition
from karczma.core.generator import shuffle
from karczma.core.knowledge import UNKNOWN, everyone
from karczma.core.piles import enter_hand
from karczma.core.steps import ask
from karczma.words import sentence

from .cards import (
    BACK_MINE,
    CARD_COPIES,
    CARDS,
    CENTRE,
    COPIES,
    DEFENCE,
    FACES,
    FIXED,
    HAND,
    KINDS,
    LETTERS,
    MINES,
    OVERSEER,
    RACE,
    SHUFFLED,
    STAFF,
    STRENGTH,
    VALUE,
    WORKERS,
)
from .hidden import complete
from .mines import join, may_join, may_staff, show_top, sort_in
from .rules import AT_CENTRE, AT_OWN, DRAW_CAMP, DRAW_DECK, EXCHANGE, is_anything_to_draw, offer_places
from .rules import MOVES as MOVE_COUNT
from .state import DRAW, MOST_CAPTURED, PLACE, PLAY, SEATS

EXAMPLE = "play:D5"
STEP_NAMES = {PLAY: "play", PLACE: "place", DRAW: "draw"}


_UNITS = [f"{LETTERS[RACE[kind * COPIES]]}{STRENGTH[kind * COPIES]}" for kind in range(KINDS)]
_MINES = [f"{DEFENCE[mine]}/{WORKERS[mine]}{'+' * OVERSEER[mine]}/{VALUE[mine]}" for mine in range(MINES + 1)]


def unit_text(kind: int) -> str:
    """`D5`."""
    return _UNITS[kind]


def mine_text(mine: int) -> str:
    """`2/3+/5`: defence, workers and perhaps an overseer, value; `?` for a mine one may not see."""
    return "?" if mine == UNKNOWN else _MINES[mine]


def card_text(card: int, pairing: int = SHUFFLED) -> str:
    """`D5`, or `D5a` with the fixed pairing; `?` for a card one may not see, with its back where that is seen."""
    if card < 0:
        return "?" if card == UNKNOWN else f"?{mine_text(UNKNOWN - card)}"
    return unit_text(card // COPIES) + (ascii_lowercase[card % COPIES] if pairing == FIXED else "")


MINE = {mine_text(mine): mine for mine in range(1, MINES + 1)}
CARD = [{card_text(card, pairing): card for card in range(0, CARDS, step)} for pairing, step in ((0, COPIES), (1, 1))]
BLANK = [{"?": UNKNOWN}, {"?": UNKNOWN, **{f"?{text}": UNKNOWN - mine for text, mine in MINE.items()}}]


def move_text(move: int) -> str:
    """A move as text."""
    if move < EXCHANGE:
        return "play:" + unit_text(move)
    if move == EXCHANGE:
        return "exchange"
    if move < AT_OWN:
        return f"centre:{move - AT_CENTRE + 1}"
    if move < DRAW_DECK:
        return f"own:{move - AT_OWN + 1}"
    return "draw:" + ("deck" if move == DRAW_DECK else LETTERS[move - DRAW_CAMP])


MOVES = {move_text(move): move for move in range(MOVE_COUNT)}


# -- writing a position


def lines(s: Any) -> Iterable[str]:
    """A position line by line."""
    pairing = int(s.pairing)

    def cards(of: Iterable[int]) -> str:
        return _listed(card_text(card, pairing) for card in of)

    yield f"kings: {' '.join(LETTERS[s.king[seat]] for seat in range(s.seats))}"
    yield f"to play: {_to_play(s)}"
    yield f"centre: {' '.join(_with_units(s, *mine) if mine[0] else '-' for mine in centre(s))}"
    for seat in range(s.seats):
        yield f"mines {seat}: {_listed(_with_units(s, *mine) for mine in occupied(s, seat))}"
        yield f"filled {seat}: {_listed(_counted(s.filled[seat]))}"
    yield f"camp: {cards(card for pile in camp(s) for card in pile)}"
    yield f"discarded: {cards(listed(s.discarded))}"
    for seat in range(s.seats):
        held = zip(s.hand[seat, : s.hand_size[seat]].tolist(), s.hand_known[seat], strict=False)
        yield f"hand {seat}: {_listed(_held(s, *card) for card in held)}"
    yield f"deck: {cards(s.deck[: s.deck_size][::-1].tolist())}"
    if s.pairing == SHUFFLED:
        yield f"deck mines: {_listed(map(mine_text, s.deck_mine[: s.deck_size][::-1].tolist()))}"
    yield f"mines seen: {_listed(_counted(s.mine_seen))}"
    known = listed(s.buried)
    yield f"buried: {cards(known + [UNKNOWN] * (lying(s).total() - len(known)))}"


def centre(s: Any) -> list[tuple[int, list[int]]]:
    """The mines in the centre, 0 for an empty place, with the units on each."""
    units = zip(s.unit.tolist(), s.unit_size.tolist(), strict=True)
    return [(mine, row[:size]) for mine, (row, size) in zip(s.centre.tolist(), units, strict=True)]


def occupied(s: Any, seat: int) -> list[tuple[int, list[int]]]:
    """A seat's mines with the workers on each."""
    n = s.mine_size[seat]
    workers = zip(s.worker[seat, :n].tolist(), s.worker_size[seat, :n].tolist(), strict=True)
    return [(mine, row[:size]) for mine, (row, size) in zip(s.mine[seat, :n].tolist(), workers, strict=True)]


def camp(s: Any) -> list[list[int]]:
    """The piles of the camp, the top card last."""
    return [pile[:size] for pile, size in zip(s.camp.tolist(), s.camp_size.tolist(), strict=True)]


def lying(s: Any) -> Counter[int]:
    """The cards that lie on the table as mines, by mine."""
    mines = Counter(mine for mine, _ in centre(s) if mine)
    for seat in range(s.seats):
        mines.update(mine for mine, _ in occupied(s, seat))
        mines.update(listed(s.filled[seat]))
    return mines


def listed(counts: Any) -> list[int]:
    """Cards or mines that the record counts, one by one."""
    return [number for number, count in enumerate(counts.tolist()) for _ in range(count)]


def in_sight(s: Any) -> Counter[int]:
    """Every card that can be seen, wherever it lies, and how many blanks of each kind; those that lie as mines not."""
    cards = Counter(listed(s.discarded))
    for pile in (s.deck[: s.deck_size].tolist(), *(units for _, units in centre(s)), *camp(s)):
        cards.update(pile)
    for seat in range(s.seats):
        cards.update(s.hand[seat, : s.hand_size[seat]].tolist())
        for _, workers in occupied(s, seat):
            cards.update(workers)
    if s.step_size > 0 and s.step[0] == PLACE:
        cards[int(s.about[0])] += 1
    return cards


def _listed(texts: Iterable[str]) -> str:
    return " ".join(texts) or "-"


def _counted(counts: Any) -> Iterable[str]:
    for mine, count in Counter(listed(counts)).items():
        yield mine_text(mine) + (f"*{count}" if count > 1 else "")


def _with_units(s: Any, mine: int, units: list[int]) -> str:
    return ":".join([mine_text(mine), *(card_text(card, s.pairing) for card in units)])


def _held(s: Any, card: int, known: int) -> str:
    return card_text(card, s.pairing) + ("!" if known == everyone(s) else "")


def _to_play(s: Any) -> str:
    if s.step_size == 0:
        return "nobody"
    shown = f" {card_text(s.about[0], s.pairing)}" if s.step[0] == PLACE else ""
    return f"{s.whose[0]} {STEP_NAMES[int(s.step[0])]}{shown}"


# -- reading a position


def _words(text: str) -> list[str]:
    return [word for word in text.split() if word != "-"]


def _read_card(s: Any, word: str) -> int:
    return CARD[int(s.pairing)][word]


def _read_hidden(s: Any, word: str) -> int:
    """A card that may be left to chance."""
    blank = BLANK[int(s.pairing)]
    return blank[word] if word in blank else _read_card(s, word)


def _read_with_units(s: Any, word: str) -> tuple[int, list[int]]:
    mine, *units = word.split(":")
    return MINE[mine], [_read_card(s, unit) for unit in units]


def _read_counted(text: str) -> Counter[int]:
    counts: Counter[int] = Counter()
    for word in _words(text):
        mine, _, count = word.partition("*")
        counts[MINE[mine]] += int(count or 1)
    if any(not 0 <= count <= FACES[mine] for mine, count in counts.items()):
        raise ValueError(text)
    return counts


def _read_kings(s: Any, text: str) -> None:
    races = [LETTERS.index(word) for word in text.split()]
    if len(races) != s.seats or len(set(races)) != s.seats:
        raise ValueError(text)
    s.king[: s.seats] = races


def _crown(s: Any) -> None:
    """Kings nobody mentions, in the order of the races."""
    if not s.king.any():  # two kings are never of one race
        s.king[: s.seats] = range(s.seats)


def _read_to_play(s: Any, text: str) -> None:
    if text == "nobody":
        return
    seat, step, *shown = text.split()
    number = {name: step for step, name in STEP_NAMES.items()}[step]
    if not 0 <= int(seat) < s.seats or len(shown) != (number == PLACE):
        raise ValueError(text)
    ask(s, number, int(seat), _read_card(s, shown[0]) if shown else 0)


def _read_centre(s: Any, text: str) -> None:
    words = text.split()
    if len(words) != CENTRE:
        raise ValueError(text)
    for place, word in enumerate(words):
        if word == "-":
            continue
        s.centre[place], units = _read_with_units(s, word)
        for unit in units:
            if not may_join(s, place, unit):
                raise BadPosition(sentence("kings-under-mountains/bad-units", mine=word))
            join(s, place, unit)


def _of_seat(read: Callable[[Any, int, str], None], seat: int, s: Any, text: str) -> None:
    if seat >= s.seats:
        raise ValueError(seat)
    read(s, seat, text)


def _read_mines(s: Any, seat: int, text: str) -> None:
    _crown(s)
    for word in _words(text):
        i = int(s.mine_size[seat])
        s.mine[seat, i], workers = _read_with_units(s, word)
        for worker in workers:
            if not may_staff(s, seat, i, worker) or s.worker_size[seat, i] + 1 >= STAFF[s.mine[seat, i]]:
                raise BadPosition(sentence("kings-under-mountains/bad-units", mine=word))
            s.worker[seat, i, s.worker_size[seat, i]] = worker
            s.worker_size[seat, i] += 1
        s.mine_size[seat] += 1
        sort_in(s, seat, i)


def _read_filled(s: Any, seat: int, text: str) -> None:
    for mine, count in _read_counted(text).items():
        s.filled[seat, mine] = count


def _read_camp(s: Any, text: str) -> None:
    for word in _words(text):
        card = _read_card(s, word)
        s.camp[RACE[card], s.camp_size[RACE[card]]] = card
        s.camp_size[RACE[card]] += 1


def _read_discarded(s: Any, text: str) -> None:
    for word in _words(text):
        s.discarded[_read_card(s, word)] += 1


def _read_buried(s: Any, text: str) -> None:
    for word in _words(text):
        if word != "?":
            s.buried[_read_card(s, word)] += 1


def _read_hand(s: Any, seat: int, text: str) -> None:
    words = _words(text)
    if len(words) > HAND:
        raise BadPosition(sentence("kings-under-mountains/bad-hand", seat=seat, most=HAND))
    for word in words:
        known = everyone(s) if word.endswith("!") else 1 << seat
        enter_hand(s, seat, _read_hidden(s, word.removesuffix("!")), known)


def _read_deck(s: Any, text: str) -> None:
    cards = [_read_hidden(s, word) for word in _words(text)][::-1]
    s.deck[: len(cards)] = cards
    s.deck_size = len(cards)


def _read_deck_mines(s: Any, text: str) -> None:
    mines = [UNKNOWN if word == "?" else MINE[word] for word in _words(text)][::-1]
    if s.pairing == FIXED:
        raise ValueError(text)  # the cards tell
    s.deck_mine[: len(mines)] = mines


def _read_mines_seen(s: Any, text: str) -> None:
    for mine, count in _read_counted(text).items():
        s.mine_seen[mine] = count


Reader = Callable[[Any, str], None]

LINES: Mapping[str, Reader] = {
    "kings": _read_kings,
    "to play": _read_to_play,
    "centre": _read_centre,
    **{f"mines {seat}": partial(_of_seat, _read_mines, seat) for seat in range(SEATS)},
    **{f"filled {seat}": partial(_of_seat, _read_filled, seat) for seat in range(SEATS)},
    "camp": _read_camp,
    "discarded": _read_discarded,
    **{f"hand {seat}": partial(_of_seat, _read_hand, seat) for seat in range(SEATS)},
    "deck": _read_deck,
    "deck mines": _read_deck_mines,
    "mines seen": _read_mines_seen,
    "buried": _read_buried,
}


def finish(s: Any, given: Mapping[str, str]) -> None:
    """Takes care of lines left out: seat 0 plays, hands and mines are dealt, cards not mentioned lie in the deck."""
    _crown(s)
    if "to play" not in given:
        ask(s, PLAY, 0, 0)
    if s.step_size > 0:
        _deal(s, given)
    if s.pairing == SHUFFLED and "deck mines" not in given:
        s.deck_mine[: s.deck_size] = UNKNOWN
    top_is_known = s.deck_size > 0 and s.deck_mine[s.deck_size - 1] > 0
    if "mines seen" not in given:
        for mine, count in _certainly_seen(s).items():
            s.mine_seen[mine] = count
    _check(s)
    complete(s)
    if s.pairing == FIXED and "mines seen" not in given:
        below_top = Counter(s.deck_mine[: s.deck_size][:-1].tolist())
        s.mine_seen[:] = [FACES[mine] - below_top[mine] for mine in range(MINES + 1)]
    elif s.pairing == SHUFFLED and not top_is_known:
        show_top(s)
    _check_step(s)


def _deal(s: Any, given: Mapping[str, str]) -> None:
    """Blanks for the hands and the deck, mines for the centre."""
    for seat in range(s.seats):
        if f"hand {seat}" not in given:
            busy = s.step[0] != PLAY and s.whose[0] == seat
            _read_hand(s, seat, "? " * (HAND - busy))
    if "centre" not in given:
        mines = np.array(list(_free_mines(s).elements()), np.int8)
        _demand(mines.size >= CENTRE, "bad-cards")
        shuffle(s, mines, mines.size)
        s.centre[:] = mines[:CENTRE]
    if "deck" not in given:
        others = CARDS - in_sight(s).total() - lying(s).total()
        s.deck_size = max(0, min(others, MOST_CAPTURED - int(s.mine_size.max())))
        s.deck[: s.deck_size] = UNKNOWN


def _missing(s: Any) -> Counter[int]:
    """How many of each card are not in sight; fewer than none is a mistake."""
    missing = Counter(listed(CARD_COPIES[s.pairing]))
    missing.subtract(card for card in in_sight(s).elements() if card >= 0)
    missing.subtract(listed(s.buried))
    return missing


def _certainly_seen(s: Any) -> Counter[int]:
    """The faces that lie open now: the mines on the table and the top of the deck."""
    top = s.deck_mine[: s.deck_size][-1:].tolist()
    return lying(s) + Counter(mine for mine in top if mine > 0)


def _free_mines(s: Any) -> Counter[int]:
    """How many of each mine can still be laid: of those nobody has seen, or that are on the back of a missing card."""
    if s.pairing == SHUFFLED:
        free = Counter(listed(FACES))
        free.subtract(_certainly_seen(s) | Counter(listed(s.mine_seen)))
        free.subtract(mine for mine in s.deck_mine[: s.deck_size][:-1].tolist() if mine > 0)
        return free
    free, backs = Counter(), BACK_MINE.tolist()
    for card, count in _missing(s).items():
        free[backs[card]] += count
    free.subtract(_unburied(s))
    free.subtract(UNKNOWN - blank for blank in in_sight(s).elements() if blank < UNKNOWN)
    return free


def _unburied(s: Any) -> Counter[int]:
    """With the fixed pairing: the mines on the table whose unit side is not told; fewer than none is a mistake."""
    wanted = lying(s)
    wanted.subtract(int(BACK_MINE[card]) for card in listed(s.buried))
    return wanted


def _check(s: Any) -> None:
    """Refuses what no game can come to, where the rules would go astray: they trust the record."""
    missing, free, mines, seen = _missing(s), _free_mines(s), lying(s), _certainly_seen(s)
    for card, count in missing.items():
        _demand(count >= 0, "too-many", card=card_text(card, s.pairing), copies=int(CARD_COPIES[s.pairing, card]))
    for mine, count in free.items():
        _demand(count >= 0 and mines[mine] <= FACES[mine], "too-many-mines", mine=mine_text(mine))
        _demand(s.pairing == FIXED or s.mine_seen[mine] >= seen[mine], "bad-seen", mine=mine_text(mine))
    unknown, buried = in_sight(s)[UNKNOWN], int(s.buried.sum())
    if s.pairing == SHUFFLED:
        _demand(missing.total() >= unknown + mines.total() - buried, "bad-cards")
        unknown = int((s.deck_mine == UNKNOWN).sum())
        _demand(int((s.deck_mine != 0).sum()) == s.deck_size, "bad-deck-mines")
    _demand(free.total() >= unknown, "bad-cards")
    _demand(buried <= mines.total(), "bad-buried")
    _demand(s.pairing == SHUFFLED or min(_unburied(s).values(), default=0) >= 0, "bad-buried")
    for place, (mine, units) in enumerate(centre(s)):
        _demand(len(units) < DEFENCE[mine] if mine else not units, "bad-capture", place=place + 1)


def _check_step(s: Any) -> None:
    """Whoever is asked must have an answer, and room for what comes of it."""
    _demand(s.deck_size == 0 or s.step_size > 0, "bad-end")
    if s.step_size == 0:
        return
    seat, step = int(s.whose[0]), int(s.step[0])
    _demand(step == PLAY or s.hand_size[seat] < HAND, "bad-hand-size", seat=seat)
    _demand(step != PLACE or offer_places(s, seat, np.zeros(1, np.int16)) > 0, "bad-place")
    _demand(step != DRAW or is_anything_to_draw(s), "bad-draw")
    to_come = max(int(s.deck_size), int(step != DRAW))
    _demand(int(s.mine_size.max()) + to_come <= MOST_CAPTURED, "bad-mines", most=MOST_CAPTURED)


def _demand(holds: bool, message: str, **args: Any) -> None:
    if not holds:
        raise BadPosition(sentence(f"kings-under-mountains/{message}", **args))
