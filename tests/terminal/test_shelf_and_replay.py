"""`karczma games`, `rules` and `replay`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import karczma
from karczma.bots import sensible
from karczma.terminal.shelf import rules_page
from karczma.terminal.showing import Showing

from .screen import PROMPT, Screen, environment
from .screen import karczma as run_karczma
from .test_play import in_this_process


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = karczma.game("lost-cities").deal(seed=5, deals=1)
    while not table.is_over:
        seat = table.waiting_for[0]
        table.play(sensible.choose(table.game, table.observation(seat), seat), seat)
    file = tmp_path_factory.mktemp("replay") / "good.json"
    file.write_text(table.replay().to_json(), encoding="utf-8")
    return file


@pytest.mark.parametrize(("lang", "words"), [("en", "about 30 minutes"), ("pl", "Zaginione Miasta")])
def test_games_lists_every_game_with_its_options(capsys: pytest.CaptureFixture[str], lang: str, words: str) -> None:
    code, shown, _ = in_this_process(capsys, "games", "--lang", lang)
    assert code == 0
    assert words in shown
    for game in karczma.GAMES:
        assert game.name in shown
        for option in game.options:
            assert option.name in shown


def test_games_starts_quickly_without_the_compiler(tmp_path: Path) -> None:
    program = (
        "import sys; sys.argv = ['karczma', 'games']\n"
        "from karczma.terminal.main import run\n"
        "try: run()\n"
        "except SystemExit: sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], env=environment(tmp_path), check=False).returncode == 0


@pytest.mark.parametrize(("lang", "words"), [("en", "There are sixty cards"), ("pl", "W grze jest sześćdziesiąt kart")])
def test_rules_are_printed(capsys: pytest.CaptureFixture[str], lang: str, words: str) -> None:
    code, shown, _ = in_this_process(capsys, "rules", "lost-cities", "--lang", lang)
    assert code == 0
    assert words in shown


def test_rules_are_english_where_nobody_translated_them() -> None:
    assert "There are sixty cards" in rules_page(karczma.game("lost-cities"), "de").markup


def test_a_person_reads_the_rules_at_the_table(tmp_path: Path) -> None:
    with Screen(tmp_path, "play", "zaginione-miasta", "--lang", "pl", PAGER="cat") as screen:
        screen.until(PROMPT["pl"])
        screen.answer("zasady", "W grze jest sześćdziesiąt kart", "There are sixty cards")
        screen.until("Rozstrzygnięte")
        screen.until(PROMPT["pl"])
        screen.type("koniec")
        assert screen.end()[0] == 0


def test_a_replay_is_told_with_open_hands_or_from_a_seat(good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, open_hands, _ = in_this_process(capsys, "replay", str(good), "--lang", "en")
    assert code == 0
    assert "Player 2" in open_hands.splitlines()[0]
    code, told, _ = in_this_process(capsys, "replay", str(good), "--lang", "pl", "--seat", "0")
    assert code == 0
    assert "Gracz 2 dobiera ze stosu." in told
    assert "Dobierasz ze stosu" in told


def damaged(good: Path, **changes: object) -> bytes:
    return json.dumps({**json.loads(good.read_text(encoding="utf-8")), **changes}).encode()


def test_bad_files_are_refused_with_one_sentence(
    good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = {
        "empty": b"",
        "binary": bytes(range(256)),
        "cut": good.read_bytes()[:500],
        "foreign": b'{"format": "something else"}',
        "list": b"[1, 2]",
        "deep": b"[" * 100_000,
        "newer": damaged(good, version=99),
        "move": damaged(good, moves=["0 play:Y4"] * 3),
        "numbers": damaged(good, moves=[1, 2]),
        "options": damaged(good, options=[]),
        "option": damaged(good, options={"deals": 7}),
        "seats": damaged(good, seats="two"),
        "secret": damaged(good, secret="00"),
        "no secret": damaged(good, secret=None),
        "game": damaged(good, game={"a": 1}),
        "fingerprint": damaged(good, fingerprint="0"),
        "rules": damaged(good, rules=77),
    }
    for name, content in bad.items():
        file = tmp_path / name
        file.write_bytes(content)
        for lang in ("en", "pl"):
            code, shown, error = in_this_process(capsys, "replay", str(file), "--lang", lang)
            assert (code, shown, error.count("\n")) == (2, "", 1), (name, lang, error)
            assert "Traceback" not in error


def test_missing_files_and_seats_are_refused(good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, words in (
        ((str(tmp_path / "none.json"),), "There is no file"),
        ((str(tmp_path),), "There is no file"),
        ((str(good), "--seat", "2"), "There is no seat 2"),
        ((str(good), "--lang", "de"), "There is no language"),
    ):
        code, _, error = in_this_process(capsys, "replay", "--lang", "en", *arguments)
        assert code == 2
        assert words in error


def test_a_person_steps_through_a_replay(good: Path, tmp_path: Path) -> None:
    with Screen(tmp_path, "replay", str(good), "--lang", "en", "--seat", "0") as screen:
        last = len(json.loads(good.read_text(encoding="utf-8"))["moves"])
        screen.until(f"Move 0 of {last}")
        screen.answer("", f"Move 1 of {last}")
        screen.answer("n", f"Move 2 of {last}")
        screen.answer("b", f"Move 1 of {last}")
        screen.answer("turn", f"Move 2 of {last}")
        screen.answer("t", f"Move 4 of {last}")
        screen.answer("t back", f"Move 2 of {last}")
        assert "wins:" in screen.answer(f"go {last}", f"Move {last} of {last}")
        screen.until("quit:")
        screen.answer(str(last + 1), f"a number from 0 to {last}")
        screen.answer("seat 7", "There is no seat 7")
        screen.answer("seat", "Say which seat")
        screen.answer("play soon", "how many seconds")
        screen.answer("nonsense", "all hands open")
        screen.type("q")
        assert screen.end()[0] == 0


def test_a_person_changes_eyes_and_lets_it_play(good: Path, tmp_path: Path) -> None:
    record = json.loads(good.read_text(encoding="utf-8"))
    file = tmp_path / "named.json"
    file.write_text(json.dumps(record | {"seated": ["Ola", "medium"]}), encoding="utf-8")
    last = len(record["moves"])
    with Screen(tmp_path, "replay", str(file), "--lang", "pl", height=50) as screen:
        screen.until(f"Ruch 0 z {last}")
        assert "Bot dobiera ze stosu fioletowego" in screen.answer("2", f"Ruch 2 z {last}")
        assert "Dobierasz ze stosu fioletowego" in screen.answer("miejsce 1", f"Ruch 2 z {last}")
        assert "Bot dobiera ze stosu." in screen.answer("widz", f"Ruch 2 z {last}")
        assert "Bot dobiera ze stosu fioletowego" in screen.answer("odkryte", f"Ruch 2 z {last}")
        screen.answer(str(last - 3), f"Ruch {last - 3} z {last}")
        shown = screen.answer("graj 0", f"Ruch {last} z {last}")
        assert f"{last - 1}" in shown
        screen.type("koniec")
        assert screen.end()[0] == 0


def test_playing_by_itself_can_be_stopped(
    good: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pauses: list[float] = []

    def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr("karczma.terminal.showing.time.sleep", sleep)
    showing = Showing(karczma.replay(good.read_text(encoding="utf-8")).table(), None, "en")
    assert showing.answer("play 0.5")
    assert (showing.version, pauses) == (2, [0.5] * 3)
    assert "Player 2" in capsys.readouterr().out


def test_usage_mistakes_exit_with_two(tmp_path: Path) -> None:
    assert run_karczma(tmp_path, "nonsense").returncode == 2
    assert run_karczma(tmp_path, "play", "lost-cities", "--seed", "x").returncode == 2
