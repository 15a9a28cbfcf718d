"""Moves, positions, bytes and replays: what is written down is read back the same, and damage is noticed."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karczma
from karczma import BadPosition, BadReplay, Game, KarczmaError, UnknownGame
from karczma.core.position import write_position
from karczma.core.replay import Replay

from .cases import Case, every_case, every_game, has_choices, share
from .courses import Course, courses, play_at_random, spread, usual_length
from .looking import observed, without_generator

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=4,
)


def assert_says_why(refused: KarczmaError) -> None:
    for lang in ("pl", "en"):
        assert karczma.say(refused.sentence, lang).strip()


# -- moves


@every_game
def test_every_move_number_has_one_text_and_every_text_one_number(game: Game) -> None:
    notation = game.engine.notation
    texts = [notation.move_text(move) for move in range(len(notation.MOVES))]
    assert len(set(texts)) == len(texts)
    assert {text: number for number, text in enumerate(texts)} == dict(notation.MOVES)
    assert notation.EXAMPLE in texts
    for text in texts:
        assert text == text.strip()
        assert text.isascii()
        assert len(text.split()) == 1, "a move is one word: replays write `seat move`"


@every_game
@given(data=st.data())
@settings(max_examples=30)
def test_a_move_can_be_played_by_its_text_or_its_number(game: Game, data: Any) -> None:
    by_text = data.draw(courses(game)).table()
    if by_text.is_over:
        return
    by_number, seat = by_text.copy(), by_text.waiting_for[-1]
    place = data.draw(st.integers(0, len(by_text.legal_moves(seat)) - 1))
    played = by_text.play(f" {by_text.legal_moves(seat)[place]} ", seat)
    assert by_number.play(by_number.legal_numbers(seat)[place], seat).text == played.text
    assert by_text.to_bytes() == by_number.to_bytes()


# -- positions


@every_game
@given(data=st.data())
@settings(max_examples=60)
def test_a_position_written_as_text_is_read_back_the_same_but_for_chance(game: Game, data: Any) -> None:
    for table in data.draw(courses(game, longest=6)).walk():
        again = game.position(table.text(), seed=5)
        assert without_generator(again.state) == without_generator(table.state)
        assert again.text() == table.text()


@every_case
def test_positions_of_a_whole_game_are_read_back_the_same(case: Case) -> None:
    for table in spread(case, share(case, 150)):
        assert without_generator(case.game.position(table.text()).state) == without_generator(table.state)


@every_case
def test_an_observation_written_as_text_is_read_as_a_position_that_looks_the_same(case: Case) -> None:
    engine = case.game.engine
    for number, table in enumerate(spread(case, share(case, 200))):
        for seat in range(case.seats):
            seen = observed(engine, table.state, seat)
            dealt = case.game.position(write_position(case.game, seen), seed=number)
            assert observed(engine, dealt.state, seat).tobytes() == seen.tobytes()


def damaged_position(game: Game, data: Any) -> str:
    """The text of a position with some words changed, added or left out."""
    lines = data.draw(courses(game, longest=0)).table().text().splitlines()
    words = sorted(
        {word for line in lines for word in line.split()} | {"?", "-", "!", "-1", "9", "300", "99999", "nobody"}
    )
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        parts = lines[place].split() or [""]
        word = data.draw(st.integers(0, len(parts) - 1))
        put = data.draw(st.sampled_from(words) | st.text(max_size=8))
        kind = data.draw(st.sampled_from(["change", "leave out", "add", "drop the line", "all the rest"]))
        parts[word : word + (kind != "add")] = [] if kind == "leave out" else [put]
        lines[place] = (
            "" if kind == "drop the line" else " ".join(parts[: word + 1] if kind == "all the rest" else parts)
        )
    return "\n".join(lines)


@every_game
@given(data=st.data())
@settings(max_examples=100)
def test_a_damaged_position_is_read_or_refused_with_a_sentence(game: Game, data: Any) -> None:
    try:
        game.position(damaged_position(game, data))
    except KarczmaError as refused:
        assert_says_why(refused)


@every_game
@given(data=st.data())
@settings(max_examples=100)
def test_a_position_that_is_not_refused_can_be_played(game: Game, data: Any) -> None:
    """A position that the rules cannot cope with would write beyond its arrays, where nobody checks bounds."""
    try:
        table = game.position(damaged_position(game, data))
    except Exception:
        return
    for seat in table.waiting_for:
        assert table.legal_moves(seat), "whoever is asked has an answer"
    play_at_random(table, 60, 1)
    table.text(), table.scores, table.outcome
    for seat in (None, *range(table.seats)):
        json.dumps(table.view(seat))


@every_game
@given(text=st.text(max_size=60))
@settings(max_examples=100)
def test_any_text_is_a_position_or_refused(game: Game, text: str) -> None:
    try:
        game.position(text)
    except KarczmaError as refused:
        assert_says_why(refused)


# -- bytes


@every_game
@given(data=st.data())
@settings(max_examples=40)
def test_bytes_are_read_back_the_same_and_played_on_the_same(game: Game, data: Any) -> None:
    table = data.draw(courses(game)).table()
    again = game.from_bytes(table.to_bytes())
    assert again.to_bytes() == table.to_bytes()
    assert play_at_random(again, 10, 3) == play_at_random(table, 10, 3)
    assert again.to_bytes() == table.to_bytes()


@every_case
def test_bytes_of_another_size_game_or_rules_version_are_refused(case: Case) -> None:
    data = case.deal(1).to_bytes()
    newer = replace(case.game, rules_version=case.game.rules_version + 1)
    for game, damaged in ((case.game, data[:-1]), (case.game, data + b"\0"), (case.game, b""), (newer, data)):
        with pytest.raises(BadPosition):
            game.from_bytes(damaged)
    for place in (0, 8, 16, len(data) // 2, len(data) - 1):
        with pytest.raises(BadPosition):
            case.game.from_bytes(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])


# -- replays


@every_case
def test_a_replay_of_a_whole_game_rebuilds_it_to_the_last_byte(case: Case) -> None:
    table = case.deal(7)
    play_at_random(table, usual_length(case), 7)
    text = table.replay().to_json()
    for read in (karczma.replay(text), case.game.replay(text)):
        assert read.to_json() == text
        assert read.table().to_bytes() == table.to_bytes()
        assert read.table().options == case.options
        middle = len(table.moves) // 2
        assert read.table(middle).to_bytes() == table.at(middle).to_bytes()


@every_game
def test_a_table_set_up_from_a_position_has_no_replay(game: Game) -> None:
    with pytest.raises(BadReplay):
        game.position(game.deal(seed=1).text()).replay()


@cache
def finished_replay(game: Game) -> dict[str, Any]:
    table = Course(Case(game, game.seats[-1], ()), 3, 40).table()
    return dict(json.loads(table.replay().to_json()))


def damaged_replays(whole: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """What can happen to a file, each under the name of what was done."""
    for key in whole:
        yield f"without {key}", {name: value for name, value in whole.items() if name != key}
    yield "another secret", {**whole, "secret": f"{int(whole['secret'], 16) ^ 1:032x}"}
    yield "a short secret", {**whole, "secret": whole["secret"][:-2]}
    yield "a secret that is no number", {**whole, "secret": "x" * 32}
    yield "another fingerprint", {**whole, "fingerprint": whole["fingerprint"][::-1]}
    yield "a move left out", {**whole, "moves": whole["moves"][:-1]}
    yield "the first move left out", {**whole, "moves": whole["moves"][1:]}
    yield "a move twice", {**whole, "moves": [*whole["moves"], whole["moves"][-1]]}
    yield "a move that is none", {**whole, "moves": ["0 nonsense", *whole["moves"]]}
    yield "a move without a seat", {**whole, "moves": [whole["moves"][0].split()[1], *whole["moves"][1:]]}
    yield "a seat that is none", {**whole, "moves": ["9 " + whole["moves"][0].split()[1], *whole["moves"][1:]]}
    yield "a foreign format", {**whole, "format": "pgn"}
    yield "a newer format", {**whole, "version": whole["version"] + 1}
    yield "other rules", {**whole, "rules": whole["rules"] + 1}
    yield "another game", {**whole, "game": "poker"}
    yield "too many seats", {**whole, "seats": 99}
    yield "an option that is none", {**whole, "options": {**whole["options"], "nonsense": 1}}
    yield "a list", [whole]
    yield "nothing", None


@every_game
def test_a_replay_that_was_damaged_is_refused_with_a_reason_in_both_languages(game: Game) -> None:
    whole = finished_replay(game)
    game.replay(json.dumps(whole))
    for name, damaged in damaged_replays(whole):
        with pytest.raises(KarczmaError) as refused:
            game.replay(json.dumps(damaged))
        expected = (BadReplay, UnknownGame) if name in ("without game", "another game") else KarczmaError
        assert isinstance(refused.value, expected), name
        assert_says_why(refused.value)


@every_game
def test_each_changed_move_of_a_replay_is_noticed_unless_it_leads_to_the_very_same_end(game: Game) -> None:
    """Also one that was legal: the moves after it, or the fingerprint at the end, give it away."""
    whole = finished_replay(game)
    replay = game.replay(json.dumps(whole))
    noticed = 0
    for version, (seat, move) in enumerate(replay.moves):
        for other in replay.table(version).legal_moves(seat):
            if other != move:
                moves = [*whole["moves"][:version], f"{seat} {other}", *whole["moves"][version + 1 :]]
                try:
                    read = game.replay(json.dumps({**whole, "moves": moves}))
                except BadReplay:
                    noticed += 1
                else:
                    assert read.table().to_bytes() == replay.table().to_bytes()
    assert noticed > 20 or not has_choices(game)


@every_game
def test_a_replay_cut_off_anywhere_is_refused(game: Game) -> None:
    text = json.dumps(finished_replay(game))
    for length in range(0, len(text), 7):
        with pytest.raises(BadReplay):
            game.replay(text[:length])


@every_game
@given(text=st.text(max_size=100))
@settings(max_examples=50)
def test_any_text_that_is_no_replay_is_refused(game: Game, text: str) -> None:
    with pytest.raises(BadReplay):
        karczma.replay(text)


def test_brackets_without_end_are_refused() -> None:
    with pytest.raises(BadReplay):
        karczma.replay("[" * 100_000)


@every_game
@given(data=st.data(), put=JSON)
@settings(max_examples=150)
def test_a_replay_with_anything_anywhere_is_refused_or_is_the_same_game(game: Game, data: Any, put: Any) -> None:
    whole = finished_replay(game)
    damaged = copy.deepcopy(whole)
    key = data.draw(st.sampled_from(sorted(damaged)))
    if isinstance(damaged[key], dict) and data.draw(st.booleans()):
        damaged[key][data.draw(st.sampled_from(sorted(damaged[key])))] = put
    elif isinstance(damaged[key], list) and data.draw(st.booleans()):
        damaged[key][data.draw(st.integers(0, len(damaged[key]) - 1))] = put
    else:
        damaged[key] = put
    try:
        read: Replay = game.replay(json.dumps(damaged))
    except KarczmaError as refused:
        assert_says_why(refused)
        return
    assert read.table().to_bytes() == game.replay(json.dumps(whole)).table().to_bytes()
