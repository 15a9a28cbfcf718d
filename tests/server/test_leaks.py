"""Nobody learns from the server what he may not know: two truths that a seat cannot tell apart are told alike, byte by
byte, in views, events, history, errors, answers, exports and chat. Only when things are told may differ."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.every_game.cases import CASES, Case, share
from tests.every_game.courses import spread
from tests.every_game.looking import another_truth, at, observed

from karczma.core.knowledge import SPECTATOR, UNNOTICED
from karczma.core.table import Table
from karczma.server import live
from karczma.server import messages as m

from .twins import WATCHER, Listener, Twin, twin_inns

PAIRS = 24  # of truths, for each game
STEPS = 4  # moves played at both tables alike
TRIES = 12  # moves tried at each step, to find one that looks alike

broad = [case for case in CASES if len(case.changed) != 1 and case.seats > 1]


@pytest.fixture(autouse=True)
def _frozen_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "this_moment", lambda: 1_000_000)


@pytest.mark.parametrize("case", broad, ids=repr)
def test_two_truths_sound_alike_to_a_seat(case: Case, tmp_path: Path) -> None:
    async def compare() -> None:
        dice = random.Random(repr(case))
        async with twin_inns(tmp_path) as (one, two):
            for table in spread(case, max(2, share(case, PAIRS) - 1)):
                if table.is_over:
                    continue
                viewer = dice.choice([*range(table.seats), SPECTATOR])
                other = another_truth(case.game.engine, table.state, viewer, dice.randrange(1 << 30))
                for chance in ("key", "drawn", "spare"):  # the same lots in both: chance to come is hidden, too
                    other[chance] = table.state[chance]
                first = await Twin.sit_down(one, at(table, table.state))
                await _compare(first, await Twin.sit_down(two, at(table, other)), viewer, dice)

    asyncio.run(compare())


async def _compare(one: Twin, two: Twin, viewer: int, dice: random.Random) -> None:
    """Does the same at both tables, and listens as the viewer."""
    twins, ear = (one, two), one.game.seats if viewer == SPECTATOR else viewer
    for listener in range(one.game.seats + 1):
        await _alike(twins, ear, listener, m.Watch)
    for _ in range(STEPS):
        await _everything_but_moves(twins, ear, dice)
        move = _move_that_looks_alike(one.game, two.game, viewer, dice)
        if move is None:
            return
        seat, first, second = move
        await _play_both(twins, ear, seat, (first, second))
        await _alike(twins, ear, ear, m.Watch)
        for asking in range(one.game.seats):
            if asking == viewer or dice.random() < 0.3:
                await _undo(twins, ear, asking, viewer)


async def _everything_but_moves(twins: tuple[Twin, Twin], ear: int, dice: random.Random) -> None:
    """Views, history, refusals, reasons, chat, pause, exports: nothing of it may tell."""
    one, _ = twins
    moves = sorted(one.game.game.engine.notation.MOVES)
    some = dice.sample(moves, min(len(moves), 30))
    await _alike(twins, ear, ear, m.Watch)
    await _alike(twins, ear, ear, m.Why, moves=some)
    heard = await _alike(twins, ear, ear, m.Chat, text="Dzień dobry")
    assert [msgspec.json.decode(frame)["tell"] for frame in heard] == ["done", "chat"]
    await _alike(twins, ear, ear, m.Pause)
    for other in range(one.game.seats):
        await _alike(twins, ear, other, m.Answer, agree=False)
    await _alike(twins, ear, ear, m.Move, move="nonsense", version=dice.randrange(99))
    legal = set(one.game.view(None if ear == one.game.seats else ear)["legal_moves"])
    for move in some[:8]:
        if move not in legal:
            version = one.table.course.situation.versions[ear]
            await _alike(twins, ear, ear, m.Move, move=move, version=version)
    listener = one.listeners[ear].person
    exports = [msgspec.json.encode(twin.table.seen_so_far(listener)) for twin in twins]
    assert exports[0] == exports[1]


async def _alike(twins: tuple[Twin, Twin], ear: int, asking: int, kind: type[m.AtTable], **fields: Any) -> list[bytes]:
    heard = [await twin.hears(ear, twin.listeners[asking], kind, **fields) for twin in twins]
    assert heard[0] == heard[1], (kind, fields)
    return heard[0]


def _move_that_looks_alike(one: Table, two: Table, viewer: int, dice: random.Random) -> tuple[int, str, str] | None:
    """A seat and a move of it at each table, after which the viewer still sees the same."""
    engine = one.game.engine
    choices = [(seat, move) for seat in one.waiting_for for move in one.legal_numbers(seat)]
    dice.shuffle(choices)
    for seat, first in choices[:TRIES]:
        seen = engine.seen_move(one.state, seat, first, viewer)
        if seen == UNNOTICED or seat not in two.waiting_for:
            continue
        alike = [move for move in two.legal_numbers(seat) if engine.seen_move(two.state, seat, move, viewer) == seen]
        for second in alike[:TRIES]:
            after = [table.copy() for table in (one, two)]
            after[0].play(first, seat)
            after[1].play(second, seat)
            sights = [observed(engine, table.state, viewer).tobytes() for table in after]
            if sights[0] == sights[1]:
                return seat, engine.notation.move_text(first), engine.notation.move_text(second)
    return None


async def _play_both(twins: tuple[Twin, Twin], ear: int, seat: int, moves: tuple[str, str]) -> None:
    heard = []
    for twin, move in zip(twins, moves, strict=True):
        version = twin.table.course.situation.versions[seat]
        told = await twin.hears(ear, twin.listeners[seat], m.Move, move=move, version=version)
        heard.append(told)
    assert heard[0] == heard[1]


async def _undo(twins: tuple[Twin, Twin], ear: int, asking: int, viewer: int) -> None:
    """A player may take a move back at once, or asks the others; what the viewer hears of it is the same. Only the
    viewer's own wish must be answered alike: whether another may take back a move can depend on what that one knows."""
    own = asking == viewer
    before = [len(twin.game.moves) for twin in twins]
    heard = [await twin.hears(ear, twin.listeners[asking], m.Undo) for twin in twins]
    outcomes = [
        twin.table.course.situation.request is None and len(twin.game.moves) < n
        for twin, n in zip(twins, before, strict=True)
    ]
    if own or outcomes[0] == outcomes[1]:
        assert heard[0] == heard[1]
    for other in range(twins[0].game.seats):
        if other != asking:
            for twin in twins:
                await twin.hears(ear, twin.listeners[other], m.Answer, agree=False)


