"""Computer players from outside: any program that reads and writes lines of JSON. docs/bots.md is the protocol."""

from __future__ import annotations

import json
import os
import select
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from karczma.core.errors import KarczmaError, printable
from karczma.words import sentence

PROTOCOL = 1
PREFIX = "exec:"
LONGEST_LINE = 64 * 1024
PATIENCE = 0.5  # seconds a program is given to end, before it is ended


class BadProgram(KarczmaError):
    """A command line that cannot be run."""


class BotFault(KarczmaError):
    """The program did not play as agreed: it hung, ended, or answered nonsense. It loses that game."""


def command_line(name: str) -> list[str]:
    """`exec:./my_bot --fast` → `["./my_bot", "--fast"]`, if there is such a program."""
    command = name.removeprefix(PREFIX).strip()
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark that is never closed
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadProgram(sentence("bad-program", command=printable(command)))
    return words


class External:
    """One program in one seat. It is started when first needed, and anew after every fault."""

    def __init__(self, name: str, seconds: float) -> None:
        self.command = command_line(name)
        self.seconds = seconds  # it may take for one move
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""
        self._asked = 0

    def begin(self, game: str, seats: int, seat: int, options: Mapping[str, object], seed: int) -> None:
        """Tells the program that a new game begins, and where it sits. The seed is for its own chance."""
        if self._process is not None and self._process.poll() is not None:
            self.end()
        if self._process is None:
            self._start()
        greeting = {"karczma": PROTOCOL, "game": game, "seats": seats, "seat": seat, "options": dict(options)}
        self._send({**greeting, "seed": seed, "seconds": self.seconds}, self._deadline())

    def ask(self, view: Mapping[str, Any]) -> str:
        """A legal move, as text, from what one seat sees. Anything else is a fault, and the program is ended."""
        self._asked += 1
        deadline = self._deadline()
        self._send({"ask": self._asked, "view": view, "legal_moves": view["legal_moves"]}, deadline)
        line = self._line(deadline)
        try:
            return self._move(line, view["legal_moves"])
        except BotFault:
            self.end()
            raise

    def over(self, outcome: Mapping[str, Any] | None) -> None:
        """Tells how the game ended; None if a fault of somebody else ended it. Nothing is expected in return."""
        with suppress(BotFault):  # whatever happens to the program now costs nothing
            self._send({"over": outcome}, self._deadline())

    def end(self) -> int | None:
        """Ends the program: closes its input, then asks it to end, then makes it. Its exit code, if it ran."""
        process, self._process, self._unread = self._process, None, b""
        if process is None:
            return None
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()
        for force in (signal.SIGTERM, signal.SIGKILL):
            try:
                return process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, force)  # its own group: also what it has started itself
        return process.wait()

    def _start(self) -> None:
        """A group of its own, so that Ctrl-C is ours alone to deal with."""
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, bufsize=0, start_new_session=True)
        except OSError as problem:
            raise BotFault(sentence("bot-cannot-start", reason=problem.strerror or str(problem))) from None
        self._process = process
        os.set_blocking(_number(process.stdin), False)

    def _deadline(self) -> float:
        return time.monotonic() + self.seconds

    def _send(self, message: Mapping[str, Any], deadline: float) -> None:
        """Writes one line. A program that never reads fills the pipe, so writing may take too long as well."""
        if self._process is None:
            return
        pipe, rest = _number(self._process.stdin), json.dumps(message).encode() + b"\n"
        while rest:
            if not select.select([], [pipe], [], max(0.0, deadline - time.monotonic()))[1]:
                raise self._hung()
            try:
                rest = rest[os.write(pipe, rest) :]
            except BrokenPipeError:
                raise self._ended() from None

    def _line(self, deadline: float) -> bytes:
        """The next whole line. Half a line is not an answer, however long one waits for the rest."""
        assert self._process is not None
        pipe = _number(self._process.stdout)
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_LINE:
                raise self._too_long()
            if not select.select([pipe], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise self._hung()
            read = os.read(pipe, LONGEST_LINE)
            if not read:
                raise self._ended()
            self._unread += read
        line, _, self._unread = self._unread.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise self._too_long()
        return line

    def _move(self, line: bytes, legal_moves: list[str]) -> str:
        """The move in an answer."""
        text = printable(line.decode(errors="replace"))
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotFault(sentence("bot-not-json", line=text)) from None
        move = answer.get("move") if isinstance(answer, dict) else None
        if not isinstance(move, str):
            raise BotFault(sentence("bot-no-move", line=text))
        if answer.get("answer") != self._asked:
            raise BotFault(sentence("bot-other-question", asked=str(self._asked), line=text))
        if move not in legal_moves:
            raise BotFault(sentence("bot-illegal-move", move=printable(move)))
        return move

    def _hung(self) -> BotFault:
        self.end()
        return BotFault(sentence("bot-hung", seconds=self.seconds))

    def _ended(self) -> BotFault:
        return BotFault(sentence("bot-ended", code=str(self.end())))

    def _too_long(self) -> BotFault:
        self.end()
        return BotFault(sentence("bot-line-too-long", most=LONGEST_LINE // 1024))


def _number(pipe: Any) -> int:
    """The number by which the operating system knows a pipe."""
    return int(pipe.fileno())
