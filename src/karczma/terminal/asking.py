"""Asking the person at the keyboard for a line, a yes or a number."""

from __future__ import annotations

from karczma.core.game import slug
from karczma.words import Sentence, say, sentence

LEFT_BY_INTERRUPT = 130


class Leave(Exception):
    """The person wants to get up from the table."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def read_line(prompt: str) -> str:
    """A line from the person; leaving by Ctrl-C, Ctrl-D or a closed terminal is a way to get up."""
    try:
        return input(prompt).strip()
    except UnicodeDecodeError:
        return "\ufffd"
    except EOFError:
        print()
        raise Leave(0) from None
    except KeyboardInterrupt:
        print()
        raise Leave(LEFT_BY_INTERRUPT) from None


def agrees(question: Sentence, lang: str) -> bool:
    """A yes or a no; Enter is a yes."""
    while True:
        answer = slug(read_line(f"{say(question, lang)} "))
        if answer in ("", "y", "yes", "t", "tak"):
            return True
        if answer in ("n", "no", "nie"):
            return False


def ask_number(question: Sentence, least: int, most: int, usual: int, lang: str) -> int:
    """A number within bounds; Enter is the usual one."""
    while True:
        answer = read_line(f"{say(question, lang)} [{usual}] ")
        if not answer:
            return usual
        if answer.isdecimal() and len(answer) < 6 and least <= int(answer) <= most:
            return int(answer)
        print(say(sentence("number-between", least=least, most=most), lang))
