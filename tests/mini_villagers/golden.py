"""Golden playthroughs: whole games as short readable files. `make golden` writes them again; the diff is reviewed."""

from __future__ import annotations

from pathlib import Path

from karczma import say

from .tables import GAME

FOLDER = Path(__file__).with_name("golden")

PLAYTHROUGHS = {
    "two_players": ("Two players.", {"seats": 2, "seed": 1}),
    "three_players": ("Three players; seat 0 deals.", {"seats": 3, "seed": 3, "first": "0"}),
    "dealer_out": (
        "Four players; the dealer, seat 0, is out before the first turn.",
        {"seats": 4, "seed": 107, "first": "0"},
    ),
    "five_players": ("Five players.", {"seats": 5, "seed": 1}),
    "over_at_once": (
        "Two players: one is out before the first turn, so the other has won.",
        {"seats": 2, "seed": 81, "first": "0"},
    ),
}


def write(name: str) -> str:
    """One playthrough as text: each draw as the player saw it and, if that is less, as the others did."""
    about, deal = PLAYTHROUGHS[name]
    table = GAME.deal(**deal)
    page = [about, "", *table.text().splitlines(), ""]
    while not table.is_over:
        played = table.play("draw")
        mine, all_saw = ([say(what) for what in played.story(viewer)] for viewer in (played.seat, None))
        page.append(f"{played.seat}  {' '.join(mine)}")
        page.append(f"   {' '.join(all_saw)}")
    assert table.outcome is not None
    page += ["", *table.text().splitlines(), "", f"Seat {table.outcome.winners[0]} wins: {say(table.outcome.reason)}."]
    return "\n".join(page) + "\n"
