"""What people read: exact sentences in both languages, and who is told what."""

from __future__ import annotations

import pytest

from karczma import IllegalMove, NotYourTurn, say
from karczma.games.lost_cities.cards import MILESTONE_NAMES
from karczma.words import sentence

from .tables import GAME, end_the_deal, play, position


def told(played, seat=None, lang="en"):
    return [say(what, lang) for what in played.story(seat)]


def spoken(text, moves, lang, seat=None):
    """What is told about the last of these moves."""
    table = position(text)
    *before, last = moves
    play(table, *before)
    return told(table.play(last), seat, lang)


# -- what happened


@pytest.mark.parametrize(
    ("lying", "move", "polish", "english"),
    [
        (
            "-",
            "play:Y*",
            "Gracz 1 zaczyna żółtą ekspedycję żółtym sponsorem.",
            "Player 1 begins the yellow expedition with a yellow sponsor.",
        ),
        (
            "-",
            "play:O5",
            "Gracz 1 zaczyna pomarańczową ekspedycję pomarańczową 5.",
            "Player 1 begins the orange expedition with the orange 5.",
        ),
        (
            "Y*",
            "play:Y*",
            "Gracz 1 dokłada żółtego sponsora do żółtej ekspedycji.",
            "Player 1 lays a yellow sponsor on the yellow expedition.",
        ),
        (
            "O*",
            "play:O5",
            "Gracz 1 dokłada pomarańczową 5 do pomarańczowej ekspedycji.",
            "Player 1 lays the orange 5 on the orange expedition.",
        ),
        (
            "-",
            "camp:O*",
            "Gracz 1 odkłada pomarańczowego sponsora do pomarańczowego obozu.",
            "Player 1 leaves an orange sponsor in the orange camp.",
        ),
        (
            "-",
            "camp:B10",
            "Gracz 1 odkłada niebieską 10 do niebieskiego obozu.",
            "Player 1 leaves the blue 10 in the blue camp.",
        ),
    ],
)
def test_a_card_is_laid(lying, move, polish, english):
    text = f"hand 0: Y* O5 O* B10\nexpeditions 0: {lying}"
    assert spoken(text, [move], "pl") == [polish]
    assert spoken(text, [move], "en") == [english]


def test_the_player_himself_is_addressed():
    text = "hand 0: V6 G3\nexpeditions 0: V5\ncamps: G*"
    assert spoken(text, ["play:V6"], "pl", seat=0) == ["Dokładasz fioletową 6 do fioletowej ekspedycji."]
    assert spoken(text, ["play:V6"], "en", seat=0) == ["You lay the violet 6 on your violet expedition."]
    assert spoken(text, ["play:G3"], "pl", seat=0) == ["Zaczynasz zieloną ekspedycję zieloną 3."]
    assert spoken(text, ["camp:V6"], "pl", seat=0) == ["Odkładasz fioletową 6 do fioletowego obozu."]
    assert spoken(text, ["camp:V6", "draw:G"], "pl", seat=0) == ["Bierzesz zielonego sponsora z obozu."]
    assert spoken(text, ["camp:V6", "draw:G"], "en", seat=0) == ["You take a green sponsor from the camp."]
    assert spoken(text, ["camp:V6", "draw:G"], "pl", seat=1) == ["Gracz 1 bierze zielonego sponsora z obozu."]


def test_what_one_draws_from_the_deck_is_told_to_nobody_else():
    text = "hand 0: Y4\nhand 1: B2\ndeck: O* O7"
    moves = ["play:Y4", "draw:deck"]
    assert spoken(text, moves, "en", seat=0) == ["You draw an orange sponsor from the deck."]
    assert spoken(text, moves, "pl", seat=0) == ["Dobierasz ze stosu pomarańczowego sponsora."]
    for other in (1, None):
        assert spoken(text, moves, "en", seat=other) == ["Player 1 draws from the deck."]
        assert spoken(text, moves, "pl", seat=other) == ["Gracz 1 dobiera ze stosu."]


