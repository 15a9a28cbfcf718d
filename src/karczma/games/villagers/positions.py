"""Positions as text, one `name: value` to a line: written for people, read for tests and studies."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import Any

import numpy as np

from karczma.core.errors import BadPosition
from karczma.core.generator import shuffle
from karczma.core.knowledge import UNKNOWN
from karczma.core.piles import BACK_SEEN, enter_hand, held, show_back
from karczma.core.record import STEPS, blank
from karczma.core.steps import waiting_for
from karczma.words import sentence

from . import state as step
from .cards import (
    APPRENTICE,
    BACK,
    BASIC,
    BASIC_KINDS,
    BUILD_LIMIT,
    COPIES,
    COURIER,
    DEALT,
    DECK_KINDS,
    EVENT_NAMES,
    EVENT_PILE,
    EVENTS,
    FOUNDERS,
    FOUNDERS_FOOD,
    HAND_KINDS,
    HIRES,
    IMPROVEMENT_NAMES,
    IMPROVEMENTS_DRAWN,
    IMPROVEMENTS_PER_KIND,
    IS_WILD,
    KINDS,
    LAID_ON,
    MONK,
    MOST,
    NAMES,
    NUMBER,
    ROLE,
    ROLE_NAMES,
    ROOM,
    SAINTS,
    SCOUNDRELS,
    SOLO_STACK,
    STACK_PER_PLAYER,
    SUPPLY,
    TABLE,
)
from .chains import monks_between
from .names import CARD, LETTERS, PILE_NAMES, card_text
from .rules import is_in_deck, legal_moves
from .state import EMPTY, HAND, PILE, PILES, PLACES, RESERVE, SEATS, SLOTS, SQUARE, STATE, STEP_NAMES
from .village import builders, show

SEASONS = ("summer", "winter")
MARKET_NAMES = ("first market", "second market")


# -- writing a position


def lines(s: Any) -> Iterable[str]:
    """A position line by line. What is as usual is left out."""
    seats, owners = int(s.seats), _villages(s)
    yield f"round: {s.rounds}"
    yield f"marker: {LETTERS[s.marker]}"
    yield f"markets: {s.markets}"
    yield from _numbers(s)
    yield f"steps: {' '.join(map(partial(_step_text, s), range(s.step_size))) or 'over'}"
    yield f"gold: {' '.join(str(s.supply[owner]) for owner in range(owners))}"
    yield f"basics: {' '.join(map(str, s.basics))}"
    yield f"road: {' '.join(_road(s))}"
    for pile, name in enumerate(PILE_NAMES):
        cards = range(s.pile_size[pile] - 1, -1, -1)
        yield f"{name}: {_list(_piled(s, s.pile[pile, i], s.pile_known[pile, i]) for i in cards)}"
    if s.discard_size:
        cards = range(s.discard_size)
        yield f"discards: {_list(_piled(s, s.discard[i], s.discard_known[i], _all(s)) for i in cards)}"
    if s.box_size:
        yield f"box: {_list(map(card_text, s.box[: s.box_size]))}"
    for seat in range(seats):
        cards = range(s.hand_size[seat])
        yield f"hand {LETTERS[seat]}: {_list(_held(s, seat, s.hand[seat, i], s.hand_known[seat, i]) for i in cards)}"
    for seat in filter(lambda seat: s.square_size[seat], range(seats)):
        yield f"square {LETTERS[seat]}: {_list(map(card_text, s.square[seat, : s.square_size[seat]]))}"
    for owner in range(owners):
        yield f"village {LETTERS[owner]}: {_list(map(partial(_house, s, owner), range(s.village_size[owner])))}"
    for market, name in enumerate(MARKET_NAMES[: s.markets]):
        yield f"{name}: {' '.join('+'.join(map(str, s.sheet[market, owner])) for owner in range(owners))}"
    if s.improvements and seats > 1:
        yield f"improvements: {' '.join(_improvements(s))}"
    if seats == 1:
        yield from _solo(s)


def _villages(s: Any) -> int:
    return 2 if s.seats == 1 else int(s.seats)


def _all(s: Any) -> int:
    return (1 << int(s.seats)) - 1


def _list(texts: Iterable[str]) -> str:
    return " ".join(texts) or "-"


def _seats_text(mask: int) -> str:
    return "".join(letter for seat, letter in enumerate(LETTERS) if mask >> seat & 1)


# Small numbers of the running turn: name in the text, field, what it is if not mentioned.
NUMBERS = {
    "turn": ("turn", 0),
    "drafted": ("drafted", 0),
    "recruited": ("recruited", 0),
    "fewer": ("fewer_drafts", 0),
    "actions": ("actions", 0),
    "hires": ("hires", 0),
    "tinner": ("tinner", 0),
    "begun": ("begun", 0),
    "building": ("building", EMPTY),
    "on": ("building_on", EMPTY),
    "free": ("for_free", 0),
    "taken": ("taken_out", 0),
    "monks": ("least_monks", 0),
    "hiring": ("hiring", EMPTY),
    "onto": ("onto", EMPTY),
    "looked": ("looked_at", 0),
    "arranged": ("arranged", 0),
    "jester": ("jester", 0),
    "answered": ("answered", 0),
}


# Those that stand for something are written as what they stand for.
STANDS_FOR = {
    "building": NAMES,
    "on": [str(place + 1) for place in range(PLACES)],
    "hiring": BASIC_KINDS,
    "onto": (*PILE_NAMES, "discard"),
}


def _numbers(s: Any) -> Iterable[str]:
    said = []
    for name, (field, usual) in NUMBERS.items():
        if s[field] != usual:
            said.append(f"{name}={STANDS_FOR[name][s[field]] if name in STANDS_FOR else s[field]}")
    if said:
        yield f"turn: {' '.join(said)}"
    if s.build_limit.any():
        yield f"limits: {' '.join(map(str, s.build_limit[: s.seats]))}"
    if s.turned.any():
        yield f"turned: {''.join(LETTERS[seat] for seat in range(SEATS) if s.turned[seat])}"


def _step_text(s: Any, i: int) -> str:
    """`draft:a` asks seat a; `draft-turn.a.1` is work for seat a, about 1."""
    name, about = STEP_NAMES[s.step[i]], f".{s.about[i]}" if s.about[i] else ""
    if s.asked[i]:
        return f"{name}:{_seats_text(int(s.asked[i]))}{about}"
    return f"{name}.{LETTERS[s.whose[i]]}{about}"


def _road(s: Any) -> Iterable[str]:
    for kind, coins in zip(s.road, s.road_coins, strict=True):
        yield "-" if kind == EMPTY else card_text(kind) + (f"+{coins}" if coins else "")


def _piled(s: Any, kind: int, known: int, usual: int = 0) -> str:
    """`cooper` nobody knows; `cooper!ab` these seats do; `cooper^` all have seen the back."""
    seats = int(known) & _all(s)
    return card_text(kind) + ("" if seats == usual else f"!{_seats_text(seats)}") + ("^" if known & BACK_SEEN else "")


def _held(s: Any, seat: int, kind: int, known: int) -> str:
    """`cooper` only its holder knows; `cooper!` everybody does; `cooper!b` also that seat."""
    others = int(known) & _all(s) & ~(1 << seat)
    if not int(known) >> seat & 1:
        return f"{card_text(kind)}~{_seats_text(others)}"  # not even its holder: only in an observation
    if others == _all(s) & ~(1 << seat) and others:
        return f"{card_text(kind)}!"
    return card_text(kind) + (f"!{_seats_text(others)}" if others else "")


def _house(s: Any, owner: int, place: int) -> str:
    """`monk=seeker@1` stands for a Seeker and lies on house 1; `+2` coins on it; `*` used in this turn."""
    kind, role, under = s.village[owner, place], s.role[owner, place], s.beneath[owner, place]
    text = card_text(kind)
    if role != (0 if _is_hers(s, owner) else ROLE[kind]):
        text += f"={ROLE_NAMES[role]}"
    text += f"@{under + 1}" if under >= 0 else ""
    text += f"+{s.coins[owner, place]}" if s.coins[owner, place] else ""
    return text + ("*" if s.spent[owner, place] else "")


def _is_hers(s: Any, owner: int) -> bool:
    return bool(s.seats == 1 and owner == step.COUNTESS_VILLAGE)


def _improvements(s: Any) -> Iterable[str]:
    for improvement, holder in zip(s.improvement, s.holder, strict=True):
        yield IMPROVEMENT_NAMES[improvement] + ("" if holder == EMPTY else f":{LETTERS[holder]}")


def _event_text(event: int) -> str:
    return "?" if event == UNKNOWN else EVENT_NAMES[event]


def _solo(s: Any) -> Iterable[str]:
    yield f"events: {_list(map(_event_text, s.event[: s.event_size]))}"
    for pile, season in enumerate(SEASONS):
        yield f"{season}: {_list(map(_event_text, s.event_pile[pile, : s.event_pile_size[pile]][::-1]))}"
        if s.event_discard_size[pile]:
            cards = s.event_discard[pile, : s.event_discard_size[pile]]
            yield f"{season} discards: {_list(map(_event_text, cards))}"


# -- reading a position

WORD = re.compile(r"(?P<card>\?[a-z]*|[a-z-]+)(?P<rest>.*)")


def _words(text: str) -> list[str]:
    return [word for word in text.split() if word != "-"]


def _seats_of(text: str, s: Any) -> int:
    mask = 0
    for letter in text:
        if LETTERS.index(letter) >= s.seats:
            raise ValueError(letter)
        mask |= 1 << LETTERS.index(letter)
    return mask


def _owner(letter: str, owners: int) -> int:
    owner = LETTERS.index(letter)
    if owner >= owners:
        raise BadPosition(sentence("villagers/bad-seat", seat=letter))
    return owner


def _number(least: int, most: int, text: str) -> int:
    if not least <= int(text) <= most:
        raise ValueError(text)
    return int(text)


def _read_field(field: str, most: int, s: Any, text: str) -> None:
    s[field] = _number(0, most, text)


def _read_marker(s: Any, text: str) -> None:
    s.marker = _owner(text, int(s.seats))


def _read_turn(s: Any, text: str) -> None:
    for word in text.split():
        name, _, value = word.partition("=")
        field, usual = NUMBERS[name]
        if name in STANDS_FOR:
            s[field] = STANDS_FOR[name].index(value)
        else:
            s[field] = _number(usual, 31, value)


def _read_limits(s: Any, text: str) -> None:
    limits = [_number(0, MOST, word) for word in text.split()]
    s.build_limit[: s.seats] = limits


def _read_turned(s: Any, text: str) -> None:
    for letter in text:
        s.turned[_owner(letter, int(s.seats))] = 1


def _read_steps(s: Any, text: str) -> None:
    for word in [] if text == "over" else text.split():
        match = re.fullmatch(r"([a-z-]+)([:.])([a-e]+)(?:\.(\d+))?", word)
        if match is None or s.step_size == STEPS:
            raise ValueError(word)
        name, mark, seats, about = match.groups()
        i = int(s.step_size)
        s.step[i], s.about[i] = STEP_NAMES.index(name), int(about or 0)
        s.whose[i] = LETTERS.index(seats[0])
        s.asked[i] = _seats_of(seats, s) if mark == ":" else 0
        s.step_size += 1


def _read_gold(s: Any, text: str) -> None:
    gold = [_number(0, 10_000, word) for word in text.split()]
    s.supply[: _villages(s)] = gold


def _read_basics(s: Any, text: str) -> None:
    s.basics[:] = [_number(0, int(COPIES[BASIC[i]]), word) for i, word in enumerate(text.split())]


def _read_road(s: Any, text: str) -> None:
    for slot, word in enumerate(text.split()):
        name, _, coins = word.partition("+")
        s.road[slot] = EMPTY if name == "-" else _in_deck(CARD[name])
        s.road_coins[slot] = _number(0, 100, coins or "0")


def _in_deck(kind: int) -> int:
    """A card that can lie in a pile or on the road, a Basic too, out of a hand; a blank is told from an empty slot only
    later."""
    if kind >= HAND_KINDS:
        raise ValueError(kind)
    return BLANK if kind == UNKNOWN else kind


BLANK = -100  # while reading: a card to be dealt by chance; UNKNOWN also means an empty slot


def _read_pile(pile: int, s: Any, text: str) -> None:
    words = _words(text)[::-1]
    if len(words) > PILE:
        raise ValueError(len(words))
    for i, word in enumerate(words):
        name, seats, back = _marked(word)
        s.pile[pile, i] = _in_deck(CARD[name])
        s.pile_known[pile, i] = _seats_of(seats or "", s) | (BACK_SEEN if back else 0)
    s.pile_size[pile] = len(words)


def _marked(word: str) -> tuple[str, str | None, bool]:
    """A card, who knows it (None if not said), and whether its back was seen."""
    back, word = word.endswith("^"), word.removesuffix("^")
    name, mark, seats = word.partition("!")
    return name, seats if mark else None, back


def _read_discards(s: Any, text: str) -> None:
    for word in _words(text):
        name, seats, _ = _marked(word)
        s.discard[s.discard_size] = _in_deck(CARD[name])
        s.discard_known[s.discard_size] = _all(s) if seats is None else _seats_of(seats, s)
        s.discard_size += 1


def _read_box(s: Any, text: str) -> None:
    for word in _words(text):
        if CARD[word] >= DECK_KINDS:
            raise ValueError(word)
        s.box[s.box_size] = _in_deck(CARD[word])
        s.box_size += 1


def _read_hand(letter: str, s: Any, text: str) -> None:
    seat, words = _owner(letter, int(s.seats)), _words(text)
    if len(words) > HAND:
        raise ValueError(len(words))
    for word in words:
        name, seats, _ = _marked(word)
        kind = CARD[name]
        if kind >= HAND_KINDS:
            raise ValueError(name)
        known = 0 if seats is None else _seats_of(seats, s) if seats else _all(s)
        enter_hand(s, seat, BLANK if kind == UNKNOWN else kind, known | 1 << seat)


def _read_square(letter: str, s: Any, text: str) -> None:
    seat = _owner(letter, int(s.seats))
    for i, word in enumerate(_words(text)):
        if i == SQUARE or not 0 <= CARD[word] < HAND_KINDS:
            raise ValueError(word)
        s.square[seat, i] = CARD[word]
        s.square_size[seat] += 1


HOUSE = re.compile(r"([a-z-]+)(?:=([a-z-]+))?(?:@(\d+))?(?:\+(\d+))?(\*?)")


def _read_village(letter: str, s: Any, text: str) -> None:
    owner, words = _owner(letter, _villages(s)), _words(text)
    if len(words) > PLACES:
        raise ValueError(len(words))
    s.village_size[owner] = len(words)
    for place, word in enumerate(words):
        match = HOUSE.fullmatch(word)
        if match is None:
            raise ValueError(word)
        name, role, under, coins, spent = match.groups()
        kind = CARD[name]
        usual = 0 if _is_hers(s, owner) else int(ROLE[kind])
        s.village[owner, place] = kind
        s.role[owner, place] = ROLE_NAMES.index(role) if role else usual
        s.beneath[owner, place] = _number(1, len(words), under) - 1 if under else -1
        s.coins[owner, place] = _number(0, 120, coins or "0")
        s.spent[owner, place] = bool(spent)
    for place in range(len(words)):
        if s.beneath[owner, place] >= 0:
            s.load[owner, s.beneath[owner, place]] += 1
    for kind in s.village[owner, : len(words)][s.load[owner, : len(words)] == 0]:
        show(s, owner, int(kind))


def _read_market(market: int, s: Any, text: str) -> None:
    """What a market has paid each village: printed gold, coins, silver and the Nun, `12+3+0+0`."""
    for owner, word in enumerate(text.split()):
        s.sheet[market, owner] = [_number(0, 10_000, number) for number in word.split("+")]


def _read_improvements(s: Any, text: str) -> None:
    for i, word in enumerate(text.split()):
        name, _, holder = word.partition(":")
        s.improvement[i] = IMPROVEMENT_NAMES.index(name)
        s.holder[i] = _owner(holder, int(s.seats)) if holder else EMPTY


def _read_events(s: Any, text: str) -> None:
    for word in _words(text):
        s.event[s.event_size] = EVENT_NAMES.index(word)
        s.event_size += 1


def _read_event_pile(pile: int, s: Any, text: str) -> None:
    for i, word in enumerate(_words(text)[::-1]):
        s.event_pile[pile, i] = UNKNOWN if word == "?" else EVENT_NAMES.index(word)
        s.event_pile_size[pile] += 1


def _read_event_discards(pile: int, s: Any, text: str) -> None:
    for i, word in enumerate(_words(text)):
        s.event_discard[pile, i] = EVENT_NAMES.index(word)
        s.event_discard_size[pile] += 1


LINES: Mapping[str, Callable[[Any, str], None]] = {
    "round": partial(_read_field, "rounds", 100),
    "marker": _read_marker,
    "markets": partial(_read_field, "markets", 2),
    "turn": _read_turn,
    "limits": _read_limits,
    "turned": _read_turned,
    "steps": _read_steps,
    "gold": _read_gold,
    "basics": _read_basics,
    "road": _read_road,
    **{name: partial(_read_pile, pile) for pile, name in enumerate(PILE_NAMES)},
    "discards": _read_discards,
    "box": _read_box,
    **{f"hand {letter}": partial(_read_hand, letter) for letter in LETTERS},
    **{f"square {letter}": partial(_read_square, letter) for letter in LETTERS},
    **{f"village {letter}": partial(_read_village, letter) for letter in LETTERS},
    **{name: partial(_read_market, market) for market, name in enumerate(MARKET_NAMES)},
    "improvements": _read_improvements,
    "events": _read_events,
    **{season: partial(_read_event_pile, pile) for pile, season in enumerate(SEASONS)},
    **{f"{season} discards": partial(_read_event_discards, pile) for pile, season in enumerate(SEASONS)},
}


# -- what is not mentioned


def finish(s: Any, given: Mapping[str, str]) -> None:
    """Takes care of lines left out, as RULES.md says, checks what was given, and deals what was left to chance."""
    said = {word.partition("=")[0] for word in given.get("turn", "").split()}
    for name in STANDS_FOR:
        if name not in said:
            s[NUMBERS[name][0]] = EMPTY
    _fill_in(s, given)
    _check_villages(s)
    _check_steps(s)
    missing = _missing(s)
    _deal(s, given, missing)
    for pile in range(PILES):
        show_back(s, pile) if not s.looked_at else None
    _check_cards_of_steps(s)
    _check_question(s)


def _fill_in(s: Any, given: Mapping[str, str]) -> None:
    seats = int(s.seats)
    for owner in range(_villages(s)):
        if f"village {LETTERS[owner]}" not in given:
            _read_village(LETTERS[owner], s, "countess" if _is_hers(s, owner) else "founders")
    if "gold" not in given:
        s.supply[:seats] = SUPPLY
    if "basics" not in given:
        used = Counter(everything(s))
        s.basics[:] = [int(COPIES[kind]) - used[kind] for kind in BASIC.tolist()]
    if "road" not in given:
        s.road[:] = BLANK
    for seat in range(seats):
        if f"hand {LETTERS[seat]}" not in given:
            _read_hand(LETTERS[seat], s, "? " * DEALT)
    for pile, name in enumerate(PILE_NAMES[:SLOTS]):
        if name not in given:
            _read_pile(pile, s, "? " * (SOLO_STACK if seats == 1 else STACK_PER_PLAYER * seats))
    if "improvements" not in given and s.improvements and seats > 1:
        _read_improvements(s, " ".join(IMPROVEMENT_NAMES[::IMPROVEMENTS_PER_KIND]))
    if "box" not in given and seats > 1:
        _read_box(s, "? " * ((int(s.scoundrels) + int(s.saints)) * (len(SAINTS) - seats)))
    if "steps" not in given:
        _read_steps(s, "ending.a.2 building.a.1 build:a")
        s.actions, s.hires = min(BUILD_LIMIT + int(builders(s, 0)), MOST), HIRES
        s.build_limit[:seats] = [min(BUILD_LIMIT + int(builders(s, seat)), MOST) for seat in range(seats)]
    if seats == 1:
        _fill_in_events(s, given)


def _fill_in_events(s: Any, given: Mapping[str, str]) -> None:
    for pile, season in enumerate(SEASONS):
        if season not in given:
            seen = {*s.event[: s.event_size], *s.event_discard[pile, : s.event_discard_size[pile]]}
            rest = [e for e in _events_in_play(s) if EVENT_PILE[e] == pile and e not in seen]
            s.event_pile[pile, : len(rest)] = UNKNOWN
            s.event_pile_size[pile] = len(rest)


def _events_in_play(s: Any) -> list[int]:
    return [event for event in range(EVENTS) if EVENT_NAMES[event] != "it-was-you" or s.mode == 0]


def everything(s: Any) -> list[int]:
    """Every card, wherever it lies; blanks too."""
    cards = [kind for kind in s.road if kind != EMPTY]
    cards += [*s.discard[: s.discard_size], *s.box[: s.box_size]]
    for pile in range(PILES):
        cards += [*s.pile[pile, : s.pile_size[pile]]]
    for seat in range(s.seats):
        cards += [*s.hand[seat, : s.hand_size[seat]], *s.square[seat, : s.square_size[seat]]]
    for owner in range(_villages(s)):
        cards += [*s.village[owner, : s.village_size[owner]]]
    if s.building != EMPTY:
        cards.append(s.building)
    return [int(kind) for kind in cards]


def in_play(s: Any) -> Counter[int]:
    """The cards of the box that this table plays with, Basics, Founders and the Countess left out."""
    return Counter(_in_play(int(s.seats), bool(s.scoundrels), bool(s.saints), bool(s.profiteers)))


@cache
def _in_play(seats: int, scoundrels: bool, saints: bool, profiteers: bool) -> dict[int, int]:
    s = blank(STATE)
    s.seats, s.scoundrels, s.saints, s.profiteers = seats, scoundrels, saints, profiteers
    cards = Counter({kind: int(COPIES[kind]) for kind in range(DECK_KINDS) if is_in_deck(s, kind)})
    for group, is_played in ((SCOUNDRELS, scoundrels), (SAINTS, saints)):
        if is_played and seats > 1:
            cards.update(group.tolist())
    return dict(cards)


def _missing(s: Any) -> list[int]:
    """The cards not mentioned, mixed by the key, Basics first; refused if some are mentioned too often."""
    seen, playing = Counter(everything(s)), in_play(s)
    for kind in range(DECK_KINDS):
        _demand(seen[kind] <= playing[kind], "too-many", card=card_text(kind), copies=playing[kind])
    for basic, kind in enumerate(BASIC.tolist()):
        most = int(COPIES[kind])
        _demand(seen[kind] + s.basics[basic] <= most, "too-many", card=card_text(kind), copies=most)
    missing = np.array([kind for kind in range(DECK_KINDS) for _ in range(playing[kind] - seen[kind])], np.int8)
    shuffle(s, missing, missing.size)
    strays = [
        kind for i, kind in enumerate(BASIC.tolist()) for _ in range(int(COPIES[kind]) - seen[kind] - s.basics[i])
    ]
    return [*strays, *map(int, missing)]


def _deal(s: Any, given: Mapping[str, str], cards: list[int]) -> None:
    """Fills the blanks: the box with Scoundrels and Saints, backs with their suit, the rest with anything."""
    dealt = {*SCOUNDRELS.tolist(), *SAINTS.tolist()}
    fits: Callable[[int], bool]
    for i in range(s.box_size):
        if s.box[i] == BLANK:
            s.box[i] = _take(cards, lambda kind: kind in dealt)
    for back in sorted({kind for kind in everything(s) if kind < 0}, reverse=True):
        fits = (lambda _: True) if back == BLANK else partial(_has_back, back)
        if back == BLANK:
            cards.sort(key=lambda kind: kind >= DECK_KINDS)  # a Basic only where nothing else is left
        for slot in range(SLOTS):
            if s.road[slot] == back and back == BLANK:
                s.road[slot] = _take(cards, lambda kind: kind not in dealt) if cards else EMPTY
        for seat in range(s.seats):
            _fill_hand(s, seat, back, cards, fits)
        for place in (s.discard, *s.pile):
            for lies in np.flatnonzero(place == back):
                place[lies] = _take(cards, fits)
    if PILE_NAMES[RESERVE] not in given:
        cards = [kind for kind in cards if kind < DECK_KINDS]
        _demand(len(cards) <= PILE, "too-few-places")
        s.pile[RESERVE, : len(cards)] = cards
        s.pile_size[RESERVE] = len(cards)
    for pile in range(2) if s.seats == 1 else ():
        _deal_events(s, pile)


def _has_back(blank: int, kind: int) -> bool:
    return bool(BACK[kind] == blank)


def _take(cards: list[int], fits: Callable[[int], bool]) -> int:
    for i, kind in enumerate(cards):
        if fits(kind):
            return cards.pop(i)
    raise BadPosition(sentence("villagers/too-many-blanks"))


def _fill_hand(s: Any, seat: int, blank: int, cards: list[int], fits: Callable[[int], bool]) -> None:
    held = [(int(s.hand[seat, i]), int(s.hand_known[seat, i])) for i in range(s.hand_size[seat])]
    s.hand[seat], s.hand_known[seat], s.hand_size[seat] = 0, 0, 0
    for kind, known in held:
        enter_hand(s, seat, _take(cards, fits) if kind == blank else kind, known)


def _deal_events(s: Any, pile: int) -> None:
    lie = [*s.event_pile[pile, : s.event_pile_size[pile]]]
    seen = {*s.event[: s.event_size], *s.event_discard[pile, : s.event_discard_size[pile]], *lie}
    rest = np.array([e for e in _events_in_play(s) if EVENT_PILE[e] == pile and e not in seen], np.int8)
    shuffle(s, rest, rest.size)
    left = rest.tolist()
    _demand(lie.count(UNKNOWN) <= len(left), "too-many-blanks")
    for i, event in enumerate(lie):
        s.event_pile[pile, i] = left.pop() if event == UNKNOWN else event


# -- what no game can come to: the rules trust the record


def _check_villages(s: Any) -> None:
    for owner in range(_villages(s)):
        letter, size = LETTERS[owner], int(s.village_size[owner])
        founders = sum(kind in (FOUNDERS, FOUNDERS_FOOD) for kind in s.village[owner, :size])
        _demand(founders == (not _is_hers(s, owner)), "bad-founders", seat=letter)
        for place in range(size):
            _check_house(s, owner, place)


def _check_house(s: Any, owner: int, place: int) -> None:
    kind, role, under = s.village[owner, place], s.role[owner, place], s.beneath[owner, place]
    house = {"card": card_text(kind), "seat": LETTERS[owner]}
    _demand(s.load[owner, place] <= ROOM[role], "bad-load", **house)
    if _is_hers(s, owner):
        _demand(role == 0 and under < 0, "bad-house", **house)
        return
    _demand(0 <= kind < FOUNDERS_FOOD + 1, "bad-house", **house)
    if IS_WILD[kind]:
        _demand(0 < role < TABLE and s.load[owner, place] > 0, "bad-wild", **house)
        chain = LAID_ON[_carrier(int(role)), 0]
    else:
        _demand(role == ROLE[kind], "bad-house", **house)
        chain = LAID_ON[kind, 0]
    _demand(chain == (s.role[owner, under] if under >= 0 else TABLE), "bad-house", **house)


def _carrier(role: int) -> int:
    return NUMBER[ROLE_NAMES[role]]


# What each step may lie on.
LIES_ON = {
    **dict.fromkeys(["drafting", "coining", "building", "rewarding", "eventful"], ("ending",)),
    **dict.fromkeys(["draft-turn", "rats-or-gold"], ("drafting",)),
    **dict.fromkeys(
        ["draft", "after-draft", "refill", "snatch-from", "benefit", "search", "take-searched"],
        ("draft-turn",),
    ),
    "courier-asked": ("draft",),
    "countess-takes": ("refill",),
    "put-coin": ("coining",),
    **dict.fromkeys(["build", "arson-or-gold"], ("building",)),
    **dict.fromkeys(
        [
            "swap",
            "cover",
            "side",
            "return",
            "which-thief",
            "look-at",
            "take-seen",
            "steal-from",
            "arrest-whom",
            "take-reserve",
            "smuggled",
        ],
        ("build",),
    ),
    "onto": ("return",),
    "smuggle": ("smuggled",),
    "arrange": ("build", "draft-turn"),
    "lay": ("build", "draft-turn"),
    "pay": ("lay", "smuggled", "smuggle"),
    "place": ("lay", "pay"),
    **dict.fromkeys(["tavern-card", "church-card"], ("rewarding",)),
    **dict.fromkeys(["resolve-event", "must-use-jester", "event-choice"], ("eventful",)),
}


def _check_steps(s: Any) -> None:
    """The steps must be such as the rules pile up, and somebody must be asked."""
    names = [STEP_NAMES[s.step[i]] for i in range(s.step_size)]
    _demand(bool(names) == (s.markets < 2), "bad-steps")
    if not names:
        return
    _demand(names[0] == "ending" and bool(s.asked[s.step_size - 1]), "bad-steps")
    for name, under in zip(names[1:], names, strict=False):
        _demand(under in LIES_ON.get(name, ()), "bad-steps")
    for i, name in enumerate(names):
        asks = s.step[i] < step.LAY
        _demand(bool(s.asked[i]) == asks and (not asks or s.asked[i] == 1 << s.whose[i]), "bad-steps")
        _demand(0 <= s.about[i] <= ABOUT_AT_MOST.get(name, 0), "bad-steps")
    held = "lay" in names or "smuggled" in names
    _demand((s.building != EMPTY) == held and s.building < KINDS, "bad-building")
    _demand((s.hiring != EMPTY) == ("return" in names) and s.hiring < 3, "bad-building")
    _demand(s.building_on < max(1, int(s.village_size[s.whose[s.step_size - 1]])), "bad-building")


ABOUT_AT_MOST = {
    "ending": 3,
    "draft-turn": 2,
    "coining": 2,
    "building": SEATS,
    "rewarding": IMPROVEMENTS_DRAWN,
    "take-searched": RESERVE,
    "arrange": RESERVE,
    "take-seen": SEATS - 1,
    "take-reserve": RESERVE,
    "which-thief": SEATS - 1,
    "side": PLACES - 1,
    "event-choice": EVENTS - 1,
}


HELD = {"swap": APPRENTICE, "side": APPRENTICE, "cover": MONK, "courier-asked": COURIER}  # until it is answered


def _check_cards_of_steps(s: Any) -> None:
    """Where a step needs a card, or room for one, it is there."""
    for i in range(s.step_size):
        name, seat, about = STEP_NAMES[s.step[i]], int(s.whose[i]), int(s.about[i])
        if name in HELD:
            _demand(held(s, seat, HELD[name]) > 0, "bad-steps")
        if name == "side":
            _demand(s.village[seat, about] in (FOUNDERS, FOUNDERS_FOOD) and s.load[seat, about] > 0, "bad-steps")
        if name == "cover":
            _demand(s.least_monks == 1, "bad-steps")
        if name in ("draft", "search", "take-searched"):
            _demand(s.square_size[seat] < SQUARE, "bad-steps")
        if name in ("take-searched", "take-reserve", "arrange"):
            _demand(s.arranged < s.looked_at <= s.pile_size[about], "bad-steps")
        if name == "lay":
            role = int(s.role[seat, s.building_on]) if s.building_on >= 0 else TABLE
            asked = "place" in [STEP_NAMES[later] for later in s.step[i : s.step_size]]
            monks = int(monks_between(role, int(s.building)))
            _demand(asked or 0 <= monks <= held(s, seat, MONK), "bad-building")


def _check_question(s: Any) -> None:
    """Whoever is asked must have an answer."""
    room = np.empty(1, np.int16)
    for seat in range(s.seats):
        if waiting_for(s) >> seat & 1:
            _demand(legal_moves(s, seat, room) > 0, "nothing-to-answer")


def _demand(holds: bool, message: str, **args: Any) -> None:
    if not holds:
        raise BadPosition(sentence(f"villagers/{message}", **args))
