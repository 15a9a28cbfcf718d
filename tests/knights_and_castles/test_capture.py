"""RULES.md section 3: two cards in secret, shepherds, equal cards, the strongest, the sword."""

from __future__ import annotations

import itertools

import pytest

from karczma import CannotUndo, IllegalMove, NotYourTurn
from karczma.games.knights_and_castles import rules

from .tables import CASTLES, FIGURES, GAME, PAIRS, camp, hand, lay, line, position, sword, taken


def winner(castle, *pairs, sword=0):
    """Who takes the castle when these pairs are laid."""
    table = position(f"seats: {len(pairs)}\nsword: {sword}\nrounds: {castle}")
    lay(table, *pairs)
    return taken(table)[castle]


# -- 3.1, 3.2


def test_3_1_two_figures_a_figure_and_a_shepherd_or_two_shepherds():
    table = position("rounds: wood-small\nhand 0: DFA")
    assert table.legal_moves(0) == ["lay:DF", "lay:DA", "lay:DS", "lay:FA", "lay:FS", "lay:AS", "lay:SS"]
    assert position("rounds: wood-small\nhand 0: -").legal_moves(0) == ["lay:SS"]
    assert position("rounds: wood-small").legal_moves(1) == [f"lay:{pair}" for pair in PAIRS]
    assert len(PAIRS) == 22


def test_3_1_all_choose_at_the_same_time_in_any_order():
    ends = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table = position("seats: 3\nrounds: stone-large")
        assert table.waiting_for == (0, 1, 2)
        for number, seat in enumerate(order):
            assert table.waiting_for == tuple(sorted(order[number:]))
            table.play(("lay:KD", "lay:FS", "lay:KA")[seat], seat)
        ends.add(table.text())
    assert len(ends) == 1


def test_3_1_what_one_may_lay_does_not_depend_on_what_others_have_chosen():
    for pair in PAIRS:
        table = position("seats: 3\nrounds: stone-large\nhand 2: KD")
        before = table.legal_moves(2)
        table.play(f"lay:{pair}", 0)
        assert table.legal_moves(2) == before


def test_3_1_a_choice_is_final():
    table = position("seats: 3\nrounds: stone-large")
    table.play("lay:KD", 1)
    with pytest.raises(NotYourTurn):
        table.play("lay:KS", 1)
    with pytest.raises(CannotUndo, match="secret choice is final"):
        table.undo(1)
    assert line(table, "chosen") == "- KD -"


def test_3_1_only_cards_in_hand():
    table = position("rounds: stone-large\nhand 0: KD")
    with pytest.raises(IllegalMove):
        table.play("lay:KF", 0)
    assert line(table, "chosen") == "- -"


def test_3_2_nothing_is_turned_up_before_the_last_has_chosen():
    table = position("seats: 3\nrounds: stone-large")
    table.play("lay:KD", 0)
    table.play("lay:FA", 2)
    assert table.scores == (0, 0, 0)
    assert hand(table, 0) == FIGURES
    assert table.view(1)["table"]["log"] == []
    table.play("lay:SS", 1)
    assert table.view(1)["table"]["log"][0]["laid"] == ["KD", "SS", "FA"]


# -- 3.3, 3.4


def test_3_3_shepherds_return_to_the_hand():
    table = position("rounds: brick-small")
    lay(table, "KS", "SS")
    view = table.view(0)["table"]["hands"][0]
    assert view.count("S") == 2
    assert (camp(table, 0), camp(table, 1)) == ("K", "")
    assert "lay:SS" in table.legal_moves(0)


def test_3_3_shepherds_never_cancel_and_have_no_strength():
    for castle in CASTLES:
        for other in range(2):
            pairs = ["SS", "SS"]
            pairs[other] = "DS" if castle.startswith("stone") else "AS"  # weak before that castle
            assert winner(castle, *pairs, sword=1 - other) == other


@pytest.mark.parametrize("figure", FIGURES)
def test_3_4_the_same_figure_of_two_players_is_out_of_it(figure):
    for castle in CASTLES:
        assert winner(castle, f"{figure}S", f"{figure}S", "SS", sword=2) == 2


def test_3_4_with_four_players_all_copies_go():
    table = position("seats: 4\nsword: 3\nrounds: stone-large")
    lay(table, "KS", "KD", "KC", "SS")
    assert taken(table) == {"stone-large": 2}, "the catapult, 4, beats the dragon, 1"
    assert [camp(table, seat) for seat in range(4)] == ["K", "KD", "KC", ""]


def test_3_4_two_pairs_of_equals_cancel_each_by_itself():
    assert winner("stone-small", "KF", "KC", "FS", "SS", sword=3) == 1, "only the catapult is left"
    assert winner("stone-small", "KF", "KF", sword=1) == 1
    assert winner("stone-small", "KF", "KF", "CS", "CS", sword=2) == 2


# -- 3.5


def test_3_5_the_single_strongest_card_wins():
    assert winner("stone-large", "KS", "CF") == 0, "6 beats 5 and 4 together"
    assert winner("brick-large", "KS", "CS", sword=0) == 1
    assert winner("wood-large", "KA", "DS", sword=0) == 1


@pytest.mark.parametrize(("kind", "order"), [("stone", "KFCAPD"), ("brick", "CPDKAF"), ("wood", "DAFPKC")])
def test_3_5_strengths_depend_on_the_kind_of_castle(kind, order):
    for better, worse in itertools.pairwise(order):
        for size in ("small", "large"):
            assert winner(f"{kind}-{size}", f"{worse}S", f"{better}S", sword=0) == 1


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_3_5_an_empty_table_goes_to_the_sword(holder):
    assert winner("wood-large", "KD", "KA", "DA", sword=holder) == holder
    assert winner("wood-large", "SS", "SS", "SS", sword=holder) == holder


