"""What a first visit costs: little script, all of it ours, under a policy that lets nothing else in."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest

import karczma

from .browsing import Tavern

pytestmark = pytest.mark.anyio

LARGEST_SCRIPT = 80_000  # bytes, compressed


async def test_all_script_is_small_and_everything_comes_from_the_inn(tavern: Tavern) -> None:
    ola = await tavern.newcomer("Ola")
    scripts: dict[str, bytes] = {}
    hosts: set[str] = set()
    policies: set[str] = set()

    async def kept(response) -> None:
        hosts.add(urlsplit(response.url).netloc)
        kind = response.headers.get("content-type", "")
        if "javascript" in kind:
            scripts[urlsplit(response.url).path] = await response.body()
        if "text/html" in kind:
            policies.add(response.headers["content-security-policy"])

    waiting = []
    ola.page.on("response", lambda response: waiting.append(response))
    await ola.page.goto("/credits")
    await ola.page.get_by_role("heading", level=1).wait_for()
    for game in karczma.GAMES:
        await tavern.sit_down(game.name, ola, bots=1)
    for response in waiting:
        await kept(response)
    assert {f"/games/{game.name}/board.js" for game in karczma.GAMES} | {"/vendor/preact.js"} <= scripts.keys()
    assert sum(len(gzip.compress(script, 6)) for script in scripts.values()) <= LARGEST_SCRIPT
    assert hosts == {urlsplit(tavern.inn.origin).netloc}
    assert policies
    for policy in policies:
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http:" not in policy
        assert "https:" not in policy
    await tavern.leave(ola)
