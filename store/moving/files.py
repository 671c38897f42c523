"""A SQLite file as a source or a target of a move."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from store.errors import DatabaseCorruptError, StoreFailedError, TargetUsedError
from store.files import flush, flush_names, read_only
from store.migrations import load, migrate, version_of
from store.moving.content import Digest, Table, digest_of, tables
from store.proof.rows import compare
from store.proof.sums import file_of
from store.sqlite import hold_lock
from store.starting import APPLICATION_ID, inspect

LOGS = ("-wal", "-shm", "-journal")
"""Ends of the names of SQLite's files beside a database: logs of its changes, and the index of one."""


@contextlib.contextmanager
def source(path: Path) -> Iterator[sqlite3.Connection]:
    """Return a connection that reads one view of a whole database of this version, which no bot opens meanwhile.

    Raises FileNotFoundError, StoreFailedError if an older version of the bot made it, DatabaseCorruptError if it is damaged, and
    the errors of `SqliteDatabase.open`.
    """
    if not path.is_file():
        raise FileNotFoundError(f"there is no database {path}")
    newest = len(load())
    with hold_lock(path):
        inspect(path, newest)
        with contextlib.closing(sqlite3.connect(read_only(path), uri=True, isolation_level=None)) as db:
            db.execute("BEGIN")
            if version_of(db) != newest:
                raise StoreFailedError(
                    f"{path} is of an older version of the bot: start this version on it once, then stop it"
                )
            if broken := db.execute("PRAGMA foreign_key_check").fetchall():
                raise DatabaseCorruptError(f"{path} is damaged: rows of {broken[0][0]} refer to what is not there")
            yield db


def damage(db: sqlite3.Connection) -> list[str]:
    """Return a line for each row that is not what was stored. It is moved as it is, and found there as it is read."""
    return [str(error) for error in compare(db)]


def numbers(db: sqlite3.Connection, order: Sequence[Table]) -> dict[str, int]:
    """Return the number of the last row of each table that is numbered, 0 for one that never had any."""
    known = dict(db.execute("SELECT name, seq FROM sqlite_sequence"))
    return {table.name: int(known.get(table.name, 0)) for table in order if table.is_numbered}


def digests(db: sqlite3.Connection, order: Sequence[Table]) -> dict[str, Digest]:
    """Return the digest of each table."""
    return {table.name: digest_of(db.execute(table.query)) for table in order}


@contextlib.contextmanager
def target(path: Path) -> Iterator[sqlite3.Connection]:
    """Return a connection that writes, in one transaction, a database which is at this path once the context ends well.

    Raises TargetUsedError if there is a database already, or the log of one; what fails leaves nothing.
    """
    with hold_lock(path):
        _check_unused(path)
        ready = path.with_name(f".{path.name}-moved")
        ready.unlink(missing_ok=True)
        try:
            os.close(os.open(ready, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            with contextlib.closing(sqlite3.connect(ready, isolation_level=None)) as db:
                # A file that a stop leaves behind is no database yet, and is made anew the next time.
                db.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF")
                migrate(db, load())
                db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                db.execute("BEGIN")
                yield db
                db.execute("COMMIT")
                _check_whole(db)
                written = digests(db, tables())
            flush(ready)
            ready.replace(path)
            file_of(path).unlink(missing_ok=True)
            flush_names(path.parent)
            _check_found(path, written)
        except BaseException:
            ready.unlink(missing_ok=True)
            path.unlink(missing_ok=True)  # empty before, or not there
            raise


def _check_unused(path: Path) -> None:
    """Raise TargetUsedError if there is content at a path, or a log beside it, which SQLite would play into the new file."""
    if path.stat().st_size:
        raise TargetUsedError(f"{path} is not empty: move it elsewhere first")
    if logs := [f"{path}{end}" for end in LOGS if Path(f"{path}{end}").exists()]:
        path.unlink()  # the lock has made it
        raise TargetUsedError(
            f"{' and '.join(logs)} belong to an old database that is not at {path} any more:"
            " move them to where it is now, they hold its last changes"
        )


def _check_found(path: Path, written: Mapping[str, Digest]) -> None:
    """Raise StoreFailedError if what a bot would read at a path is not what was written."""
    with contextlib.closing(sqlite3.connect(read_only(path), uri=True, isolation_level=None)) as db:
        found = digests(db, tables())
    if differing := [name for name in written if written[name] != found[name]]:
        raise StoreFailedError(f"what is read at {path} is not what was moved: {', '.join(differing)}")


def _check_whole(db: sqlite3.Connection) -> None:
    """Raise StoreFailedError if a new database is damaged."""
    problem = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if problem != "ok" or db.execute("PRAGMA foreign_key_check").fetchall():
        raise StoreFailedError(f"what was moved is damaged: {problem}")


def store(db: sqlite3.Connection, table: Table, rows: Iterable[tuple[Any, ...]]) -> None:
    """Store the rows of a table."""
    quoted = ", ".join(f'"{column}"' for column in table.columns)
    marks = ", ".join("?" * len(table.columns))
    db.executemany(f"INSERT INTO {table.name} ({quoted}) VALUES ({marks})", rows)  # noqa: S608  # names of our own schema


def set_numbers(db: sqlite3.Connection, wanted: Mapping[str, int]) -> None:
    """Let each table that is numbered go on behind this number."""
    db.execute("DELETE FROM sqlite_sequence")
    db.executemany(
        "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", [(name, n) for name, n in wanted.items() if n]
    )
