"""What people read: exact sentences in both languages, and who is told what."""

from __future__ import annotations

import pytest

from karczma import IllegalMove, NotYourTurn, say
from karczma.core.table import Played
from karczma.games.knights_and_castles import story as tale
from karczma.games.knights_and_castles import view

from .tables import CASTLES, GAME, lay, position, recruit


def told(played, seat=None, lang="en"):
    return [say(what, lang) for what in played.story(seat)]


# -- what happened

ROUND = "seats: 3\nsword: 1\nrounds: brick-large\nstack: wood-small ? ? ? ? ?"


def test_a_castle_is_told_step_by_step():
    played = lay(position(ROUND), "KD", "FS", "KS")
    assert told(played, 2) == [
        "You lay the knight and a shepherd face down.",
        "Player 1 shows the knight and the dragon.",
        "Player 2 shows the foot soldier and a shepherd, and the shepherd goes back to the hand.",
        "You show the knight and a shepherd, and the shepherd goes back to the hand.",
        "Several players show the knight: these cards cancel each other and go to the camps.",
        "Player 1 takes the large brick castle (2 points) with the dragon: strength 4.",
        "Player 2 keeps the sword: the youngest of those with the fewest points.",
        "Next tile: the small wooden castle, worth 1 point.",
    ]
    assert told(played, 0, "pl") == [
        "Gracz 3 wykłada dwie zakryte karty.",
        "Odkrywasz rycerza i smoka.",
        "Gracz 2 odkrywa piechura i pasterza; pasterz wraca do ręki.",
        "Gracz 3 odkrywa rycerza i pasterza; pasterz wraca do ręki.",
        "Powtarza się rycerz: takie karty odpadają i idą do obozów.",
        "Zdobywasz duży ceglany zamek (2 punkty): smok, siła 4.",
        "Gracz 2 zatrzymuje miecz: najmniej punktów, a przy remisie młodszy wiek.",
        "Następny kafelek: mały drewniany zamek, 1 punkt.",
    ]


def test_an_empty_table_is_told():
    played = lay(position(ROUND), "SS", "SS", "SS")
    assert told(played)[1:5] == [
        "Player 1 shows both shepherds, who go back to the hand.",
        "Player 2 shows both shepherds, who go back to the hand.",
        "Player 3 shows both shepherds, who go back to the hand.",
        "No card is left on the table: Player 2 has the sword and takes the large brick castle (2 points).",
    ]
    assert told(played, 1, "pl")[2:6] == [
        "Odkrywasz obu pasterzy; wracają do ręki.",
        "Gracz 3 odkrywa obu pasterzy; wracają do ręki.",
        "Na stole nie ma już żadnej karty: masz miecz i zdobywasz duży ceglany zamek (2 punkty).",
        "Gracz 1 dostaje miecz: najmniej punktów, a przy remisie młodszy wiek.",
    ]


def test_a_choice_before_the_last_tells_nothing_but_that_it_was_made():
    played = position(ROUND).play("lay:KD", 1)
    assert told(played, 0) == told(played) == ["Player 2 lays two cards face down."]
    assert told(played, 1) == ["You lay the knight and the dragon face down."]
    assert told(played, 1, "pl") == ["Wykładasz zakryte karty: rycerza i smoka."]
    assert told(played, 2, "pl") == ["Gracz 2 wykłada dwie zakryte karty."]


DRUM = "seats: 3\nrounds: drum\nhand 0: KD\nhand 1: KDCFA\nstack: wood-small ? ? ? ? ?"


def test_a_drum_is_told():
    played = recruit(position(DRUM), "C", "-", "-")
    assert told(played, 0) == [
        "You choose the catapult from the camp in secret.",
        "You take the catapult back from the camp.",
        "Player 2 takes back the only card of the camp.",
        "The camp of Player 3 is empty: Player 3 takes nothing back.",
        "Next tile: the small wooden castle, worth 1 point.",
    ]
    assert told(played, 1, "pl") == [
        "Gracz 1 wybiera po kryjomu kartę z obozu.",
        "Gracz 1 odzyskuje z obozu zakrytą kartę.",
        "Odzyskujesz jedyną kartę z obozu.",
        "Gracz 3 ma pusty obóz i nic nie odzyskuje.",
        "Następny kafelek: mały drewniany zamek, 1 punkt.",
    ]
    assert told(played, 2, "pl")[3] == "Twój obóz jest pusty: nic nie odzyskujesz."
    assert told(played)[0] == "Player 1 chooses a card of the camp in secret."
    assert told(played, 0, "pl")[:2] == [
        "Wybierasz po kryjomu katapultę z obozu.",
        "Odzyskujesz katapultę z obozu.",
    ]


