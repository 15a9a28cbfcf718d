"""One person's game in a terminal: draws the table, reads a line, answers, and saves after every move."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.bots import sensible
from karczma.core.errors import KarczmaError, nearest
from karczma.core.game import Game, slug
from karczma.core.table import Table
from karczma.words import Sentence, say, sentence

from . import saved
from .choices import Choice, layout, listed_choices
from .shelf import show_rules
from .speech import is_interactive, open_console, player_names, printable, spoken

if TYPE_CHECKING:
    from rich.console import Console

YOU, BOT = "you", "sensible"
LEFT_BY_INTERRUPT = 130
COMMANDS = {
    "hint": ("hint", "podpowiedz", "wskazowka"),
    "undo": ("undo", "cofnij"),
    "unseen": ("unseen", "niewidziane"),
    "log": ("log", "dziennik"),
    "save": ("save", "zapisz"),
    "rules": ("rules", "zasady"),
    "help": ("help", "pomoc", "?"),
    "quit": ("quit", "koniec", "q", "exit"),
}
COMMAND = {alias: command for command, aliases in COMMANDS.items() for alias in aliases}


class NoTerminal(KarczmaError):
    """Nobody sits at this terminal, or it is too small for the table."""


class Leave(Exception):
    """The person wants to get up from the table."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    game: Game
    seat: int | None
    seats: int | None
    seed: int | None
    options: dict[str, object]
    new: bool
    from_file: Path | None


def play_in_terminal(wish: Wish, lang: str) -> int:
    """Plays a game from its start or from where it was left. Returns the exit code."""
    seats = wish.game.check_seats(wish.seats)
    wish.game.check_options(wish.options, seats=seats)
    if wish.seat is not None:
        _check_seat(wish.seat, seats)
    if not is_interactive():
        raise NoTerminal(sentence("needs-terminal", game=wish.game.name))
    board = import_module(f"{wish.game.package}.board")
    too_small = _too_small(board, open_console())
    if too_small is not None:
        raise NoTerminal(too_small)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # arrow keys while typing
    try:
        return _sit_down(wish, board, lang).play()
    except Leave as left:
        return left.code


def _too_small(board: Any, console: Console) -> Sentence | None:
    width, height = console.size
    if width >= board.MIN_WIDTH and height >= board.MIN_HEIGHT:
        return None
    return sentence("too-small", width=width, height=height, least_width=board.MIN_WIDTH, least_height=board.MIN_HEIGHT)


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
            if _agrees(sentence("resume-question", game=wish.game.titles[lang], moves=sitting.table.version), lang):
                return sitting
            notices.append(sentence("kept", file=str(waiting[0])))
        except KarczmaError as problem:
            notices.append(sentence("cannot-resume", file=str(waiting[0]), reason=problem.sentence))
    table = Table.deal(wish.game, seats=wish.seats, seed=wish.seed, secret=None, options=wish.options)
    return Sitting(table, _seated(table.seats, wish.seat or 0), None, board, lang, notices)


def _resume(wish: Wish, file: Path, board: Any, lang: str) -> Sitting:
    found = saved.read(file)
    if found.replay.game is not wish.game:
        raise NoTerminal(sentence("file-other-game", file=str(file), game=found.replay.game.titles[lang]))
    table = found.replay.table()
    if table.is_over:
        raise NoTerminal(sentence("file-finished", file=str(file)))
    seated = found.seated
    if wish.seat is not None or seated is None or seated.count(YOU) != 1:
        _check_seat(wish.seat or 0, table.seats)
        seated = _seated(table.seats, wish.seat or 0)
    own = file.resolve().parent == (saved.data_folder() / "saved").resolve()
    return Sitting(table, seated, file if own else None, board, lang, [])


def _seated(seats: int, seat: int) -> list[str]:
    return [YOU if other == seat else BOT for other in range(seats)]


def _agrees(question: Sentence, lang: str) -> bool:
    while True:
        answer = slug(_read_line(f"{say(question, lang)} "))
        if answer in ("", "y", "yes", "t", "tak"):
            return True
        if answer in ("n", "no", "nie"):
            return False


def _read_line(prompt: str) -> str:
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


