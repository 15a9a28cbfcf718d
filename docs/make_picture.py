"""Draws docs/terminal.svg: the table of Lost Cities in the middle of a deal, as `karczma play` shows it."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import karczma
from karczma.bots import sensible
from karczma.games.lost_cities import board
from karczma.terminal.choices import layout, listed_choices
from karczma.terminal.speech import spoken
from karczma.words import Sentence

NAMES = ["You", "Bot"]


def main() -> None:
    """Lets two bots play for a while and records what the person at seat 0 sees."""
    table = karczma.game("lost-cities").deal(seed=5, milestones=True)
    news: list[Sentence] = []
    while table.version < 40 or table.waiting_for != (0,):
        seat = table.waiting_for[0]
        news = [*news[-2:], *table.play(sensible.choose(table.game, table.observation(seat), seat), seat).story(0)]
    console = Console(record=True, width=80, file=io.StringIO(), highlight=False, markup=False)
    for what in news:
        console.print(spoken(what, "en", NAMES))
    console.print(board.draw(table.view(0), "en", NAMES))
    console.print(spoken(table.prompt(0), "en", NAMES), style="bold")
    console.print(layout(listed_choices(table, 0, "en"), 80, 6), end="")
    console.print("Number, move or help: ")
    picture = console.export_svg(title="karczma play lost-cities")
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # fonts from afar
    picture = picture.replace("<!-- Generated with Rich https://www.textualize.io -->\n    ", "")
    Path(__file__).with_name("terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
