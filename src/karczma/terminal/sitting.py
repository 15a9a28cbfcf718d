"""People at a table in a terminal: draws it, reads a line, answers, and saves after every move.

Several people may share the keyboard. Between their turns a curtain falls wherever they know different things: the
screen is wiped and waits until the next one sits in front of it.
"""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.bots.bot import Bot
from karczma.bots.levels import USUAL, make_bot
from karczma.core.errors import KarczmaError, listed, nearest, printable
from karczma.core.game import slug
from karczma.core.table import Table
from karczma.words import Sentence, say, sentence

from . import saved
from .asking import LEFT_BY_INTERRUPT, Leave, read_line
from .choices import Choice, layout, listed_choices
from .reviewing import from_json, percent, surely
from .shelf import show_rules
from .speech import OLD_BOT, is_bot, open_console, player_names, spoken

if TYPE_CHECKING:
    from rich.console import Console

CORES = os.cpu_count() or 1
Viewer = int | None  # a seat, or None for what all may see
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


class Sitting:
    """A table with people at it; all other seats are computer players."""

    def __init__(
        self, table: Table, seated: list[str], file: Path | None, board: Any, lang: str, notices: list[Sentence]
    ) -> None:
        """`file` is where the game is saved; None: a new file is found at the first save."""
        self.table, self.seated, self.file, self.board, self.lang = table, seated, file, board, lang
        self.notices = notices  # told once, at the next drawing
        self.people = [seat for seat, who in enumerate(seated) if not is_bot(who)]
        self.bots: dict[int, Bot] = {
            seat: make_bot(table.game, USUAL if who == OLD_BOT else who, CORES)
            for seat, who in enumerate(seated)
            if is_bot(who)
        }
        self.dice = random.Random()
        self.seat = self.people[0]  # for whose eyes the screen is
        self.in_front = None if len(self.people) > 1 else self.seat  # who sits before it
        self.names = player_names(seated, lang)
        self.console = open_console()
        self.told: dict[Viewer, list[list[Sentence]]] = {
            viewer: _retold(table, viewer) for viewer in (*self.people, None)
        }
        self.seen = self._lately()
        self.warned = False  # that the disk refuses to save
        self.leaving = False  # asked to leave, though nothing could be saved

    def play(self) -> int:
        """Plays to the end, or until the person gets up."""
        try:
            self._autosave()
            while not self.table.is_over:
                self._let_bots_move()
                waiting = [seat for seat in self.table.waiting_for if seat in self.people]
                if waiting:
                    self._call(min(waiting, key=lambda seat: (seat - self.seat) % self.table.seats))
                    self._let_person_move()
        except KeyboardInterrupt:
            return self._get_up(LEFT_BY_INTERRUPT)
        except Leave as left:
            return self._get_up(left.code)
        self._show_end()
        return 0

    def _let_bots_move(self) -> None:
        while bots := [seat for seat in self.table.waiting_for if seat not in self.people]:
            seat = bots[0]
            self._move(self.bots[seat].choose(self.table.observation(seat), seat, None, self.dice), seat)

    def _call(self, seat: int) -> None:
        """Gives the screen to a person. The curtain falls if what it showed, or will show, is not for all who look."""
        looking = self.people if self.in_front is None else [self.in_front]
        self.seat = seat
        if any(self._know_different_things(other, seat) for other in looking):
            self._wipe()
            self._tell(sentence("pass-the-keyboard", name=self.names[seat]))
            read_line(f"{self._text('enter-to-go-on')} ")
        self.in_front = seat

    def _know_different_things(self, seat: int, other: int) -> bool:
        return self.table.observation(seat) != self.table.observation(other)

    def _let_person_move(self) -> None:
        """Draws the table and asks until a move is made or the table must be drawn again."""
        choices = listed_choices(self.table, self.seat, self.lang, self.names)
        self._draw(choices)
        version = self.table.version
        while self.table.version == version:
            try:
                line = read_line(f"{self._text('your-choice')} ")
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
        news = dict(self.seen)
        self.seen[self.seat] = self.seen[None] = self.table.version
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
        for viewer, told in self.told.items():
            told.append(played.story(viewer))
        view = self.table.view(self.seat)
        if self.board.deals_over(view) > deals_before and not self.table.is_over:
            self._autosave()
            self._show_sheet()

    # -- commands: each returns whether the table must be drawn again

    def _hint(self, _: str) -> bool:
        """What the strongest player would do after some thought, why, and how the best few came out."""
        from karczma.review.hints import hints  # brings Numba along, which nobody waits for who needs no hint

        found = hints(self.table.game, self.table.observation(self.seat), self.seat, CORES)
        if is_mixed := found[0].share is not None:
            self._tell(sentence("hint-mixed"))
        for number, hint in enumerate(found):
            told = "hint-often" if is_mixed else "hint-best" if number == 0 else "hint-next"
            figures = {"chances": percent(hint.chances), "error": surely(hint.error), "share": percent(hint.share or 0)}
            self._tell(sentence(told, move=hint.move, what=from_json(hint.what), **figures))
            for reason in hint.reasons:
                self.console.print("  · " + spoken(from_json(reason), self.lang, self.names))
        self._tell(sentence("hint-caution", worlds=found[0].worlds))
        return False

    def _undo(self, _: str) -> bool:
        try:
            self.table.undo(self.seat)
        except KarczmaError as problem:
            self._tell(problem.sentence)
            return False
        for told in self.told.values():
            told.pop()
        self.seen = self._lately()
        self.notices.append(sentence("undone"))
        self._autosave()
        return True

    def _unseen(self, _: str) -> bool:
        self.console.print(self.board.unseen(self.table.view(self.seat), self.lang, self.names))
        return False

    def _log(self, _: str) -> bool:
        """Everything that happened; where memory is part of the game, only what is still news."""
        told, since = self.told[self.seat], 0
        if not self.table.options.get("memory_aid", True):
            since = self.seen[self.seat]
            self._tell(sentence("log-of-news"))
        for number, story in enumerate(told[since:], since + 1):
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
        asked = self.table.prompt(self.seat).id.rpartition("/")[2]
        show_rules(self.table.game, self.console, self.lang, at=self.table.game.engine.story.PARAGRAPHS[asked])
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

    def _wipe(self) -> None:
        """Clears the screen and what could be scrolled back to: another person may have sat here."""
        self.console = open_console()
        if len(self.people) > 1:
            print("\x1b[3J", end="")
        self.console.clear()

    @property
    def _viewer(self) -> Viewer:
        """Through whose eyes all who sit here may look together."""
        return self.seat if len(self.people) == 1 else None

    def _lately(self) -> dict[Viewer, int]:
        """For each viewer the version from which on moves are news."""
        return dict.fromkeys(self.told, max(0, self.table.version - 2 * self.table.seats))

    def _draw(self, choices: list[Choice]) -> None:
        """The news on top, then the table, the question and the choices; the newest news matters most."""
        self._wipe()
        too_small = too_small_for(self.board, self.console)
        if too_small is not None:
            self._tell(too_small)
            self._tell(self.table.prompt(self.seat))
            return
        self._show_news(self.seat)
        view = self.table.view(self.seat)
        drawn = self.board.draw(view, self.lang, self.names, self.console.width)
        self.console.print(drawn)
        prompt = spoken(self.table.prompt(self.seat), self.lang, self.names)
        self.console.print(prompt if len(self.people) == 1 else f"{self.names[self.seat]}: {prompt}", style="bold")
        room = self.console.height - len(self.console.render_lines(drawn)) - 5
        self.console.print(layout(choices, self.console.width, room), end="")

    def _show_news(self, viewer: Viewer) -> None:
        for what in self.notices:
            self._tell(what)
        self.notices.clear()
        for story in self.told[viewer][self.seen[viewer] :]:
            for what in story:
                self.console.print(spoken(what, self.lang, self.names), style="dim" if _is_own(what) else "")

    def _show_sheet(self) -> None:
        self._wipe()
        self._show_news(self._viewer)
        self.console.print(self.board.score_sheet(self.table.view(self._viewer), self.lang, self.names))
        self.seen[self._viewer] = self.table.version
        read_line(f"{self._text('enter-to-go-on')} ")

    def _show_end(self) -> None:
        self._wipe()
        self._show_news(self._viewer)
        view = self.table.view(self._viewer)
        self.console.print(self.board.draw(view, self.lang, self.names, self.console.width))
        show_outcome(self.console, self.table, self._viewer, self.names, self.board, self.lang)
        try:
            file = saved.new_file("replays", self.table.game)
            saved.write(file, self.table, self.seated)
            if self.file is not None:
                self.file.unlink(missing_ok=True)
            self._tell(sentence("replay-saved", file=str(file)))
        except (saved.CannotSave, OSError) as problem:
            self._tell(problem.sentence if isinstance(problem, KarczmaError) else sentence("left-unsaved"))


