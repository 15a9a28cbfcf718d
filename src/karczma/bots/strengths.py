"""How hard the searching levels try in each game. Found by short matches; docs/bots.md has the arena's command.

Trees below the candidates (`depth`) have not paid yet: what they try out for the sake of trying blurs the comparison.
"""

from __future__ import annotations

from .search import Strength

STRENGTHS = {
    "lost-cities": {
        "hard": Strength(500, candidates=4, slips=0, doubt=2.5),
        "master": Strength(2500, candidates=6, slips=0, doubt=2.0),
    },
    "warriors-adventures": {
        "hard": Strength(300, slips=0, doubt=3.0),
        "master": Strength(2000, slips=0, doubt=3.0),
    },
    "kings-under-mountains": {
        "hard": Strength(100, candidates=4, doubt=2.0),
        "master": Strength(400, candidates=6, doubt=2.0),
    },
}
OTHERS = {
    "hard": Strength(250, candidates=6, doubt=2.0),
    "master": Strength(1500, doubt=2.0),
}


def strength(game: str, level: str) -> Strength:
    """How hard a level tries in a game."""
    return STRENGTHS.get(game, OTHERS)[level]
