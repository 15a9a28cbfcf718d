"""The table drawn for a terminal, from the JSON view alone. Words and signs mark what matters, not colour."""

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
WIDEST = 100

LABEL = 9
SWORD, AT_STAKE, TAKEN = "†", "►", "*"
IN_HAND, IN_CAMP = "bold #000000 on #58b368", "dim"


def draw(view: dict[str, Any], lang: str, names: list[str], width: int = MIN_WIDTH) -> RenderableType:
    """What is at stake, the strengths of all figures, then a line for each player: whose view it is comes first."""
    table = view["table"]
    return Group(
        _headline(table, lang, names, min(width, WIDEST)),
        *_last_round(table, lang, names),
        _grid(view, lang, names),
        _taken(table, lang, names),
        *_unseen_tiles(table, lang),
    )


def unseen(view: dict[str, Any], lang: str, names: list[str] | None = None) -> RenderableType:
    """The memory aid: where everybody's figures lie, as far as all can tell, and everything that was shown."""
    table = view["table"]
    if table["may_hold"] is None:
        return Text(_say("board-no-memory-aid", lang))
    names = names or [say(sentence("seat-name", number=seat + 1), lang) for seat in range(view["seats"])]
    places = Table(box=box.HORIZONTALS, padding=(0, 1))
    places.add_column("")
    for heading in ("board-surely", "board-maybe", "board-in-camp"):
        places.add_column(_say(heading, lang))
    for name, hands in zip(names, table["may_hold"], strict=True):
        places.add_row(name, *_places(table, hands))
    return Group(places, _log(table, lang, names))


def score_sheet(view: dict[str, Any], lang: str, names: list[str]) -> RenderableType:
    """For each game and player the castles and their points, then all games together; at the end the cards in hand."""
    score, over = view["table"]["score"], view["table"]["tile"] is None
    sheet = Table(box=box.HORIZONTALS, padding=(0, 1))
    for heading in ("board-game", "board-player", "board-castles"):
        sheet.add_column(_say(heading, lang))
    sheet.add_column(_say("board-points", lang), justify="right")
    for game in range(len(score[0]["games"])):
        for seat, name in enumerate(names):
            row = score[seat]["games"][game]
            castles = ", ".join(_tile(castle, lang) for castle in row["castles"]) or "-"
            sheet.add_row(str(game + 1) if seat == 0 else "", name, castles, Text(str(row["points"]), "bold"))
        sheet.add_section()
    for seat, name in enumerate(names):
        cards = _say("board-cards", lang, cards=score[seat]["cards"]) if over else ""
        total = Text(str(score[seat]["total"]), "bold")
        sheet.add_row(_say("board-sum", lang) if seat == 0 else "", name, cards, total)
    return sheet


def deals_over(view: dict[str, Any]) -> int:
    """How many games are over: when it grows, the players stop to look at the score sheet."""
    return len(view["table"]["score"][0]["games"])


def _say(message: str, lang: str, **args: Any) -> str:
    return say(sentence(f"knights-and-castles/{message}", **args), lang)


def _tile(tile: dict[str, Any], lang: str) -> str:
    """`brick 2`, `drum`."""
    if tile["kind"] == "drum":
        return _say("board-drum", lang)
    return f"{_say('board-kind', lang, kind=tile['kind'])} {tile['points']}"


def _headline(table: dict[str, Any], lang: str, names: list[str], width: int) -> Table:
    left = [_say("board-round-of", lang, round=table["round"], rounds=table["rounds"])]
    if table["games"] > 1:
        left.insert(0, _say("board-game-of", lang, game=table["game"], games=table["games"]))
    if table["tile"] is None:
        left = [_say("prompt-over", lang)]
    elif table["tile"]["kind"] == "drum":
        left.append(_say("board-recruitment", lang))
    else:
        castle = {part: table["tile"][part] for part in ("kind", "size", "points")}
        left.append(_say("board-at-stake", lang, **castle))
    line = Table.grid(expand=True)
    line.width = width
    line.add_column()
    line.add_column(justify="right")
    sword = f"{SWORD} {_say('board-sword', lang, name=names[table['sword']])}"
    line.add_row(Text(" · ".join(left), "bold"), Text(sword, "bold"))
    return line


def _last_round(table: dict[str, Any], lang: str, names: list[str]) -> list[Text]:
    """What became of the tile before this one; the pairs laid for it stand in the last column of the grid."""
    if not table["last_round"]:
        return []
    last = table["last_round"][0]
    if "took" in last:
        return [Text(_say("board-last-drum", lang), "dim")]
    by = last["strongest"][0] if len(last["strongest"]) == 1 else SWORD
    took = f"{_tile(last['tile'], lang)} – {names[last['taken_by']]} ({by})"
    line = _say("board-last-castle", lang, took=took)
    if last["repeated"]:
        line += f" {_say('board-repeated', lang, cards=' '.join(last['repeated']))}"
    return [Text(line, "dim")]


