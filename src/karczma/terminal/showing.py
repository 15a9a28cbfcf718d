"""`karczma replay`: a game that was played, move by move or all at once, from one seat or with open hands."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.core.errors import NotYourTurn
from karczma.core.knowledge import TOGETHER
from karczma.core.record import copy
from karczma.words import Sentence, say, sentence

from . import saved
from .sitting import show_outcome
from .speech import is_interactive, open_console, spoken

if TYPE_CHECKING:
    from karczma.core.table import Table

NEXT, BACK, QUIT = ("", "n", "next", "d", "dalej"), ("b", "back", "w", "wstecz"), ("q", "quit", "koniec", "k")
NEWS = 4  # moves told above the table while stepping


def show_replay(file: Path, seat: int | None, lang: str) -> None:
    """Steps through a replay if a person is there, else prints all of it."""
    replay = saved.read(file).replay
    if seat is not None and not 0 <= seat < replay.seats:
        raise NotYourTurn(sentence("no-such-seat", seat=seat, last=replay.seats - 1))
    showing = Showing(replay.table(), seat, lang)
    if is_interactive():
        showing.step_through()
    else:
        showing.print_all()


class Showing:
    """A finished or broken-off game, and who looks at it."""

    def __init__(self, table: Table, seat: int | None, lang: str) -> None:
        """Without a seat all hands lie open, and each move is told as its mover saw it."""
        self.table, self.seat, self.lang = table, seat, lang
        self.board = import_module(f"{table.game.package}.board")
        self.names = [say(sentence("seat-name", number=number + 1), lang) for number in range(table.seats)]
        past = table.at(0)
        self.told = []
        for mover, move in table.moves:
            played = past.play(move, mover)
            self.told.append((played.text, played.story(mover if seat is None else seat)))

    def print_all(self) -> None:
        """Every move in words, the final table and the outcome."""
        console = open_console()
        for version in range(1, self.table.version + 1):
            console.print(self._line(version))
        console.print(self._drawn(self.table, console.width))
        show_outcome(console, self.table, self.seat, self.names, self.board, self.lang)

    def step_through(self) -> None:
        """Forwards, backwards, to any move."""
        version, last = 0, self.table.version
        while True:
            console = open_console()
            console.clear()
            for told in range(max(1, version - NEWS + 1), version + 1):
                console.print(self._line(told))
            now = self.table.at(version)
            console.print(self._drawn(now, console.width))
            show_outcome(console, now, self.seat, self.names, self.board, self.lang)
            wanted = self._ask(version, last)
            if wanted is None:
                return
            version = wanted

    def _ask(self, version: int, last: int) -> int | None:
        question = say(sentence("replay-question", version=version, last=last), self.lang)
        while True:
            try:
                answer = input(f"{question} ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                print()
                return None
            except UnicodeDecodeError:
                continue
            if answer in NEXT:
                return min(version + 1, last)
            if answer in BACK:
                return max(version - 1, 0)
            if answer in QUIT:
                return None
            if answer.isdecimal() and len(answer) < 6 and int(answer) <= last:
                return int(answer)
            print(say(sentence("replay-answers", last=last), self.lang))

    def _line(self, version: int) -> str:
        text, story = self.told[version - 1]
        told = " ".join(spoken(self._told_of_all(what), self.lang, self.names) for what in story)
        return f"{version:>4}  {text:<9}  {told}"

    def _told_of_all(self, what: Sentence) -> Sentence:
        """With open hands nobody is `you`."""
        if self.seat is None and "you" in what.args:
            what = Sentence(what.id, {**what.args, "you": "no"})
        return what

    def _drawn(self, table: Table, width: int) -> Any:
        """With open hands: what the players would see if they showed each other everything."""
        view = table.view(self.seat)
        if self.seat is None:
            engine, seen = table.game.engine, copy(table.state)
            engine.observe(seen, TOGETHER)
            view["table"] = engine.view.table(seen, TOGETHER)
        return self.board.draw(view, self.lang, self.names, width)
