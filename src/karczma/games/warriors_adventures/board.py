"""The table drawn for a terminal, from the JSON view alone: the stacks side by side, then a line for each player."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.words import say, sentence

MIN_WIDTH = 80
MIN_HEIGHT = 24
WIDEST = 110  # on a wide screen the columns grow up to here

LABEL = 16
FRONT = 32
HAZARDS = ("chamberlain", "robber-knights", "raiders")


def draw(view: dict[str, Any], lang: str, names: list[str], width: int = MIN_WIDTH) -> RenderableType:
    """The whole table. Everybody sees the same, so it looks the same to all."""
    width = min(width, WIDEST)
    stacks = _add_left(_stacks(view, lang, width), view, lang)
    return Group(*_headline(view, lang), stacks, _players(view, lang, names))


def unseen(view: dict[str, Any], lang: str, names: list[str] | None = None) -> RenderableType:
    """The memory aid: of each kind, how many can be left in each stack and how many there were."""
    stacks = view["table"]["stacks"]
    if stacks[0]["left"] is None:
        return Text(_say("board-no-memory-aid", lang))
    grid = _stacks(view, lang, MIN_WIDTH)
    for label, codes, style in _rows(view, lang):
        counts = [[sum(card in codes for card in stack[part]) for part in ("left", "revealed")] for stack in stacks]
        marks = [Text(f"{left}/{left + revealed}" if left + revealed else "·") for left, revealed in counts]
        grid.add_row(Text(label, style), *marks)
    return grid


def score_sheet(view: dict[str, Any], lang: str, names: list[str]) -> RenderableType:
    """What lay on the characters, turned over at the end; how many items and coins; the bonus card; the sum."""
    bonus = view["options"]["dusigrosz"]
    grid = Table(box=box.HORIZONTALS, padding=(0, 1))
    grid.add_column(_say("board-player", lang))
    grid.add_column(_say("board-characters", lang))
    for heading in ("board-items", *(("board-coins", "board-bonus") if bonus else ()), "board-sum"):
        grid.add_column(_say(heading, lang), justify="right")
    for name, row in zip(names, view["table"]["score"], strict=True):
        piles = " / ".join(_counted(pile, FRONT // 2).replace(" ", "+") for pile in row["characters"]) or "-"
        extra = [str(row["coins"]), str(row["bonus"])] if bonus else []
        grid.add_row(name, piles, str(row["items"]), *extra, Text(str(row["total"]), "bold"))
    return grid


def deals_over(_view: dict[str, Any]) -> int:
    """There is only one deal: nobody stops to look at the sheet before the end."""
    return 0


def _say(message: str, lang: str, **args: Any) -> str:
    return say(sentence(f"warriors-adventures/{message}", **args), lang)


def _headline(view: dict[str, Any], lang: str) -> list[Text]:
    """The advanced rules that are played, if any."""
    agreed = [
        _say(f"board-{rule}", lang)
        for rule in ("dusigrosz", "stealing-coin")
        if view["options"][rule.replace("-", "_")]
    ]
    return [Text(" · ".join(agreed), "bold")] if agreed else []


# -- the stacks


def _stacks(view: dict[str, Any], lang: str, width: int) -> Table:
    """A column for each stack: its number and its cards."""
    stacks = view["table"]["stacks"]
    grid = Table.grid()
    grid.add_column(width=LABEL, no_wrap=True)
    for _ in stacks:
        grid.add_column(width=(width - LABEL) // len(stacks), justify="right")
    numbers = [Text(str(number), "bold" if stack["cards"] else "dim") for number, stack in enumerate(stacks, 1)]
    grid.add_row(Text(_say("board-stack", lang), "bold"), *numbers)
    sizes = [Text(f"{stack['cards']}/{stack['printed']}", "" if stack["cards"] else "dim") for stack in stacks]
    grid.add_row(_say("board-cards-left", lang, cards=sum(stack["cards"] for stack in stacks)), *sizes)
    return grid


def _add_left(grid: Table, view: dict[str, Any], lang: str) -> Table:
    """With the memory aid: how many of each kind can be left."""
    stacks = view["table"]["stacks"]
    for label, codes, style in _rows(view, lang) if any(stack["left"] for stack in stacks) else []:
        counts = [sum(card in codes for card in stack["left"]) for stack in stacks]
        grid.add_row(Text(label, style), *(Text(str(n), style) if n else Text("·", "dim") for n in counts))
    return grid


def _rows(view: dict[str, Any], lang: str) -> list[tuple[str, list[str], str]]:
    """The kinds, treasures first; where the coin in hand does not steal it is one more coin."""
    rows: list[tuple[str, list[str], str]] = []
    cards = view["table"]["cards"]
    for code, card in sorted(cards.items(), key=lambda pair: -pair[1]["value"]):
        if card["name"] == "coin-in-hand" and not view["options"]["stealing_coin"]:
            rows[-1][1].append(code)
        else:
            label = _say("board-row", lang, card=card["name"], value=card["value"])
            rows.append((label, [code], "red" if card["name"] in HAZARDS else "green"))
    return rows


# -- the players


def _players(view: dict[str, Any], lang: str, names: list[str]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=LABEL - 2, no_wrap=True, overflow="ellipsis")
    grid.add_column(width=FRONT, no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    headings = ("board-player", "board-front", "board-worth", "board-characters")
    grid.add_row(*(Text(_say(heading, lang), "dim") for heading in headings))
    for seat, (name, player) in enumerate(zip(names, view["table"]["players"], strict=True)):
        to_play = seat in view["waiting_for"]
        label = Text(f"▸ {name}" if to_play else f"  {name}", "bold" if to_play else "")
        worth = str(player["ducats"]) if player["front"] else ""
        grid.add_row(label, _front(player, lang), worth, _characters(player))
    return grid


def _front(player: dict[str, Any], lang: str) -> Text:
    """The items, then whether robber knights wait."""
    if not player["playing"]:
        return Text(_say("board-out", lang), "dim")
    knights = _say("board-knights-wait", lang) if player["knights"] else ""
    if not player["front"]:
        return Text(knights, "red") if knights else Text(_say("board-nothing", lang), "dim")
    plus = " + " if knights else ""
    return Text.assemble((_counted(player["front"], FRONT - len(plus + knights)), "green"), plus, (knights, "red"))


def _characters(player: dict[str, Any]) -> str:
    return " ".join(f"[{cards or ' '}]" for cards in player["characters"])


def _counted(cards: list[str], room: int) -> str:
    """`1 1 5`, the most valuable last; where there is no room, `7×1 5`."""
    text = " ".join(cards)
    if len(text) <= room:
        return text
    return " ".join(f"{n}×{card}" if n > 1 else card for card, n in Counter(cards).items())
