"""Fixtures with an open database in a temporary folder, and with databases of a PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from store.sqlite import SqliteDatabase
from tests.support.sql.postgres import Cluster, cluster


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    opened = await SqliteDatabase.open(tmp_path / "arbiter.db")
    yield opened
    await opened.close()


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    """A PostgreSQL with the bot's schema in the database "model"."""
    with cluster() as started:
        started.create("model")
        yield started


@pytest.fixture
def address(server: Cluster, request: pytest.FixtureRequest) -> str:
    """The address of a copy of that database, for one test."""
    return server.copy_of("model", f"t{abs(hash(request.node.nodeid))}")
