"""The table drawn for a terminal, from the JSON view alone: one row for each player, in the order of turns."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.words import say, sentence

MIN_WIDTH = 80
MIN_HEIGHT = 24

_SUITS = ("wood", "hay", "ore", "grain", "grape", "wool", "leather", "solitary")
SUIT_NAMES = dict(zip("WHOGVFLS", _SUITS, strict=True))


def draw(view: dict[str, Any], lang: str, names: list[str], width: int = MIN_WIDTH) -> RenderableType:
    """The whole table: the pile, a row for each player, and the viewer's hand below."""
    table = view["table"]
    parts: list[RenderableType] = [
        Text.assemble((_say("board-pile", lang, cards=table["pile"]), "bold"), (_say("board-turns", lang), "dim")),
        _grid(view, lang, names),
    ]
    if view["seat"] is not None:
        hand = _cards(table["hands"][view["seat"]], lang) or _say("board-nothing", lang)
        parts.append(Text.assemble((_say("board-your-hand", lang), "bold"), " ", hand))
    return Group(*parts)


def _grid(view: dict[str, Any], lang: str, names: list[str]) -> Table:
    table = view["table"]
    grid = Table(box=box.HORIZONTALS, padding=(0, 1), header_style="", show_edge=False)
    grid.add_column("", width=1)
    for heading in ("player", "cards", "known", "pairs"):
        grid.add_column(_say(f"board-{heading}", lang))
    for seat, name in enumerate(names):
        cards = table["hands"][seat]
        known = [card for card in cards if card != "?"] if seat != view["seat"] else []
        pairs = ", ".join(_say("suit", lang, suit=suit) for suit in table["pairs"][seat])
        turn = seat in view["waiting_for"]
        size = Text(str(len(cards))) if cards else Text(_say("board-out", lang), "dim")
        grid.add_row(
            "▶" if turn else "", Text(name, "bold" if turn else ""), size, _note(table, seat, known, lang), pairs
        )
    return grid


def _note(table: dict[str, Any], seat: int, known: list[str], lang: str) -> Text:
    """What the viewer knows of a hand, and what is about to happen to it."""
    notes = [_cards(known, lang)] if known else []
    if table["winner"] == seat:
        notes.append(_say("board-wins", lang))
    if table["takes_from"] == seat:
        notes.append(_say("board-taken-from", lang))
    return Text(" · ".join(notes))


def unseen(view: dict[str, Any], lang: str, names: list[str] | None = None) -> RenderableType:
    """Every card this viewer has not located."""
    cards = _cards(view["table"]["unseen"], lang) or _say("board-nothing", lang)
    return Text.assemble((_say("board-unseen", lang), "bold"), " ", cards)


def score_sheet(view: dict[str, Any], lang: str, names: list[str]) -> RenderableType:
    """There are no points to list; what the game was played for is who goes first in Villagers."""
    winner = view["table"]["winner"]
    return Text(_say("board-first", lang, name=names[winner]) if winner is not None else "")


def deals_over(view: dict[str, Any]) -> int:
    """There is only one deal: nobody stops in between."""
    return 0


def _say(message: str, lang: str, **args: Any) -> str:
    return say(sentence(f"mini-villagers/{message}", **args), lang)


def _cards(cards: list[str], lang: str) -> str:
    return ", ".join(_card(card, lang) for card in cards)


def _card(card: str, lang: str) -> str:
    if card == "?":
        return card
    who = {"m": "man", "w": "woman"}.get(card[1:], "countess")
    return _say("board-card", lang, suit=SUIT_NAMES.get(card[0], ""), who=who)
