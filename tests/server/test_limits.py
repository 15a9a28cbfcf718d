"""How much and how fast: nobody can hurt the others, and whoever is stopped is told why."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from karczma.server import deciding, sockets
from karczma.server.limits import Bucket, Buckets
from karczma.server.messages import LONGEST_FRAME
from karczma.server.sockets import BAD_MESSAGES, Crowd

from .house import PATIENCE, House, Visitor, check_refusal

pytestmark = pytest.mark.anyio


async def until(question: Callable[[], bool]) -> None:
    """Waits for something that happens on the other side."""
    async with asyncio.timeout(PATIENCE):
        while not question():
            await asyncio.sleep(0.005)


async def is_turned_away(visitor: Visitor, error: str, code: int) -> None:
    """The socket says why, then closes."""
    check_refusal(await visitor.next("bye"), error)
    with pytest.raises(ConnectionClosed) as closed:
        await visitor.listen()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


# -- buckets


def test_a_bucket_gives_what_it_has_and_fills_again_with_time() -> None:
    clock = [100.0]
    bucket = Bucket(3, 2.0, lambda: clock[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_and_the_longest_unused_are_forgotten() -> None:
    buckets = Buckets(1, 0.0, kept=2)
    assert [buckets.take(who) for who in ("Ola", "Jan", "Ola", "Jan")] == [True, True, False, False]
    assert buckets.take("Ewa")
    assert [buckets.take(who) for who in ("Jan", "Ola")] == [False, True]


def test_a_crowd_counts_who_comes_and_goes() -> None:
    crowd = Crowd(3, 2)
    assert [crowd.enter(where) for where in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    crowd.leave("a")
    assert crowd.enter("c")
    assert crowd.all == 3


# -- messages


async def test_the_longest_frame_is_read_and_one_byte_more_is_not(tmp_path: Path) -> None:
    async with House(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        await ola.send('{"do": "lobby", "id": 1, "on": false}'.ljust(LONGEST_FRAME))
        assert (await ola.next("done"))["id"] == 1
        await ola.send('{"do": "lobby", "id": 2, "on": false}'.ljust(LONGEST_FRAME + 1))
        check_refusal(await ola.next("refused"), "too_long")


async def test_too_many_messages_are_refused_then_hung_up_on(tmp_path: Path) -> None:
    async with House(tmp_path, messages_at_once=5.0, messages_per_second=0.001) as inn:
        ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
        for number in range(1, 6):
            assert (await ola.do("lobby", on=False, id=number))["tell"] == "done"
        for number in range(6, 6 + BAD_MESSAGES):
            told = await ola.do("lobby", on=False, id=number)  # the refusal says which message it was
            check_refusal(told, "too_fast")
        await is_turned_away(ola, "too_fast", 1008)
        assert (await jan.do("lobby", on=False))["tell"] == "done"
        await ola.come_in()
        assert (await ola.do("lobby", on=False))["tell"] == "done"


async def test_asking_about_many_moves_counts_as_many_messages(tmp_path: Path) -> None:
    async with House(tmp_path, messages_at_once=20.0, messages_per_second=0.001) as inn:
        ola = await inn.visitor("Ola")
        table = await ola.make_table("lost-cities", "me", {"kind": "me", "name": "Jan"})
        moves = ["draw:deck"] * 200
        told = await ola.do("why", table=table, moves=moves)
        assert len(told["told"]) == 200
        check_refusal(await ola.do("why", table=table, moves=moves), "too_fast")
        check_refusal(await ola.do("why", table=table, moves=["no move", "draw:deck"]), "invalid_move")


async def test_nonsense_without_end_is_hung_up_on_but_a_mistake_now_and_then_is_not(tmp_path: Path) -> None:
    async with House(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        for _ in range(3):
            for _ in range(BAD_MESSAGES - 1):
                await ola.send("nonsense")
            assert (await ola.do("lobby", on=False))["tell"] == "done"
        for _ in range(BAD_MESSAGES):
            await ola.send("nonsense")
        await is_turned_away(ola, "too_fast", 1008)


# -- how many


async def test_an_address_has_so_many_sockets_and_whoever_leaves_makes_room(tmp_path: Path) -> None:
    async with House(tmp_path, connections_per_address=2) as inn:
        ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
        for forwarded in ({}, {"x-forwarded-for": "203.0.113.9"}):  # no proxy was named: nobody is believed
            reply = await inn.knock(ola.headers | forwarded)
            assert reply.status == 503
            check_refusal(reply.json, "crowded")
        await jan.leave()
        await until(lambda: inn.state.crowd.all == 1)
        await jan.come_in()
        assert (await ola.do("lobby", on=False))["tell"] == "done"


async def test_behind_a_proxy_the_address_is_what_the_proxy_saw_last(tmp_path: Path) -> None:
    async with House(tmp_path, connections_per_address=1, proxy=True) as inn:
        ola = await inn.visitor("Ola", headers_too={"x-forwarded-for": "198.51.100.1, 203.0.113.9"})
        for forwarded, status in (
            ("203.0.113.9", 503),
            ("198.51.100.7, 203.0.113.9", 503),  # the first is only what the client claims
            ("203.0.113.10", 101),
            ("::ffff:203.0.113.9", 503),
            ("nonsense", 101),
        ):
            assert (await inn.knock(ola.headers | {"x-forwarded-for": forwarded})).status == status
        await ola.leave()
        ola.headers_too = {"x-forwarded-for": "2001:db8::1"}
        await ola.come_in()
        assert (await inn.knock(ola.headers | {"x-forwarded-for": "2001:db8::2"})).status == 503  # the same house
        assert (await inn.knock(ola.headers | {"x-forwarded-for": "2001:db8:0:1::1"})).status == 101


async def test_the_inn_has_so_many_sockets_in_all(tmp_path: Path) -> None:
    async with House(tmp_path, connections=1) as inn:
        ola = await inn.visitor("Ola")
        check_refusal((await inn.knock(ola.headers)).json, "crowded")


async def test_one_person_makes_so_many_tables_and_others_are_not_held_up(tmp_path: Path) -> None:
    async with House(tmp_path, tables_per_hour=0.001) as inn:
        ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
        wish = {"game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for number in range(1, 11):
            assert (await ola.do("create", **wish, id=number))["tell"] == "done"
        check_refusal(await ola.do("create", **wish), "too_many_tables")
        assert (await ola.do("create", **wish, id=1))["tell"] == "done"  # made already
        assert (await jan.do("create", **wish))["tell"] == "done"


async def test_one_address_signs_up_so_often_and_tries_so_many_passwords(tmp_path: Path) -> None:
    async with House(tmp_path, sign_ups_per_hour=0.001, passwords_per_minute=2.0) as inn:
        known = [await inn.ask("POST", "/api/guest", {"name": "Ola"}) for _ in range(10)]
        assert {reply.status for reply in known} == {200}
        for path, body in (("guest", {"name": "Ola"}), ("account", {"name": "Ola", "password": "12345678"})):
            reply = await inn.ask("POST", f"/api/{path}", body)
            assert reply.status == 429
            check_refusal(reply.json, "too_fast")
        mine = {"cookie": f"karczma={known[0].cookie}"}
        assert (await inn.ask("POST", "/api/guest", {"name": "Ela"}, mine)).status == 200  # a new name is no sign-up
        assert (await inn.ask("POST", "/api/records", {}, mine)).status == 429
        tries = [await inn.ask("POST", "/api/login", {"name": "Ola", "password": "12345678"}) for _ in range(3)]
        assert [reply.status for reply in tries] == [400, 400, 429]


async def test_at_one_table_so_much_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "MOST_CHAT", 2)
    async with House(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        table = await ola.make_table("lost-cities", "me", "open")
        said = [await ola.do("chat", table=table, text="Hello") for _ in range(3)]
        check_refusal(said.pop(), "chat_full")
        assert {told["tell"] for told in said} == {"done"}


# -- who does not read


async def test_a_client_that_does_not_read_is_cut_off_and_nobody_else_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "LAST_WORDS", 0.01)
    monkeypatch.setattr(sockets, "LET_GO", 0.01)
    most = 30_000
    house = House(tmp_path, outgoing=most)
    house.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # else the system keeps megabytes for it
    async with house as inn:
        ola, jan = await inn.visitor("Ola"), await inn.visitor("Jan")
        slow = await inn.visitor("Slow", buffer=2048)
        table = await ola.make_table("lost-cities", "me", "open")
        await jan.do("watch", table=table)
        await slow.do("watch", table=table)
        [guest] = [guest for guest in inn.state.inn.guests if guest.person.id == slow.person]
        waiting, said = 0, 0
        while not guest.is_gone:
            assert (await ola.do("chat", table=table, text="ż" * 500))["tell"] == "done"
            said += 1
            waiting = max(waiting, sum(map(len, list(guest._waiting))))
        assert waiting <= most + 5000
        heard = 0
        while heard < said:
            heard += len((await jan.next("chat"))["lines"])
        assert (await jan.do("chat", table=table, text="Still here"))["tell"] == "done"
        await until(lambda: inn.state.crowd.all == 2)
        await until(lambda: len(inn.server.server_state.connections) == 2)  # cut, and not only forgotten
        assert 'karczma_dropped_total{why="too_slow"} 1.0' in (await inn.ask("GET", "/metrics")).body.decode()
        with contextlib.suppress(ConnectionClosed):
            while True:
                await slow.listen()


async def test_a_client_that_left_before_it_was_heard_does_not_stay_at_the_table(tmp_path: Path) -> None:
    async with House(tmp_path) as inn:
        ola, ewa = await inn.visitor("Ola"), await inn.visitor("Ewa")
        table = await ola.make_table("lost-cities", "me", "open")
        live, gate = inn.state.inn.tables[table], threading.Event()
        asyncio.run_coroutine_threadsafe(inn.state.inn.store.write(lambda _: gate.wait()), live._task.get_loop())
        try:
            await ola.send({"do": "chat", "id": 100, "table": table, "text": "This takes a while"})
            await ewa.send({"do": "watch", "id": 100, "table": table})
            await until(lambda: live._inbox.qsize() == 1)
            ewa.line.transport.abort()
            await until(lambda: inn.state.crowd.all == 1)
        finally:
            gate.set()
        assert (await ola.do("chat", table=table, text="Anybody there?"))["tell"] == "done"
        assert len(live.watching) == 1


async def test_a_request_that_never_arrives_is_not_waited_for(tmp_path: Path) -> None:
    async with House(tmp_path, arriving=0.05) as inn:
        head = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        reply = await inn.send(head + b'Content-Length: 99\r\n\r\n{"name": ')
        assert reply.status == 408
        check_refusal(reply.json, "too_late")


# -- closing


async def test_whoever_is_in_is_told_that_the_inn_closes(tmp_path: Path) -> None:
    async with House(tmp_path) as inn:
        guests: list[Any] = [await inn.visitor("Ola"), await inn.visitor("Jan")]
        inn.server.should_exit = True
        for guest in guests:
            await is_turned_away(guest, "closing", 1012)
