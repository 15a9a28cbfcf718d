"""Whatever comes in, the answer is a clear refusal, and the inn goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from karczma.server.messages import LONGEST_FRAME

from .house import House, Visitor, check_refusal, play_to_the_end

pytestmark = pytest.mark.anyio

NOBODY = "0123456789ab"
NOWHERE = "aaaaaaaa"


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One inn for all; afterwards nothing has gone wrong in it."""
    with House(tmp_path_factory.mktemp("inn")) as inn:
        yield inn
        assert inn.faults() == []


async def refusal(visitor: Visitor, frame: Any, error: str = "bad_message") -> dict[str, Any]:
    """What a frame is refused with."""
    await visitor.send(frame)
    told = await visitor.next("refused")
    check_refusal(told, error)
    return told


async def is_listened_to(visitor: Visitor) -> bool:
    return (await visitor.do("lobby", on=False))["tell"] == "done"


# -- frames

NO_MESSAGES = {
    "nothing": "",
    "blanks": "   \n ",
    "a word": "hello",
    "truncated": '{"do": "lobby", "id": 1, "on"',
    "truncated in a letter": b'{"do": "chat", "text": "\xc5',
    "not UTF-8": b'{"do": "lobby", "id": 1, "on\xff\xfe": 1}',
    "UTF-16": '{"do": "lobby", "id": 1}'.encode("utf-16"),
    "NUL": b"\0",
    "a lone surrogate": '{"do": "chat", "id": 1, "table": "aaaaaaaa", "text": "\\ud800"}',
    "null": "null",
    "a number": "17",
    "a list": '[{"do": "lobby", "id": 1}]',
    "two messages": '{"do": "lobby", "id": 1}{"do": "lobby", "id": 2}',
    "NaN": '{"do": "lobby", "id": NaN}',
    "a number without end": '{"do": "lobby", "id": ' + "9" * 10_000 + "}",
    "a float without end": '{"do": "lobby", "id": 1e999}',
    "nested lists": "[" * 8000,
    "nested objects": '{"do":' * 2500,
    "nested options": '{"do":"create","id":1,"game":"lost-cities","seats":[],"options":'
    + '{"a":' * 2000
    + "1"
    + "}" * 2001,
    "nothing to do": '{"id": 1}',
    "no number": '{"do": "lobby"}',
    "an unknown wish": '{"do": "destroy", "id": 1}',
    "a hidden method": '{"do": "__class__", "id": 1}',
    "a list to do": '{"do": ["lobby"], "id": 1}',
    "an unknown field": '{"do": "lobby", "id": 1, "admin": true}',
    "an unknown field with HTML": '{"do": "lobby", "id": 1, "<script>alert(1)</script>\\u202e": true}',
}


@pytest.mark.parametrize("frame", NO_MESSAGES.values(), ids=NO_MESSAGES.keys())
async def test_what_is_no_message_is_refused_and_the_next_message_is_heard(inn: House, frame: str | bytes) -> None:
    async with inn.guests("Ola") as [ola]:
        await refusal(ola, frame)
        assert await is_listened_to(ola)


@pytest.mark.parametrize("number", [0, -1, 2**53, 2**64, 10**30, 1.5, True, False, None, "1", [1], {"id": 1}], ids=repr)
async def test_a_message_needs_a_number_that_can_be_answered(inn: House, number: Any) -> None:
    async with inn.guests("Ola") as [ola]:
        assert (await refusal(ola, {"do": "lobby", "id": number}))["id"] is None
        assert await is_listened_to(ola)


async def test_a_refusal_repeats_the_number_of_what_it_refuses(inn: House) -> None:
    async with inn.guests("Ola") as [ola]:
        assert (await refusal(ola, {"do": "destroy", "id": 41}))["id"] == 41
        assert (await refusal(ola, {"do": "lobby", "id": 2**53 - 1, "more": 1}))["id"] == 2**53 - 1


