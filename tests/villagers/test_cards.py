"""cards.toml by itself: nothing is missing, every number has an origin, and what the rulebook says about them holds."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma.words import LANGUAGES, say, sentence

FOLDER = Path(karczma.__file__).parent / "games" / "villagers"
DATA = tomllib.loads((FOLDER / "cards.toml").read_text(encoding="utf-8"))
ORIGINS = ("rulebook", "published", "reconstructed")
TABLES = ("villagers", "events", "improvements")  # one line is one kind


def lines(table: str) -> list[dict[str, Any]]:
    """The cards of a table with all their fields, also those left unsaid."""
    return [DATA[table]["usual"] | line for line in DATA[table]["cards"]]


CARDS = {line["id"]: line for line in lines("villagers")}
HANDED = {name: card for name, card in CARDS.items() if card["set"] not in ("basics", "founders", "solo")}
EXPANSIONS = ("scoundrels", "saints", "profiteers")
SUITS = [suit["id"] for suit in DATA["suits"]]
COUNTED = {
    "silver": "suit-symbols food builders padlocks gold-symbols printed-gold sets coins-on-one",
    "copper": "gold-symbols chains with-coins best-silver",
    "improvements": "suit-symbols food padlocks gold-symbols chains with-coins best-silver cards hand-special",
}


def copies(**wanted: Any) -> int:
    """How many cards have these values."""
    return sum(card["copies"] for card in CARDS.values() if all(card[field] == wanted[field] for field in wanted))


def formulas() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for name, card in CARDS.items():
        for metal in ("silver", "copper"):
            if card[metal]:
                yield name, metal, card[metal]


# -- names and origins


@pytest.mark.parametrize("table", TABLES)
def test_every_kind_has_an_id_of_its_own(table: str) -> None:
    ids = [line["id"] for line in DATA[table]["cards"]]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in ids)


def test_every_card_has_a_name_of_its_own_in_both_languages() -> None:
    for language in ("en", "pl"):
        for table in TABLES:
            names = [card[language] for card in lines(table) if "side_of" not in card]
            assert len(set(names)) == len(names)
            assert all(name.strip() == name != "" for name in names)
        assert len({suit[language] for suit in DATA["suits"]}) == len(SUITS)
        assert DATA["jester"][language]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_call_the_cards_by_their_names(lang: str) -> None:
    for message, table in (("card", "villagers"), ("event", "events"), ("improvement", "improvements")):
        for card in lines(table):
            assert say(sentence(f"villagers/{message}", **{message: card["id"]}), lang) == card[lang]
    for suit in DATA["suits"]:
        assert say(sentence("villagers/suit", suit=suit["id"]), lang) == suit[lang]


@pytest.mark.parametrize("table", TABLES)
def test_every_field_of_every_line_has_one_origin(table: str) -> None:
    origin = DATA[table]["origin"]
    assert set(origin.values()) <= set(ORIGINS)
    for line in lines(table):
        fields = line.keys() - set(ORIGINS) - {"id"}
        exceptions = [(field, listed) for listed in ORIGINS for field in line.get(listed, ())]
        assert fields <= origin.keys(), line["id"]
        assert len(dict(exceptions)) == len(exceptions), f"{line['id']} gives two origins of a field"
        for field, listed in exceptions:
            assert field in fields, f"{line['id']} has no {field}"
            assert origin[field] != listed, f"{line['id']} need not list {field}"


def test_every_other_number_has_an_origin() -> None:
    assert {DATA[table]["origin"] for table in ("set_up", "limits", "solo")} == {"rulebook"}
    assert all(piece["origin"] in ORIGINS for piece in DATA["pieces"].values())
    assert DATA["jester"].keys() - {"origin"} == DATA["jester"]["origin"].keys()
    assert all(suit.keys() - {"id"} == DATA["suits_origin"].keys() for suit in DATA["suits"])
    assert {DATA["mini"][f"{field}_origin"] for field in ("cards", "suits")} <= set(ORIGINS)
    asked = {*TABLES, "set_up", "limits", "solo", "pieces", "jester", "suits", "suits_origin", "mini"}
    assert DATA.keys() == asked | {"edition"}, "a table whose origins no test asks for"


# -- how many there are


def test_the_box_holds_as_many_cards_as_the_sources_count() -> None:
    kinds = Counter(card["set"] for card in HANDED.values())
    assert kinds == {"base": 50, "scoundrels": 7, "saints": 5, "profiteers": 6}
    assert copies(set="base") == 100
    assert [copies(set=name) for name in EXPANSIONS] == [9, 5, 8]
    assert [CARDS[name]["copies"] for name in ("lumberjack", "hayer", "miner")] == [10, 10, 10]
    assert copies(set="founders") == 5
    assert sum(card["copies"] for card in lines("improvements")) == 12
    events = sum(card["copies"] for card in lines("events"))
    assert events == 24
    assert events + copies(set="solo") + DATA["jester"]["copies"] == 26  # all that is for the solo game


def test_each_suit_has_its_share_of_the_road() -> None:
    share = {suit: copies(set="base", suit=suit) for suit in SUITS}
    assert list(share.items()) == [
        *(("wood", 14), ("hay", 16), ("ore", 14), ("grain", 8), ("grape", 6)),
        *(("wool", 8), ("leather", 6), ("solitary", 20), ("special", 8)),
    ]
    assert {card["copies"] for card in CARDS.values() if card["set"] == "base"} == {2}
    assert 40 <= share["wood"] + share["hay"] + share["ore"] < 50  # "nearly half", the rulebook says


def test_another_side_is_another_face_of_the_same_card() -> None:
    sides = {name: card for name, card in CARDS.items() if "side_of" in card}
    assert {name: card["side_of"] for name, card in sides.items()} == {
        "founders-food": "founders",
        "countess-novice": "countess",
    }
    for card in sides.values():
        front = CARDS[card["side_of"]]
        assert card["copies"] == 0 < front["copies"]
        for field in ("en", "pl", "set", "suit", "suit_symbols", "room"):
            assert card[field] == front[field]


def test_expansion_villagers_show_nothing_but_their_formula() -> None:
    for name, card in CARDS.items():
        if card["set"] in EXPANSIONS:
            for field in ("gold", "food", "builders", "padlock", "key", "room", "four_plus", "starting_road"):
                assert not card[field], name
            assert card["suit"] == "special" or card["set"] == "profiteers"


def test_six_starters_that_every_game_can_use() -> None:
    """They lie there with two players and in the solo game, too: no 4+ cards, no Specials (D1)."""
    starters = [card for card in CARDS.values() if card["starting_road"]]
    assert len(starters) == DATA["set_up"]["road"] == 6
    assert {card["set"] for card in starters} == {"base"}
    assert not any(card["four_plus"] or card["suit"] == "special" for card in starters)


def test_wool_and_leather_are_the_cards_marked_4_plus() -> None:
    assert all(card["four_plus"] == (card["suit"] in ("wool", "leather")) for card in CARDS.values())


@pytest.mark.parametrize(("players", "deck", "reserve"), [(2, 80, 46), (3, 80, 29), (4, 94, 26), (5, 94, 9)])
def test_2_8_the_deck_suffices_for_stacks_hands_and_a_reserve(players: int, deck: int, reserve: int) -> None:
    road, hand = DATA["set_up"]["road"], DATA["set_up"]["hand"]
    left_out = copies(set="base", four_plus=True) if players < DATA["limits"]["four_plus"] else 0
    assert copies(set="base") - road - left_out == deck
    assert deck - road * DATA["set_up"]["stack_per_player"] * players - hand * players == reserve


def test_the_solo_deck_suffices_too() -> None:
    road, hand = DATA["set_up"]["road"], DATA["set_up"]["hand"]
    deck = copies(set="base", four_plus=False) - copies(set="base", suit="special") - road
    assert (deck, deck - road * DATA["solo"]["stack"] - hand) == (72, 37)


# -- chains, padlocks, formulas


def test_every_chain_is_made_of_cards_that_carry_it() -> None:
    """What lies beneath a card is what lies beneath the card below it, and that card."""
    for name, card in CARDS.items():
        for depth, below in enumerate(card["beneath"]):
            carrier = CARDS[below]
            assert carrier["room"] > 0, f"{name} lies on {below}, which has no room"
            assert carrier["beneath"] == card["beneath"][:depth], name
            assert carrier["suit"] == card["suit"], name


def test_first_cards_carry_two_middle_cards_one_last_cards_none() -> None:
    carrying = {below for card in CARDS.values() for below in card["beneath"]} | {"founders-food"}
    for name, card in CARDS.items():
        if name in ("monk", "apprentice"):
            assert (card["room"], card["room_at_bottom"]) == (1, 2)
        else:
            assert "room_at_bottom" not in card
            assert card["room"] == (0 if name not in carrying else 1 if card["beneath"] else 2), name


def test_8_9_each_suit_and_depth_has_one_carrying_kind() -> None:
    carriers = [card for card in CARDS.values() if card["room"] and card["suit"] != "special" and card["copies"]]
    roles = Counter((card["suit"], len(card["beneath"])) for card in carriers)
    assert set(roles.values()) == {1}


def test_chains_begin_with_basics_founders_or_a_villager_of_the_suit() -> None:
    begin = {card["beneath"][0]: card["suit"] for card in CARDS.values() if card["beneath"]}
    assert begin == {
        "lumberjack": "wood",
        "hayer": "hay",
        "miner": "ore",
        "founders": "grain",
        "graper": "grape",
        "shepherd": "wool",
        "tanner": "leather",
    }


def test_10_9_no_unlocker_is_ever_covered() -> None:
    assert all(card["room"] == 0 for card in CARDS.values() if card["key"])


def test_10_10_every_key_equals_the_number_of_cards_that_name_it() -> None:
    locked = Counter[str]()
    for card in CARDS.values():
        if card["padlock"]:
            locked[card["padlock"]] += card["copies"]
    assert locked == {name: card["key"] for name, card in CARDS.items() if card["key"]}
    assert len(locked) == 10
    assert locked["blacksmith"] == 10


def test_only_specials_have_effects_and_are_discarded() -> None:
    for name, card in CARDS.items():
        assert (card["suit"] == "special") == bool(card.get("effect")), name
        assert card["suit"] == "special" or not card["discarded"], name
    staying = {name for name, card in CARDS.items() if card["suit"] == "special" and not card["discarded"]}
    assert staying == {"monk", "apprentice", "thief", "nun", "recruiter", "freelancer"}


def test_silver_and_copper_count_things_we_know() -> None:
    for name, metal, formula in formulas():
        assert formula["counts"] in COUNTED[metal].split(), name
        assert min(formula["per"], formula["pays"]) > 0, name
        assert ("suit" in formula) == (formula["counts"] in ("suit-symbols", "printed-gold")), name
        assert ("suits" in formula) == (formula["counts"] == "sets"), name
        assert ("least" in formula) == (formula["counts"] == "chains"), name
        assert {formula.get("suit", "wood"), *formula.get("suits", ())} <= set(SUITS), name
        assert CARDS[name]["gold"] == 0, "a silver symbol is not a gold symbol (1.8)"
    assert Counter(metal for _, metal, _ in formulas()) == {"silver": 11, "copper": 4}


def test_improvements_count_things_we_know_and_reward_the_winner() -> None:
    for card in lines("improvements"):
        assert card["counts"] in COUNTED["improvements"].split()
        assert bool(card["suit"]) == (card["counts"] == "suit-symbols")
        assert bool(card["least"]) == (card["counts"] == "chains")
        assert card["gold"] > 0
    kinds = [card["kind"] for card in lines("improvements")]
    assert kinds == ["technology"] * 4 + ["trade"] * 4 + ["community"] * 4


def test_events_lie_in_two_piles_and_act_in_a_phase() -> None:
    assert [card["pile"] for card in lines("events")] == ["summer"] * 12 + ["winter"] * 12
    assert {card["phase"] for card in lines("events")} == {"event", "build", "draft", "round", "reveal"}
    assert all(card["effect"] for card in lines("events"))


# -- what the rulebook says


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("founders", "gold", 2),
        ("founders-food", "food", 1),
        ("countess", "gold", 4),
        ("jeweler", "gold", 20),
        ("cartwright", "gold", 9),
        ("cartwright", "key", 2),
        ("cooper", "gold", 4),
        ("cooper", "padlock", "blacksmith"),
        ("brewer", "padlock", "cooper"),
        ("fisher", "padlock", "shipwright"),
        ("blacksmith", "key", 10),
        ("truffler", "gold", 8),
        ("cartwright", "beneath", ["lumberjack", "wheeler"]),
        ("carpenter", "beneath", ["lumberjack"]),
        ("swineherd", "beneath", ["founders"]),
        ("blacksmith", "beneath", ["miner"]),
        ("grocer", "silver", {"counts": "food", "per": 1, "pays": 3}),
        ("peddler", "silver", {"counts": "gold-symbols", "per": 2, "pays": 3}),
        ("carter", "copper", {"counts": "chains", "least": 3, "per": 1, "pays": 1}),
        ("captain", "copper", {"counts": "gold-symbols", "per": 1, "pays": 1}),
        ("freelancer", "copies", 2),
    ],
)
def test_the_rulebook_gives_this_number_and_we_say_so(name: str, field: str, value: Any) -> None:
    card = CARDS[name]
    assert card[field] == value
    assert field in card["rulebook"]


def test_six_ore_symbols_are_worth_nine_to_the_ore_muler() -> None:
    silver = CARDS["ore-muler"]["silver"]
    assert silver["suit"] == "ore"
    assert 6 // silver["per"] * silver["pays"] == 9


def test_mini_villagers_are_seventeen_cards() -> None:
    assert 2 * len(DATA["mini"]["suits"]) + 1 == DATA["mini"]["cards"] == 17
    assert set(SUITS) - set(DATA["mini"]["suits"]) == {"special"}


# -- what RULES.md repeats for people


def rows(lang: str, *of: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """The rows of tables in the rules that begin with the name of one of these cards."""
    named = {card[lang]: card for cards in of for card in cards}
    page = (FOLDER / {"en": "RULES.md", "pl": "RULES.pl.md"}[lang]).read_text(encoding="utf-8")
    for row in re.findall(r"^\| (.+) \|$", page, re.MULTILINE):
        name, *cells = (cell.strip() for cell in row.split("|"))
        if (name := name.partition(" (")[0]) in named:
            yield named[name], cells


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_repeat_silver_and_copper_as_they_are_here(lang: str) -> None:
    told = {
        card["id"]: (int(gold), int(counted.split()[0]))
        for card, (gold, counted) in rows(lang, [c for c in CARDS.values() if c["silver"] or c["copper"]])
    }
    assert told == {name: (formula["pays"], formula["per"]) for name, _, formula in formulas()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_repeat_the_improvements_as_they_are_here(lang: str) -> None:
    told = list(rows(lang, lines("improvements")))
    assert [card["id"] for card, _ in told] == [card["id"] for card in lines("improvements")]
    for card, (_, most, gold, more) in told:
        others = card["food"] + card["builders"] + card["basics"] + card["cards"]
        assert int(gold) == card["gold"]
        assert re.findall(r"\d+", more) == ([str(others)] if others else [])
        assert not card["least"] or f" {card['least']} " in most


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_repeat_the_events_as_they_are_here(lang: str) -> None:
    told = list(rows(lang, lines("events")))
    assert [card["id"] for card, _ in told] == [card["id"] for card in lines("events")]
    for card, (effect,) in told:
        numbers = re.findall(r"(?<![\d.])\d+(?![\d.])", effect)
        assert numbers == ([str(card["amount"])] if card["amount"] else [])
