"""The host's hand: who is a host is said on the machine of the inn; a host closes tables, silences, turns out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from karczma.server.hosts import NoSuchAccount, name_host
from karczma.terminal.main import app

from .house import House, Visitor, check_refusal

pytestmark = pytest.mark.anyio

NOBODY = "0123456789ab"


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("inn")) as inn:
        yield inn
        assert inn.faults() == []


async def account(inn: House, name: str) -> str:
    reply = await inn.ask("POST", "/api/account", {"name": name, "password": "correct horse"})
    assert reply.status == 200
    assert reply.cookie is not None
    return reply.cookie


async def host(inn: House, name: str) -> Visitor:
    """Somebody who has been made a host."""
    cookie = await account(inn, name)
    name_host(inn.db, name, True)
    return await inn.enter(cookie=cookie)


async def is_turned_out(visitor: Visitor) -> None:
    check_refusal(await visitor.next("bye"), "banned")
    with pytest.raises(ConnectionClosed):
        await visitor.listen()


# -- who is a host


async def test_an_account_is_made_a_host_on_the_machine_and_nowhere_else(inn: House) -> None:
    cookie = await account(inn, "Ada Gospodarz")
    before = await inn.enter(cookie=cookie)
    assert not before.you["host"]
    ran = CliRunner().invoke(app, ["host", " ada  GOSPODARZ ", "--data", str(inn.data), "--lang", "en"])
    assert ran.exit_code == 0, ran.output
    await before.come_in()
    assert before.you["host"]
    name_host(inn.db, "Ada Gospodarz", False)
    await before.come_in()
    assert not before.you["host"]
    await inn.say_goodbye()


@pytest.mark.parametrize("name", ["Nobody", "", "' OR 1=1 --", "Guest"])
async def test_whoever_has_no_account_cannot_be_a_host(inn: House, name: str) -> None:
    async with inn.guests("Guest"):
        with pytest.raises(NoSuchAccount):
            name_host(inn.db, name, True)


async def test_whoever_is_no_host_has_no_say(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        table = await ola.make_table("lost-cities", "me", "open")
        for do in ("ban", "silence"):
            check_refusal(await ola.do(do, person=jan.person), "not_allowed")
            check_refusal(await ola.do(do, person=NOBODY), "not_allowed")
        check_refusal(await jan.do("mute", table=table, person=ola.person), "not_owner")
        check_refusal(await jan.do("close", table=table), "not_owner")
        await jan.do("sit", table=table)
        check_refusal(await ola.do("close", table=table), "not_allowed")  # it has begun


# -- tables


async def test_a_host_closes_a_table_whose_game_has_begun(inn: House) -> None:
    boss = await host(inn, "Boss")
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        table = await ola.make_table("lost-cities", "me", "open", public=False, starts="owner")
        key = (await ola.do("invite", table=table))["keys"]["table"]
        assert (await jan.do("sit", table=table, key=key))["tell"] == "done"
        assert (await ola.do("start", table=table))["tell"] == "done"
        await jan.do("watch", table=table)
        assert (await boss.do("close", table=table))["tell"] == "done"
        view = await jan.next("view", stage="closed")
        assert view["deal"].get("secret") is None  # it may not end so that somebody sees the cards
        check_refusal(await jan.do("move", table=table, move="x", version=view["version"]), "closed")
        check_refusal(await boss.do("close", table=table), "closed")


# -- talk


async def test_whoever_made_a_table_silences_somebody_there(inn: House) -> None:
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        table = await ola.make_table("lost-cities", "me", "open")
        other = await ola.make_table("lost-cities", "me", "open")
        check_refusal(await ola.do("mute", table=table, person=NOBODY), "no_such_person")
        assert (await jan.do("chat", table=table, text="Hello"))["tell"] == "done"
        assert (await ola.do("mute", table=table, person=jan.person))["tell"] == "done"
        check_refusal(await jan.do("chat", table=table, text="Hello"), "muted")
        assert (await jan.do("chat", table=other, text="Hello"))["tell"] == "done"
        assert (await ola.do("mute", table=table, person=jan.person, on=False))["tell"] == "done"
        assert (await jan.do("chat", table=table, text="Thanks"))["tell"] == "done"
        told = await ola.next("chat", table=table, muted=[jan.person])
        assert told["lines"] == [], "whoever looks is told who may not speak"
        for _ in ("at first", "when it is over"):
            assert await ola.next("chat", table=table, muted=[], lines=[])


async def test_whoever_made_a_table_frees_a_seat_before_the_start_and_not_later(inn: House) -> None:
    async with inn.guests("Ola", "Jan", "Ela") as [ola, jan, ela]:
        table = await ola.make_table("lost-cities", "me", "open", starts="owner")
        await jan.do("sit", table=table)
        check_refusal(await ela.do("leave", table=table, seat=1), "not_your_seat")
        assert (await ola.do("leave", table=table, seat=1))["tell"] == "done"
        check_refusal(await ola.do("leave", table=table, seat=1), "not_your_seat")
        assert (await ela.do("sit", table=table))["tell"] == "done"
        await ola.do("start", table=table)
        check_refusal(await ola.do("leave", table=table, seat=1), "not_your_seat")


async def test_a_host_silences_somebody_in_the_whole_inn_at_once(inn: House) -> None:
    boss = await host(inn, "Boss of talk")
    async with inn.guests("Ola", "Jan") as [ola, jan]:
        table = await ola.make_table("lost-cities", "me", "open")
        assert (await jan.do("chat", table=table, text="Hello"))["tell"] == "done"
        assert (await boss.do("silence", person=jan.person))["tell"] == "done"
        check_refusal(await jan.do("chat", table=table, text="Hello"), "muted")
        await jan.come_in()
        check_refusal(await jan.do("chat", table=table, text="Hello"), "muted")
        assert (await jan.do("sit", table=table))["tell"] == "done"  # playing is not talking
        assert (await boss.do("silence", person=jan.person, on=False))["tell"] == "done"
        assert (await jan.do("chat", table=table, text="Thanks"))["tell"] == "done"
        check_refusal(await boss.do("silence", person=NOBODY), "no_such_person")
        await boss.leave()


# -- turning out


async def test_whoever_is_turned_out_is_out_with_all_programs_until_let_in_again(inn: House) -> None:
    boss = await host(inn, "Boss of doors")
    cookie = await account(inn, "Rascal")
    known = {"cookie": f"karczma={cookie}"}
    token = (await inn.ask("POST", "/api/tokens", {"label": "bot"}, known)).json["token"]
    rascal, program = await inn.enter(cookie=cookie), await inn.enter(token=token)
    table = await rascal.make_table("lost-cities", "me", "open")
    assert (await boss.do("ban", person=rascal.person))["tell"] == "done"
    for visitor in (rascal, program):
        await is_turned_out(visitor)
        reply = await inn.knock(visitor.headers)
        assert reply.status == 403
        check_refusal(reply.json, "banned")
    login = {"name": "Rascal", "password": "correct horse"}
    for method, path, body in (
        ("POST", "/api/guest", {"name": "Nice"}),
        ("POST", "/api/account", login),
        ("POST", "/api/login", login),
        ("GET", "/api/tokens", None),
        ("POST", "/api/tokens", {"label": "bot"}),
        ("GET", f"/api/records/{table}", None),
        ("POST", "/api/records", {}),
    ):
        reply = await rascal.ask(method, path, body)
        assert reply.status == 403
        check_refusal(reply.json, "banned")
    assert (await boss.do("ban", person=rascal.person, on=False))["tell"] == "done"
    await rascal.come_in()
    assert (await rascal.do("close", table=table))["tell"] == "done"
    check_refusal(await boss.do("ban", person=NOBODY), "no_such_person")
    await inn.say_goodbye()
