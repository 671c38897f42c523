"""The writer: works share a commit, fail alone, and are durable when their callers hear of it."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from store.database import Database
from store.errors import DatabaseCorruptError, StoreClosedError, StoreFailedError, TransactionMisusedError
from store.writer import GROUP_LIMIT, Writer
from tests.store.helpers import add, guilds, held, waiting


async def traced(database: Database) -> list[str]:
    """The statements that the writer runs from now on."""
    statements: list[str] = []
    await database.write(lambda connection: connection.set_trace_callback(statements.append))
    statements.clear()
    return statements


async def test_a_work_returns_its_result_and_what_it_wrote_is_committed(database: Database) -> None:
    assert await database.write(add(7)) == 7
    with closing(sqlite3.connect(database.path)) as other:
        assert other.execute("SELECT guild, language FROM guilds").fetchall() == [(7, "ru")]


async def test_the_connection_is_durable_and_holds_foreign_keys(database: Database) -> None:
    def settings(connection: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await database.write(settings) == ["wal", 2, 1, 5000]


async def test_works_that_wait_together_share_one_commit(database: Database) -> None:
    statements = await traced(database)
    async with held(database):
        tasks = await waiting(database, *(add(guild) for guild in range(50)))
    assert await asyncio.gather(*tasks) == list(range(50))
    assert statements.count("BEGIN IMMEDIATE") == 2  # the one that held the writer, and the fifty
    assert statements.count("COMMIT") == 2
    assert await guilds(database) == list(range(50))


async def test_a_group_is_bounded(database: Database) -> None:
    statements = await traced(database)
    async with held(database):
        tasks = await waiting(database, *(add(guild) for guild in range(GROUP_LIMIT + 1)))
    await asyncio.gather(*tasks)
    assert statements.count("COMMIT") == 3
    assert await guilds(database) == list(range(GROUP_LIMIT + 1))


async def test_a_work_that_raises_is_undone_alone(database: Database) -> None:
    statements = await traced(database)

    def fails(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE guilds SET language = 'en'")
        add(2)(connection)
        raise LookupError("no such match")

    async with held(database):
        tasks = await waiting(database, add(1), fails, add(3))
    first, error, third = await asyncio.gather(*tasks, return_exceptions=True)
    assert (first, third) == (1, 3)
    assert isinstance(error, LookupError)
    assert str(error) == "no such match"
    assert statements.count("COMMIT") == 2
    rows = await database.read("SELECT guild, language FROM guilds ORDER BY guild")
    assert [tuple(row) for row in rows] == [(1, "ru"), (3, "ru")]


async def test_a_violated_constraint_reaches_its_caller_as_it_is(database: Database) -> None:
    await database.write(add(1))
    async with held(database):
        tasks = await waiting(database, add(1), add(2))
    error, second = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(error, sqlite3.IntegrityError)
    assert error.sqlite_errorname == "SQLITE_CONSTRAINT_PRIMARYKEY"
    assert second == 2
    assert await guilds(database) == [1, 2]


async def test_a_commit_that_fails_fails_the_whole_group_and_the_writer_lives_on(database: Database) -> None:
    def orphan(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA defer_foreign_keys = ON")  # so that only the COMMIT finds it
        connection.execute("INSERT INTO states (match, version, body) VALUES (99, 0, x'00')")

    async with held(database):
        tasks = await waiting(database, add(1), orphan, add(2))
    errors = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(error) for error in errors] == [StoreFailedError] * 3
    assert all(isinstance(error.__cause__, sqlite3.IntegrityError) for error in errors)
    assert len({id(error) for error in errors}) == 3
    assert await guilds(database) == []
    assert await database.write(add(3)) == 3
    assert await guilds(database) == [3]


def limit_pages(connection: sqlite3.Connection) -> None:
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages + 2}")


def lift_limit(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA max_page_count = 1073741823")


def large(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO packs (hash, game, body) VALUES ('large', 'krendel', zeroblob(1000000))")


async def test_a_full_disk_fails_the_group_and_nothing_else(database: Database) -> None:
    await database.write(add(1))
    await database.write(limit_pages)
    async with held(database):
        tasks = await waiting(database, add(2), large, add(3))
    errors = await asyncio.gather(*tasks, return_exceptions=True)
    # SQLite answers a full disk by rolling back the whole transaction.
    assert [type(error) for error in errors] == [StoreFailedError] * 3
    assert {error.__cause__.sqlite_errorname for error in errors} == {"SQLITE_FULL"}
    assert str(errors[0]) == "the database could not be written: database or disk is full"
    assert await guilds(database) == [1]
    await database.write(lift_limit)
    await database.write(large)
    assert await database.write(add(2)) == 2
    assert await guilds(database) == [1, 2]


async def test_a_work_that_hides_a_full_disk_keeps_nothing(database: Database) -> None:
    def hides(connection: sqlite3.Connection) -> None:
        with pytest.raises(sqlite3.OperationalError):
            large(connection)
        with pytest.raises(sqlite3.DatabaseError, match="not authorized"):
            add(2)(connection)  # would be a transaction of its own

    await database.write(limit_pages)
    async with held(database):
        tasks = await waiting(database, add(1), hides)
    errors = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(error) for error in errors] == [StoreFailedError] * 2
    assert await guilds(database) == []


async def test_a_file_locked_by_another_program_is_a_failure_that_passes(database: Database) -> None:
    await database.write(lambda connection: connection.execute("PRAGMA busy_timeout = 1").close())
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailedError, match="database is locked"):
            await database.write(add(1))
        other.execute("ROLLBACK")
    assert await database.write(add(1)) == 1


@pytest.mark.parametrize(
    "touch",
    [
        lambda connection: connection.commit(),
        lambda connection: connection.rollback(),
        lambda connection: connection.execute("COMMIT"),
        lambda connection: connection.execute("END"),
        lambda connection: connection.execute("ROLLBACK"),
        lambda connection: connection.execute("BEGIN"),
        lambda connection: connection.execute("SAVEPOINT mine"),
        lambda connection: connection.executescript("DELETE FROM guilds"),
        lambda connection: connection.__exit__(None, None, None),
    ],
)
async def test_a_work_that_touches_the_transaction_is_undone(
    database: Database, touch: Callable[[sqlite3.Connection], object]
) -> None:
    def work(connection: sqlite3.Connection) -> None:
        add(2)(connection)
        touch(connection)

    async with held(database):
        tasks = await waiting(database, add(1), work, add(3))
    first, error, third = await asyncio.gather(*tasks, return_exceptions=True)
    assert (first, third) == (1, 3)
    assert isinstance(error, TransactionMisusedError)
    assert await guilds(database) == [1, 3]


async def test_the_connection_is_of_no_use_in_another_thread(database: Database) -> None:
    connection = await database.write(lambda connection: connection)
    with pytest.raises(sqlite3.ProgrammingError, match="thread"):
        connection.execute("SELECT 1")


async def test_stop_iteration_reaches_its_caller(database: Database) -> None:
    with pytest.raises(RuntimeError, match="StopIteration"):
        await database.write(lambda connection: next(connection.execute("SELECT 1 WHERE 0")))
    assert await database.write(add(1)) == 1


async def test_a_caller_cancelled_before_its_work_began_has_written_nothing(database: Database) -> None:
    async with held(database):
        cancelled, other = await waiting(database, add(1), add(2))
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
    assert await other == 2
    assert await guilds(database) == [2]


async def test_a_caller_cancelled_while_its_work_runs_has_written(database: Database) -> None:
    running, cancelled = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def work(connection: sqlite3.Connection) -> None:
        add(1)(connection)
        loop.call_soon_threadsafe(running.set)
        asyncio.run_coroutine_threadsafe(cancelled.wait(), loop).result(60)

    task = asyncio.create_task(database.write(work))
    await running.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    cancelled.set()
    assert await database.write(add(2)) == 2
    assert await guilds(database) == [1, 2]


async def test_a_group_may_end_with_the_queue(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE guilds (guild, language)")
        return connection

    writer = Writer(connect)
    await writer.start()
    async with held(writer):
        tasks = await waiting(writer, add(1), add(2))
        ending = asyncio.create_task(writer.close())
        await asyncio.sleep(0)
    await ending
    assert await asyncio.gather(*tasks) == [1, 2]
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT guild FROM guilds").fetchall() == [(1,), (2,)]


async def test_a_writer_that_cannot_connect_says_so_and_ends() -> None:
    def connect() -> sqlite3.Connection:
        raise DatabaseCorruptError("damaged")

    writer = Writer(connect)
    with pytest.raises(DatabaseCorruptError, match="damaged"):
        await writer.start()
    await writer.close()


async def test_close_finishes_what_waits_and_refuses_what_comes(database: Database) -> None:
    async with held(database):
        tasks = await waiting(database, *(add(guild) for guild in range(GROUP_LIMIT + 5)))
        closing_task = asyncio.create_task(database.close())
        await asyncio.sleep(0)
    assert await asyncio.gather(*tasks) == list(range(GROUP_LIMIT + 5))
    await closing_task
    await database.close()
    with pytest.raises(StoreClosedError):
        await database.write(add(1000))
    with pytest.raises(StoreClosedError):
        await database.read("SELECT 1")
    with pytest.raises(StoreClosedError):
        await database.backup(database.path.with_name("copy.db"))
    with closing(sqlite3.connect(database.path)) as other:
        assert other.execute("SELECT count(*), max(guild) FROM guilds").fetchone() == (GROUP_LIMIT + 5, GROUP_LIMIT + 4)


async def test_the_log_says_once_that_the_disk_does_not_answer(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("store.writer.SLOW_SECONDS", 0.05)
    line = "a change has waited for 0.05 s to be stored, and waits on: the disk does not answer"
    for count in (1, 2):
        async with held(database):
            tasks = await waiting(database, add(count), add(10 + count))
            await asyncio.sleep(0.2)
        await asyncio.gather(*tasks)
        assert caplog.text.count(line) == count
    await database.write(add(20))
    await asyncio.sleep(0.1)
    assert caplog.text.count(line) == 2
