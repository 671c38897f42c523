"""A table and bots for tests: `from tests.support.tables import clock, run_bot, table` gives the fixtures to any folder.

discord.py's addresses belong to its classes, so a process has one table at a time.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from table.client import connect_clients
from table.server import Table

ROOT = Path(__file__).parents[2]

SPECS = (ROOT / "var/discord/openapi.json", ROOT.parent / "shared/discord/openapi.json")
"""Where Discord's OpenAPI document may lie: fetched by `make openapi`, or beside the project."""

NO_DOCUMENT = "Discord's OpenAPI document is not here; `make openapi` fetches it into var/discord"


class Clock:
    """The time of day, which a test can move on by hand."""

    def __init__(self) -> None:
        self._from = self._since = time.time()
        self._pace = 1.0

    def __call__(self) -> float:
        return self._from + (time.time() - self._since) * self._pace

    def forward(self, seconds: float) -> None:
        self._from += seconds

    def slow(self) -> None:
        """Go so slowly from now on that it does not matter how long the machine takes."""
        self._from, self._since, self._pace = self(), time.time(), 0.05


def spec() -> Path | None:
    """Return where Discord's OpenAPI document lies, or None where it is not here."""
    return next((path for path in SPECS if path.exists()), None)


@pytest.fixture
def clock() -> Clock:
    """The clock of the fixture `table`."""
    return Clock()


@asynccontextmanager
async def laid_table(clock: Clock) -> AsyncIterator[Table]:
    """A table in memory at which discord.py is pointed; at the end nothing may have breached the document."""
    async with Table(spec=spec(), clock=clock) as made:
        with connect_clients(made):
            yield made
    assert made.violations == [], "\n".join(made.violations)


@pytest_asyncio.fixture
async def table(clock: Clock) -> AsyncIterator[Table]:
    """A table of the test's own."""
    async with laid_table(clock) as made:
        yield made


RunBot = Callable[[discord.Client], Awaitable[None]]


@asynccontextmanager
async def running_bots() -> AsyncIterator[RunBot]:
    """Start bots (make them with guild_ready_timeout=0.02) and return once they are ready; closed at the end."""
    running: list[tuple[discord.Client, asyncio.Task[None]]] = []

    async def run(bot: discord.Client) -> None:
        await bot.login("table")
        task = asyncio.create_task(bot.connect())
        running.append((bot, task))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({task, ready}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        assert bot.is_ready(), task.exception() if task.done() else "the bot did not become ready"

    yield run
    for bot, task in running:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest_asyncio.fixture
async def run_bot() -> AsyncIterator[RunBot]:
    """The way to start bots that end with the test."""
    async with running_bots() as run:
        yield run
