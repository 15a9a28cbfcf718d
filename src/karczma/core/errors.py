"""What can go wrong, each as one sentence that says what was wrong and what to do."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from karczma.words import Sentence, say, sentence

MOST_COMPARED = 200  # letter by letter, which takes long: of thousands, only those that begin alike


class KarczmaError(Exception):
    """The base of all mistakes a person or a program can make; never a fault of the engine."""

    def __init__(self, what: Sentence) -> None:
        super().__init__(what)
        self.sentence = what

    def __str__(self) -> str:
        return say(self.sentence)


class UnknownGame(KarczmaError):
    """No game has this name."""


class WrongSeats(KarczmaError):
    """The game is not played by this many."""


class BadOption(KarczmaError):
    """No such option, or a value it cannot take."""


class InvalidMove(KarczmaError):
    """The text is not a move of this game."""


class IllegalMove(KarczmaError):
    """A move of this game that the rules do not allow now; the sentence says why."""


class NotYourTurn(KarczmaError):
    """The table is not waiting for this seat."""


class BadPosition(KarczmaError):
    """The text or the bytes do not describe a position of this game."""


class BadReplay(KarczmaError):
    """The file is damaged, or is not a replay of ours."""


class CannotUndo(KarczmaError):
    """A move that cannot be taken back; the sentence says why."""


def nearest(word: str, choices: list[str]) -> Sentence:
    """`did you mean x?` where something is close, else an empty sentence; it ends an error's sentence."""
    for beginning in (4, 8, 12):
        if len(choices) > MOST_COMPARED:
            choices = [choice for choice in choices if choice.startswith(word[:beginning])]
    choices = choices[:MOST_COMPARED]
    close = get_close_matches(word, choices, 1, 0.5)
    return sentence("did-you-mean", word=close[0]) if close else sentence("no-guess")


def listed(choices: Any) -> str:
    """Choices as a person would list them."""
    return ", ".join(map(str, choices))


def printable(text: str, most: int = 60) -> str:
    """What somebody typed, or a program wrote, safe to repeat on the screen."""
    clean = "".join(letter if letter.isprintable() else "·" for letter in text)
    return clean if len(clean) <= most else clean[: most - 1] + "…"
