"""What proves that a database is what the bot wrote: damage is found at the next start, and a torn end of the log is none."""

# ruff: noqa: ASYNC240 - files of a few kilobytes
from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from store.errors import DatabaseCorruptError, DatabaseMissingError
from store.migrations import load
from store.proof import keeper, sums, wal
from store.proof.schema import expected, missing
from store.sqlite import SqliteDatabase
from store.starting import inspect
from store.upkeep.restoring import accept, found_damaged
from tests.store.helpers import add, guilds
from tests.store.rows import fill

PAGE, FRAME = 4096, 4096 + wal.FRAME


@pytest.fixture
async def killed(tmp_path: Path) -> Path:
    """A database whose bot was killed after three commits, the last two of which stand in the log alone."""
    database = await SqliteDatabase.open(tmp_path / "live" / "arbiter.db")
    await database.write(add(1))
    await database.close()
    database = await SqliteDatabase.open(database.path)
    for guild in (2, 3, 4):
        await database.write(add(guild))
    path = tmp_path / "killed" / "arbiter.db"
    path.parent.mkdir()
    for end in ("", "-wal", "-sums"):
        shutil.copy(f"{database.path}{end}", f"{path}{end}")
    await database.close()
    return path


async def content(path: Path) -> list[int]:
    database = await SqliteDatabase.open(path)
    try:
        return await guilds(database)
    finally:
        await database.close()


def log_of(path: Path) -> Path:
    return Path(f"{path}-wal")


def sums_of(path: Path) -> Path:
    return Path(f"{path}-sums")


def flip(file: Path, place: int) -> None:
    with file.open("r+b") as opened:
        opened.seek(place)
        (byte,) = opened.read(1)
        opened.seek(place)
        opened.write(bytes([byte ^ 1]))


