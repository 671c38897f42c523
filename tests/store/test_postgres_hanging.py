"""A PostgreSQL that hangs while its machine acknowledges: nobody waits forever, and nobody is told what is not so."""

from __future__ import annotations

import asyncio
from typing import Self

import pytest

from tests.support.sql.postgres import Cluster, needs_postgres, note, noted

pytestmark = needs_postgres
pytest.importorskip("psycopg", reason="psycopg is not installed: requirements-postgres.txt has it")

from store.clauses import FACT  # noqa: E402  # after the check
from store.errors import StoreDoubtfulError, StoreFailedError  # noqa: E402
from store.postgres import connection, pool, writer  # noqa: E402
from store.postgres.database import PostgresDatabase  # noqa: E402


class Silent:
    """Stands between a client and the server. When it `hangs`, it takes everything and passes nothing on."""

    def __init__(self, server: Cluster) -> None:
        self.path = str(next(server.folder.glob(".s.PGSQL.*[0-9]")))
        self.hangs = asyncio.Event()
        self.hangs_at = b""
        """What hangs the server once it has come: it is carried out there."""
        self._serving: asyncio.Server

    async def __aenter__(self) -> Self:
        self._serving = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._serving.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._serving.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind_reader, behind_writer = await asyncio.open_unix_connection(self.path)
        await asyncio.gather(self._carry(reader, behind_writer), self._carry_back(behind_reader, writer))

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            if self.hangs_at and self.hangs_at in data:
                self.hangs_at = b""
                self.hangs.set()
                target.write(data)
            elif not self.hangs.is_set():
                target.write(data)
        target.close()

    async def _carry_back(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            if not self.hangs.is_set():
                target.write(data)
        target.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give up what hangs after a moment, and what became of it after another one."""
    monkeypatch.setattr(pool, "SLOW_SECONDS", 0.2)
    monkeypatch.setattr(pool, "GIVE_UP_SECONDS", 0.4)
    monkeypatch.setattr(pool, "LOOK", 0.1)
    monkeypatch.setattr(connection, "LOST_AFTER", 1)
    monkeypatch.setitem(connection.USUAL, "connect_timeout", 2)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("comes_back", [True, False])
async def test_a_commit_over_which_a_server_hangs_is_given_up_and_told_truly(
    server: Cluster, address: str, comes_back: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 10.0 if comes_back else 0.5)
    async with Silent(server) as wire:
        db = await PostgresDatabase.open(f"postgresql://arbiter@127.0.0.1:{wire.port}/{server.database_of(address)}")
        await db.write(note("before"))
        wire.hangs_at = b"COMMIT"
        writing = asyncio.create_task(db.write(note("lost")))
        await wire.hangs.wait()
        if comes_back:
            await asyncio.sleep(1.0)
            wire.hangs.clear()
            assert await writing == "lost"
            assert await noted(db) == ["before", "lost"]
        else:
            with pytest.raises(StoreDoubtfulError):
                await writing
            wire.hangs.clear()
        await asyncio.sleep(writer.AWAY)
        await db.write(note("later"))
        assert "later" in await noted(db)
        await db.close()


@pytest.mark.usefixtures("impatient")
async def test_a_query_or_a_work_over_which_a_server_hangs_fails(server: Cluster, address: str) -> None:
    async with Silent(server) as wire:
        db = await PostgresDatabase.open(f"postgresql://arbiter@127.0.0.1:{wire.port}/{server.database_of(address)}")
        await db.write(note("before"))
        assert await noted(db) == ["before"]
        wire.hangs.set()
        reading = db.write(lambda connection: connection.execute(FACT, ("before",)).fetchone())
        for one in await asyncio.gather(noted(db), reading, return_exceptions=True):
            assert isinstance(one, StoreFailedError)
            assert not isinstance(one, StoreDoubtfulError)
        wire.hangs.clear()
        await asyncio.sleep(writer.AWAY)
        await db.write(note("later"))
        assert await noted(db) == ["before", "later"]
        await db.close()
