"""Programs that play badly, each in its own way. They are real processes, started by the arena."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

HEAD = """
import json, os, sys, time
def read():
    return json.loads(sys.stdin.readline() or os._exit(0))
def write(text):
    sys.stdout.write(text); sys.stdout.flush()
def reply(answer, move):
    write(json.dumps({"answer": answer, "move": move}) + "\\n")
asked = 0
"""
LOOP = """
while True:
    message = read()
    if "ask" not in message:
        continue
    asked += 1
    first = message["legal_moves"][0]
"""
HONEST = "reply(message['ask'], first)"

FAULTS = {  # what the program does when asked, and the words of the report
    "hangs": ("time.sleep(60)", "did not answer within 0.3 s"),
    "half a line": ("write('{\"answer\": 1, '); time.sleep(60)", "did not answer within 0.3 s"),
    "deaf to SIGTERM": (
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
        "did not answer within 0.3 s",
    ),
    "crashes": ("sys.exit(3)", "ended by itself, with exit code 3"),
    "crashes later": (f"sys.exit(4) if asked == 3 else {HONEST}", "exit code 4"),
    "closes its output": ("os.close(1); time.sleep(60)", "ended by itself"),
    "no JSON": ("write('I pass\\n')", "not JSON: I pass"),
    "not UTF-8": ("os.write(1, b'\\xff\\xfe\\n')", "not JSON: "),
    "an empty line": ("write('\\n')", "not JSON"),
    "too deep": ("write('[' * 60000 + '\\n')", "not JSON: [[["),
    "a number too long": ("write('1' * 60000 + '\\n')", "not JSON: 111"),
    "a list": ("write('[1]\\n')", "not an object with a “move” in text: [1]"),
    "no move": ("write(json.dumps({'answer': message['ask']}) + '\\n')", "not an object with a “move” in text"),
    "a move that is no text": ("reply(message['ask'], [first])", "not an object with a “move” in text"),
    "wrong question": ("reply(message['ask'] + 1, first)", "not to question 1"),
    "no question": ("reply(None, first)", "not to question 1"),
    "illegal move": ("reply(message['ask'], 'play:Z99\\x1b[31m')", "“play:Z99·[31m” is not among the legal moves"),
    "half a character": ("reply(message['ask'], '\\ud800')", "“·” is not among the legal moves"),
    "a huge line": ("write('x' * 100_000 + '\\n'); time.sleep(60)", "longer than 64 kB"),
    "an endless line": ("\n    while True: write('x' * 10_000)", "longer than 64 kB"),
    "answers twice": (f"{HONEST}; {HONEST}", "not to question 2"),
}


def write_program(folder: Path, what: str, head: str = HEAD + LOOP, name: str = "bot.py") -> str:
    """The name, for `--bots`, of a program that does this when it is asked."""
    file = folder / name
    file.write_text(f"{head}    {what}\n", encoding="utf-8")
    return f"exec:{sys.executable} -I -S {file}"


def is_gone(pid: int) -> bool:
    """Whether a process has ended, or ends soon."""
    deadline = time.monotonic() + 10
    while _is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not _is_running(pid)


def _is_running(pid: int) -> bool:
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(told.strip()) and not told.startswith("Z")
