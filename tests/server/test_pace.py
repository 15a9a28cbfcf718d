"""Clocks: a bank with an increment, days for a move, and what happens when time is up."""

from __future__ import annotations

from pathlib import Path

import pytest

from karczma.server.clocks import DAY, SECOND, Clocks
from karczma.server.messages import DaysPerMove, LiveClock, NoClock

from .house import House
from .looking import now, until


def test_a_bank_runs_for_those_who_are_asked_and_grows_with_each_move() -> None:
    clocks = Clocks.of(LiveClock(bank=60, increment=5), 2, 1000)
    assert clocks is not None
    clocks.ask([0], 1000)
    assert clocks.at(11_000) == [50 * SECOND, 60 * SECOND]
    clocks.moved(0, 11_000)
    clocks.ask([1], 11_000)
    assert clocks.at(21_000) == [55 * SECOND, 50 * SECOND]
    assert clocks.next_timeout() == 71_000
    assert clocks.timed_out(70_999) == []
    assert clocks.timed_out(71_000) == [1]


def test_several_clocks_run_at_once_where_all_choose_at_once() -> None:
    clocks = Clocks.of(LiveClock(bank=60), 3, 1)
    assert clocks is not None
    clocks.ask([0, 1, 2], 1)
    clocks.moved(1, 10_001)
    clocks.ask([0, 2], 10_001)
    assert clocks.at(20_001) == [40 * SECOND, 50 * SECOND, 40 * SECOND]


def test_days_begin_anew_with_each_question() -> None:
    clocks = Clocks.of(DaysPerMove(days=2), 2, 1)
    assert clocks is not None
    clocks.ask([0], 1)
    clocks.moved(0, DAY + 1)
    clocks.ask([1], DAY + 1)
    clocks.ask([0], DAY + 2)
    assert clocks.at(DAY + 2) == [2 * DAY, 2 * DAY - 1]


def test_clocks_stand_still_while_the_game_is_paused() -> None:
    clocks = Clocks.of(LiveClock(bank=60), 2, 1)
    assert clocks is not None
    clocks.ask([0], 1)
    clocks.stop(10_001)
    assert clocks.next_timeout() is None
    assert clocks.at(99_999) == [50 * SECOND, 60 * SECOND]
    clocks.go_on(100_001)
    assert clocks.at(110_001) == [40 * SECOND, 60 * SECOND]


def test_a_table_without_a_clock_has_none() -> None:
    assert Clocks.of(NoClock(), 2, 1) is None


@pytest.fixture
def quick_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten seconds last a tenth of one, five days last one second."""
    monkeypatch.setattr("karczma.server.clocks.SECOND", 10)
    monkeypatch.setattr("karczma.server.clocks.DAY", 200)


@pytest.mark.anyio
@pytest.mark.parametrize("on_timeout", ["move", "bot"])
async def test_when_time_is_up_a_bot_helps_out(
    tmp_path: Path, on_timeout: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("karczma.server.clocks.SECOND", 10)  # ten seconds last a tenth of one
    async with House(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        pace = {"kind": "live", "bank": 10}
        wishes = {"options": {"first": "0"}, "pace": pace, "on_timeout": on_timeout}
        table = await ola.make_table("lost-cities", "me", {"kind": "me", "name": "Jan"}, **wishes)
        assert (await now(ola, table))["clock"]["running"] == [0]
        view = await until(ola, table, lambda view: view["last"] is not None)
        assert view["last"]["seat"] == 0
        assert view["seats"][0]["bot"] == ("medium" if on_timeout == "bot" else None)
        assert view["view"]["legal_moves"] == [] or on_timeout == "move" or view["seat"] == 0


@pytest.mark.anyio
async def test_the_clock_of_a_table_nobody_looks_at_runs_out_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("karczma.server.clocks.DAY", 200)
    async with House(tmp_path, forget_after=0.0) as inn:
        ola = await inn.visitor("Ola")
        wishes = {"options": {"first": "0"}, "pace": {"kind": "days", "days": 5}, "on_timeout": "bot"}
        table = await ola.make_table("lost-cities", "me", {"kind": "me", "name": "Jan"}, **wishes)
        await ola.do("unwatch", table=table)
        await ola.do("lobby")
        while True:
            listed = await ola.next("lobby")
            if [seat["bot"] for seat in listed["mine"][0]["seats"]] != [None, None]:
                break
