"""How often the weaker levels slip in each game, and how hard the stronger ones try.

Found by short matches; docs/bots.md has the arena's commands.

Trees below the candidates (`depth`) pay in one game only, where all see the same, and there for the last cards only:
elsewhere what they try out for the sake of trying blurs the comparison.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Strength:
    """How hard a searching player tries."""

    iterations: int  # games played on in the mind for one move
    candidates: int = 12  # moves looked at, those that look best first
    depth: int = 1  # choices looked at one by one once the game takes no more of them; before, rules of thumb play on
    slips: int = 50  # of a thousand choices in the mind, so many are any move at all
    doubt: float = 2.0  # standard errors by which another move must be better than the one that looks best
    places: int = 70  # how much the places count when the game is over, in hundredths; the rest is for the margin
    wary: bool = True  # expects the others to play by experience too, where a game has any, not just by rules of thumb
    sharpness: int = 400  # how eagerly the tree tries what has been tried less, in thousandths


# Moves of a hundred that are any move at all. Where few moves decide, or where luck hides mistakes, it takes fewer or
# more of them to be clearly weaker.
SLIPS = {"random": 100, "beginner": 60, "easy": 25, "medium": 0}
SLIPS_IN = {
    "lost-cities": {"beginner": 40, "easy": 18, "medium": 5, "hard": 0},
    "warriors-adventures": {"beginner": 60, "easy": 35, "medium": 14, "hard": 0},
    "knights-and-castles": {"beginner": 77, "easy": 49},
}
USUAL = Strength(250)
STRENGTHS = {
    "lost-cities": {"master": Strength(2000, candidates=6, slips=0, doubt=0.5, places=30, wary=False)},
    "warriors-adventures": {
        "master": Strength(4000, slips=0, doubt=1.5, depth=12),  # the last cards can be thought through
    },
    "knights-and-castles": {
        "hard": Strength(1500, slips=0),
        "master": Strength(8000, slips=0),
    },
    "kings-under-mountains": {
        "hard": Strength(100, candidates=4, doubt=2.0),
        "master": Strength(1000, candidates=6, doubt=1.0),
    },
    "villagers": {
        "hard": Strength(36, candidates=3, doubt=1.0),
        "master": Strength(300, doubt=1.0),
    },
}


def thinks(game: str, level: str) -> bool:
    """Whether a level thinks ahead in a game. Where rules of thumb are good, only the strongest does."""
    return level in STRENGTHS.get(game, {})


def slips(game: str, level: str) -> int:
    """How often a level that does not think ahead slips in a game."""
    return SLIPS_IN.get(game, {}).get(level, SLIPS.get(level, 0))


def strength(game: str, level: str) -> Strength:
    """How hard a level tries when it thinks ahead."""
    return STRENGTHS.get(game, {}).get(level, USUAL)
