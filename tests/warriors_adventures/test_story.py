"""What people read: exact sentences in both languages, and who is told what."""

from __future__ import annotations

import pytest

from karczma import IllegalMove, NotYourTurn, say
from karczma.games.warriors_adventures.cards import NAMES
from karczma.words import sentence

from .tables import end, play, position, small

MORE = "stack 9: 10"  # a card left, so that the game goes on


def told(played, seat=None, lang="en"):
    return [say(what, lang) for what in played.story(seat)]


def revealed(lying, card, seat=None, options=""):
    """What is told in Polish and in English when seat 0 reveals a card."""
    text = f"{options}\nfront 0: {lying}\nstack 4: {card}\n{MORE}"
    return [told(small(text).play("reveal:4"), seat, lang) for lang in ("pl", "en")]


# -- what happened


@pytest.mark.parametrize(
    ("lying", "card", "polish", "english"),
    [
        (
            "-",
            "5",
            "odkrywa przedmiot wart 5 dukatów ze stosu 4.",
            "reveals an item worth 5 ducats from stack 4.",
        ),
        ("-", "1h", "odkrywa monetę w ręku ze stosu 4.", "reveals a coin in hand from stack 4."),
        (
            "1 5",
            "C",
            "odkrywa podstępnego szambelana ze stosu 4 i traci przedmiot wart 5 dukatów.",
            "reveals the sly chamberlain from stack 4 and loses an item worth 5 ducats.",
        ),
        (
            "1",
            "C",
            "odkrywa podstępnego szambelana ze stosu 4 i traci monetę.",
            "reveals the sly chamberlain from stack 4 and loses a coin.",
        ),
        (
            "K",
            "C",
            "odkrywa podstępnego szambelana ze stosu 4: nie ma czego zabrać.",
            "reveals the sly chamberlain from stack 4: there is nothing to take.",
        ),
        ("1", "K", "odkrywa zbójcerzy ze stosu 4: czekają.", "reveals robber knights from stack 4: they wait."),
        (
            "1 K",
            "K",
            "odkrywa drugich zbójcerzy ze stosu 4 i traci 1 przedmiot o wartości 1 dukata.",
            "reveals more robber knights from stack 4 and loses 1 item worth 1 ducat.",
        ),
        (
            "K",
            "K",
            "odkrywa zbójcerzy ze stosu 4: nie ma czego zabrać.",
            "reveals robber knights from stack 4: there is nothing to take.",
        ),
        (
            "1 1 10 10",
            "J",
            "odkrywa rozbójników z Jomsborga ze stosu 4 i traci 4 przedmioty o wartości 22 dukatów.",
            "reveals the raiders of Jomsborg from stack 4 and loses 4 items worth 22 ducats.",
        ),
        (
            "1 1 1 1 1",
            "J",
            "odkrywa rozbójników z Jomsborga ze stosu 4 i traci 5 przedmiotów o wartości 5 dukatów.",
            "reveals the raiders of Jomsborg from stack 4 and loses 5 items worth 5 ducats.",
        ),
        (
            "-",
            "J",
            "odkrywa rozbójników z Jomsborga ze stosu 4: nie ma czego zabrać.",
            "reveals the raiders of Jomsborg from stack 4: there is nothing to take.",
        ),
        (
            "5 K",
            "J",
            "odkrywa rozbójników z Jomsborga ze stosu 4: walczą ze zbójcerzami.",
            "reveals the raiders of Jomsborg from stack 4: the knights fight them.",
        ),
    ],
)
def test_a_revealed_card_is_told_with_what_it_does(lying, card, polish, english):
    assert revealed(lying, card) == [[f"Gracz 1 {polish}"], [f"Player 1 {english}"]]


