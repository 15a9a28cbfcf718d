"""The table drawn for a terminal, from the JSON view alone. Colours have their letters, so nothing hangs on colour."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.words import say, sentence

MIN_WIDTH = 80
MIN_HEIGHT = 24
WIDEST = 110  # on a wide screen the columns grow up to here

COLOUR_NAMES = {"Y": "yellow", "B": "blue", "V": "violet", "G": "green", "O": "orange"}
STYLES = {  # given in full, since what a terminal calls yellow may be orange
    "Y": "#000000 on #f4d03f",
    "B": "bold #ffffff on #2e6fd8",
    "V": "bold #ffffff on #8e44ad",
    "G": "#000000 on #58b368",
    "O": "#000000 on #f08030",
    "?": "dim",
}
LABEL = 8


def draw(view: dict[str, Any], lang: str, names: list[str], width: int = MIN_WIDTH) -> RenderableType:
    """The whole table: whose view it is sits below, the other above, the camps between them."""
    below = view["seat"] or 0
    return Group(
        _headline(view, lang, names, below, min(width, WIDEST)),
        _hand_of_other(view["table"]["hands"][1 - below], lang, names[1 - below], view["seat"] is None),
        _grid(view["table"], lang, names, below, min(width, WIDEST)),
        *_milestones(view["table"], lang, names),
        _hand(view["table"]["hands"][below], lang, names[below], view["seat"] is None),
    )


def unseen(view: dict[str, Any], lang: str, names: list[str] | None = None) -> RenderableType:
    """The memory aid: every card not located yet, and all that lies in the camps."""
    table = view["table"]
    if table["unseen"] is None:
        return Text(_say("board-no-memory-aid", lang))
    grid = Table(box=box.HORIZONTALS, padding=0)
    grid.add_column()
    grid.add_column(_say("board-unseen", lang))
    grid.add_column(_say("board-in-camp", lang))
    for letter, cards in table["unseen"].items():
        grid.add_row(_heading(letter, lang), _cards(cards, "-"), _cards(table["camps"][letter], "-"))
    return grid


def score_sheet(view: dict[str, Any], lang: str, names: list[str]) -> RenderableType:
    """The notepad: for each deal and player the points of every expedition, milestones and the sum."""
    table = view["table"]
    grid = Table(box=box.HORIZONTALS, padding=0)
    for heading in (_say("board-deal", lang), ""):
        grid.add_column(heading)
    for letter in COLOUR_NAMES:
        grid.add_column(_heading(letter, lang), justify="right")
    if view["options"]["milestones"]:
        grid.add_column(_say("board-milestones", lang), justify="right")
    grid.add_column(_say("board-sum", lang), justify="right")
    for deal in range(len(table["score"][0]["deals"])):
        for seat, name in enumerate(names):
            row = table["score"][seat]["deals"][deal]
            points = [_signed(row["expeditions"][letter]) for letter in COLOUR_NAMES]
            extra = [_signed(row["milestones"])] if view["options"]["milestones"] else []
            grid.add_row(str(deal + 1) if seat == 0 else "", name, *points, *extra, Text(_signed(row["total"]), "bold"))
        grid.add_section()
    for seat, name in enumerate(names):
        blanks = [""] * (len(COLOUR_NAMES) + int(view["options"]["milestones"]))
        total = Text(_signed(table["score"][seat]["total"]), "bold")
        grid.add_row(_say("board-match", lang) if seat == 0 else "", name, *blanks, total)
    return grid


def deals_over(view: dict[str, Any]) -> int:
    """How many deals are over: when it grows, the players stop to look at the score sheet."""
    return len(view["table"]["score"][0]["deals"])


def _say(message: str, lang: str, **args: Any) -> str:
    return say(sentence(f"lost-cities/{message}", **args), lang)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _card(text: str) -> Text:
    return Text(text, STYLES.get(text[0], ""))


def _cards(cards: list[str], nothing: str = "") -> Text:
    return Text(" ").join(map(_card, cards)) if cards else Text(nothing, "dim")


def _heading(letter: str, lang: str, cell: int = WIDEST) -> Text:
    name = _say("colour", lang, colour=COLOUR_NAMES[letter])
    if len(name) + 2 > cell:
        name = f"{name[: cell - 3]}."
    return Text.assemble(_card(letter), " ", (name, "bold"))


def _headline(view: dict[str, Any], lang: str, names: list[str], below: int, width: int) -> Table:
    table = view["table"]
    left = [_say("board-deal-of", lang, deal=table["deal"], deals=view["options"]["deals"])]
    if table["deck"] is not None:
        left.append(_say("board-deck", lang, cards=table["deck"]))
    standing = "   ".join(f"{names[seat]} {_signed(table['score'][seat]['total'])}" for seat in (below, 1 - below))
    line = Table.grid(expand=True)
    line.width = width
    line.add_column()
    line.add_column(justify="right")
    line.add_row(Text(" · ".join(left), "bold"), Text(f"{_say('board-points', lang)}  {standing}", "bold"))
    return line


def _hand_of_other(cards: list[str], lang: str, name: str, spectator: bool) -> Text:
    known = [card for card in cards if card != "?"]
    message = "board-holds" if spectator or not known or len(known) == len(cards) else "board-holds-known"
    return Text.assemble((_say(message, lang, name=name, cards=len(cards)), "dim"), " ", _cards(known))


def _hand(cards: list[str], lang: str, name: str, spectator: bool) -> Text:
    start = _say("board-holds", lang, name=name, cards=len(cards)) if spectator else _say("board-your-hand", lang)
    groups = [_cards(list(group)) for _, group in groupby(cards, key=lambda card: card[0])]
    return Text.assemble((start, "bold"), " ", Text("  ").join(groups))


def _grid(table: dict[str, Any], lang: str, names: list[str], below: int, width: int) -> Table:
    cell = (width - LABEL - 5) // 5
    grid = Table(box=box.HORIZONTALS, padding=0, header_style="", show_edge=False)
    grid.add_column("", width=LABEL, overflow="ellipsis", no_wrap=True)
    for letter in COLOUR_NAMES:
        grid.add_column(_heading(letter, lang, cell), width=cell)
    if table["score"][below]["running"]:
        grid.add_row(*_points_row(table, lang, 1 - below, cell))
    grid.add_row(*_expeditions_row(table, names, 1 - below, cell, outwards=-1), end_section=True)
    camps = [_camp(table["camps"][letter], letter == table["closed"], lang, cell) for letter in COLOUR_NAMES]
    grid.add_row(_say("board-camps", lang), *camps, end_section=True)
    grid.add_row(*_expeditions_row(table, names, below, cell, outwards=1))
    if table["score"][below]["running"]:
        grid.add_row(*_points_row(table, lang, below, cell))
    return grid


def _expeditions_row(table: dict[str, Any], names: list[str], seat: int, cell: int, outwards: int) -> list[Text]:
    """Expeditions grow away from the camps: upwards above them, downwards below."""
    row = [Text(names[seat], "bold")]
    for letter in COLOUR_NAMES:
        cards = table["expeditions"][seat][letter]
        at_once = max(1, (cell + 1) // len(f"{letter}10 "))
        at_once += len(" ".join(cards[: at_once + 1])) <= cell
        lines = [_cards(cards[i : i + at_once]) for i in range(0, len(cards), at_once)]
        row.append(Text("\n").join(lines[::outwards]) if cards else Text("·", "dim"))
    return row


def _points_row(table: dict[str, Any], lang: str, seat: int, cell: int) -> list[Text]:
    row = [Text(_say("board-points", lang), "dim")]
    for letter in COLOUR_NAMES:
        counted = table["score"][seat]["running"]["expeditions"].get(letter)
        row.append(Text(_score_line(counted, lang, cell) if counted else "", "dim"))
    return row


def _score_line(counted: dict[str, int], lang: str, cell: int) -> str:
    """(23 − 20) × 2 = 6; without its spaces where the column is narrow."""
    args = {**counted, "points": _signed(counted["points"])}
    line = _say("score-line", lang, **args)
    if len(line) > cell:
        line = "".join(line.split())
    return line if len(line) <= cell else line.replace("=", "\n= ")


def _camp(cards: list[str], closed: bool, lang: str, cell: int) -> Text:
    """The top card, then how many lie under it."""
    if not cards:
        return Text(_say("board-empty", lang), "dim")
    under = f" +{len(cards) - 1}" if len(cards) > 1 else ""
    note = f" {_say('board-closed', lang)}" if closed else ""
    if len(cards[-1] + under + note) > cell:
        under = ""
    return Text.assemble(_card(cards[-1]), (under + note, "dim"))


def _milestones(table: dict[str, Any], lang: str, names: list[str]) -> list[Text]:
    if not table["milestones"]:
        return []
    line = Text(_say("board-milestones-open", lang))
    for place, milestone in enumerate(table["milestones"]):
        line.append(" · " if place else " ", "dim")
        taker = milestone["taken_by"]
        line.append(_say("milestone-short", lang, milestone=milestone["name"]), "bold" if taker is None else "dim")
        if taker is not None:
            line.append(f" ({names[taker]})", "dim")
    return [line]