def test_a_twin_drawn_from_the_deck_is_told_to_its_owner_only():
    text = "hand 0: Y4 O*!\nhand 1: B2\ndeck: O* O7"
    assert spoken(text, ["play:Y4", "draw:deck"], "en", seat=0) == ["You draw an orange sponsor from the deck."]
    assert spoken(text, ["play:Y4", "draw:deck"], "en", seat=1) == ["Player 1 draws from the deck."]


def test_nothing_in_a_story_depends_on_a_card_the_listener_may_not_know():
    for card in ("O*", "G7", "Y5"):
        table = position(f"hand 0: Y4 V2\nhand 1: B2\ndeck: {card} ? ?")
        play(table, "play:Y4")
        for other in (1, None):
            assert told(table.copy().play("draw:deck"), other) == ["Player 1 draws from the deck."]


@pytest.mark.parametrize(
    ("expeditions", "polish", "english"),
    [
        ("Y2 Y9 Y10", "Zdobywasz 1 punkt.", "You score 1 point."),
        ("Y3 Y9 Y10", "Zdobywasz 2 punkty.", "You score 2 points."),
        ("Y6 Y9 Y10", "Zdobywasz 5 punktów.", "You score 5 points."),
        ("Y5 Y8 Y9 Y10", "Zdobywasz 12 punktów.", "You score 12 points."),
        ("Y2 Y6 Y7 Y8 Y9 Y10", "Zdobywasz 22 punkty.", "You score 22 points."),
        ("-", "Zdobywasz 0 punktów.", "You score 0 points."),
        ("Y10", "Zdobywasz -10 punktów.", "You score -10 points."),
        ("Y9 Y10", "Zdobywasz -1 punkt.", "You score -1 point."),
    ],
)
def test_points_in_every_plural(expeditions, polish, english):
    text = f"options: deals=1\nhand 0: B3\nexpeditions 0: {expeditions}\ndeck: B2"
    moves = ["camp:B3", "draw:deck"]
    assert spoken(text, moves, "pl", seat=0)[2] == polish
    assert spoken(text, moves, "en", seat=0)[2] == english


END = """options: deals=3 milestones=yes
         milestones: three-yellow lowest-hand
         hand 0: Y10
         hand 1: B5
         expeditions 0: Y8 Y9
         deck: G2"""


def test_the_end_of_a_deal_is_told_in_order():
    assert spoken(END, ["play:Y10", "draw:deck"], "en", seat=1) == [
        "Player 1 draws the last card of the deck.",
        "Player 1 takes the milestone “three cards in the yellow expedition”.",
        "Player 1 takes the milestone “lower sum of values in hand”.",
        "Deal 1 is over.",
        "Player 1 scores 27 points (7 from expeditions, 20 from milestones).",
        "You score 0 points.",
        "Player 1 begins deal 2.",
    ]
    assert spoken(END, ["play:Y10", "draw:deck"], "pl", seat=0) == [
        "Dobierasz ostatnią kartę ze stosu.",
        "Zdobywasz kamień milowy „3 karty w żółtej ekspedycji”.",
        "Zdobywasz kamień milowy „mniejsza suma wartości w ręku”.",
        "Koniec rozgrywki 1.",
        "Zdobywasz 27 punktów (ekspedycje 7, kamienie milowe 20).",
        "Gracz 2 zdobywa 0 punktów.",
        "Zaczynasz rozgrywkę 2.",
    ]


def test_a_capped_deal_is_told_as_such():
    text = "options: deals=1 turn_cap=1\nhand 0: Y10"
    last = ["play:Y10", "draw:deck"]
    assert spoken(text, last, "en")[1] == "Deal 1 was stopped by the turn limit and is scored as it lies."
    assert spoken(text, last, "pl")[1].startswith("Rozgrywka 1 została przerwana po ustalonej liczbie tur")


