"""The store over a real PostgreSQL: transactions, lost connections, and the truth about a commit whose answer is lost."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
import traceback
from collections.abc import AsyncIterator

import pytest

from tests.support.sql.postgres import Cluster, needs_postgres, note, noted

pytestmark = needs_postgres
psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed: requirements-postgres.txt has it")

from store.connection import Connection  # noqa: E402  # after the check
from store.errors import (  # noqa: E402
    DamagedError,
    DatabaseCorruptError,
    DatabaseNewerError,
    DatabaseUnwritableError,
    StoreClosedError,
    StoreFailedError,
)
from store.postgres.database import PostgresDatabase  # noqa: E402


@pytest.fixture
async def store(address: str) -> AsyncIterator[PostgresDatabase]:
    opened = await PostgresDatabase.open(address)
    yield opened
    await opened.close()


async def test_a_new_database_gets_the_schema(server: Cluster) -> None:
    assert not server.run("postgres", "CREATE DATABASE fresh").stderr
    store = await PostgresDatabase.open(server.address("fresh"))
    await store.write(note("once"))
    assert await noted(store) == ["once"]
    assert (await store.sizes()).database > 100_000
    await store.close()


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ("UPDATE facts SET value = '999' WHERE key = 'schema'", DatabaseNewerError),
        ("DELETE FROM facts", DatabaseCorruptError),
        ("ALTER TABLE facts RENAME TO others", DatabaseCorruptError),
    ],
)
async def test_a_database_of_another_kind_is_refused(
    server: Cluster, address: str, change: str, error: type[Exception]
) -> None:
    assert not server.run(server.database_of(address), change).stderr
    with pytest.raises(error):
        await PostgresDatabase.open(address)


async def test_rows_are_read_by_place_and_by_name(store: PostgresDatabase) -> None:
    await store.write(
        lambda db: db.execute("INSERT INTO players (user, name, seen) VALUES (?, ?, ?)", (2**62, "Я", 1)).close()
    )
    (row,) = await store.read("SELECT user, name, seen, dm_refused + 1 AS more, ? AS given FROM players", "text")
    assert tuple(row) == (2**62, "Я", 1.0, 1, "text")
    assert (row["user"], row[1], row["more"], [*row.keys()][:2]) == (2**62, "Я", 1, ["user", "name"])
    sums = await store.read("SELECT sum(dm_refused), count(*), max(seen) FROM players WHERE user IN ()")
    assert tuple(sums[0]) == (None, 0, None)
    assert type((await store.read("SELECT sum(user) FROM players"))[0][0]) is int


async def test_a_work_that_raises_is_undone_alone(store: PostgresDatabase) -> None:
    def work(db: Connection) -> None:
        note("undone")(db)
        raise ValueError

    results = await asyncio.gather(
        store.write(note("before")), store.write(work), store.write(note("after")), return_exceptions=True
    )
    assert [type(one) for one in results] == [str, ValueError, str]
    assert await noted(store) == ["after", "before"]


async def test_an_error_of_a_statement_that_nobody_waited_for_is_raised_before_the_commit(
    store: PostgresDatabase,
) -> None:
    await store.write(note("once"))
    with pytest.raises(psycopg.errors.UniqueViolation):
        await store.write(note("once"))
    await store.write(note("twice"))
    assert await noted(store) == ["once", "twice"]


async def test_a_failed_statement_that_a_work_hides_is_no_success(store: PostgresDatabase) -> None:
    """A server undoes the whole transaction then, and answers a commit without an error."""

    def hides(db: Connection) -> None:
        note("before")(db)
        with contextlib.suppress(psycopg.Error):
            db.execute("SELECT 1 / ?", (0,)).fetchone()

    with pytest.raises(StoreFailedError, match="one statement had failed"):
        await store.write(hides)
    await store.write(note("after"))
    assert await noted(store) == ["after"]


async def test_an_error_quotes_no_row(store: PostgresDatabase) -> None:
    """A server's details of an error have the whole row, and so a hand or a seed."""
    sql, row = "INSERT INTO packs (hash, body) VALUES (?, NULL)", ("a secret",)
    with pytest.raises(psycopg.errors.NotNullViolation) as refused:
        await store.write(lambda db: db.execute(sql, row).close())
    assert "a secret" not in "".join(traceback.format_exception(refused.value))


