"""Names in sentences, and the table drawn from its view."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import karczma
from karczma.bots import sensible
from karczma.core.table import Table
from karczma.games.lost_cities import board
from karczma.terminal.choices import layout, listed_choices
from karczma.terminal.speech import named, spoken
from karczma.words import sentence


def a_table(moves: int, **options: object) -> Table:
    table = karczma.game("lost-cities").deal(seed=5, **options)
    for _ in range(moves):
        seat = table.waiting_for[0]
        table.play(sensible.choose(table.game, table.observation(seat), seat), seat)
    return table


def drawn(what: object, width: int = 80) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(what)
    return out.getvalue().splitlines()


def test_players_are_called_by_their_names_also_inside_other_sentences() -> None:
    inner = sentence("outcome-shared", seat=1, name=sentence("seat-name", number=2), reason="x")
    outer = sentence("undone", seat=0, name="?", inner=inner)
    assert named(outer, ["Ala", "Bot"]).args["name"] == "Ala"
    assert named(outer, ["Ala", "Bot"]).args["inner"].args["name"] == "Bot"
    assert named(sentence("no-such-seat", seat=7, last=1), ["Ala", "Bot"]).args == {"seat": 7, "last": 1}


def test_a_loss_has_a_true_minus_sign_and_a_file_name_keeps_its_hyphen() -> None:
    assert "−16" in spoken(sentence("lost-cities/short-begin", points=-16), "en")
    assert spoken(sentence("saved", file="/a-1/-2.json"), "en") == "Saved in /a-1/-2.json."


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("moves", [0, 20, 60, 87])
def test_the_board_fits_eighty_columns_and_leaves_room_for_the_choices(lang: str, moves: int) -> None:
    table = a_table(moves, milestones=True)
    for seat in (0, 1, None):
        lines = drawn(board.draw(table.view(seat), lang, ["Ty", "Bot"]))
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 24 - 6 - 2
        assert max(map(len, drawn(board.draw(table.view(seat), lang, ["Ty", "Bot"], 120), 120))) <= 120


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_score_sheet_and_the_memory_aid_fit_eighty_columns(lang: str) -> None:
    table = a_table(0, milestones=True)
    assert max(map(len, drawn(board.unseen(table.view(0), lang)))) <= 80
    while not table.is_over:
        seat = table.waiting_for[0]
        table.play(sensible.choose(table.game, table.observation(seat), seat), seat)
    assert max(map(len, drawn(board.score_sheet(table.view(0), lang, ["Ty", "Bot"])))) <= 80
    assert drawn(board.draw(table.view(0), lang, ["Ty", "Bot"]))


def test_the_board_shows_what_the_viewer_sees_and_no_more() -> None:
    table = a_table(30, memory_aid=False)
    text = "\n".join(drawn(board.draw(table.view(0), "en", ["You", "Bot"])))
    assert "Bot holds 8 cards\n" in text.replace("cards \n", "cards\n")
    assert "without the memory aid" in "\n".join(drawn(board.unseen(table.view(0), "en")))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_sixteen_choices_take_six_rows_at_eighty_columns(lang: str) -> None:
    table = a_table(0, first=0)
    choices = listed_choices(table, 0, lang)
    assert len(choices) >= 14
    assert len(drawn(layout(choices, 80, 6))) <= 7
    assert choices[0].full in "\n".join(drawn(layout(choices, 120, 20), 120))


def test_the_sensible_bot_plays_legal_moves_from_bytes_alone() -> None:
    table = a_table(87)
    assert table.version == 87
    seat = table.waiting_for[0]
    worths = sensible.ranked(table.game, table.observation(seat), seat)
    assert sorted(move for move, _ in worths) == sorted(table.legal_numbers(seat))
    assert worths[0][1] == max(worth for _, worth in worths)
