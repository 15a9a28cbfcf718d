"""Where the cards and tiles of Knights and Castles lie, for the conformance kit.

A player's cards have backs of their own colour, so each card is numbered with its owner; tiles come after all cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.every_game.facts import Facts, Place

from karczma.games.knights_and_castles import cards
from karczma.games.knights_and_castles.scoring import games

TILES = 100  # the numbers of tiles
TILE_BACK = -10
KINDS = cards.FIGURES + 1


def card(seat: int, kind: int) -> int:
    return seat * KINDS + kind


def back(number: int) -> int:
    return TILE_BACK if number >= TILES else -2 - number // KINDS


def places(s: Any) -> Iterator[Place]:
    for seat in range(s.seats):
        hand, camp = (
            [card(seat, figure) for figure in range(cards.FIGURES) if figures >> figure & 1]
            for figures in (int(s.hand[seat]), int(s.camp[seat]))
        )
        hand += [card(seat, cards.SHEPHERD)] * cards.SHEPHERDS
        hidden = int(s.hand_size[seat]) - len(hand)
        yield f"hand {seat}", hand + [-2 - seat] * hidden
        yield f"camp {seat}", camp + [-2 - seat] * (cards.CARDS - int(s.hand_size[seat]) - len(camp))
    game = min(int(s.game), int(games(s)) - 1)
    for number, tile in enumerate(s.tile[game].tolist()):
        turned = s.game > game or number < s.turned
        yield f"{'round' if turned else 'stack'} {number}", [TILES + tile if tile >= 0 else TILE_BACK]


def deck(s: Any) -> Counter[int]:
    everything = Counter({TILES + tile: int(copies) for tile, copies in enumerate(cards.TILE_COPIES)})
    for seat in range(s.seats):
        everything.update(card(seat, figure) for figure in range(cards.FIGURES))
        everything[card(seat, cards.SHEPHERD)] = cards.SHEPHERDS
    return everything


def is_drum(s: Any) -> bool:
    return bool(s.tile[s.game, s.turned - 1] == cards.DRUM)


FACTS = Facts(
    places=places,
    deck=deck,
    back=back,
    # a round is over: the log tells which cards were shown, wherever they lie now
    tells=lambda before, after: after.game > before.game or after.turned > before.turned,
    forgets=lambda before, after: after.game > before.game or (after.turned > before.turned and is_drum(before)),
)
