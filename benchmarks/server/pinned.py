"""A server in a process of its own on a core of its own, and what it uses of the machine."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
QUIET = 0.03  # of a core; below it a server has nothing left to prepare
PATIENCE = 240.0  # seconds to get ready, which on a new machine includes compiling the rules


class Pinned:
    """A process that prints at which port it listens."""

    def __init__(self, words: Sequence[str], core: int, environment: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(
            words,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | environment,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
        assert self._process.stdout is not None
        said = (line.strip() for line in self._process.stdout)
        port = next((line for line in said if line.isdigit()), None)
        if port is None:
            self.end()
            raise ConnectionError(f"{words[1]} did not start")
        self.port = int(port)
        self._wait_until_quiet()

    @property
    def cpu_seconds(self) -> float:
        """What all its threads have used so far."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def waited_seconds(self) -> float:
        """How long its threads could have run while another program, or another of them, had the core."""
        tasks = Path(f"/proc/{self._process.pid}/task")
        return sum(int(task.read_text().split()[1]) for task in tasks.glob("*/schedstat")) / 1e9

    @property
    def memory(self) -> int:
        """Its bytes in memory."""
        return int(self._proc("statm").split()[1]) * PAGE

    def end(self) -> None:
        """Asks it to stop, and sees that it does."""
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self._process.pid}/{name}").read_text()

    def _wait_until_quiet(self) -> None:
        """What it prepares after it has opened is not part of the load."""
        until = time.monotonic() + PATIENCE
        is_quiet = False
        while not is_quiet and time.monotonic() < until:
            before = self.cpu_seconds
            time.sleep(1.0)
            is_quiet = self.cpu_seconds - before < QUIET and not self._has_helpers()

    def _has_helpers(self) -> bool:
        """Whether another process works for it: ours compiles rules that way."""
        tasks = Path(f"/proc/{self._process.pid}/task")
        return any(children.read_text().strip() for children in tasks.glob("*/children"))
