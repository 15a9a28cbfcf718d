"""`karczma play`: who sits down, at which table: a new one, the one that was left, or one from a file."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from karczma.bots.levels import USUAL, check_level
from karczma.core.errors import KarczmaError, WrongSeats, printable
from karczma.core.folders import data_folder
from karczma.core.game import Game
from karczma.core.table import Table
from karczma.words import say, sentence

from . import saved
from .asking import Leave, agrees
from .sitting import Sitting, too_small_for
from .speech import YOU, is_bot, is_interactive, open_console

LONGEST_NAME = 12
MOST_PEOPLE = 9  # no game seats so many, so that a larger number is not mistaken for a name


class NoTerminal(KarczmaError):
    """Nobody sits at this terminal, or it is too small for the table."""


class BadName(KarczmaError):
    """A person cannot be called so."""


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line. `people` share the keyboard, from `seat` on; empty: one, called You.
    `opponents` are the levels of the computer players, in the order of their seats; the last one is repeated."""

    game: Game
    seat: int | None
    seats: int | None
    people: tuple[str, ...]
    opponents: tuple[str, ...]
    seed: int | None
    options: dict[str, object]
    new: bool
    from_file: Path | None


def named_people(text: str, lang: str) -> tuple[str, ...]:
    """`Ola,Jan` or a number of people who have no names: `2`."""
    if text.strip().isdecimal():
        count = int(text) if len(text.strip()) < 4 else MOST_PEOPLE + 1
        if count == 1:
            return ()
        if not 1 <= count <= MOST_PEOPLE:
            raise BadName(sentence("bad-people", people=text.strip()))
        return tuple(say(sentence("seat-name", number=number + 1), lang) for number in range(count))
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if not name or len(name) > LONGEST_NAME or printable(name) != name or name == YOU or is_bot(name):
            raise BadName(sentence("bad-name", name=printable(name), most=LONGEST_NAME))
        if names.count(name) > 1:
            raise BadName(sentence("same-name", name=name))
    return names


def named_opponents(text: str) -> tuple[str, ...]:
    """`hard,medium`: the levels of the computer players; nothing: the usual one for all."""
    levels = tuple(level.strip().lower() for level in text.split(",")) if text.strip() else ()
    for level in levels:
        check_level(level)
    return levels


def play_in_terminal(wish: Wish, lang: str) -> int:
    """Plays a game from its start or from where it was left. Returns the exit code."""
    seats = _seats(wish)
    wish.game.check_options(wish.options, seats=seats)
    if wish.seat is not None:
        _check_seat(wish.seat, seats)
    if not is_interactive():
        raise NoTerminal(sentence("needs-terminal", game=wish.game.name))
    board = import_module(f"{wish.game.package}.board")
    too_small = too_small_for(board, open_console())
    if too_small is not None:
        raise NoTerminal(too_small)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # arrow keys while typing
    try:
        return _sit_down(wish, board, lang).play()
    except Leave as left:
        return left.code


def _seats(wish: Wish) -> int:
    """As many as asked for, else as many as there are people; there must be a seat for each."""
    together = max(1, len(wish.people)) + len(wish.opponents)
    fewest = max(wish.game.seats.start, len(wish.people), together if wish.opponents else 0)
    seats = wish.game.check_seats(fewest if wish.seats is None else wish.seats)
    if len(wish.people) > seats:
        raise WrongSeats(sentence("too-many-people", people=len(wish.people), seats=seats))
    if together > seats and wish.opponents:
        raise WrongSeats(sentence("too-many-opponents", opponents=len(wish.opponents), seats=seats))
    return seats


def _check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise NoTerminal(sentence("no-such-seat", seat=seat, last=seats - 1))


def _sit_down(wish: Wish, board: Any, lang: str) -> Sitting:
    """At the table of the file, at the one that was left, or at a new one."""
    if wish.from_file is not None:
        return _resume(wish, wish.from_file, board, lang)
    notices = []
    waiting = saved.unfinished(wish.game)
    if waiting and wish.new:
        notices.append(sentence("kept", file=str(waiting[0])))
    elif waiting:
        try:
            sitting = _resume(wish, waiting[0], board, lang)
            if agrees(sentence("resume-question", game=wish.game.titles[lang], moves=sitting.table.version), lang):
                return sitting
            notices.append(sentence("kept", file=str(waiting[0])))
        except KarczmaError as problem:
            notices.append(sentence("cannot-resume", file=str(waiting[0]), reason=problem.sentence))
    table = Table.deal(wish.game, seats=_seats(wish), seed=wish.seed, secret=None, options=wish.options)
    return Sitting(table, _seated(wish, table.seats), None, board, lang, notices)


def _resume(wish: Wish, file: Path, board: Any, lang: str) -> Sitting:
    """The people of the file sit down again, unless others were named."""
    found = saved.read(file)
    if found.replay.game is not wish.game:
        raise NoTerminal(sentence("file-other-game", file=str(file), game=found.replay.game.titles[lang]))
    table = found.replay.table()
    if table.is_over:
        raise NoTerminal(sentence("file-finished", file=str(file)))
    seated = found.seated
    if wish.seat is not None or wish.people or seated is None or all(map(is_bot, seated)):
        _check_seat(wish.seat or 0, table.seats)
        if len(wish.people) > table.seats:
            raise WrongSeats(sentence("too-many-people", people=len(wish.people), seats=table.seats))
        seated = _seated(wish, table.seats)
    own = file.resolve().parent == (data_folder() / "saved").resolve()
    return Sitting(table, seated, file if own else None, board, lang, [])


def _seated(wish: Wish, seats: int) -> list[str]:
    """People side by side, computer players in all other seats."""
    people, levels = wish.people or (YOU,), wish.opponents or (USUAL,)
    bots = [levels[min(number, len(levels) - 1)] for number in range(seats - len(people))]
    around = [*people, *bots]
    return [around[(seat - (wish.seat or 0)) % seats] for seat in range(seats)]
