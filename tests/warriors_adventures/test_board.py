"""The table drawn from its view: it fits, it shows what lies open, and no more."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from karczma import say
from karczma.core.knowledge import TOGETHER
from karczma.core.record import copy
from karczma.games.warriors_adventures import board
from karczma.terminal.choices import layout, listed_choices

from .tables import GAME, end, small

NAMES = ["Ty", "Bot", "Bot 2", "Bot 3", "Bot 4"]
ADVANCED = {"dusigrosz": True, "stealing_coin": True}


def drawn(what, width=80):
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(what)
    return out.getvalue().splitlines()


def the_board(table, lang="en", width=80, seat=0):
    return drawn(board.draw(table.view(seat), lang, NAMES[: table.seats], width), width)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("aid", [True, False])
def test_the_board_fits_eighty_by_twenty_four_with_prompt_and_choices(lang, seats, aid):
    dice = random.Random(seats)
    table = GAME.deal(seats=seats, seed=seats, memory_aid=aid, **ADVANCED)
    while not table.is_over:
        seat = table.waiting_for[0]
        if table.version % 7 == 0 or "rob" in table.legal_moves()[0]:
            rows = the_board(table, lang, seat=seat)
            choices = drawn(layout(listed_choices(table, seat, lang), 80, 24 - len(rows) - 5))
            assert max(map(len, rows + choices)) <= 80
            assert len(rows) + 1 + len(choices) + 1 <= 24
            assert len(say(table.prompt(seat), lang)) <= 80
        table.play(dice.choice(table.legal_moves()))
    assert max(map(len, the_board(table, lang, 120))) <= 120
    assert len(the_board(table, lang)) <= 16
    sheet = drawn(board.score_sheet(table.view(0), lang, NAMES[:seats]))
    assert max(map(len, sheet)) <= 80


def test_it_shows_stacks_players_and_whose_turn_it_is():
    rows = the_board(
        small("to play: 1 turn\nfront 0: 1 5 10 K\nsent 1: 10 10 10\nstack 1: ? 10 C\nstack 9: ? 1 1h 5 5")
    )
    assert rows[0].split()[:3] == ["stack", "1", "2"]
    assert rows[1].split()[:3] == ["cards", "left:", "6"]
    assert rows[1].split()[-10:] == ["2/5", "0/5", "0/6", "0/6", "0/7", "0/7", "0/8", "0/8", "4/9", "0/9"]
    cells = {row[:16].strip(): row[16:].split() for row in rows[2:8]}
    assert cells["10 ducats"] == ["1", *"·········"]
    assert cells["5 ducats"] == [*"········", "2", "·"]
    assert cells["coin"] == [*"········", "2", "·"], "where it does not steal, the coin in hand is a coin"
    assert cells["chamberlain"] == ["1", *"·········"]
    assert rows[-2].split() == [
        "Ty",
        "1",
        "5",
        "10",
        "+",
        "robber",
        "knights",
        "16",
        "[",
        "]",
        "[",
        "]",
        "[",
        "]",
        "[",
        "]",
    ]
    assert rows[-1].split() == ["▸", "Bot", "nothing", "[3]", "[", "]", "[", "]", "[", "]"]


def test_where_it_steals_the_coin_in_hand_has_a_row_of_its_own():
    rows = the_board(small("options: stealing_coin=yes dusigrosz=yes\nstack 9: ? 1 1h 5 5"))
    assert rows[0] == "Penny-pincher · the coin in hand steals"
    cells = {row[:16].strip(): row[16:].split() for row in rows[3:10]}
    assert cells["coin"] == cells["coin in hand"] == [*"········", "1", "·"]


def test_without_the_memory_aid_it_shows_only_how_many_cards_are_left():
    one, other = (small(f"options: memory_aid=no\nstack 9: ? {cards}") for cards in ("1 5", "C J"))
    assert the_board(one) == the_board(other)
    assert len(the_board(one)) == 5
    assert drawn(board.unseen(one.view(0), "en")) == ["This table plays without the memory aid."]


def test_who_has_left_the_game_is_said():
    rows = the_board(small("sent 1: 1 / 1 / 1 / 1\nstack 1: C"))
    assert "has left the game" in rows[-1]
    assert "[1] [1] [1] [1]" in rows[-1]


def test_many_cards_are_counted():
    rows = the_board(small("front 0: " + "1 " * 16 + "5 5 10 K\nstack 1: C"))
    assert "16×1 2×5 10 + robber knights" in rows[-2]
    assert "36" in rows[-2]


def test_the_memory_aid_lists_what_can_be_left_and_what_was_revealed():
    rows = drawn(board.unseen(small("stack 9: ? 1 1 5 K").view(0), "en"))
    ninth = {row[:16].strip(): row[16:].split()[8] for row in rows[2:]}
    assert ninth == {
        "10 ducats": "0/1",
        "5 ducats": "1/2",
        "coin": "2/3",
        "chamberlain": "0/1",
        "robber knights": "1/1",
        "raiders": "0/1",
    }
    assert rows[3].split()[2:4] == ["·", "·"], "the first stack never had an item worth 5"


def test_the_score_sheet_shows_what_was_sent():
    table = end(["10 5 5 1 1 / 1", "5"], dusigrosz="yes")
    rows = drawn(board.score_sheet(table.view(0), "en", NAMES[:2]))
    assert rows[3].split() == ["Ty", "1+1+5+5+10", "/", "1", "6", "3", "10", "33"]
    assert rows[4].split() == ["Bot", "5", "1", "0", "0", "5"]
    assert board.deals_over(table.view(0)) == 0


def test_a_replay_with_open_hands_draws_the_same_table():
    table = small("front 0: 1\nsent 1: 10\nstack 9: ? 1 5 K")
    together = copy(table.state)
    GAME.engine.observe(together, TOGETHER)
    assert GAME.engine.view.table(together, TOGETHER) == table.view(0)["table"] == table.view(None)["table"]
