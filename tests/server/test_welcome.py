"""The page: made for its address and its visitor, with what that visitor would be told, and nothing else; and the
client's files: kept for ever under their version, asked about under their plain address."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from karczma.server.client import client

from .house import House, Reply
from .looking import now

pytestmark = pytest.mark.anyio

KNOWN = re.compile(r'<script type="application/json" id="known">(.*?)</script>')
NAMED = re.compile(r'(?:href|src)="(/[^"]*)"')


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as house:
        yield house


def known(page: Reply) -> dict[str, Any]:
    """What the page says that is known already."""
    found = KNOWN.search(page.body.decode())
    assert found is not None
    told: dict[str, Any] = json.loads(found[1])
    return told


async def test_what_a_page_names_is_there_small_and_kept_for_ever(inn: House) -> None:
    async with inn.guests("Ola") as [ola]:
        table = await ola.make_table("villagers", "me", "easy")
        page = await ola.ask("GET", f"/table/{table}")
        assert page.header("cache-control") == "no-store"
        named = [address for address in NAMED.findall(page.body.decode()) if "?v=" in address]
        wanted = (
            "main.js",
            "pages/table.js",
            "villagers/board.js",
            "villagers/board.css",
            "villagers.ftl",
            "cards.json",
        )
        assert all(any(name in address for address in named) for name in wanted), named
        for address in named:
            reply = await inn.ask("GET", address, headers={"accept-encoding": "gzip"})
            assert (reply.status, reply.header("cache-control")) == (200, "public, max-age=31536000, immutable")
            assert reply.header("content-encoding") == "gzip"
            plain = await inn.ask("GET", address)
            assert gzip.decompress(reply.body) == plain.body


async def test_a_plain_address_is_asked_about_and_a_script_of_yesterday_is_not_there(inn: House) -> None:
    for path in ("/style.css", "/connection.js", "/words/pl/general.ftl", "/games/villagers/cards.json"):
        reply = await inn.ask("GET", path)
        assert (reply.status, reply.header("cache-control")) == (200, "no-cache"), path
        again = await inn.ask("GET", path, headers={"if-none-match": reply.header("etag") or ""})
        assert (again.status, again.body) == (304, b"")
    assert (await inn.ask("GET", "/main.js?v=0123456789ab")).status == 404
    assert (await inn.ask("GET", "/style.css?v=0123456789ab")).header("cache-control") == "no-cache"
    assert (await inn.ask("GET", f"/main.js?v={client().version}")).status == 200


async def test_a_page_shows_a_table_as_its_visitor_would_be_told(inn: House) -> None:
    async with inn.guests("Ola", "Jan", "Ewa") as [ola, jan, ewa]:
        table = await ola.make_table("lost-cities", "me", "open", options={"first": "0"})
        await jan.do("sit", table=table)
        seats = set()
        for viewer in (ola, jan, ewa):
            view, history = known(await viewer.ask("GET", f"/table/{table}"))["seen"]
            told = await now(viewer, table)
            assert view == told | {"events": view["events"], "last": view["last"]}
            assert history["lines"] == (await viewer.next("history", table=table))["lines"]
            seats.add(view["seat"])
        assert seats == {0, 1, None}
        stranger = known(await inn.ask("GET", f"/table/{table}"))
        assert stranger["you"] is None
        assert stranger["seen"][0]["seat"] is None


async def test_the_page_of_a_private_table_tells_a_stranger_nothing(inn: House) -> None:
    async with inn.guests("Ola", "Ewa") as [ola, ewa]:
        made = await ola.do("create", game="lost-cities", seats=[{"kind": "me"}, {"kind": "open"}], public=False)
        table, key = made["table"], made["keys"]["table"]
        for page in (await ewa.ask("GET", f"/table/{table}"), await inn.ask("GET", f"/table/{table}?key=wrong")):
            assert known(page)["seen"] == []
            assert "/games/lost-cities/" not in page.body.decode().partition("</head>")[0]
        invited = await inn.ask("GET", f"/table/{table}?key={key}")
        assert known(invited)["seen"][0]["table"] == table
        assert "/games/lost-cities/board.js" in invited.body.decode()
        assert known(await ewa.ask("GET", "/table/aaaaaaaa"))["seen"] == []


async def test_nothing_in_the_page_can_end_its_script(inn: House) -> None:
    async with inn.guests("</script><b>") as [ola]:
        page = await ola.ask("GET", "/")
        assert page.body.decode().count("</script>") == 2
        assert known(page)["you"]["name"] == ola.you["name"] == "</script><b>"


@pytest.mark.parametrize(
    ("headers", "lang", "theme"),
    [
        ({}, "en", "system"),
        ({"accept-language": "pl-PL,pl;q=0.9,en;q=0.8"}, "pl", "system"),
        ({"accept-language": "de,en;q=0.9,pl;q=0.8"}, "en", "system"),
        ({"accept-language": "en", "cookie": "karczma-language=pl; karczma-theme=light"}, "pl", "light"),
        ({"accept-language": '"><script>', "cookie": 'karczma-language="x"; karczma-theme="><b>"'}, "en", "system"),
    ],
)
async def test_the_page_speaks_the_visitors_language(
    inn: House, headers: dict[str, str], lang: str, theme: str
) -> None:
    page = (await inn.ask("GET", "/", headers=headers)).body.decode()
    assert f'<html lang="{lang}" data-theme="{theme}">' in page
    assert f"/words/{lang}/general.ftl" in page
