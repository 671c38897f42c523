"""Backups: checked copies made while the bot runs, their schedule, and which of them are deleted."""

import asyncio
import logging
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from store.copying import RESERVE
from store.errors import StoreFailedError
from store.sqlite import SqliteDatabase
from store.upkeep import backup
from store.upkeep.backup import backups, name_at, prune, run_schedule
from tests.store.helpers import add, dump, guilds

START = 1_795_240_800.0  # 2026-11-21 06:00:00 UTC


@pytest.mark.posix
async def test_a_backup_restored_is_the_same_database(database: SqliteDatabase, tmp_path: Path) -> None:
    await asyncio.gather(*(database.write(add(guild, "en")) for guild in range(500)))
    copy = tmp_path / "copies" / "copy.db"
    await database.backup(copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    await database.write(add(999))  # after the backup: not in it
    await database.close()

    shutil.copy(copy, tmp_path / "restored.db")
    restored = await SqliteDatabase.open(tmp_path / "restored.db")
    assert await guilds(restored) == list(range(500))
    assert await restored.write(add(500)) == 500
    await restored.close()

    shutil.copy(copy, database.path)
    again = await SqliteDatabase.open(database.path)
    assert await guilds(again) == list(range(500))
    await again.close()
    assert dump(database.path) == dump(copy)
    assert sorted(file.name for file in copy.parent.iterdir()) == ["copy.db", "copy.db-sums"]


async def test_a_backup_under_load_is_of_one_moment_and_holds_up_no_write(
    database: SqliteDatabase, tmp_path: Path
) -> None:
    def pair(number: int) -> Callable[[sqlite3.Connection], None]:
        def work(connection: sqlite3.Connection) -> None:
            add(number)(connection)
            connection.execute("INSERT INTO players (user, name, seen) VALUES (?, 'Анна', 0)", (number,))

        return work

    def fill(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO packs (hash, game, body) VALUES ('large', 'krendel', randomblob(30000000))")

    await database.write(fill)
    stop = asyncio.Event()
    written = 0

    async def load() -> None:
        nonlocal written
        while not stop.is_set():
            written += 1
            await database.write(pair(written))

    loads = [asyncio.create_task(load()) for _ in range(4)]
    during = []
    for number in range(3):
        before = len(await guilds(database))
        await database.backup(tmp_path / f"{number}.db")
        during.append((before, len(await guilds(database))))
    stop.set()
    await asyncio.gather(*loads)
    for number, (before, after) in enumerate(during):
        with closing(sqlite3.connect(tmp_path / f"{number}.db")) as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            of_guilds, of_players = copy.execute(
                "SELECT (SELECT count(*) FROM guilds), (SELECT count(*) FROM players)"
            ).fetchone()
        assert of_guilds == of_players
        assert before <= of_guilds <= after
        assert after > before  # writes went on meanwhile
    assert await guilds(database) == list(range(1, written + 1))


async def test_a_backup_that_fails_leaves_the_older_one_and_no_rest(database: SqliteDatabase, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    (folder / "copy.db").mkdir(parents=True)  # a file cannot be renamed over a folder
    with pytest.raises(StoreFailedError, match=r"copy\.db could not be made"):
        await database.backup(folder / "copy.db")
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreFailedError, match="could not be made"):
        await database.backup(tmp_path / "file" / "copy.db")
    assert await database.write(add(1)) == 1


@pytest.mark.parametrize("end", ["", "-wal", "-shm", ".lock"])
async def test_a_backup_never_replaces_the_database(database: SqliteDatabase, end: str) -> None:
    await database.write(add(1))
    target = database.path.parent / "sub" / ".." / f"{database.path.name}{end}"
    target.parent.parent.mkdir()
    with pytest.raises(ValueError, match="belongs to the database itself"):
        await database.backup(target)
    assert await guilds(database) == [1]


def test_names_are_utc_and_other_files_are_passed_over(tmp_path: Path) -> None:
    assert name_at(START) == "arbiter-20261121T060000Z.db"
    others = ["arbiter.db", "arbiter-20261121T060000Z.db.old", "arbiter-20261399T060000Z.db", "notes.txt"]
    for name in [*others, *(name_at(START + hour * 3600) for hour in (2, 0, 1))]:
        (tmp_path / name).write_text("")
    assert backups(tmp_path) == [(START + hour * 3600, tmp_path / name_at(START + hour * 3600)) for hour in (0, 1, 2)]
    assert prune(tmp_path, 2, START + 7200) == [tmp_path / name_at(START)]
    assert prune(tmp_path, 2, START + 7200) == []
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(
        [*others, name_at(START + 3600), name_at(START + 7200)]
    )
    assert backups(tmp_path / "missing") == []


class Clock:
    """Time that passes only by sleeping; after so many sleeps the sleeper is cancelled."""

    def __init__(self, sleeps: int) -> None:
        self.now = START
        self.slept: list[float] = []
        self._sleeps = sleeps

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds
        if len(self.slept) == self._sleeps:
            raise asyncio.CancelledError


async def run(database: SqliteDatabase, folder: Path, clock: Clock) -> None:
    database.now = lambda: clock.now
    with pytest.raises(asyncio.CancelledError):
        await run_schedule(database, folder, 3600, 2, sleep=clock.sleep)


async def test_backups_are_made_on_schedule_and_pruned(database: SqliteDatabase, tmp_path: Path) -> None:
    clock = Clock(sleeps=4)
    await run(database, tmp_path / "copies", clock)
    assert clock.slept == [3600.0] * 4
    assert sorted(file.name for file in (tmp_path / "copies").iterdir()) == [
        "arbiter-20261121T080000Z.db",
        "arbiter-20261121T080000Z.db-sums",
        "arbiter-20261121T090000Z.db",
        "arbiter-20261121T090000Z.db-sums",
    ]


async def test_the_schedule_goes_by_the_newest_file(database: SqliteDatabase, tmp_path: Path) -> None:
    (tmp_path / name_at(START - 600)).write_text("")
    clock = Clock(sleeps=2)
    await run(database, tmp_path, clock)
    assert clock.slept == [3000.0, 3600.0]
    assert [when for when, _ in backups(tmp_path)] == [START - 600, START + 3000]


async def test_a_backup_from_the_future_is_not_waited_for(database: SqliteDatabase, tmp_path: Path) -> None:
    (tmp_path / name_at(START + 10**8)).write_text("")
    clock = Clock(sleeps=1)
    await run(database, tmp_path, clock)
    assert [when for when, _ in backups(tmp_path)] == [START, START + 10**8]


@pytest.mark.parametrize("wrong", [10**8, -(10**8)])
async def test_a_clock_that_was_wrong_costs_no_backup(database: SqliteDatabase, tmp_path: Path, wrong: float) -> None:
    """Ahead for a while, or behind as at the start of a machine without a clock of its own."""
    before = [START - hour * 3600 for hour in (3, 2, 1)]
    for when in before:
        (tmp_path / name_at(when)).write_text("")
    clock = Clock(sleeps=3)
    clock.now = START + wrong
    await run(database, tmp_path, clock)
    mistaken = {START + wrong + hour * 3600 for hour in range(3)}
    kept = {when for when, _ in backups(tmp_path)}
    assert wrong > 0 or {*before} <= kept
    again = Clock(sleeps=2)
    await run(database, tmp_path, again)
    kept = {when for when, _ in backups(tmp_path)}
    assert kept - mistaken == {START, START + 3600}


async def test_a_disk_that_is_nearly_full_is_left_to_the_database(
    database: SqliteDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder, usage = tmp_path / "copies", shutil.disk_usage(tmp_path)
    monkeypatch.setattr("store.copying.shutil.disk_usage", lambda _: usage._replace(free=RESERVE))
    await run(database, folder, Clock(sleeps=1))
    assert list(folder.iterdir()) == []
    assert f"needs 0 MiB and {RESERVE >> 20} to spare" in caplog.text
    assert await database.write(add(1)) == 1


async def test_what_a_crash_left_of_a_backup_is_removed(database: SqliteDatabase, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    crashed = (".arbiter-20261121T050000Z.db-x1.partial", ".arbiter-20261121T050000Z.db-sums.partial")
    for name in (*crashed, "notes.partial"):
        (folder / name).write_text("half of it")
    await run(database, folder, Clock(sleeps=1))
    assert sorted(file.name for file in folder.iterdir()) == [name_at(START), f"{name_at(START)}-sums", "notes.partial"]


async def test_a_failing_backup_is_logged_and_tried_again(
    database: SqliteDatabase, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "copies"
    folder.write_text("")  # a file where the folder should be
    clock = Clock(sleeps=2)
    await run(database, folder, clock)
    assert clock.slept == [300.0, 300.0]
    assert [(record.levelno, record.exc_info) for record in caplog.records] == [(logging.ERROR, None)] * 2
    folder.unlink()
    await run(database, folder, Clock(sleeps=1))
    assert sorted(file.name for file in folder.iterdir()) == [name_at(START), f"{name_at(START)}-sums"]


@pytest.mark.parametrize("error", [OSError(5, "Input/output error"), OverflowError("date value out of range")])
async def test_no_error_ends_the_schedule(
    database: SqliteDatabase,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
) -> None:
    tried: list[Path] = []
    true = backup.backups

    def fails_once(folder: Path, *until: float) -> list[tuple[float, Path]]:
        tried.append(folder)
        if len(tried) == 1:
            raise error
        return true(folder, *until)

    def unreadable(folder: Path) -> None:
        raise PermissionError(13, "Permission denied", str(folder))

    monkeypatch.setattr(backup, "backups", fails_once)
    monkeypatch.setattr(backup, "_remove_partial", unreadable)
    clock = Clock(sleeps=2)
    await run(database, tmp_path / "copies", clock)
    assert clock.slept == [300.0, 3600.0]
    assert str(error) in caplog.text
    assert len(true(tmp_path / "copies")) == 1


async def test_the_schedule_ends_with_the_database(database: SqliteDatabase, tmp_path: Path) -> None:
    await database.close()
    await run_schedule(database, tmp_path / "copies", 3600, 2)
    assert not (tmp_path / "copies").exists()


@pytest.mark.parametrize(("every", "keep"), [(0, 1), (-1, 1), (60, 0)])
async def test_a_senseless_schedule_is_refused(
    database: SqliteDatabase, tmp_path: Path, every: float, keep: int
) -> None:
    with pytest.raises(ValueError, match="positive"):
        await run_schedule(database, tmp_path, every, keep)