async def test_a_frame_that_is_too_long_is_refused_and_an_endless_one_is_hung_up_on(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        await refusal(ola, "x" * (LONGEST_FRAME + 1), "too_long")
        await refusal(ola, "ż" * (LONGEST_FRAME // 2 + 1), "too_long")  # bytes are counted, not letters
        await refusal(ola, b"x" * (LONGEST_FRAME + 1), "too_long")
        assert await is_listened_to(ola)
        with contextlib.suppress(ConnectionClosed):  # the inn may hang up before it has heard everything
            await ola.send("x" * 10_000_000)
        with pytest.raises(ConnectionClosed):
            await ola.listen()
        assert await is_listened_to(jan)


async def test_text_that_is_not_utf_8_ends_the_socket_as_the_standard_has_it(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        await ola.line.send(b'{"do": "\xff\xff"}', text=True)
        with pytest.raises(ConnectionClosed) as closed:
            await ola.listen()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
        assert await is_listened_to(jan)


WRONG = [
    {"do": "create", "game": 7, "seats": [{"kind": "me"}]},
    {"do": "create", "game": "lost-cities", "seats": "me"},
    {"do": "create", "game": "lost-cities", "seats": []},
    {"do": "create", "game": "lost-cities", "seats": [{"kind": "me"}] * 11},
    {"do": "create", "game": "lost-cities", "seats": [{"kind": "owner"}, {"kind": "me"}]},
    {"do": "create", "game": "lost-cities", "seats": [{"kind": "me", "person": NOBODY}, {"kind": "open"}]},
    {"do": "create", "game": "x" * 41, "seats": [{"kind": "me"}, {"kind": "open"}]},
    {"do": "create", "game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"deals": [1]}},
    {"do": "create", "game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"deals": 1.5}},
    {"do": "create", "game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": {"kind": "fast"}},
    {
        "do": "create",
        "game": "lost-cities",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "pace": {"kind": "live", "bank": -1},
    },
    {"do": "create", "game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}], "secret": "00" * 16},
    {"do": "watch", "table": "../../etc"},
    {"do": "watch", "table": "AAAAAAAA"},
    {"do": "watch", "table": "aaaaaaaa\n"},
    {"do": "watch", "table": NOWHERE, "seat": -1},
    {"do": "watch", "table": NOWHERE, "seat": 10},
    {"do": "watch", "table": NOWHERE, "key": "' OR 1=1 --"},
    {"do": "move", "table": NOWHERE, "move": "", "version": 0},
    {"do": "move", "table": NOWHERE, "move": "x" * 81, "version": 0},
    {"do": "move", "table": NOWHERE, "move": 7, "version": 0},
    {"do": "move", "table": NOWHERE, "move": "x", "version": -1},
    {"do": "move", "table": NOWHERE, "move": "x"},
    {"do": "chat", "table": NOWHERE, "text": ""},
    {"do": "chat", "table": NOWHERE, "text": "x" * 501},
    {"do": "why", "table": NOWHERE, "moves": ["x"] * 201},
    {"do": "ban", "person": "'; DROP TABLE people; --"},
    {"do": "silence", "person": 7},
]


async def test_a_message_of_a_wrong_shape_is_refused(inn: House) -> None:
    async with inn.guests("Ola") as [ola]:
        for number, message in enumerate(WRONG, 1000):
            assert (await refusal(ola, message | {"id": number}))["id"] == number
        assert await is_listened_to(ola)


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess"}, "bad_request"),
        ({"game": "'; DROP TABLE tables; --"}, "bad_request"),
        ({"seats": [{"kind": "me"}]}, "bad_request"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "name_at_table"),
        ({"seats": [{"kind": "me"}, {"kind": "me", "name": "oLA"}]}, "name_at_table"),
        ({"seats": [{"kind": "me"}, {"kind": "me", "name": "\u202eOla"}]}, "bad_request"),
        ({"seats": [{"kind": "me"}, {"kind": "me", "name": "medium"}]}, "bad_request"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "<b>"}]}, "bad_request"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "__import__('os')"}]}, "bad_request"),
        ({"options": {"deals": 10**40}}, "bad_request"),
        ({"options": {"deals": -1}}, "bad_request"),
        ({"options": {"deals": True}}, "bad_request"),
        ({"options": {"<img src=x>": 1}}, "bad_request"),
        ({"options": {"first": "'; DROP TABLE tables; --"}}, "bad_request"),
    ],
    ids=repr,
)
async def test_a_table_that_cannot_be_is_refused_with_the_reason(inn: House, wish: dict[str, Any], error: str) -> None:
    async with inn.guests("Ola") as [ola]:
        usual = {"game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}]}
        told = await ola.do("create", **usual | wish)
        assert told["tell"] == "refused", told
        check_refusal(told, error)


# -- at a table


async def a_game(inn: House, ola: Visitor, jan: Visitor, **wishes: Any) -> tuple[str, Visitor, Visitor, dict[str, Any]]:
    """A game has begun: its table, who is asked, who waits, and what the first of them sees."""
    table = await ola.make_table("lost-cities", "me", "open", options={"deals": 1}, **wishes)
    assert (await jan.do("sit", table=table))["tell"] == "done"
    assert (await jan.do("watch", table=table))["tell"] == "done"
    views = {player.person: await player.next("view", stage="playing") for player in (ola, jan)}
    players = sorted((ola, jan), key=lambda player: not views[player.person]["view"]["legal_moves"])
    return table, players[0], players[1], views[players[0].person]


async def test_nobody_moves_for_somebody_else(inn: House) -> None:
    async with inn.guests("Ola", "Jan", "Ewa") as [ola, jan, ewa]:
        table, mover, other, view = await a_game(inn, ola, jan)
        move = {"table": table, "move": view["view"]["legal_moves"][0], "version": view["version"]}
        seat = view["seat"]
        check_refusal(await other.do("move", **move, seat=seat), "not_your_seat")
        check_refusal(await other.do("move", **move), "not_your_turn")
        check_refusal(await ewa.do("move", **move), "not_seated")
        check_refusal(await ewa.do("move", **move, seat=seat), "not_your_seat")
        check_refusal(await ewa.do("move", **move, seat=9), "no_such_seat")
        for do in ("undo", "take", "leave", "watch"):
            check_refusal(await ewa.do(do, table=table, seat=seat), "not_your_seat")
        check_refusal(await ewa.do("hand", table=table, seat=seat), "not_your_seat")
        check_refusal(await ewa.do("sit", table=table), "started")
        for do in ("pause", "resume", "undo"):
            check_refusal(await ewa.do(do, table=table), "not_seated")
        check_refusal(await ewa.do("answer", table=table, agree=True), "no_request")
        check_refusal(await ewa.do("close", table=table), "not_allowed")
        check_refusal(await ewa.do("invite", table=table), "not_owner")
        check_refusal(await ewa.do("rematch", table=table), "not_over")
        assert (await mover.do("move", **move))["tell"] == "done"


async def test_a_move_that_is_none_is_refused_and_the_table_is_as_it_was(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        table, mover, _, view = await a_game(inn, ola, jan)
        for move in ("x", "'; DROP TABLE log; --", "<script>", "\0", "play:\u202eY2", "0", "-1", "discard:", "%s%n{}"):
            check_refusal(await mover.do("move", table=table, move=move, version=view["version"]), "invalid_move")
        legal = view["view"]["legal_moves"]
        answer = await mover.do("move", table=table, move="draw:deck", version=view["version"])
        assert answer["error"] in ("illegal_move", "invalid_move")
        assert (await mover.do("move", table=table, move=legal[0], version=view["version"]))["tell"] == "done"


async def test_a_move_from_another_time_is_refused_and_the_present_shown(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        table, mover, _, view = await a_game(inn, ola, jan)
        first = {"table": table, "move": view["view"]["legal_moves"][0]}
        for version in (view["version"] + 1, 10**6, 2**62, 10**40):
            check_refusal(await mover.do("move", **first, version=version), "stale")
            assert (await mover.next("view"))["version"] == view["version"]
        assert (await mover.do("move", **first, version=view["version"]))["tell"] == "done"
        now = await mover.next("view")
        for version in (view["version"], 0):
            second = {"table": table, "move": now["view"]["legal_moves"][0], "version": version}
            check_refusal(await mover.do("move", **second), "stale")
            assert await mover.next("view") == now | {"events": [], "last": None}


async def test_a_message_sent_again_is_acknowledged_again_and_done_once(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        table, mover, other, view = await a_game(inn, ola, jan)
        move = {"table": table, "move": view["view"]["legal_moves"][0], "version": view["version"], "id": 500}
        said = {"table": table, "text": "Once!", "id": 501}
        for _ in range(3):
            assert (await mover.do("move", **move))["tell"] == "done"
            assert (await mover.do("chat", **said))["tell"] == "done"
        await mover.come_in()  # on another socket, too
        assert (await mover.do("move", **move))["tell"] == "done"
        assert (await mover.do("chat", **said))["tell"] == "done"
        await mover.do("watch", table=table)
        assert (await mover.next("view"))["version"] == view["version"] + 1
        assert [line["text"] for line in (await mover.next("chat"))["lines"]] == ["Once!"]
        assert (await other.do("move", **move))["tell"] == "refused"  # of another client the number is another


async def test_a_table_asked_for_twice_is_made_once(inn: House) -> None:
    async with inn.guests("Ola") as [ola]:
        wish = {"game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}], "id": 77}
        tables = [(await ola.do("create", **wish))["table"] for _ in range(3)]
        await ola.come_in()
        assert {*tables, (await ola.do("create", **wish))["table"]} == {tables[0]}


async def test_a_private_table_is_closed_to_whoever_has_no_key(inn: House) -> None:
    async with inn.guests("Ola", "Jan", "Ewa") as [ola, jan, ewa]:
        made = await ola.do(
            "create", game="lost-cities", seats=[{"kind": "me"}, {"kind": "invited"}], public=False, starts="owner"
        )
        table, keys = made["table"], made["keys"]
        for do in ("watch", "sit", "start", "undo", "pause", "resume", "leave", "fill", "rematch", "close", "invite"):
            check_refusal(await ewa.do(do, table=table), "private")
        check_refusal(await ewa.do("move", table=table, move="x", version=0), "private")
        check_refusal(await ewa.do("chat", table=table, text="Let me in"), "private")
        check_refusal(await ewa.do("why", table=table, moves=["x"]), "private")
        for key in ("A" * 24, keys["1"][::-1], keys["1"].swapcase()):
            check_refusal(await ewa.do("watch", table=table, key=key), "private")
            check_refusal(await ewa.do("sit", table=table, key=key), "private")
        assert (await ewa.ask("GET", f"/api/records/{table}")).status == 403
        assert (await ewa.ask("GET", f"/api/records/{table}?key={'A' * 24}")).status == 403
        check_refusal(await ewa.do("sit", table=table, key=keys["table"]), "table_full")  # the free seat is kept
        assert (await jan.do("sit", table=table, key=keys["1"]))["tell"] == "done"
        assert not [told for told in ewa.heard if told["tell"] == "view"]


async def test_what_a_table_cannot_do_yet_or_any_more_is_refused(inn: House) -> None:
    async with inn.guests("Ola") as [ola]:
        table = await ola.make_table("lost-cities", "me", "open")
        check_refusal(await ola.do("move", table=table, move="x", version=0), "not_started")
        check_refusal(await ola.do("why", table=table, moves=["x"]), "not_started")
        check_refusal(await ola.do("start", table=table), "seats_free")
        check_refusal(await ola.do("sit", table=table, seat=9), "already_seated")
        check_refusal(await ola.do("sit", table=table, seat=9, name="Jan"), "no_such_seat")
        check_refusal(await ola.do("hand", table=table, seat=7), "no_such_seat")
        assert (await ola.ask("GET", f"/api/records/{table}")).json["error"] == "not_started"
        assert (await ola.do("close", table=table))["tell"] == "done"
        assert (await ola.ask("GET", f"/api/records/{table}")).json["error"] == "not_started"
        for do in ("start", "sit", "pause", "fill", "close", "take", "undo", "resume", "invite"):
            check_refusal(await ola.do(do, table=table), "closed")
        check_refusal(await ola.do("watch", table=NOWHERE), "no_such_table")


NASTY = "'; DROP TABLE people; -- <script>alert(1)</script> \" {$name} %s \\ &amp; ${7*7}"


async def test_what_people_say_comes_out_as_it_went_in(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        table = await ola.make_table("lost-cities", "me", "open")
        await jan.do("watch", table=table)
        await jan.next("chat")
        assert (await ola.do("chat", table=table, text=NASTY))["tell"] == "done"
        [line] = (await jan.next("chat"))["lines"]
        assert (line["text"], line["name"]) == (NASTY, "Ola")
        await ola.do("chat", table=table, text="\u202etxet\u200b\0 \x1b[31mred\x07")
        [line] = (await jan.next("chat"))["lines"]
        assert line["text"] == "txet [31mred"
        for empty in (" ", "\n\n", "\u200b\u2060", "\0\0"):
            check_refusal(await ola.do("chat", table=table, text=empty), "empty_chat")
        assert (await ola.do("chat", table=table, text="still here"))["tell"] == "done"


@pytest.mark.parametrize(
    "name", ["O'Hara; DROP--", "<b>Ola</b>", '"Ola"', "Żółć ❤️", "李小龍", "Ola{$x}", "a\\b", "100%"]
)
async def test_a_strange_name_is_shown_as_it_is(inn: House, name: str) -> None:
    async with inn.guests(name) as [ola]:
        assert ola.you["name"] == name.replace("\ufe0f", "")
        table = await ola.make_table("lost-cities", "me", "open")
        assert (await ola.next("view"))["seats"][0]["name"] == ola.you["name"]
        assert (await inn.ask("GET", "/api/me", headers=ola.headers)).json["you"]["name"] == ola.you["name"]
        assert (await ola.do("close", table=table))["tell"] == "done"


@pytest.mark.parametrize(
    "name",
    [
        *(
            "",
            " ",
            "\t\n",
            "x" * 21,
            "a\0b",
            "a\nb\x07",
            "\x1b[31mOla",
            "\u200bOla",
            "O\u200dla",
            "Ola\u2060",
            "\ufeffOla",
        ),
        *("\u202eOla", "Ola\u2066", "\u00adOla", "\u3164", "\u2800\u2800", "\u115f", "O\u034fla", "\ud7fb\ue000"),
        *("Z" + "\u0301" * 10, "...", "medium", "Medium", "ｍｅｄｉｕｍ", "MASTER\ufe0f", "\U000e0041Ola"),
    ],
    ids=ascii,
)
async def test_a_name_that_nobody_could_read_or_that_deceives_is_refused(inn: House, name: str) -> None:
    reply = await inn.ask("POST", "/api/guest", {"name": name})
    assert reply.status == 400
    check_refusal(reply.json)
    assert reply.json["why"]["id"] == "bad-person-name"


# -- who one claims to be


async def test_a_forged_cookie_is_nobodys(inn: House, tmp_path: Any) -> None:
    with House(tmp_path) as elsewhere:
        foreign = (await elsewhere.ask("POST", "/api/guest", {"name": "Ola"})).cookie
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        assert ola.cookie is not None
        assert jan.cookie is not None
        person, session, signature = ola.cookie.split(".")
        other = jan.cookie.split(".")[0]
        forged = [
            *("", "x", ".", "..", "a.b.c", "é", "x" * 5000, f"{person}.{session}", f"{person}.{session}."),
            *(f"{other}.{session}.{signature}", f"{person}.2.{signature}", f"{person}.{session}.{signature[::-1]}"),
            *(f"{person}.{session}.{'A' * len(signature)}", f"' OR 1=1 --.1.{signature}", ola.cookie + "A", foreign),
            *("AAAA" + ola.cookie, f"{person}\\056{session}.{signature}"),
        ]
        for cookie in forged:
            for known in ({"cookie": f"karczma={cookie}"}, {"cookie": f"karczma={cookie}; karczma=x"}):
                reply = await inn.knock(known)
                assert reply.status == 401, cookie
                check_refusal(reply.json, "not_signed_in")
            assert (await inn.ask("GET", "/api/me", headers={"cookie": f"karczma={cookie}"})).json == {"you": None}


@pytest.mark.parametrize("token", ["", "x", "karczma_" + "A" * 32, "' OR 1=1 --" * 3, "x" * 3000, "é" * 30, "%00" * 10])
async def test_a_token_nobody_was_given_opens_nothing(inn: House, token: str) -> None:
    known = {"authorization": f"Bearer {token}"}
    check_refusal((await inn.knock(known)).json, "not_signed_in")
    assert (await inn.ask("GET", "/api/tokens", headers=known)).status == 401
    assert (await inn.ask("POST", "/api/tokens", {"label": "bot"}, known)).status == 401


async def test_a_cookie_is_no_token_and_a_false_token_is_not_made_up_for_by_a_cookie(inn: House) -> None:
    async with inn.guests("Ola") as [ola]:
        assert (await inn.knock({"authorization": f"Bearer {ola.cookie}"})).status == 401
        assert (await inn.knock(ola.headers | {"authorization": "Bearer " + "A" * 32})).status == 401


# -- whose page it comes from

FOREIGN = [
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "null",
    "http://",
    "file://",
    "http://[",
    "x",
]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_page_of_another_site_may_neither_open_a_socket_nor_post(inn: House, origin: str) -> None:
    async with inn.guests("Ola") as [ola]:
        reply = await inn.knock(ola.headers | {"Origin": origin})
        assert reply.status == 403
        check_refusal(reply.json, "foreign_origin")
        for path, body in POSTS.items():
            reply = await ola.ask("POST", path, body, headers={"origin": origin})
            assert reply.status == 403
            check_refusal(reply.json, "foreign_origin")
        assert (await ola.ask("DELETE", "/api/tokens/0123456789ab", headers={"origin": origin})).status == 403
        assert await is_listened_to(ola)


async def test_a_cookie_without_a_page_is_refused_whatever_else_is_sent(inn: House) -> None:
    """Browsers say where a request comes from; whoever has a cookie and does not say it is no browser of today."""
    async with inn.guests("Ola") as [ola]:
        for more in ({}, {"authorization": "Basic eDp4"}):
            check_refusal(
                (await ola.ask("POST", "/api/guest", {"name": "Ela"}, headers={"origin": ""} | more)).json,
                "foreign_origin",
            )
            check_refusal((await inn.knock(ola.headers | more | {"Origin": ""})).json, "foreign_origin")


async def test_a_foreign_name_that_leads_to_this_computer_is_a_trick(inn: House) -> None:
    async with inn.guests("Ola") as [ola]:
        for host in (
            "evil.example",
            f"evil.example:{inn.port}",
            "127.0.0.1.evil.example",
            "[",
            "[::1",
            "0.0.0.0",
            "a b",
        ):
            for path in ("/", "/api/me", "/health", "/api/records/aaaaaaaa", "/nowhere"):
                reply = await ola.ask("GET", path, headers={"host": host, "origin": f"http://{host}"})
                assert reply.status == 421
                check_refusal(reply.json, "foreign_host")
            reply = await inn.send(
                f"GET /live HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                f"Cookie: karczma={ola.cookie}\r\n\r\n".encode()
            )
            assert reply.status == 421
        for host in ("localhost", f"LOCALHOST:{inn.port}", "[::1]:80", "127.0.0.1", "127.8.9.1"):
            assert (await inn.ask("GET", "/api/me", headers={"host": host})).status == 200


# -- plain requests

POSTS: dict[str, Any] = {
    "/api/guest": {"name": "Ela"},
    "/api/account": {"name": "Ela", "password": "a good password"},
    "/api/login": {"name": "Ela", "password": "a good password"},
    "/api/tokens": {"label": "bot"},
    "/api/records": {"format": "karczma-replay"},
    "/api/logout": {},
}
PATHS = [
    *(
        "/../../../etc/passwd",
        "/%2e%2e/%2e%2e/server/app.py",
        "/..%2f..%2fserver%2fapp.py",
        "//etc/passwd",
        "/%2fetc/passwd",
    ),
    *(
        "/....//app.py",
        "/..\\..\\app.py",
        "/%5c..%5capp.py",
        "/index.html%00",
        "/%00",
        "/index.html/x",
        "/nowhere",
        "/%",
    ),
    *(
        "/%zz",
        "/%f",
        "/%ff%fe",
        "/api",
        "/api/",
        "/api/nothing",
        "/api/records/",
        "/api/records/a/b",
        "/live",
        "/%F0%28",
    ),
    *(
        "/" + "a" * 5000,
        "/" + "a/" * 3000,
        "/.git/config",
        "/inn.sqlite",
        "/__init__.py",
        "/~root",
        "/$HOME",
        "/?/../..",
    ),
    "/api/tokens/a/b",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:30])
async def test_a_path_that_leads_nowhere_is_refused(inn: House, path: str) -> None:
    reply = await inn.ask("GET", path)
    if path == "/?/../..":
        assert reply.status == 200
        return
    assert reply.status == 404
    check_refusal(reply.json, "no_such_page")


@pytest.mark.parametrize("table", ["aaaaaaaa", "..", "'%20OR%201=1", "%00", "A", "a" * 300, "%ff", "<script>"])
async def test_a_record_of_no_table_is_refused(inn: House, table: str) -> None:
    async with inn.guests("Ola") as [ola]:
        reply = await ola.ask("GET", f"/api/records/{table}?key=%00&key='")
        assert reply.status == 404
        check_refusal(reply.json)
        assert (await inn.ask("GET", f"/api/records/{table}")).status in (401, 404)


async def test_a_method_that_an_address_does_not_know_is_refused(inn: House) -> None:
    for method, path in [
        *((method, "/api/me") for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW")),
        *((method, "/api/guest") for method in ("GET", "PUT", "OPTIONS")),
        *((method, "/") for method in ("POST", "DELETE", "OPTIONS")),
        ("PUT", "/health"),
    ]:
        reply = await inn.ask(method, path)
        assert (method, path, reply.status) in ((method, path, 405), ("BREW", path, 400))
        if reply.status == 405:
            check_refusal(reply.json, "wrong_method")
    assert (await inn.ask("HEAD", "/api/me")).status == 200


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/me", "/live/", "/live/x"])
async def test_a_socket_opens_at_one_address_only(inn: House, path: str) -> None:
    async with inn.guests("Ola") as [ola]:
        reply = await inn.knock(ola.headers, path)
        assert reply.status == 404
        check_refusal(reply.json, "no_such_page")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json", "é"]
)
async def test_a_body_must_call_itself_json(inn: House, kind: str) -> None:
    """No form of a foreign page can do that."""
    async with inn.guests("Ola") as [ola]:
        for path, body in POSTS.items():
            if path != "/api/logout":  # has no body
                reply = await ola.ask("POST", path, raw=json.dumps(body).encode(), headers={"content-type": kind})
                assert reply.status == 415
                check_refusal(reply.json, "not_json")
        assert (await ola.ask("POST", "/api/guest", {"name": "Ela"})).status == 200


BODIES = [
    *(
        b"",
        b"{",
        b"null",
        b"[]",
        b"17",
        b'"name"',
        b"{}",
        b'{"name": 7}',
        b'{"name": null}',
        b'{"name": ["Ola"]}',
        b"\xff\xfe",
    ),
    *(
        b'{"name": "Ola", "host": true}',
        b'{"name": "\\ud800"}',
        b'{"name": "' + b"x" * 300 + b'"}',
        b"[" * 4000,
        b"\0" * 99,
    ),
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:30]))
async def test_a_body_of_a_wrong_shape_is_refused(inn: House, body: bytes) -> None:
    async with inn.guests("Ola") as [ola]:
        for path in ("/api/guest", "/api/account", "/api/login", "/api/tokens"):
            reply = await ola.ask("POST", path, raw=body, headers={"content-type": "application/json"})
            assert reply.status == 400
            check_refusal(reply.json, "bad_message")


async def test_a_body_that_is_too_large_is_refused(inn: House) -> None:
    async with inn.guests("Ola") as [ola]:
        for path, size in (("/api/guest", 5000), ("/api/login", 1_000_000), ("/api/records", 3_000_000)):
            reply = await ola.ask("POST", path, raw=b" " * size, headers={"content-type": "application/json"})
            assert reply.status == 413
            check_refusal(reply.json, "too_long")


@pytest.mark.parametrize(
    "request_",
    [
        *(
            b"\r\n\r\n\r\n",
            b"GET\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
        ),
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
        b"GET /live?client=\xff\xff HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
    ids=lambda request: repr(request[:40]),
)
async def test_what_is_not_even_a_request_ends_that_connection_only(inn: House, request_: bytes) -> None:
    try:
        async with asyncio.timeout(0.5):
            reply = await inn.send(request_)
        assert 200 <= reply.status < 500
    except (asyncio.IncompleteReadError, ConnectionError, TimeoutError):
        pass
    assert (await inn.ask("GET", "/health")).json == {"status": "ok"}


# -- records


async def a_record(inn: House, ola: Visitor, jan: Visitor) -> dict[str, Any]:
    table, *_ = await a_game(inn, ola, jan)
    await play_to_the_end(table, ola, jan)
    reply = await ola.ask("GET", f"/api/records/{table}")
    assert reply.status == 200
    record: dict[str, Any] = reply.json
    return record


async def test_a_record_that_is_none_is_refused_and_a_true_one_is_taken(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        good = await a_record(inn, ola, jan)
        moves = good["moves"]
        doctored: list[Any] = [
            *({}, [], 7, "x", {"format": "karczma-replay"}, good | {"version": 99}, good | {"game": "chess"}),
            *(
                good | {"game": None},
                good | {"rules": 99},
                good | {"seats": 3},
                good | {"seats": True},
                good | {"seats": 10**30},
            ),
            *(
                good | {"secret": "00" * 16},
                good | {"secret": "zz"},
                good | {"secret": 7},
                good | {"options": {"deals": 10**30}},
            ),
            *(
                good | {"options": []},
                good | {"moves": {}},
                good | {"moves": moves[:-1]},
                good | {"moves": [*moves, moves[-1]]},
            ),
            *(good | {"moves": [7]}, good | {"moves": ["-1 " + moves[0][2:], *moves[1:]]}, good | {"moves": ["x"]}),
            *(
                good | {"moves": ["99999999999999999999 x"]},
                good | {"moves": ["0 " + "9" * 6000]},
                good | {"fingerprint": "x"},
            ),
            *(good | {"deal": 7}, good | {"deal": {}}, good | {"deal": good["deal"] | {"salt": "00"}}),
            good | {"deal": {"commitment": None, "salt": None}},
        ]
        for record in doctored:
            reply = await ola.ask("POST", "/api/records", record)
            assert reply.status == 400, str(record)[:200]
            check_refusal(reply.json)
        for raw in (
            b"",
            b"[" * 100_000,
            b"\xff",
            b"9" * 100_000,
            b'{"format": "karczma-replay", "version": ' + b"9" * 5000 + b"}",
        ):
            reply = await ola.ask("POST", "/api/records", raw=raw, headers={"content-type": "application/json"})
            assert reply.status == 400
            check_refusal(reply.json)
        for names in (["<b>\u202e", "x" * 5000], 7, [7, None], ["a"]):
            reply = await ola.ask("POST", "/api/records", good | {"seated": names})
            await ola.do("watch", table=reply.json["table"])
            assert [seat["name"] for seat in (await ola.next("view", table=reply.json["table"]))["seats"]] == ["1", "2"]
        reply = await ola.ask("POST", "/api/records", good)
        assert reply.status == 201
        check_refusal(await jan.do("watch", table=reply.json["table"]), "private")


# -- anything at all

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
RIGHT: list[dict[str, Any]] = [
    {
        "do": "create",
        "game": "lost-cities",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"deals": 1},
        "public": True,
    },
    {"do": "watch", "seat": 0, "key": "A" * 24},
    {"do": "sit", "seat": 1, "name": "Jan"},
    {"do": "move", "move": "play:Y2", "version": 1, "seat": 0},
    {"do": "chat", "text": "Hello"},
    {"do": "why", "moves": ["play:Y2", "x"]},
    {"do": "hand", "seat": 0, "level": "easy"},
    {"do": "mute", "person": NOBODY, "on": True},
    {"do": "answer", "agree": True},
    {"do": "ban", "person": NOBODY},
    *(
        {"do": do}
        for do in ("unwatch", "leave", "take", "invite", "start", "undo", "pause", "resume", "rematch", "lobby")
    ),
]


@st.composite
def nearly_right(draw: st.DrawFn) -> dict[str, Any]:
    """A message as it should be, but for one field or two."""
    message = dict(draw(st.sampled_from(RIGHT))) | {"id": draw(st.integers(1, 100)), "table": "TABLE"}
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from([*message, "seat", "table", "id", "more"]) | st.text(max_size=8))
        if draw(st.booleans()):
            message[name] = draw(JSON)
        else:
            message.pop(name, None)
    return message


FRAMES = st.one_of(
    nearly_right(),
    nearly_right().map(json.dumps).flatmap(lambda text: st.integers(0, len(text)).map(lambda end: text[:end])),
    JSON.map(json.dumps),
    st.text(max_size=50).map(lambda text: text.encode("utf-8", "replace").decode()),
    st.binary(max_size=50),
)


@settings(max_examples=40)
@given(frames=st.lists(FRAMES, min_size=1, max_size=25))
async def test_anything_is_answered_and_nothing_breaks(inn: House, frames: list[Any]) -> None:
    async with inn.guests("Ola") as [ola]:
        table = await ola.make_table("lost-cities", "me", {"kind": "me", "name": "Ewa"})
        for frame in frames:
            if isinstance(frame, dict) and frame.get("table") == "TABLE":
                frame["table"] = table
                if frame.get("do") in ("create", "lobby", "ban"):
                    del frame["table"]
            await ola.send(frame)
        assert (await ola.do("lobby", on=False, id=10**6))["tell"] == "done"
        for told in ola.heard:
            if told["tell"] == "refused":
                check_refusal(told)
                assert told["error"] != "fault"
    assert inn.faults() == []


@settings(max_examples=60)
@given(
    method=st.sampled_from(["GET", "POST", "DELETE", "HEAD"]),
    path=st.sampled_from([*POSTS, "/api/me", "/api/tokens/x", "/api/records/aaaaaaaa", "/health", "/metrics", "/"])
    | st.text(max_size=20),
    body=JSON,
    header=st.sampled_from(
        ["cookie", "authorization", "origin", "host", "content-type", "x-forwarded-for", "accept", "range"]
    ),
    value=st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=40),
)
async def test_any_request_is_answered(inn: House, method: str, path: str, body: Any, header: str, value: str) -> None:
    path = "/" + path.encode("utf-8", "replace").hex() if not path.startswith("/") else path
    reply = await inn.ask(method, path, body, {header: value.strip()})
    assert reply.status < 500
    if reply.status >= 400 and method != "HEAD" and header != "range" and not reply.body.startswith(b"Invalid HTTP"):
        check_refusal(reply.json)


async def test_after_everything_a_game_is_played_to_its_end(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        table, *_ = await a_game(inn, ola, jan)
        assert (await play_to_the_end(table, ola, jan))["stage"] == "over"
        assert inn.faults() == []
        journal = inn.journal.getvalue()
        assert not any(text and text in journal for text in (ola.cookie, jan.cookie, ola.person, "Ola", "DROP"))
