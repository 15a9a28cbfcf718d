"""What people read: exact sentences in both languages, and who is told what."""

from __future__ import annotations

import random
import re

import pytest

from karczma import IllegalMove, say
from karczma.games.villagers.cards import BASIC_KINDS, EVENT_NAMES, IMPROVEMENT_NAMES, NAMES, SUITS
from karczma.games.villagers.state import EVENT_CHOICE, LAY, STEP_NAMES
from karczma.words import catalogue_files, has_words, sentence

from .tables import GAME, coining, drafting, event_phase, last_draft, last_to_build, play, position, solo, solo_draft

STACKS = "".join(f"stack{i}: ? ?\n" for i in range(1, 7))


def two(text):
    """A table for two; seat a builds."""
    return position(f"seats: 2\n{text}")


def told(played, seat=None, lang="en"):
    return [say(what, lang) for what in played.story(seat)]


def spoken(table, moves, lang="en", seat=None):
    """What is told about the last of these moves."""
    *before, last = moves
    play(table, *before)
    return told(table.play(last, table.waiting_for[0]), seat, lang)


TWO_BLACKSMITHS = """hand a: cooper
hand b: -
village a: founders lumberjack miner blacksmith@3
village b: founders miner blacksmith@2"""


# -- the draft

ROAD = "road: cooper+1 mason graper wattler hunter monk\nhand a: -\nhand b: -\n"


def test_a_draft_is_told_with_its_coins_and_who_comes_to_the_road():
    text = f"{ROAD}stack1: tanner ?\n".replace("tanner", "agent")
    assert spoken(drafting(text), ["draft:road1"]) == ["Player 1 drafts the Cooper with 1 coin.", "To the road: Agent."]
    assert spoken(drafting(text), ["draft:road1"], "pl", 0) == [
        "Dobierasz z Drogi kartę Bednarz i 1 monetę.",
        "Na Drogę: Agent.",
    ]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_card_drafted_blind_lies_open_on_the_square(viewer):
    told = spoken(drafting(f"{ROAD}stack2: agent ?"), ["draft:stack2"], "pl", viewer)
    assert told == [f"{'Dobierasz' if viewer == 0 else 'Gracz 1 dobiera'} w ciemno ze stosu 2 kartę Agent."]


def test_the_last_draft_brings_the_squares_to_hand_and_updates_the_road():
    text = "road: cooper+1 mason graper+1 wattler hunter brewer\nstack1: seeker ?\nreserve: priest ? ? ?\n"
    table = last_draft(f"{text}hand a: -\nhand b: -\nhand c: -", 3)
    assert spoken(table, ["draft:road2"], seat=0) == [
        "You draft the Mason.",
        "To the road: Seeker.",
        "You take the drafted cards to hand.",
        "Road update. Away: Cooper, Graper.",
        f"New on the road: Priest, {say(sentence('villagers/card', card=NAMES[table.state.road[2]]))}.",
        "Every villager of the road gets a coin.",
    ]


def test_two_players_hear_who_leaves_the_road():
    table = coining(
        "seats: 2\nroad: cooper mason graper wattler hunter brewer+2\nreserve: priest agent seeker spinner\n".replace(
            " spinner", " jeweler"
        )
    )
    first = spoken(table, ["coin:road2"], "pl")
    assert first == ["Gracz 2 kładzie monetę na karcie Murarz."]
    last = spoken(table, ["coin:road1"], "pl", 0)
    assert last == [
        "Kładziesz monetę na karcie Bednarz.",
        "Uaktualnienie Drogi. Odchodzą: Zbieraczka Winogron, Plecionkarka, Myśliwy.",
        "Nowi na Drodze: Kapłan, Agent, Poszukiwacz.",
    ]


# -- building


