"""The table drawn from its view: it fits, shows what the viewer sees and no more, and says the numbers of moves."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from karczma.bots import sensible
from karczma.core.knowledge import TOGETHER
from karczma.core.record import copy
from karczma.games.kings_under_mountains import board
from karczma.terminal.choices import layout, listed_choices

from .tables import GAME, position

NAMES = ["Ty", "Bot", "Bot 2", "Bot 3"]


def a_table(seats, moves, seed=5, dice=None, **options):
    """So many moves by the rules of thumb, or at random."""
    table = GAME.deal(seats=seats, seed=seed, **options)
    for _ in range(moves):
        if table.is_over:
            break
        seat = table.waiting_for[0]
        best = sensible.choose(GAME, table.observation(seat), seat)
        table.play(dice.choice(table.legal_numbers(seat)) if dice else best, seat)
    return table


def drawn(what, width=80):
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 40, 80, 110])
def test_board_prompt_and_choices_fit_a_small_terminal(lang, seats, moves):
    table = a_table(seats, moves)
    for seat in range(seats):
        lines = drawn(board.draw(table.view(seat), lang, NAMES[:seats]))
        assert max(map(len, lines)) <= 80
        asked = seat in table.waiting_for
        room = board.MIN_HEIGHT - len(lines) - 5
        choices = drawn(layout(listed_choices(table, seat, lang), 80, room)) if asked else []
        assert len(lines) + 1 + len(choices) + 1 <= board.MIN_HEIGHT
    for width in (100, 130):
        assert max(map(len, drawn(board.draw(table.view(), lang, NAMES[:seats], width), width))) <= width


@pytest.mark.parametrize("pairing", ["shuffled", "fixed"])
def test_it_can_be_drawn_for_everybody_at_any_time(pairing):
    for seed in range(3):
        table = a_table(2 + seed, 0, seed, pairing=pairing, memory_aid=seed % 2)
        dice = random.Random(seed)
        while True:
            if table.version % 40 == 0 or table.is_over:
                for viewer in (None, *range(table.seats)):
                    view = table.view(viewer)
                    for lang in ("en", "pl"):
                        pictures = [board.draw(view, lang, NAMES), board.unseen(view, lang)]
                        pictures.append(board.score_sheet(view, lang, NAMES))
                        assert all(max(map(len, drawn(picture))) <= 80 for picture in pictures)
                together = copy(table.state)
                GAME.engine.observe(together, TOGETHER)
                view["table"] = GAME.engine.view.table(together, TOGETHER)
                assert drawn(board.draw({**view, "seat": None}, "en", NAMES))
            if table.is_over:
                break
            table.play(dice.choice(table.legal_moves()))
        assert board.deals_over(table.view(0)) == 1


def test_what_lies_on_the_table_can_be_read_off_it():
    table = position("""
        kings: G O
        centre: 2/3+/5:D3 1/1/1 3/4/7:L2:O5 2/1/2
        mines 0: 1/2/2 2/3+/5:O1:D4
        mines 1: 1/1+/2:G7
        filled 0: 1/1/1 1/3/3
        filled 1: 3/4/7
        camp: D6 D8 L9
        discarded: G3 G4
        hand 0: D5 G6
        hand 1: O7! L1
        deck: ? ? ?
        deck mines: 3/2+/5 ? ?
    """)
    text = drawn(board.draw(table.view(0), "en", ["You", "Bot"]))
    assert text[0].split() == ["centre", "1", "centre", "2", "centre", "3", "centre", "4", "deck", "3"]
    assert text[2].split() == ["worth", "5", "1", "7", "2", "5"]
    assert text[3].split() == ["defence", "D3", "_", "_", "L2", "O5", "_", "_", "_", "_", "_", "_"]
    assert text[4].split() == ["staff", "_", "_", "_", "^", "_", "_", "_", "_", "_", "_", "_", "_", "^"]
    assert text[7].split() == ["D8", "+1", "-", "-", "L9", "2"]
    assert text[10].split() == ["O", "Bot", "O7", "+1", "1", "2[G7", "^]"]
    assert text[11].split() == ["G", "You", "2", "2", "(+4)", "1:", "2[_", "_]", "2:", "5[O1", "D4", "_", "^]"]
    assert text[12] == "Your hand: D5  G6"


def test_without_the_memory_aid_it_shows_less():
    table = position("options: memory_aid=no\nhand 0: D1\nhand 1: O7! L1\ndiscarded: G3\ncamp: L8")
    text = "\n".join(drawn(board.draw(table.view(0), "en", NAMES)))
    assert "O7" not in text
    look = "\n".join(drawn(board.unseen(table.view(0), "en")))
    assert "without the memory aid" in look
    assert "G3" in look
    assert "L8" in look


def test_with_the_fixed_pairing_backs_are_shown():
    table = position("options: pairing=fixed\nhand 0: D1a\nhand 1: D0a O0a")
    text = "\n".join(drawn(board.draw(table.view(0), "en", ["You", "Bot"])))
    assert "Backs: Bot 3/4/7 2/2/3" in text or "Backs: Bot 2/2/3 3/4/7" in text


def test_the_score_sheet_adds_up():
    table = position("to play: nobody\nkings: D O\nfilled 0: 1/1/1*2 3/4/7\nmines 1: 2/3+/5 1/2/2")
    rows = [line.split() for line in drawn(board.score_sheet(table.view(0), "en", ["You", "Bot"]))]
    assert ["D", "You", "1", "+", "1", "+", "7", "0", "9"] in rows
    assert ["O", "Bot", "0", "−2", "−5", "−7"] in rows
