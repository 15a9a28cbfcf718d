"""The legal moves as a numbered list: in full where there is room, else in a few letters and several columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from karczma.words import Sentence, has_words

from .speech import spoken

if TYPE_CHECKING:
    from karczma.core.table import Table

GAP = 2


@dataclass(frozen=True)
class Choice:
    """A legal move, what it does in full, and in a few letters."""

    number: int
    move: int
    text: str
    full: str
    short: str

    def line(self, in_full: bool, text_width: int) -> Text:
        """`3 camp:Y4  leave the yellow 4 in the yellow camp`."""
        what = self.full if in_full else self.short
        return Text.assemble((f"{self.number:>2}", "bold cyan"), f" {self.text:<{text_width}} ", (what, "dim"))


def listed_choices(table: Table, seat: int, lang: str, names: Sequence[str] = ()) -> list[Choice]:
    """Everything this seat may do now."""
    choices = []
    for number, move in enumerate(table.legal_numbers(seat), 1):
        what = table.describe(move, seat)
        text = table.game.engine.notation.move_text(move)
        full, short = (spoken(words, lang, names) for words in (what, _shorter(what, lang)))
        choices.append(Choice(number, move, text, full, short))
    return choices


def _shorter(what: Sentence, lang: str) -> Sentence:
    """A game may give a describe- message a short- twin."""
    message = what.id.replace("/describe-", "/short-")
    return Sentence(message, what.args) if has_words(message, lang) else what


def layout(choices: list[Choice], width: int, rows: int) -> Text:
    """Fits the list into so many rows: in full if it can be, else in as many columns as the width allows."""
    text_width = max(len(choice.text) for choice in choices)
    for in_full in (True, False):
        lines = [choice.line(in_full, text_width) for choice in choices]
        widest = max(line.cell_len for line in lines) + GAP
        columns = max(1, (width + GAP) // widest)
        height = -(-len(lines) // columns)
        if in_full and len(lines) <= rows and widest <= width + GAP:
            columns, height = 1, len(lines)
            break
        if height <= rows and widest <= width + GAP:
            break
    out = Text()
    for row in range(height):
        for line in lines[row::height]:
            line.pad_right(widest - line.cell_len)
            out.append_text(line)
        out.rstrip()
        out.append("\n")
    return out