@pytest.mark.parametrize(
    ("villages", "tinner", "english", "polish"),
    [
        (
            "village a: founders lumberjack miner blacksmith@3\nvillage b: founders",
            "",
            ["Your own Blacksmith gets 2 gold from the bank.", "You build the Cooper on the Lumberjack."],
            ["Twoja karta Kowal dostaje z banku 2 złocisze.", "Wykładasz kartę Bednarz na kartę Drwal."],
        ),
        (
            "village a: founders lumberjack\nvillage b: founders miner blacksmith@2",
            "",
            ["You put 2 gold on the Blacksmith (village of Player 2).", "You build the Cooper on the Lumberjack."],
            ["Kładziesz 2 złocisze na karcie Kowal (Osada: Gracz 2).", "Wykładasz kartę Bednarz na kartę Drwal."],
        ),
        (
            "village a: founders lumberjack\nvillage b: founders",
            "",
            ["You pay 2 gold to the bank for a padlock.", "You build the Cooper on the Lumberjack."],
            ["Płacisz bankowi 2 złocisze za odblokowanie Kłódki.", "Wykładasz kartę Bednarz na kartę Drwal."],
        ),
        (
            "village a: founders lumberjack\nvillage b: founders\ngold: 0 0",
            "play:tinner",
            ["The Tinner opens the padlock of the Cooper for you.", "You build the Cooper on the Lumberjack."],
            [
                "Konwisarka odblokowuje Kłódkę na karcie Bednarz (twoja Osada).",
                "Wykładasz kartę Bednarz na kartę Drwal.",
            ],
        ),
    ],
)
def test_whoever_opens_the_padlock_is_named(villages, tinner, english, polish):
    text = f"hand a: cooper tinner!\nhand b: -\n{villages}"
    moves = [*filter(None, [tinner]), "build:cooper"]
    assert spoken(two(text), moves, seat=0) == english
    assert spoken(two(text), moves, "pl", seat=0) == polish


def test_a_monk_is_told_by_what_it_stands_for():
    table = two("hand a: cartwright! monk!\nhand b: -\nvillage a: founders lumberjack")
    assert spoken(table, ["build:cartwright"], seat=1) == [
        "Player 1 slips in a Monk as Wheeler.",
        "Player 1 builds the Cartwright on the Monk.",
    ]


def test_an_apprentice_takes_a_place_and_the_card_is_built():
    text = "hand a: apprentice\nhand b: -\nvillage a: founders\nvillage b: founders graper vintner@2"
    table = two(text)
    assert spoken(table, ["play:apprentice", "exchange:b2"], "pl", 1) == [
        "Uczeń (gra Gracz 1) zajmuje miejsce karty Zbieraczka Winogron (twoja Osada).",
        "Gracz 1 wykłada kartę Zbieraczka Winogron.",
    ]


def test_of_a_card_given_away_others_see_the_suit():
    text = f"{STACKS}hand a: cooper agent\nhand b: -"
    moves = ["hire:miner", "onto:stack2", "return:cooper"]
    assert spoken(two(text), moves, seat=0) == ["You put the Cooper onto stack 2 and hire a Miner."]
    assert spoken(two(text), moves, seat=1) == ["Player 1 puts a card (Wood) onto stack 2 and hires a Miner."]
    assert spoken(two(text), moves, "pl") == ["Gracz 1 kładzie na stos 2 kartę (Drewno) i pozyskuje kartę Górnik."]


def test_only_the_builder_hears_of_a_hire_that_is_not_finished():
    table = two(f"{STACKS}hand a: cooper agent\nhand b: -")
    hired = table.play("hire:miner", 0)
    assert (told(hired, 0), told(hired, 1)) == (["You want to hire a Miner."], [])
    onto = table.play("onto:stack2", 0)
    assert (told(onto, 0, "pl"), told(onto)) == (["Stos wybrany."], [])


# -- meddling


def test_the_noble_shows_each_as_much_as_they_may_know():
    text = "seats: 3\noptions: scoundrels=yes\nhand a: noble\nhand b: cooper agent monk\nhand c: hunter"
    table = position(text)
    assert spoken(table, ["play:noble", "look:b"], seat=2) == ["Player 1 looks at the hand of Player 2."]
    taken = table.play("take:cooper", 0)
    assert told(taken, 0) == ["You take the Cooper from Player 2."]
    assert told(taken, 1) == ["Player 1 takes the Cooper from you."]
    assert told(taken, 2) == told(taken) == ["Player 1 takes a card (Wood) from Player 2."]
    assert told(taken, 2, "pl") == ["Gracz 1 zabiera z ręki (Gracz 2) kartę (Drewno)."]


