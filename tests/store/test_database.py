"""The database file: created, locked by one process, checked at opening, refused if it must not be used."""

import asyncio
import os
import shutil
import signal
import sqlite3
import stat
import sys
from contextlib import closing
from io import FileIO
from pathlib import Path

import pytest

from store.errors import (
    DatabaseCorruptError,
    DatabaseLockedError,
    DatabaseNewerError,
    DatabaseUnwritableError,
    StoreFailedError,
)
from store.migrations import Migration, load
from store.sqlite import SqliteDatabase, _holder, _lock
from store.starting import APPLICATION_ID
from tests.store.helpers import ROOT, add, child_environment, guilds


async def make_database(path: Path, rows: int = 3) -> None:
    """A closed database with some rows."""
    database = await SqliteDatabase.open(path)
    await asyncio.gather(*(database.write(add(guild)) for guild in range(rows)))
    await database.close()


@pytest.mark.posix
async def test_a_database_is_made_with_its_folder_and_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "var" / "имя ?#%.db"
    await make_database(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    database = await SqliteDatabase.open(path, now=lambda: 5.0)
    assert await guilds(database) == [0, 1, 2]
    header = await database.read("SELECT * FROM pragma_user_version, pragma_application_id")
    assert tuple(header[0]) == (len(load()), APPLICATION_ID)
    assert database.now() == 5.0
    await database.write(add(3))
    await database.close()
    # No log is left: a copy of the file alone is the whole database.
    assert sorted(file.name for file in path.parent.iterdir()) == [
        "имя ?#%.db",
        "имя ?#%.db-sums",
        "имя ?#%.db.lock",
    ]


async def test_reads_see_writes_and_take_parameters(database: SqliteDatabase) -> None:
    for guild in range(20):
        await database.write(add(guild, "en" if guild % 2 else "ru"))
        assert (await database.read("SELECT count(*) AS rows FROM guilds"))[0]["rows"] == guild + 1
    rows = await database.read("SELECT guild FROM guilds WHERE language = ? AND guild > ? ORDER BY guild", "en", 14)
    assert [row["guild"] for row in rows] == [15, 17, 19]
    assert await database.read("SELECT guild FROM guilds WHERE language = ?", "' OR 1 --") == []


async def test_reads_change_nothing(database: SqliteDatabase) -> None:
    await database.write(add(1))
    for sql in ("DELETE FROM guilds", "CREATE TEMP TABLE scratch (a)", "PRAGMA user_version = 99"):
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await database.read(sql)
    assert await guilds(database) == [1]


async def test_a_wrong_query_is_an_error_of_its_caller(database: SqliteDatabase) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such column: colour"):
        await database.read("SELECT colour FROM guilds")
    assert await guilds(database) == []


async def test_a_read_that_is_cancelled_harms_no_other(database: SqliteDatabase) -> None:
    await database.write(add(1))
    tasks = [asyncio.create_task(guilds(database)) for _ in range(10)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [asyncio.CancelledError, list] * 5
    assert await guilds(database) == [1]


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder with their bytes, but for locks and SQLite's index of a log, which it rebuilds."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith((".lock", "-shm"))}


async def refused(path: Path, error: type[Exception], match: str) -> None:
    """Opening raises this, and the file and what is beside it stay as they were, but for the lock."""
    before = contents(path.parent)
    for _ in range(2):  # the second time shows that the lock was given back
        with pytest.raises(error, match=match):
            await SqliteDatabase.open(path)
    assert contents(path.parent) == before


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"
    path.write_bytes(b"notes of the last evening\n" * 500)
    await refused(path, DatabaseCorruptError, "not a database")


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE bookmarks (url TEXT)")
    await refused(path, DatabaseCorruptError, "another program")


@pytest.mark.parametrize("lost", [1, 4096, 3 * 4096 + 100])
async def test_a_truncated_database_is_left_alone(tmp_path: Path, lost: int) -> None:
    path = tmp_path / "arbiter.db"
    await make_database(path, rows=2000)
    os.truncate(path, path.stat().st_size - lost)
    await refused(path, DatabaseCorruptError, "damaged")


async def test_a_database_with_a_damaged_page_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"
    await make_database(path, rows=2000)
    with path.open("r+b") as file:
        file.seek(-2 * 4096, os.SEEK_END)
        file.write(b"\xff" * 4096)
    await refused(path, DatabaseCorruptError, "damaged")


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"
    await make_database(path)
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {len(load()) + 1}")
    await refused(path, DatabaseNewerError, rf"format {len(load()) + 1}, known here {len(load())}")


async def test_the_log_beside_a_newer_database_is_read_and_left_alone(tmp_path: Path) -> None:
    path, copy = tmp_path / "arbiter.db", tmp_path / "copy" / "arbiter.db"
    await make_database(path)
    copy.parent.mkdir()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {len(load()) + 1}")
        for end in ("", "-wal"):  # as a crash would leave them
            shutil.copy(f"{path}{end}", f"{copy}{end}")
    before = contents(copy.parent)
    assert before["arbiter.db-wal"]
    with pytest.raises(DatabaseNewerError):
        await SqliteDatabase.open(copy)
    assert contents(copy.parent) == before


@pytest.mark.posix
async def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseUnwritableError, match="Not a directory"):
        await SqliteDatabase.open(tmp_path / "file" / "arbiter.db")
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(DatabaseUnwritableError, match="Is a directory"):
        await SqliteDatabase.open(tmp_path / "folder.db")


async def test_an_older_database_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "arbiter.db"
    await make_database(path)
    number = len(load()) + 1
    broken = Migration(number, "broken", "ALTER TABLE guilds ADD COLUMN zone TEXT; INSERT INTO nowhere VALUES (1);")
    good = Migration(number, "good", "ALTER TABLE guilds ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';")
    with monkeypatch.context() as patch:
        patch.setattr("store.starting.load", lambda: (*load(), broken))
        with pytest.raises(StoreFailedError, match="migration broken failed and was undone: no such table: nowhere"):
            await SqliteDatabase.open(path)
        patch.setattr("store.starting.load", lambda: (*load(), good))
        database = await SqliteDatabase.open(path)
        rows = await database.read("SELECT guild, zone FROM guilds ORDER BY guild")
        assert [tuple(row) for row in rows] == [(0, "UTC"), (1, "UTC"), (2, "UTC")]
        await database.close()
    await refused(path, DatabaseNewerError, "newer version")


async def test_one_file_is_opened_once(database: SqliteDatabase) -> None:
    with pytest.raises(DatabaseLockedError, match=rf"number {os.getpid()}\)"):
        await SqliteDatabase.open(database.path)
    assert await database.write(add(1)) == 1
    # The refused attempt must not have taken SQLite's own locks from the open connection.
    await database.close()
    again = await SqliteDatabase.open(database.path)
    assert await guilds(again) == [1]
    await again.close()


async def streaming(path: Path) -> asyncio.subprocess.Process:
    """Another process that has the database open and writes."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.stream", str(path), cwd=ROOT, env=child_environment(), stdout=-1
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"open\n"
    return process


async def test_another_process_keeps_the_database_to_itself(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"
    process = await streaming(path)
    try:
        with pytest.raises(DatabaseLockedError, match=rf"number {process.pid}\)"):
            await SqliteDatabase.open(path)
    finally:
        process.kill()
        await process.communicate()
    database = await SqliteDatabase.open(path)
    await database.close()


def test_the_holders_number_is_read_where_the_first_byte_is_its_own(tmp_path: Path) -> None:
    """As on Windows, which locks the byte that the lock is taken on."""

    class Locked(FileIO):
        def read(self, size: int | None = -1, /) -> bytes:
            if self.tell() == 0:
                raise PermissionError(13, "Permission denied")
            return super().read(-1 if size is None else size)

    path = tmp_path / "arbiter.db"
    with _lock(path)[1], Locked(f"{path}.lock") as other:
        assert _holder(other) == str(os.getpid())


@pytest.mark.posix
async def test_what_was_acknowledged_outlives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"
    process = await streaming(path)
    assert process.stdout is not None
    acknowledged = [int(await process.stdout.readline()) for _ in range(300)]
    process.send_signal(signal.SIGKILL)
    rest = await process.stdout.read()
    assert await process.wait() == -signal.SIGKILL
    acknowledged += [int(line) for line in rest.splitlines(keepends=True) if line.endswith(b"\n")]
    database = await SqliteDatabase.open(path)
    kept = await guilds(database)
    assert set(acknowledged) <= set(kept)
    assert len(set(acknowledged)) == len(acknowledged) >= 300
    assert await database.write(add(10**9)) == 10**9
    await database.close()
