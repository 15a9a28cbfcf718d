"""One inn and one Chromium for all tests of the pages; whatever goes wrong on a page fails its test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.server.house import House

from .browsing import NO_BROWSER, Tavern, check_troubles, chromium


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
async def whole_tavern(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tavern]:
    if chromium() is None:
        pytest.skip(NO_BROWSER)
    async with House(tmp_path_factory.mktemp("inn")) as inn, Tavern(inn) as tavern:
        yield tavern


@pytest.fixture
async def tavern(whole_tavern: Tavern) -> AsyncIterator[Tavern]:
    yield whole_tavern
    check_troubles(whole_tavern.guests)
    assert whole_tavern.inn.faults() == []
