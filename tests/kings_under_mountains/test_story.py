"""What people read: exact sentences in both languages, and who is told what."""

from __future__ import annotations

import pytest

from karczma import IllegalMove, say

from .tables import GAME, last_turn, play, position

TABLE = """
    kings: D O
    centre: 3/4/7 2/2/3:L3 1/1/1:- 3/3+/6
    mines 0: 1/1+/2:O2 1/2/2 1/3/3:G4:O5
    mines 1: 2/3+/5
    hand 0: D1 D4 O5 O6 L7 G0
    hand 1: G8 O9
    camp: O3 L8
""".replace("1/1/1:-", "1/1/1")


def told(played, seat=None, lang="en"):
    return [say(what, lang) for what in played.story(seat)]


def spoken(moves, lang="en", seat=None, text=TABLE):
    """What is told about the last of these moves."""
    table = position(text)
    *before, last = moves
    play(table, *before)
    return told(table.play(last), seat, lang)


# -- what happened


@pytest.mark.parametrize(
    ("moves", "polish", "english"),
    [
        (
            ["play:D1", "centre:1"],
            ["Gracz 1 kładzie krasnoluda 1 na środek 1."],
            ["Player 1 lays the dwarf 1 on centre 1."],
        ),
        (
            ["play:D4", "centre:2"],
            ["Gracz 1 kładzie krasnoluda 4 na środek 2.", "Gracz 1 zajmuje kopalnię wartą 3 punkty."],
            ["Player 1 lays the dwarf 4 on centre 2.", "The mine worth 3 goes to Player 1."],
        ),
        (
            ["play:O5", "centre:3"],
            ["Gracz 1 kładzie orka 5 na środek 3.", "Gracz 2 zajmuje kopalnię wartą 1 punkt."],
            ["Player 1 lays the orc 5 on centre 3.", "The mine worth 1 goes to Player 2."],
        ),
        (
            ["play:L7", "own:2"],
            ["Gracz 1 wysyła olbrzyma 7 do pracy w kopalni wartej 2 punkty."],
            ["Player 1 sends the giant 7 to work in a mine worth 2."],
        ),
        (
            ["play:D4", "own:1"],
            [
                "Gracz 1 wyznacza krasnoluda 4 na nadzorcę kopalni wartej 2 punkty.",
                "Kopalnia jest obsadzona i trafia pod króla; jej właściciel: Gracz 1.",
            ],
            [
                "Player 1 makes the dwarf 4 overseer of a mine worth 2.",
                "Player 1 has filled the mine: it goes under the king.",
            ],
        ),
        (["play:D1", "centre:1", "draw:deck"], ["Gracz 1 dobiera z talii."], ["Player 1 draws from the deck."]),
        (
            ["play:D1", "centre:1", "draw:L"],
            ["Gracz 1 bierze olbrzyma 8 z obozu."],
            ["Player 1 takes the giant 8 from the camp."],
        ),
    ],
)
def test_what_happened_is_told(moves, polish, english):
    assert spoken(moves, "pl") == polish
    assert spoken(moves, "en") == english
    assert spoken(moves, "en", seat=1)[0] == english[0]


def test_the_player_himself_is_addressed():
    assert spoken(["play:D4"], "pl", 0) == ["Wybierasz krasnoluda 4."]
    assert spoken(["play:D4", "centre:2"], "pl", 0) == [
        "Kładziesz krasnoluda 4 na środek 2.",
        "Zajmujesz kopalnię wartą 3 punkty.",
    ]
    assert spoken(["play:D4", "own:1"], "en", 0) == [
        "You make the dwarf 4 overseer of a mine worth 2.",
        "You have filled the mine: it goes under your king.",
    ]
    assert spoken(["play:O5", "centre:3"], "en", 1)[1] == "The mine worth 1 goes to you."
    assert spoken(["play:D1", "centre:1", "draw:O"], "en", 0) == ["You take the orc 3 from the camp."]


def test_a_card_that_waits_for_its_place_is_told_with_it():
    assert spoken(["play:D4"]) == spoken(["play:D4"], seat=1) == []


def test_with_one_place_it_is_told_at_once():
    text = "kings: D O\ncentre: 3/4/7:D7 3/3/5:D4 - -\nhand 0: D5 O9"
    assert spoken(["play:D5"], text=text) == ["Player 1 lays the dwarf 5 on centre 2."]
    assert spoken(["play:D5"], "pl", 0, text) == ["Kładziesz krasnoluda 5 na środek 2."]