FULFILS_ALL = "Y2 Y3 Y4 Y5 Y6 B2 B3 B4 V* V* V* G2 G3 G4 O2 O3 O4"


def test_every_milestone_has_words_in_both_languages():
    sentences = {lang: set() for lang in ("pl", "en")}
    for name in MILESTONE_NAMES:
        table = position(f"""options: deals=1 milestones=yes
                             milestones: {name}
                             hand 0: V4
                             hand 1: O10
                             expeditions 0: {FULFILS_ALL}
                             deck: V5""")
        for lang in sentences:
            sentences[lang].add(told(play(table.copy(), "camp:V4").play("draw:deck"), lang=lang)[1])
    assert [len(sentences[lang]) for lang in sentences] == [11, 11]


# -- what is asked, and what a move would do


def test_prompts():
    table = position("hand 0: Y4\nhand 1: B2")
    assert say(table.prompt(0)) == "Lay a card: on your expedition, or in the camp of its colour."
    assert say(table.prompt(1)) == say(table.prompt()) == "Player 1 is choosing a card to lay."
    play(table, "play:Y4")
    assert say(table.prompt(0), "pl") == "Dobierz kartę: ze stosu albo z wierzchu otwartego obozu."
    assert say(table.prompt(1), "pl") == "Gracz 1 zaraz dobierze kartę."
    over = end_the_deal(position("options: deals=1\nhand 0: ?\ndeck: ?"))
    assert say(over.prompt(0)) == "The game is over."
    assert say(over.prompt(), "pl") == "Koniec gry."


def test_a_move_is_described_with_the_points_the_expedition_would_stand_at():
    table = position("hand 0: Y* Y4 V6 O10 B2\nexpeditions 0: V* V5 O2 O3 O4 O5 O6 O7 O8\ncamps: G* B3\ndeck: ?")
    words = {move: (say(table.describe(move), "pl"), say(table.describe(move))) for move in table.legal_moves()}
    assert words["play:Y*"] == (
        "zacznij ekspedycję żółtym sponsorem: jej wynik to -40 punktów",
        "begin the yellow expedition with a yellow sponsor: it stands at -40 points",
    )
    assert words["play:V6"] == (
        "dołóż fioletową 6 do swojej ekspedycji: jej wynik to wtedy -18 punktów",
        "lay the violet 6 on your expedition: it then stands at -18 points",
    )
    assert words["play:O10"][1] == "lay the orange 10 on your expedition: it then stands at 45 points"
    assert words["camp:B2"] == ("odłóż niebieską 2 do niebieskiego obozu", "leave the blue 2 in the blue camp")
    play(table, "play:Y4")
    assert say(table.describe("draw:deck")) == "draw the last card of the deck: the deal ends"
    assert say(table.describe("draw:G"), "pl") == "weź zielonego sponsora z obozu"
    table = play(position("hand 0: Y4"), "play:Y4")
    assert say(table.describe("draw:deck"), "pl") == "dobierz wierzchnią kartę ze stosu"


def test_the_points_described_are_the_points_it_brings():
    table = position("hand 0: Y* Y4 V6 O10 G*\nexpeditions 0: Y* V* V5 O2 O3 O4 O5 O6 O7 O8")
    for move in table.legal_moves():
        if move.startswith("play:"):
            after = play(table.copy(), move).view(0)["table"]["score"][0]["running"]["expeditions"]
            assert table.describe(move).args["points"] == after[move.removeprefix("play:")[0]]["points"]


# -- why a move is refused

HELD = "hand 0: Y3 Y* B5\nhand 1: V2\nexpeditions 0: Y4 B*\ncamps: G2"


