"""A fixture with an open database in a temporary folder."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from store.sqlite import SqliteDatabase


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    opened = await SqliteDatabase.open(tmp_path / "arbiter.db")
    yield opened
    await opened.close()
