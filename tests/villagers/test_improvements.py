"""Improvements: RULES section 20."""

from __future__ import annotations

import pytest

from karczma.games.villagers.cards import IMPROVEMENT_ROWS

from .tables import (
    GAME,
    drafting,
    gold,
    hand,
    last_draft,
    last_to_build,
    legal,
    line,
    offers,
    play,
    question,
    seen,
    village,
)

ON = "options: improvements=yes profiteers=yes\n"
KINDS = ("technology", "trade", "community")


def awarded(names, a, b="founders-food", hands="hand a: -\nhand b: -\n"):
    """After the build phase, with these villages."""
    text = f"{ON}improvements: {names}\n{hands}gold: 0 0\nvillage a: {a}\nvillage b: {b}\n"
    return play(last_to_build(text), "pass")


def among(name):
    """A position's line with this Improvement in play, and two others that nobody wins."""
    kind = next(row["kind"] for row in IMPROVEMENT_ROWS if row["id"] == name)
    usual = {"technology": "gold-mine", "trade": "bank", "community": "inn"}
    return " ".join({**usual, kind: name}.values())


def test_20_1_one_of_each_kind_at_random():
    kinds = {row["id"]: row["kind"] for row in IMPROVEMENT_ROWS}
    drawn = [line(GAME.deal(seed=seed, seats=2, improvements=True), "improvements") for seed in range(40)]
    assert all([kinds[name] for name in names] == list(KINDS) for names in drawn)
    assert {name for names in drawn for name in names} == set(kinds)


def test_20_2_w21_marketplace():
    table = awarded("gold-mine marketplace inn", "founders-food harvester")
    assert (gold(table), line(table, "improvements")[1]) == ([5, 0], "marketplace:a")
    table = awarded("gold-mine marketplace inn", "founders-food harvester", "founders-food hunter")
    assert (gold(table), line(table, "improvements")[1]) == ([0, 0], "marketplace"), "a tie pays nobody"


def test_20_2_the_marker_is_taken_from_who_has_no_longer_most():
    table = awarded("gold-mine marketplace:b inn", "founders-food harvester")
    assert line(table, "improvements")[1] == "marketplace:a"


def test_20_3_all_winners_are_found_before_any_reward():
    table = awarded("sawmill bank tavern", "founders-food hunter lumberjack")
    assert question(table) == ("a", "tavern-card")
    play(table, "hire:lumberjack")
    assert line(table, "improvements") == ["sawmill:a", "bank", "tavern:a"]
    hay = awarded("ox-crane bank tavern", "founders-food hunter", "founders-food")
    play(hay, "hire:hayer")
    assert line(hay, "improvements")[0] == "ox-crane", "the Basic came too late"


def test_20_4_food_and_builders_work_in_the_next_round_while_one_holds_the_marker():
    table = drafting(f"{ON}improvements: windmill:a bank inn\nhand a: -\nhand b: -\nturn: turn=0 drafted=2")
    play(table, "draft:stack5", "draft:stack5")
    assert question(table) == ("a", "draft"), "three drafts"
    for name in ("sawmill", "ox-crane"):
        table = last_draft(f"{ON}improvements: {name}:a bank inn\nhand a: -\nhand b: -", seats=2)
        play(table, "draft:stack5", "pass", "pass")
        assert line(table, "limits") == ["3", "2"]


def test_20_4_within_the_maximum_of_five():
    full = "village a: founders-food hunter harvester graper wattler wattler miner mason@7\n"
    text = f"{ON}improvements: windmill:a bank inn\nhand a: -\nhand b: -\n{full}square a: fisher fisher mason agent\n"
    table = drafting(f"{text}turn: turn=0 drafted=2")
    play(table, "draft:stack5")
    assert question(table)[1] == "put-coin"


def test_20_5_symbols_on_improvements_count_nowhere():
    text = f"{ON}improvements: windmill:a bank inn\nhand a: -\nhand b: -\nvillage a: founders\n"
    assert village(play(last_to_build(text), "pass")) == ["founders-food"], "the Windmill's food is not in the village"
    table = awarded("windmill:a marketplace inn", "founders swineherd@1", "founders-food")
    assert line(table, "improvements")[1] == "marketplace"


@pytest.mark.parametrize(
    ("name", "more", "fewer", "reward"),
    [
        ("windmill", "founders-food miner mason@2", "founders-food hayer lumberjack", 2),
        ("sawmill", "founders-food lumberjack log-rafter@2", "founders-food lumberjack lumberjack", 2),
        ("gold-mine", "founders-food miner miner", "founders-food miner", 5),
        ("ox-crane", "founders-food hayer bed-builder@2", "founders-food hayer hayer", 2),
        ("bank", "founders-food agent+1 fisher+1", "founders-food agent+9", 5),
        ("marketplace", "founders-food hayer grazier@2 milk-maid@3", "founders-food hunter", 5),
        ("lighthouse", "founders-food agent hunter+7", "founders-food priest priest chandler hunter", 5),
        ("guildhall", "founders-food graper vintner@2 wine-trader@3", "founders-food beekeeper", 5),
        ("town-hall", "founders hunter chandler", "founders-food miner seeker@2 spelunker@3 jeweler@4", 5),
        ("tavern", "founders-food chandler", "founders-food agent", 3),
        ("church", "founders-food miner seeker@2", "founders-food agent", 3),
    ],
)
def test_20_6_what_each_counts_and_pays(name, more, fewer, reward):
    place = next(row["kind"] for row in IMPROVEMENT_ROWS if row["id"] == name)
    holders = {}
    for houses in ((more, fewer), (fewer, more)):
        table = awarded(among(name), *houses)
        holder = line(table, "improvements")[KINDS.index(place)]
        holders[houses] = holder
        if name not in ("gold-mine", "bank"):
            others = [word for word in line(table, "improvements") if word != holder and ":" in word]
            extra = 5 * len(others)
            assert sum(gold(table)) == reward + extra
    assert list(holders.values()) == [f"{name}:a", f"{name}:b"]


def test_20_6_inn_counts_special_backs_in_hand():
    hands = "hand a: monk tinner agent\nhand b: monk agent agent fisher\n"
    table = awarded("gold-mine bank inn", "founders-food", "founders-food", hands.replace("agent agent", "agent"))
    assert (gold(table), line(table, "improvements")[2]) == ([5, 0], "inn:a")


def test_20_6_tavern():
    table = awarded("gold-mine bank tavern", "founders-food hunter")
    assert legal(table) == {"hire:lumberjack", "hire:hayer", "hire:miner", "pass"}
    play(table, "hire:miner")
    assert (village(table)[-1], line(table, "basics")) == ("miner", ["10", "10", "9"])
    assert village(play(awarded("gold-mine bank tavern", "founders-food hunter"), "pass"))[-1] == "hunter"


def test_20_6_church():
    table = awarded("gold-mine bank church", "founders-food hunter")
    assert offers(table, "draw") == {*(f"stack{i}" for i in range(1, 7)), "reserve"}
    assert "pass" in legal(table)
    top = line(table, "stack3")[0]
    play(table, "draw:stack3")
    assert hand(table) == [top.removesuffix("^")]
    assert seen(table, 1)["hand a"].startswith("?"), "unseen by the others"
    assert hand(play(awarded("gold-mine bank church", "founders-food hunter"), "pass")) == []
