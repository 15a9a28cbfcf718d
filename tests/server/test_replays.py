"""Replays: a finished game as each seat saw it and with open hands; a running one not at all; files from anywhere."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma.core.turns import beginnings
from karczma.server.replays import MOST_BROUGHT, MOST_VIEWS

from .house import House, Visitor, check_refusal, play_to_the_end
from .looking import move, now

pytestmark = pytest.mark.anyio

SHORT = {"lost-cities": {"deals": 1}}


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as house:
        yield house
        assert house.faults() == []


def played_at_random(game: str, seats: int, options: dict[str, Any] | None = None) -> karczma.Table:
    """A whole game, made here."""
    table, dice = karczma.game(game).deal(seed=5, seats=seats, **options or {}), random.Random(5)
    while not table.is_over:
        seat = dice.choice(table.waiting_for)
        table.play(dice.choice(table.legal_moves(seat)), seat)
    return table


async def all_views(who: Visitor, replay: str, seat: str, moves: int) -> list[dict[str, Any]]:
    """Every view of a replay, chunk by chunk."""
    found: list[dict[str, Any]] = []
    while len(found) <= moves:
        path = f"/api/replays/{replay}/views?seat={seat}&from={len(found)}&to={moves}"
        part = (await who.ask("GET", path)).json
        assert part["from"] == len(found)
        assert 1 <= len(part["views"]) <= MOST_VIEWS
        found += part["views"]
    return found


def without_version(view: dict[str, Any]) -> str:
    """The bytes of a view but for its number: at a live table it also counts who sat down."""
    return json.dumps({name: value for name, value in view.items() if name != "version"})


class Witness(Visitor):
    """Somebody who remembers every view that was shown."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.seen: list[dict[str, Any]] = []

    async def listen(self) -> None:
        await super().listen()
        if self.heard[-1]["tell"] == "view" and self.heard[-1]["view"]:
            self.seen.append(self.heard[-1])


async def witness(inn: House, name: str) -> Witness:
    guest = await inn.visitor(name)
    return_to = Witness(inn, cookie=guest.cookie)
    await guest.leave()
    await return_to.come_in()
    return return_to


@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
async def test_from_a_seat_it_is_what_that_seat_saw(inn: House, game: karczma.Game) -> None:
    ola, jan = await witness(inn, "Ola"), await witness(inn, "Jan")
    table = await ola.make_table(game.name, "me", "open", options=SHORT.get(game.name, {}))
    await jan.do("sit", table=table)
    await play_to_the_end(table, ola, jan)
    head = (await ola.ask("GET", f"/api/replays/{table}")).json
    for seat, player in enumerate((ola, jan)):
        replayed = [without_version(view) for view in await all_views(ola, table, str(seat), head["moves"])]
        seen = [without_version(told["view"]) for told in player.seen]
        place = 0
        for view in seen:
            assert view in replayed[place:]  # in this order; the cards may come to lie as they lay before
            place = replayed.index(view, place)
        assert place == head["moves"]
        lines = (await ola.ask("GET", f"/api/replays/{table}/moves?seat={seat}")).json["moves"]
        assert len(lines) == head["moves"]
        told = [event for line in lines for event in line["events"]]
        live = [event for one in player.seen for event in one["events"] if "/" in event["id"]]
        assert [event for event in live if event not in told] == []
        await player.leave()


