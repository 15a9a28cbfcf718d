"""RULES.md section 4: workers and overseers."""

from __future__ import annotations

import pytest

from karczma.core.knowledge import TOGETHER

from .tables import GAME, fits_own, legal, line, play, position, seen


def test_4_1_a_captured_mine_lies_open_until_it_is_filled():
    table = position("kings: D O\nmines 0: 1/2/2:O3 3/4/7")
    for viewer in (0, 1, None):
        assert [mine["mine"] for mine in table.view(viewer)["table"]["mines"][0]] == ["1/2/2", "3/4/7"]
        assert table.view(viewer)["table"]["mines"][0][0]["units"] == ["O3"]


def test_4_1_one_may_have_any_number_of_them():
    many = " ".join(["1/1/1"] * 4 + ["1/2/2"] * 4 + ["1/3/3"] * 4)
    table = position(f"kings: D O\ncentre: 1/4/3 3/4/7:L9 - -\nmines 0: {many}\nhand 0: D5\ndeck: ? ? ?")
    play(table, "play:D5")
    assert len(line(table, "mines 0")) == 13


@pytest.mark.parametrize("king", "DOGL")
def test_4_2_workers_must_not_be_of_ones_own_race(king):
    other = "D" if king != "D" else "O"
    for race in "DOGL":
        assert fits_own(f"{race}5", "1/2/2", kings=f"{king} {other}") == (race != king)
        assert fits_own(f"{race}5", f"1/3/3:{other}4", kings=f"{king} {other}") == (race != king)


def test_4_2_a_mine_needs_as_many_workers_as_its_size():
    for size in (1, 2, 3, 4):
        mine = {1: "1/1/1", 2: "1/2/2", 3: "1/3/3", 4: "1/4/3"}[size]
        laid = ":".join([mine, *(f"O{n}" for n in range(1, size))])
        table = position(f"kings: D O\ncentre: 3/4/7:L9 - - -\nmines 0: {laid}\nhand 0: G8\ndeck: ? ?")
        play(table, "play:G8")
        assert (line(table, "mines 0"), line(table, "filled 0")) == ([], [mine])


def test_4_3_after_the_last_worker_comes_an_overseer_of_ones_own_race():
    assert [race for race in "DOGL" if fits_own(f"{race}5", "1/1+/2:O3")] == ["D"]
    assert [race for race in "DOGL" if fits_own(f"{race}5", "1/2+/3:O3:G4")] == ["D"]
    assert [race for race in "DOGL" if fits_own(f"{race}5", "1/2+/3:O3")] == ["O", "G", "L"]
    assert not fits_own("D5", "1/2+/3"), "never earlier"


def test_4_3_without_the_overseer_the_mine_is_not_filled():
    table = position("kings: D O\ncentre: 3/4/7:L9 - - -\nmines 0: 1/1+/2\nhand 0: O3 D5\ndeck: ? ? ? ?")
    play(table, "play:O3")
    assert (line(table, "mines 0"), line(table, "filled 0")) == (["1/1+/2:O3"], [])


def test_4_4_each_worker_must_cover_the_one_before_it():
    assert [n for n in range(10) if fits_own(f"G{n}", "1/3/3:O4")] == [5, 6, 7, 8, 9]
    assert [n for n in range(10) if fits_own(f"G{n}", "1/3/3:O9")] == [0]
    assert [n for n in range(10) if fits_own(f"G{n}", "1/3/3:O9:L0")] == list(range(1, 10))
    assert [n for n in range(10) if fits_own(f"G{n}", "1/3/3")] == list(range(10)), "a 0 may be the first worker"


def test_4_4_and_so_must_the_overseer():
    assert [n for n in range(10) if fits_own(f"D{n}", "1/1+/2:O4")] == [5, 6, 7, 8, 9]
    assert [n for n in range(10) if fits_own(f"D{n}", "1/1+/2:O9")] == [0], "decided: a 0 may be set on a 9"


