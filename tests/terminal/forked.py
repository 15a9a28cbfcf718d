"""Starts the program as a fork of a process that has it loaded: what each of a hundred starts would do, one does."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing import reduction
from typing import Any

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.terminal.loaded"])


class Fork:
    """`python -m karczma` on a terminal; has what these tests need of `subprocess.Popen`."""

    def __init__(self, terminal: int, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
        self._process = FORKS.Process(target=run_on, args=(Handed(terminal), arguments, environment))
        self._process.start()
        self.kill = self._process.kill

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int | None:
        self._process.join(timeout)
        return self._process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        os.kill(int(self._process.pid or 0), number)


class Handed:
    """A file number that is another one in the process it is handed to."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> tuple[Callable[[Any], int], tuple[Any]]:
        return _detached, (reduction.DupFd(self.number),)


def _detached(handed: Any) -> int:
    number: int = handed.detach()
    return number


def run_on(terminal: int, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
    """Makes a process what a shell would have made it, and runs the program."""
    os.setsid()
    for number in range(3):
        os.dup2(terminal, number)
    os.close(terminal)
    sys.stdin, sys.stdout, sys.stderr = (open(number, mode, encoding="utf-8") for number, mode in enumerate("rww"))
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["karczma", *arguments]
    from karczma.terminal.main import run

    run()
