"""Table options: what can be agreed before a game, with defaults and the values allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from karczma.words import Sentence, sentence

from .errors import BadOption, listed, nearest

YES = frozenset({"yes", "true", "on", "1", "tak"})
NO = frozenset({"no", "false", "off", "0", "nie"})

Value = bool | int | str
Allowed = tuple[Value, ...] | range


@dataclass(frozen=True)
class Option:
    """One thing a table can agree on. In the record it is a number in the field of the same name."""

    name: str
    default: Value
    allowed: Allowed
    for_programs: Value | None = None  # the default where no person plays: simulations, matches between bots

    def parse(self, value: object) -> Value:
        """The value, from Python or from text; anything else is refused with what would do."""
        text = str(value).strip().lower()
        if isinstance(self.default, bool):
            if text in YES | NO:
                return text in YES
        else:
            for choice in self.allowed if not isinstance(self.allowed, range) else self._numbers(text):
                if text == str(choice):
                    return choice
        raise BadOption(sentence("bad-option-value", option=self.name, value=str(value), allowed=self.allowed_text()))

    def _numbers(self, text: str) -> Iterable[int]:
        assert isinstance(self.allowed, range)
        return [int(text)] if text.isdecimal() and len(text) < 10 and int(text) in self.allowed else []

    def allowed_text(self) -> str:
        """The values a person may give."""
        if isinstance(self.default, bool):
            return "yes, no"
        if isinstance(self.allowed, range):
            return f"{self.allowed.start}–{self.allowed.stop - 1}"
        return listed(self.allowed)

    def text(self, value: Value) -> str:
        """A value as it is written in positions and on the command line."""
        return ("yes" if value else "no") if isinstance(self.default, bool) else str(value)

    def number(self, value: Value) -> int:
        """What the record holds: the number itself, or the place of the word in the list of choices."""
        return tuple(self.allowed).index(value) if isinstance(value, str) else int(value)

    def value(self, number: int) -> Value:
        """The value that a record's number stands for."""
        if isinstance(self.default, str):
            choice: Value = self.allowed[number]
            return choice
        return bool(number) if isinstance(self.default, bool) else number

    def help(self, game: str) -> Sentence:
        """What the option means, for people."""
        return sentence(f"{game}/option-{self.name.replace('_', '-')}")


def first_option(seats: int) -> Option:
    """Who begins: by the rulebook, by lot, or a seat. In the record: 0, 1, or 2 + seat."""
    return Option("first", "rulebook", ("rulebook", "random", *map(str, range(seats))))


MEMORY_AID = Option("memory_aid", True, (False, True))


def chosen(options: Iterable[Option], given: Mapping[str, object], programs: bool = False) -> dict[str, Value]:
    """All options with their values: those given, the defaults for the rest."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(
                sentence("unknown-option", option=name, options=listed(known), guess=nearest(name, list(known)))
            )
    values: dict[str, Value] = {}
    for name, option in known.items():
        usual = option.for_programs if programs and option.for_programs is not None else option.default
        values[name] = option.parse(given.get(name, usual))
    return values
