"""`karczma arena`: one JSON object, a table in both languages, faults told in a sentence, nothing left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.bots.programs import is_gone, write_program
from tests.terminal.screen import environment, in_this_process, karczma

from karczma.games import game as find

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "first_choice_bot.py"
LISTS = [
    "win_rate",
    "win_rate_low",
    "win_rate_high",
    "score_mean",
    "margin_mean",
    "margin_low",
    "margin_high",
    "margin_sd",
    "elo",
    "elo_low",
    "elo_high",
    "moves_per_game",
    "losses_by_fault",
    "seconds_per_move",
]
KEYS = {"game", "seats", "options", "bots", "seed", "pairs", "games", "fair_share", "seconds", *LISTS}


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    _ = find(arguments[0]).engine  # where nothing is compiled yet, that is told on stderr
    capsys.readouterr()
    code, shown, error = in_this_process(capsys, "arena", *arguments, "--json", "--cores", "1")
    assert (code, error) == (0, "")
    figures: dict[str, Any] = json.loads(shown)
    return figures


def test_json_is_one_object_with_lists_by_bot_and_the_same_on_any_number_of_cores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wishes = ("zaginione-miasta", "--bots", "medium,easy,random", "--pairs", "6", "--seed", "4", "--option", "deals=1")
    alone = told(capsys, *wishes)
    done = karczma(tmp_path, "arena", *wishes, "--json", "--cores", "2")
    assert (done.returncode, done.stderr) == (0, "")
    shared = json.loads(done.stdout)
    assert set(alone) == KEYS
    assert all(len(alone[name]) == 3 for name in LISTS)
    assert (alone["game"], alone["pairs"], alone["games"], alone["options"]["deals"]) == ("lost-cities", 6, 36, 1)
    assert alone["bots"] == ["medium", "easy", "random"]
    for figures in (alone, shared):
        del figures["seconds"], figures["seconds_per_move"]
    assert alone == shared


def test_the_example_bot_plays_every_game_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("lost-cities", "knights-and-castles"):
        figures = told(capsys, game, "--bots", f"random,exec:{sys.executable} {EXAMPLE}", "--pairs", "1")
        assert figures["losses_by_fault"] == [0, 0]
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30
    assert os.access(EXAMPLE, os.X_OK)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("2 pairs, 4 games", "loses game 1 of pair 1: it ended by itself, with exit code 7.", "faults")),
        ("pl", ("4 gry", "1: sam się zakończył, z kodem 7.", "błędy")),
    ],
)
def test_faults_are_told_in_a_sentence_each_and_the_table_is_printed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], lang: str, words: tuple[str, str, str]
) -> None:
    bad = write_program(tmp_path, "print('[bold]oh', file=sys.stderr, flush=True); sys.exit(7)")
    wishes = ("lost-cities", "--bots", f"medium,{bad}", "--pairs", "2", "--cores", "1", "--lang", lang)
    code, shown, error = in_this_process(capfd, "arena", *wishes)
    assert code == 0, error
    assert words[0] in shown
    assert words[1] in error
    assert words[2] in shown
    lines = error.strip().splitlines()
    assert len([line for line in lines if "7." in line]) == 4
    assert len([line for line in lines if line == "[bold]oh"]) == 4


def test_a_program_that_always_breaks_down_does_not_fill_the_screen(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    bad = write_program(tmp_path, "sys.exit(7)", "import sys\nif True:\n")
    wishes = ("lost-cities", "--bots", f"medium,{bad}", "--pairs", "13", "--cores", "1")
    code, _, error = in_this_process(capfd, "arena", *wishes)
    assert code == 0
    assert error.strip().splitlines()[-1] == "And 6 more games lost in such ways; the table counts them all."
    assert len(error.strip().splitlines()) == 21


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("lost-citeis", "--bots", "medium,easy"), "Did you mean lost-cities?"),
        (("lost-cities", "--bots", "medium,esay"), "Did you mean easy?"),
        (("lost-cities", "--bots", "medium,exec:./not_there"), "“./not_there” cannot be run"),
        (("lost-cities", "--bots", "nemesis:hard,hard"), "no nemesis for lost-cities"),
        (("knights-and-castles", "--bots", "nemesis:hrad,hard"), "Did you mean hard?"),
        (("lost-cities", "--bots", "medium"), "at least two computer players"),
        (("lost-cities", "--bots", "medium,easy", "--seats", "3"), "it is a game for 2"),
        (("lost-cities", "--bots", "medium,easy", "--pairs", "0"), "--pairs cannot be 0"),
        (("lost-cities", "--bots", "medium,easy", "--cores", "0"), "--cores cannot be 0"),
        (("lost-cities", "--bots", "medium,easy", "--milliseconds", "-5"), "--milliseconds cannot be -5"),
        (("lost-cities", "--bots", "medium,easy", "--iterations", "0"), "--iterations cannot be 0"),
        (("lost-cities", "--bots", "medium,easy", "--bot-seconds", "nan"), "--bot-seconds cannot be nan"),
        (("lost-cities", "--bots", "medium,easy", "--bot-seconds", "inf"), "--bot-seconds cannot be inf"),
        (("lost-cities", "--bots", "medium,easy", "--option", "deals=2"), "1, 3"),
        (("lost-cities",), "--bots"),
    ],
)
def test_mistakes_are_one_sentence_and_exit_code_two(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    code, shown, error = in_this_process(capsys, "arena", *arguments)
    assert (code, shown, error.count("\n")) == (2, "", 1)
    assert words in error


@pytest.mark.parametrize(
    ("cores", "ask_to_end", "code"),
    [
        ("1", signal.SIGINT, 130),
        ("2", signal.SIGINT, 130),
        ("1", signal.SIGTERM, 143),
        ("2", signal.SIGTERM, 143),
        ("2", signal.SIGKILL, -9),  # the workers notice that their parent is gone
    ],
)
def test_ended_from_outside_it_leaves_no_process_behind(
    tmp_path: Path, cores: str, ask_to_end: signal.Signals, code: int
) -> None:
    """The bots hang and are deaf to a closed input; they and the workers tell their numbers. Ctrl-C reaches a group."""
    log = tmp_path / "log"
    note = f"open({str(log)!r}, 'a').write(f'{{os.getpid()}} {{os.getppid()}}\\n')"
    bot = write_program(tmp_path, f"{note}; time.sleep(60)")
    wishes = ("lost-cities", "--bots", f"{bot},{bot}", "--pairs", "8", "--cores", cores)
    command = [sys.executable, "-m", "karczma", "arena", *wishes]
    process = subprocess.Popen(
        command, env=environment(tmp_path), stderr=subprocess.PIPE, start_new_session=True, text=True
    )
    deadline = time.monotonic() + 60
    while (not log.exists() or len(log.read_text().splitlines()) < int(cores)) and time.monotonic() < deadline:
        time.sleep(0.05)
    asked = len(log.read_text().splitlines())
    if ask_to_end == signal.SIGINT:
        os.killpg(process.pid, ask_to_end)
    else:
        process.send_signal(ask_to_end)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == code
    assert "Traceback" not in errors
    assert len(log.read_text().splitlines()) <= asked + int(cores)  # no more games were begun
    numbers = {int(number) for line in log.read_text().splitlines() for number in line.split()}
    assert len(numbers) >= 2 * int(cores)
    assert all(is_gone(number) for number in numbers)


def test_help_explains_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    _, shown, _ = in_this_process(capsys, "arena", "--help")
    for name in ("--bots", "--pairs", "--seed", "--seats", "--option", "--json", "--cores", "--bot-seconds", "--lang"):
        assert name in shown
