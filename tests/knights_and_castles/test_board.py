"""The table drawn for a terminal: it fits, it tells what matters without colour, and it shows no more than the view."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from karczma.core.knowledge import TOGETHER
from karczma.core.record import copy
from karczma.games.knights_and_castles import board
from karczma.terminal.choices import layout, listed_choices
from karczma.terminal.speech import player_names
from karczma.words import say, sentence

from .tables import GAME, lay, position, recruit

NAMES = ["Ty", "Bot", "Bot 2", "Bot 3"]
every_language = pytest.mark.parametrize("lang", ["pl", "en"])
every_size = pytest.mark.parametrize("seats", [2, 3, 4])


def drawn(what, width=80):
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(what)
    return [text.rstrip() for text in out.getvalue().splitlines()]


def squeezed(line):
    return " ".join(line.split())


def positions(seats):
    """Every fifth position of a random game of the longer variant, and the last one."""
    table, rng = GAME.deal(seed=4, seats=seats, longer=True), random.Random(4)
    while not table.is_over:
        if table.version % 5 == 0:
            yield table
        seat = rng.choice(table.waiting_for)
        table.play(rng.choice(table.legal_moves(seat)), seat)
    yield table


@every_language
@every_size
def test_the_board_fits_eighty_by_twenty_four_with_prompt_and_choices(seats, lang):
    names = player_names(["you", *["sensible"] * (seats - 1)], lang)
    for table in positions(seats):
        for seat in (0, seats - 1, None):
            lines = drawn(board.draw(table.view(seat), lang, names))
            assert max(map(len, lines)) <= 80
            if seat in table.waiting_for:
                rows = 24 - len(lines) - 5
                below = drawn(layout(listed_choices(table, seat, lang), 80, rows))
                assert len(lines) + 1 + len(below) + 1 <= 24, "the prompt, the choices and the line to answer in"


@every_language
@every_size
def test_score_sheet_and_memory_aid_fit_eighty_columns(seats, lang):
    for table in positions(seats):
        assert max(map(len, drawn(board.unseen(table.view(0), lang, NAMES[:seats])))) <= 80
    assert max(map(len, drawn(board.score_sheet(table.view(0), lang, NAMES[:seats])))) <= 80
    assert board.deals_over(table.view(0)) == seats


def test_no_heading_is_cut_off_in_polish_either():
    text = [squeezed(line) for line in drawn(board.draw(position("").view(0), "pl", NAMES[:2]))]
    assert "rycerz smok katapulta piechur łucznik chłop past. ręka obóz pkt para" in text


def test_what_is_at_stake_who_has_the_sword_and_where_cards_lie():
    stack = "stack: brick-large wood-large ? drum ? ?\nbox: wood-small"
    table = position(f"seats: 3\nsword: 1\nrounds: stone-small\n{stack}")
    lay(table, "KD", "KS", "FS")
    text = [squeezed(line) for line in drawn(board.draw(table.view(0), "en", NAMES[:3]))]
    assert text == [
        "Round 2 of 7 · large brick castle, 2 points † sword: Ty",
        "Last round: stone 1 – Bot 2 (F). Cancelled: K.",
        "K D C F A P S",
        "knight dragon catapult soldier archer peasant shep. hand camp pts laid",
        "stone 6 1 4 5 3 2 -",
        "► brick 3 4 6 1 2 5 -",
        "wood 2 6 1 4 5 3 -",
        "† Ty camp camp hand hand hand hand 2 6 2 0 KD",
        "Bot camp hand hand hand hand hand 2 7 1 0 KS",
        "Bot 2 hand hand hand camp hand hand 2 7 1 1 FS",
        "Castles taken: stone 1 (Bot 2)",
        "To come, one of them is in the box: stone 2 · brick 1 · wood 1, 2 · drum × 2",
    ]


def test_the_sword_that_took_a_castle_and_a_drum_are_told():
    table = position("sword: 1\nrounds: stone-small\nstack: drum wood-large ? ? ? ?")
    lay(table, "KD", "KD")
    text = drawn(board.draw(table.view(0), "pl", NAMES[:2]))
    assert text[0].startswith("Runda 2 z 7 · bębenek: każdy odzyskuje kartę")
    assert text[1] == "Poprzednia runda: kamień 1 – Bot (†). Powtórzone: K D."
    recruit(table, "K", "D")
    assert drawn(board.draw(table.view(0), "pl", NAMES[:2]))[1] == "Poprzednia runda: bębenek."


def test_the_viewer_comes_first_and_a_spectator_sees_seat_0_first():
    table = position("seats: 3\nrounds: stone-small")
    for seat, first in ((0, "Ty"), (1, "Bot"), (2, "Bot 2"), (None, "Ty")):
        row = drawn(board.draw(table.view(seat), "en", NAMES[:3]))[6]
        assert row.strip(" †").startswith(first)


def test_without_the_memory_aid_other_cards_are_question_marks():
    text = "options: memory_aid={}\nrounds: stone-large\nhand 1: KDC"
    other = [drawn(board.draw(position(text.format(aid)).view(0), "en", NAMES[:2]))[7].split() for aid in ("yes", "no")]
    assert other[0][1:7] == ["hand"] * 3 + ["camp"] * 3
    assert other[1][1:7] == ["?"] * 6
    assert other[0][7:] == other[1][7:] == ["2", "5", "3", "0"]
    assert drawn(board.unseen(position(text.format("no")).view(0), "en")) == [
        "This table plays without the memory aid."
    ]


def test_a_replay_with_open_hands_shows_all_of_them():
    table = position("options: memory_aid=no\nrounds: stone-large\nhand 0: KD\nhand 1: KDC")
    together = copy(table.state)
    GAME.engine.observe(together, TOGETHER)
    view = {**table.view(None), "table": GAME.engine.view.table(together, TOGETHER)}
    rows = [line.split()[-10:-4] for line in drawn(board.draw(view, "en", NAMES[:2]))[6:8]]
    assert rows == [["hand"] * 2 + ["camp"] * 4, ["hand"] * 3 + ["camp"] * 3]


def test_the_memory_aid_tells_where_figures_are_and_what_was_laid():
    table = position("rounds: stone-small\nstack: drum brick-small ? ? ? ?")
    lay(table, "KD", "SS")
    recruit(table, "D", "-")
    text = [squeezed(line) for line in drawn(board.unseen(table.view(1), "en", ["Ala", "Ty"]))]
    assert {"Ala C F A P K D -", "Ty K D C F A P - -", "1 stone 1 KD * SS", "2 drum took one -"} <= set(text)
    assert "Player 1 C F A P K D -" in [squeezed(line) for line in drawn(board.unseen(table.view(1), "en"))]


def test_the_score_sheet_lists_castles_points_and_cards():
    past = "stone-small:-/-:0 stone-large:-/-:1 brick-small:-/-:0 drum:-/- drum:-/- wood-small:-/-:0 wood-large"
    table = position(f"rounds: {past}\nhand 0: K")
    assert board.deals_over(table.view(0)) == 0
    lay(table, "SS", "DS")
    assert board.deals_over(table.view(0)) == 1
    rows = {squeezed(line) for line in drawn(board.score_sheet(table.view(0), "en", NAMES[:2]))}
    assert {"1 Ty stone 1, brick 1, wood 1 3", "Bot stone 2, wood 2 4", "in all Ty 3 cards in hand 3"} <= rows
    assert drawn(board.draw(table.view(0), "en", NAMES[:2]))[0].startswith("The game is over.")


def test_between_two_games_the_sheet_does_not_count_the_new_hands():
    past = "stone-small:-/-:0 stone-large:-/-:1 brick-small:-/-:0 drum:-/- drum:-/- wood-small:-/-:0 wood-large"
    table = position(f"options: longer=yes\nrounds: {past}\nhand 0: K")
    lay(table, "SS", "DS")
    rows = {squeezed(line) for line in drawn(board.score_sheet(table.view(0), "en", NAMES[:2]))}
    assert {"in all Ty 3", "Bot 4"} <= rows


@every_language
def test_the_help_fits_eighty_columns(lang):
    text = say(sentence("knights-and-castles/board-help"), lang)
    assert max(map(len, text.splitlines())) <= 80