def test_what_one_draws_from_the_deck_is_told_to_nobody_else():
    text = f"{TABLE}\ndeck: G5 G6 G7"
    moves = ["play:D1", "centre:1", "draw:deck"]
    assert spoken(moves, "en", 0, text) == ["You draw the goblin 5 from the deck."]
    assert spoken(moves, "pl", 0, text) == ["Dobierasz z talii goblina 5."]
    for other in (1, None):
        assert spoken(moves, "en", other, text) == ["Player 1 draws from the deck."]


def test_a_twin_drawn_from_the_deck_is_told_to_its_owner_only():
    text = "centre: 3/4/7 - - -\nhand 0: D1 G5!\nhand 1: O2\ndeck: G5 G6"
    assert spoken(["play:D1", "draw:deck"], "en", 0, text) == ["You draw the goblin 5 from the deck."]
    assert spoken(["play:D1", "draw:deck"], "en", 1, text) == ["Player 1 draws from the deck."]


def test_an_exchange_is_told_with_the_cards_it_showed():
    text = "centre: 3/4/7:D9 - - -\nhand 0: D1 D2 O3\ndeck: ? ? ? ? ? ? ?"
    for viewer in (1, None):
        assert spoken(["exchange"], "en", viewer, text) == [
            "Player 1 can lay none of these cards: D1 D2 O3 are discarded. Player 1 draws 6 new ones."
        ]
    assert spoken(["exchange"], "pl", 0, text) == [
        "Nie możesz zagrać żadnej karty: odrzucasz D1 D2 O3 i dobierasz 6 nowych."
    ]
    few = text.replace("? ? ? ? ? ? ?", "?")
    assert spoken(["exchange"], "pl", 1, few) == [
        "Gracz 1 nie może zagrać żadnej karty: odrzuca D1 D2 O3 i dobiera 1 nową.",
        "Talia się skończyła: ta tura jest ostatnia.",
    ]


def test_that_the_deck_has_run_out_is_told():
    text = "kings: D O\ncentre: 1/1/1 3/4/7:L9 - -\nhand 0: D1\ndeck: ?"
    assert spoken(["play:D1"], text=text)[-1] == "The deck has run out: this turn is the last."


def test_at_the_end_everybodys_points_are_told():
    text = "kings: D O\ncentre: 3/4/7 - - -\nhand 0: D1\ndeck: ?\nfilled 0: 2/3+/5\nmines 0: 1/1/1\nmines 1: 1/2/2"
    assert spoken(["play:D1", "draw:deck"], text=text) == [
        "Player 1 draws from the deck.",
        "The deck has run out: the game is over.",
        "Player 1 has 4 points: 5 for filled mines, -1 for the others.",
        "Player 2 has -2 points: 0 for filled mines, -2 for the others.",
    ]
    assert spoken(["play:D1", "draw:deck"], "pl", 1, text)[2:] == [
        "Gracz 1 ma 4 punkty: 5 za kopalnie obsadzone, -1 za pozostałe.",
        "Masz -2 punkty: 0 za kopalnie obsadzone, -2 za pozostałe.",
    ]


# -- what is asked, and what a move would do


def test_prompts():
    table = position(TABLE)
    assert say(table.prompt(0)) == "Choose a card to lay on a mine."
    assert say(table.prompt(1)) == say(table.prompt()) == "Player 1 is choosing a card."
    play(table, "play:D4")
    assert say(table.prompt(0), "pl") == "Dokąd idzie krasnolud 4?"
    assert say(table.prompt(1), "pl") == "Gracz 1 wybiera miejsce dla krasnoluda 4."
    play(table, "centre:1")
    assert say(table.prompt(0)) == "Draw a card: from the deck, or the top of a pile in the camp."
    assert say(table.prompt(1)) == "Player 1 is about to draw a card."
    assert say(last_turn().prompt(0), "pl") == "Koniec gry."
    dead = position("centre: 3/4/7:D9 - - -\nhand 0: D1")
    assert say(dead.prompt(0)) == "None of your cards can be laid: exchange them."
    assert say(dead.prompt(1)) == "Player 1 is choosing a card."


def described(table, lang):
    return {move: say(table.describe(move), lang) for move in table.legal_moves()}


