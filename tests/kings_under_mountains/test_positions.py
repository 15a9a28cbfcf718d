"""Positions as text: what RULES.md promises about lines left out, and how a mistaken position is refused."""

from __future__ import annotations

import pytest

from karczma import BadPosition, say

from .tables import GAME, line, lines, position


@pytest.mark.parametrize("pairing", ["shuffled", "fixed"])
def test_a_position_written_and_read_again_is_the_same(pairing):
    table = GAME.deal(seed=1, seats=3, pairing=pairing)
    while not table.is_over:
        if table.version % 5 == 0:
            assert position(table.text()).text() == table.text()
        table.play(table.legal_moves()[-1])
    assert position(table.text()).text() == table.text()
    assert position(table.text()).outcome == table.outcome


@pytest.mark.parametrize("pairing", ["shuffled", "fixed"])
def test_what_is_left_out_is_dealt(pairing):
    table = position(f"seats: 3\noptions: pairing={pairing}")
    assert line(table, "to play") == ["0", "play"]
    assert line(table, "kings") == ["D", "O", "G"]
    assert [len(line(table, f"hand {seat}")) for seat in range(3)] == [6, 6, 6]
    assert len(line(table, "centre")) == len(line(table, "buried")) == 4
    assert len(line(table, "deck")) == 80 - 18 - 4
    assert line(table, "camp") == line(table, "discarded") == []


@pytest.mark.parametrize("pairing", ["shuffled", "fixed"])
def test_the_seed_orders_the_cards_nobody_mentions(pairing):
    text = f"options: pairing={pairing}"
    assert position(text, seed=1).text() == position(text, seed=1).text() != position(text, seed=2).text()


def test_with_a_deck_line_the_deck_is_exactly_that():
    table = position("hand 0: D4\nhand 1: G2\ncentre: 1/1/1 - - -\ndeck: O2 ? L0\ndeck mines: 2/2/3 1/1/1 ?")
    assert line(table, "deck")[::2] == ["O2", "L0"]
    assert line(table, "deck mines")[:2] == ["2/2/3", "1/1/1"]
    assert "?" not in line(table, "deck") + line(table, "deck mines")


@pytest.mark.parametrize("top", ["", "deck mines: 1/3+/4 ? ?", "mines seen: 3/4/7*2 1/1/1"])
def test_the_mine_on_top_of_the_deck_has_been_seen_also_where_chance_lays_it_there(top):
    table = position(f"centre: 3/4/7 - - -\ndeck: ? ? ?\n{top}")
    seen = [word for word in line(table, "mines seen") if not word.startswith("3/4/7")]
    assert line(table, "deck mines")[0] in {word.split("*")[0] for word in seen} | {"3/4/7"}
    assert table.text() == position(table.text()).text()
    counted = sum(int(word.partition("*")[2] or 1) for word in line(table, "mines seen"))
    assert counted == (4 if "seen" in top else 2)


def test_the_player_who_is_to_lay_or_to_draw_holds_one_card_fewer():
    assert len(line(position("to play: 1 draw"), "hand 1")) == 5
    assert len(line(position("to play: 1 place D5"), "hand 1")) == 5


def test_the_order_of_the_lines_does_not_matter():
    text = ["kings: O D", "centre: 3/4/7:D3 1/1/1 - -", "mines 0: 1/2/2:D4", "hand 0: L4", "to play: 0 play"]
    assert position("\n".join(reversed(text))).text() == position("\n".join(text)).text()


@pytest.mark.parametrize(
    "text",
    [
        "hand 0: D4 D4 D4",
        "hand 0: D4 D4\ncamp: D4",
        "hand 0: D1 D2 D3 D4 D5 D6 D7",
        "hand 0: D10",
        "hand 0: R4",
        "hand 0: D4a",
        "options: pairing=fixed\nhand 0: D4",
        "options: pairing=fixed\ndeck: ?\ndeck mines: 1/1/1",
        "hand 2: D4",
        "kings: D D",
        "kings: D",
        "kings: D O G",
        "to play: 2 play",
        "to play: 0 place",
        "to play: 0 draw D5",
        "centre: 1/1/1 1/1/1",
        "centre: 9/9/9 - - -",
        "centre: 3/4/7:D4:D3 - - -",
        "mines 0: 1/1/1:D0",
        "kings: D O\nmines 0: 1/2/2:D3",
        "kings: D O\nmines 0: 1/2/2:O3:O4",
        "filled 0: 1/1/1*5",
        "filled 0: 1/1/1*x",
        "camp: ?",
        "discarded: ?",
        "D4",
    ],
)
def test_a_mistaken_position_is_refused_in_both_languages(text):
    refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "centre: 2/2/3:D4:D5 - - -",
        "centre: 1/1/1:D4 - - -",
        "centre: 1/1/1 1/1/1 1/1/1 -\nmines 0: 1/1/1 1/1/1",
        "options: pairing=fixed\ncentre: 3/4/7 3/4/7 3/4/7 -\nhand 0: D0a O7b",
        "options: pairing=fixed\ncentre: 3/4/7 - - -\nburied: D1a",
        "to play: nobody\ndeck: ?",
        "to play: 0 draw\ndeck: -",
        "to play: 0 draw\nhand 0: D1 D2 D3 D4 D5 D6",
        "to play: 0 place D3\ncentre: 3/4/7:D5 - - -",
        "deck: ? ?\ndeck mines: 1/1/1",
        "centre: 3/4/7 - - -\nmines seen: 1/1/1",
        "mines seen: 1/1/1*4\nhand 0: D1\ndeck: ? ?\ndeck mines: ? 1/1/1",
        f"deck: {'? ' * 79}",
        f"centre: - - - -\nburied: {' '.join(['D1'])}",
    ],
)
def test_a_position_that_cannot_be_played_is_refused(text):
    refused(text)


def refused(text):
    with pytest.raises(BadPosition) as refusal:
        position(text)
    for lang in ("pl", "en"):
        assert len(say(refusal.value.sentence, lang)) > 15


def test_more_mines_than_a_game_can_bring_are_refused():
    """The record has no room for them."""
    faces = lines(position("").text())["mines seen"].split()
    assert faces
    every = "1/1/1*4 1/1+/2*4 1/2/2*4 1/2+/3*4 1/3/3*4 1/3+/4*4 2/1/2*4 2/1+/3*4 2/2/3*4 2/2+/4*4 2/3/4*4 2/3+/5*4"
    mines = " ".join(face for word in every.split() for face in [word.split("*")[0]] * 4)
    text = f"centre: - - - -\nmines 0: {mines}\nhand 0: D1\nhand 1: D1"
    assert position(f"{text}\ndeck: {'? ' * 12}")
    refused(f"{text}\ndeck: {'? ' * 13}")


def test_a_game_that_is_over_can_be_set_up():
    table = position("to play: nobody\nfilled 1: 1/1/1")
    assert table.outcome.winners == (1,)