def _grid(view: dict[str, Any], lang: str, names: list[str]) -> Table:
    table = view["table"]
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    grid.add_column("", width=LABEL, overflow="ellipsis", no_wrap=True)
    for figure in table["figures"]:
        grid.add_column(f"{figure['card']}\n{_say('board-figure', lang, figure=figure['name'])}", justify="center")
    grid.add_column(f"{table['shepherds']['card']}\n{_say('board-shepherd', lang)}", justify="center")
    for heading in ("board-hand", "board-camp", "board-pts", "board-laid"):
        grid.add_column("\n" + _say(heading, lang), justify="right")
    for kind in table["figures"][0]["strength"]:
        grid.add_row(*_strengths(table, kind, lang))
    below = view["seat"] or 0
    for seat in (below, *(other for other in range(view["seats"]) if other != below)):
        grid.add_row(*_player(table, seat, names[seat], lang))
    return grid


def _strengths(table: dict[str, Any], kind: str, lang: str) -> list[Text]:
    """One kind of castle; that of the castle at stake is marked."""
    counts = table["tile"] is not None and table["tile"]["kind"] == kind
    style = "bold reverse" if counts else ""
    label = f"{AT_STAKE if counts else ' '} {_say('board-kind', lang, kind=kind)}"
    strengths = [Text(f" {figure['strength'][kind]} ", style) for figure in table["figures"]]
    return [Text(label, style), *strengths, Text("-")]


def _player(table: dict[str, Any], seat: int, name: str, lang: str) -> list[Text]:
    """Where each figure lies as far as it is known; how many cards are in hand and camp; points; what was laid last."""
    hand, camp = table["hands"][seat], table["camps"][seat]
    row = [Text(f"{SWORD if table['sword'] == seat else ' '} {name}", "bold")]
    for figure in table["figures"]:
        if figure["card"] in hand:
            row.append(Text(_say("board-hand", lang), IN_HAND))
        elif figure["card"] in camp:
            row.append(Text(_say("board-camp", lang), IN_CAMP))
        else:
            row.append(Text("?"))
    row.append(Text(str(table["shepherds"]["each"])))
    points = sum(castle["points"] for castle in table["castles"][seat])
    last = [past["laid"][seat] or "?" for past in table["last_round"] if "laid" in past]
    return [*row, Text(str(len(hand))), Text(str(len(camp))), Text(str(points), "bold"), Text("".join(last))]


def _taken(table: dict[str, Any], lang: str, names: list[str]) -> Text:
    """The castles that lie in front of the players."""
    owned = [
        f"{_tile(castle, lang)} ({name})"
        for name, castles in zip(names, table["castles"], strict=True)
        for castle in castles
    ]
    return Text(_say("board-taken", lang, tiles=" · ".join(owned) or _say("board-none", lang)))


def _unseen_tiles(table: dict[str, Any], lang: str) -> list[Text]:
    """1.2 One of these tiles lies in the box, nobody knows which; when all is over, it is the only one."""
    if table["tile"] is None:
        return []
    tiles = []
    for kind, alike in groupby(table["unseen_tiles"], key=lambda tile: tile["kind"]):
        points = [str(tile["points"]) for tile in alike]
        if kind == "drum":
            tiles.append(_say("board-drum", lang) + (f" × {len(points)}" if len(points) > 1 else ""))
        else:
            tiles.append(f"{_say('board-kind', lang, kind=kind)} {', '.join(points)}")
    return [Text(_say("board-unseen-tiles", lang, tiles=" · ".join(tiles)), "dim")]


def _places(table: dict[str, Any], hands: dict[str, int]) -> list[str]:
    """The figures surely in hand, in hand or camp, surely in the camp."""
    letters = [figure["card"] for figure in table["figures"]]
    surely = [letter for letter in letters if all(letter in hand for hand in hands)]
    in_camp = [letter for letter in letters if not any(letter in hand for hand in hands)]
    maybe = [letter for letter in letters if letter not in (*surely, *in_camp)]
    return [" ".join(cards) or "-" for cards in (surely, maybe, in_camp)]


def _log(table: dict[str, Any], lang: str, names: list[str]) -> Table:
    """What everybody laid, round by round; who took the castle is marked."""
    log = Table(box=box.HORIZONTALS, padding=(0, 1))
    for heading in (_say("board-round", lang), "", *names):
        log.add_column(heading)
    for number, past in enumerate(table["log"], 1):
        log.add_row(str(number), _tile(past["tile"], lang), *(_entry(past, seat, lang) for seat in range(len(names))))
    return log


def _entry(past: dict[str, Any], seat: int, lang: str) -> str:
    if "took" in past:
        return "-" if past["took"][seat] == "-" else _say("board-took", lang)
    return (past["laid"][seat] or "?") + (f" {TAKEN}" if past["taken_by"] == seat else "")
