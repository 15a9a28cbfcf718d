"""What people read: exact sentences in both languages, and who is told what."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from karczma import say
from karczma.core.knowledge import TOGETHER
from karczma.core.record import copy
from karczma.games.mini_villagers import board, story
from karczma.games.mini_villagers.cards import SUIT_NAMES

from .tables import GAME, LETTERS, draw, position

PILE = "seats: 3\nto play: 0\nhand 0: {}\nhand 1: Om\nhand 2: Ow C\npile: {}"
TAKE = "seats: 3\nto play: 1\nhand 0: {}\nhand 1: {}\nhand 2: {}"


def told(table, seat, lang):
    return [say(what, lang) for what in table.play("draw").story(seat)]


@pytest.mark.parametrize(
    ("text", "seat", "polish", "english"),
    [
        (
            PILE.format("Hm", "Gw Hw Gm"),
            0,
            ["Dobierasz ze stosu kobietę (Zboże)."],
            ["You draw the woman of Grain from the pile."],
        ),
        (
            PILE.format("Hm", "Gw Hw Gm"),
            1,
            ["Gracz 1 dobiera kartę ze stosu."],
            ["Player 1 draws a card from the pile."],
        ),
        (
            PILE.format("Hm", "Hw"),
            0,
            ["Dobierasz kartę ze stosu i odkładasz parę: Siano.", "Nie masz już kart i odpadasz."],
            ["You draw a card from the pile and put away a pair: Hay.", "You have no cards left and are out."],
        ),
        (
            PILE.format("Hm", "Hw"),
            None,
            ["Gracz 1 dobiera kartę ze stosu i odkłada parę: Siano.", "Gracz 1 nie ma już kart i odpada."],
            [
                "Player 1 draws a card from the pile and puts away a pair: Hay.",
                "Player 1 has no cards left and is out.",
            ],
        ),
        (
            TAKE.format("C", "Hm Om", "Hw Ow"),
            0,
            ["Gracz 2 bierze Kapryśną Hrabinę od ciebie.", "Nie masz już kart i odpadasz."],
            ["Player 2 takes the Capricious Countess from you.", "You have no cards left and are out."],
        ),
        (
            TAKE.format("Hm", "Om", "Hw Ow C"),
            1,
            ["Bierzesz mężczyznę (Siano) od sąsiada z prawej (Gracz 1).", "Gracz 1 nie ma już kart i odpada."],
            ["You take the man of Hay from Player 1.", "Player 1 has no cards left and is out."],
        ),
        (
            TAKE.format("Hm", "Om", "Hw Ow C"),
            2,
            ["Gracz 2 bierze kartę od sąsiada z prawej (Gracz 1).", "Gracz 1 nie ma już kart i odpada."],
            ["Player 2 takes a card from Player 1.", "Player 1 has no cards left and is out."],
        ),
        (
            TAKE.format("Hm", "Hw Om", "Ow C"),
            0,
            ["Gracz 2 bierze kartę od ciebie i odkłada parę: Siano.", "Nie masz już kart i odpadasz."],
            ["Player 2 takes a card from you and puts away a pair: Hay.", "You have no cards left and are out."],
        ),
        (
            TAKE.format("Hm", "Hw Om", "Ow C"),
            1,
            [
                "Bierzesz kartę od sąsiada z prawej (Gracz 1) i odkładasz parę: Siano.",
                "Gracz 1 nie ma już kart i odpada.",
            ],
            ["You take a card from Player 1 and put away a pair: Hay.", "Player 1 has no cards left and is out."],
        ),
    ],
)
def test_what_is_told(text, seat, polish, english):
    assert told(position(text), seat, "pl") == polish
    assert told(position(text), seat, "en") == english


@pytest.mark.parametrize(
    ("text", "polish", "english"),
    [
        (
            PILE.format("Hm", "Gw Hw Gm"),
            ["Twoja kolej: dobierz kartę. W stosie są jeszcze 3.", "dobierz wierzchnią kartę ze stosu"],
            ["Your turn: draw a card. 3 are left in the pile.", "draw the top card of the pile"],
        ),
        (
            PILE.format("Hm", "Hw"),
            ["Twoja kolej: dobierz kartę. W stosie jest jeszcze jedna.", "dobierz wierzchnią kartę ze stosu"],
            ["Your turn: draw a card. One is left in the pile.", "draw the top card of the pile"],
        ),
        (
            "seats: 4\nto play: 0\nhand 0: Hm\nhand 2: Hw C\nhand 1: Gm\nhand 3: Gw",
            [
                "Twoja kolej: stos się wyczerpał, więc weź w ciemno kartę od sąsiada z prawej (Gracz 4).",
                "weź jedyną kartę sąsiada z prawej",
            ],
            [
                "Your turn: the pile is gone, so take a card from Player 4, blind.",
                "take the only card of your right neighbour",
            ],
        ),
        (
            "seats: 4\nto play: 0\nhand 0: Hm\nhand 2: Hw C\nhand 1: -\nhand 3: -",
            [
                "Twoja kolej: stos się wyczerpał, więc weź w ciemno kartę od sąsiada z prawej (Gracz 3).",
                "weź jedną z 2 kart sąsiada z prawej",
            ],
            [
                "Your turn: the pile is gone, so take a card from Player 3, blind.",
                "take one of your right neighbour's 2 cards",
            ],
        ),
    ],
)
def test_what_is_asked(text, polish, english):
    table = position(text)
    for lang, expected in (("pl", polish), ("en", english)):
        assert [say(table.prompt(0), lang), say(table.describe("draw", 0), lang)] == expected
    assert say(table.prompt(1)) == say(table.prompt()) == "Player 1 is about to draw a card."
    assert say(story.why_not(table.observed(0), 0, 0), "pl") == "Teraz nie można tego zrobić."


def test_how_it_ended():
    table = position("hand 0: C")
    assert say(table.prompt(0), "pl") == "Koniec gry."
    assert say(table.outcome.reason, "pl") == "Kapryśna Hrabina została na tej ręce"
    assert say(table.outcome.reason) == "the Capricious Countess stayed in that hand"


# -- the board


def drawn(what, width=80):
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_the_board_knows_every_suit_by_its_letter():
    assert dict(zip(LETTERS, SUIT_NAMES, strict=True)) == board.SUIT_NAMES


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_fits_eighty_columns_and_leaves_room_for_the_news(seats, lang):
    names = [f"Longest Name {seat}" for seat in range(seats)]
    for seed in range(4):
        table = GAME.deal(seed=seed, seats=seats)
        while not table.is_over:
            seat = (*range(seats), None)[table.version % (seats + 1)]  # everybody looks in turn
            lines = drawn(board.draw(table.view(seat), lang, names))
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 13
            draw(table)
        assert drawn(board.score_sheet(table.view(0), lang, names)) != [""]
        assert board.deals_over(table.view(0)) == 0


def test_the_board_shows_what_the_viewer_knows_and_no_more():
    table = draw(position("seats: 3\nto play: 1\nhand 0: Hm Gw\nhand 1: Om\nhand 2: Hw Ow C Gm"))
    taken = next(card for card in ("Hm", "Gw") if card + "!0" in table.text())
    name = {"Hm": "Hay man", "Gw": "Grain woman"}[taken]
    rows = {viewer: drawn(board.draw(table.view(viewer), "en", ["Ala", "Ola", "Jan"])) for viewer in (0, 1, 2, None)}
    assert rows[0][0] == "The pile is gone · turns go down the list"
    assert [name in "\n".join(rows[viewer]) for viewer in (0, 1, 2, None)] == [True, True, False, False]
    assert rows[2][-1] == "Your hand: Hay woman, Ore woman, Grain man, Countess"
    assert "Your hand" not in "\n".join(rows[None])


def test_with_open_hands_all_that_the_players_know_is_drawn():
    table = GAME.deal(seed=2, seats=5)
    view, together = table.view(None), copy(table.state)
    GAME.engine.observe(together, TOGETHER)
    view["table"] = GAME.engine.view.table(together, TOGETHER)
    assert "?" not in "".join(drawn(board.draw(view, "pl", list("ABCDE"), 120), 120))
    assert len(view["table"]["unseen"]) == 2


def test_the_view_says_who_put_which_pair_away_and_whom_a_card_is_taken_from():
    view = position("box: W:1 O:0 G:0 V:0 F:1 L:0 S:0\nhand 0: Hm\nhand 1: Hw C").view(0)["table"]
    assert view["pairs"] == [["ore", "grain", "grape", "leather", "solitary"], ["wood", "wool"]]
    assert (view["takes_from"], view["winner"], view["step"]) == (1, None, "draw")
    assert position("hand 0: Hm\nhand 1: Hw\npile: C").view(0)["table"]["takes_from"] is None


def test_cards_not_seen_yet_are_listed():
    table = position("hand 0: Hm\nhand 1: Hw C")
    assert drawn(board.unseen(table.view(0), "en")) == [
        "Not seen yet, in the pile or in other hands: Hay woman, Countess"
    ]
    assert drawn(board.unseen(position("hand 0: C").view(0), "en"))[0].endswith("none")