def test_a_wild_card_that_is_bared_goes_home():
    text = "options: scoundrels=yes\nhand a: schemer\nhand b: -\nvillage b: founders monk=lumberjack cooper@2+2 hunter"
    told = spoken(two(text), ["play:schemer", "steal:b3"])
    assert told == ["Player 1 takes the Cooper to hand (village of Player 2).", "Monk: back to the hand of Player 2."]


def test_a_thief_robs_and_a_sheriff_takes_the_coins():
    text = "seats: 4\noptions: scoundrels=yes\nhand a: sheriff\nvillage a: founders thief\nvillage b: founders thief+3"
    assert spoken(position(text), ["rob:c"], "pl", 2) == [
        "Złodziej (Osada: Gracz 1) zabiera 3 złocisze z cudzych zasobów (ty)."
    ]
    table = position(text)
    assert spoken(table, ["play:sheriff", "arrest:b2"], seat=0) == [
        "You arrest the Thief (village of Player 2) and take 3 gold."
    ]


def test_the_courier_is_kept_in_silence():
    steps = "steps: ending.a drafting.a draft-turn.a.1 draft:a courier-asked:b\nturn: turn=1"
    text = f"options: scoundrels=yes\n{steps}\n{ROAD}"
    table = two(text.replace("hand b: -", "hand b: courier"))
    kept = table.play("hold", 1)
    assert (told(kept, 1), told(kept, 0), told(kept)) == (["You keep the Courier."], [], [])


# -- the end of a round


def test_founders_copper_and_improvements_are_told_in_order():
    text = """options: profiteers=yes improvements=yes
              improvements: sawmill bank:b church
              hand a: -
              hand b: -
              village a: founders lumberjack carpenter@2 captain
              village b: founders"""
    assert spoken(last_to_build(text), ["pass"], seat=0) == [
        "You have finished building.",
        "Nobody feeds your village: the Founders are turned to their food side.",
        "Nobody feeds the village of Player 2: the Founders are turned to their food side.",
        "You have most (Wood symbols) and win the Sawmill: 2 gold, 1 builder.",
        "Player 2 loses the Bank: nobody alone has most.",
        "You have most (cards in the village) and win the Church: 3 gold, a card from a pile.",
    ]


def test_copper_is_paid_after_the_founders_were_turned():
    text = "options: profiteers=yes\nhand a: -\nhand b: -\nvillage a: founders chandler captain\nvillage b: founders"
    assert "Dostajesz 1 złocisz za Miedziak." in spoken(last_to_build(text), ["pass"], "pl", 0)


def test_a_market_tells_what_it_pays_for():
    text = """hand a: -
              hand b: -
              stack1: -
              stack2: -
              village a: founders-food miner blacksmith@2+2 chandler
              village b: founders-food hunter"""
    assert spoken(last_to_build(text), ["pass"]) == [
        "Player 1 has finished building.",
        "The first market is held.",
        "Player 1 gets 7 gold: 5 printed, 2 for coins.",
        "Player 2 gets 0 gold: 0 printed, 0 for coins.",
        "Round 1: Player 2 goes first.",
    ]


def test_the_second_market_ends_the_game():
    stacks = "".join(f"stack{i}: -\n" for i in range(1, 7))
    text = f"""markets: 1
              hand a: -
              hand b: -
              village a: founders-food agent lumberjack carpenter@3+4
              village b: founders-food hunter
              {stacks}"""
    table = last_to_build(text.replace("              ", ""))
    assert spoken(table, ["pass"], "pl", 1) == [
        "Gracz 1 kończy turę budowy.",
        "Odbywa się drugie Targowisko; koniec gry.",
        "Gracz 1 dostaje 8 zł: nadrukowane 0, monety 4, Srebrniki 4.",
        "Dostajesz 0 zł: nadrukowane 0, monety 0.",
    ]
    assert table.is_over
    assert say(table.prompt(0)) == "The game is over."


# -- alone


def test_the_countess_gets_a_card_before_the_road_is_refilled():
    table = solo_draft(
        "road: cooper mason graper+2 wattler hunter brewer\nstack1: agent seeker ?\nhand a: -\nevents: -"
    )
    assert spoken(table, ["draft:road2"], "pl", 0) == ["Dobierasz z Drogi kartę Murarz."]
    assert spoken(table, ["countess:road3"], "pl", 0) == [
        "Hrabina dostaje z Drogi kartę Zbieraczka Winogron i 2 monety.",
        "Na Drogę: Agent, Poszukiwacz.",
    ]


