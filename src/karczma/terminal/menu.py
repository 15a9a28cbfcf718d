"""The door of the inn: which game, and how many sit down to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games import GAMES
from karczma.words import say, sentence

from .asking import ask_number
from .shelf import facts_line
from .speech import open_console

if TYPE_CHECKING:
    from karczma.core.game import Game

INDENT = 3


def choose_game(lang: str) -> Game:
    """Shows what is on the shelf and asks."""
    from rich.padding import Padding
    from rich.text import Text

    console = open_console()
    console.print(Text(say(sentence("welcome"), lang), "bold"))
    for number, game in enumerate(GAMES, 1):
        console.print(Text.assemble((f"{number:>2} ", "bold cyan"), facts_line(game, lang)))
        console.print(Padding(Text(say(sentence(f"{game.name}/blurb"), lang), "dim"), (0, 0, 0, INDENT)))
    return GAMES[ask_number(sentence("which-game"), 1, len(GAMES), 1, lang) - 1]


def choose_players(game: Game, lang: str) -> tuple[str, int]:
    """How many people share the keyboard, and how many play in all."""
    least, most = game.seats.start, game.seats.stop - 1
    people = ask_number(sentence("how-many-people"), 1, most, 1, lang)
    fewest = max(least, people)
    if fewest == most:
        return str(people), most
    return str(people), ask_number(sentence("how-many-seats"), fewest, most, fewest, lang)