@pytest.mark.parametrize("game", karczma.GAMES, ids=lambda game: game.name)
async def test_with_open_hands_nothing_of_the_players_is_hidden(inn: House, game: karczma.Game) -> None:
    async with inn.guests("Ola") as (ola,):
        played = played_at_random(game.name, max(game.seats), SHORT.get(game.name, {}))
        record = json.loads(played.replay().to_json()) | {"seated": ["Ola", "Jan", "Ela", "Ewa", "Ala"][: played.seats]}
        table = (await ola.ask("POST", "/api/records", record)).json["table"]
        head = (await ola.ask("GET", f"/api/replays/{table}")).json
        assert (head["moves"], head["turns"], head["stages"]) == (played.version, *map(list, beginnings(played)))
        assert head["end"] == json.loads(json.dumps(played.open_view()))
        assert [seat["name"] for seat in head["seats"]] == record["seated"]
        views = await all_views(ola, table, "open", played.version)
        for version in (0, played.version // 2, played.version):
            assert views[version] == json.loads(json.dumps(played.at(version).open_view()))
        lines = (await ola.ask("GET", f"/api/replays/{table}/moves")).json["moves"]
        assert [(line["last"]["seat"], line["last"]["move"]) for line in lines] == list(played.replay().moves)
        assert not any(event["args"].get("you") == "yes" for line in lines for event in line["events"])


async def test_a_running_game_is_not_shown_to_anybody(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as (ola, jan):
        table = await ola.make_table("lost-cities", "me", "open")
        for stage in ("open", "playing"):
            for path in ("", "/moves?seat=0", "/views?seat=open&from=0", "/views?seat=1"):
                refused = await ola.ask("GET", f"/api/replays/{table}{path}")
                check_refusal(refused.json, "not_finished")
                assert refused.status == 409
            if stage == "open":
                await jan.do("sit", table=table)
                view = await now(jan, table)
                if view["view"]["legal_moves"]:
                    await move(jan, table)


async def test_only_whoever_may_see_the_table_sees_its_replay(inn: House) -> None:
    async with inn.guests("Ola", "Jan", "Ela") as (ola, jan, ela):
        made = await ola.do("create", game="mini-villagers", public=False, seats=[{"kind": "me"}, {"kind": "open"}])
        table, key = made["table"], made["keys"]["table"]
        await jan.do("sit", table=table, key=key)
        await play_to_the_end(table, ola, jan)
        for path in ("", "/moves", "/views"):
            for player in (ola, jan):
                assert (await player.ask("GET", f"/api/replays/{table}{path}")).status == 200
            check_refusal((await ela.ask("GET", f"/api/replays/{table}{path}")).json, "private")
            assert (await ela.ask("GET", f"/api/replays/{table}{path}?key={key}")).status == 200
            check_refusal((await inn.ask("GET", f"/api/replays/{table}{path}")).json, "not_signed_in")


async def test_bad_wishes_are_refused_with_a_sentence(inn: House) -> None:
    async with inn.guests("Ola") as (ola,):
        record = json.loads(played_at_random("mini-villagers", 2).replay().to_json())
        table = (await ola.ask("POST", "/api/records", record)).json["table"]
        for path, error in (
            (f"{table}/views?seat=x", "bad_message"),
            (f"{table}/views?seat=-1", "bad_message"),
            (f"{table}/views?from=x", "bad_message"),
            (f"{table}/views?from=-1", "bad_message"),
            (f"{table}/views?seat=2", "no_such_seat"),
            (f"{table}/moves?seat=9", "no_such_seat"),
            (f"{table}/views?from=5&to=4", "no_such_moment"),
            (f"{table}/views?from=9999&to=10000", "no_such_moment"),
            ("aaaaaaaa", "no_such_table"),
            ("../me", "no_such_page"),
        ):
            check_refusal((await ola.ask("GET", f"/api/replays/{path}")).json, error)


async def test_a_file_is_shown_like_a_game_of_the_inn(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as (ola, jan):
        table = played_at_random("mini-villagers", 3)
        brought = await ola.ask("POST", "/api/replays", json.loads(table.replay().to_json()))
        assert brought.status == 201
        name = brought.json["replay"]
        head = (await jan.ask("GET", f"/api/replays/{name}")).json
        assert (head["game"], head["moves"], head["commitment"]) == ("mini-villagers", table.version, None)
        assert [seat["name"] for seat in head["seats"]] == [None] * 3
        assert await all_views(jan, name, "1", table.version) == [
            json.loads(json.dumps(table.at(version).view(1))) for version in range(table.version + 1)
        ]


async def test_a_record_keeps_its_names_and_its_promise(inn: House) -> None:
    async with inn.guests("Ola") as (ola,):
        table = await ola.make_table("mini-villagers", "me", "beginner")
        await play_to_the_end(table, ola)
        record = (await ola.ask("GET", f"/api/records/{table}")).json
        name = (await ola.ask("POST", "/api/replays", record)).json["replay"]
        of_file, of_table = [(await ola.ask("GET", f"/api/replays/{one}")).json for one in (name, table)]
        assert [(seat["name"], seat["bot"]) for seat in of_file["seats"]] == [("Ola", None), (None, "beginner")]
        assert of_file["commitment"] == of_table["commitment"] == record["deal"]["commitment"]
        assert (of_file["turns"], of_file["end"]) == (of_table["turns"], of_table["end"])


async def test_damaged_files_are_refused_with_a_sentence(inn: House) -> None:
    async with inn.guests("Ola") as (ola,):
        good = json.loads(played_at_random("mini-villagers", 3).replay().to_json())
        json_type = {"content-type": "application/json"}
        for raw in (b"", b"{", bytes(range(256)), b"[1]", b"[" * 50_000):
            check_refusal((await ola.ask("POST", "/api/replays", headers=json_type, raw=raw)).json, "bad_request")
        for change in ({"game": "chess"}, {"moves": ["0 draw"] * 99}, {"fingerprint": "0"}, {"deal": "none"}):
            check_refusal((await ola.ask("POST", "/api/replays", good | change)).json, "bad_request")
        too_long = await ola.ask("POST", "/api/replays", headers=json_type, raw=b" " * 2_000_001)
        check_refusal(too_long.json, "too_long")
        check_refusal((await ola.ask("POST", "/api/replays", raw=b"{}")).json, "not_json")
        check_refusal((await inn.ask("POST", "/api/replays", good)).json, "not_signed_in")


async def test_only_the_latest_files_are_kept(inn: House) -> None:
    async with inn.guests("Ola") as (ola,):
        record = json.loads(played_at_random("mini-villagers", 3).replay().to_json())
        names = [(await ola.ask("POST", "/api/replays", record)).json["replay"] for _ in range(MOST_BROUGHT + 1)]
        assert len(set(names)) == len(names)
        check_refusal((await ola.ask("GET", f"/api/replays/{names[0]}")).json, "no_such_replay")
        assert (await ola.ask("GET", f"/api/replays/{names[-1]}")).status == 200


def test_turns_are_what_one_player_does_and_all_that_is_chosen_at_once() -> None:
    lost_cities = played_at_random("lost-cities", 2, {"deals": 1})
    assert beginnings(lost_cities) == (list(range(0, lost_cities.version, 2)), [0])
    knights = karczma.game("knights-and-castles").deal(seed=1, seats=2)
    for seat in (0, 1, 1, 0, 0):
        knights.play("lay:SS", seat)
    assert beginnings(knights)[0] == [0, 2, 4]
