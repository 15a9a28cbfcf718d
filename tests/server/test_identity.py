"""Who one is: guests, accounts, programs. A cookie or a token opens what is one's own, and no longer than it should."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from karczma.server.app import HEADERS
from karczma.server.people import account_of, checked_name

from .house import House, Reply, Visitor, check_refusal

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("inn")) as inn:
        yield inn
        assert inn.faults() == []


def known_by(cookie: str | None) -> dict[str, str]:
    return {"cookie": f"karczma={cookie}"}


async def who_is(inn: House, cookie: str | None) -> dict[str, Any] | None:
    """Whose cookie it is."""
    you: dict[str, Any] | None = (await inn.ask("GET", "/api/me", headers=known_by(cookie))).json["you"]
    return you


async def account(inn: House, name: str, cookie: str | None = None) -> Reply:
    headers = known_by(cookie) if cookie else {}
    return await inn.ask("POST", "/api/account", {"name": name, "password": PASSWORD}, headers)


async def log_in(inn: House, name: str, password: str = PASSWORD, cookie: str | None = None) -> Reply:
    headers = known_by(cookie) if cookie else {}
    return await inn.ask("POST", "/api/login", {"name": name, "password": password}, headers)


async def is_signed_out(visitor: Visitor) -> None:
    check_refusal(await visitor.next("bye"), "signed_out")
    with pytest.raises(ConnectionClosed):
        await visitor.listen()


# -- guests


async def test_a_name_is_enough_to_come_in(inn: House) -> None:
    assert (await inn.ask("GET", "/api/me")).json == {"you": None}
    assert (await inn.knock()).status == 401
    reply = await inn.ask("POST", "/api/guest", {"name": "  Anna   Maria "})
    you = reply.json["you"]
    assert (you["name"], you["account"], you["host"]) == ("Anna Maria", False, False)
    assert await who_is(inn, reply.cookie) == you
    assert (await inn.knock(known_by(reply.cookie))).status == 101


async def test_a_guest_who_takes_another_name_is_known_by_it_at_once(inn: House) -> None:
    async with inn.guests("Before") as [guest]:
        reply = await guest.ask("POST", "/api/guest", {"name": "After"})
        assert reply.json["you"] == guest.you | {"name": "After"}
        await guest.make_table("lost-cities", "me", "open")
        assert (await guest.next("view"))["seats"][0]["name"] == "After"


def test_names_that_look_the_same_are_the_same() -> None:
    assert checked_name(" Zoe\u0301 \t x") == "Zoé x"
    assert checked_name("ＯＬＡ") == "OLA"
    assert (
        len({account_of(name) for name in ("Straße", "STRASSE", "ｓｔｒａｓｓｅ", " strasse  ", "Strasse\ufe0f")}) == 1
    )


# -- accounts


async def test_what_a_guest_plays_stays_with_the_account_on_every_device(inn: House) -> None:
    async with inn.guests("Basia") as [guest]:
        table = await guest.make_table("lost-cities", "me", "open")
        made = await account(inn, "Basia", guest.cookie)
        assert made.json["you"] == guest.you | {"account": True}
        elsewhere = await inn.enter(cookie=(await log_in(inn, "Basia")).cookie)
        assert elsewhere.person == guest.person
        await elsewhere.do("lobby")
        assert table in [listed["table"] for listed in (await elsewhere.next("lobby"))["mine"]]
        assert (await elsewhere.do("close", table=table))["tell"] == "done"


async def test_a_wrong_password_sounds_the_same_as_an_unknown_name(inn: House) -> None:
    await account(inn, "Celina")
    wrong, unknown = await log_in(inn, "Celina", "a wrong password"), await log_in(inn, "Nobody", "a wrong password")
    assert (wrong.status, wrong.body) == (unknown.status, unknown.body)
    check_refusal(wrong.json)
    assert wrong.cookie is unknown.cookie is None
    for name in (" celina", "CELINA ", "ｃｅｌｉｎａ"):
        assert (await log_in(inn, name)).json["you"]["name"] == "Celina"
    assert (await log_in(inn, "' OR 1=1 --")).status == 400


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
async def test_a_password_must_be_worth_the_name(inn: House, password: str) -> None:
    reply = await inn.ask("POST", "/api/account", {"name": "Dorota", "password": password})
    assert reply.status == 400
    check_refusal(reply.json)


async def test_nobody_else_takes_the_name_of_an_account(inn: House) -> None:
    owner = await inn.enter(cookie=(await account(inn, "Ewelina")).cookie)
    async with inn.guests("Guest") as [guest]:
        for name in ("Ewelina", "EWELINA", "ｅｗｅｌｉｎａ", " ewelina "):
            replies = [
                await inn.ask("POST", "/api/guest", {"name": name}),
                await guest.ask("POST", "/api/guest", {"name": name}),
                await account(inn, name),
                await account(inn, name, guest.cookie),
            ]
            for reply in replies:
                assert reply.json["why"]["id"] == "name-taken"
        table = await guest.make_table("lost-cities", "me", "open")
        told = await guest.do("sit", table=table, name="ewelina")
        assert told["why"]["id"] == "name-taken"
        seats = [{"kind": "me"}, {"kind": "me", "name": "Ewelina"}]
        assert (await guest.do("create", game="lost-cities", seats=seats))["why"]["id"] == "name-taken"
        assert (await owner.do("sit", table=table, name="Ewelina"))["tell"] == "done"
        assert await who_is(inn, guest.cookie) == guest.you


async def test_of_two_who_want_the_same_name_at_once_one_gets_it(inn: House) -> None:
    replies = await asyncio.gather(*(account(inn, "Felicja") for _ in range(2)))
    assert sorted(reply.status for reply in replies) == [200, 400]


async def test_an_account_keeps_its_name_and_is_made_once(inn: House) -> None:
    cookie = (await account(inn, "Grażyna")).cookie
    reply = await inn.ask("POST", "/api/guest", {"name": "Hania"}, known_by(cookie))
    assert reply.json["why"]["id"] == "account-keeps-name"
    assert (await account(inn, "Hania", cookie)).json["why"]["id"] == "has-account"


# -- sessions


async def test_who_planted_a_cookie_has_nothing_of_the_account_made_with_it(inn: House) -> None:
    async with inn.guests("Planted") as [attacker]:
        made = await account(inn, "Halina", attacker.cookie)
        assert made.cookie != attacker.cookie
        assert await who_is(inn, attacker.cookie) is None
        assert (await inn.knock(attacker.headers)).status == 401
        await is_signed_out(attacker)
        assert (await who_is(inn, made.cookie) or {})["name"] == "Halina"


async def test_who_logs_in_leaves_the_guest_behind(inn: House) -> None:
    await account(inn, "Irena")
    async with inn.guests("Planted") as [attacker]:
        reply = await log_in(inn, "Irena", cookie=attacker.cookie)
        assert (await who_is(inn, reply.cookie) or {})["name"] == "Irena"
        assert await who_is(inn, attacker.cookie) is None
        await is_signed_out(attacker)


async def test_a_failed_log_in_changes_nothing(inn: House) -> None:
    async with inn.guests("Guest") as [guest]:
        assert (await log_in(inn, "Nobody", cookie=guest.cookie)).status == 400
        assert await who_is(inn, guest.cookie) == guest.you


async def test_who_logs_out_is_out_on_all_devices_but_programs_stay(inn: House) -> None:
    first = (await account(inn, "Julia")).cookie
    second = (await log_in(inn, "Julia")).cookie
    token = (await inn.ask("POST", "/api/tokens", {"label": "bot"}, known_by(first))).json["token"]
    here, there, program = await inn.enter(cookie=first), await inn.enter(cookie=second), await inn.enter(token=token)
    reply = await here.ask("POST", "/api/logout")
    assert reply.json == {"you": None}
    assert "max-age=0" in (reply.header("set-cookie") or "").lower()
    for visitor in (here, there):
        await is_signed_out(visitor)
        assert await who_is(inn, visitor.cookie) is None
        assert (await inn.knock(visitor.headers)).status == 401
    assert (await program.do("lobby", on=False))["tell"] == "done"
    again = await log_in(inn, "Julia")
    assert again.cookie not in (first, second)
    await inn.say_goodbye()


async def test_a_guest_who_leaves_is_gone_for_good(inn: House) -> None:
    async with inn.guests("Guest") as [guest]:
        await guest.ask("POST", "/api/logout")
        await is_signed_out(guest)
        assert await who_is(inn, guest.cookie) is None
    assert (await inn.ask("POST", "/api/logout")).status == 200


# -- tokens


async def test_a_token_is_shown_once_and_opens_a_socket_until_it_is_revoked(inn: House) -> None:
    owner = await inn.enter(cookie=(await account(inn, "Kasia")).cookie)
    token = (await owner.ask("POST", "/api/tokens", {"label": "My bot"})).json["token"]
    other = (await owner.ask("POST", "/api/tokens", {"label": "Other"})).json["token"]
    listed = (await owner.ask("GET", "/api/tokens")).json["tokens"]
    assert [known["label"] for known in listed] == ["My bot", "Other"]
    assert token not in str(listed)
    program, second = await inn.enter(token=token), await inn.enter(token=other)
    assert program.you == owner.you
    for somebody in ("Guest", "Guest 2"):
        guest = await inn.visitor(somebody)
        assert (await guest.ask("DELETE", f"/api/tokens/{listed[0]['id']}")).status == 404
    for wrong in ("%", "%25" * 12, "_" * 12, listed[0]["id"][:-1], listed[0]["id"] + "0", "x" * 12):
        assert (await owner.ask("DELETE", f"/api/tokens/{wrong}")).status == 404
    assert (await owner.ask("DELETE", f"/api/tokens/{listed[0]['id']}")).status == 200
    await is_signed_out(program)
    assert (await inn.knock(program.headers)).status == 401
    assert (await second.do("lobby", on=False))["tell"] == "done"
    assert (await owner.do("lobby", on=False))["tell"] == "done"
    await inn.say_goodbye()


async def test_tokens_are_for_accounts_and_not_without_end(inn: House) -> None:
    async with inn.guests("Guest") as [guest]:
        assert (await guest.ask("POST", "/api/tokens", {"label": "x"})).json["why"]["id"] == "tokens-need-account"
    cookie = known_by((await account(inn, "Lucyna")).cookie)
    replies = [await inn.ask("POST", "/api/tokens", {"label": "bot"}, cookie) for _ in range(21)]
    assert [reply.status for reply in replies] == [201] * 20 + [400]
    check_refusal(replies[-1].json)
    assert (await inn.ask("GET", "/api/tokens")).status == 401


async def test_what_is_secret_is_kept_only_as_a_hash_and_never_in_the_journal(inn: House) -> None:
    made = await account(inn, "Małgorzata")
    token = (await inn.ask("POST", "/api/tokens", {"label": "bot"}, known_by(made.cookie))).json["token"]
    async with inn.guests("Guest") as [guest]:
        wish = {"game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "invited"}], "public": False}
        keys = (await guest.do("create", **wish))["keys"]
        with closing(sqlite3.connect(inn.data / "inn.sqlite")) as connection:
            dump = "\n".join(connection.iterdump())
            [(password,)] = connection.execute("SELECT password FROM people WHERE account = 'małgorzata'").fetchall()
        assert password.startswith("$argon2id$")
        secrets = [PASSWORD, token, made.cookie, guest.cookie, *keys.values()]
        for secret in secrets:
            assert secret not in dump
            assert secret.encode().hex() not in dump.lower()  # the log is kept as bytes
        journal = inn.journal.getvalue()
        for text in (*secrets, "Małgorzata", "Guest", guest.person):
            assert text not in journal


# -- what the browser is told


async def test_the_cookie_is_for_the_inns_own_pages_only(inn: House) -> None:
    for headers in ({}, {"x-forwarded-proto": "https"}):  # no proxy was named: nobody is believed
        reply = await inn.ask("POST", "/api/guest", {"name": "Ola"}, headers)
        flags = [flag.strip().lower() for flag in (reply.header("set-cookie") or "").split(";")[1:]]
        assert {"httponly", "samesite=lax", "path=/"} < set(flags)
        assert "secure" not in flags
        assert not [flag for flag in flags if flag.startswith("domain")]


async def test_behind_a_proxy_that_speaks_tls_the_cookie_never_travels_in_the_open(tmp_path: Path) -> None:
    async with House(tmp_path, proxy=True, origins=("https://inn.example",)) as inn:
        secure = {"x-forwarded-proto": "https", "host": "inn.example"}
        for origin, status in (
            ("https://inn.example", 200),
            ("http://inn.example", 403),  # anybody on the way could have written that page
            ("https://inn.example.evil.example", 403),
            ("https://inn.example:8443", 403),
        ):
            reply = await inn.ask("POST", "/api/guest", {"name": "Ola"}, secure | {"origin": origin})
            assert reply.status == status
            if status == 200:
                assert "secure" in [flag.strip().lower() for flag in (reply.header("set-cookie") or "").split(";")]
        assert (await inn.ask("GET", "/api/me", headers={"host": "other.example"})).status == 421
        plain = await inn.ask("POST", "/api/guest", {"name": "Ola"})
        assert "secure" not in (plain.header("set-cookie") or "").lower()


async def test_every_answer_has_the_headers_that_keep_other_sites_out(inn: House) -> None:
    elsewhere = {"origin": "https://evil.example"}
    async with inn.guests("Ola") as [ola]:
        replies = {
            "the first page": await inn.ask("GET", "/"),
            "a head": await inn.ask("HEAD", "/"),
            "who one is": await ola.ask("GET", "/api/me"),
            "a change": await ola.ask("POST", "/api/guest", {"name": "Ela"}),
            "a refusal": await ola.ask("POST", "/api/guest", {"name": ""}),
            "nothing there": await inn.ask("GET", "/nowhere"),
            "nothing there in the api": await inn.ask("GET", "/api/nowhere"),
            "a wrong method": await inn.ask("DELETE", "/api/me"),
            "a foreign host": await inn.ask("GET", "/", headers={"host": "evil.example"}),
            "another site": await ola.ask("POST", "/api/guest", {"name": "x"}, headers=elsewhere),
            "a part of a page": await inn.ask("GET", "/", headers={"range": "bytes=0-3"}),
            "a bad range": await inn.ask("GET", "/", headers={"range": "bytes=x"}),
            "health": await inn.ask("GET", "/health"),
            "metrics": await inn.ask("GET", "/metrics"),
            "a refused socket": await inn.knock(),
            "a socket elsewhere": await inn.knock(path="/nowhere"),
        }
        for what, reply in replies.items():
            for name, value in HEADERS.items():
                assert reply.header(name) == value, f"{what}: {name}"
            assert reply.header("server") is None
            assert reply.header("access-control-allow-origin") is None
    policy = HEADERS["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy


async def test_even_a_fault_of_ours_is_answered_in_words_and_noted_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError("a secret")

    async with House(tmp_path) as inn:
        ola = await inn.visitor("Ola")
        table = await ola.make_table("lost-cities", "me", "open")
        with monkeypatch.context() as patched:
            patched.setattr("karczma.server.people.People.tokens_of", broken)
            patched.setattr("karczma.server.deciding.Deciding._invite", broken)
            patched.setattr("karczma.server.inn.Inn._create", broken)
            reply = await ola.ask("GET", "/api/tokens?secret")
            assert reply.status == 500
            check_refusal(reply.json, "fault")
            assert reply.header("content-security-policy")
            check_refusal(await ola.do("invite", table=table), "fault")
            seats = [{"kind": "me"}, {"kind": "open"}]
            check_refusal(await ola.do("create", game="lost-cities", seats=seats), "fault")
        assert [fault["error"] for fault in inn.faults()] == ["ZeroDivisionError"] * 3
        assert "secret" not in inn.journal.getvalue()
        assert (await ola.do("invite", table=table))["tell"] == "done"
