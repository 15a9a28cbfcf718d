"""Statistics: finished games only, public ones and one's own; found again from the logs; the sums are right."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

import karczma
from karczma.server.backup import restore_backup, write_backup
from karczma.server.schema import results
from karczma.server.statistics import Result, Seat, about_game, about_person, within
from karczma.words import LANGUAGES, has_words

from .house import House, Visitor, play_to_the_end
from .test_storage import url  # noqa: F401 (a fixture: an empty database of either kind)

pytestmark = pytest.mark.anyio
GAME = "knights-and-castles"


@pytest.fixture
async def inn(tmp_path: Path, url: str) -> AsyncIterator[House]:  # noqa: F811
    async with House(tmp_path, db=url) as house:
        yield house


async def counted(visitor: Visitor, games: int, path: str = f"/api/statistics/{GAME}") -> dict[str, Any]:
    """The statistics, once so many games are in them."""
    async with asyncio.timeout(60):
        while (found := (await visitor.ask("GET", path)).json)["games"] != games:
            await asyncio.sleep(0.1)
    return found


async def of(visitor: Visitor, whose: Visitor) -> list[dict[str, Any]]:
    told = (await visitor.ask("GET", f"/api/people/{whose.person}/statistics")).json
    assert told["name"] == whose.you["name"]
    games: list[dict[str, Any]] = told["games"]
    return games


async def test_public_games_count_for_all_and_private_ones_for_those_who_played(inn: House) -> None:
    ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
    ended = []
    for public in (True, False):
        table = await ola.make_table(GAME, "me", "easy", public=public)
        running = await ola.make_table(GAME, "me", "easy")
        ended.append((table, await play_to_the_end(table, ola)))
    assert running not in str(await counted(ola, 2))
    (player,) = (await counted(jan, 1))["players"]
    assert (player["person"], player["name"], player["played"]) == (ola.person, "Ola", 1)
    mine, seen = (await of(ola, ola))[0], (await of(jan, ola))[0]
    assert [result["table"] for result in mine["results"]] == [table for table, _ in ended]
    assert [result["table"] for result in seen["results"]] == [ended[0][0]]
    scores = [view["view"]["outcome"]["scores"][0] for _, view in ended]
    assert [result["score"] for result in mine["results"]] == scores
    assert (mine["played"], mine["best"]) == (2, max(scores))
    assert mine["average"] == pytest.approx(sum(scores) / 2, abs=0.1)
    assert await of(jan, jan) == []


async def test_games_of_the_past_are_counted_when_the_inn_opens(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        ola = await house.visitor("Ola")
        await play_to_the_end(await ola.make_table(GAME, "me", "easy"), ola)
        before = await counted(ola, 1)
        await house.state.inn.store.write(lambda connection: connection.execute(delete(results)))
    async with House(tmp_path) as house:
        jan = await house.visitor("Jan")
        assert await counted(jan, 1) == before


async def test_a_game_from_a_file_counts_for_nobody(inn: House) -> None:
    ola = await inn.visitor("Ola")
    table = await ola.make_table(GAME, "me", "easy", public=False)
    await play_to_the_end(table, ola)
    await counted(ola, 1)
    record = (await ola.ask("GET", f"/api/records/{table}")).body
    brought = await ola.ask("POST", "/api/records", raw=record, headers={"content-type": "application/json"})
    assert brought.status == 201
    again = await ola.make_table(GAME, "me", "easy", public=False)
    await play_to_the_end(again, ola)  # it ends later, and is looked through later
    assert (await counted(ola, 2))["games"] == 2


async def test_whom_nobody_knows_and_what_is_no_game(inn: House) -> None:
    ola = await inn.visitor("Ola")
    refused = await ola.ask("GET", "/api/people/nobody/statistics")
    assert (refused.status, refused.json["error"]) == (404, "no_such_person")
    refused = await ola.ask("GET", "/api/statistics/chess")
    assert (refused.status, refused.json["error"]) == (404, "no_such_page")


def ended(*seats: tuple[str | None, int, int], moves: int = 10, game: str = "lost-cities") -> Result:
    at = [Seat(n, person, score, place, {"sponsors": n}) for n, (person, score, place) in enumerate(seats)]
    return Result("aaaaaaaa", game, 1000, 120_000, moves, at)


def test_wins_are_shared_and_counted_by_seat() -> None:
    found = [
        ended(("o", 9, 1), (None, 3, 2)),
        ended(("o", 5, 1), ("j", 5, 1), moves=31),
        ended((None, 1, 2), ("o", 4, 1)),
    ]
    told = about_game(found, {"o": "Ola", "j": "Jan"})
    (two,) = told["balance"]
    assert [seat["wins"] for seat in two["of"]] == [1.5, 1.5]
    assert [seat["score"] for seat in two["of"]] == [5, 4]
    assert all(seat["low"] < 0.5 < seat["high"] for seat in two["of"])
    assert told["players"][0] == {"person": "o", "name": "Ola", "played": 3, "won": 2.5}
    assert told["minutes"] == 2
    assert sum(games for _, _, games in told["moves"]) == 3
    assert told["moves"][0][0] == 10
    assert told["moves"][-1][0] <= 31 <= told["moves"][-1][1]


def test_habits_are_compared_with_the_others_at_the_table() -> None:
    (told,) = about_person("o", [ended(("o", 9, 1), (None, 3, 2)), ended((None, 1, 2), ("o", 4, 1))])
    sponsors = next(one for one in told["habits"] if one["habit"].id == "lost-cities/habit-sponsors")
    assert (sponsors["mean"], sponsors["others"]) == (0.5, 0.5)


def test_the_interval_is_wilsons() -> None:
    low, high = within(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    assert within(0, 4)[0] == 0
    assert within(4, 4)[1] == 1


@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
def test_every_habit_is_named_and_comes_up(game: karczma.Game) -> None:
    """In some random games every habit is seen; none is seen that is not listed."""
    story, seen = game.engine.story, set()
    for seed in range(12):
        table = game.deal(seats=game.seats[-1], seed=seed, **_everything(game))
        for number in range(game.most_decisions):
            if table.is_over:
                break
            seat = table.waiting_for[0]
            legal = table.legal_numbers(seat)
            played = table.play(legal[(number * 7 + seed) % len(legal)], seat)
            seen |= {habit for habit, _ in story.habits(played.before, seat, played.move, played.after)}
    assert seen <= set(story.HABITS)
    rare = {"great", "exchanges"}  # in games without sense
    assert set(story.HABITS) - seen <= rare
    for habit in story.HABITS:
        assert all(has_words(f"{game.name}/habit-{habit}", lang) for lang in LANGUAGES)


def _everything(game: karczma.Game) -> dict[str, Any]:
    """All variants, so that every habit can come up."""
    names = {option.name for option in game.options}
    return {name: True for name in ("stealing_coin", "milestones", "longer") if name in names} | (
        {"turn_cap": 400} if "turn_cap" in names else {}
    )


async def test_a_backup_from_before_there_were_statistics_is_restored(tmp_path: Path) -> None:
    new, old = tmp_path / "new", tmp_path / "old"
    async with House(tmp_path / "here") as house:
        ola = await house.visitor("Ola")
        await play_to_the_end(await ola.make_table(GAME, "me", "easy"), ola)
        before = await counted(ola, 1)
        write_backup(house.db, new)
    head, *rows, _ = gzip.decompress(new.read_bytes()).splitlines(keepends=True)
    rows = [row for row in rows if json.loads(row)["table"] != "results"]
    kept = [json.dumps(json.loads(head) | {"schema": "0001"}).encode() + b"\n", *rows]
    end = {"rows": len(rows), "sha256": hashlib.sha256(b"".join(kept)).hexdigest()}
    old.write_bytes(gzip.compress(b"".join(kept) + json.dumps(end).encode() + b"\n"))
    async with House(tmp_path / "there") as house:
        restore_backup(house.db, old)
    async with House(tmp_path / "there") as house:
        assert await counted(await house.visitor("Jan"), 1) == before
