"""Restoring a backup while no bot runs. The replaced database is kept beside the restored one."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

from store.copying import copy
from store.errors import DatabaseCorruptError, DatabaseMissingError, StoreError, StoreFailedError
from store.files import flush_names, read_only
from store.migrations import load, version_of
from store.proof import notes
from store.proof.opening import prove_copy
from store.proof.rows import compare
from store.proof.sums import file_of
from store.sqlite import hold_lock
from store.starting import inspect
from store.upkeep.backup import backups, stamp
from store.upkeep.renewing import AHEAD, owe_all

AS_IT_IS = "--as-it-is"
"""The option of the command that restores, by which a damaged database is kept."""

ASIDE = "replaced"
"""The folder beside the database for replaced databases, each in a folder named after its time."""

_FILES = ("", "-wal", "-shm")
"""The ends of the names of a database's files: the file, its write-ahead log and the log's index."""


@dataclass(frozen=True, slots=True)
class Content:
    """The content of a backup: the number of its schema, its bytes, its matches and how many of them run."""

    schema: int
    size: int
    matches: int
    running: int


def examine(path: Path) -> Content:
    """Return the content of a backup. It is checked as a whole and only read.

    Raises FileNotFoundError, DatabaseCorruptError if it is damaged or no database of the bot, DatabaseNewerError if this version
    of the bot is too old for it, StoreFailedError if the disk refused.
    """
    path = path.absolute()
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    inspect(path, newest=len(load()))
    try:
        with contextlib.closing(sqlite3.connect(read_only(path), uri=True)) as db:
            problems = [row[0] for row in db.execute("PRAGMA integrity_check(3)") if row[0] != "ok"]
            problems += [f"{row[0]} refers to what is not there" for row in db.execute("PRAGMA foreign_key_check")][:3]
            schema = version_of(db)
            if schema == 0:
                raise DatabaseCorruptError(f"{path} is empty: no bot has stored anything in it")
            total, running = db.execute("SELECT count(*), coalesce(sum(status = 'playing'), 0) FROM matches").fetchone()
            if schema == len(load()):
                problems += [str(row) for row in compare(db)][:3]
    except sqlite3.Error as error:
        raise StoreFailedError(f"{path} could not be read: {error}") from error
    if problems:
        raise DatabaseCorruptError(f"{path} is damaged: {'; '.join(problems)}")
    try:
        prove_copy(path)
    except OSError as error:
        raise StoreFailedError(f"{path} could not be read: {error}") from error
    return Content(schema, path.stat().st_size, total, running)


def restore(source: Path, database: Path, now: float | None = None) -> Path | None:
    """Put a copy of a backup in the place of the database; return the folder that has what it replaced, None if nothing.

    At the next start every message of a match that runs is shown anew, since in Discord they are of a later moment.
    Raises what `examine` raises, DatabaseLockedError while a bot runs, ValueError if the backup is the database itself. Up to
    the last step the database stays as it is; should the machine stop in that step, call it again.
    """
    database, moment = database.absolute(), time.time() if now is None else now
    if source.resolve() == database.resolve():
        raise ValueError(f"{source} is the database itself")
    examine(source)
    with hold_lock(database):
        ready = database.with_name(f".{database.name}-restored")
        try:
            copy(source, ready, proof=False)
            _renew(ready, moment)
            aside = _set_aside(database, moment)
            for end in _FILES[1:]:
                # The log and its index go first: SQLite would apply a log to any database beside it.
                Path(f"{database}{end}").unlink(missing_ok=True)
            ready.replace(database)
            # They go last: until then they keep a bot from starting on half of this.
            file_of(database).unlink(missing_ok=True)
            flush_names(database.parent)
        except (OSError, sqlite3.Error) as error:
            raise StoreFailedError(f"{source} could not be restored: {error}") from error
        finally:
            ready.unlink(missing_ok=True)
    return aside


def check_not_lost(database: Path, folder: Path) -> None:
    """Raise DatabaseMissingError if the database is missing or empty although `folder` has backups of one."""
    made = backups(folder)
    if made and (not database.exists() or not database.stat().st_size):
        there = f"there are {len(made)} backups" if len(made) > 1 else "there is a backup"
        raise DatabaseMissingError(
            f"{database} is {'empty' if database.exists() else 'missing'}, but {there} in {folder}"
        )


def matches_in_newest(folder: Path) -> int:
    """Return the number of matches in the newest backup that can be restored, 0 without one."""
    for _, file in reversed(backups(folder)):
        with contextlib.suppress(StoreError, OSError):
            return examine(file).matches
    return 0


def found_damaged(path: Path) -> list[str]:
    """Return the findings of damage in a database that is in use. Raises StoreFailedError."""
    try:
        with contextlib.closing(sqlite3.connect(read_only(path), uri=True)) as db:
            return notes.read(db) if version_of(db) else []
    except sqlite3.Error as error:
        raise StoreFailedError(f"{path} could not be read: {error}") from error


def accept(database: Path, now: float | None = None) -> Path | None:
    """Take a damaged database as it is; return the folder that has a copy of it. What cannot be read of its log is dropped.

    Raises DatabaseLockedError while a bot runs, FileNotFoundError without a database, StoreFailedError if SQLite cannot read it.
    """
    database, moment = database.absolute(), time.time() if now is None else now
    if not database.is_file():
        raise FileNotFoundError(f"there is no database {database}")
    with hold_lock(database):
        try:
            aside = _set_aside(database, moment, linked=False)
            file_of(database).unlink(missing_ok=True)
            # The last connection that closes moves what can be read of the log into the database.
            with contextlib.closing(sqlite3.connect(database)) as db, db:
                notes.forget(db)
        except (OSError, sqlite3.Error) as error:
            raise StoreFailedError(f"{database} could not be read: {error}") from error
    return aside


def _set_aside(database: Path, moment: float, *, linked: bool = True) -> Path | None:
    """Keep the present database as a copy, or (`linked`) under a second name. Until the last step it stays in its place too."""
    there = [file for end in _FILES if (file := Path(f"{database}{end}")).exists()]
    if not any(file.stat().st_size for file in there):
        return None
    parent = database.with_name(ASIDE)
    parent.mkdir(mode=0o700, exist_ok=True)
    name, count = stamp(moment), 1
    while (aside := parent / (name if count == 1 else f"{name}-{count}")).exists():
        count += 1
    aside.mkdir(mode=0o700)
    for file in there:
        with contextlib.suppress(OSError):  # a disk without second names
            if linked:
                os.link(file, aside / file.name)
                continue
        shutil.copy2(file, aside / file.name)
    flush_names(aside)
    return aside


def _renew(path: Path, now: float) -> None:
    """Ready a restored file, as `store.upkeep.renewing` says."""
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'outbox'", (AHEAD,))
        owe_all(db, now)