def test_a_spectator_may_not_ask_for_another_seats_view(tmp_path: Path) -> None:
    async def ask() -> None:
        case = broad[0]
        async with twin_inns(tmp_path) as (inn, _):
            twin = await Twin.sit_down(inn, at(case.deal(1), case.deal(1).state))
            watcher = Listener(WATCHER)
            twin.listeners.append(watcher)
            heard = await twin.hears(len(twin.listeners) - 1, watcher, m.Watch, seat=0)
            refused = msgspec.json.decode(heard[0])
            assert (refused["tell"], refused["error"]) == ("refused", "not_your_seat")

    asyncio.run(ask())


def _asked_in_secret() -> tuple[Case, Table]:
    """A position of Villagers in which somebody is asked and the drafter must not know it."""
    options = (("scoundrels", True), ("saints", True), ("profiteers", True))
    case = next(case for case in broad if case.game.name == "villagers" and case.seats == 3)
    case = Case(case.game, 3, options)
    for seed in range(400):
        table, dice = case.deal(seed), random.Random(seed)
        while not table.is_over:
            drafter = table.seen_waiting_for(None)
            if drafter and table.waiting_for != drafter and len(drafter) == 1:
                return case, table
            seat = table.waiting_for[0]
            table.play(dice.choice(table.legal_numbers(seat)), seat)
    raise AssertionError("nobody was ever asked in secret")


def test_a_move_made_while_another_is_asked_in_secret_sounds_like_any_other(tmp_path: Path) -> None:
    async def compare() -> None:
        case, table = _asked_in_secret()
        (drafter,) = table.seen_waiting_for(None)
        (secret,) = table.waiting_for
        other = another_truth(case.game.engine, table.state, drafter, 1)
        for chance in ("key", "drawn", "spare"):
            other[chance] = table.state[chance]
        async with twin_inns(tmp_path) as (one, two):
            asked = await Twin.sit_down(one, at(table, table.state))
            unasked = await Twin.sit_down(two, at(table, other))
            twins = (asked, unasked)
            assert asked.game.waiting_for == (secret,)
            assert unasked.game.waiting_for == (drafter,)
            await _alike(twins, drafter, drafter, m.Watch)
            legal = asked.game.view(drafter)["legal_moves"]
            version = asked.table.course.situation.versions[drafter]
            heard = [
                await twin.hears(drafter, twin.listeners[drafter], m.Move, move=legal[0], version=version)
                for twin in twins
            ]
            assert asked.game.keeps_a_move
            hold = {"move": "hold", "version": asked.table.course.situation.versions[secret]}
            heard[0] += await asked.hears(drafter, asked.listeners[secret], m.Move, **hold)
            assert not asked.game.keeps_a_move
            kinds = [[msgspec.json.decode(frame)["tell"] for frame in frames] for frames in heard]
            assert kinds == [["done", "view"], ["done", "view"]]

    asyncio.run(compare())