def test_3_5_equal_strengths_of_different_figures_would_go_to_the_sword(monkeypatch):
    """Our numbers have none, so the rule is tried in Python on other numbers."""
    strength = rules.STRENGTH.copy()
    strength[0, 1] = 6  # the dragon before stone, like the knight
    monkeypatch.setattr(rules, "STRENGTH", strength)

    def taker(*pairs, sword):
        table = position(f"seats: {len(pairs)}\nsword: {sword}\nrounds: stone-small")
        for seat, pair in enumerate(pairs):
            table.state.chosen[seat] = 1 + GAME.engine.notation.MOVES[f"lay:{pair}"]
        return rules.winner.py_func(table.state, 0)

    assert taker("KS", "DS", "FA", sword=2) == 2
    assert taker("KS", "DS", sword=1) == 1
    assert taker("KD", "FS", sword=1) == 0, "both cards of one player"
    assert taker("FS", "CS", "KS", "DS", sword=0) == 0
    assert taker("KS", "KD", "FA", sword=2) == 1


def test_3_5_the_first_example_of_the_rulebook():
    """A large brick castle: shepherds return, two knights cancel, the dragon of seat 0 beats the foot soldier."""
    table = position("seats: 3\nsword: 1\nrounds: brick-large")
    lay(table, "KD", "FS", "KS")
    assert taken(table) == {"brick-large": 0}
    assert table.scores == (2, 0, 0)
    assert [camp(table, seat) for seat in range(3)] == ["KD", "F", "K"]


def test_3_5_the_second_example_of_the_rulebook():
    """A small wooden castle: archers and peasants cancel, nothing is left, the sword decides."""
    table = position("seats: 3\nsword: 1\nrounds: wood-small")
    lay(table, "AP", "AS", "PS")
    assert taken(table) == {"wood-small": 1}
    assert table.scores == (0, 1, 0)
    assert [camp(table, seat) for seat in range(3)] == ["AP", "A", "P"]


# -- 3.6, 3.7


def test_3_6_all_laid_figures_go_to_the_camps():
    table = position("seats: 3\nrounds: stone-small\nstack: brick-small ? ? ? ? ?")
    lay(table, "KD", "KC", "FS")
    assert [camp(table, seat) for seat in range(3)] == ["KD", "KC", "F"]
    assert [hand(table, seat) for seat in range(3)] == ["CFAP", "DFAP", "KDCAP"]
    with pytest.raises(IllegalMove, match="lies in your camp"):
        table.play("lay:KC", 0)


def test_3_6_a_camp_lies_face_down():
    table = position("options: memory_aid=no\nrounds: stone-small\nstack: brick-small ? ? ? ? ?")
    lay(table, "KD", "KC")
    assert table.view(0)["table"]["camps"] == [["K", "D"], ["?", "?"]]
    assert table.view(None)["table"]["camps"] == [["?", "?"], ["?", "?"]]


def test_3_7_the_sword_goes_to_whoever_has_the_fewest_points():
    table = position("seats: 3\nsword: 0\nrounds: wood-small:-/-/-:1 stone-large\nstack: brick-small ? ? ? ?")
    lay(table, "SS", "SS", "KS")
    assert (table.scores, sword(table)) == ((0, 1, 2), 0)
    table = position("seats: 3\nsword: 2\nrounds: wood-small:-/-/-:0 stone-large\nstack: brick-small ? ? ? ?")
    lay(table, "SS", "KS", "SS")
    assert (table.scores, sword(table)) == ((1, 2, 0), 2)


def test_3_7_the_castle_just_taken_counts():
    table = position("sword: 1\nrounds: wood-small:-/-:0 stone-large\nstack: brick-small ? ? ? ?")
    lay(table, "SS", "KS")
    assert (table.scores, sword(table)) == ((1, 2), 0)


@pytest.mark.parametrize(("ages", "gets"), [("seats", 0), ("2013", 2), ("3120", 2), ("1203", 2), ("3012", 0)])
def test_3_7_of_several_the_youngest_gets_it_even_if_another_has_it(ages, gets):
    for holder in range(4):
        text = f"seats: 4\noptions: ages={ages}\nsword: {holder}\nrounds: wood-small:-/-/-/-:1 stone-small\n"
        table = position(text + "stack: brick-small ? ? ? ?")
        lay(table, "SS", "SS", "SS", "KS")
        assert table.scores == (0, 1, 0, 1)
        assert sword(table) == gets


def test_3_7_the_sword_does_not_move_after_a_drum():
    table = position("sword: 1\nrounds: wood-small:-/-:1 drum\nhand 0: KD\nstack: brick-small ? ? ? ?")
    table.play("recruit:C", 0)
    assert sword(table) == 1


def test_3_7_points_of_earlier_games_do_not_count():
    past = " ".join(f"{castle}:-/-:0" for castle in CASTLES) + " drum:-/-"
    running = "sword: 1\nrounds 2: stone-small\nstack: brick-small ? ? ? ? ?"
    table = position(f"options: longer=yes\ngames over: 1\nrounds 1: {past}\n{running}")
    lay(table, "SS", "KS")
    assert (table.scores, sword(table)) == ((9, 1), 0)
