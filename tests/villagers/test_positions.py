"""Positions as text: RULES section 23."""

from __future__ import annotations

import pytest

from karczma import BadPosition, say

from .tables import GAME, NO_STACKS, drafting, hand, line, lines, pile, play, position, seen, village

DRAFT = "steps: ending.a drafting.a draft-turn.a.1 draft:a"
BUILD = "steps: ending.a.2 building.a.1 build:a"


def test_lines_left_out():
    table = position("")
    assert lines(table.text())["steps"] == "ending.a.2 building.a.1 build:a"
    assert (line(table, "gold"), line(table, "basics"), line(table, "limits")) == (["8"] * 2, ["10"] * 3, ["2", "2"])
    assert (village(table), village(table, "b")) == (["founders"], ["founders"])
    assert [len(hand(table, seat)) for seat in "ab"] == [5, 5]
    assert [len(pile(table, f"stack{i}")) for i in range(1, 7)] == [4] * 6
    assert len(pile(table, "reserve")) == 46
    alone = GAME.position("")
    assert (village(alone, "b"), len(pile(alone, "stack1")), line(alone, "gold")) == (["countess"], 5, ["8", "0"])
    assert len(line(alone, "summer")) == len(line(alone, "winter")) == 12


def test_cards_nobody_mentions_are_dealt_by_the_seed():
    one, same, other = (position("hand a: agent", seed=seed).text() for seed in (1, 1, 2))
    assert one == same != other


def test_a_back_is_filled_with_its_suit():
    for seed in range(5):
        table = position("hand a: ?wool ?special\nseats: 4\nstack1: ?leather", seed=seed)
        assert set(hand(table)) & {"shepherd", "spinner", "weaver", "tailor"}
        assert set(hand(table)) & {"monk", "apprentice", "tinner", "smuggler"}
        assert pile(table, "stack1")[0] in ("tanner", "saddler", "cobbler")


def test_basics_in_villages_are_not_in_supply():
    assert line(position("village b: founders miner miner hayer"), "basics") == ["10", "9", "8"]


@pytest.mark.parametrize(
    "text",
    [
        "village a: founders hayer\nhand a: miner! cooper!b carpenter\nhand b: -\nreserve: agent!b^ priest fisher!ab",
        "options: scoundrels=yes\nseats: 4\nvillage c: founders thief+3* monk=miner mason@3\nbox: schemer",
        "options: saints=yes improvements=yes\nimprovements: church:a bank inn\nsquare b: agent agent",
        "markets: 1\nfirst market: 1+2+0+0 3+4+0+0\ndiscards: agent fisher!a\nturned: ab\nmarker: b\nround: 7",
    ],
)
def test_what_is_written_is_read_back(text):
    table = position(text)
    assert GAME.position(table.text()).text() == table.text()
    given = lines(text)
    for name in given.keys() - {"options", "seats", "hand a", "reserve", "turned"}:
        assert line(table, name)[: len(given[name].split())] == [word for word in given[name].split() if word != "-"]


def test_questions_in_mid_move_are_read_back():
    cover = "hand a: apprentice jeweler\nvillage a: founders miner seeker@2\nvillage b: founders monk=miner mason@2"
    for table in (
        play(position("hand a: apprentice\nvillage a: founders swineherd@1"), "play:apprentice"),
        play(position("hand a: apprentice\nvillage a: founders swineherd@1"), "play:apprentice", "exchange:a1"),
        play(position(cover), "play:apprentice", "exchange:b2"),
        play(position("hand a: carpenter monk\nvillage a: founders lumberjack"), "build:carpenter"),
        play(position("hand a: smuggler\nvillage a: founders chandler"), "play:smuggler"),
        play(position("hand a: agent fisher"), "hire:miner"),
        play(position("hand a: agent fisher"), "hire:miner", "onto:stack2"),
        play(position("options: saints=yes\nhand a: pigeoneer"), "play:pigeoneer"),
        play(drafting("options: saints=yes\nhand a: benefactor fisher graper"), "play:benefactor"),
        play(
            drafting("options: saints=yes\nhand a: prophet\nstack1: agent fisher mason"),
            "play:prophet",
            "search:stack1",
        ),
    ):
        again = GAME.position(table.text())
        assert again.text() == table.text()
        assert again.legal_moves() == table.legal_moves()
        assert [seen(again, seat) for seat in (0, 1)] == [seen(table, seat) for seat in (0, 1)]


@pytest.mark.parametrize(
    "text",
    [
        "marker: c",
        "hand a: agent agent agent",
        "hand a: founders",
        "hand a: tailor",
        "road: agent",
        "road: agent - - - - founders",
        "stack1: nobody",
        "gold: 8 8 8",
        "gold: 8 -1",
        "basics: 11 10 10",
        "basics: 10 10 10\nvillage a: founders miner",
        "village a: miner",
        "village a: founders founders",
        "village a: founders carpenter@1",
        "village a: founders carpenter",
        "village a: founders lumberjack carpenter@2 carpenter@2 wheeler@2",
        "village a: founders monk",
        "village a: founders monk=miner",
        "village a: founders monk=miner carpenter@2",
        "village a: founders miner@1",
        "village a: founders swineherd@7",
        "turn: nonsense=1",
        "turn: building=agent",
        "steps: draft:a",
        "steps: ending.a.2 building.a.1",
        "steps: ending.a.2 draft:a",
        "steps: ending.a.2 building.a.1 build:ab",
        "steps: ending.a.9 building.a.1 build:a",
        "steps: over",
        f"{BUILD} swap:a\nhand a: agent",
        f"{BUILD} side:a\nhand a: apprentice",
        f"{BUILD} cover:a\nhand a: monk agent",
        f"{BUILD} return:a\nhand a: agent",
        f"{BUILD} arrest-whom:a",
        f"{BUILD} take-reserve:a.6",
        f"{DRAFT}\nsquare a: agent agent fisher fisher mason",
        f"{DRAFT}\nroad: - - - - - -\n{NO_STACKS}reserve: -",
        f"{DRAFT} courier-asked:b\noptions: scoundrels=yes\nhand b: agent",
        f"{NO_STACKS}hand a: -\nhand b: -\nhand c: -\nhand d: -\nseats: 5",
        "options: improvements=yes\nimprovements: nonsense",
        "nonsense: 1",
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(text):
    with pytest.raises(BadPosition) as refused:
        position(text)
    for lang in ("pl", "en"):
        assert say(refused.value.sentence, lang).strip()
