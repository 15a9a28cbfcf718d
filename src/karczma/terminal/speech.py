"""What the terminal says and in which language: the `--lang` option, players' names, sentences to the screen."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from karczma.bots.levels import LEVELS
from karczma.core.errors import BadOption, listed
from karczma.words import LANGUAGES, Sentence, preferred_language, say, sentence

if TYPE_CHECKING:
    from rich.console import Console

YOU = "you"  # who sits in a seat: a lone person, the level of a computer player, else the name of a person
OLD_BOT = "sensible"  # the only level there was once; saved games may have it
MINUS = re.compile(r"(?<![\w/.\\-])-(?=\d)")


def _choose(lang: str | None) -> str:
    if lang is not None:
        if lang.lower() not in LANGUAGES:
            raise BadOption(sentence("unknown-language", lang=lang, languages=listed(LANGUAGES)))
        os.environ["KARCZMA_LANG"] = lang.lower()  # whatever speaks asks `preferred_language`
    return preferred_language()


Lang = Annotated[
    str | None, typer.Option("--lang", help="pl or en; the computer's language if not given", callback=_choose)
]


def is_interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_console() -> Console:
    """A console of the terminal's true size, whatever COLUMNS and LINES say."""
    from rich.console import Console

    if not sys.stdout.isatty():
        return Console(highlight=False, markup=False, emoji=False)
    width, height = os.get_terminal_size(sys.stdout.fileno())
    return Console(width=width or 80, height=height or 24, highlight=False, markup=False, emoji=False)


def is_bot(who: str) -> bool:
    """Whether a seat is taken by a computer player."""
    return who in LEVELS or who == OLD_BOT


def player_names(seated: Sequence[str], lang: str) -> list[str]:
    """What the players are called: you, Bot, Bot 2; people by their names."""
    names, bots = [], 0
    for who in seated:
        bots += is_bot(who)
        if is_bot(who):
            names.append("Bot" if bots == 1 else f"Bot {bots}")
        else:
            names.append(say(sentence("you"), lang) if who == YOU else who)
    return names


def named(what: Sentence, names: Sequence[str]) -> Sentence:
    """The sentence with players called by their names, also in the sentences it is made of."""
    args: dict[str, Any] = {
        name: named(value, names) if isinstance(value, Sentence) else value for name, value in what.args.items()
    }
    seat = args.get("seat")
    if "name" in args and isinstance(seat, int) and 0 <= seat < len(names):
        args["name"] = names[seat]
    return Sentence(what.id, args)


def spoken(what: Sentence, lang: str, names: Sequence[str] = ()) -> str:
    """A sentence as the screen shows it: with the players' names, and losses under a true minus sign."""
    return MINUS.sub("−", say(named(what, names), lang)).strip()
