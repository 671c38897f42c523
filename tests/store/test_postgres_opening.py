"""A PostgreSQL that cannot be used is refused in a sentence, and only one process writes to one that can."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.sql.postgres import Cluster, cluster, needs_postgres

pytestmark = needs_postgres
psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed: requirements-postgres.txt has it")

from ops.checks import server as server_checks  # noqa: E402  # after the check
from store.connection import Connection  # noqa: E402
from store.errors import (  # noqa: E402
    DatabaseCorruptError,
    DatabaseLockedError,
    DatabaseTakenError,
    DatabaseUnwritableError,
    StoreError,
    StoreFailedError,
)
from store.migrations import Migration  # noqa: E402
from store.opening import open_database, reading, surveyed  # noqa: E402
from store.postgres import claim, schema  # noqa: E402
from store.postgres.connection import connect  # noqa: E402
from store.postgres.database import PostgresDatabase  # noqa: E402
from store.postgres.refusals import opening_error  # noqa: E402
from tests.support.sql.postgres import note, noted  # noqa: E402


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster(port=True) as started:
        started.create("model")
        yield started


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait little for a session that is ending."""
    monkeypatch.setattr(claim, "PATIENCE", 0.2)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("postgresql://arbiter@/missing?host={folder}&port={port}", "there is no database"),
        ("postgresql://nobody@/model?host={folder}&port={port}", "cannot be reached"),
        ("postgresql://arbiter@/model?host={folder}&port=1", "no server runs on this machine"),
        ("postgresql://arbiter@127.0.0.1:1/model", "nothing listens there"),
        ("postgresql://arbiter@no-such-machine.invalid/model", "no machine has this name"),
    ],
)
async def test_why_a_server_cannot_be_used_is_said(server: Cluster, wrong: str, says: str) -> None:
    with pytest.raises(StoreError, match=says):
        await open_database(wrong.format(folder=server.folder, port=server.port))


async def test_a_wrong_password_is_said_and_not_shown(server: Cluster, address: str) -> None:
    name = server.database_of(address)
    server.demand_passwords()
    assert not server.run("postgres", "CREATE ROLE guest LOGIN PASSWORD 'right-word'").stderr
    wrong = f"postgresql://guest:wrong-word@127.0.0.1:{server.port}/{name}"
    with pytest.raises(DatabaseUnwritableError, match="the password is wrong") as refused:
        await open_database(wrong)
    assert "wrong-word" not in str(refused.value)
    with pytest.raises(DatabaseUnwritableError, match=r"may not do in .* what the bot needs"):
        await open_database(wrong.replace("wrong-word", "right-word"))
    with pytest.raises(DatabaseUnwritableError, match="does not encrypt"):
        await open_database(wrong.replace("wrong-word", "right-word") + "?sslmode=require")


