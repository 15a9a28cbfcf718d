"""Nobody learns what another has chosen, and nobody forgets what lay open: RULES 3.1, 4.2, 7.2."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from karczma import KarczmaError, say
from karczma.core.generator import set_key
from karczma.core.knowledge import SPECTATOR, TOGETHER, UNKNOWN
from karczma.core.record import copy

from .tables import GAME, PAIRS, hand, lay, line, may_hold, position, recruit, seen

ENGINE = GAME.engine


def told(table, played, viewer):
    """All that one viewer is told: bytes, view, prompt, story, and why every move is refused."""
    told = [table.observation(viewer), json.dumps(table.view(viewer)), table.prompt(viewer), played.story(viewer)]
    if viewer is not None:
        for move in sorted(set(ENGINE.notation.MOVES) - set(table.legal_moves(viewer))):
            with pytest.raises(KarczmaError) as refused:
                table.play(move, viewer)
            told.append((move, type(refused.value), refused.value.sentence))
    return told


def worlds(table, viewer, count):
    """So many completions of what a viewer sees."""
    seen = copy(table.state)
    ENGINE.observe(seen, viewer)
    for number in range(count):
        world = copy(seen)
        set_key(world, number, 3)
        ENGINE.complete(world)
        yield world


def figures(mask):
    return "".join(letter for figure, letter in enumerate("KDCFAP") if mask >> figure & 1)


# -- while others are still choosing


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_3_1_whatever_one_lays_the_others_are_told_the_same(viewer):
    answers = []
    for pair in PAIRS:
        table = position("seats: 3\nrounds: stone-large\nbox: drum")
        answers.append(told(table, table.play(f"lay:{pair}", 0), viewer))
    assert all(answer == answers[0] for answer in answers)


@pytest.mark.parametrize("viewer", [1, None])
def test_4_2_whatever_one_takes_back_the_others_are_told_the_same(viewer):
    answers = []
    for figure in "CFAP":
        table = position("rounds: drum\nhand 0: KD\nhand 1: K\nbox: drum")
        answers.append(told(table, table.play(f"recruit:{figure}", 0), viewer))
    assert all(answer == answers[0] for answer in answers)


def test_3_1_all_see_who_has_chosen_and_only_the_chooser_what():
    table = position("seats: 3\nrounds: stone-large")
    table.play("lay:KD", 1)
    assert [seen(table, viewer)["chosen"] for viewer in (0, 1, 2, None)] == ["- ? -", "- KD -", "- ? -", "- ? -"]
    assert table.view(0)["waiting_for"] == [0, 2]
    assert table.view(0)["table"]["chosen"] == [False, True, False]
    assert [table.view(viewer)["table"]["choice"] for viewer in (0, 1, None)] == [None, "lay:KD", None]


def test_3_1_the_move_itself_is_seen_by_its_player_alone():
    table = position("seats: 3\nrounds: stone-large")
    move = ENGINE.notation.MOVES["lay:KD"]
    viewers = (0, 1, 2, SPECTATOR, TOGETHER)
    assert [ENGINE.seen_move(table.state, 1, move, viewer) for viewer in viewers] == [
        *(UNKNOWN, move, UNKNOWN, UNKNOWN, move)
    ]


def test_3_1_any_pair_of_the_hand_may_have_been_chosen_each_as_likely():
    table = position("rounds: stone-large\nhand 0: KD\nchosen: KD -")
    chosen = Counter(ENGINE.notation.move_text(int(world.chosen[0]) - 1) for world in worlds(table, 1, 800))
    assert set(chosen) == {"lay:KD", "lay:KS", "lay:DS", "lay:SS"}
    assert all(abs(times - 200) < 60 for times in chosen.values())
    assert {int(world.chosen[0]) - 1 for world in worlds(table, 0, 5)} == {ENGINE.notation.MOVES["lay:KD"]}


def test_4_2_any_card_of_the_camp_may_have_been_chosen():
    table = position("rounds: drum\nhand 0: KD\nhand 1: K\nchosen: C -")
    chosen = Counter(ENGINE.notation.move_text(int(world.chosen[0]) - 1) for world in worlds(table, 1, 400))
    assert set(chosen) == {"recruit:C", "recruit:F", "recruit:A", "recruit:P"}


# -- what everybody can tell about a hand

TWO_DRUMS = "rounds: stone-small\nstack: drum brick-small drum wood-small wood-large stone-large\n"


def two_drums(first_pair="KD", first="K", second_pair="CF", second="C"):
    """Seat 0 lays a pair, recruits, lays another pair, recruits again; seat 1 lays shepherds."""
    table = position(TWO_DRUMS)
    lay(table, first_pair, "SS")
    recruit(table, first, "-")
    lay(table, second_pair, "SS")
    recruit(table, second, "-")
    return table


def test_4_2_before_any_recruitment_all_hands_are_known():
    table = position(TWO_DRUMS)
    lay(table, "KD", "AS")
    assert (seen(table, 1)["hand 0"], seen(table, 0)["hand 1"]) == ("CFAP", "KDCFP")


def test_4_2_a_recruit_may_be_any_card_of_the_camp():
    table = position(TWO_DRUMS)
    lay(table, "KD", "SS")
    recruit(table, "D", "-")
    assert may_hold(table, 0) == {"KCFAP": 1, "DCFAP": 1}
    assert seen(table, 1)["hand 0"] == "CFAP?"
    assert seen(table, 0)["hand 0"] == "DCFAP"


def test_4_2_a_recruit_that_is_laid_again_is_known_to_all():
    table = position(TWO_DRUMS)
    lay(table, "KD", "SS")
    recruit(table, "D", "-")
    lay(table, "DS", "SS")
    assert may_hold(table, 0) == {"CFAP": 1}
    assert seen(table, 1)["hand 0"] == "CFAP"


def test_4_2_two_recruits_cannot_both_be_cards_laid_after_the_first_drum():
    table = two_drums()
    assert may_hold(table, 0) == {"KDAP": 2, "KCAP": 1, "KFAP": 1, "DCAP": 1, "DFAP": 1}
    assert seen(table, 1)["hand 0"] == "AP??"
    assert {figures(int(world.hand[0])) for world in worlds(table, 1, 300)} == set(may_hold(table, 0))


def test_4_2_a_card_laid_openly_tells_of_the_other_recruit_too():
    table = two_drums()
    lay(table, "CS", "SS")  # the second recruit, since it was not in the camp at the first drum
    assert may_hold(table, 0) == {"KAP": 1, "DAP": 1}
    assert seen(table, 1)["hand 0"] == "AP?"
    table = two_drums(first="K", second="D")
    lay(table, "KS", "SS")  # the first recruit, or the second
    assert may_hold(table, 0) == {"DAP": 2, "CAP": 1, "FAP": 1}
    lay(table, "DS", "SS")
    assert may_hold(table, 0) == {"AP": 1}
    assert seen(table, 1)["hand 0"] == "AP"


def test_4_2_completions_come_by_the_number_of_ways():
    """Each way is as likely as another, as if everybody recruited at random."""
    hands = Counter(figures(int(world.hand[0])) for world in worlds(two_drums(), 1, 3000))
    for held, ways in may_hold(two_drums(), 0).items():
        assert abs(hands[held] - 500 * ways) < 130


def test_4_2_both_cards_of_a_camp_of_two_come_back_after_two_drums():
    table = position("rounds: stone-small\nstack: drum drum wood-small ? ? ?")
    lay(table, "KD", "SS")
    recruit(table, "D", "-")
    assert seen(table, 1)["hand 0"] == hand(table, 0) == "KDCFAP"


def test_4_2_a_position_does_not_remember_a_doubt_that_is_resolved():
    """Equal positions are equal bytes: whatever was possible once."""
    one, other = two_drums(first="K", second="D"), two_drums(first="D", second="K")
    for table in (one, other):
        lay(table, "KD", "SS")
        assert not table.state.ways.any()
    assert one.state.tobytes() == other.state.tobytes()


def test_4_2_other_hands_are_known_to_their_owners_and_to_all_together():
    table = two_drums()
    together = copy(table.state)
    ENGINE.observe(together, TOGETHER)
    assert figures(int(together.hand[0])) == hand(table, 0) == "KCAP"
    assert seen(table, 0)["hand 0"] == "KCAP"
    assert seen(table)["hand 0"] == seen(table, 1)["hand 0"] == "AP??"


# -- 7.2


def test_7_2_the_memory_aid_shows_what_was_shown_and_what_each_may_hold():
    view = two_drums().view(1)["table"]
    assert view["hands"][0] == ["A", "P", "S", "S", "?", "?"]
    assert view["camps"][0] == ["?", "?"]
    assert view["may_hold"][0] == {"KDAP": 2, "KCAP": 1, "DCAP": 1, "KFAP": 1, "DFAP": 1}
    assert [entry["tile"]["tile"] for entry in view["log"]] == ["stone-small", "drum", "brick-small", "drum"]
    assert [entry.get("laid") for entry in view["log"]] == [["KD", "SS"], None, ["CF", "SS"], None]
    assert [entry.get("took") for entry in view["log"]] == [None, ["+", "-"], None, ["+", "-"]]


def test_7_2_without_it_only_the_own_cards_the_counts_and_the_last_round():
    table = position(f"options: memory_aid=no\n{TWO_DRUMS}")
    lay(table, "KD", "AS")
    table.play("recruit:K", 0)
    view = table.view(1)["table"]
    assert (view["hands"][0], view["camps"][0]) == (["?"] * 7, ["?"])
    assert (view["hands"][1], view["camps"][1]) == (["K", "D", "C", "F", "A", "P", "S", "S"], [])
    assert (view["log"], view["may_hold"]) == (None, None)
    assert [entry["tile"]["tile"] for entry in view["last_round"]] == ["drum"]
    lay(table, "KS", "SS")
    assert table.view(1)["table"]["last_round"][0]["laid"] == ["KS", "SS"]
    assert "K" not in table.view(None)["table"]["hands"][0]


def test_7_2_it_changes_neither_the_moves_nor_what_a_computer_player_is_told():
    aided, unaided = (position(f"options: memory_aid={aid}\n{TWO_DRUMS}") for aid in ("yes", "no"))
    for table in (aided, unaided):
        lay(table, "KD", "AS")
    assert aided.legal_moves(0) == unaided.legal_moves(0)
    for seat in (0, 1, None):
        one, other = seen(aided, seat), seen(unaided, seat)
        assert one.pop("options") != other.pop("options")
        assert one == other


def test_7_2_with_open_hands_everything_is_shown_with_the_aid_or_without():
    for aid in ("yes", "no"):
        table = position(f"options: memory_aid={aid}\nrounds: stone-large\nhand 0: KD\nhand 1: CFA")
        together = copy(table.state)
        ENGINE.observe(together, TOGETHER)
        view = ENGINE.view.table(together, TOGETHER)
        assert view["hands"] == [["K", "D", "S", "S"], ["C", "F", "A", "S", "S"]]
        assert view["camps"] == [["C", "F", "A", "P"], ["K", "D", "P"]]


# -- tiles


def test_1_2_every_hidden_tile_may_be_next_or_in_the_box():
    table = position("rounds: stone-small:-/-:0 drum:-/- brick-large")
    for place, expected in ((3, 5), (7, 5)):
        tiles = Counter(int(world.tile[0, place]) for world in worlds(table, 0, 500))
        assert len(tiles) == expected
        assert all(abs(times - 100) < 45 for times in tiles.values())


def test_1_2_the_last_tile_leaves_no_doubt_what_is_in_the_box():
    table = position(
        "rounds: stone-small:-/-:0 stone-large:-/-:0 brick-small:-/-:0 drum:-/- wood-small:-/-:0 drum:-/- wood-large"
    )
    assert line(table, "box") == "brick-large"
    assert {int(world.tile[0, 7]) for world in worlds(table, 0, 20)} == {3}


def test_a_story_ends_with_the_same_words_for_whoever_may_not_know():
    table = position("rounds: drum\nhand 0: KD\nhand 1: KDC\nstack: wood-small ? ? ? ? ?")
    table.play("recruit:C", 0)
    story = table.play("recruit:F", 1).story
    assert [say(what) for what in story(0)] == [
        "Player 2 chooses a card of the camp in secret.",
        "You take the catapult back from the camp.",
        "Player 2 takes a card back from the camp, unseen by the others.",
        "Next tile: the small wooden castle, worth 1 point.",
    ]


def test_with_open_hands_all_choices_are_seen_and_otherwise_none():
    table = GAME.deal(seed=1, seats=2)
    table.play("lay:SS", 0)
    assert table.open_view()["table"]["choices"] == ["lay:SS", None]
    assert all("choices" not in table.view(viewer)["table"] for viewer in (0, 1, None))