def test_a_card_is_described_by_where_it_may_go():
    english, polish = (described(position(TABLE), lang) for lang in ("en", "pl"))
    assert english["play:D1"] == "play the dwarf 1: it fits centre 1, 3, 4"
    assert english["play:O6"] == "play the orc 6: it fits centre 1, 2, 3, 4 and your own 2, 3"
    assert polish["play:O6"] == "zagraj orka 6: pasuje na środek 1, 2, 3, 4 i na własną 2, 3"
    table = position("kings: D O\ncentre: 3/4/7:D9 - - -\nmines 0: 1/2/2 1/3/3\nhand 0: O5")
    assert described(table, "en") == {"play:O5": "play the orc 5: it fits your own 1, 2"}


def test_a_card_with_one_place_is_described_by_what_it_does_there():
    table = position("kings: D O\ncentre: 3/4/7:D9 2/3+/5:D4 - -\nhand 0: D5 O6 L7")
    words = described(table, "en")
    assert words["play:D5"] == ("dwarf 5 on centre 2: you capture the mine worth 5")
    assert words["play:O6"] == ("orc 6 on centre 2: the orc king captures the mine worth 5")
    assert words["play:L7"].startswith("giant 7 on centre 2: you capture")


def test_places_are_described_by_what_comes_of_them():
    table = play(position(TABLE), "play:D4")
    english, polish = (described(table, lang) for lang in ("en", "pl"))
    assert english == {
        "centre:1": "dwarf 4 on centre 1: 2 more cards capture it",
        "centre:2": "dwarf 4 on centre 2: you capture the mine worth 3",
        "centre:3": "dwarf 4 on centre 3: you capture the mine worth 1",
        "centre:4": "dwarf 4 on centre 4: 2 more cards capture it",
        "own:1": "dwarf 4 to your own 1: it is filled, 2 points",
    }
    assert polish["centre:2"] == "krasnolud 4 na środek 2: zajmujesz kopalnię wartą 3 punkty"
    assert polish["own:1"] == "krasnolud 4 do własnej 1: jest obsadzona i daje 2 punkty"
    words = described(play(position(TABLE), "play:O6"), "pl")
    assert words["centre:3"] == ("ork 6 na środek 3: zajmuje ją król orków (wartość 1)")
    assert words["own:2"] == "ork 6 do własnej 2 (wartość 2): do obsadzenia trzeba jeszcze jednej karty"


def test_draws_and_exchanges_are_described():
    table = play(position(TABLE), "play:D1", "centre:1")
    assert described(table, "en") == {
        "draw:deck": "draw the top card of the deck",
        "draw:O": "take the orc 3 from the camp",
        "draw:L": "take the giant 8 from the camp",
    }
    last = play(position("centre: 3/4/7 - - -\nhand 0: D1\ndeck: ?"), "play:D1")
    assert say(last.describe("draw:deck"), "pl") == "dobierz ostatnią kartę talii: gra się kończy"
    for deck, words in (
        ("? ? ? ? ? ? ?", "show your cards, discard them all, and draw 6 new ones"),
        ("?", "show your cards, discard them all, and draw the last one of the deck"),
        ("-", "show your cards, discard them all, and draw nothing, for the deck is empty: the game ends"),
    ):
        dead = position(f"centre: 3/4/7:D9 - - -\nhand 0: D1\ndeck: {deck}")
        assert say(dead.describe("exchange")) == words


# -- why a move is refused