@pytest.mark.parametrize(
    ("lying", "card", "polish", "english"),
    [
        ("-", "10", "Odkrywasz przedmiot wart 10 dukatów ze stosu 4.", "You reveal an item worth 10 ducats"),
        ("5", "C", "Odkrywasz podstępnego szambelana ze stosu 4 i tracisz przedmiot", "You reveal the sly chamberlain"),
        (
            "5",
            "K",
            "Odkrywasz zbójcerzy ze stosu 4: czekają przed tobą.",
            "You reveal robber knights from stack 4: they",
        ),
        ("5 K", "K", "Odkrywasz drugich zbójcerzy ze stosu 4 i tracisz", "You reveal more robber knights"),
        ("5", "J", "Odkrywasz rozbójników z Jomsborga ze stosu 4 i tracisz", "You reveal the raiders of Jomsborg"),
        ("5 K", "J", "Odkrywasz rozbójników z Jomsborga ze stosu 4: walczą", "You reveal the raiders of Jomsborg"),
        ("-", "J", "Odkrywasz rozbójników z Jomsborga ze stosu 4: nie ma", "You reveal the raiders of Jomsborg"),
    ],
)
def test_whoever_did_it_is_you(lying, card, polish, english):
    spoken = revealed(lying, card, seat=0)
    assert spoken[0][0].startswith(polish)
    assert spoken[1][0].startswith(english)


def test_a_theft_is_told_of_both():
    text = "seats: 3\noptions: stealing_coin=yes\nfront 1: 1 1 1\nfront 2: 5 5\nstack 1: 1h\nstack 2: C"
    table = play(small(text), "reveal:1")
    assert told(table.copy().play("rob:1")) == [
        "Player 1 steals 3 coins.",
        "Player 2 loses 3 coins and gets the coin in hand.",
    ]
    assert told(table.copy().play("rob:1"), seat=1, lang="pl") == [
        "Gracz 1 kradnie 3 monety.",
        "Tracisz 3 monety i dostajesz monetę w ręku.",
    ]
    assert told(table.copy().play("rob:2"), seat=0) == [
        "You steal 2 items worth 5 ducats each.",
        "Player 3 loses 2 items worth 5 ducats each and gets the coin in hand.",
    ]
    assert told(table.play("rob:2"), lang="pl") == [
        "Gracz 1 kradnie 2 przedmioty po 5 dukatów.",
        "Gracz 3 traci 2 przedmioty po 5 dukatów i dostaje monetę w ręku.",
    ]


def test_a_theft_without_a_choice_is_told_with_the_card():
    table = small(f"options: stealing_coin=yes\nfront 1: 10\nstack 1: 1h\n{MORE}")
    assert told(table.play("reveal:1"), seat=0) == [
        "You reveal a coin in hand from stack 1.",
        "You steal 1 item worth 10 ducats.",
        "Player 2 loses 1 item worth 10 ducats and gets the coin in hand.",
    ]
    table = small(f"options: stealing_coin=yes\nstack 1: 1h\n{MORE}")
    assert told(table.play("reveal:1"), lang="pl") == [
        "Gracz 1 odkrywa monetę w ręku ze stosu 1.",
        "Gracz 1 nie ma czego ukraść.",
        "Gracz 2 dostaje monetę w ręku.",
    ]


def test_a_coin_in_hand_that_steals_from_nobody_is_told_as_a_card():
    for options in ("sent 1: 1 / 1 / 1 / 1\noptions: stealing_coin=yes", "options: stealing_coin=no\nfront 1: 1"):
        assert revealed("-", "1h", options=options)[1] == ["Player 1 reveals a coin in hand from stack 4."]
    table = small(f"seats: 3\noptions: stealing_coin=yes\nfront 1: 1\nstack 1: 1h\n{MORE}")
    assert told(table.play("reveal:1")) == ["Player 1 reveals a coin in hand from stack 1."]


@pytest.mark.parametrize(
    ("lying", "polish", "english"),
    [
        ("1", "Gracz 1 wysyła 1 przedmiot do grodu.", "Player 1 sends 1 item to a character."),
        ("1 5 5", "Gracz 1 wysyła 3 przedmioty do grodu.", "Player 1 sends 3 items to a character."),
        (
            "1 1 1 1 1 K",
            "Gracz 1 wysyła 5 przedmiotów do grodu; zbójcerze odchodzą.",
            "Player 1 sends 5 items to a character; the robber knights go away.",
        ),
    ],
)
def test_sending_is_told_by_the_number_of_items(lying, polish, english):
    assert [told(position(f"front 0: {lying}").play("send"), lang=lang) for lang in ("pl", "en")] == [
        [polish],
        [english],
    ]


