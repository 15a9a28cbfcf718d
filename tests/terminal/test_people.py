"""Several people at one keyboard, and the door of the inn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import karczma

from .screen import PROMPT, Screen, in_this_process

EN = PROMPT["en"]
CURTAIN = "Enter to go on:"
OLA_AND_JAN = ("play", "lost-cities", "--option", "deals=1", "--seed", "5", "--people", "Ola,Jan", "--lang", "en")


def test_the_screen_hides_the_hands_between_turns(tmp_path: Path) -> None:
    with Screen(tmp_path, *OLA_AND_JAN) as screen:
        assert screen.until(CURTAIN).split("\n")[-2] == "Jan is next: pass the keyboard. Everybody else, look away."
        jan = screen.answer("", EN)
        assert "Jan: Lay a card" in jan
        screen.answer("1", EN)
        passing = screen.answer("draw:deck", CURTAIN)
        assert "Ola is next" in passing
        assert "Your hand" not in passing
        ola = screen.answer("", EN)
        assert "Ola: Lay a card" in ola
        assert "Jan draws from the deck." in ola
        hands = [shown[shown.index("Your hand") :].splitlines()[0] for shown in (jan, ola)]
        assert hands[0] != hands[1]
        assert "pass the keyboard" not in screen.answer("1", EN)


def test_what_could_be_scrolled_back_to_is_wiped_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    with Screen(tmp_path, *OLA_AND_JAN) as screen:
        screen.until(CURTAIN)
        screen.answer("", EN)
        screen.answer("1", EN)
        screen.type("draw:deck")
        while CURTAIN.encode() not in screen.raw:
            screen._read()
        assert b"\x1b[3J" in screen.raw[: screen.raw.index(b"Ola is next")]


def test_the_people_of_a_saved_game_sit_down_again(tmp_path: Path) -> None:
    with Screen(tmp_path, *OLA_AND_JAN) as screen:
        screen.until(CURTAIN)
        screen.answer("", EN)
        screen.type("quit")
        screen.end()
    (file,) = (tmp_path / "saved").iterdir()
    assert json.loads(file.read_text(encoding="utf-8"))["seated"] == ["Ola", "Jan"]
    with Screen(tmp_path, "play", "lost-cities", "--lang", "en") as screen:
        screen.until("[Y/n]")
        assert "Jan is next" in screen.answer("y", CURTAIN)


def test_a_whole_deal_between_two_people_ends_for_both(tmp_path: Path) -> None:
    won = "karczma replay shows"
    with Screen(tmp_path, *OLA_AND_JAN) as screen:
        shown = screen.until(CURTAIN)
        while won not in shown:
            shown = screen.answer("" if shown.endswith(CURTAIN) else "1", CURTAIN, EN, won)
        assert screen.end()[0] == 0
    assert "Ola wins:" in shown or "Jan wins:" in shown
    assert "You win" not in shown


@pytest.mark.parametrize(
    ("people", "words"),
    [
        ("Ola,Ola", "Two players cannot both be called “Ola”"),
        ("Ola,", "A player cannot be called “”"),
        ("Ola,sensible", "A player cannot be called “sensible”"),
        ("Ola,Jan\x1b[31m", "A player cannot be called “Jan·[31m”"),
        ("Ola," + "x" * 13, "1 to 12 letters"),
        ("0", "give a number from 1 to 9"),
        ("99999", "give a number from 1 to 9"),
        ("Ola,Jan,Ela", "cannot be played by 3"),
    ],
)
def test_people_who_cannot_sit_down_are_told_why(capsys: pytest.CaptureFixture[str], people: str, words: str) -> None:
    code, _, error = in_this_process(capsys, "play", "lost-cities", "--people", people, "--lang", "en")
    assert code == 2
    assert words in error
    assert error.count("\n") == 1


def test_more_people_than_seats_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("play", "lost-cities", "--seats", "2", "--people", "Ola,Jan,Ela", "--lang", "en")
    code, _, error = in_this_process(capsys, *arguments)
    assert (code, "3 people cannot sit at a table with 2 seats" in error) == (2, True)


@pytest.mark.parametrize(("lang", "question"), [("en", "Which game? [1]"), ("pl", "W co gramy? [1]")])
def test_without_a_game_the_inn_asks_which(tmp_path: Path, lang: str, question: str) -> None:
    with Screen(tmp_path, "play", KARCZMA_LANG=lang) as screen:
        shown = screen.until(question)
        assert {"en": "Lost Cities", "pl": "Zaginione Miasta"}[lang] in shown
        assert {"en": "Give a number from 1 to", "pl": "Podaj liczbę od 1 do"}[lang] in screen.answer("x", question)
        screen.answer("1", "[1]")
        assert "1 play:" in screen.answer("", PROMPT[lang])


def test_one_may_leave_at_the_door(tmp_path: Path) -> None:
    with Screen(tmp_path, "play", KARCZMA_LANG="en") as screen:
        screen.until("Which game?")
        screen.type("\x04")
        assert screen.end()[0] == 0


def test_without_a_person_a_game_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, error = in_this_process(capsys, "play", "--lang", "en")
    assert (code, "karczma games lists them" in error) == (2, True)


def test_where_memory_is_part_of_the_game_the_log_tells_only_the_latest(tmp_path: Path) -> None:
    with Screen(tmp_path, *OLA_AND_JAN[:6], "--option", "memory_aid=no", "--lang", "en") as screen:
        screen.until(EN)
        screen.answer("1", EN)
        screen.answer("draw:deck", EN)
        log = screen.told("log", EN)
    assert "only the latest moves are told" in log
    assert "You draw" in log


def test_secret_choices_are_made_one_after_another_behind_the_curtain(tmp_path: Path) -> None:
    arguments = ("play", "knights-and-castles", "--people", "Ola,Jan", "--seats", "3", "--seed", "1", "--lang", "en")
    with Screen(tmp_path, *arguments) as screen:
        first = screen.until(EN, CURTAIN)
        assert "Ola: " in first, "all hold the same cards: there is nothing to hide yet"
        passing = screen.answer("lay:KD", CURTAIN)
        assert "Jan is next" in passing
        assert "knight" not in passing
        jan = screen.answer("", EN)
        assert "Ola lays two cards face down." in jan
        assert "You show" not in jan
        revealed = screen.answer("lay:CF", EN, CURTAIN)
    assert "Ola shows the knight and the dragon." in revealed


def test_where_nothing_is_hidden_no_curtain_falls(tmp_path: Path) -> None:
    arguments = ("play", "warriors-adventures", "--people", "Ola,Jan", "--seed", "1", "--lang", "en")
    with Screen(tmp_path, *arguments) as screen:
        assert "Ola: " in screen.until(EN, CURTAIN)
        shown = screen.answer("reveal:1", EN, CURTAIN)
        assert "Jan: " in shown
        assert "pass the keyboard" not in shown


@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
def test_every_game_is_played_to_its_end_by_the_most_and_alone(tmp_path: Path, game: karczma.Game) -> None:
    ended = "karczma replay shows"
    for seats in sorted({1, game.seats[-1]} & set(game.seats)):
        arguments = ("play", game.name, "--seats", str(seats), "--seed", "3", "--lang", "en", "--new")
        with Screen(tmp_path, *arguments, height=40) as screen:
            shown = screen.until(EN, CURTAIN)
            while ended not in shown:
                shown = screen.answer("1" if shown.endswith(EN) else "", EN, CURTAIN, ended)
            assert screen.end()[0] == 0
        assert any(told in shown for told in ("wins", "win:", "lose:", "victory is shared"))
