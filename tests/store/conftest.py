"""A fixture with an open database in a temporary folder."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from store.database import Database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "arbiter.db")
    yield opened
    await opened.close()