def test_who_leaves_the_game_is_told():
    text = "front 0: 1\nsent 0: 1 / 1 / 1"
    assert told(position(text).play("send"))[1:] == ["Player 1 has used all characters and leaves the game."]
    assert told(position(text).play("send"), seat=0, lang="pl") == [
        "Wysyłasz 1 przedmiot do grodu.",
        "Masz przedmioty na wszystkich postaciach: kończysz grę.",
    ]


def test_the_end_is_told_in_order():
    text = "options: dusigrosz=yes\nfront 0: 1\nfront 1: 5 K\nsent 1: 10 / 1\nstack 1: 1h"
    assert told(small(text).play("reveal:1"), seat=1) == [
        "Player 1 reveals a coin in hand from stack 1.",
        "All cards are revealed: the game is over.",
        "Player 1 still sends 2 items.",
        "You still send 1 item.",
        "Player 1 has most coins: the Penny-pincher, worth 10 ducats.",
        "Player 1 has 12 ducats, with 2 items sent.",
        "You have 16 ducats, with 3 items sent.",
    ]
    assert told(small(text).play("reveal:1"), seat=0, lang="pl") == [
        "Odkrywasz monetę w ręku ze stosu 1.",
        "Wszystkie karty są odkryte: koniec gry.",
        "Wysyłasz jeszcze 2 przedmioty.",
        "Gracz 2 wysyła jeszcze 1 przedmiot.",
        "Masz najwięcej monet: karta Dusigrosz, 10 dukatów.",
        "Masz 12 dukatów, w grodzie 2 przedmioty.",
        "Gracz 2 ma 16 dukatów, w grodzie 3 przedmioty.",
    ]


def test_the_end_with_all_characters_used_and_no_bonus_card():
    text = "options: dusigrosz=yes\nfront 0: 5\nsent 0: 1 / 1 / 1\nsent 1: 1 / 1 / 1 / 5"
    assert told(position(text).play("send"))[2:] == [
        "All characters are used: the game is over.",
        "Nobody has most coins alone: the Penny-pincher stays in the box.",
        "Player 1 has 8 ducats, with 4 items sent.",
        "Player 2 has 8 ducats, with 4 items sent.",
    ]


# -- what is asked, and what a move would do


def test_prompts():
    table = small("seats: 3\noptions: stealing_coin=yes\nfront 0: 1\nstack 1: 1h C")
    assert say(table.prompt(0)).startswith("Reveal the top card of a stack, or send")
    assert say(table.prompt(1)) == say(table.prompt()) == "Player 1 is to play."
    assert say(table.prompt(1), "pl") == "Tura: Gracz 1."
    play(table, "reveal:1")
    assert say(table.prompt(0)) == "Your coin in hand steals: from whom?"
    assert say(table.prompt(2), "pl") == "Gracz 1 wybiera, komu ukraść."
    play(table, "rob:2")
    assert say(table.prompt(1)) == "Reveal the top card of a stack."
    play(table, "reveal:1")
    assert say(table.prompt(0), "pl") == "Koniec gry."


def test_moves_are_described():
    table = position("front 0: 1 10 K\nstack 1: ? J 1h\nstack 2: 10\nstack 9: 5 5")
    words = {move: (say(table.describe(move), "pl"), say(table.describe(move))) for move in table.legal_moves()}
    assert words["reveal:1"] == (
        "odkryj kartę ze stosu 1: łup to 1 z 2 kart",
        "reveal a card of stack 1: 1 of its 2 cards are loot",
    )
    assert words["reveal:2"] == (
        "odkryj kartę ze stosu 2: to na pewno przedmiot wart 10 dukatów",
        "reveal a card of stack 2: it can only be an item worth 10 ducats",
    )
    assert words["reveal:9"][1] == "reveal a card of stack 9: it can only be an item worth 5 ducats"
    assert words["send"] == (
        "wyślij 2 przedmioty o wartości 11 dukatów; zbójcerze odejdą",
        "send 2 items worth 11 ducats; the robber knights go away",
    )
    table = position("front 0: 1\nsent 0: 1 / 1 / 1")
    assert say(table.describe("send"), "pl") == "wyślij 1 przedmiot (1 dukat), ostatnia postać: kończysz grę"
    assert say(table.describe("send")) == "send 1 item worth 1 ducat and leave the game (last character)"
    table = position("front 0: 1 1")
    assert say(table.describe("send")) == "send 2 items worth 2 ducats to an empty character"


