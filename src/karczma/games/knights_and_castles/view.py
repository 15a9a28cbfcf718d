"""The table as one screen shows it: what lies open, castles and points, memory aids if the table allows them."""

from __future__ import annotations

from typing import Any

from karczma.core.knowledge import TOGETHER
from karczma.core.steps import top_step

from .cards import (
    CARDS,
    CASTLE_KINDS,
    CASTLE_SIZES,
    CASTLES,
    DRUM,
    FIGURE_NAMES,
    FIGURES,
    KIND,
    LETTERS,
    PAIR_KINDS,
    POINTS,
    ROUNDS,
    SHEPHERD,
    SHEPHERDS,
    STRENGTH,
    TILE_COPIES,
)
from .notation import STEP_NAMES, TOOK, figure_letters, move_text, pair_text, possible_hands, tile_text
from .scoring import games, points, total

FIGURE_CARDS = [
    {
        "card": LETTERS[figure],
        "name": FIGURE_NAMES[figure],
        "strength": {kind: int(STRENGTH[number, figure]) for number, kind in enumerate(CASTLE_KINDS)},
    }
    for figure in range(FIGURES)
]


def table(o: Any, viewer: int) -> dict[str, Any]:
    """An observation as JSON. Without the memory aid it shows what an eye sees, not what a good memory would keep."""
    aided = bool(o.memory_aid)
    game = min(int(o.game), int(games(o)) - 1)
    seats = range(o.seats)
    return {
        "step": STEP_NAMES.get(top_step(o), "over"),
        "game": game + 1,
        "games": int(games(o)),
        "round": int(o.turned),
        "rounds": ROUNDS,
        "tile": tile_facts(int(o.tile[game, o.turned - 1])) if o.game < games(o) else None,
        "sword": int(o.sword),
        "chosen": [bool(o.chosen[seat]) for seat in seats],
        "choice": _choice(o, viewer),
        **({"choices": [_choice(o, seat) for seat in seats]} if viewer == TOGETHER else {}),
        "hands": [_hand(o, seat, viewer, aided) for seat in seats],
        "camps": [_camp(o, seat, viewer, aided) for seat in seats],
        "figures": FIGURE_CARDS,
        "shepherds": {"card": LETTERS[SHEPHERD], "each": SHEPHERDS},
        "castles": [_castles(o, game, seat) for seat in seats],
        "unseen_tiles": [tile_facts(tile) for tile in _unseen_tiles(o, game)],
        "last_round": (_rounds(o, game) or _rounds(o, game - 1))[-1:],  # at first that of the game before
        "log": _rounds(o, game) if aided else None,
        "may_hold": [possible_hands(o, seat) for seat in seats] if aided else None,
        "score": [score(o, seat) for seat in seats],
    }


def tile_facts(tile: int) -> dict[str, Any]:
    """A tile: its text, the kind and size of a castle, and its points."""
    if tile == DRUM:
        return {"tile": tile_text(tile), "kind": "drum", "size": None, "points": 0}
    return {
        "tile": tile_text(tile),
        "kind": CASTLE_KINDS[KIND[tile]],
        "size": CASTLE_SIZES[tile],
        "points": int(POINTS[tile]),
    }


def _choice(o: Any, seat: int) -> str | None:
    """What a seat has chosen in secret; nobody but itself knows."""
    chosen = int(o.chosen[seat]) if seat >= 0 else 0
    return move_text(chosen - 1) if chosen > 0 else None


def _is_shown(seat: int, viewer: int, aided: bool) -> bool:
    return aided or viewer in (seat, TOGETHER)


def _hand(o: Any, seat: int, viewer: int, aided: bool) -> list[str]:
    """One's own cards; of others their number, and with the memory aid what everybody can tell."""
    known = []
    if _is_shown(seat, viewer, aided):
        known = figure_letters(int(o.hand[seat])) + [LETTERS[SHEPHERD]] * SHEPHERDS
    return known + ["?"] * (int(o.hand_size[seat]) - len(known))


def _camp(o: Any, seat: int, viewer: int, aided: bool) -> list[str]:
    """4.4 Everybody may look through the own camp; those of the others lie face down."""
    known = figure_letters(int(o.camp[seat])) if _is_shown(seat, viewer, aided) else []
    return known + ["?"] * (CARDS - int(o.hand_size[seat]) - len(known))


def _castles(o: Any, game: int, seat: int) -> list[dict[str, Any]]:
    return [tile_facts(castle) for castle in range(CASTLES) if o.owner[game, castle] == 1 + seat]


def _unseen_tiles(o: Any, game: int) -> list[int]:
    """The tiles that have not been turned up, the one in the box among them."""
    seen = o.tile[game, : o.turned].tolist()
    return [tile for tile in range(DRUM + 1) for _ in range(int(TILE_COPIES[tile]) - seen.count(tile))]


def _rounds(o: Any, game: int) -> list[dict[str, Any]]:
    """The rounds of a game that are over: what lay open. Before the first game there are none."""
    if game < 0:
        return []
    over = ROUNDS if o.game > game else int(o.turned) - 1
    return [_round(o, game, number) for number in range(over)]


def _round(o: Any, game: int, number: int) -> dict[str, Any]:
    tile = int(o.tile[game, number])
    entries = [int(entry) for entry in o.log[game, number, : o.seats]]
    if tile == DRUM:
        return {"tile": tile_facts(tile), "took": [TOOK[entry] for entry in entries]}
    repeated, strongest = compared(tile, [entry - 1 for entry in entries if entry])
    return {
        "tile": tile_facts(tile),
        "laid": [pair_text(entry - 1) if entry else None for entry in entries],
        "repeated": [LETTERS[figure] for figure in repeated],
        "strongest": [LETTERS[figure] for figure in strongest],
        "taken_by": int(o.owner[game, tile]) - 1,
    }


def compared(castle: int, pairs: list[int]) -> tuple[list[int], list[int]]:
    """3.4 The figures laid by several, and 3.5 the strongest of the others: none if the table is empty."""
    laid = [figure for pair in pairs for figure in PAIR_KINDS[pair] if figure != SHEPHERD]
    repeated = [figure for figure in range(FIGURES) if laid.count(figure) > 1]
    strengths = {figure: int(STRENGTH[KIND[castle], figure]) for figure in laid if figure not in repeated}
    best = max(strengths.values(), default=0)
    return repeated, [figure for figure, strength in strengths.items() if strength == best]


def score(o: Any, seat: int) -> dict[str, Any]:
    """The points of a seat: of each game that is over, of the running one, and the total."""
    over = range(min(int(o.game), int(games(o))))
    return {
        "total": int(total(o, seat)),
        "games": [{"castles": _castles(o, game, seat), "points": int(points(o, game, seat))} for game in over],
        "running": int(points(o, int(o.game), seat)) if o.game < games(o) else None,
        "cards": int(o.hand_size[seat]),
    }