def test_events_are_told_with_what_they_do():
    table = event_phase(
        "guild-conspiracy tribute", "hand a: cooper agent\nvillage b: countess blacksmith\nreserve: jeweler ?"
    )
    lines = spoken(table, ["resolve:guild-conspiracy"], seat=0)
    assert lines[:5] == [
        "Event Guild Conspiracy: each villager of hers with a key gets 2 coins.",
        "Event Tribute: pay her 1 for each card in your hand.",
        "You pay 2 gold.",
        "Countess gains 2 gold.",
        "2 coins are put on her Blacksmith (b2).",
    ]
    assert lines[5] == "The Jeweler joins the village of the Countess."
    assert lines[6].startswith("New Event: ")


def test_an_arrested_villager_and_a_betrayer_are_told_apart():
    text = "hand a: -\nvillage a: founders hunter\nreserve: jeweler ?"
    assert "Karta Myśliwy znika z twojej Osady." in spoken(
        event_phase("arrest", text, jester=1), ["resolve:arrest"], "pl", 0
    )
    told = spoken(event_phase("betrayer", text, jester=1), ["resolve:betrayer"], seat=0)
    assert "The Hunter leaves your village for the Countess." in told
    assert "The Hunter joins the village of the Countess." not in told


def test_the_jester_and_what_goes_to_the_countess_in_serfdom():
    table = solo("events: serfdom\nhand a: cooper agent", jester=1)
    assert spoken(table, ["hire:miner", "return:cooper"], seat=0) == ["The Countess gets the Cooper; you hire a Miner."]
    assert spoken(table, ["jester:serfdom"], "pl", 0) == ["Twój Błazen wyrzuca Wydarzenie Poddaństwo."]


# -- what is asked, and what a move would do


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_question_has_a_prompt(lang):
    asked = [name for number, name in enumerate(STEP_NAMES[:LAY]) if number != EVENT_CHOICE]
    events = [
        "bribes",
        "betrayer",
        "arrest",
        "protection-money",
        "trade-network",
        "spy-network",
        "conscription",
        "abduction",
    ]
    assert [name for name in (*asked, *events) if not has_words(f"villagers/prompt-{name}", lang)] == []


def test_prompts():
    table = two("hand a: cooper\nhand b: -")
    assert say(table.prompt(0)) == "Build, hire or play: 2 actions and 3 hires left. Pass when done."
    assert say(table.prompt(0), "pl") == "Wykładaj, pozyskuj albo graj. Akcje: 2, pozyskania: 3. Potem spasuj."
    assert say(table.prompt(1)) == say(table.prompt()) == "Player 1 is building."
    table = drafting(f"{ROAD}village a: founders swineherd@1".replace("hunter", "brewer"))
    assert say(table.prompt(0)) == "Draft a card: from the road, or blind from a stack. 0 of 3 taken."


def described(table, move, lang="en"):
    return say(table.describe(move, table.waiting_for[0]), lang)


def test_what_building_would_earn_is_part_of_the_description():
    table = two("hand a: cooper wheeler log-rafter\nhand b: -\nvillage a: founders lumberjack")
    assert described(table, "build:cooper") == "build the Cooper: -2 gold, markets +4/+4"
    assert described(table, "build:cooper", "pl") == "karta Bednarz: -2 zł, targi +4/+4"
    assert described(table, "build:log-rafter") == "build the Log Rafter: markets 0/+3"
    late = two("markets: 1\nfirst market: 0+0+0+0 0+0+0+0\nhand a: wheeler\nhand b: -\nvillage a: founders lumberjack")
    assert described(late, "build:wheeler", "pl") == "karta Kołodziejka: targ 2 +3"


def test_descriptions_of_a_draft_show_the_card():
    table = drafting(f"{ROAD}stack1: agent ? ?")
    assert described(table, "draft:road1") == "take the Cooper +1: @Lumberjack 4g !Blacksmith"
    assert described(table, "draft:road1", "pl") == "weź kartę Bednarz +1: @Drwal 4z !Kowal"
    assert described(table, "draft:road6") == "take the Monk: a missing link, slipped beneath another card"
    assert described(table, "draft:stack1") == "blind from stack 1: Solitary on top, 3 cards there"


