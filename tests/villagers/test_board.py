"""The view and the terminal table: the breakdown is what markets pay, and all fits eighty columns and 24 rows."""

from __future__ import annotations

import io
import random
from functools import cache

import pytest
from rich.console import Console

from karczma.core.knowledge import TOGETHER
from karczma.core.record import copy
from karczma.games.villagers import board
from karczma.terminal.choices import layout, listed_choices
from karczma.terminal.speech import player_names, spoken

from .tables import ALL_FOUR, GAME, NO_STACKS, drafting, last_to_build, play, position


def two(text):
    return position(f"seats: 2\n{text}")


every_language = pytest.mark.parametrize("lang", ["pl", "en"])


def drawn(what, width=80, height=24):
    out = io.StringIO()
    Console(file=out, width=width, height=height, color_system=None, highlight=False).print(what)
    return out.getvalue().splitlines()


def names_of(table, lang, seat=0):
    return player_names(["you" if other == seat else "sensible" for other in range(table.seats)], lang)


def screen(table, seat, lang, width=80, height=24):
    """Everything from the top of the table to the line for the answer."""
    names = names_of(table, lang, seat or 0)
    lines = drawn(board.draw(table.view(seat), lang, names, width), width, height)
    prompt = drawn(spoken(table.prompt(seat), lang, names), width, height)
    if seat in table.waiting_for:
        prompt += drawn(layout(listed_choices(table, seat, lang), width, height - len(lines) - 5), width, height)[:-1]
    return [*lines, *prompt, "?"]


@cache
def a_game(seats, options):
    """The positions of a random game in which people rarely pass, one in seven of them."""
    dice = random.Random(seats)
    table = GAME.deal(seats=seats, seed=seats, **dict(options))
    tables = []
    while not table.is_over:
        seat = table.waiting_for[0]
        if table.version % 12 == 0:
            tables.append((table.copy(), seat))
        legal = table.legal_moves(seat)
        wanted = [move for move in legal if move != "pass"] if dice.random() < 0.7 else legal
        table.play(dice.choice(wanted or legal), seat)
    return [*tables, (table, 0)]


CASES = [
    (1, ()),
    (1, (("mode", "veteran"), ("memory_aid", False))),
    *((seats, ()) for seats in range(2, 6)),
    *((seats, tuple({**ALL_FOUR, "memory_aid": False}.items())) for seats in range(2, 6)),
]


@every_language
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_whole_screen_fits_eighty_columns_and_24_rows(seats, options, lang):
    for table, seat in a_game(seats, options):
        lines = screen(table, seat, lang)
        assert max(map(len, lines)) <= board.MIN_WIDTH
        assert len(lines) <= board.MIN_HEIGHT, "\n".join(lines)


@every_language
def test_a_larger_screen_shows_more_and_fits_too(lang):
    for table, seat in a_game(4, CASES[-2][1])[::5]:
        small, large = (screen(table, seat, lang, width, height) for width, height in ((80, 24), (120, 50)))
        assert len(large) <= 50
        assert max(map(len, large)) <= 120
        assert len("".join(large)) >= len("".join(small)) - 200


@every_language
def test_the_table_is_drawn_for_spectators_and_with_open_hands(lang):
    for seats in GAME.seats:
        for table, _ in a_game(seats, ())[::6]:
            view = table.view()
            assert max(map(len, drawn(board.draw(view, lang, names_of(table, lang))))) <= 80
            seen = copy(table.state)
            GAME.engine.observe(seen, TOGETHER)
            view["table"] = GAME.engine.view.table(seen, TOGETHER)
            hands = view["table"]["hands"]
            assert not any(card.startswith("?") for hand in hands for card in hand)
            assert max(map(len, drawn(board.draw(view, lang, names_of(table, lang))))) <= 80


@every_language
def test_score_sheet_and_memory_aid_fit(lang):
    for seats in GAME.seats:
        table, _ = a_game(seats, ())[-1]
        sheet = drawn(board.score_sheet(table.view(0), lang, names_of(table, lang)))
        assert max(map(len, sheet)) <= 80
        assert len(sheet) <= 24
        assert max(map(len, drawn(board.unseen(a_game(seats, ())[0][0].view(0), lang)))) <= 80


# -- what is shown


