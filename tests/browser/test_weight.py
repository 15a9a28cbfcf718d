"""What a visit costs: little script, all of it ours, under a policy that lets nothing else in."""

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
    for game in karczma.GAMES:
        await tavern.sit_down(game.name, ola, bots=1)
    fetched = set(await ola.page.evaluate("() => performance.getEntriesByType('resource').map((entry) => entry.name)"))
    assert {urlsplit(address).netloc for address in fetched} == {urlsplit(tavern.inn.origin).netloc}
    scripts = {urlsplit(address).path for address in fetched if urlsplit(address).path.endswith(".js")}
    assert {f"/games/{game.name}/board.js" for game in karczma.GAMES} | {"/vendor/preact.js", "/main.js"} <= scripts
    bodies = [await (await ola.context.request.get(script)).body() for script in scripts]
    assert sum(len(gzip.compress(body, 6)) for body in bodies) <= LARGEST_SCRIPT
    for page in ("/", "/credits", "/table/aaaaaaaa"):
        policy = (await ola.context.request.get(page)).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert not any(loose in policy for loose in ("unsafe", "http:", "https:", "*")), policy
    await tavern.leave(ola)
