"""`karczma play`, driven through a pseudo-terminal as a person would."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from .screen import PROMPT, Screen, fork, in_this_process, interpreter, karczma

# An opponent who leaves nothing to chance, so that every run is the same game.
ONE_DEAL = ("play", "lost-cities", "--option", "deals=1", "--seed", "5", "--opponents", "hard")
EN = PROMPT["en"]


@pytest.mark.parametrize(
    ("lang", "ended", "start"),
    [("en", "karczma replay shows", interpreter), ("pl", "pokaże ją karczma replay", fork)],
)
def test_a_whole_deal_is_played_by_always_taking_the_first_choice(
    tmp_path: Path, lang: str, ended: str, start: Any
) -> None:
    with Screen(tmp_path, *ONE_DEAL, "--lang", lang, start=start) as screen:
        shown = screen.until(PROMPT[lang])
        turns = 0
        while ended not in shown:
            shown = screen.answer("1", PROMPT[lang], ended)
            turns += 1
        code, _ = screen.end()
    assert code == 0
    assert turns == 44
    assert {"en": "You win:", "pl": "Wygrywasz:"}[lang] in shown or "Bot w" in shown
    (file,) = (tmp_path / "replays").iterdir()
    assert not list((tmp_path / "saved").iterdir())
    printed = karczma(tmp_path, "replay", str(file), "--lang", lang)
    assert printed.returncode == 0
    assert {"en": " wins: ", "pl": " wygrywa: "}[lang] in printed.stdout


def test_undo_is_allowed_before_drawing_and_refused_after(tmp_path: Path) -> None:
    with Screen(tmp_path, *ONE_DEAL, "--lang", "en") as screen:
        first = screen.until(EN)
        assert "draw:deck" in screen.answer("1", EN)
        undone = screen.answer("undo", EN)
        assert "Taken back." in undone
        assert first[first.index("Your hand") :] == undone[undone.index("Your hand") :]
        screen.answer("1", EN)
        screen.answer("draw:deck", EN)
        assert "Somebody has moved since your last move" in screen.answer("undo", EN)


def test_wrong_input_is_answered_by_one_sentence_and_nothing_is_lost(tmp_path: Path) -> None:
    with Screen(tmp_path, *ONE_DEAL, "--lang", "en") as screen:
        screen.until(EN)
        assert "There is no choice 99: give a number from 1 to" in screen.answer("99", EN)
        assert "There is no choice 0" in screen.answer("0", EN)
        assert "Did you mean play:y3?" in screen.answer("pley:y3", EN)
        assert "Did you mean hint?" in screen.answer("hnit", EN)
        assert "First lay a card, then draw one" in screen.answer("draw:deck", EN)
        assert "You do not hold" in screen.answer("play:G10", EN)
        assert "is not understood" in screen.told("x" * 500, EN)
        assert "is not understood" in screen.told("[bold]{ $x } %s", EN)
        assert "1 play:" in screen.answer("", EN)
        assert "You begin the yellow expedition with the yellow 3" in screen.answer("PLAY:y3", EN)


def test_commands_answer_in_polish(tmp_path: Path) -> None:
    prompt = PROMPT["pl"]
    with Screen(tmp_path, *ONE_DEAL, "--lang", "pl") as screen:
        screen.until(prompt)
        assert "Najlepsze wydaje się" in screen.answer("podpowiedz", prompt)
        assert "Szanse" in screen.answer("wskazówka", prompt)
        assert "jeszcze niewidziane" in screen.answer("niewidziane", prompt)
        assert "Y* to żółty sponsor" in screen.answer("pomoc", prompt)
        assert "Bot" in screen.answer("dziennik", prompt)
        assert "Od twojego ruchu ktoś inny" in screen.answer("cofnij", prompt)
        assert "Zapisano w" in screen.answer("zapisz", prompt)
        screen.type("koniec")
        assert screen.end()[0] == 0


def test_a_game_is_left_resumed_copied_and_never_lost(tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    with Screen(tmp_path, *ONE_DEAL, "--lang", "en") as screen:
        screen.until(EN)
        screen.answer("1", EN)
        assert "Saved in" in screen.answer(f"save {copy}", EN)
        screen.type("quit")
        code, shown = screen.end()
        assert (code, "To go on: karczma play" in shown.replace("\n", " ")) == (0, True)
    with Screen(tmp_path, "play", "lost-cities", "--lang", "en") as screen:
        assert "unfinished game of Lost Cities" in screen.until("[Y/n]")
        assert "draw:deck" in screen.answer("", EN)
        screen.type("quit")
        screen.end()
    with Screen(tmp_path, "play", "lost-cities", "--lang", "en", "--new") as screen:
        assert "The unfinished game is kept" in screen.until(EN)
        screen.type("quit")
        screen.end()
    assert len(list((tmp_path / "saved").iterdir())) == 2
    with Screen(tmp_path, "play", "lost-cities", "--lang", "en", "--from", str(copy)) as screen:
        assert "draw:deck" in screen.until(EN)


def test_a_killed_game_is_resumed_where_it_was(tmp_path: Path) -> None:
    with Screen(tmp_path, *ONE_DEAL, "--lang", "en") as screen:
        screen.until(EN)
        screen.answer("1", EN)
        shown = screen.answer("1", EN)
        screen.process.kill()
        assert screen.end()[0] == -signal.SIGKILL
    with Screen(tmp_path, "play", "lost-cities", "--lang", "en") as screen:
        screen.until("[Y/n]")
        resumed = screen.answer("y", EN)
    assert resumed[resumed.index("A single deal") :] == shown[shown.index("A single deal") :]


def test_ctrl_c_and_ctrl_d_save_too(tmp_path: Path) -> None:
    with Screen(tmp_path, *ONE_DEAL, "--lang", "en") as screen:
        screen.until(EN)
        code, shown = screen.interrupt()
        assert code == 130
        assert "The game is saved in" in shown
    with Screen(tmp_path, "play", "lost-cities", "--lang", "en") as screen:
        screen.until("[Y/n]")
        screen.answer("y", EN)
        screen.type("\x04")
        code, shown = screen.end()
        assert code == 0
        assert "The game is saved in" in shown


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    data = tmp_path / "a file"
    data.write_text("in the way", encoding="utf-8")
    with Screen(data, *ONE_DEAL, "--lang", "en") as screen:
        assert "cannot be saved in" in screen.until(EN)
        assert "cannot be saved in" not in screen.told("1", EN)
        assert "cannot be overwritten" in screen.told(f"save {data}", EN)
        assert "quit once more leaves without saving" in screen.told("quit", EN)
        screen.type("quit")
        code, shown = screen.end()
    assert code == 0
    assert "The game could not be saved." in " ".join(shown.split())
    assert data.read_text(encoding="utf-8") == "in the way"


def test_a_damaged_saved_game_is_kept_and_a_new_one_begins(tmp_path: Path) -> None:
    (tmp_path / "saved").mkdir()
    damaged = tmp_path / "saved" / "lost-cities-1.json"
    damaged.write_text("{", encoding="utf-8")
    with Screen(tmp_path, *ONE_DEAL, "--lang", "en") as screen:
        assert "cannot be resumed" in screen.until(EN)
    assert damaged.read_text(encoding="utf-8") == "{"


def test_a_terminal_too_small_is_refused_with_both_sizes(tmp_path: Path) -> None:
    with Screen(tmp_path, *ONE_DEAL, "--lang", "en", width=60, height=20) as screen:
        code, shown = screen.end()
    assert code == 2
    assert shown.strip() == ("The terminal is 60 × 20 letters: the table needs at least 80 × 24. Enlarge the window.")


def test_a_terminal_that_shrinks_says_so_and_keeps_the_game(tmp_path: Path) -> None:
    with Screen(tmp_path, *ONE_DEAL, "--lang", "en") as screen:
        screen.until(EN)
        screen.resize(50, 10)
        assert "The terminal is 50 × 10 letters" in screen.told("1", EN)
        screen.resize(80, 24)
        assert "draw:deck" in screen.answer("", EN)


def test_without_colour_nothing_is_coloured(tmp_path: Path) -> None:
    with Screen(tmp_path, *ONE_DEAL, "--lang", "en", NO_COLOR="1") as screen:
        while EN.encode() not in screen.raw:
            screen._read()
        assert b"48;" not in screen.raw
        assert b"Y3" in screen.raw


def test_play_needs_a_person(tmp_path: Path) -> None:
    done = karczma(tmp_path, "play", "lost-cities", "--lang", "en")
    assert done.returncode == 2
    assert done.stderr == (
        "karczma play needs an interactive terminal; without one, try karczma simulate lost-cities.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "lost-citties"), "Did you mean lost-cities?"),
        (("play", "lost-cities", "--option", "deals=7"), "It can be: 1, 3."),
        (("play", "lost-cities", "--option", "deals"), "write it as name=value"),
        (("play", "lost-cities", "--option", "dealz=1"), "Did you mean deals?"),
        (("play", "lost-cities", "--seat", "2"), "There is no seat 2"),
        (("play", "lost-cities", "--seats", "3"), "cannot be played by 3"),
        (("rules", "chess"), "There is no game called “chess”"),
    ],
)
def test_mistakes_on_the_command_line_are_one_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, error = in_this_process(capsys, *arguments, "--lang", "en")
    assert code == 2
    assert words in error
    assert error.count("\n") == 1


def test_a_saved_game_is_a_replay_with_the_seats(tmp_path: Path) -> None:
    with Screen(tmp_path, *ONE_DEAL, "--lang", "en", "--seat", "1") as screen:
        screen.until(EN)
        screen.answer("1", EN)
    (file,) = (tmp_path / "saved").iterdir()
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["format"] == "karczma-replay"
    assert saved["seated"] == ["hard", "you"]
    assert saved["moves"][0].startswith("1 play:")
