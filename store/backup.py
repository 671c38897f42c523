"""Backups: one file each, a whole database that needs nothing beside it.

`store/restoring.py` puts one back.
"""

import asyncio
import contextlib
import errno
import logging
import math
import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from store.errors import StoreClosed, StoreError, StoreFailed

if TYPE_CHECKING:
    from store.database import Database

RETRY_SECONDS: Final = 300.0
"""How soon a backup that failed is tried again, unless the schedule is quicker."""

RESERVE: Final = 64 * 1024 * 1024
"""Bytes that a backup leaves free on its disk, where the database is as a rule: matches go on before anything else."""

_NAME: Final = re.compile(r"arbiter-(\d{8}T\d{6}Z)\.db")
_STAMP: Final = "%Y%m%dT%H%M%SZ"
_PARTIAL: Final = ".partial"

_log = logging.getLogger(__name__)


def read_only(path: Path) -> str:
    """The address under which SQLite opens a database file without writing to it."""
    return f"{path.absolute().as_uri()}?mode=ro"


def name_at(when: float) -> str:
    """The file name of a backup made at this unix time: `arbiter-20261121T060000Z.db`, in UTC."""
    return f"arbiter-{stamp(when)}.db"


def stamp(when: float) -> str:
    """A unix time as names of files have it, in UTC: `20261121T060000Z`."""
    return datetime.fromtimestamp(when, UTC).strftime(_STAMP)


def backups(folder: Path, until: float = math.inf) -> list[tuple[float, Path]]:
    """The backups of the folder made `until` a moment, oldest first, each with its unix time; other files are passed over.

    One from the future was made while the clock was wrong: nobody knows how old it is.
    """
    found = []
    for file in folder.iterdir() if folder.is_dir() else ():
        if name := _NAME.fullmatch(file.name):
            with contextlib.suppress(ValueError):
                found.append((datetime.strptime(name[1], _STAMP).replace(tzinfo=UTC).timestamp(), file))
    return sorted((when, file) for when, file in found if when <= until)


def prune(folder: Path, keep: int, now: float) -> list[Path]:
    """Remove all but the newest `keep` backups and return what was removed; other files are not touched.

    Those from the future stay and do not count: with a clock that was or is wrong they must neither push out the present
    ones nor, being all there is, be taken for old.
    """
    removed = [file for _, file in backups(folder, now)][:-keep]
    for file in removed:
        file.unlink(missing_ok=True)
    return removed


def copy(source: Path, target: Path) -> None:
    """Copy the database as of now to `target`, through a file beside it that is checked and then renamed.

    The source is read in one go within one snapshot: in WAL mode this holds up no writer, whereas a copy in parts
    starts anew at every write. Raises StoreFailed (an older target stays), ValueError if the target is the database.
    """
    if target.resolve() in {Path(f"{source.resolve()}{end}") for end in ("", "-wal", "-shm", ".lock")}:
        raise ValueError(f"{target} belongs to the database itself")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _check_space(source, target.parent)
        handle, name = tempfile.mkstemp(prefix=f".{target.name}-", suffix=_PARTIAL, dir=target.parent)
        os.close(handle)
        partial = Path(name)
        try:
            _copy_checked(source, partial)
            partial.replace(target)
        finally:
            partial.unlink(missing_ok=True)
        flush(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed(f"the backup {target} could not be made: {error}") from error


def _check_space(source: Path, folder: Path) -> None:
    """Raise OSError if a copy would take the disk space that the database itself needs to go on."""
    needed = sum(file.stat().st_size for end in ("", "-wal") if (file := Path(f"{source}{end}")).exists())
    free = shutil.disk_usage(folder).free
    if free < needed + RESERVE:
        raise OSError(errno.ENOSPC, f"it needs {needed >> 20} MiB and {RESERVE >> 20} to spare, {free >> 20} are free")


def _copy_checked(source: Path, partial: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(read_only(source), uri=True)) as origin,
        contextlib.closing(sqlite3.connect(partial, isolation_level=None)) as copied,
    ):
        origin.backup(copied)
        # Out of WAL mode, so that the file stands alone wherever it is opened.
        copied.execute("PRAGMA journal_mode = DELETE")
        problem = copied.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {problem}")
    flush(partial)


def flush(path: Path) -> None:
    """Bring a file, or the names in a folder, to the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


async def scheduled(
    database: "Database",
    folder: Path,
    every_seconds: float,
    keep: int,
    *,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Make a backup whenever the newest one is `every_seconds` old and keep the newest `keep`; runs until cancelled.

    The schedule goes by the files, so restarts neither skip nor add a backup. One that fails is logged and tried
    again. Returns when the database is closed. Raises ValueError if an interval or number is not positive.
    """
    if every_seconds <= 0 or keep < 1:
        raise ValueError("backups need a positive interval and at least one to keep")
    await asyncio.to_thread(_remove_partial, folder)
    while True:
        wait = await asyncio.to_thread(_seconds_until_due, folder, database.now(), every_seconds)
        if wait <= 0:
            try:
                await database.backup(folder / name_at(database.now()))
                await asyncio.to_thread(prune, folder, keep, database.now())
                wait = every_seconds
            except StoreClosed:
                return
            except (StoreError, OSError) as error:
                _log.error("%s", error)
                wait = min(every_seconds, RETRY_SECONDS)
        await sleep(wait)


def _remove_partial(folder: Path) -> None:
    """Remove what a process that was killed while it copied has left."""
    for file in folder.glob(f".arbiter-*{_PARTIAL}"):
        file.unlink(missing_ok=True)


def _seconds_until_due(folder: Path, now: float, every_seconds: float) -> float:
    made = backups(folder, now)
    return every_seconds - (now - made[-1][0]) if made else 0.0