def too_small_for(board: Any, console: Console) -> Sentence | None:
    """What to say if the table does not fit on the screen."""
    width, height = console.size
    if width >= board.MIN_WIDTH and height >= board.MIN_HEIGHT:
        return None
    return sentence("too-small", width=width, height=height, least_width=board.MIN_WIDTH, least_height=board.MIN_HEIGHT)


def show_outcome(console: Console, table: Table, seat: int | None, names: list[str], board: Any, lang: str) -> None:
    """The score sheet, who won and why."""
    outcome = table.outcome
    if outcome is None:
        return
    console.print(board.score_sheet(table.view(seat), lang, names))
    what = sentence("outcome-lost", reason=outcome.reason)  # by whoever plays alone
    if len(outcome.winners) > 1:
        winners = listed(names[winner] for winner in outcome.winners)
        what = sentence("outcome-shared", winners=winners, reason=outcome.reason)
    elif outcome.winners:
        winner = outcome.winners[0]
        you = "yes" if winner == seat else "no"
        what = sentence("outcome-won", name=names[winner], you=you, reason=outcome.reason)
    console.print(spoken(what, lang, names), style="bold")


def _retold(table: Table, viewer: Viewer) -> list[list[Sentence]]:
    """What happened so far, as this viewer saw it."""
    past = table.at(0)
    return [past.play(move, mover).story(viewer) for mover, move in table.moves]


def _is_own(what: Sentence) -> bool:
    return what.args.get("you") == "yes"
