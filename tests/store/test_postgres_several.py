"""Several processes, and several sessions of each, write to one PostgreSQL: none loses what another stores."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable

import pytest

from tests.support.sql.postgres import Cluster, needs_postgres, note, noted

pytestmark = needs_postgres
psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed: requirements-postgres.txt has it")

from store.clauses import FACT  # noqa: E402  # after the check
from store.connection import Connection  # noqa: E402
from store.errors import (  # noqa: E402
    DatabaseLockedError,
    DatabaseNewerError,
    DatabaseTakenError,
    StoreError,
    StoreFailedError,
)
from store.migrations import load  # noqa: E402
from store.opening import open_database  # noqa: E402
from store.postgres import claim, schema, writer  # noqa: E402
from store.postgres.connection import connect  # noqa: E402
from store.postgres.database import WRITERS, PostgresDatabase  # noqa: E402
from store.postgres.marks import OLD  # noqa: E402


@pytest.fixture
async def pair(address: str) -> AsyncIterator[tuple[PostgresDatabase, PostgresDatabase]]:
    """The database as two processes have it open."""
    one, other = [await PostgresDatabase.open(address, shared=True) for _ in range(2)]
    yield one, other
    await one.close()
    await other.close()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait little for a session that is ending."""
    monkeypatch.setattr(claim, "PATIENCE", 0.3)


def marks(server: Cluster, address: str) -> int:
    return int(server.run(server.database_of(address), "SELECT count(*) FROM facts WHERE key LIKE 'writer%'").stdout)


# ---------------------------------------------------------------- who may write


async def test_several_that_share_a_database_write_to_it(
    pair: tuple[PostgresDatabase, PostgresDatabase], server: Cluster, address: str
) -> None:
    one, other = pair
    await asyncio.gather(*(db.write(note(f"{n}")) for n, db in enumerate([one, other] * 4)))
    assert await noted(one) == await noted(other) == [f"{n}" for n in range(8)]
    assert marks(server, address) == 2 * WRITERS
    await other.close()
    assert marks(server, address) == WRITERS
    await one.write(note("later"))


@pytest.mark.parametrize("shared", [True, False])
async def test_one_that_is_alone_and_those_that_share_keep_each_other_out(address: str, shared: bool) -> None:
    """An operator who starts a second bot by mistake, without the setting or with it, is refused."""
    first = await open_database(address, shared=shared)
    with pytest.raises(DatabaseLockedError, match="in use by another process of the bot"):
        await open_database(address, shared=not shared)
    await first.close()
    second = await open_database(address, shared=not shared)
    await second.close()


async def test_who_has_lost_the_database_to_one_that_was_alone_writes_no_more(server: Cluster, address: str) -> None:
    db = await open_database(address, shared=True)
    lost: list[StoreError] = []
    db.on_lost = lost.append
    await asyncio.gather(*(db.write(note(f"{n}")) for n in range(8)))
    server.end_sessions(address)
    alone = await open_database(address)
    await alone.close()
    for _ in range(WRITERS + 1):
        with pytest.raises(StoreFailedError):
            await asyncio.gather(*(db.write(note("mine")) for n in range(WRITERS)))
    assert [type(error) for error in lost] == [DatabaseTakenError]
    await db.close()


