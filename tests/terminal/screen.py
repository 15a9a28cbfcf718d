"""A person at a terminal: starts the real program on a pseudo-terminal, types lines, reads the screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from tests.forked import Fork, Handed

from karczma.terminal.main import run
from karczma.words import LANGUAGES, say, sentence

CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r")
PATIENCE = 120.0  # seconds; only a hanging program takes that long
PROMPT = {lang: say(sentence("your-choice"), lang) for lang in LANGUAGES}


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "KARCZMA_LANG")}
    return {**kept, "TERM": "xterm-256color", "KARCZMA_DATA": str(data), "PYTHONIOENCODING": "utf-8", **more}


def karczma(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the program without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "karczma", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment(data),
        timeout=PATIENCE,
        check=False,
    )


def interpreter(terminal: int, arguments: tuple[str, ...], environment: dict[str, str]) -> subprocess.Popen[bytes]:
    """Starts the program as a shell does."""
    command = [sys.executable, "-m", "karczma", *arguments]
    streams = {"stdin": terminal, "stdout": terminal, "stderr": terminal}
    return subprocess.Popen(command, **streams, start_new_session=True, env=environment)


def in_this_process(captured: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str, str]:
    """Exit code, output and errors of the program run without a terminal by the test's own process."""
    argv = patch("sys.argv", ["karczma", *arguments])
    with patch.dict(os.environ, KARCZMA_LANG="en"), argv, pytest.raises(SystemExit) as ended:
        run()
    shown = captured.readouterr()
    return ended.value.code, shown.out, shown.err


def fork(terminal: int, arguments: tuple[str, ...], environment: dict[str, str]) -> Fork:
    """Starts the program as a fork, which is quick."""
    return Fork(_run_on, Handed(terminal), arguments, environment)


def _run_on(terminal: int, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
    """Makes a process what a shell would have made it, and runs the program."""
    os.setsid()
    for number in range(3):
        os.dup2(terminal, number)
    os.close(terminal)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, encoding="utf-8") for number, mode in enumerate("rww"))
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["karczma", *arguments]
    run()


class Screen:
    def __init__(
        self, data: Path, *arguments: str, start: Any = fork, width: int = 80, height: int = 24, **more: str
    ) -> None:
        self.lead, follow = pty.openpty()
        self.resize(width, height)
        self.process = start(follow, arguments, environment(data, **more))
        os.close(follow)
        self.raw = b""
        self.ended = False

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.lead)

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self.lead, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def type(self, line: str) -> None:
        os.write(self.lead, f"{line}\r".encode())

    def until(self, *markers: str) -> str:
        """Everything shown up to and with the first of the markers; later output waits for the next call."""
        deadline = time.monotonic() + PATIENCE
        while True:
            text = CONTROL.sub("", self.raw.decode("utf-8", "replace"))
            found = [(text.index(marker) + len(marker), marker) for marker in markers if marker in text]
            if found:
                end = min(found)[0]
                self.raw = text[end:].encode()
                return text[:end]
            assert not self.ended, f"the program ended before showing {markers}:\n{text}"
            assert time.monotonic() < deadline, f"no {markers} in:\n{text}"
            self._read()

    def answer(self, line: str, *markers: str) -> str:
        self.type(line)
        return self.until(*markers)

    def told(self, line: str, *markers: str) -> str:
        """The answer as running text, wherever its lines were broken."""
        return " ".join(self.answer(line, *markers).split())

    def interrupt(self) -> tuple[int, str]:
        """Ctrl-C, as often as a person would: one that comes just before readline starts to wait is not noticed."""
        while not self.ended:
            self.process.send_signal(signal.SIGINT)
            noticed = time.monotonic() + 10.0
            while not self.ended and time.monotonic() < noticed:
                self._read()
        return self.end()

    def end(self) -> tuple[int, str]:
        """Waits for the program to end: its exit code and what it still showed."""
        deadline = time.monotonic() + PATIENCE
        while not self.ended:
            assert time.monotonic() < deadline, "the program does not end"
            self._read()
        text = CONTROL.sub("", self.raw.decode("utf-8", "replace"))
        return self.process.wait(PATIENCE), text

    def _read(self) -> None:
        if select.select([self.lead], [], [], 1.0)[0]:
            try:
                read = os.read(self.lead, 65536)
            except OSError:  # how Linux says that nobody holds the other end
                read = b""
            self.ended = not read
            self.raw += read