def test_whoever_chose_before_the_last_is_reminded_of_the_own_card():
    table = position("rounds: drum\nhand 0: KD\nhand 1: K\nstack: wood-small ? ? ? ? ?")
    played = recruit(table, "A", "P")
    assert told(played, 0)[1:3] == [
        "You take the archer back from the camp.",
        "Player 2 takes a card back from the camp, unseen by the others.",
    ]


def test_drums_that_ask_nobody_are_told_too():
    table = position("rounds: stone-small\nstack: drum drum wood-small ? ? ?")
    assert told(lay(table, "KS", "SS"))[-6:] == [
        "Next tile: a drum. Everybody takes back a card from the camp.",
        "Player 1 takes back the only card of the camp.",
        "The camp of Player 2 is empty: Player 2 takes nothing back.",
        "Next tile: a drum. Everybody takes back a card from the camp.",
        "All camps are empty: the drum helps nobody.",
        "Next tile: the small wooden castle, worth 1 point.",
    ]


LAST = "{0}rounds: stone-small:-/-:0 stone-large:-/-:1 brick-small:-/-:0 drum:-/- drum:-/- wood-small:-/-:0 wood-large"


def test_the_end_of_a_game_is_told():
    played = lay(position(LAST.format("")), "DS", "SS")
    assert told(played, 1)[-4:] == [
        "Player 1 takes the large wooden castle (2 points) with the dragon: strength 6.",
        "All rounds are over.",
        "Player 1 has won castles worth 5 points.",
        "You have won castles worth 2 points.",
    ]
    assert told(played, 0, "pl")[-3:] == [
        "Wszystkie rundy są rozegrane.",
        "Masz zamki za 5 punktów.",
        "Gracz 2 ma zamki za 2 punkty.",
    ]


def test_the_next_game_of_the_longer_variant_is_told():
    played = lay(position(LAST.format("options: longer=yes rotate_sword=yes\n"), seed=1), "DS", "SS")
    story = told(played, 1)
    over = story.index("Game 1 of 2 is over.")
    assert story[over + 1 : over + 4] == [
        "Player 1 has won castles worth 5 points.",
        "You have won castles worth 2 points.",
        "Game 2 begins: you have the sword.",
    ]
    assert story[over + 4].startswith("Next tile: ")
    assert "Koniec partii 1 z 2." in told(played, 0, "pl")
    assert "Zaczyna się partia 2: Gracz 2 ma miecz." in told(played, 0, "pl")


def test_equally_strong_cards_would_be_told(monkeypatch):
    strength = view.STRENGTH.copy()
    strength[1, 5] = 6  # the peasant before brick, like the catapult
    monkeypatch.setattr(view, "STRENGTH", strength)
    table = position("sword: 0\nrounds: brick-small\nstack: wood-small ? ? ? ? ?")
    played = lay(table, "CS", "PS")
    assert told(played)[3] == (
        "The strongest cards are equally strong: Player 1 has the sword and takes the small brick castle (1 point)."
    )
    assert told(played, 0, "pl")[3].startswith("Najsilniejsze karty są równie silne: masz miecz i zdobywasz")


# -- what is asked, and what a move would do


def test_prompts():
    table = position("seats: 4\nrounds: stone-large")
    assert say(table.prompt(0)) == "Choose two cards in secret for the large stone castle, worth 2 points."
    assert say(table.prompt(), "pl") == "Jeszcze 4 gracze wybierają po kryjomu dwie karty."
    for seat in (0, 1):
        table.play("lay:SS", seat)
    assert say(table.prompt(0)) == "2 players are choosing two cards in secret."
    table.play("lay:SS", 2)
    assert say(table.prompt(0)) == "One player is choosing two cards in secret."
    assert say(table.prompt(3), "pl") == ("Wybierz po kryjomu dwie karty. Do zdobycia: duży kamienny zamek, 2 punkty.")
    assert say(table.prompt(0), "pl") == "Jeszcze 1 gracz wybiera po kryjomu dwie karty."
    drum = position(DRUM)
    assert say(drum.prompt(0)) == "A drum: choose in secret which card to take back from your camp."
    assert say(drum.prompt(1)) == "One player is choosing a card to take back from the camp."
    assert say(drum.prompt(1), "pl") == "Jeszcze 1 gracz wybiera kartę ze swojego obozu."
    over = position(LAST.format(""))
    lay(over, "SS", "SS")
    assert say(over.prompt(0)) == "The game is over."


