"""Two referees over one PostgreSQL, as two processes have it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.referee.conftest import Room
from tests.referee.match.two_referees import House
from tests.support.databases import OVER_POSTGRES, open_database


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip these tests over a file, which is one process's."""
    for item in items if not OVER_POSTGRES else ():
        if "tests/referee/shared/" in item.nodeid:
            item.add_marker(pytest.mark.skip(reason="a file is one process's; make test-postgres runs it"))


@pytest.fixture
async def house(room: Room) -> AsyncIterator[House]:
    db = await open_database(room.path, now=room.wall)
    yield House(room, db)
    await db.close()