def test_4_5_with_the_last_of_its_staff_the_mine_is_filled_and_the_staff_is_out_of_the_game():
    table = position(
        "kings: D O\ncentre: 3/4/7:L9 - - -\nmines 0: 1/2+/3:O3:G4 1/1/1\ndiscarded: L8\nhand 0: D5\ndeck: ? ?"
    )
    play(table, "play:D5")
    assert (line(table, "mines 0"), line(table, "filled 0")) == (["1/1/1"], ["1/2+/3"])
    assert line(table, "discarded") == ["D5", "O3", "G4", "L8"]


def test_4_5_everybody_may_look_through_the_discard_pile():
    table = position("discarded: L8 D5 D5\noptions: memory_aid=no")
    for viewer in (0, 1, None):
        assert sorted(table.view(viewer)["table"]["discarded"]) == ["D5", "D5", "L8"]


def test_4_6_others_see_only_how_many_mines_lie_under_a_king():
    for aid in ("yes", "no"):
        table = position(f"options: memory_aid={aid}\nfilled 0: 1/1/1*2 3/4/7\nfilled 1: 1/2/2")
        filled = [table.view(viewer)["table"]["filled"] for viewer in (0, 1, None)]
        assert [[side["count"] for side in sides] for sides in filled] == [[3, 1]] * 3
        assert [mine["mine"] for mine in filled[0][0]["mines"]] == ["1/1/1", "1/1/1", "3/4/7"]
        assert filled[0][1]["mines"] is filled[1][0]["mines"] is filled[2][0]["mines"] is None
        score = table.view(1)["table"]["score"]
        assert (score[0]["filled"], score[0]["total"]) == (None, None)
        assert (score[1]["filled"], score[1]["total"]) == (2, 2)


def test_4_6_at_the_end_they_are_counted_openly():
    table = position("to play: nobody\nfilled 0: 1/1/1*2\nfilled 1: 3/4/7")
    for viewer in (0, 1, None):
        assert [side["total"] for side in table.view(viewer)["table"]["score"]] == [2, 7]
        assert table.view(viewer)["table"]["filled"][1]["mines"][0]["mine"] == "3/4/7"


def test_4_6_an_observation_remembers_them_for_all_saw_them_filled():
    table = position("filled 0: 1/1/1*2 3/4/7")
    assert seen(table, 1)["filled 0"] == "1/1/1*2 3/4/7"


def test_4_6_with_open_hands_all_lie_open():
    table = position("filled 0: 1/1/1*2\noptions: memory_aid=no\nhand 0: D1 D2!\nhand 1: O3 O4!")
    together = table.state.copy()
    GAME.engine.observe(together, TOGETHER)
    view = GAME.engine.view.table(together, TOGETHER)
    assert len(view["filled"][0]["mines"]) == 2
    assert view["hands"] == [["D1", "D2"], ["O3", "O4"]]


def test_4_1_mines_are_listed_in_one_order_however_they_came():
    one = position("kings: D O\nmines 0: 3/4/7 1/1/1 2/3/4:O5 2/3/4 2/3/4:O1:O2 2/3/4:O1")
    assert line(one, "mines 0") == ["1/1/1", "2/3/4", "2/3/4:O1", "2/3/4:O5", "2/3/4:O1:O2", "3/4/7"]
    table = position("kings: D O\ncentre: 3/4/7:L9 - - -\nmines 0: 2/3/4 2/3/4:O5 3/4/7\nhand 0: G7 G1\ndeck: ? ?")
    play(table, "play:G7", "own:1")
    assert line(table, "mines 0") == ["2/3/4:O5", "2/3/4:G7", "3/4/7"]


def test_4_5_when_a_mine_goes_the_others_move_up():
    text = "kings: D O\ncentre: 3/4/7:L9 - - -\nmines 0: 1/1/1 1/2/2:O1 1/3/3:O2 3/4/7:L3\nhand 0: G7\ndeck: ? ?"
    table = play(position(text), "play:G7", "own:2")
    assert line(table, "mines 0") == ["1/1/1", "1/3/3:O2", "3/4/7:L3"]
    assert line(table, "filled 0") == ["1/2/2"]
    assert table.legal_moves() == ["draw:deck"]
    assert "own:1" not in legal(table)
