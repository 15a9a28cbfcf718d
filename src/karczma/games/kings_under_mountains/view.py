"""The table as one screen shows it: what lies open, the score as far as it is open, memory aids if the table allows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from karczma.core.knowledge import TOGETHER
from karczma.core.steps import top_about, top_step

from .cards import (
    BACK,
    CARD_COPIES,
    COPIES,
    DEFENCE,
    FACES,
    LETTERS,
    OVERSEER,
    RACE,
    VALUE,
    WORKERS,
)
from .notation import STEP_NAMES, camp, card_text, centre, in_sight, listed, mine_text, occupied, unit_text
from .rules import points
from .state import PLACE


def table(o: Any, viewer: int) -> dict[str, Any]:
    """An observation as JSON. Without the memory aid it shows what an eye sees, not what a good memory would keep."""
    step = top_step(o)
    return {
        "step": STEP_NAMES.get(step, "over"),
        "shown": unit(top_about(o)) if step == PLACE else None,
        "kings": [LETTERS[o.king[seat]] for seat in range(o.seats)],
        "centre": [face(mine, units) if mine else None for mine, units in centre(o)],
        "deck": int(o.deck_size),
        "next_mine": face(int(o.deck_mine[o.deck_size - 1])) if o.deck_size else None,
        "camp": {LETTERS[race]: [unit(card) for card in pile] for race, pile in enumerate(camp(o))},
        "discarded": [unit(card) for card in listed(o.discarded)],
        "mines": [[face(*mine) for mine in occupied(o, seat)] for seat in range(o.seats)],
        "filled": [_filled(o, seat, viewer) for seat in range(o.seats)],
        "hands": [_hand(o, seat, viewer) for seat in range(o.seats)],
        "unseen": _unseen(o) if o.memory_aid else None,
        "score": [score(o, seat, viewer) for seat in range(o.seats)],
    }


def unit(card: int) -> str:
    """A unit as people see it: twins look the same."""
    return unit_text(card // COPIES)


def face(mine: int, units: list[int] | None = None) -> dict[str, Any]:
    """What a mine shows, and the units on it."""
    return {
        "mine": mine_text(mine),
        "defence": int(DEFENCE[mine]),
        "workers": int(WORKERS[mine]),
        "overseer": bool(OVERSEER[mine]),
        "value": int(VALUE[mine]),
        "units": [unit(card) for card in units or ()],
    }


def _may_look(o: Any, seat: int, viewer: int) -> bool:
    """4.6 Whether a viewer may look at a seat's filled mines: at the end they are laid open."""
    return viewer in (seat, TOGETHER) or o.step_size == 0


def _filled(o: Any, seat: int, viewer: int) -> dict[str, Any]:
    mines = listed(o.filled[seat])
    return {"count": len(mines), "mines": [face(mine) for mine in mines] if _may_look(o, seat, viewer) else None}


def _hand(o: Any, seat: int, viewer: int) -> list[str]:
    """One's own cards, and with the memory aid those another took openly; backs show where they tell something."""
    show = viewer in (seat, TOGETHER) or o.memory_aid
    cards = [int(card) for card in o.hand[seat, : o.hand_size[seat]]]
    return [
        card_text(card) if card < 0 else unit(card) if show else card_text(int(BACK[o.pairing, card])) for card in cards
    ]


def _unseen(o: Any) -> dict[str, Any]:
    """Units this viewer has not located: in the deck, in a hand, or under a mine; and mines that nobody has seen."""
    units: dict[str, list[str]] = {letter: [] for letter in LETTERS}
    for card in sorted((Counter(listed(CARD_COPIES[o.pairing])) - in_sight(o)).elements()):
        units[LETTERS[RACE[card]]].append(unit(card))
    return {"units": units, "mines": [mine_text(mine) for mine in listed(FACES - o.mine_seen)]}


def score(o: Any, seat: int, viewer: int) -> dict[str, int | None]:
    """6.3 What a seat has, as far as the viewer may count it: what others have filled lies face down."""
    unfilled = -sum(int(VALUE[mine]) for mine, _ in occupied(o, seat))
    total = int(points(o, seat)) if _may_look(o, seat, viewer) else None
    return {"filled": None if total is None else total - unfilled, "unfilled": unfilled, "total": total}
