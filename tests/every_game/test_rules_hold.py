"""The rules of every game keep the promises the rest is built on: legality, an end, chance, copies, ranking."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karczma import GAMES, Game, KarczmaError, say
from karczma.core.batch import Batch
from karczma.core.errors import IllegalMove, NotYourTurn
from karczma.core.table import Table

from .cases import Case, cases_of, every_case, every_game, share
from .courses import Course, a_hundred_of, chosen, courses, play_at_random, spread

STUBBORN = {
    "at random": lambda batch, turn: batch.random_choices(),
    "the first move always": lambda batch, turn: batch.legal[:, 0],
    "the last move always": lambda batch, turn: batch.legal[np.arange(len(batch)), batch.legal_count - 1],
    "first and last by turns": lambda batch, turn: batch.legal[
        np.arange(len(batch)), turn % 2 * (batch.legal_count - 1)
    ],
}


def assert_legal_moves_are_sound(table: Table) -> None:
    engine, before = table.game.engine, table.state.tobytes()
    room = np.empty(engine.most_moves, np.int16)
    for seat in range(table.seats):
        n = engine.legal_moves(table.state, seat, room)
        moves = room[:n].tolist()
        assert (n > 0) == (seat in table.waiting_for), "a move for whoever is asked, none for anybody else"
        assert n <= engine.most_moves
        assert all(one < other for one, other in itertools.pairwise(moves)), "distinct and rising"
        assert all(0 <= move < len(engine.notation.MOVES) for move in moves)
    assert all(0 <= seat < table.seats for seat in table.waiting_for)
    assert table.scores is not None
    assert table.state.tobytes() == before, "a question changes nothing"


@every_game
@given(data=st.data())
@settings(max_examples=60)
def test_whoever_is_asked_has_distinct_rising_moves_and_nobody_else_has_any(game: Game, data: Any) -> None:
    for table in data.draw(courses(game)).walk():
        assert_legal_moves_are_sound(table)


@every_case
def test_legal_moves_are_sound_through_a_whole_random_game(case: Case) -> None:
    for table in spread(case, share(case, 600)):
        assert_legal_moves_are_sound(table)


BOUNDED = [case for game in GAMES for case in cases_of(game) if case.ends_surely]
# Every way with every number of seats; where a single option is changed, the ways take turns.
WAYS = [
    pytest.param(case, way, id=f"{case!r}-{way}")
    for number, case in enumerate(BOUNDED)
    for place, way in enumerate(STUBBORN)
    if len(case.changed) != 1 or place == number % len(STUBBORN)
]


@pytest.mark.parametrize(("case", "way"), WAYS)
def test_games_between_programs_end_within_the_stated_number_of_decisions(case: Case, way: str) -> None:
    batch = Batch(case.game, 24, seats=case.seats, seed=5, options=case.options)
    for turn in range(case.game.most_decisions):
        if batch.is_over:
            break
        assert (batch.legal_count[batch.seats >= 0] > 0).all()
        batch.play(STUBBORN[way](batch, turn))
    assert batch.is_over


@every_game
@given(secret=st.binary(min_size=16, max_size=16), data=st.data())
@settings(max_examples=40)
def test_the_same_secret_deals_the_same_table(game: Game, secret: bytes, data: Any) -> None:
    case = data.draw(st.sampled_from(cases_of(game)))
    one, other = case.deal(secret=secret), case.deal(secret=secret)
    assert one.to_bytes() == other.to_bytes()


@every_case
def test_another_secret_deals_another_table(case: Case) -> None:
    tables = [case.deal(seed) for seed in range(20)]
    assert len({table.text() for table in tables}) == 20
    assert sum(not table.is_over for table in tables) >= 19, "hardly ever does the deal itself decide a game"


@every_game
@given(data=st.data())
@settings(max_examples=40)
def test_positions_that_were_handed_out_never_change(game: Game, data: Any) -> None:
    kept: list[tuple[Any, bytes]] = []
    for table in data.draw(courses(game)).walk():
        twin = table.copy()
        kept += [(table.state, table.state.tobytes()), (twin.state, table.state.tobytes())]
        if not twin.is_over:
            play_at_random(twin, 3, len(kept))
        table.scores, table.observation(), table.view(0), table.text()
    assert all(state.tobytes() == data for state, data in kept)


@every_game
@given(data=st.data())
@settings(max_examples=40)
def test_the_same_moves_from_the_same_position_lead_to_the_same_bytes(game: Game, data: Any) -> None:
    """Nothing outside the record decides, and nothing is left behind in it: neither by questions nor by copies."""
    course: Course = data.draw(courses(game))
    table = course.table()
    fresh = course.case.deal(course.seed)
    restored = game.from_bytes(fresh.to_bytes())
    for seat, move in table.moves:
        fresh.game.engine.play(fresh.state, seat, move)
        restored.play(move, seat)
    assert fresh.state.tobytes() == restored.state.tobytes() == table.state.tobytes()


@every_game
@given(data=st.data())
@settings(max_examples=40)
def test_a_refused_move_changes_nothing_and_says_why_in_both_languages(game: Game, data: Any) -> None:
    table = data.draw(courses(game)).table()
    before, moves = table.to_bytes(), list(table.moves)
    seat = data.draw(st.integers(0, table.seats - 1))
    for move in a_hundred_of(range(len(game.engine.notation.MOVES)), len(moves)):
        if move in table.legal_numbers(seat):
            continue
        is_asked = seat in table.seen_waiting_for(seat)  # as far as it can tell: another may be asked in secret
        with pytest.raises(IllegalMove if is_asked else NotYourTurn) as refused:
            table.play(move, seat)
        for lang in ("pl", "en"):
            assert say(refused.value.sentence, lang).strip()
    for nonsense in (-1, len(game.engine.notation.MOVES), "", "nonsense", "play:"):
        with pytest.raises(KarczmaError):
            table.play(nonsense, seat)
    assert (table.to_bytes(), table.moves) == (before, moves)


@every_case
def test_at_the_end_nobody_is_asked_and_more_points_never_rank_lower(case: Case) -> None:
    for seed in range(share(case, 50)):
        table = case.deal(seed)
        assert table.outcome is None
        play_at_random(table, 4 * case.game.most_decisions, seed)
        outcome = table.outcome
        assert outcome is not None, "a random game comes to its end"
        assert table.waiting_for == ()
        assert table.legal_moves() == []
        scores, ranking = outcome.scores, outcome.ranking
        assert len(scores) == len(ranking) == case.seats
        for seat, place in enumerate(ranking):
            better = sum(other < place for other in ranking) if case.seats > 1 else place - 1  # alone, one may lose
            assert place == 1 + better, "1, 2, 2, 4: as many better as the place says"
            assert all(ranking[other] > place for other in range(case.seats) if scores[other] < scores[seat])
        assert outcome.winners == tuple(seat for seat in range(case.seats) if ranking[seat] == 1)
        assert outcome.winners or ranking == (2,)
        with pytest.raises(NotYourTurn):
            table.play(0, 0)


@every_case
def test_a_choice_of_numbers_reaches_every_legal_move(case: Case) -> None:
    """The kit itself: a number stands for each pair of a waiting seat and one of its moves."""
    for table in spread(case, 5):
        if table.is_over:
            continue
        pairs = {(seat, move) for seat in table.waiting_for for move in table.legal_numbers(seat)}
        most = max(len(table.legal_numbers(seat)) for seat in table.waiting_for) * len(table.waiting_for)
        assert {chosen(table, choice) for choice in range(most)} == pairs
