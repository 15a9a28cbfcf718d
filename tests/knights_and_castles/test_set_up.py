"""RULES.md section 1 and 2: cards, tiles, the box, the sword, seven rounds."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from karczma.games import knights_and_castles
from karczma.games.knights_and_castles import cards

from .tables import CASTLES, FIGURES, GAME, PAIRS, TILES, lay, line, position, seen, sword

DATA = tomllib.loads(Path(knights_and_castles.__file__).with_name("cards.toml").read_text(encoding="utf-8"))
every_size = pytest.mark.parametrize("seats", [2, 3, 4])


def strengths():
    return {figure["letter"]: [figure[kind] for kind in ("stone", "brick", "wood")] for figure in DATA["figure"]}


@every_size
def test_1_1_six_figures_and_two_shepherds_for_each(seats):
    table = GAME.deal(seed=1, seats=seats)
    for seat in range(seats):
        assert sorted(table.view(seat)["table"]["hands"][seat]) == sorted(FIGURES + "SS")
        assert [move.removeprefix("lay:") for move in table.legal_moves(seat)] == PAIRS
        assert table.view(seat)["table"]["camps"][seat] == []


def test_1_1_the_knight_has_the_numbers_of_the_rulebook():
    assert strengths()["K"] == [6, 3, 2]
    assert [figure["origin"] for figure in DATA["figure"]] == ["rulebook"] + ["reconstructed"] * 5


def test_1_1_what_the_reconstruction_promises():
    columns = list(zip(*strengths().values(), strict=True))
    assert [sorted(column) for column in columns] == [[1, 2, 3, 4, 5, 6]] * 3
    for letter, numbers in strengths().items():
        assert len(set(numbers)) == 3
        assert sum(numbers) == (11 if letter in "KDC" else 10)
        for other, others in strengths().items():
            if other != letter:
                assert any(mine > theirs for mine, theirs in zip(numbers, others, strict=True))
    assert strengths()["D"][1] > strengths()["F"][1], "the rulebook's first example"


def test_1_1_the_rules_read_the_numbers_from_the_file():
    for figure, letter in enumerate(cards.LETTERS[:6]):
        assert cards.STRENGTH[:, figure].tolist() == strengths()[letter]
    assert {castle["origin"] for castle in DATA["castle"]} | {DATA["drums"]["origin"]} == {"rulebook"}
    assert DATA["shepherds"]["origin"] == "published"


def test_1_1_with_fewer_than_two_shepherds_the_cards_are_refused(monkeypatch):
    one_shepherd = {**DATA, "shepherds": {**DATA["shepherds"], "copies": 1}}
    monkeypatch.setattr(tomllib, "loads", lambda text: one_shepherd)
    source = Path(cards.__file__)
    with pytest.raises(ValueError, match="two shepherds"):
        exec(compile(source.read_text(encoding="utf-8"), str(source), "exec"), {"__file__": str(source)})


def test_1_2_six_castles_and_two_drums_one_of_them_in_the_box():
    for seed in range(20):
        table = GAME.deal(seed=seed)
        turned = [token.partition(":")[0] for token in line(table, "rounds 1").split()]
        tiles = [*turned, *line(table, "stack").split(), line(table, "box")]
        assert sorted(tiles) == TILES
        assert len(tiles) == 8


def test_1_2_a_small_castle_counts_one_point_and_a_large_one_two():
    for castle in CASTLES:
        table = position(f"rounds: {castle}")
        lay(table, "KS", "SS")
        assert table.scores == (1 if castle.endswith("small") else 2, 0)


def test_1_2_every_tile_lies_in_the_box_as_often_as_another():
    box = Counter(line(GAME.deal(seed=seed), "box") for seed in range(1600))
    assert set(box) == set(TILES)
    for tile, times in box.items():
        assert abs(times - (400 if tile == "drum" else 200)) < 80


def test_1_2_nobody_sees_the_stack_nor_the_box():
    table = GAME.deal(seed=2, seats=3)
    for viewer in (0, 1, 2, None):
        assert set(seen(table, viewer)["stack"].split()) == {"?"}
        assert seen(table, viewer)["box"] == "?"


def test_1_3_everybody_starts_with_a_whole_hand_and_an_empty_camp():
    table = GAME.deal(seed=5, seats=4, first="2")
    for seat in range(4):
        assert line(table, f"hand {seat}") == FIGURES
        view = table.view(0)["table"]
        assert (len(view["hands"][seat]), len(view["camps"][seat])) == (8, 0)


@pytest.mark.parametrize(("ages", "youngest"), [("seats", 0), ("210", 2), ("120", 1)])
def test_1_4_the_youngest_has_the_sword(ages, youngest):
    assert sword(GAME.deal(seed=1, seats=3, ages=ages)) == youngest


@every_size
def test_2_1_a_game_has_seven_rounds(seats):
    for seed in range(8):
        table = GAME.deal(seed=seed, seats=seats)
        while not table.is_over:
            seat = table.waiting_for[0]
            assert 1 <= table.view(seat)["table"]["round"] <= 7
            table.play(table.legal_moves(seat)[-1], seat)
        tokens = line(table, "rounds 1").split()
        assert len(tokens) == 7
        assert sum(token.startswith("drum") for token in tokens) in (1, 2)


def test_2_2_a_castle_is_captured_and_a_drum_recruits():
    castle = position("rounds: brick-small\nhand 0: KD")
    assert castle.legal_moves(0) == ["lay:KD", "lay:KS", "lay:DS", "lay:SS"]
    drum = position("rounds: drum\nhand 0: KD\nhand 1: P")
    assert drum.legal_moves(0) == ["recruit:C", "recruit:F", "recruit:A", "recruit:P"]


def test_2_2_the_next_tile_is_turned_up_when_a_round_is_over():
    table = position("rounds: brick-small\nstack: wood-large drum stone-small ? ? ?")
    lay(table, "KD", "KS")
    assert line(table, "rounds 1") == "brick-small:KD/KS:0 wood-large"
    assert line(table, "stack").split()[:2] == ["drum", "stone-small"]
