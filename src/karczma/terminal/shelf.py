"""What stands on the inn's shelf: `karczma games` and `karczma rules`."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any

from karczma.words import say, sentence

from .speech import is_interactive, open_console

if TYPE_CHECKING:
    from rich.console import Console

    from karczma.core.game import Game


def show_games(lang: str) -> None:
    """Every game with its players, length and options."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from karczma.games import GAMES

    console = open_console()
    for game in GAMES:
        console.print(Text.assemble((game.name, "bold"), "  ", facts_line(game, lang)))
        console.print(say(sentence(f"{game.name}/blurb"), lang))
        table = Table(box=box.HORIZONTALS, padding=0)
        for heading in ("heading-option", "heading-values", "heading-usual", "heading-meaning"):
            table.add_column(say(sentence(heading), lang))
        for option in game.options:
            usual = option.text(option.default)
            table.add_row(option.name, option.allowed_text(game.seats[-1]), usual, say(option.help(game.name), lang))
        console.print(table)


def facts_line(game: Game, lang: str) -> str:
    """Title, players and length of a game."""
    least, most = game.seats[0], game.seats[-1]
    players = str(least) if least == most else f"{least}–{most}"
    return say(sentence("game-facts", title=game.titles[lang], players=players, minutes=game.minutes), lang)


def rules_page(game: Game, lang: str) -> Any:
    """The game's rules, ready to print: RULES.pl.md in Polish where there is one, else RULES.md."""
    from rich.markdown import Markdown

    page = game.folder / f"RULES.{lang}.md"
    if not page.is_file():
        page = game.folder / "RULES.md"
    return Markdown(page.read_text(encoding="utf-8"))


def show_rules(game: Game, console: Console, lang: str, at: str | None = None) -> None:
    """Prints the rules, page by page if a person is reading, and opened at a paragraph where the pager can do that."""
    if not is_interactive():
        console.print(rules_page(game, lang))
        return
    usual = os.environ.setdefault("LESS", "-R")
    os.environ.setdefault("LESSCHARSET", "utf-8")  # else less shows Polish letters as bytes where the locale is missing
    if at is not None:
        os.environ["LESS"] = f"{usual} +/^{re.escape(at)} "
    with console.pager(styles=True):
        console.print(rules_page(game, lang))
    os.environ["LESS"] = usual
