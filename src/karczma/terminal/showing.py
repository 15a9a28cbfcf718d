"""`karczma replay`: a game that was played, move by move or all at once, from one seat or with open hands."""

from __future__ import annotations

import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from karczma.core.errors import KarczmaError, NotYourTurn, printable
from karczma.core.game import slug
from karczma.core.turns import beginnings
from karczma.words import Sentence, say, sentence

from . import saved
from .asking import Leave, read_line
from .sitting import show_outcome
from .speech import YOU, is_interactive, open_console, player_names, spoken

if TYPE_CHECKING:
    from karczma.core.table import Played, Table

Viewer = int | None | Literal["open"]  # a seat, an onlooker, or all hands open
NEWS = 4  # moves told above the table while stepping
PAUSE = 1.5  # seconds between two moves while the replay plays by itself
LONGEST_PAUSE = 60.0
COMMANDS = {
    "next": ("", "n", "next", "d", "dalej"),
    "back": ("b", "back", "w", "wstecz"),
    "turn": ("t", "turn", "kolejka"),
    "go": ("g", "go", "idz"),
    "seat": ("s", "seat", "m", "miejsce"),
    "open": ("o", "open", "odkryte"),
    "onlooker": ("onlooker", "widz"),
    "play": ("p", "play", "graj"),
    "help": ("h", "help", "pomoc"),
    "quit": ("q", "quit", "k", "koniec"),
}
COMMAND = {alias: command for command, aliases in COMMANDS.items() for alias in aliases}


def show_replay(file: Path, seat: int | None, lang: str) -> None:
    """Steps through a replay if a person is there, else prints all of it."""
    found = saved.read(file)
    showing = Showing(found.replay.table(), found.seated, lang)
    if seat is not None:
        showing.look_from(showing.checked_seat(seat))
    if is_interactive():
        showing.step_through()
    else:
        showing.print_all()


class Showing:
    """A finished or broken-off game, which moment of it is shown, and by whose eyes."""

    def __init__(self, table: Table, seated: list[str] | None, lang: str) -> None:
        self.table, self.lang = table, lang
        self.version, self.last = 0, table.version
        self.turns, _ = beginnings(table)
        self.board = import_module(f"{table.game.package}.board")
        numbered = [say(sentence("seat-name", number=number + 1), lang) for number in range(table.seats)]
        named = numbered if seated is None else player_names(seated, lang)
        self.names = [numbered[seat] if seated and seated[seat] == YOU else name for seat, name in enumerate(named)]
        self.look_from("open")

    def look_from(self, viewer: Viewer) -> None:
        """Tells every move as the viewer saw it; with open hands as its mover did."""
        self.viewer, past = viewer, self.table.at(0)
        self.told = [self._told(past.play(move, mover)) for mover, move in self.table.moves]

    def checked_seat(self, seat: int) -> int:
        """A seat of this table, or a refusal."""
        if not 0 <= seat < self.table.seats:
            raise NotYourTurn(sentence("no-such-seat", seat=seat, last=self.table.seats - 1))
        return seat

    def print_all(self) -> None:
        """Every move in words, the final table and the outcome."""
        console = open_console()
        for version in range(1, self.last + 1):
            console.print(self._line(version))
        self.version = self.last
        self._show_table(console)

    def step_through(self) -> None:
        """Forwards, backwards, to any move, by other eyes, until the person has seen enough."""
        try:
            while True:
                self._draw()
                while not self.answer(read_line(f"{self._text('replay-question')} ")):
                    pass
        except Leave:
            return

    def answer(self, line: str) -> bool:
        """Does what a line asks for. True if the table wants to be drawn."""
        word, _, rest = line.partition(" ")
        command = "help" if word == "?" else COMMAND.get(slug(word))
        if word.isdecimal():
            command, rest = "go", word
        try:
            return bool(getattr(self, f"_{command or 'help'}")(rest.strip()))
        except KarczmaError as problem:
            print(say(problem.sentence, self.lang))
            return False

    # -- commands: each returns whether the table must be drawn again

    def _next(self, _: str) -> bool:
        return self._to(self.version + 1)

    def _back(self, _: str) -> bool:
        return self._to(self.version - 1)

    def _turn(self, rest: str) -> bool:
        """To where the next turn begins; `turn back`: to where this one or the last began."""
        if COMMAND.get(slug(rest)) == "back":
            return self._to(max((turn for turn in self.turns if turn < self.version), default=0))
        return self._to(min((turn for turn in self.turns if turn > self.version), default=self.last))

    def _go(self, rest: str) -> bool:
        if not rest.isdecimal() or len(rest) > 6 or int(rest) > self.last:
            raise KarczmaError(sentence("replay-no-such-move", move=printable(rest), last=self.last))
        return self._to(int(rest))

    def _seat(self, rest: str) -> bool:
        if not rest.isdecimal() or len(rest) > 3:
            raise KarczmaError(sentence("replay-which-seat", last=self.table.seats - 1))
        self.look_from(self.checked_seat(int(rest)))
        return True

    def _open(self, _: str) -> bool:
        self.look_from("open")
        return True

    def _onlooker(self, _: str) -> bool:
        self.look_from(None)
        return True

    def _play(self, rest: str) -> bool:
        """By itself to the end, or until Ctrl-C; `play 0.5`: with so many seconds between two moves."""
        pause = self._pause(rest)
        try:
            while self.version < self.last:
                time.sleep(pause)
                self._to(self.version + 1)
                self._draw()
        except KeyboardInterrupt:
            print()
        return True

    def _pause(self, rest: str) -> float:
        try:
            pause = float(rest.replace(",", ".")) if rest else PAUSE
        except ValueError:
            pause = -1.0
        if not 0 <= pause <= LONGEST_PAUSE:
            raise KarczmaError(sentence("replay-pause", most=int(LONGEST_PAUSE)))
        return pause

    def _help(self, _: str) -> bool:
        print(self._text("replay-answers"))
        return False

    def _quit(self, _: str) -> bool:
        raise Leave(0)

    def _to(self, version: int) -> bool:
        self.version = max(0, min(version, self.last))
        return True

    # -- the screen

    def _draw(self) -> None:
        console = open_console()
        console.clear()
        for told in range(max(1, self.version - NEWS + 1), self.version + 1):
            console.print(self._line(told))
        self._show_table(console)

    def _show_table(self, console: Any) -> None:
        now, seat = self.table.at(self.version), None if self.viewer == "open" else self.viewer
        view = now.open_view() if self.viewer == "open" else now.view(seat)
        console.print(self.board.draw(view, self.lang, self.names, console.width))
        show_outcome(console, now, seat, self.names, self.board, self.lang)

    def _told(self, played: Played) -> tuple[str, list[Sentence]]:
        """The move, if all of it could be seen, and what it did."""
        if self.viewer == "open":
            return played.text, played.open_story()
        is_seen = played.seen(self.viewer) == played.move
        return played.text if is_seen else "", played.story(self.viewer)

    def _line(self, version: int) -> str:
        text, story = self.told[version - 1]
        told = " ".join(spoken(what, self.lang, self.names) for what in story)
        return f"{version:>4}  {text:<9}  {told}"

    def _text(self, message: str) -> str:
        return say(sentence(message, version=self.version, last=self.last, seats=self.table.seats - 1), self.lang)
