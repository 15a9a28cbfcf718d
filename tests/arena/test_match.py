"""Matches: the same deal for everybody, in every seat; faults cost one game and no more."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from tests.bots.programs import FAULTS, HONEST, write_program

import karczma
from karczma.arena.arena import BadMatch, Comparison, compare, prepare
from karczma.arena.match import Players, deal, play_game, play_pairs, seatings
from karczma.bots.bot import Budget
from karczma.bots.external import BadProgram
from karczma.bots.levels import NoSuchBot
from karczma.core.errors import BadOption, WrongSeats

CITIES = karczma.game("lost-cities")
CASTLES = karczma.game("knights-and-castles")
ONE_DEAL = {"deals": 1}


def figures(comparison: Comparison) -> dict[str, object]:
    """All that does not depend on the clock."""
    return {name: value for name, value in comparison.to_json().items() if not name.startswith("seconds")}


# -- who sits where


@pytest.mark.parametrize(
    ("bots", "seats", "tables"),
    [
        (2, 2, [(0, 1), (1, 0)]),
        (1, 1, [(0,)]),
        (2, 1, [(0,), (1,)]),
        (3, 3, [(0, 1, 2), (1, 2, 0), (2, 0, 1)]),
        (2, 4, [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]),
        (3, 2, [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]),
    ],
)
def test_who_sits_where(bots: int, seats: int, tables: list[tuple[int, ...]]) -> None:
    assert list(seatings(bots, seats)) == tables


@pytest.mark.parametrize(("bots", "seats"), [(4, 3), (2, 5), (5, 2), (4, 4)])
def test_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    for bot in range(bots):
        had = Counter(seat for table in seatings(bots, seats) for seat, who in enumerate(table) if who == bot)
        assert len(had) == seats
        assert len(set(had.values())) == 1


# -- mirrored deals


def test_two_equal_bots_without_chance_cancel_out_exactly() -> None:
    match = prepare(CITIES, bots=["hard", "hard"], options=ONE_DEAL)
    results = compare(match, 10, cores=1).results
    for first, second in zip(results[::2], results[1::2], strict=True):
        assert first.scores == second.scores
        assert (first.bots, second.bots) == ((0, 1), (1, 0))
    told = compare(match, 10, cores=1).to_json()
    assert told["win_rate"] == told["win_rate_low"] == told["win_rate_high"] == [0.5, 0.5]
    assert told["margin_mean"] == told["margin_low"] == told["margin_high"] == told["elo"] == [0.0, 0.0]


def test_the_games_of_a_pair_share_a_deal_and_no_two_pairs_do() -> None:
    match, other_seed = (prepare(CITIES, bots=["medium", "random"], seed=seed) for seed in (1, 2))
    deals = {deal(which, pair).to_bytes() for which in (match, other_seed) for pair in range(5)}
    assert len(deals) == 10
    assert deal(match, 3).to_bytes() == deal(match, 3).to_bytes()


def test_two_random_bots_do_not_play_alike() -> None:
    results = play_pairs(prepare(CITIES, bots=["random", "random"], options=ONE_DEAL), range(1))
    assert results[0].scores != results[1].scores


def test_the_better_bot_wins() -> None:
    told = compare(prepare(CITIES, bots=["random", "medium"], options=ONE_DEAL), 20, cores=1).to_json()
    assert told["win_rate"][1] > 0.9
    assert told["margin_mean"][1] == -told["margin_mean"][0] > 30
    assert told["score_mean"][0] - told["score_mean"][1] == pytest.approx(told["margin_mean"][0], abs=1e-3)
    assert told["elo"][1] > 100 > -100 > told["elo"][0]


def test_a_pool_is_rated_in_order() -> None:
    told = compare(prepare(CITIES, bots=["random", "medium", "easy"], options=ONE_DEAL), 15, cores=1).to_json()
    assert told["games"] == 15 * 6
    assert told["elo"][1] > told["elo"][2] > told["elo"][0]


# -- the same figures, however the work was split


def test_the_figures_do_not_depend_on_the_number_of_cores(tmp_path: Path) -> None:
    ours = write_program(tmp_path, "import random; reply(message['ask'], random.Random(asked).choice([first]))")
    match = prepare(CITIES, bots=["easy", "random", ours], seed=7, options=ONE_DEAL)
    alone, shared = (compare(match, 3, cores=cores) for cores in (1, 2))
    assert json.dumps(figures(alone)) == json.dumps(figures(shared))
    assert [result.scores for result in alone.results] == [result.scores for result in shared.results]
    other = prepare(CITIES, bots=["easy", "random", ours], seed=8, options=ONE_DEAL)
    assert figures(compare(other, 3, cores=1)) != figures(alone)


def test_games_are_told_in_order_as_they_are_done() -> None:
    told: list[int] = []
    match = prepare(CASTLES, bots=["random", "medium"])
    comparison = compare(match, 101, cores=1, tell=lambda results: told.extend(result.pair for result in results))
    assert told == [result.pair for result in comparison.results] == [pair for pair in range(101) for _ in range(2)]


# -- games of all kinds


@pytest.mark.parametrize(
    ("game", "seats", "bots"),
    [
        ("knights-and-castles", 4, ["medium", "random"]),
        ("mini-villagers", 3, ["medium", "random", "easy"]),
        ("villagers", 2, ["medium", "random"]),
        ("knights-and-castles", 3, ["nemesis:medium", "medium"]),
    ],
)
def test_all_games_can_be_played(game: str, seats: int, bots: list[str]) -> None:
    comparison = compare(prepare(karczma.game(game), bots=bots, seats=seats), 2, cores=1)
    told = comparison.to_json()
    assert (told["games"], told["fair_share"]) == (2 * seats, round(1 / seats, 4))
    shares = sum(bot.win_rate.value * seats_of(comparison, i) for i, bot in enumerate(comparison.standings))
    assert shares == pytest.approx(told["games"])
    assert all(moves > 0 for moves in told["moves_per_game"])


def seats_of(comparison: Comparison, bot: int) -> int:
    return sum(result.bots.count(bot) for result in comparison.results)


def test_alone_the_win_rate_is_the_share_of_games_won() -> None:
    comparison = compare(prepare(karczma.game("villagers"), bots=["medium"], options={"mode": "novice"}), 3, cores=1)
    told = comparison.to_json()
    assert (told["seats"], told["games"], told["fair_share"], told["elo"]) == (1, 3, None, None)
    assert told["win_rate"][0] == pytest.approx(sum(r.ranking == (1,) for r in comparison.results) / 3, abs=1e-4)
    assert told["margin_mean"][0] == pytest.approx(sum(r.scores[0] for r in comparison.results) / 3, abs=1e-4)
    assert told["score_mean"] == told["margin_mean"], "alone, the score is the margin"


def test_options_take_the_values_meant_for_programs_unless_given() -> None:
    assert prepare(CITIES, bots=["medium", "easy"]).options["turn_cap"] == 400
    assert prepare(CITIES, bots=["medium", "easy"], options={"turn_cap": 9}).options["turn_cap"] == 9


def test_without_seats_every_bot_has_one_if_that_fits() -> None:
    names = ["medium"] * 6
    assert [prepare(CASTLES, bots=names[:n]).seats for n in (2, 3, 4, 5)] == [2, 3, 4, 4]
    assert [prepare(karczma.game("villagers"), bots=names[:n]).seats for n in (1, 2, 6)] == [1, 2, 5]


def test_a_budget_reaches_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    from karczma.bots.sensible import Sensible

    seen = []
    choose = Sensible.choose
    monkeypatch.setattr(Sensible, "choose", lambda self, *given: seen.append(given[2]) or choose(self, *given))
    play_pairs(prepare(CASTLES, bots=["medium", "easy"], budget=Budget(iterations=7)), range(1))
    assert set(seen) == {Budget(iterations=7)}


# -- faults


@pytest.mark.parametrize("fault", ["crashes later", "illegal move", "no JSON"])
def test_a_fault_loses_that_game_and_the_match_goes_on(tmp_path: Path, fault: str) -> None:
    what, words = FAULTS[fault]
    comparison = compare(prepare(CITIES, bots=["medium", write_program(tmp_path, what)], options=ONE_DEAL), 2, cores=1)
    assert len(comparison.results) == 4
    for result in comparison.results:
        assert result.culprit == 1
        assert result.ranking == ((1, 2) if result.bots == (0, 1) else (2, 1))
        assert result.fault is not None
        assert words in karczma.say(result.fault)
    told = comparison.to_json()
    assert (told["losses_by_fault"], told["win_rate"]) == ([0, 4], [1.0, 0.0])


def test_only_the_game_with_the_fault_is_lost_by_it(tmp_path: Path) -> None:
    """The program breaks down in its second game, is started anew, and plays the third and fourth."""
    mark = tmp_path / "mark"
    what = f"open({str(mark)!r}, 'a').write(f'{{os.getpid()}} {{asked}}\\n'); "
    what += f"sys.exit(1) if asked > 60 and not os.path.exists({str(mark) + '2'!r}) and open({str(mark) + '2'!r}, 'w') "
    what += f"else {HONEST}"
    bots = [write_program(tmp_path, what), "medium"]
    comparison = compare(prepare(CITIES, bots=bots, options=ONE_DEAL), 2, cores=1)
    assert comparison.to_json()["losses_by_fault"] == [1, 0]
    assert sum(result.fault is not None for result in comparison.results) == 1


def test_others_keep_the_order_of_their_scores_and_hear_that_there_is_no_outcome(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bad = write_program(tmp_path, "sys.exit(1) if asked > 3 else reply(message['ask'], first)")
    head = "import json, sys\nfor line in sys.stdin:\n    message = json.loads(line)\n"
    what = f"open({str(log)!r}, 'a').write(line) if 'over' in message else None\n    if 'ask' in message: "
    what += "print(json.dumps({'answer': message['ask'], 'move': message['legal_moves'][-1]}), flush=True)"
    good = write_program(tmp_path, what, head, "good.py")
    match = prepare(CASTLES, bots=["medium", bad, good])
    with Players(match) as players:
        result = play_game(match, players, 0, 0, (0, 1, 2))
    assert result.culprit == 1
    assert result.ranking[1] == 3
    mine, _, theirs = result.scores
    assert (result.ranking[0], result.ranking[2]) == (1 + (theirs > mine), 1 + (mine > theirs))
    assert [json.loads(line) for line in log.read_text().splitlines()] == [{"over": None}]


def test_a_fault_alone_at_the_table_is_no_win(tmp_path: Path) -> None:
    comparison = compare(prepare(karczma.game("villagers"), bots=[write_program(tmp_path, "sys.exit(1)")]), 1, cores=1)
    assert comparison.results[0].ranking == (2,)
    assert comparison.to_json()["win_rate"] == [0.0]


def test_a_program_in_several_seats_runs_once_for_each(tmp_path: Path) -> None:
    log = tmp_path / "log"
    what = f"open({str(log)!r}, 'a').write(str(message['view']['seat']) + str(os.getpid()) + '\\n'); {HONEST}"
    match = prepare(CASTLES, bots=["medium", write_program(tmp_path, what)], seats=3)
    with Players(match) as players:
        result = play_game(match, players, 0, 0, (0, 1, 1))
    assert result.fault is None
    seen = set(log.read_text().split())
    assert {line[0] for line in seen} == {"1", "2"}
    assert len({line[1:] for line in seen}) == 2


def test_a_program_sees_its_own_cards_only(tmp_path: Path) -> None:
    log = tmp_path / "log"
    what = f"open({str(log)!r}, 'a').write(json.dumps(message) + '\\n'); {HONEST}"
    match = prepare(CITIES, bots=["medium", write_program(tmp_path, what)], options=ONE_DEAL)
    with Players(match) as players:
        play_game(match, players, 0, 0, (0, 1))
    messages = [json.loads(line) for line in log.read_text().splitlines()]
    for message in messages:
        view = message["view"]
        assert (view["seat"], message["legal_moves"]) == (1, view["legal_moves"])
        assert "?" not in view["table"]["hands"][1]
    assert set(messages[0]["view"]["table"]["hands"][0]) == {"?"}


# -- matches that cannot be played


@pytest.mark.parametrize(
    ("game", "wishes", "error"),
    [
        ("lost-cities", {"bots": ["medium"]}, BadMatch),
        ("lost-cities", {"bots": []}, BadMatch),
        ("villagers", {"bots": ["medium"], "seats": 2}, BadMatch),
        ("villagers", {"bots": []}, BadMatch),
        ("lost-cities", {"bots": ["medium", "mediun"]}, NoSuchBot),
        ("lost-cities", {"bots": ["medium", ""]}, NoSuchBot),
        ("lost-cities", {"bots": ["medium", "exec:./not_there"]}, BadProgram),
        ("lost-cities", {"bots": ["medium", "easy"], "seats": 3}, WrongSeats),
        ("lost-cities", {"bots": ["medium", "easy"], "options": {"deals": 2}}, BadOption),
    ],
)
def test_a_match_that_cannot_be_played_is_one_sentence(game: str, wishes: dict[str, object], error: type) -> None:
    with pytest.raises(error) as raised:
        prepare(karczma.game(game), **wishes)  # type: ignore[arg-type]
    assert all(karczma.say(raised.value.sentence, lang) for lang in ("pl", "en"))