def test_a_move_is_described_with_the_strengths_that_count():
    table = position("rounds: stone-large\nhand 0: KDA")
    words = {move: (say(table.describe(move, 0), "pl"), say(table.describe(move, 0))) for move in table.legal_moves(0)}
    assert words["lay:KD"] == (
        "wyłóż rycerza (siła 6) i smoka (siła 1): potem idą do obozu",
        "the knight and the dragon, strengths 6 and 1: then to the camp",
    )
    assert words["lay:AS"] == (
        "wyłóż łucznika (siła 3) i pasterza, który wróci do ręki",
        "the archer (strength 3) and a shepherd, who comes back",
    )
    assert words["lay:SS"] == (
        "wyłóż obu pasterzy: wszystkie karty w ręku (5) zostają na później",
        "both shepherds: you keep all 5 cards for later",
    )
    drum = position(DRUM)
    assert say(drum.describe("recruit:C", 0)) == "take the catapult back: stone 4, brick 6, wood 1"
    assert say(drum.describe("recruit:C", 0), "pl") == "odzyskaj katapultę: kamień 4, cegła 6, drewno 1"


@pytest.mark.parametrize(("castle", "strength"), list(zip(CASTLES, [6, 6, 3, 3, 2, 2], strict=True)))
def test_the_strength_described_is_the_one_that_wins(castle, strength):
    table = position(f"sword: 1\nrounds: {castle}")
    assert table.describe("lay:KS", 0).args["strength"] == strength
    assert lay(table, "KS", "SS").story()[3].args["strength"] == strength


# -- why a move is refused


@pytest.mark.parametrize(
    ("text", "move", "english", "polish"),
    [
        (
            "rounds: stone-large",
            "recruit:K",
            "A castle is at stake: lay two cards; cards are taken back only when a drum is turned up (4.1).",
            "Do zdobycia jest zamek: wyłóż dwie karty; kartę z obozu odzyskuje się tylko przy bębenku (4.1).",
        ),
        (
            DRUM,
            "lay:KD",
            "A drum was turned up: now take back a card from your camp (4.1).",
            "Odkryto bębenek: teraz odzyskaj jedną kartę ze swojego obozu (4.1).",
        ),
        (
            "rounds: stone-large\nhand 0: KD",
            "lay:KF",
            "Your foot soldier lies in your camp: only cards in hand can be laid (3.6).",
            "W twoim obozie leży piechur: wykłada się tylko karty z ręki (3.6).",
        ),
        (DRUM, "recruit:K", "Your knight is not in your camp.", "W twoim obozie nie leży rycerz."),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(text, move, english, polish):
    table = position(text)
    before = table.text()
    with pytest.raises(IllegalMove) as refusal:
        table.play(move, 0)
    assert str(refusal.value) == english
    assert say(refusal.value.sentence, "pl") == polish
    assert table.text() == before


def test_a_move_that_is_allowed_has_no_better_reason_than_not_now():
    table = position("rounds: stone-large")
    assert say(tale.why_not(table.observed(0), 0, table.legal_numbers(0)[0])) == "That is not possible now."


def test_whoever_has_chosen_must_wait():
    table = position(ROUND)
    table.play("lay:KD", 1)
    with pytest.raises(NotYourTurn, match="waits for seat 0, 2"):
        table.play("lay:KD", 1)


# -- how it ended


@pytest.mark.parametrize(
    ("sword", "hands", "english", "polish"),
    [
        (0, ["K", "K"], "5 points against 2", "5 punktów, drugi wynik to 2"),
        (
            1,
            ["K", "KDC"],
            "4 points each, but 5 cards in hand against 3",
            "po 4 punkty, ale więcej kart w ręku (5 kart, u drugiego gracza 3)",
        ),
        (
            1,
            ["K", "D"],
            "4 points each and as many cards in hand: the younger player wins",
            "po 4 punkty i tyle samo kart w ręku: wygrywa młodszy gracz",
        ),
    ],
)
def test_the_outcome_has_a_reason(sword, hands, english, polish):
    held = "\n".join(f"hand {seat}: {figures}" for seat, figures in enumerate(hands))
    sixth = "wood-small" if sword == 0 else "brick-large"
    rounds = f"stone-small:-/-:0 stone-large:-/-:1 brick-small:-/-:0 drum:-/- drum:-/- {sixth}:-/-:0 wood-large"
    table = position(f"sword: {sword}\nrounds: {rounds}\n{held}")
    lay(table, "SS", "SS")
    assert say(table.outcome.reason) == english
    assert say(table.outcome.reason, "pl") == polish


def test_the_reason_tells_of_several_games():
    table = GAME.deal(seed=1, longer=True)
    while not table.is_over:
        seat = table.waiting_for[0]
        table.play(table.legal_moves(seat)[seat - 1], seat)
    assert " after 2 games" in say(table.outcome.reason)
    assert "(liczba partii: 2)" in say(table.outcome.reason, "pl")


def test_the_story_of_a_player_who_is_shown_all_hands_is_told_by_name():
    """`karczma replay` tells each move as its mover saw it, with nobody as `you`."""
    table = position(ROUND)
    before = table.state
    played = table.play("lay:KD", 1)
    assert isinstance(played, Played)
    assert played.before is before
    what = played.story(1)[0]
    assert say(type(what)(what.id, {**what.args, "you": "no"})) == "Player 2 lays the knight and the dragon face down."