async def test_no_error_of_an_opening_quotes_a_row(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server's details of an error have the whole row, and so a hand or a seed."""
    fails = "INSERT INTO packs (hash, body) VALUES ('a secret', NULL)"
    with contextlib.closing(connect(address)) as connection, pytest.raises(psycopg.Error) as raised:
        connection.execute(fails)
    assert "a secret" in str(raised.value)
    error = opening_error(address, raised.value)
    assert "packs" in str(error)
    assert "a secret" not in "".join(traceback.format_exception(error))
    step = Migration(len(schema.load()) + 1, "fails", fails)
    monkeypatch.setattr(schema, "load", lambda known=schema.load: (*known(), step))
    with pytest.raises(StoreFailedError, match="migration fails failed") as refused:
        await open_database(address)
    assert "a secret" not in "".join(traceback.format_exception(refused.value))


async def test_the_library_logs_no_row(address: str, caplog: pytest.LogCaptureFixture) -> None:
    def fails(db: Connection) -> None:
        db.execute("INSERT INTO packs (hash, body) VALUES (?, NULL)", ("a secret",))
        raise ValueError("hidden by it")

    db = await open_database(address)
    with pytest.raises(ValueError, match="hidden by it"):
        await db.write(fails)
    await db.close()
    assert "a secret" not in caplog.text


@pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl found")
async def test_an_encrypted_server_is_checked_by_its_certificate_and_name(tmp_path: Path) -> None:
    with cluster(port=True) as own:
        certificate = shutil.copy(own.encrypt("localhost"), tmp_path / "root.crt")
        whole = f"postgresql://arbiter@{{}}:{own.port}/postgres?sslmode=verify-full&sslrootcert="
        db = await open_database(whole.format("localhost") + str(certificate))
        assert surveyed(db.address).encrypted
        assert (await db.read("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"))[0][0] == 1
        await db.close()
        with pytest.raises(DatabaseUnwritableError, match="for another name"):
            await open_database(whole.format("127.0.0.1") + str(certificate))
        with pytest.raises(DatabaseUnwritableError, match=r"the file of sslrootcert is not there"):
            await open_database(whole.format("localhost") + str(tmp_path / "none.crt"))


async def test_a_role_that_owns_its_database_needs_nothing_else(server: Cluster) -> None:
    server.run("postgres", "CREATE ROLE owner LOGIN")
    server.run("postgres", "CREATE DATABASE owned OWNER owner")
    own = server.address("owned").replace("arbiter@", "owner@")
    db = await open_database(own)
    await db.write(note("once"))
    assert await noted(db) == ["once"]
    await db.close()
    seen = surveyed(own)
    assert (seen.superuser, seen.encrypted, seen.durable, seen.checksums) == (False, True, False, False)
    assert {found.key for found in await server_checks.database(own)} == {
        "doctor-server-good",
        "doctor-server-unsafe",
        "doctor-server-unchecked",
    }


async def test_a_table_that_lacks_a_column_is_named(server: Cluster, address: str) -> None:
    assert not server.run(server.database_of(address), "ALTER TABLE players DROP COLUMN seen").stderr
    with pytest.raises(DatabaseCorruptError, match=r"the column players\.seen"):
        await open_database(address)


async def test_another_encoding_is_refused(server: Cluster) -> None:
    server.run("postgres", "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(DatabaseUnwritableError, match="LATIN1"):
        await open_database(server.address("latin"))


# ---------------------------------------------------------------- one process


@pytest.mark.usefixtures("quick")
async def test_a_second_process_is_refused_until_the_first_has_gone(address: str) -> None:
    first = await open_database(address)
    with pytest.raises(DatabaseLockedError, match="in use by another process of the bot"):
        await open_database(address)
    await first.write(note("first"))
    await first.close()
    second = await open_database(address)
    assert await noted(second) == ["first"]
    await second.close()


@pytest.mark.usefixtures("quick")
async def test_the_connection_is_lost_and_taken_again_with_the_lock(server: Cluster, address: str) -> None:
    db = await open_database(address)
    server.end_sessions(address)
    with pytest.raises(StoreFailedError):
        await db.write(note("lost"))
    await db.write(note("after"))
    with pytest.raises(DatabaseLockedError):
        await open_database(address)
    assert await noted(db) == ["after"]
    await db.close()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("stays", [True, False])
async def test_who_has_lost_the_database_to_another_writes_no_more(server: Cluster, address: str, stays: bool) -> None:
    lost: list[StoreError] = []
    db = await open_database(address)
    db.on_lost = lost.append
    server.end_sessions(address)
    other = await open_database(address)
    await other.write(note("other"))
    if not stays:
        await other.close()
    for _ in range(3):
        with pytest.raises(StoreFailedError):
            await db.write(note("mine"))
    assert [type(error) for error in lost] == [DatabaseTakenError]
    assert await noted(db) == ["other"]
    await asyncio.gather(db.close(), other.close())


async def test_a_view_beside_the_bot_stays_as_it_was(address: str) -> None:
    db = await open_database(address)
    with reading(db.address) as view:
        before = view.execute("SELECT count(*) FROM facts").fetchone()[0]
        await db.write(note("later"))
        assert view.execute("SELECT count(*) FROM facts").fetchone()[0] == before
    assert isinstance(db, PostgresDatabase)
    await db.close()


# ---------------------------------------------------------------- the server restarts


async def test_it_goes_on_by_itself_after_a_restart_of_the_server(server: Cluster, address: str) -> None:
    """Whoever was told that a work is stored finds it, whoever was told that it is not does not."""
    db = await open_database(address)
    told: dict[str, bool] = {}

    async def press(n: int) -> None:
        key = f"{n:04}"
        try:
            await db.write(note(key))
            told[key] = True
        except StoreFailedError:
            told[key] = False

    async def presses() -> None:
        for n in range(400):
            await press(n)
            await asyncio.sleep(0.002)

    pressing = asyncio.create_task(presses())
    await asyncio.sleep(0.1)
    await asyncio.to_thread(server.restart)
    await pressing
    await asyncio.sleep(1.0)
    await press(9999)
    assert told["0000"]
    assert told["9999"]
    assert await noted(db) == sorted(key for key, stored in told.items() if stored)
    await db.close()
