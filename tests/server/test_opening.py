"""`karczma` alone opens the inn in the browser; `karczma serve` runs it for others."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def running(data: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command, with a browser that only writes down what it is asked to open."""
    browser = data / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" > {data / "opened"}\n', encoding="utf-8")
    browser.chmod(0o755)
    env = os.environ | {"KARCZMA_DATA": str(data), "BROWSER": f"{browser} %s", "KARCZMA_LANG": "en"}
    command = [sys.executable, "-m", "karczma", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    found = re.search(r"http://[^ ]+", process.stdout.readline())
    assert found is not None
    return found[0]


def test_karczma_alone_opens_the_inn_and_closes_it_with_ctrl_c(tmp_path: Path) -> None:
    with running(tmp_path) as process:
        address = address_of(process)
        with urllib.request.urlopen(address + "health") as answer:
            assert answer.status == 200
        with urllib.request.urlopen(address) as page:
            assert b"<title>" in page.read()
        process.send_signal(signal.SIGINT)
        told, _ = process.communicate()
        assert process.returncode == 0
        assert "All games are kept" in told
        assert (tmp_path / "opened").read_text(encoding="utf-8").strip() == address
        assert (tmp_path / "inn.sqlite").exists()
        assert '"what":"closed"' in (tmp_path / "inn.log").read_text(encoding="utf-8")


def test_a_taken_port_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "karczma", "serve", "--port", port, "--data", str(tmp_path), "--lang", "en"]
        told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert f"cannot open at 127.0.0.1:{port}" in told.stderr


@pytest.mark.parametrize("arguments", [["host", "Nobody"], ["backup", "/no/such/folder/file"], ["restore", "nothing"]])
def test_a_hosts_mistake_is_told_in_a_sentence(tmp_path: Path, arguments: list[str]) -> None:
    command = [sys.executable, "-m", "karczma", *arguments, "--data", str(tmp_path), "--lang", "en"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr.count("\n")) == (2, 1)
