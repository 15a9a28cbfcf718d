"""Set up before anything is compiled: bounds are checked, rules are compiled once for all processes, hypothesis is
patient, a skip may be a failure."""

from __future__ import annotations

import os

os.environ["NUMBA_BOUNDSCHECK"] = "1"  # must be set before numba is imported: else a wrong index corrupts silently

import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "here",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[phase for phase in Phase if phase is not Phase.explain],  # slow, and the shrunk moves explain enough
    report_multiple_bugs=False,
)
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

collect_ignore = ["loaded.py"]  # importing it loads whole games, which is for forked.py alone

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a shell; programs started here would
    signal.signal(signal.SIGINT, signal.default_int_handler)  # inherit it, and Ctrl-C is among what is tested

NO_SKIPS = bool(os.environ.get("KARCZMA_NO_SKIPS"))


def _fail_if_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    """With KARCZMA_NO_SKIPS a test that does not run does not pass: what was not tested is not known to work."""
    if NO_SKIPS and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"skips are forbidden by KARCZMA_NO_SKIPS; {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Iterator[None]:
    report = yield
    _fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Iterator[None]:
    report = yield
    _fail_if_skipped(report)
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked `long`, most of those in a browser, run with KARCZMA_LONG: in CI, and by `make test-browser`."""
    if not os.environ.get("KARCZMA_LONG"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_sessionstart(session: pytest.Session) -> None:
    """Several processes would each compile every game: it is done before they start, the heaviest games first."""
    if hasattr(session.config, "workerinput") or not getattr(session.config.option, "numprocesses", None):
        return
    import karczma

    def compile_rules(game: karczma.Game) -> None:
        imports = "import karczma; from karczma.bots.worlds import prepare; from karczma.core import playout"
        program = f"game = karczma.game({game.name!r}); game.batch(1); prepare(game)"
        kernels = "playout.random_games(game.engine.dtype)"
        subprocess.run([sys.executable, "-c", f"{imports}; {program}; {kernels}"], check=True)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_rules, reversed(karczma.GAMES)))