def test_descriptions_of_places_and_payments():
    table = two("hand a: cartwright! monk!\nhand b: -\nvillage a: founders lumberjack lumberjack wheeler@3")
    play(table, "build:cartwright")
    assert described(table, "on:2") == "on the Lumberjack, with a Monk slipped beneath"
    assert described(table, "on:4", "pl") == "na karcie Kołodziejka"
    table = two(TWO_BLACKSMITHS)
    play(table, "build:cooper")
    assert described(table, "pay:a4") == "your own Blacksmith: the bank puts 2 gold on it"
    assert described(table, "pay:b3", "pl") == "połóż 2 złocisze na karcie Kowal (Osada: Gracz 2)"


# -- why a move is refused


@pytest.mark.parametrize(
    ("table", "move", "english"),
    [
        (
            lambda: drafting(ROAD.replace("cooper+1", "agent").replace("hand a: -", "hand a: cooper")),
            "build:cooper",
            "Now you draft; villagers are built in the build phase (7.3).",
        ),
        (
            lambda: drafting(ROAD),
            "draft:reserve",
            "The reserve can be drafted from only when all stacks are empty (5.3).",
        ),
        (lambda: drafting(f"{ROAD}stack1: -"), "draft:stack1", "Nothing lies in stack 1."),
        (lambda: drafting(ROAD.replace("cooper+1", "-")), "draft:road1", "Slot 1 of the road is empty."),
        (
            lambda: drafting(ROAD.replace("mason", "cooper+1")),
            "draft:road2",
            "That Cooper is just like the one in slot 1: choose that one.",
        ),
        (lambda: drafting(ROAD), "pass", "You must draft up to your limit (5.2)."),
        (lambda: drafting(ROAD), "recruit", "There is no Recruiter in your village."),
        (lambda: two("hand a: cooper"), "draft:road1", "The draft is over; now you build (4.1)."),
        (lambda: two("hand a: cooper"), "build:mason", "You do not hold the Mason."),
        (
            lambda: two("hand a: cooper"),
            "build:cooper",
            "The Cooper needs an open Lumberjack in your village to lie on (8.2).",
        ),
        (
            lambda: two("hand a: cooper\nvillage a: founders lumberjack\nvillage b: founders\ngold: 1 8"),
            "build:cooper",
            "The padlock of the Cooper needs the Blacksmith, or 2 gold, which you do not have (10.7).",
        ),
        (
            lambda: two("steps: ending.a.2 building.a.1 build:a\nhand a: hunter"),
            "build:hunter",
            "You have no build actions left (7.1).",
        ),
        (
            lambda: two("hand a: monk"),
            "play:monk",
            "A Monk is laid together with the card that covers it: build that one, then choose the place (11.2).",
        ),
        (
            lambda: two("options: saints=yes\nhand a: prophet"),
            "play:prophet",
            "The Prophet is played in your draft turn.",
        ),
        (lambda: two("hand a: apprentice"), "play:apprentice", "The Apprentice finds nothing to do now."),
        (lambda: two("hand a: -"), "hire:miner", "You have no card to give away for it (9.1)."),
        (lambda: two("hand a: cooper\nbasics: 10 10 0"), "hire:miner", "There is no Miner left (9.3)."),
        (
            lambda: two("steps: ending.a.2 building.a.1 build:a\nturn: actions=1\nhand a: hunter"),
            "hire:miner",
            "You have hired all the Basics a turn allows (9.1).",
        ),
        (lambda: two("hand a: cooper"), "on:1", "That answers another question than the one that is asked now."),
        (lambda: two("options: scoundrels=yes\nhand a: cooper"), "rob:b", "No Thief of yours is free to rob (17.7)."),
        (lambda: solo("hand a: cooper\nevents: rats"), "jester:rats", "The Jester is gone (16.13)."),
        (lambda: solo("hand a: cooper\nevents: -", jester=1), "jester:rats", "The Event Rats does not lie face up."),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(table, move, english):
    table = table()
    text = table.text()
    with pytest.raises(IllegalMove) as refusal:
        table.play(move, table.waiting_for[0])
    assert str(refusal.value) == english
    assert say(refusal.value.sentence, "pl").strip()
    assert table.text() == text


def test_refused_answers_to_side_questions():
    paying = two(TWO_BLACKSMITHS)
    play(paying, "build:cooper")
    placing = two("hand a: cooper\nhand b: -\nvillage a: founders lumberjack lumberjack carpenter@3 miner")
    play(placing, "build:cooper")
    for table, move, english in (
        (paying, "pay:bank", "Somebody has the Blacksmith: the bank cannot be paid then (10.6)."),
        (paying, "pay:tinner", "You have not played the Tinner in this turn (11.13)."),
        (paying, "pay:b1", "There is no Blacksmith in that place."),
        (placing, "on:5", "The Cooper is laid on Lumberjack (8.2)."),
        (placing, "on:table", "The Cooper is laid on Lumberjack (8.2)."),
        (placing, "on:9", "There is no card in that place."),
        (placing, "pass", "You must choose one of the answers."),
    ):
        with pytest.raises(IllegalMove) as refusal:
            table.play(move, 0)
        assert str(refusal.value) == english


def test_every_move_that_is_not_allowed_has_a_reason_in_both_languages():
    dice = random.Random(1)
    for seats in GAME.seats:
        table = GAME.deal(
            seats=seats,
            seed=seats,
            **({} if seats == 1 else dict.fromkeys(("scoundrels", "saints", "profiteers", "improvements"), True)),
        )
        for _ in range(60):
            seat = table.waiting_for[0]
            legal = table.legal_numbers(seat)
            seen = table.observed(seat)
            for move in dice.sample(range(len(GAME.engine.notation.MOVES)), 40):
                if move not in legal:
                    why = GAME.engine.story.why_not(seen, seat, move)
                    assert all(say(why, lang).strip() for lang in ("pl", "en"))
            table.play(dice.choice(legal), seat)


# -- how it ended


@pytest.mark.parametrize(
    ("gold", "villages", "english", "polish"),
    [
        ("20 10", "village a: founders-food hunter", "20 gold to 10", "20 do 10 w złociszach"),
        (
            "9 9",
            "village a: founders-food hunter",
            "9 gold each, but 1 villagers to 2",
            "po 9 zł, ale osadników 1 do 2",
        ),
        ("9 9", "village a: founders-food", "9 gold and 1 villagers each", "po 9 zł i po tylu samo osadników (1)"),
    ],
)
def test_the_outcome_has_a_reason(gold, villages, english, polish):
    stacks = "".join(f"stack{i}: -\n" for i in range(1, 7))
    table = last_to_build(
        f"markets: 1\ngold: {gold}\nhand a: -\nhand b: -\n{stacks}village b: founders-food\n{villages}"
    )
    play(table, "pass")
    assert (say(table.outcome.reason), say(table.outcome.reason, "pl")) == (english, polish)


def test_alone_one_must_have_more_than_the_countess():
    stacks = "".join(f"stack{i}: -\n" for i in range(1, 7))
    text = "markets: 1\nevents: -\nhand a: -\n" + stacks + "village a: founders-food\nvillage b: countess-novice\n"
    assert say(play(solo(text + "gold: 5 4"), "pass").outcome.reason) == "5 gold to the 4 of the Countess"
    lost = play(solo(text + "gold: 4 4"), "pass")
    assert say(lost.outcome.reason, "pl") == "masz 4 zł, a Hrabina 4"
    assert lost.outcome.winners == ()


# -- the catalogues


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_card_event_improvement_and_suit_has_a_name_of_its_own(lang):
    for message, names in (
        ("card", NAMES),
        ("event", EVENT_NAMES),
        ("improvement", IMPROVEMENT_NAMES),
        ("suit", SUITS[:-1]),
    ):
        said = {name: say(sentence(f"villagers/{message}", **{message: name}), lang) for name in names}
        assert len(set(said.values())) == len(names) - (2 if message == "card" else 0), (
            "Founders and Countess have two sides"
        )


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_special_card_says_what_it_does(lang):
    text = catalogue_files(lang)["villagers"].read_text(encoding="utf-8")
    effects = re.search(r"^effect = .*?^}", text, re.M | re.S).group()
    from karczma.games.villagers.cards import SPECIAL, SUIT

    assert set(re.findall(r"\[([a-z-]+)\]", effects)) == {
        name for kind, name in enumerate(NAMES) if SUIT[kind] == SPECIAL
    }
    assert BASIC_KINDS[0] not in effects
