"""The fixtures of the table's own tests."""

import pytest_asyncio

from table.server import Table
from tests.support.tables import RunBot, clock, run_bot, table
from tests.table.sample import Bot

__all__ = ["clock", "run_bot", "table"]


@pytest_asyncio.fixture
async def bot(table: Table, run_bot: RunBot) -> Bot:
    """The sample bot, ready."""
    made = Bot()
    await run_bot(made)
    return made