@pytest.mark.parametrize(
    ("before", "move", "english", "polish"),
    [
        ([], "draw:deck", "First choose a card to play (2.1).", "Najpierw wybierz kartę do zagrania (2.1)."),
        ([], "centre:1", "First choose a card to play (2.1).", "Najpierw wybierz kartę do zagrania (2.1)."),
        (
            ["play:D4"],
            "play:O5",
            "The card is shown; now lay it on a mine (2.1).",
            "Karta jest pokazana; teraz połóż ją na kopalni (2.1).",
        ),
        (
            ["play:D4"],
            "draw:deck",
            "The card is shown; now lay it on a mine (2.1).",
            "Karta jest pokazana; teraz połóż ją na kopalni (2.1).",
        ),
        (
            ["play:D4", "centre:1"],
            "centre:2",
            "You have laid your card; now draw one (5.1).",
            "Karta już leży; teraz dobierz jedną (5.1).",
        ),
        (
            ["play:D4", "centre:1"],
            "exchange",
            "You have laid your card; now draw one (5.1).",
            "Karta już leży; teraz dobierz jedną (5.1).",
        ),
        ([], "play:G8", "You do not hold the goblin 8.", "Nie masz w ręku goblina 8."),
        (
            [],
            "exchange",
            "One of your cards can be laid, so you must play (2.5).",
            "Którąś z twoich kart można zagrać, więc trzeba grać (2.5).",
        ),
        (
            ["play:D1"],
            "centre:2",
            "A 3 lies there: the dwarf 1 is not stronger (2.3).",
            "Leży tam 3: krasnolud 1 nie ma większej siły (2.3).",
        ),
        (
            ["play:G0"],
            "centre:2",
            "A 0 may cover only a 9, and a 3 lies there (2.4).",
            "0 może przykryć tylko 9, a leży tam 3 (2.4).",
        ),
        (
            ["play:D4"],
            "own:2",
            "Workers may not be of your own race, the dwarves (4.2).",
            "Górnicy nie mogą być z twojej rasy, a to krasnoludy (4.2).",
        ),
        (
            ["play:L7"],
            "own:1",
            "This mine wants an overseer now: one of the dwarves (4.3).",
            "Ta kopalnia czeka na nadzorcę z twojej rasy, a to krasnoludy (4.3).",
        ),
        (
            ["play:O5"],
            "own:3",
            "A 5 lies there: the orc 5 is not stronger (2.3).",
            "Leży tam 5: ork 5 nie ma większej siły (2.3).",
        ),
        (["play:L7"], "own:4", "You have no mine 4.", "Nie masz kopalni 4."),
        (["play:D4", "centre:1"], "draw:G", "There are no goblins in the camp.", "W obozie nie ma goblinów."),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(before, move, english, polish):
    refused(play(position(TABLE), *before), move, english, polish)


def refused(table, move, english, polish):
    text = table.text()
    with pytest.raises(IllegalMove) as refusal:
        table.play(move)
    assert str(refusal.value) == english
    assert say(refusal.value.sentence, "pl") == polish
    assert table.text() == text


def test_rarer_refusals():
    nines = position("kings: D O\nto play: 0 place O5\ncentre: 3/4/7:D9 3/4/7 - -\nmines 0: 1/2/2 1/2/2\nhand 0: -")
    refused(
        nines,
        "centre:1",
        "A 9 lies there: only a 0 may cover it (2.4).",
        "Leży tam 9: może ją przykryć tylko 0 (2.4).",
    )
    refused(nines, "centre:3", "No mine lies there any more.", "Tam nie ma już kopalni.")
    refused(
        nines,
        "own:2",
        "You have another mine just like that one: choose the first of them.",
        "Masz drugą taką samą kopalnię: wybierz pierwszą z nich.",
    )
    dead = position("centre: 3/4/7:D7 - - -\nhand 0: D5 O8")
    refused(
        dead,
        "play:D5",
        "No mine takes the dwarf 5 now (2.3, 4.2).",
        "krasnolud 5 nie pasuje teraz na żadną kopalnię (2.3, 4.2).",
    )
    gone = position("to play: 0 draw\ncamp: D1\ndeck: -")
    refused(gone, "draw:deck", "The deck is empty.", "Talia jest pusta.")


def test_with_the_fixed_pairing_the_second_twin_is_held_too():
    table = position("options: pairing=fixed\ncentre: 3/4/7:D7a - - -\nhand 0: D5b O8a")
    refused(
        table,
        "play:D5",
        "No mine takes the dwarf 5 now (2.3, 4.2).",
        "krasnolud 5 nie pasuje teraz na żadną kopalnię (2.3, 4.2).",
    )


# -- how it ended


@pytest.mark.parametrize(
    ("filled", "english", "polish"),
    [
        ("filled 0: 2/3+/5\nfilled 1: 1/1/1", "5 points, 1 for the next", "5 do 1 następnego gracza"),
        ("", "0 points each: the victory is shared", "po 0: gracze dzielą się zwycięstwem"),
    ],
)
def test_the_outcome_has_a_reason(filled, english, polish):
    reason = last_turn(filled).outcome.reason
    assert say(reason) == english
    assert say(reason, "pl") == polish


def test_every_race_is_named_in_both_languages():
    for lang, kings in (
        ("en", {"dwarf", "orc", "goblin", "giant"}),
        ("pl", {"krasnoluda", "orka", "goblina", "olbrzyma"}),
    ):
        table = position("centre: 3/4/7 3/4/7 - -\nhand 0: D1 O1 G1 L1")
        words = " ".join(say(table.describe(move), lang) for move in table.legal_moves())
        assert kings <= set(words.split())
    assert GAME.titles["pl"] == "Podziemne królestwa"
