"""Programs as forks of a process that has everything loaded: what each of a hundred starts would do, it does once.

It has loaded code and nothing else: a fork knows no more of what was before it than a fresh interpreter does.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing import reduction
from typing import Any

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.loaded"])


class Fork:
    """A function of a test module, run by a process of its own; has what tests need of `subprocess.Popen`."""

    def __init__(self, function: Callable[..., None], *arguments: Any) -> None:
        self._process = FORKS.Process(target=function, args=arguments)
        self._process.start()
        self.kill, self.terminate = self._process.kill, self._process.terminate

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
