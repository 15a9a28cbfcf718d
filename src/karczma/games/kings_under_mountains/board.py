"""The table drawn for a terminal, from the JSON view alone. Races have their letters, so nothing hangs on colour."""

from __future__ import annotations

from collections import Counter
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

RACE_NAMES = {"D": "dwarves", "O": "orcs", "G": "goblins", "L": "giants"}
STYLES = {
    "D": "bold #ffffff on #2e6fd8",
    "O": "#000000 on #58b368",
    "G": "#000000 on #f4d03f",
    "L": "bold #ffffff on #8e44ad",
    "?": "dim",
}
LABEL, PLAYER, HAND, FILLED = 8, 12, 17, 7
WORKER, OVERSEER = "_", "^"  # who is still missing


def draw(view: dict[str, Any], lang: str, names: list[str], width: int = MIN_WIDTH) -> RenderableType:
    """The whole table: the centre with the deck, the camp, then the players; whose view it is comes last."""
    table, width = view["table"], min(width, WIDEST)
    return Group(
        _middle(table, lang, width),
        _players(view, lang, names, width),
        *_backs(view, lang, names),
        *_own_hand(view, lang),
    )


def unseen(view: dict[str, Any], lang: str, names: list[str] | None = None) -> RenderableType:
    """What anybody may look through: camp and discards; and the memory aid: units and mines not located yet."""
    table = view["table"]
    grid = Table(box=box.HORIZONTALS, padding=0)
    grid.add_column("")
    grid.add_column(_say("board-in-camp", lang), width=20)
    grid.add_column(_say("board-out", lang), width=20)
    if table["unseen"]:
        grid.add_column(_say("board-unseen", lang), width=30)
    for letter in RACE_NAMES:
        out = [card for card in table["discarded"] if card[0] == letter]
        row = [_cards(table["camp"][letter], "-"), _cards(out, "-")]
        if table["unseen"]:
            row.append(_cards(table["unseen"]["units"][letter], "-"))
        grid.add_row(_card(letter), *row)
    if not table["unseen"]:
        return Group(grid, Text(_say("board-no-memory-aid", lang)))
    mines = [f"{mine} ×{count}" for mine, count in Counter(table["unseen"]["mines"]).items()]
    return Group(grid, Text(_say("board-mines-unseen", lang)), Text("   ".join(mines)))


def score_sheet(view: dict[str, Any], lang: str, names: list[str]) -> RenderableType:
    """For each player the filled mines, those that are not, and the sum."""
    table = view["table"]
    grid = Table(box=box.HORIZONTALS, padding=0)
    grid.add_column(_say("board-player", lang))
    grid.add_column(_say("board-filled", lang))
    grid.add_column(_say("board-unfilled", lang))
    grid.add_column(_say("board-sum", lang), justify="right")
    for seat in range(view["seats"]):
        filled = table["filled"][seat]["mines"] or []
        plus = " + ".join(str(mine["value"]) for mine in filled) or "0"
        minus = " ".join(f"−{mine['value']}" for mine in table["mines"][seat]) or "0"
        total = table["score"][seat]["total"]
        grid.add_row(_player(table, names, seat), plus, minus, Text("?" if total is None else _signed(total), "bold"))
    return grid


def deals_over(view: dict[str, Any]) -> int:
    """A game is one deal: nobody stops to look at the sheet before the end."""
    return int(view["outcome"] is not None)


def _say(message: str, lang: str, **args: Any) -> str:
    return say(sentence(f"kings-under-mountains/{message}", **args), lang)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _card(text: str) -> Text:
    return Text(text, STYLES.get(text[0], ""))


def _cards(cards: list[str], nothing: str = "") -> Text:
    return Text(" ").join(map(_card, cards)) if cards else Text(nothing, "dim")


def _player(table: dict[str, Any], names: list[str], seat: int) -> Text:
    return Text.assemble(_card(table["kings"][seat]), " ", (names[seat], "bold"))


def _middle(table: dict[str, Any], lang: str, width: int) -> Table:
    """Four mines and the one on top of the deck: worth, places for attackers, places for staff. Then the camp."""
    cell = (width - LABEL - 5) // 5
    grid = Table(box=box.HORIZONTALS, padding=0, header_style="bold", show_edge=False)
    grid.add_column("", width=LABEL, no_wrap=True)
    for place in range(len(table["centre"])):
        grid.add_column(f"{_say('board-centre', lang)} {place + 1}", width=cell)
    grid.add_column(_say("board-deck", lang, cards=table["deck"]), width=cell)
    mines = [*table["centre"], table["next_mine"]]
    grid.add_row(_say("board-worth", lang), *(Text(str(mine["value"]), "bold") if mine else "-" for mine in mines))
    grid.add_row(
        _say("board-defence", lang), *(_places(mine["units"], mine["defence"]) if mine else "" for mine in mines)
    )
    grid.add_row(_say("board-staff", lang), *(_staff(mine, []) if mine else "" for mine in mines), end_section=True)
    races = [Text.assemble(_card(letter), " ", _say("race", lang, race=name)) for letter, name in RACE_NAMES.items()]
    grid.add_row(_say("board-camp", lang), *races, Text(_say("board-discarded", lang), "dim"))
    grid.add_row(
        "", *(_pile(table["camp"][letter]) for letter in RACE_NAMES), Text(str(len(table["discarded"])), "dim")
    )
    return grid


