"""Positions as text: one `name: value` line for each thing on the table, the names chosen by the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.words import sentence

from .engine import Record
from .errors import BadPosition, listed, nearest

if TYPE_CHECKING:
    from .game import Game


def write_position(game: Game, state: Record) -> str:
    """The whole position as text; blanks of an observation are written `?`. The deal secret is not in it."""
    seats = int(state.seats)
    values = {option: option.value(int(state[option.name]), seats) for option in game.options}
    options = (f"{option.name}={option.text(value)}" for option, value in values.items())
    first_line = [f"seats: {seats}"] if len(game.seats) > 1 else []
    lines = [*first_line, f"options: {' '.join(options)}", *game.engine.notation.lines(state)]
    return "\n".join(lines) + "\n"


def read_position(game: Game, text: str, key: tuple[int, int]) -> Record:
    """A record from text. Lines may be left out: the game's RULES.md says what is taken for them. Cards written `?`,
    and those nobody mentions, are dealt by the key."""
    lines = _split(text)
    given: dict[str, object] = {}
    for word in lines.pop("options", "").split():
        name, _, value = word.partition("=")
        given[name] = value
    written = lines.pop("seats", "")
    if written and not (written.isdecimal() and len(written) < 4):
        raise BadPosition(sentence("bad-line", line="seats", value=written))
    seats = game.check_seats(int(written) if written else None)
    state = game.engine.fresh(game, seats, game.check_options(given, seats=seats))
    notation = game.engine.notation
    for name in lines:
        if name not in notation.LINES:
            guess = nearest(name, list(notation.LINES))
            raise BadPosition(sentence("unknown-line", line=name, lines=listed(notation.LINES), guess=guess))
    for name in filter(lines.__contains__, notation.LINES):
        try:
            notation.LINES[name](state, lines[name])
        except (ArithmeticError, IndexError, KeyError, ValueError) as problem:
            raise BadPosition(sentence("bad-line", line=name, value=lines[name])) from problem
    state.key = key
    notation.finish(state, lines)
    return state


def _split(text: str) -> dict[str, str]:
    lines: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        name, colon, value = line.partition(":")
        if not colon:
            raise BadPosition(sentence("not-a-line", line=line))
        lines[name.strip()] = value.strip()
    return lines
