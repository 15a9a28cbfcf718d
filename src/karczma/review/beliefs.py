"""What a player could not see at a moment: how likely each card was to be where it may have been, beside the truth.

A deal that fits what the player saw is as likely as any other; what might be guessed from how the others play is left
out, as it is by our bots. Blanks in the view of the player's seat say where something is hidden, in every game alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from karczma.core.generator import set_key
from karczma.core.knowledge import TOGETHER
from karczma.core.record import copy, from_bytes

from .weighing import seed_of

if TYPE_CHECKING:
    from karczma.core.game import Game

WORLDS = 100
MOST = 8  # cards told of one hand, besides those that were truly there
BLANK = "?"  # and, of a card seen from behind, `?ore`
HANDS = "hands"


@dataclass(frozen=True)
class Belief:
    """One card in somebody's hand: how likely it was to the player, and whether it was there."""

    holder: int
    card: str
    name: dict[str, Any]  # what it is called: a sentence
    likely: float
    held: bool


def beliefs(game: Game, state: Any, seat: int) -> list[Belief]:
    """What a seat could think of the other hands; those cards that were likeliest, and those that were there."""
    seen = copy(state)
    game.engine.observe(seen, seat)
    shown = game.engine.view.table(seen, seat).get(HANDS, [])
    hidden = [holder for holder, hand in enumerate(shown) if any(BLANK in card for card in hand)]
    if not hidden:
        return []
    counts: dict[int, Counter[str]] = {holder: Counter() for holder in hidden}
    for hands in _imagined(game, bytes(seen.tobytes()), seat):
        for holder in hidden:
            counts[holder].update((Counter(hands[holder]) - Counter(shown[holder])).keys())
    truth, named = _hands(game, state), import_module(f"{game.package}.reasons").card_named
    found = []
    for holder in hidden:
        held = set(Counter(truth[holder]) - Counter(shown[holder]))
        told = {card for card, _ in sorted(counts[holder].items(), key=lambda pair: (-pair[1], pair[0]))[:MOST]} | held
        found += [
            Belief(holder, card, named(card).to_json(), counts[holder][card] / WORLDS, card in held) for card in told
        ]
    return sorted(found, key=lambda belief: (belief.holder, -belief.likely, belief.card))


def _imagined(game: Game, observation: bytes, seat: int) -> Iterator[list[list[str]]]:
    """All hands, in deals that fit what a seat sees."""
    seed = seed_of(observation, seat)
    for number in range(WORLDS):
        world = from_bytes(game.engine.dtype, observation)
        set_key(world, seed >> 1, number)
        game.engine.complete(world)
        yield _hands(game, world)


def _hands(game: Game, state: Any) -> list[list[str]]:
    opened = copy(state)
    game.engine.observe(opened, TOGETHER)
    hands: list[list[str]] = game.engine.view.table(opened, TOGETHER)[HANDS]
    return hands