def _places(units: list[str], places: int) -> Text:
    """`D3 _`: the units that lie there, and the places left."""
    return Text(" ").join([*map(_card, units), *[Text(WORKER)] * (places - len(units))])


def _staff(mine: dict[str, Any], units: list[str]) -> Text:
    """`O1 _ ^`: the staff that is there, and who is missing."""
    text = _places(units, mine["workers"])
    if mine["overseer"]:
        text.append(f" {OVERSEER}")
    return text


def _pile(cards: list[str]) -> Text:
    """The top card, then how many lie under it."""
    under = f" +{len(cards) - 1}" if len(cards) > 1 else ""
    return Text.assemble(_cards(cards[-1:], "-"), (under, "dim"))


def _players(view: dict[str, Any], lang: str, names: list[str], width: int) -> Table:
    """A row for each player in turn order, whose view it is last."""
    table, seats = view["table"], view["seats"]
    last = seats - 1 if view["seat"] is None else view["seat"]
    grid = Table(box=box.HORIZONTALS, padding=0, header_style="bold", show_edge=False)
    room = width - PLAYER - HAND - FILLED - 4
    grid.add_column(_say("board-player", lang), width=PLAYER, overflow="ellipsis", no_wrap=True)
    grid.add_column(_say("board-hand", lang), width=HAND)
    grid.add_column(_say("board-filled", lang), width=FILLED)
    grid.add_column(Text(_say("board-mines", lang)), width=room)  # its brackets are no markup
    for seat in [*range(last + 1, seats), *range(last + 1)]:
        filled = str(table["filled"][seat]["count"])
        points = table["score"][seat]["filled"]
        if points is not None:
            filled += f" (+{points})"
        grid.add_row(
            _player(table, names, seat),
            _held(table["hands"][seat]) if seat != view["seat"] else Text(str(len(table["hands"][seat]))),
            filled,
            _mines(table["mines"][seat], seat == view["seat"], lang, room),
        )
    return grid


def _held(cards: list[str]) -> Text:
    """The cards that are known, and how many are not."""
    known = [card for card in cards if card[0] != "?"]
    hidden = len(cards) - len(known)
    if not known:
        return Text(str(hidden))
    return Text.assemble(_cards(known), f" +{hidden}" if hidden else "")


def _mines(mines: list[dict[str, Any]], numbered: bool, lang: str, room: int) -> Text:
    """`5[O1 _ ^]  3[_ _]`, one's own with the number a move calls them by; no mine is broken in two."""
    if not mines:
        return Text(_say("board-no-mines", lang), "dim")
    lines = [Text()]
    for number, mine in enumerate(mines, 1):
        entry = Text(f"{number}: " if numbered else "", "bold cyan")
        entry = Text.assemble(entry, (str(mine["value"]), "bold"), "[", _staff(mine, mine["units"]), "]")
        if lines[-1] and lines[-1].cell_len + 2 + entry.cell_len > room:
            lines.append(Text())
        lines[-1].append("  " if lines[-1] else "").append_text(entry)
    return Text("\n").join(lines)


def _backs(view: dict[str, Any], lang: str, names: list[str]) -> list[Text]:
    """With the fixed pairing the mine on the back of a card tells something about it."""
    backs = []
    for seat, cards in enumerate(view["table"]["hands"]):
        shown = [card[1:] for card in cards if card[0] == "?" and len(card) > 1]
        if shown:
            backs.append(f"{names[seat]} {' '.join(shown)}")
    return [Text(f"{_say('board-backs', lang)} {' · '.join(backs)}", "dim")] if backs else []


def _own_hand(view: dict[str, Any], lang: str) -> list[Text]:
    if view["seat"] is None:
        return []
    cards = view["table"]["hands"][view["seat"]]
    groups = [_cards(list(group)) for _, group in groupby(cards, key=lambda card: card[0])]
    return [Text.assemble((_say("board-your-hand", lang), "bold"), " ", Text("  ").join(groups))]