async def test_all_is_there_after_a_kill(killed: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert await content(killed) == [1, 2, 3, 4]
    assert await content(killed) == [1, 2, 3, 4]
    assert caplog.records == []


@pytest.mark.parametrize("part", ["header", "salt", "page number", "commit", "content"])
@pytest.mark.parametrize("back", [1, 2, 3])
async def test_a_flipped_bit_of_the_log_loses_nothing_in_silence(killed: Path, part: str, back: int) -> None:
    """SQLite itself would drop this frame and all that follow."""
    size = log_of(killed).stat().st_size
    within = {"header": 0, "salt": 8, "page number": 3, "commit": 7, "content": 2000}[part]
    flip(log_of(killed), 9 if part == "header" else size - back * FRAME + within)
    with pytest.raises(DatabaseCorruptError, match="has lost changes that were stored"):
        await SqliteDatabase.open(killed)


@pytest.mark.parametrize("left", [0, 100, -1, -FRAME])
async def test_a_log_that_was_cut_is_noticed(killed: Path, left: int) -> None:
    size = log_of(killed).stat().st_size
    os.truncate(log_of(killed), left if left >= 0 else size + left)
    with pytest.raises(DatabaseCorruptError, match="has lost changes that were stored"):
        await SqliteDatabase.open(killed)


async def test_a_log_that_is_gone_is_noticed(killed: Path) -> None:
    log_of(killed).unlink()
    with pytest.raises(DatabaseCorruptError, match="gone or damaged, or another program has opened the database"):
        await SqliteDatabase.open(killed)


@pytest.mark.parametrize("part", ["half a frame", "a frame without a commit", "zeros"])
async def test_a_torn_end_is_dropped_and_said(killed: Path, part: str, caplog: pytest.LogCaptureFixture) -> None:
    """A commit that was under way: nobody had been told of it."""
    log = log_of(killed)
    whole = log.read_bytes()
    frame = whole[-FRAME:]
    more = {
        "half a frame": frame[:2000],
        "a frame without a commit": frame[:4] + bytes(4) + frame[8:],
        "zeros": bytes(FRAME),
    }
    log.write_bytes(whole + more[part])
    assert await content(killed) == [1, 2, 3, 4]
    assert "nobody had been told that it was stored" in caplog.text


async def test_without_sums_a_later_commit_still_proves_the_damage(killed: Path) -> None:
    """As where the machine lost its power before the mark was on the disk."""
    sums_of(killed).unlink()
    flip(log_of(killed), log_of(killed).stat().st_size - 3 * FRAME + 2000)
    with pytest.raises(DatabaseCorruptError, match="a frame of its write-ahead log is damaged"):
        await SqliteDatabase.open(killed)


def crashed(database: SqliteDatabase) -> Path:
    """Return a copy of the files of a database that is open, as a kill leaves them."""
    path = database.path.parent / "crashed" / "arbiter.db"
    path.parent.mkdir()
    for end in ("", "-wal", "-sums"):
        if Path(f"{database.path}{end}").exists():
            shutil.copy(f"{database.path}{end}", f"{path}{end}")
    return path


async def test_frames_of_an_older_log_are_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log is written over from its beginning; what is behind has other salts."""
    monkeypatch.setattr(keeper, "CHECKPOINT_FRAMES", 50)
    database = await SqliteDatabase.open(tmp_path / "arbiter.db")
    for guild in range(203):
        await database.write(add(guild))
        known = sums.read(sums_of(database.path))
        assert known is not None
    assert log_of(database.path).stat().st_size > known.acknowledged.frames * FRAME + wal.HEADER, (
        "older frames are behind"
    )
    assert await content(crashed(database)) == list(range(203))
    await database.close()
    assert await content(database.path) == list(range(203))


async def test_a_mark_that_was_lost_with_the_power_is_no_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mark on the disk is of a log that has been begun over since."""
    monkeypatch.setattr(keeper, "CHECKPOINT_FRAMES", 50)
    database = await SqliteDatabase.open(tmp_path / "arbiter.db")
    marks, log = [], bytes(8)
    for guild in range(100):
        await database.write(add(guild))
        before, log = log, log_of(database.path).read_bytes()[16:24]
        if marks and before != log:
            break
        marks.append(sums_of(database.path).read_bytes()[:128])
    path = crashed(database)
    content_of_sums = sums_of(path).read_bytes()
    old = next(mark for mark in marks if before in mark)
    sums_of(path).write_bytes(old + content_of_sums[128:])
    assert await content(path) == list(range(guild + 1))
    await database.close()


async def test_another_program_that_checkpoints_ends_the_sums(
    database: SqliteDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    """Such as one that replicates the database all the time."""
    await database.write(add(1))
    with closing(sqlite3.connect(database.path)) as other:
        other.execute("PRAGMA wal_checkpoint(PASSIVE)")
    await database.write(add(2))
    await database.write(add(3))
    assert caplog.text.count("another program has checkpointed the database") == 1
    assert await content(crashed(database)) == [1, 2, 3]
    await database.close()
    assert await content(database.path) == [1, 2, 3]


@pytest.mark.parametrize("table", ["players", "seats"])
async def test_a_flipped_bit_of_a_value_is_noticed_and_named(database: SqliteDatabase, table: str) -> None:
    """SQLite finds nothing wrong with it."""
    await fill(database)
    await database.close()
    content = database.path.read_bytes()
    with closing(sqlite3.connect(f"{database.path.as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        page = db.execute("SELECT pageno FROM dbstat WHERE name = ?", (table,)).fetchone()[0]
    place = page * PAGE - 1  # the end of the first row
    database.path.write_bytes(content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :])
    inspect(database.path, newest=99)
    with pytest.raises(DatabaseCorruptError, match=rf"1 page \({page}\) of {table}$"):
        await SqliteDatabase.open(database.path)


async def test_sums_that_cannot_be_written_cost_no_commit(
    database: SqliteDatabase, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(sums.SumsFile, "mark", full)
        patch.setattr(sums.SumsFile, "add", full)
        for guild in range(5):
            assert await database.write(add(guild)) == guild
        assert [record.levelno for record in caplog.records] == [logging.WARNING]
        await database.close()
    assert await content(database.path) == list(range(5))


async def test_damaged_sums_are_said_and_made_anew(database: SqliteDatabase, caplog: pytest.LogCaptureFixture) -> None:
    await database.write(add(1))
    await database.close()
    flip(sums_of(database.path), 140)
    assert await content(database.path) == [1]
    assert "arbiter.db-sums is damaged" in caplog.text
    assert any("arbiter.db-sums is damaged" in line for line in found_damaged(database.path))
    caplog.clear()
    assert await content(database.path) == [1]
    assert caplog.records == []


async def test_an_empty_file_is_no_new_database(database: SqliteDatabase) -> None:
    await database.write(add(1))
    await database.close()
    database.path.write_bytes(b"")
    with pytest.raises(DatabaseMissingError, match="is empty, and the bot has stored"):
        await SqliteDatabase.open(database.path)


async def test_a_damaged_database_may_be_kept_as_it_is(killed: Path) -> None:
    flip(log_of(killed), log_of(killed).stat().st_size - FRAME + 2000)
    before = killed.read_bytes()
    aside = accept(killed, 1_795_240_800.0)
    assert aside is not None
    assert (aside / "arbiter.db").read_bytes() == before, "a copy, not a second name"
    assert await content(killed) == [1, 2, 3]


async def test_whatever_the_schema_lacks_is_named(database: SqliteDatabase) -> None:
    await database.close()
    with closing(sqlite3.connect(database.path)) as db:
        db.execute("DROP TABLE wishes")
        db.execute("ALTER TABLE guilds RENAME COLUMN theme TO gone")
        db.execute("DROP INDEX decks_of_user")
    lacks = r"it lacks the column guilds\.theme, the table wishes, the index decks_of_user$"
    for gone in (False, True):
        if gone:
            sums_of(database.path).unlink()
        with pytest.raises(DatabaseCorruptError, match=lacks):
            await SqliteDatabase.open(database.path)


def test_more_than_is_wanted_is_no_harm() -> None:
    wanted = expected(load())
    assert missing(wanted, wanted) == []
    assert missing(expected(load()[:3]), wanted) == ["the table votes"]


async def test_a_schema_that_is_no_text_is_damage(database: SqliteDatabase) -> None:
    """SQLite quotes it in its error, which cannot be read then."""
    await database.close()
    content = database.path.read_bytes()
    for there, harmed in ((b"tablewishes", b"tablewis\xefes"), (b"CREATE TABLE wishes (", b"CREATE TABLE wishes ?")):
        assert content.count(there) == 1
        content = content.replace(there, harmed)
    database.path.write_bytes(content)
    with pytest.raises(DatabaseCorruptError, match="its schema cannot be read"):
        await SqliteDatabase.open(database.path)


async def test_a_change_outside_of_a_log_that_was_killed_is_undone(database: SqliteDatabase, tmp_path: Path) -> None:
    """A copy of a database is put into WAL mode at its first start, by a rollback journal."""
    await database.write(add(1))
    await database.backup(tmp_path / "copy.db")
    path = tmp_path / "killed" / "arbiter.db"
    path.parent.mkdir()
    with closing(sqlite3.connect(tmp_path / "copy.db", isolation_level=None)) as db:
        db.execute("PRAGMA cache_size = 1")
        db.execute("BEGIN")
        db.executemany("INSERT INTO guilds (guild, language) VALUES (?, 'ru')", [(n,) for n in range(10, 5000)])
        for end in ("", "-journal"):
            shutil.copy(f"{tmp_path / 'copy.db'}{end}", f"{path}{end}")
    assert await content(path) == [1]


async def test_another_process_that_opens_the_database_meets_sqlites_own_locks(tmp_path: Path) -> None:
    """Whoever takes the log's index for a forgotten one empties it under the bot's feet, which ends the bot at once."""
    database = await SqliteDatabase.open(tmp_path / "arbiter.db")
    try:
        await database.write(add(1))
        index = Path(f"{database.path}-shm")
        before = index.stat().st_ino, index.stat().st_size
        look = f"import sqlite3; print(*sqlite3.connect({str(database.path)!r}).execute('SELECT count(*) FROM guilds'))"
        other = await asyncio.create_subprocess_exec(sys.executable, "-c", look, stdout=asyncio.subprocess.PIPE)
        assert (await other.communicate())[0].decode().strip() == "(1,)"
        assert (index.stat().st_ino, index.stat().st_size) == before
        locks = Path("/proc/locks")
        if locks.exists():
            assert any(f":{before[0]} " in line for line in locks.read_text(encoding="utf-8").splitlines())
        await database.write(add(2))
        assert await guilds(database) == [1, 2]
    finally:
        await database.close()