@pytest.mark.parametrize(
    ("before", "move", "english", "polish"),
    [
        (
            [],
            "draw:deck",
            "First lay a card, then draw one (2.1).",
            "Najpierw dołóż kartę, potem dobierz (2.1).",
        ),
        (
            ["camp:Y3"],
            "camp:B5",
            "You have laid your card; now draw one (2.1).",
            "Karta już dołożona; teraz dobierz jedną (2.1).",
        ),
        ([], "play:O*", "You do not hold an orange sponsor.", "Nie masz w ręku pomarańczowego sponsora."),
        ([], "camp:V2", "You do not hold the violet 2.", "Nie masz w ręku fioletowej 2."),
        (
            [],
            "play:Y3",
            "Your yellow expedition already shows 4: only a higher number may follow (2.2).",
            "W twojej żółtej ekspedycji leży już 4: dalej tylko wyższe wartości (2.2).",
        ),
        (
            [],
            "play:Y*",
            "Your yellow expedition has set out: sponsors join only before the first number (2.3).",
            "Twoja żółta ekspedycja już wyruszyła: sponsorzy dołączają tylko przed pierwszą liczbą (2.3).",
        ),
        (
            ["camp:Y3"],
            "draw:Y",
            "You have just laid a card in the yellow camp: you may not take it back this turn (2.6).",
            "Przed chwilą odłożona karta leży na wierzchu żółtego obozu: w tej turze nie można jej wziąć (2.6).",
        ),
        (["camp:Y3"], "draw:O", "The orange camp is empty.", "W pomarańczowym obozie nie ma kart."),
        (["play:B5"], "draw:Y", "The yellow camp is empty.", "W żółtym obozie nie ma kart."),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(before, move, english, polish):
    table = play(position(HELD), *before)
    text = table.text()
    with pytest.raises(IllegalMove) as refusal:
        table.play(move)
    assert str(refusal.value) == english
    assert say(refusal.value.sentence, "pl") == polish
    assert table.text() == text


def test_a_move_that_is_allowed_has_no_better_reason_than_not_now():
    table = position(HELD)
    move = table.legal_numbers()[0]
    assert say(GAME.engine.story.why_not(table.observed(0), 0, move)) == "That is not possible now."


def test_the_other_player_must_wait():
    with pytest.raises(NotYourTurn, match="waits for seat 0"):
        position(HELD).play("camp:V2", seat=1)


# -- how it ended


@pytest.mark.parametrize(
    ("deals", "expeditions", "english", "polish"),
    [
        (1, "Y2 Y9 Y10", "1 to 0 points in the deal", "1 do 0 w rozgrywce"),
        (1, "-", "0 points each: the victory is shared", "remis 0 do 0 w rozgrywce: gracze dzielą się zwycięstwem"),
        (3, "Y2 Y9 Y10", "13 to 12 points after 3 deals", "13 do 12 po 3 rozgrywkach"),
        (
            3,
            "-",
            "12 points each after 3 deals: the victory is shared",
            "remis 12 do 12 po 3 rozgrywkach: gracze dzielą się zwycięstwem",
        ),
    ],
)
def test_the_outcome_has_a_reason(deals, expeditions, english, polish):
    past = "deals over: 2\npoints 1: 12 0 0 0 0 0 / 0 0 0 0 2 10" if deals == 3 else ""
    table = position(f"options: deals={deals}\n{past}\nhand 0: B3\nexpeditions 0: {expeditions}\ndeck: B2")
    reason = end_the_deal(table).outcome.reason
    assert say(reason) == english
    assert say(reason, "pl") == polish
    assert table.view(1)["outcome"]["reason"] == reason.to_json()


def test_the_score_line_reads_like_the_notepad():
    table = position("hand 0: B2\nexpeditions 0: Y6 Y8 Y9 V* O* O* O2 O3 O5 O7 O8 O10")
    rows = table.view(0)["table"]["score"][0]["running"]["expeditions"]
    for lang in ("pl", "en"):
        words = [say(sentence("lost-cities/score-line", **rows[letter]), lang) for letter in "YVO"]
        assert words == ["23 − 20 = 3", "(0 − 20) × 2 = -40", "(35 − 20) × 3 + 20 = 65"]
