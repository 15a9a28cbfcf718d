"""Table options: what can be agreed before a game, with defaults and the values allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import permutations

from karczma.words import Sentence, sentence

from .errors import BadOption, listed, nearest

YES = frozenset({"yes", "true", "on", "1", "tak"})
NO = frozenset({"no", "false", "off", "0", "nie"})

Value = bool | int | str
Values = tuple[Value, ...] | range
LISTED = 12  # a longer list of values is told by its ends


@dataclass(frozen=True)
class Option:
    """One thing a table can agree on. In the record it is a number in the field of the same name."""

    name: str
    default: Value
    allowed: Values | Callable[[int], Values]  # the second where the values depend on the number of seats
    for_programs: Value | None = None  # the default where no person plays: simulations, matches between bots

    def values(self, seats: int) -> Values:
        """What may be agreed on at a table with so many seats."""
        return self.allowed(seats) if callable(self.allowed) else self.allowed

    def parse(self, value: object, seats: int) -> Value:
        """The value, from Python or from text; anything else is refused with what would do."""
        text, values = str(value).strip().lower(), self.values(seats)
        if isinstance(self.default, bool):
            if text in YES | NO:
                return text in YES
        elif isinstance(values, range):
            if text.isdecimal() and len(text) < 10 and int(text) in values:
                return int(text)
        else:
            for choice in values:
                if text == str(choice):
                    return choice
        allowed = self.allowed_text(seats)
        raise BadOption(sentence("bad-option-value", option=self.name, value=str(value), allowed=allowed))

    def allowed_text(self, seats: int) -> str:
        """The values a person may give."""
        values = self.values(seats)
        if isinstance(self.default, bool):
            return "yes, no"
        if isinstance(values, range):
            return f"{values.start}–{values.stop - 1}"
        if len(values) > LISTED:
            return listed((*values[:2], "…", values[-1]))
        return listed(values)

    def text(self, value: Value) -> str:
        """A value as it is written in positions and on the command line."""
        return ("yes" if value else "no") if isinstance(self.default, bool) else str(value)

    def number(self, value: Value, seats: int) -> int:
        """What the record holds: the number itself, or the place of the word in the list of choices."""
        return tuple(self.values(seats)).index(value) if isinstance(value, str) else int(value)

    def value(self, number: int, seats: int) -> Value:
        """The value that a record's number stands for."""
        if isinstance(self.default, str):
            choice: Value = self.values(seats)[number]
            return choice
        return bool(number) if isinstance(self.default, bool) else number

    def help(self, game: str) -> Sentence:
        """What the option means, for people."""
        return sentence(f"{game}/option-{self.name.replace('_', '-')}")


def _who_begins(seats: int) -> Values:
    return ("rulebook", "random", *map(str, range(seats)))


def age_orders(seats: int) -> tuple[str, ...]:
    """`seats`: ages follow the seats, seat 0 is the youngest. Else the seats themselves, youngest first: `201`."""
    return ("seats", *("".join(map(str, order)) for order in permutations(range(seats))))


FIRST = Option("first", "rulebook", _who_begins)  # `seating.first_seat` reads it
AGES = Option("ages", "seats", age_orders)  # `seating.age` reads it
MEMORY_AID = Option("memory_aid", True, (False, True))


def chosen(
    options: Iterable[Option], given: Mapping[str, object], seats: int, programs: bool = False
) -> dict[str, Value]:
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
        values[name] = option.parse(given.get(name, usual), seats)
    return values