def test_without_the_memory_aid_only_the_number_of_cards_is_told_even_of_the_last_one():
    table = position("options: memory_aid=no\nstack 1: C\nstack 2: C K")
    assert say(table.describe("reveal:1"), "pl") == "odkryj kartę ze stosu 1 (w stosie: 1 karta)"
    assert say(table.describe("reveal:2")) == "reveal a card of stack 2 (2 cards left)"


def test_victims_are_described_with_what_they_lose():
    table = small("seats: 3\noptions: stealing_coin=yes\nto play: 0 rob\nfront 1: 1 1 5\nstack 1: C")
    assert say(table.describe("rob:1")) == "Player 2: take 2 coins and leave your coin in hand"
    assert say(table.describe("rob:1"), "pl") == "Gracz 2: zabierz 2 monety i oddaj za to monetę w ręku"
    assert say(table.describe("rob:2")) == "Player 3: there is nothing to take, and you leave your coin in hand"


# -- why a move is refused


@pytest.mark.parametrize(
    ("before", "move", "english", "polish"),
    [
        ([], "reveal:2", "Stack 2 is empty.", "Stos 2 jest pusty."),
        (
            [],
            "send",
            "You have no items in front of you to send (3.1).",
            "Nie masz przed sobą przedmiotów do wysłania (3.1).",
        ),
        (
            [],
            "rob:1",
            "Only a coin in hand that has just been revealed steals (5.2).",
            "Kradnie tylko dopiero co odkryta moneta w ręku (5.2).",
        ),
        (
            ["reveal:1"],
            "reveal:1",
            "First choose from whom your coin in hand steals (5.2).",
            "Najpierw wybierz, komu kradnie twoja moneta w ręku (5.2).",
        ),
        (
            ["reveal:1"],
            "rob:0",
            "The coin in hand steals from another player who is still in the game (5.2).",
            "Moneta w ręku kradnie innemu graczowi, który jest jeszcze w grze (5.2).",
        ),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(before, move, english, polish):
    table = play(small("seats: 3\noptions: stealing_coin=yes\nfront 0: K\nstack 1: 1h C"), *before)
    text = table.text()
    with pytest.raises(IllegalMove) as refusal:
        table.play(move)
    assert str(refusal.value) == english
    assert say(refusal.value.sentence, "pl") == polish
    assert table.text() == text


def test_the_others_must_wait():
    with pytest.raises(NotYourTurn, match="waits for seat 0"):
        position("").play("reveal:1", seat=1)


# -- how it ended


@pytest.mark.parametrize(
    ("piles", "english", "polish"),
    [
        (["10 1", "5", "1"], "11 ducats, the next best 5", "11 dukatów, następny wynik to 5"),
        (
            ["1", "10", "5 5"],
            "10 ducats like the next best, but more items sent, 2 to 1",
            "10 dukatów, tyle co następny wynik, ale więcej wysłanych przedmiotów: 2 do 1",
        ),
        (
            ["5", "1", "5"],
            "shared victory: Player 1 and Player 3, with 5 ducats and 1 item each",
            "wspólne zwycięstwo: Gracz 1 i Gracz 3, po 5 dukatów i 1 przedmiocie",
        ),
        (
            ["1 1", "1 1", "1", "1 1", "1"],
            "shared victory: Player 1, Player 2 and Player 4, with 2 ducats and 2 items each",
            "wspólne zwycięstwo: Gracz 1, Gracz 2 i Gracz 4, po 2 dukaty i 2 przedmioty",
        ),
    ],
)
def test_the_outcome_has_a_reason(piles, english, polish):
    table = end(piles)
    reason = table.outcome.reason
    assert (say(reason), say(reason, "pl")) == (english, polish)
    assert table.view(1)["outcome"]["reason"] == reason.to_json()


@pytest.mark.parametrize("message", ["card", "board-row", "short-reveal-known"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_kind_of_card_has_its_own_words(message, lang):
    said = {
        say(sentence(f"warriors-adventures/{message}", card=name, value=value), lang)
        for name, value in zip(NAMES, (1, 5, 10, 1, 0, 0, 0), strict=True)
    }
    assert len(said) == len(NAMES)
