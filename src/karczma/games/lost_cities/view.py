"""The table as one screen shows it: what lies open, the score line by line, memory aids if the table allows them."""

from __future__ import annotations

from itertools import compress
from typing import Any

from karczma.core.knowledge import TOGETHER
from karczma.core.steps import top_step

from .cards import (
    BONUS,
    COLOURS,
    COPIES,
    COST,
    GREAT_EXPEDITION,
    LETTERS,
    MILESTONE_NAMES,
    MILESTONE_POINTS,
    MOST_BEGUN,
    RANKS,
)
from .notation import CARD_TEXTS, STEP_NAMES, everything
from .scoring import expedition_points, milestones_taken, sponsors, total, value_sum
from .state import OPEN, SEATS, SHEET_MILESTONES, TAKEN_BY

NONE_SEEN = [*COPIES.tolist(), 0]  # how many of each kind are left; blanks, which are number -1, come off the last
# Each colour's letter, its first kind, which is the sponsor, and the texts of its number cards.
SUITS = [(LETTERS[c], c * RANKS, [CARD_TEXTS[c * RANKS + rank] for rank in range(1, RANKS)]) for c in range(COLOURS)]


def table(o: Any, viewer: int) -> dict[str, Any]:
    """An observation as JSON. Without the memory aid it shows what an eye sees, not what a good memory would keep."""
    aided = bool(o.memory_aid) or viewer == TOGETHER  # with open hands nothing is left to memory
    return {
        "step": STEP_NAMES.get(top_step(o), "over"),
        "deal": min(int(o.deal) + 1, int(o.deals)),
        "began": int(o.began),
        "turns": int(o.turns),
        "deck": int(o.deck_size) if o.show_deck_count else None,
        "closed": LETTERS[o.closed - 1] if o.closed else None,
        "hands": [_hand(o, seat, viewer, aided) for seat in range(SEATS)],
        "expeditions": [_columns(o.expedition[seat], o.expedition_size[seat]) for seat in range(SEATS)],
        "camps": _columns(o.camp, o.camp_size) if aided else _tops(o),
        "milestones": _milestones(o),
        "unseen": _unseen(o) if aided and o.show_deck_count else None,  # 6.2 they would tell the count
        "score": [score(o, seat) for seat in range(SEATS)],
    }


def _hand(o: Any, seat: int, viewer: int, aided: bool) -> list[str]:
    """One's own cards, and with the memory aid those the other took openly. At the end both hands lie open."""
    show = seat == viewer or aided or o.step_size == 0
    size = int(o.hand_size[seat])
    return [CARD_TEXTS[kind] for kind in o.hand[seat, :size].tolist()] if show else ["?"] * size


def _columns(cards: Any, sizes: Any) -> dict[str, list[str]]:
    columns = zip(LETTERS, cards.tolist(), sizes.tolist(), strict=True)
    return {letter: [CARD_TEXTS[kind] for kind in column[:size]] for letter, column, size in columns}


def _tops(o: Any) -> dict[str, list[str]]:
    """2.4 Only the top of a camp lies open; how high the pile is can be seen."""
    columns = _columns(o.camp, o.camp_size)
    return {letter: ["?"] * (len(cards) - 1) + cards[-1:] for letter, cards in columns.items()}


def _milestones(o: Any) -> list[dict[str, Any]]:
    deal = min(int(o.deal), int(o.deals) - 1)
    return [
        {
            "name": name,
            "when": "first-come" if number < MOST_BEGUN else "end",
            "taken_by": lies - TAKEN_BY if lies >= TAKEN_BY else None,
        }
        for number, (name, lies) in enumerate(zip(MILESTONE_NAMES, o.milestone[deal].tolist(), strict=True))
        if lies >= OPEN
    ]


def _unseen(o: Any) -> dict[str, list[str]]:
    """Every card this viewer has not located: it lies in the deck or in the other hand."""
    left = NONE_SEEN.copy()
    for kind in everything(o):
        left[kind] -= 1
    return {
        letter: [CARD_TEXTS[sponsor]] * left[sponsor] + list(compress(numbers, left[sponsor + 1 : sponsor + RANKS]))
        for letter, sponsor, numbers in SUITS
    }


def score(o: Any, seat: int) -> dict[str, Any]:
    """The score sheet of a seat: deals that are over, the running one as it lies, and the total."""
    running = None
    if o.deal < o.deals:
        sizes = enumerate(o.expedition_size[seat].tolist())
        running = {
            "expeditions": {LETTERS[colour]: _expedition(o, seat, colour, size) for colour, size in sizes if size},
            "milestones": MILESTONE_POINTS * int(milestones_taken(o, seat)),
        }
    return {
        "total": int(total(o, seat)),
        "deals": [_sheet(o, deal, seat) for deal in range(o.deal)],
        "running": running,
    }


def _expedition(o: Any, seat: int, colour: int, size: int) -> dict[str, int]:
    """3.3 The rows A to D of the notepad."""
    return {
        "sum": int(value_sum(o, seat, colour)),
        "cost": -COST,
        "times": 1 + int(sponsors(o, seat, colour)),
        "bonus": BONUS if size >= GREAT_EXPEDITION else 0,
        "points": int(expedition_points(o, seat, colour)),
    }


def _sheet(o: Any, deal: int, seat: int) -> dict[str, Any]:
    columns = o.sheet[deal, seat].tolist()
    return {
        "expeditions": dict(zip(LETTERS, columns, strict=False)),
        "milestones": columns[SHEET_MILESTONES],
        "total": sum(columns),
        "capped": bool(o.capped[deal]),
    }
