"""The tests of a file share one browser, and for it one loop of events; each has a table, bots and pages of its own.

To start a browser for each of them takes longer than most of the tests.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from table.server import Table
from tests.support.browsers import running_browser
from tests.support.tables import Clock, RunBot, laid_table, running_bots

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the tests of this folder run in the loop in which their browser was started."""
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="module"), append=False)


@pytest_asyncio.fixture(loop_scope="module")
async def table(clock: Clock) -> AsyncIterator[Table]:
    async with laid_table(clock) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def run_bot() -> AsyncIterator[RunBot]:
    async with running_bots() as run:
        yield run


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def one_browser() -> AsyncIterator[Any]:
    async with running_browser() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def browser(one_browser: Any) -> AsyncIterator[Any]:
    """The browser of the file, in which nothing stays open: a page of its own has nothing of any other."""
    yield one_browser
    for context in one_browser.contexts:
        await context.close()
