"""Where the cards of Villagers lie, for the conformance kit. Events are numbered after all villagers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np
from tests.every_game.facts import Facts, Place

from karczma.core.knowledge import UNKNOWN
from karczma.core.piles import BACK_SEEN
from karczma.games.villagers import positions, state
from karczma.games.villagers.cards import (
    BACK,
    BASIC,
    COPIES,
    COUNTESS,
    COUNTESS_NOVICE,
    EVENT_NAMES,
    EVENT_PILE,
    FOUNDERS,
    FOUNDERS_FOOD,
    HAND_KINDS,
    KINDS,
    SAINTS,
    SCOUNDRELS,
    SPECIAL_BACK,
)
from karczma.games.villagers.names import PILE_NAMES

EVENT_BACK = -100  # and one less for the other pile
OTHER_SIDE = {FOUNDERS_FOOD: FOUNDERS, COUNTESS_NOVICE: COUNTESS}
DEALT = {"scoundrels": set(SCOUNDRELS.tolist()), "saints": set(SAINTS.tolist())}
STRAYS = {*DEALT["scoundrels"], *DEALT["saints"], *BASIC.tolist()}  # never shuffled in
SEASONS = ("summer", "winter")


def villages(s: Any) -> int:
    return 2 if s.seats == 1 else int(s.seats)


def events(cards: Any, size: int, season: int) -> list[int]:
    return [EVENT_BACK - season if event == UNKNOWN else KINDS + int(event) for event in cards[:size]]


def back_of(card: int) -> int:
    """What all see of a card, be it turned over or not."""
    return card if card < 0 else back(card)


def by_backs(s: Any, hand: list[int]) -> list[int]:
    """A hand in an order that tells no more than its backs do."""
    random.Random(s.tobytes()).shuffle(hand)
    return sorted(hand, key=back_of)


def places(s: Any) -> Iterator[Place]:
    """Cards whose backs were seen lie apart from those deep in a pile, since they may be others; their place is named
    by the backs, since these are in sight."""
    for slot, kind in enumerate(s.road.tolist()):
        yield f"road {slot}", [] if kind == state.EMPTY else [kind]
    for pile, name in enumerate(PILE_NAMES):
        cards = list(zip(s.pile[pile].tolist(), s.pile_known[pile].tolist(), strict=True))[: s.pile_size[pile]]
        yield f"{name} deep", [kind for kind, known in cards if not known & BACK_SEEN]
        shown = [kind for kind, known in cards if known & BACK_SEEN]
        yield f"{name} {[*map(back_of, shown)]}", shown
    yield "discards", s.discard[: s.discard_size].tolist()
    box, sets = s.box[: s.box_size].tolist(), [name for name in DEALT if s[name] and s.seats > 1]
    for i, name in enumerate(sets):
        each = len(box) // len(sets)
        yield f"box {name}", box[i * each : (i + 1) * each]
    for seat in range(s.seats):
        yield f"hand {seat}", by_backs(s, s.hand[seat, : s.hand_size[seat]].tolist())
        yield f"square {seat}", s.square[seat, : s.square_size[seat]].tolist()
    for owner in range(villages(s)):
        cards = s.village[owner, : s.village_size[owner]].tolist()
        yield f"village {owner}", [OTHER_SIDE.get(kind, kind) for kind in cards]
    yield "in mid-air", [] if s.building == state.EMPTY else [int(s.building)]
    yield "basics", [kind for kind, left in zip(BASIC.tolist(), s.basics.tolist(), strict=True) for _ in range(left)]
    if s.seats == 1:
        yield "events", events(s.event, s.event_size, 0)
        for i, season in enumerate(SEASONS):
            yield season, events(s.event_pile[i], s.event_pile_size[i], i)
            yield f"{season} discards", events(s.event_discard[i], s.event_discard_size[i], i)


def deck(s: Any) -> Counter[int]:
    cards = positions.in_play(s) + Counter({kind: int(COPIES[kind]) for kind in BASIC.tolist()})
    cards[FOUNDERS] = int(s.seats)
    if s.seats == 1:
        cards[COUNTESS] = 1
        cards.update(KINDS + e for e, name in enumerate(EVENT_NAMES) if name != "it-was-you" or s.mode == 0)
    return cards


def back(card: int) -> int:
    return EVENT_BACK - int(EVENT_PILE[card - KINDS]) if card >= KINDS else int(BACK[card])


def loses_track(before: Any, after: Any) -> bool:
    """22.3 A card leaves a hand face down, or somebody looks through a pile; 16.10 Events are shuffled."""
    asked = before.step[before.step_size - 1]
    is_unseen = asked in (state.RETURN, state.ONTO, state.TAKE_SEEN, state.LOOK_AT)
    return bool(is_unseen or before.looked_at or after.looked_at or is_by_lot(before, after))


def is_by_lot(before: Any, after: Any) -> bool:
    """16.10 Only Events are shuffled during a game."""
    return bool(after.drawn != before.drawn)


@lru_cache(maxsize=2)
def hidden_strays(observation: bytes) -> dict[int, tuple[int, int]]:
    """For each back: how many strays are hidden outside the box, and how many such backs can be seen."""
    o = np.frombuffer(observation, state.STATE)[0]
    everything = FACTS.everything(o)
    in_box = sum(cards.count(UNKNOWN) for name, cards in places(o) if name.startswith("box"))
    strays = Counter({SPECIAL_BACK: -in_box})
    for kind, count in (deck(o) - everything).items():
        strays[back(kind)] += count if kind in STRAYS else 0
    return {shown: (strays[shown], everything[shown]) for shown in {back(kind) for kind in range(HAND_KINDS)}}


def fits(o: Any, place: str, card: int) -> bool:
    """Strays lie where their backs show, and deep in a pile only if there are fewer such places than strays."""
    if place.startswith("box"):
        return card in DEALT[place.removeprefix("box ")]
    if card >= HAND_KINDS:
        return True
    strays, backs = hidden_strays(o.tobytes())[back(card)]
    if place.endswith("deep"):
        return card not in STRAYS or strays > backs
    return strays > 0 if card in STRAYS else backs > strays


FACTS = Facts(
    places=places,
    deck=deck,
    back=back,
    forgets=loses_track,
    by_lot=is_by_lot,
    fits=fits,
)
