"""What the kit must be told about each game: where its cards lie. Each game says it in `tests/<game>/facts.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from karczma import Game
from karczma.core.knowledge import UNKNOWN

Place = tuple[str, list[int]]


@dataclass(frozen=True)
class Facts:
    """`places` names every place a card can lie in, with its cards; each place has its own name.

    `deck` counts the cards there are; `back` is what shows of a card that is turned over. `tells` is true of a move by
    which the rules make something hidden public without showing a card: by comparing hands, by counting points.
    `forgets` is true of a move by which players lose track of cards they knew: by shuffling, by one returned unseen.
    `by_lot` is true of a move whose effect was left to chance: it cannot be taken back, whatever it showed.
    `fits` is false of a card that cannot lie face down in a place, as whoever has this observation could work out.
    """

    places: Callable[[Any], Iterator[Place]]
    deck: Callable[[Any], Counter[int]]
    back: Callable[[int], int]
    tells: Callable[[Any, Any], bool] = lambda before, after: False
    forgets: Callable[[Any, Any], bool] = lambda before, after: False
    by_lot: Callable[[Any, Any], bool] = lambda before, after: False
    fits: Callable[[Any, str, int], bool] = lambda o, place, card: True

    def everything(self, s: Any) -> Counter[int]:
        """All cards, wherever they lie; blanks count as what they show."""
        return Counter(card for _, cards in self.places(s) for card in cards)

    def in_sight(self, o: Any) -> dict[str, Counter[int]]:
        """The cards that can be seen in each place of an observation."""
        return {place: Counter(card for card in cards if card >= 0) for place, cards in self.places(o)}

    def hidden(self, o: Any) -> dict[tuple[str, int], int]:
        """How many cards are turned over in each place of an observation, by what shows of them."""
        return Counter((place, card) for place, cards in self.places(o) for card in cards if card < 0)

    def could_be(self, o: Any, blank: int) -> Counter[int]:
        """The missing cards a blank could be: those with its back; or any, but for those that blanks with their back
        take up to the last."""
        missing = self.deck(o) - sum(self.in_sight(o).values(), Counter())
        with_back: Counter[int] = Counter()
        for card, count in missing.items():
            with_back[self.back(card)] += count
        for (_, back), count in self.hidden(o).items():
            if back != UNKNOWN:
                with_back[back] -= count
        return Counter(
            {
                card: count
                for card, count in missing.items()
                if self.back(card) == blank or (blank == UNKNOWN and with_back[self.back(card)] > 0)
            }
        )


@cache
def facts_of(game: Game) -> Facts:
    """What a game tells the kit."""
    facts: Facts = import_module(f"tests.{game.folder.name}.facts").FACTS
    return facts