async def test_the_log_says_once_that_the_server_does_not_answer(
    store: PostgresDatabase, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("store.postgres.pool.SLOW_SECONDS", 0.05)
    for count in (1, 2):
        changes = [store.write(lambda _: time.sleep(0.2)) for _ in range(2)]
        await asyncio.gather(store.read("SELECT CAST(pg_sleep(0.2) AS TEXT)"), *changes)
        for what in ("change", "query"):
            assert caplog.text.count(f"a {what} has waited for 0.05 s, and waits on") == count
    await store.write(note("quick"))
    await asyncio.sleep(0.1)
    assert caplog.text.count("waits on") == 4


async def test_a_query_changes_nothing(address: str) -> None:
    store = await PostgresDatabase.open(f"{address}&options=-c%20default_transaction_read_only%3Doff")
    with pytest.raises(StoreFailedError, match="read-only"):
        await store.read("INSERT INTO facts (key, value) VALUES ('a', '1') RETURNING key")
    await store.write(note("b"))
    assert await noted(store) == ["b"]
    await store.close()


async def test_what_was_changed_is_counted(store: PostgresDatabase) -> None:
    await store.write(note("a"))
    counted = await store.write(
        lambda db: [db.execute("DELETE FROM facts WHERE key = ?", (key,)).rowcount for key in "aab"]
    )
    assert counted == [1, 0, 0]


async def test_damage_is_told(store: PostgresDatabase) -> None:
    told: list[DamagedError] = []
    store.on_damage = told.append

    def fails(_: object) -> None:
        raise DamagedError("a row", match=1)

    with pytest.raises(DamagedError):
        await store.write(fails)
    with pytest.raises(DamagedError):
        store.checked(fails, await store.read("SELECT 1"))
    assert [error.match for error in told] == [1, 1]


async def test_after_close_nothing_is_begun(address: str) -> None:
    store = await PostgresDatabase.open(address)
    await store.close()
    await store.close()
    with pytest.raises(StoreClosedError):
        await store.write(note("late"))
    with pytest.raises(StoreClosedError):
        await store.read("SELECT 1")


async def test_a_server_that_is_away_is_said_so_and_found_again(
    server: Cluster, store: PostgresDatabase, address: str
) -> None:
    await store.write(note("before"))
    server.stop()
    with pytest.raises(StoreFailedError):
        await store.write(note("meanwhile"))
    with pytest.raises(StoreFailedError):
        await store.read("SELECT 1")
    with pytest.raises(DatabaseUnwritableError):
        await PostgresDatabase.open(address)
    server.start()
    await store.write(note("after"))
    assert await noted(store) == ["after", "before"]


async def test_a_connection_that_is_ended_between_two_works_is_made_anew(
    server: Cluster, store: PostgresDatabase
) -> None:
    await store.write(note("before"))
    assert await noted(store) == ["before"]
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'arbiter'"
    assert not server.run("postgres", ended).stderr
    with pytest.raises(StoreFailedError):
        await store.write(note("lost"))
    await store.write(note("after"))
    assert await noted(store) == ["after", "before"]


class Wire:
    """Stands between a client and the server, and cuts the connection at the next commit: before it arrives, or its answer."""

    def __init__(self, server: Cluster) -> None:
        self.path = str(next(server.folder.glob(".s.PGSQL.5432")))
        self.cut = ""
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = self._door.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._door.close()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self._door.accept()
            except OSError:
                return
            behind = socket.socket(socket.AF_UNIX)
            behind.connect(self.path)
            threading.Thread(target=self._carry, args=(client, behind), daemon=True).start()
            threading.Thread(target=self._carry_back, args=(behind, client), daemon=True).start()

    def _carry(self, client: socket.socket, behind: socket.socket) -> None:
        with client, behind:
            while data := _received(client):
                if b"COMMIT" in data and self.cut:
                    if self.cut == "answer":
                        self.cut = "now"
                        behind.sendall(data)
                        threading.Event().wait(0.3)
                    self.cut = ""
                    # Not by closing alone: the other thread still reads.
                    client.shutdown(socket.SHUT_RDWR)
                    return
                try:
                    behind.sendall(data)
                except OSError:
                    return

    def _carry_back(self, behind: socket.socket, client: socket.socket) -> None:
        while data := _received(behind):
            if self.cut == "now":
                continue
            try:
                client.sendall(data)
            except OSError:
                return


def _received(source: socket.socket) -> bytes:
    try:
        return source.recv(65536)
    except OSError:
        return b""


@pytest.mark.parametrize(("cut", "made"), [("answer", True), ("request", False)])
async def test_a_commit_whose_answer_is_lost_is_told_truly(server: Cluster, address: str, cut: str, made: bool) -> None:
    wire = Wire(server)
    store = await PostgresDatabase.open(f"postgresql://arbiter@127.0.0.1:{wire.port}/{server.database_of(address)}")
    await store.write(note("before"))
    wire.cut = cut
    if made:
        assert await store.write(note("lost")) == "lost"
    else:
        with pytest.raises(StoreFailedError):
            await store.write(note("lost"))
    assert await noted(store) == ["before", *(["lost"] if made else [])]
    await store.write(note("zafter"))
    assert (await noted(store))[-1] == "zafter"
    await store.close()
    wire.close()