def test_chains_coins_and_what_they_bring():
    text = """hand a: cooper jeweler
              village a: founders lumberjack carpenter@2+2 wheeler@2 cartwright@4 grocer lumberjack lumberjack
              village b: founders"""
    lines = "\n".join(drawn(board.draw(two(text).view(0), "en", ["You", "Bot"])))
    lines = lines.replace("\u00a0", " ")
    assert "Founders(2)  Lumberjack[Carpenter+2(2 1b)|Wheeler>Cartwright(9)]" in lines
    assert "Lumberjack ×2" in lines
    assert "Your village  food 0, builders 1 · market 1: 13 · market 2: 13" in lines
    assert "Cooper @Lumberjack 4g !Blacksmith" in lines


def test_a_wild_card_is_shown_as_what_it_stands_for():
    text = "hand a: -\nvillage a: founders monk=lumberjack cooper@2\nvillage b: founders"
    lines = "\n".join(drawn(board.draw(two(text).view(0), "pl", ["Ty", "Bot"])))
    assert "Mnich=Drwal[Bednarz(4)]" in lines


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_breakdown_adds_up_to_what_markets_would_pay(seats, options):
    for table, _ in a_game(seats, options):
        for village in table.view()["table"]["villages"]:
            houses = village["houses"]
            assert sum(house["first_market"] for house in houses) == village["first_market"]
            assert sum(house["second_market"] for house in houses) + village["nun"] == village["second_market"]


def test_the_market_pays_what_the_view_foretold():
    text = """hand a: -
              hand b: -
              village a: founders-food miner blacksmith@2+2 chandler agent
              village b: founders-food hunter grocer"""
    for stacks in ("stack1: -\nstack2: -\n", NO_STACKS):
        table = last_to_build(f"{text}\n{stacks}gold: 0 0")
        foretold = table.view()["table"]["villages"]
        play(table, "pass")
        sheet = table.view()["table"]["sheet"]
        first = [village["first_market"] for village in foretold]
        second = [village["second_market"] for village in foretold]
        assert [row["total"] for row in sheet[0]] == first
        if len(sheet) == 2:
            assert [row["total"] for row in sheet[1]] == second
        assert table.view()["table"]["supplies"] == [
            sum(pair) for pair in zip(first, second if len(sheet) == 2 else [0, 0], strict=True)
        ]


def test_what_a_hand_card_would_earn_is_what_building_it_changes():
    for table, seat in a_game(2, tuple({**ALL_FOUR, "memory_aid": False}.items())):
        view = table.view(seat)["table"]
        if view["step"] != "build":
            continue
        for card, change in view["would_earn"].items():
            after = table.copy()
            after.play(f"build:{card}", seat)
            if after.view(seat)["table"]["step"] == "build":
                now, then = view["villages"][seat], after.view(seat)["table"]["villages"][seat]
                assert then["second_market"] - now["second_market"] == change["second_market"]
                assert after.view(seat)["table"]["supplies"][seat] - view["supplies"][seat] == change["now"]


def test_without_the_memory_aid_other_hands_and_piles_show_their_backs():
    text = "options: memory_aid={aid}\nhand a: cooper\nhand b: agent! mason\nstack3: brewer!a seeker!a ?"
    plain, aided = (drafting(text.format(aid=aid)).view(0)["table"] for aid in ("no", "yes"))
    assert plain["hands"] == [["cooper"], ["?ore", "?solitary"]]
    assert plain["piles"][2] == {"name": "stack3", "cards": 3, "back": "grain", "known": []}
    assert plain["unseen"] is None
    assert aided["hands"] == [["cooper"], ["?ore", "agent"]]
    assert aided["piles"][2]["known"] == ["brewer", "seeker"]
    assert "mason" in aided["unseen"]["ore"]
    assert "without the memory aid" in "\n".join(drawn(board.unseen(drafting(text.format(aid="no")).view(0), "en")))


def test_who_looks_at_a_hand_sees_it():
    text = "options: scoundrels=yes memory_aid=no\nhand a: noble\nhand b: agent mason monk"
    table = play(two(text), "play:noble")
    assert table.view(0)["table"]["hands"][1] == ["mason", "agent", "monk"]
    assert table.view()["table"]["hands"][1] == ["?ore", "?solitary", "?special"]


def test_the_players_stop_at_each_market():
    table = last_to_build("hand a: -\nhand b: -\nstack1: -\nstack2: -")
    assert board.deals_over(table.view(0)) == 0
    play(table, "pass")
    assert board.deals_over(table.view(0)) == 1
    assert "market 1" in "\n".join(drawn(board.score_sheet(table.view(0), "en", ["You", "Bot"])))
