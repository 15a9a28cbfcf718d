"""Programs from outside: what they are sent, what they may answer, and that none is left behind."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma.bots.external import BadProgram, BotFault, External, command_line
from karczma.core.errors import KarczmaError, printable
from karczma.words import LANGUAGES, say

from .programs import FAULTS, HEAD, HONEST, LOOP, is_gone, write_program

GAME = karczma.game("lost-cities")


@contextmanager
def seated(name: str, seconds: float = 10.0) -> Iterator[External]:
    bot = External(name, seconds)
    try:
        yield bot
    finally:
        bot.end()


def begin(bot: External, seed: int = 5) -> Any:
    table = GAME.deal(seed=1, deals=1)
    bot.begin("lost-cities", 2, table.waiting_for[0], table.options, seed)
    return table


def ask(bot: External, table: Any) -> str:
    seat = table.waiting_for[0]
    move = bot.ask(table.view(seat))
    table.play(move, seat)
    return move


def test_a_program_is_told_of_the_game_asked_and_told_the_end(tmp_path: Path) -> None:
    log = tmp_path / "log"
    head = f"{HEAD}\nlog = open({str(log)!r}, 'w')\n"
    loop = "while True:\n    message = read(); print(json.dumps(message), file=log, flush=True)\n"
    what = "if 'ask' in message: reply(message['ask'], message['legal_moves'][-1])"
    with seated(write_program(tmp_path, what, head + loop)) as bot:
        table = begin(bot)
        seat, legal, view = table.waiting_for[0], table.legal_moves(), table.view(table.waiting_for[0])
        assert ask(bot, table) == legal[-1]
        bot.over({"scores": [1, 2]})
        begin(bot, seed=6)
    told = [json.loads(line) for line in log.read_text().splitlines()]
    options = dict(table.options)
    greeting = {"karczma": 1, "game": "lost-cities", "seats": 2, "seat": seat, "options": options, "seconds": 10.0}
    assert told == [
        {**greeting, "seed": 5},
        {"ask": 1, "view": json.loads(json.dumps(view)), "legal_moves": legal},
        {"over": {"scores": [1, 2]}},
        {**greeting, "seed": 6},
    ]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_in_a_sentence_and_the_program_is_ended(tmp_path: Path, fault: str) -> None:
    what, words = FAULTS[fault]
    waiting = ("hangs", "half a line", "deaf to SIGTERM")
    with seated(write_program(tmp_path, what), 0.3 if fault in waiting else 10.0) as bot:
        table = begin(bot)
        with pytest.raises(BotFault) as raised:
            ask_thrice(bot, table)
        assert words in say(raised.value.sentence, "en")
        assert all("\n" not in say(raised.value.sentence, lang) for lang in LANGUAGES)
        assert bot._process is None
        assert is_gone(LAST["pid"])


LAST: dict[str, int] = {}


def ask_thrice(bot: External, table: Any) -> None:
    for _ in range(3):
        ask_and_remember(bot, table)


def ask_and_remember(bot: External, table: Any) -> None:
    assert bot._process is not None
    LAST["pid"] = bot._process.pid
    time.sleep(0.15 if bot.seconds < 1 else 0)  # let a program with little time start first
    ask(bot, table)


def test_after_a_fault_the_program_is_started_anew(tmp_path: Path) -> None:
    with seated(write_program(tmp_path, f"{HONEST} if asked == 1 else sys.exit(1)")) as bot:
        for _ in range(2):
            table = begin(bot)
            ask(bot, table)
            with pytest.raises(BotFault, match="exit code 1"):
                ask(bot, table)


def test_a_good_program_serves_many_games(tmp_path: Path) -> None:
    with seated(write_program(tmp_path, HONEST)) as bot:
        ids = set()
        for _ in range(3):
            ask_and_remember(bot, begin(bot))
            bot.over(None)
            ids.add(LAST["pid"])
        assert len(ids) == 1


def test_a_program_that_ended_between_games_is_started_anew(tmp_path: Path) -> None:
    head = HEAD + LOOP.replace("    if", "    if 'over' in message: sys.exit(0)\n    if", 1)
    with seated(write_program(tmp_path, HONEST, head)) as bot:
        for _ in range(2):
            ask(bot, begin(bot))
            process = bot._process
            assert process is not None
            bot.over(None)
            assert process.wait(10) == 0


def test_what_a_faulty_program_has_written_is_not_held_against_its_next_game(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    bad = f"open({str(mark)!r}, 'w'); write('nonsense\\nand more\\n'); time.sleep(60)"
    what = f"if os.path.exists({str(mark)!r}): {HONEST}\n    else: {bad}"
    with seated(write_program(tmp_path, what)) as bot:
        table = begin(bot)
        with pytest.raises(BotFault, match="not JSON: nonsense"):
            ask(bot, table)
        ask(bot, begin(bot))


def test_a_program_that_will_not_end_is_made_to(tmp_path: Path) -> None:
    deaf = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)"
    with seated(write_program(tmp_path, f"{deaf}; {HONEST}; time.sleep(20)")) as bot:
        ask(bot, begin(bot))
        assert bot.end() == -signal.SIGKILL


def test_what_it_writes_to_stderr_is_let_through(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with seated(write_program(tmp_path, f"print('thinking', file=sys.stderr); {HONEST}")) as bot:
        ask(bot, begin(bot))
    assert "thinking" in capfd.readouterr().err


def test_a_program_that_never_reads_does_not_block_us(tmp_path: Path) -> None:
    """Its input fills up; without a limit on writing we would wait for ever."""
    with seated(write_program(tmp_path, "pass", "import time; time.sleep(60)\nif True:\n"), 0.4) as bot:
        begin(bot)
        with pytest.raises(BotFault, match="did not answer"):
            bot.ask({"legal_moves": [], "table": "x" * 1_000_000})


def test_a_program_that_reads_slowly_gets_the_whole_question(tmp_path: Path) -> None:
    with seated(write_program(tmp_path, "reply(message['ask'], str(len(message['view']['table'])))")) as bot:
        begin(bot)
        assert bot.ask({"legal_moves": ["1000000"], "table": "x" * 1_000_000}) == "1000000"


def test_what_a_program_has_started_is_ended_with_it(tmp_path: Path) -> None:
    child = "import subprocess; p = subprocess.Popen(['sleep', '60']); write(str(p.pid) + '\\n'); p.wait()"
    with seated(write_program(tmp_path, child)) as bot, pytest.raises(BotFault, match="not an object") as raised:
        ask(bot, begin(bot))
    assert is_gone(int(raised.value.sentence.args["line"]))


def test_half_a_line_and_then_the_rest_is_an_answer(tmp_path: Path) -> None:
    slow = "text = json.dumps({'answer': message['ask'], 'move': first}); write(text[:9]); time.sleep(0.1)"
    with seated(write_program(tmp_path, f"{slow}; write(text[9:] + '\\n')")) as bot:
        table = begin(bot)
        assert ask(bot, table) in GAME.deal(seed=1, deals=1).legal_moves()


def test_a_file_that_is_no_program_cannot_start(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x7fnonsense")
    file.chmod(0o755)
    with pytest.raises(BotFault, match="cannot be started"):
        begin(External(f"exec:{file}", 1.0))


@pytest.mark.parametrize("name", ["exec:", "exec:   ", "exec:./not_there", "exec:'open", "exec:/", "exec:\x1b[31m"])
def test_a_program_that_is_not_there_is_one_sentence(name: str) -> None:
    with pytest.raises(BadProgram) as raised:
        command_line(name)
    for lang in LANGUAGES:
        assert say(raised.value.sentence, lang).isprintable()
    assert isinstance(raised.value, KarczmaError)


def test_a_command_line_is_split_as_a_shell_would() -> None:
    assert command_line(f"exec:{sys.executable} 'my bot' --fast") == [sys.executable, "my bot", "--fast"]


def test_what_strangers_write_is_shortened() -> None:
    assert printable("a\tb") == "a·b"
    assert len(printable("x" * 1000)) == 60


def test_the_loop_of_the_test_programs_ends_with_its_input(tmp_path: Path) -> None:
    bot = External(write_program(tmp_path, HONEST, HEAD + LOOP), 10.0)
    ask_and_remember(bot, begin(bot))
    assert bot.end() == 0
    assert bot.end() is None
    assert is_gone(LAST["pid"])
