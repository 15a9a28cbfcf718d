"""Looking at a table: as it is now, or once it is as expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .house import Visitor

View = dict[str, Any]


async def now(player: Visitor, table: str) -> View:
    """The table as a player sees it now."""
    answer = await player.do("watch", table=table)
    assert answer["tell"] == "done", answer
    views = [told for told in player.heard if _is_view(told, table)]
    player.heard = [told for told in player.heard if not _is_view(told, table)]
    return views[-1]


async def until(player: Visitor, table: str, fits: Callable[[View], Any]) -> View:
    """The first view of a table that fits, among what was heard and what will be."""
    while True:
        for told in player.heard:
            if _is_view(told, table) and fits(told):
                return told
        await player.listen()


async def move(player: Visitor, table: str, kind: str = "") -> dict[str, Any]:
    """A legal move of this kind; the answer to it."""
    view = await now(player, table)
    chosen = [text for text in view["view"]["legal_moves"] if text.startswith(kind)]
    return await player.do("move", table=table, move=chosen[0], version=view["version"])


def _is_view(told: dict[str, Any], table: str) -> bool:
    return told["tell"] == "view" and told["table"] == table