async def test_each_session_is_kept_out_though_only_the_first_has_lost_the_lock(server: Cluster, address: str) -> None:
    """The lock is one session's, the marks are those of all."""
    db = await open_database(address)
    held = threading.Barrier(WRITERS)
    await asyncio.gather(*(db.write(lambda _: held.wait()) for _ in range(WRITERS)))
    first = (
        "SELECT pg_terminate_backend(pid, 2000) FROM pg_locks WHERE locktype = 'advisory'"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    assert not server.run(server.database_of(address), first).stderr
    other = await open_database(address)
    results = await asyncio.gather(*(db.write(note(f"{n}")) for n in range(4 * WRITERS)), return_exceptions=True)
    assert {type(result) for result in results} <= {DatabaseTakenError, StoreFailedError}
    assert await noted(other) == []
    await asyncio.gather(db.close(), other.close())


async def test_a_process_that_loses_its_sessions_goes_on_beside_the_others(
    pair: tuple[PostgresDatabase, PostgresDatabase], server: Cluster, address: str
) -> None:
    one, other = pair
    server.end_sessions(address)
    for db in pair:
        with contextlib.suppress(StoreFailedError):
            await db.write(note("lost"))
    await one.write(note("one"))
    await other.write(note("other"))
    assert await noted(one) == ["one", "other"]
    with pytest.raises(DatabaseLockedError):
        await open_database(address)


async def test_marks_of_processes_that_were_killed_are_forgotten(server: Cluster, address: str) -> None:
    name = server.database_of(address)
    aged = f"INSERT INTO facts VALUES ('writer old 0', '7 ' || extract(epoch FROM now())::bigint - {OLD} - 1)"
    fresh = "INSERT INTO facts VALUES ('writer fresh 0', '7 ' || extract(epoch FROM now())::bigint)"
    # A session that is seldom needed says nothing of its process.
    quiet = aged.replace("old 0", "fresh 3")
    assert not server.run(name, f"{aged};{fresh};{quiet}").stderr
    await (await open_database(address, shared=True)).close()
    assert marks(server, address) == 2
    await (await open_database(address)).close()
    assert marks(server, address) == 0


# ---------------------------------------------------------------- the schema


async def test_processes_that_start_together_make_the_schema_once(server: Cluster) -> None:
    assert not server.run("postgres", "CREATE DATABASE fresh").stderr
    opened = await asyncio.gather(*(open_database(server.address("fresh"), shared=True) for _ in range(4)))
    assert server.run("fresh", "SELECT value FROM facts WHERE key = 'schema'").stdout.strip() == str(len(load()))
    await asyncio.gather(*(db.write(note(f"{n}")) for n, db in enumerate(opened)))
    await asyncio.gather(*(db.close() for db in opened))


async def test_one_that_never_ends_with_the_schema_is_not_waited_for_forever(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "PATIENCE", 0.2)
    with contextlib.closing(connect(address)) as busy:
        busy.execute(f"SELECT pg_advisory_lock({schema.KEY})")
        with pytest.raises(DatabaseLockedError, match="does not come to an end"):
            await open_database(address, shared=True)


# ---------------------------------------------------------------- works at once


async def test_works_of_one_process_run_at_once(address: str) -> None:
    db = await open_database(address)
    together = threading.Barrier(WRITERS, timeout=20)

    def work(n: int) -> Callable[[Connection], None]:
        def waits(connection: Connection) -> None:
            note(f"{n}")(connection)
            together.wait()  # none comes to its end before all are under way

        return waits

    await asyncio.gather(*(db.write(work(n)) for n in range(2 * WRITERS)))
    assert len(await noted(db)) == 2 * WRITERS
    await db.close()


async def test_works_that_wait_for_each_other_run_again(pair: tuple[PostgresDatabase, PostgresDatabase]) -> None:
    """A deadlock undoes one of both, which is begun again: both are stored."""
    begun = 0
    for key in "ab":
        await pair[0].write(note(key))
    both = threading.Barrier(2, timeout=20)

    def crossing(first: str, second: str) -> Callable[[Connection], None]:
        tries = iter(range(100))

        def work(db: Connection) -> None:
            nonlocal begun
            begun += 1
            mark = "UPDATE facts SET value = value || ? WHERE key = ?"
            db.execute(mark, (f" {first}{second}", first)).rowcount  # noqa: B018  # waits for the answer
            if not next(tries):
                both.wait()
            db.execute(mark, (f" {first}{second}", second))

        return work

    await asyncio.gather(pair[0].write(crossing("a", "b")), pair[1].write(crossing("b", "a")))
    assert begun == 3
    rows = await pair[0].read("SELECT value FROM facts WHERE key IN ('a', 'b')")
    assert [sorted(row[0].split()) for row in rows] == [["1", "ab", "ba"]] * 2


async def test_a_row_that_another_keeps_for_too_long_is_an_error_in_the_end(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "TRIES", 3)
    db = await open_database(f"{address}&options=-c%20lock_timeout%3D50")
    await db.write(note("n"))
    begun = 0

    def work(connection: Connection) -> None:
        nonlocal begun
        begun += 1
        connection.execute("UPDATE facts SET value = '2' WHERE key = 'n'")

    with contextlib.closing(connect(address)) as other:
        other.execute("BEGIN")
        other.execute("UPDATE facts SET value = '3' WHERE key = 'n'")
        with pytest.raises(StoreFailedError, match="lock timeout"):
            await db.write(work)
        assert begun == 3
        other.execute("ROLLBACK")
    await db.write(work)
    assert (await db.read(FACT, "n"))[0][0] == "2"
    await db.close()


async def test_a_row_that_another_has_stored_meanwhile_is_seen_when_the_work_runs_again(
    pair: tuple[PostgresDatabase, PostgresDatabase],
) -> None:
    both = threading.Barrier(2, timeout=20)

    def work(who: str) -> Callable[[Connection], str]:
        tries = iter(range(100))

        def looks_and_stores(db: Connection) -> str:
            found = db.execute(FACT, ("only",)).fetchone()
            if not next(tries):
                both.wait()
            if found is None:
                note("only", who)(db)
                return who
            return str(found[0])

        return looks_and_stores

    first, second = await asyncio.gather(pair[0].write(work("one")), pair[1].write(work("other")))
    assert first == second


async def test_what_is_read_of_a_commit_by_another_is_newest(pair: tuple[PostgresDatabase, PostgresDatabase]) -> None:
    for n in range(30):
        one, other = pair[n % 2], pair[(n + 1) % 2]
        await one.write(note(f"{n:02}"))
        assert (await noted(other))[-1] == f"{n:02}"


# ---------------------------------------------------------------- news


async def test_what_one_tells_the_others_hear(pair: tuple[PostgresDatabase, PostgresDatabase]) -> None:
    one, other = pair
    heard: list[tuple[str, int]] = []
    everything = asyncio.Event()
    mine: list[tuple[str, int]] = []
    one.on_news = lambda *item: mine.append(item)

    def hear(kind: str, number: int) -> None:
        heard.append((kind, number))
        if len({*heard}) == 1000:
            everything.set()

    other.on_news = hear
    looked = asyncio.Event()
    other.on_look = looked.set
    await asyncio.wait_for(looked.wait(), 20)  # it listens by then
    for n in range(1000):
        one.tell("match", n)
    await asyncio.wait_for(everything.wait(), 20)
    assert {*heard} == {("match", n) for n in range(1000)}
    assert mine == []


async def test_everybody_looks_again_after_the_news_were_lost(
    pair: tuple[PostgresDatabase, PostgresDatabase], server: Cluster, address: str
) -> None:
    one, _ = pair
    for _ in range(3):
        looked = asyncio.Event()
        one.on_look = looked.set
        await asyncio.wait_for(looked.wait(), 20)
        server.end_sessions(address)


async def test_a_process_older_than_the_schema_stops(
    pair: tuple[PostgresDatabase, PostgresDatabase], server: Cluster, address: str
) -> None:
    told: list[StoreError] = []
    stopped = asyncio.Event()

    def stop(error: StoreError) -> None:
        told.append(error)
        stopped.set()

    pair[0].on_lost = stop
    assert not server.run(server.database_of(address), "UPDATE facts SET value = '999' WHERE key = 'schema'").stderr
    await asyncio.wait_for(stopped.wait(), 20)
    assert [type(error) for error in told] == [DatabaseNewerError]
