"""Questions, secrets and options: RULES section 22."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.core.generator import set_key
from karczma.core.knowledge import SPECTATOR, TOGETHER, UNKNOWN
from karczma.core.position import write_position
from karczma.core.record import copy
from karczma.games.villagers.cards import BACK, COPIES, DECK_KINDS, HAND_KINDS, NAMES, NUMBER, SPECIAL, SUIT
from karczma.games.villagers.moves import MOST_MOVES
from karczma.games.villagers.state import PLACES

from .tables import (
    ALL_FOUR,
    EXPANSIONS,
    GAME,
    NO_STACKS,
    drafting,
    hand,
    last_to_build,
    legal,
    line,
    pile,
    play,
    position,
    question,
    seen,
)

ENGINE = GAME.engine
ROAD = "road: swineherd grazier graper carpenter mason wattler\n"


def worlds(table, viewer, count=60):
    """So many completions of what a viewer sees."""
    observed = copy(table.state)
    ENGINE.observe(observed, viewer)
    for number in range(count):
        world = copy(observed)
        set_key(world, number, 3)
        ENGINE.complete(world)
        yield world


def held(world, seat):
    return sorted(NAMES[kind] for kind in world.hand[seat, : world.hand_size[seat]])


def seen_move(table, move, viewer):
    (seat,) = table.waiting_for
    shown = ENGINE.seen_move(table.state, seat, ENGINE.notation.MOVES[move], viewer)
    return ENGINE.notation.move_text(shown) if shown >= 0 else int(shown)


# -- what is asked


def test_22_1_a_side_question_with_one_answer_is_answered():
    table = position("hand a: carpenter agent\nvillage a: founders lumberjack")
    assert question(play(table, "build:carpenter")) == ("a", "build")


@pytest.mark.parametrize(
    ("held", "places"),
    [("tinner", {"on:2"}), ("monk", {"on:2", "on:table"}), ("tinner!", None), ("monk!", {"on:2", "on:table"})],
)
def test_22_1_a_place_is_asked_while_the_hand_may_hold_a_monk(held, places):
    table = position(f"hand a: carpenter {held}\nhand b: -\nvillage a: founders lumberjack")
    play(table, "build:carpenter")
    assert (legal(table) if question(table)[1] == "place" else None) == places


def test_22_1_main_questions_are_always_asked():
    table = position("hand a: -\nhand b: -")
    assert (question(table), legal(table)) == (("a", "build"), {"pass"})
    table = position("steps: ending.a.1 coining.a.1 put-coin:b\nroad: - - - - - -\nreserve: -")
    assert legal(table) == {"pass"}
    assert question(play(table, "pass")) == ("a", "put-coin")


def test_22_1_alone_there_is_nobody_to_keep_a_secret_from():
    text = "seats: 1\nsteps: ending.a.2 building.a.1 build:a\nturn: actions=2 hires=3\nhand a: agent agent\n"
    table = position(f"{text}stack1: priest\n{NO_STACKS.replace('stack1: -', '')}")
    assert question(play(table, "hire:miner")) == ("a", "build")


# -- who knows what


def test_22_2_what_everybody_knows():
    table = GAME.deal(seed=6, seats=3, improvements=True)
    for _ in range(40):
        table.play(table.legal_numbers(table.waiting_for[0])[0], table.waiting_for[0])
    truth = {name: line(table, name) for name in ("gold", "basics", "road", "limits", "turn", "marker", "improvements")}
    truth |= {f"village {seat}": line(table, f"village {seat}") for seat in "abc"}
    for seat in (0, 1, 2, None):
        told = seen(table, seat)
        assert {name: told.get(name, "").replace("-", "" if name != "road" else "-").split() for name in truth} == {
            name: [word.replace("-", "") if name != "road" else word for word in words] for name, words in truth.items()
        }
        assert [len(told[f"hand {other}"].split()) for other in "abc"] == [
            len(hand(table, other)) or 1 for other in "abc"
        ]
        assert [len(told[f"stack{i}"].split()) for i in range(1, 7)] == [
            len(pile(table, f"stack{i}")) or 1 for i in range(1, 7)
        ]


def test_22_3_one_knows_ones_own_hand_and_what_one_has_put_on_a_pile():
    table = position("hand a: agent priest monk\nhand b: cooper\nhand c: -\nseats: 3")
    assert (sorted(seen(table, 0)["hand a"].split()), seen(table, 0)["hand b"]) == (
        ["agent", "monk", "priest"],
        "?wood",
    )
    play(table, "hire:miner", "onto:stack3", "return:agent")
    assert seen(table, 0)["stack3"].startswith("agent!a^")
    assert seen(table, 1)["stack3"].startswith("?solitary^")


def test_22_3_a_card_given_away_face_down_may_have_been_any_with_that_back():
    text = "seats: 3\nhand a: cooper! carpenter wheeler! agent!\nhand b: -\nhand c: -"
    table = play(position(text), "hire:miner", "onto:stack1", "return:carpenter")
    assert sorted(seen(table, 1)["hand a"].split()) == ["?wood", "?wood", "agent!"]
    assert seen(table, 1)["stack1"].startswith("?wood^")


def test_22_3_unless_all_with_that_back_are_known_and_alike():
    text = "seats: 3\nhand a: cooper! cooper!b agent\nhand b: -\nhand c: -"
    table = play(position(text), "hire:miner", "onto:stack1", "return:cooper")
    assert line(table, "stack1")[0] == "cooper!ab^"
    assert seen(table, 1)["hand a"].split() == ["?solitary", "cooper!b"]
    assert seen(table, 2)["hand a"].split() == ["?solitary", "?wood"]


def test_22_3_knowing_all_with_that_back_is_not_enough_if_they_differ():
    text = "seats: 3\nhand a: cooper!b carpenter!b agent\nhand b: -\nhand c: -"
    table = play(position(text), "hire:miner", "onto:stack1", "return:cooper")
    assert line(table, "stack1")[0] == "cooper!a^"


def test_22_3_what_is_seen_of_a_move():
    table = play(
        position("seats: 3\nhand a: cooper! cooper!b agent\nhand b: -\nhand c: -"), "hire:miner", "onto:stack1"
    )
    wood, solitary = (int(BACK[NUMBER[name]]) for name in ("cooper", "agent"))
    assert [seen_move(table, "return:cooper", viewer) for viewer in (0, 1, 2, SPECTATOR, TOGETHER)] == [
        *("return:cooper", "return:cooper", wood, wood, "return:cooper")
    ]
    assert [seen_move(table, "return:agent", viewer) for viewer in (0, 1, 2)] == ["return:agent", solitary, solitary]
    table = position("options: saints=yes\nhand a: pigeoneer\nhand b: -\nreserve: agent cooper fisher")
    play(table, "play:pigeoneer")
    assert [seen_move(table, "take:cooper", viewer) for viewer in (0, 1)] == ["take:cooper", wood]
    play(table, "take:cooper")
    assert [seen_move(table, "next:agent", viewer) for viewer in (0, 1)] == ["next:agent", UNKNOWN]
    table = position("seats: 3\noptions: scoundrels=yes\nhand a: noble\nhand b: cooper agent\nhand c: -")
    play(table, "play:noble")  # only one hand has cards
    assert [seen_move(table, "take:cooper", viewer) for viewer in (0, 1, 2)] == ["take:cooper", "take:cooper", wood]


def test_22_3_a_face_down_discard_is_known_to_whom_it_belonged():
    text = f"seats: 3\nhand a: cooper! cooper!b agent\nhand b: -\nhand c: -\n{NO_STACKS}reserve: -"
    table = play(position(text), "hire:miner", "return:cooper")
    assert [seen(table, viewer)["discards"] for viewer in (0, 1, 2, None)] == [
        *("cooper!a", "cooper!b", "?wood!", "?wood!")
    ], "and nobody is told who else knows it"


def test_22_4_nobody_knows_piles_and_box():
    table = GAME.deal(seed=9, seats=3, scoundrels=True, saints=True)
    together = copy(table.state)
    ENGINE.observe(together, TOGETHER)
    assert set(together.box[: together.box_size].tolist()) == {UNKNOWN}
    assert set(together.pile[3, : together.pile_size[3] - 1].tolist()) == {UNKNOWN}
    alone = copy(GAME.deal(seed=9, seats=1).state)
    ENGINE.observe(alone, 0)
    assert set(alone.event_pile[1, :12].tolist()) == {UNKNOWN}


def test_22_4_any_card_may_be_where_nobody_knows():
    table = GAME.deal(seed=2, seats=2)
    bottoms = Counter(NAMES[world.pile[0, 0]] for world in worlds(table, 0))
    assert len(bottoms) > 15
    assert len({tuple(held(world, 1)) for world in worlds(table, 0)}) > 20
    assert {tuple(held(world, 0)) for world in worlds(table, 0)} == {tuple(sorted(hand(table)))}


def test_22_4_a_basic_that_left_a_hand_face_down_is_not_lost():
    """The Schemer brings Basics to hands; given away with another card of the suit it may be either."""
    text = "seats: 3\noptions: scoundrels=yes\nhand a: lumberjack! carpenter\nhand b: -\nhand c: -"
    for given in ("lumberjack", "carpenter"):
        table = play(position(text), "hire:hayer", "onto:stack2", f"return:{given}")
        assert seen(table, 1)["hand a"] == "?wood"
        places = Counter()
        for world in worlds(table, 1):
            basics = [*world.village[:, :5].ravel().tolist()]
            top = NAMES[world.pile[1, world.pile_size[1] - 1]]
            places[top == "lumberjack", held(world, 0) == ["lumberjack"]] += 1
            assert basics.count(NUMBER["lumberjack"]) == 0
        assert set(places) == {(True, False), (False, True)}
        observation = write_position(GAME, table.observed(1))
        assert seen(GAME.position(observation), 1) == seen(table, 1), "and it is read back"


def test_22_4_dealt_scoundrels_are_in_hands_or_in_the_box():
    table = GAME.deal(seed=5, seats=2, scoundrels=True)
    five = {"barbarian", "courier", "flaker", "noble", "schemer"}
    mine = five & set(hand(table))
    for world in worlds(table, 0):
        box = {NAMES[kind] for kind in world.box[: world.box_size]}
        everywhere = {NAMES[kind] for stack in range(7) for kind in world.pile[stack, : world.pile_size[stack] - 1]}
        assert box < five - mine
        assert not five & everywhere, "never deep in a pile"


def test_22_5_two_of_a_kind_are_one_move():
    assert legal(position("hand a: agent agent\nhand b: -")) >= {"build:agent"}
    assert position("hand a: agent agent").legal_moves(0).count("build:agent") == 1


def test_22_6_after_a_draft_the_question_is_put_by_what_everybody_knows():
    text = f"options: scoundrels=yes\n{ROAD}hand b: -\n"
    for cards, asked in (("tinner", True), ("tinner!", False), ("agent", False), ("flaker", True), ("flaker!", True)):
        table = play(drafting(f"{text}hand a: {cards}"), "draft:road1")
        assert (question(table)[1] == "after-draft") == asked, cards
    gone = play(drafting(f"{text}hand a: tinner\ndiscards: barbarian flaker"), "draft:road1")
    assert question(gone) == ("b", "draft")
    base = play(drafting(f"{ROAD}hand a: tinner\nhand b: -"), "draft:road1")
    assert question(base) == ("b", "draft")


# -- options


def test_22_7_expansions_in_any_mixture():
    for on in EXPANSIONS:
        table = GAME.deal(seed=3, seats=4, **{on: True})
        everything = set(table.text().split())
        assert bool(everything & {"thief", "barbarian"}) == (on == "scoundrels")
        assert bool(everything & {"recruiter", "nun", "prophet"}) == (on == "saints")
        assert bool(everything & {"carter", "captain"}) == (on == "profiteers")
        assert bool(line(table, "improvements")) == (on == "improvements")
    assert {GAME.check_options({}, seats=3)[on] for on in EXPANSIONS} == {False}


def test_22_8_the_second_stack_alone_by_option():
    for option, markets in (("no", "0"), ("yes", "1")):
        text = f"options: market_on_second_stack={option}\nstack2: -\nreserve: -\nhand a: -"
        assert line(play(last_to_build(text), "pass"), "markets") == [markets]


def test_22_9_the_modes_of_the_solo_game():
    hers = {mode: line(GAME.deal(seed=1, seats=1, mode=mode), "gold")[1] for mode in ("normal", "novice", "veteran")}
    assert hers == {"normal": "1", "novice": "1", "veteran": "10"}


def test_22_10_who_gets_the_marker():
    assert {first: line(GAME.deal(seed=1, seats=5, first=first), "marker")[0] for first in "01234"} == {
        str(i): letter for i, letter in enumerate("abcde")
    }
    assert "mini" not in next(option for option in GAME.options if option.name == "first").values(1)
    lots = {line(GAME.deal(seed=seed, seats=3), "marker")[0] for seed in range(30)}
    assert lots == {"a", "b", "c"}


def test_22_11_the_memory_aid_changes_neither_moves_nor_observations():
    text = "hand a: cooper! agent\nhand b: carpenter"
    aided, unaided = (position(f"options: memory_aid={aid}\n{text}") for aid in ("yes", "no"))
    assert aided.legal_moves(0) == unaided.legal_moves(0)
    one, other = seen(aided, 1), seen(unaided, 1)
    assert one.pop("options") != other.pop("options")
    assert one == other
    assert aided.view(1) != unaided.view(1), "it shows the Cooper"


# -- long lists


def test_the_longest_lists_of_moves_fit():
    """The longest is the Schemer's: every top card of five villages. Here each kind that is a last card lies once in
    two of them; there are two copies of each, so in no game are there many more."""
    wood = "lumberjack carpenter@2 cooper@2 lumberjack shipwright@5 wood-carver@5 lumberjack log-rafter@8 wheeler@8"
    hay = "hayer thatcher@11 bed-builder@11 hayer peddler@14 horse-trader@14 hayer ore-muler@17 grazier@17"
    ore = "miner blacksmith@20 glass-blower@20 miner mason@23 locksmith@23 miner seeker@26"
    others = (
        "tanner saddler@28 cobbler@28 harvester hunter chandler wattler fisher beekeeper grocer freemason priest agent"
    )
    everything = f"founders {wood} {hay} {ore} {others} graper vintner@41 shepherd spinner@43 swineherd@1"
    empty = f"{NO_STACKS}reserve: -\nroad: - - - - - -\n" + "".join(f"hand {seat}: -\n" for seat in "bcde")
    villages = f"village b: {everything}\nvillage c: {everything}\nvillage d: founders lumberjack hayer miner\n"
    table = position(f"seats: 5\noptions: scoundrels=yes\nhand a: schemer\n{empty}{villages}")
    assert len(legal(play(table, "play:schemer"))) == 2 * 32 + 3
    top_cards = sum(int(COPIES[kind]) for kind in range(DECK_KINDS) if SUIT[kind] != SPECIAL)
    assert top_cards + 3 * 5 < MOST_MOVES, "all of them, and a Basic of each kind in every village"


def test_every_hand_fits_the_list_of_moves():
    """While building: each kind of a hand, Basics, robberies, Freelancers; alone also the Jester."""
    assert HAND_KINDS + 3 + 4 + 2 + 1 < MOST_MOVES
    assert PLACES + 1 < MOST_MOVES, "whatever is about one village"


def test_all_four_expansions_can_be_dealt_to_everybody():
    for seats in (2, 3, 4, 5):
        assert GAME.deal(seed=1, seats=seats, **ALL_FOUR).legal_moves()
