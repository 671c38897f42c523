"""Restoring a backup: what it replaces is kept, and messages of running matches are shown anew."""

# ruff: noqa: ASYNC240 - files of a few kilobytes
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from store.errors import DatabaseCorruptError, DatabaseLockedError, DatabaseNewerError, StoreFailedError
from store.migrations import load
from store.sqlite import SqliteDatabase
from store.upkeep import backup, restoring
from store.upkeep.restoring import examine, restore
from tests.store.helpers import add, dump, guilds
from tests.store.rows import fill

NOW = 1_795_240_800.0  # 2026-11-21 06:00:00 UTC


@pytest.fixture
async def made(database: SqliteDatabase, tmp_path: Path) -> Path:
    """A backup with a row in every table, of which the database that is running by now knows one more."""
    await fill(database)
    await database.backup(tmp_path / "backups" / "one.db")
    await database.write(add(999))
    return tmp_path / "backups" / "one.db"


async def test_what_is_in_a_backup(made: Path) -> None:
    found = examine(made)
    assert (found.schema, found.matches, found.running) == (len(load()), 1, 1)
    assert found.size == made.stat().st_size


@pytest.mark.posix
async def test_it_takes_the_place_of_the_database_which_is_kept(database: SqliteDatabase, made: Path) -> None:
    await database.close()
    before, body = dump(database.path), made.read_bytes()
    aside = restore(made, database.path, NOW)
    assert aside == database.path.parent / "replaced" / "20261121T060000Z"
    assert dump(aside / "arbiter.db") == before
    assert stat.S_IMODE(aside.stat().st_mode) == stat.S_IMODE(aside.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(database.path.stat().st_mode) == 0o600
    assert made.read_bytes() == body
    again = await SqliteDatabase.open(database.path)
    assert await guilds(again) == [1]
    await again.close()
    assert {file.name for file in database.path.parent.iterdir()} == {
        "arbiter.db",
        "arbiter.db-sums",
        "arbiter.db.lock",
        "backups",
        "replaced",
    }


async def test_the_log_of_the_old_one_is_kept_and_not_applied(
    made: Path, database: SqliteDatabase, tmp_path: Path
) -> None:
    """As kill -9 leaves it: what was committed last stands in the log alone."""
    died = tmp_path / "died" / "arbiter.db"
    died.parent.mkdir()
    for end in ("", "-wal"):
        shutil.copy(f"{database.path}{end}", f"{died}{end}")
    aside = restore(made, died, NOW)
    assert aside is not None
    with closing(sqlite3.connect(died)) as db:
        assert db.execute("SELECT guild FROM guilds").fetchall() == [(1,)]
    with closing(sqlite3.connect(aside / "arbiter.db")) as db:
        assert db.execute("SELECT guild FROM guilds ORDER BY guild").fetchall() == [(1,), (999,)]


@pytest.mark.parametrize("damage", ["gone", "empty", "rubbish"])
async def test_whatever_became_of_the_database(database: SqliteDatabase, made: Path, damage: str) -> None:
    await database.close()
    database.path.unlink()
    if damage != "gone":
        database.path.write_bytes(b"" if damage == "empty" else b"rubbish " * 1000)
    aside = restore(made, database.path, NOW)
    assert (aside is not None) == (damage == "rubbish")
    assert aside is None or (aside / "arbiter.db").read_bytes() == b"rubbish " * 1000
    with closing(sqlite3.connect(database.path)) as db:
        assert db.execute("SELECT guild FROM guilds").fetchall() == [(1,)]


async def test_two_in_one_second_are_both_kept(database: SqliteDatabase, made: Path) -> None:
    await database.close()
    first, second = restore(made, database.path, NOW), restore(made, database.path, NOW)
    assert [folder.name for folder in (first, second) if folder] == ["20261121T060000Z", "20261121T060000Z-2"]


async def test_not_while_a_bot_runs(database: SqliteDatabase, made: Path) -> None:
    with pytest.raises(DatabaseLockedError, match=f"number {os.getpid()}"):
        restore(made, database.path, NOW)
    assert await guilds(database) == [1, 999]
    assert not database.path.with_name("replaced").exists()


def spoil(path: Path, how: str) -> None:
    if how == "cut":
        body = path.read_bytes()
        path.write_bytes(body[: len(body) - 1000])
        return
    if how == "rubbish":
        path.write_bytes(b"rubbish " * 1000)
        return
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(
            {
                "newer": f"PRAGMA user_version = {len(load()) + 1}",
                "foreign": "PRAGMA application_id = 7",
                "dangling": "DELETE FROM matches",
            }[how]
        )


@pytest.mark.parametrize(
    ("how", "error", "says"),
    [
        ("cut", DatabaseCorruptError, "damaged"),
        ("rubbish", DatabaseCorruptError, "damaged or not a database"),
        ("newer", DatabaseNewerError, "newer version of the bot"),
        ("foreign", DatabaseCorruptError, "another program"),
        ("dangling", DatabaseCorruptError, "refers to what is not there"),
    ],
)
async def test_one_that_cannot_be_used_changes_nothing(
    database: SqliteDatabase, made: Path, how: str, error: type[Exception], says: str
) -> None:
    await database.close()
    spoil(made, how)
    before = database.path.read_bytes()
    with pytest.raises(error, match=says):
        restore(made, database.path, NOW)
    assert database.path.read_bytes() == before
    assert not database.path.with_name("replaced").exists()


async def test_a_missing_one_and_the_database_itself_are_refused(database: SqliteDatabase) -> None:
    await database.close()
    with pytest.raises(FileNotFoundError, match="there is no file"):
        restore(database.path.with_name("nothing.db"), database.path, NOW)
    with pytest.raises(ValueError, match="the database itself"):
        restore(database.path, database.path, NOW)


async def test_a_disk_that_is_full_leaves_the_database(
    database: SqliteDatabase, made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await database.close()
    before = dump(database.path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for part in ("_renew", "_set_aside"):
        with monkeypatch.context() as patch:
            patch.setattr(restoring, part, full)
            with pytest.raises(StoreFailedError, match="No space left"):
                restore(made, database.path, NOW)
    assert dump(database.path) == before
    assert [file.name for file in database.path.parent.glob(".*")] == []


async def test_messages_of_running_matches_are_owed_anew(database: SqliteDatabase, tmp_path: Path) -> None:
    """They show a later moment; what was under way is looked for, and no number of a message is given twice."""
    await fill(database)
    last = (await database.read("SELECT max(id) FROM outbox"))[0][0]
    await database.backup(tmp_path / "one.db")
    await database.close()
    restore(tmp_path / "one.db", database.path, NOW)
    again = await SqliteDatabase.open(database.path)
    try:
        rows = await again.read("SELECT id, slot, sending FROM outbox WHERE delivered IS NULL ORDER BY id")
        shown = await again.read("SELECT shows FROM posts")
        await again.write(lambda db: db.execute("UPDATE matches SET status = 'over'").close())
        await again.write(lambda db: db.execute("UPDATE posts SET shows = 'end'").close())
        await again.backup(tmp_path / "two.db")
    finally:
        await again.close()
    assert [(row["slot"], row["sending"]) for row in rows] == [("board", 1.0), ("board", None)]
    assert rows[-1]["id"] > last + 100_000
    assert [row["shows"] for row in shown] == [""]
    restore(tmp_path / "two.db", database.path, NOW)
    with closing(sqlite3.connect(database.path)) as db:
        assert db.execute("SELECT shows FROM posts").fetchall() == [("end",)]
    assert [when for when, _ in backup.backups(tmp_path)] == []
