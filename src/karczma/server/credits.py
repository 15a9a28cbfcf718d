"""Which numbers of a game's cards are from the rulebook, which from elsewhere, which reconstructed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from karczma.core.game import Game

ORIGINS = ("rulebook", "published", "reconstructed")


@cache
def origins(game: Game) -> dict[str, list[str]]:
    """The parts of `cards.toml` by origin, each named by its path in the file."""
    data = tomllib.loads((game.folder / "cards.toml").read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {origin: [] for origin in ORIGINS}
    for path, origin in _walk(data, ""):
        if origin in found and path not in found[origin]:
            found[origin].append(path)
    return found


def _walk(node: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, list):
        for child in node:
            yield from _walk(child, path)
    if not isinstance(node, dict):
        return
    for key, value in node.items():
        if key == "origin" or key.endswith("_origin"):
            named = value if isinstance(value, dict) else {key.removesuffix("origin").rstrip("_"): value}
            for field, origin in named.items():
                yield ".".join(filter(None, (path, field))) or "cards", str(origin)
        else:
            yield from _walk(value, f"{path}.{key}".lstrip("."))