class Sitting:
    """A table with one person at it; all other seats are bots."""

    def __init__(
        self, table: Table, seated: list[str], file: Path | None, board: Any, lang: str, notices: list[Sentence]
    ) -> None:
        """`file` is where the game is saved; None: a new file is found at the first save."""
        self.table, self.seated, self.file, self.board, self.lang = table, seated, file, board, lang
        self.notices = notices  # told once, at the next drawing
        self.seat = seated.index(YOU)
        self.names = player_names(seated, lang)
        self.console = open_console()
        self.told = _retold(table, self.seat)
        self.seen = max(0, table.version - 2 * table.seats)  # later moves are news
        self.warned = False  # that the disk refuses to save
        self.leaving = False  # asked to leave, though nothing could be saved

    def play(self) -> int:
        """Plays to the end, or until the person gets up."""
        try:
            self._autosave()
            while not self.table.is_over:
                self._let_bots_move()
                if self.seat in self.table.waiting_for:
                    self._let_person_move()
        except KeyboardInterrupt:
            return self._get_up(LEFT_BY_INTERRUPT)
        except Leave as left:
            return self._get_up(left.code)
        self._show_end()
        return 0

    def _let_bots_move(self) -> None:
        while bots := [seat for seat in self.table.waiting_for if seat != self.seat]:
            self._move(sensible.choose(self.table.game, self.table.observation(bots[0]), bots[0]), bots[0])

    def _let_person_move(self) -> None:
        """Draws the table and asks until a move is made or the table must be drawn again."""
        choices = listed_choices(self.table, self.seat, self.lang)
        self._draw(choices)
        version = self.table.version
        while self.table.version == version:
            try:
                line = _read_line(f"{self._text('your-choice')} ")
                if not line or self._answer(line, choices) or self._does_not_fit():
                    return
            except Leave:
                if self._autosave() or self.leaving:
                    raise
                self.leaving = True
                self._tell(sentence("quit-unsaved"))

    def _answer(self, line: str, choices: list[Choice]) -> bool:
        """Does what a line asks for. True if the table has changed and wants to be drawn."""
        word, _, rest = line.partition(" ")
        command = COMMAND.get("?" if word == "?" else slug(word))
        if command is not None:
            return bool(getattr(self, f"_{command}")(rest.strip()))
        news, self.seen = self.seen, self.table.version
        try:
            self._move(self._understood(line, choices), self.seat)
        except KarczmaError as problem:
            self.seen = news
            self._tell(problem.sentence)
            return False
        self._autosave()
        return True

    def _understood(self, line: str, choices: list[Choice]) -> int:
        """The move that a number or a text means; capitals do not matter where no two moves differ by them."""
        if line.rstrip(".").isdecimal():
            number = int(line.rstrip(".")) if len(line) < 6 else 0
            if not 1 <= number <= len(choices):
                raise KarczmaError(sentence("no-such-choice", number=printable(line), most=len(choices)))
            return choices[number - 1].move
        moves = self.table.game.engine.notation.MOVES
        text = "".join(line.split())
        alike = [move for move in moves if move.lower() == text.lower()]
        if text in moves or len(alike) == 1:
            return int(moves[text if text in moves else alike[0]])
        known = [choice.text.lower() for choice in choices] + [aliases[0] for aliases in COMMANDS.values()]
        guess = nearest(line.lower(), known)
        raise KarczmaError(sentence("not-understood", line=printable(line), most=len(choices), guess=guess))

    def _move(self, move: int, seat: int) -> None:
        deals_before = self.board.deals_over(self.table.view(self.seat))
        played = self.table.play(move, seat)
        self.told.append(played.story(self.seat))
        view = self.table.view(self.seat)
        if self.board.deals_over(view) > deals_before and not self.table.is_over:
            self._autosave()
            self._show_sheet(view)

    # -- commands: each returns whether the table must be drawn again

    def _hint(self, _: str) -> bool:
        ranked = sensible.ranked(self.table.game, self.table.observation(self.seat), self.seat)
        best, worth = ranked[0]
        text = self.table.game.engine.notation.move_text
        self._tell(sentence("hint-best", move=text(best), what=self.table.describe(best, self.seat)))
        for move, less in ranked[1:3]:
            what = self.table.describe(move, self.seat)
            self._tell(sentence("hint-next", move=text(move), what=what, points=(worth - less) / 10))
        self._tell(sentence("hint-caution"))
        return False

    def _undo(self, _: str) -> bool:
        try:
            self.table.undo(self.seat)
        except KarczmaError as problem:
            self._tell(problem.sentence)
            return False
        self.told.pop()
        self.seen = max(0, self.table.version - 2 * self.table.seats)
        self.notices.append(sentence("undone"))
        self._autosave()
        return True

    def _unseen(self, _: str) -> bool:
        self.console.print(self.board.unseen(self.table.view(self.seat), self.lang))
        return False

    def _log(self, _: str) -> bool:
        for number, story in enumerate(self.told, 1):
            for what in story:
                self.console.print(f"{number:>4}  {spoken(what, self.lang, self.names)}")
        return False

    def _save(self, name: str) -> bool:
        try:
            if name:
                file = Path(os.path.expanduser(name)).absolute()
                if not saved.may_overwrite(file):
                    raise saved.CannotSave(sentence("file-in-the-way", file=str(file)))
                saved.write(file, self.table, self.seated)
            else:
                file = self._save_here()
            self._tell(sentence("saved", file=str(file)))
        except (KarczmaError, OSError, ValueError) as problem:
            self._tell(
                problem.sentence if isinstance(problem, KarczmaError) else sentence("file-in-the-way", file=name)
            )
        return False

    def _rules(self, _: str) -> bool:
        show_rules(self.table.game, self.console, self.lang)
        return True

    def _help(self, _: str) -> bool:
        self._tell(sentence("help-choices"))
        for command, aliases in COMMANDS.items():
            name = aliases[1] if self.lang == "pl" else command
            self.console.print(f"  {name:<12} {self._text(f'help-{command}')}")
        self._tell(sentence(f"{self.table.game.name}/board-help"))
        return False

    def _quit(self, _: str) -> bool:
        raise Leave(0)

    # -- saving

    def _save_here(self) -> Path:
        if self.file is None:
            self.file = saved.new_file("saved", self.table.game)
        saved.write(self.file, self.table, self.seated)
        return self.file

    def _autosave(self) -> bool:
        """Saves; a disk that refuses is told about once, and the game goes on."""
        try:
            self._save_here()
        except saved.CannotSave as problem:
            if not self.warned:
                self.notices.append(problem.sentence)
            self.warned = True
            return False
        self.warned = False
        return True

    def _get_up(self, code: int) -> int:
        if self._autosave():
            self._tell(sentence("saved-for-later", file=str(self.file), game=self.table.game.name))
        else:
            self._tell(sentence("left-unsaved"))
        return code

    # -- the screen

    def _text(self, message: str, **args: Any) -> str:
        return say(sentence(message, **args), self.lang)

    def _tell(self, what: Sentence) -> None:
        self.console.print(spoken(what, self.lang, self.names))

    def _does_not_fit(self) -> bool:
        """Whether the terminal has changed its size since the table was drawn."""
        return open_console().size != self.console.size

    def _draw(self, choices: list[Choice]) -> None:
        """The news on top, then the table, the question and the choices; the newest news matters most."""
        self.console = open_console()
        self.console.clear()
        too_small = _too_small(self.board, self.console)
        if too_small is not None:
            self._tell(too_small)
            self._tell(self.table.prompt(self.seat))
            return
        self._show_news()
        view = self.table.view(self.seat)
        drawn = self.board.draw(view, self.lang, self.names, self.console.width)
        self.console.print(drawn)
        self.console.print(spoken(self.table.prompt(self.seat), self.lang, self.names), style="bold")
        room = self.console.height - len(self.console.render_lines(drawn)) - 5
        self.console.print(layout(choices, self.console.width, room), end="")

    def _show_news(self) -> None:
        for what in self.notices:
            self._tell(what)
        self.notices.clear()
        for story in self.told[self.seen :]:
            for what in story:
                self.console.print(spoken(what, self.lang, self.names), style="dim" if _is_own(what) else "")

    def _show_sheet(self, view: dict[str, Any]) -> None:
        self.console = open_console()
        self.console.clear()
        self._show_news()
        self.console.print(self.board.score_sheet(view, self.lang, self.names))
        self.seen = self.table.version
        _read_line(f"{self._text('enter-to-go-on')} ")

    def _show_end(self) -> None:
        self.console = open_console()
        self.console.clear()
        self._show_news()
        view = self.table.view(self.seat)
        self.console.print(self.board.draw(view, self.lang, self.names, self.console.width))
        show_outcome(self.console, self.table, self.seat, self.names, self.board, self.lang)
        try:
            file = saved.new_file("replays", self.table.game)
            saved.write(file, self.table, self.seated)
            if self.file is not None:
                self.file.unlink(missing_ok=True)
            self._tell(sentence("replay-saved", file=str(file)))
        except (saved.CannotSave, OSError) as problem:
            self._tell(problem.sentence if isinstance(problem, KarczmaError) else sentence("left-unsaved"))


def show_outcome(console: Console, table: Table, seat: int | None, names: list[str], board: Any, lang: str) -> None:
    """The score sheet, who won and why."""
    outcome = table.outcome
    if outcome is None:
        return
    console.print(board.score_sheet(table.view(seat), lang, names))
    message = "outcome-won" if len(outcome.winners) == 1 else "outcome-shared"
    winner = outcome.winners[0]
    what = sentence(message, name=names[winner], you="yes" if winner == seat else "no", reason=outcome.reason)
    console.print(spoken(what, lang), style="bold")


def _retold(table: Table, seat: int) -> list[list[Sentence]]:
    """What happened so far, as this seat saw it."""
    past = table.at(0)
    return [past.play(move, mover).story(seat) for mover, move in table.moves]


def _is_own(what: Sentence) -> bool:
    return what.args.get("you") == "yes"
