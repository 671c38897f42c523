"""Opens the file of the database: compares it with its schema and its proof, then brings its schema up to date."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from dataclasses import dataclass, field, replace
from pathlib import Path

from store.errors import (
    DamagedError,
    DatabaseCorruptError,
    DatabaseNewerError,
    DatabaseUnwritableError,
    StoreError,
    StoreFailedError,
    primary_code,
)
from store.files import lenient, read_only
from store.migrations import load, migrate, version_of
from store.proof.keeper import Keeper
from store.proof.notes import note
from store.proof.opening import Proof, is_copy, prove, sums_of
from store.proof.rows import compare
from store.proof.schema import expected, missing
from store.proof.schema import of as schema_of
from store.proof.sums import Sums

APPLICATION_ID = 0x41524254
""""ARBT", in the file's header (SQLite's `application_id`): tells the bot's database from any other."""

BUSY_TIMEOUT = 5_000
"""Milliseconds to wait for another program, such as a shell that reads the file."""

log = logging.getLogger(__name__)

_JOURNAL_LIMIT = 64 * 1024 * 1024  # bytes of write-ahead log kept on disk after a rush


@dataclass
class Start:
    """The proof of a database before it is opened, the keeper of it from then on, and the rows that were found damaged."""

    proof: Proof
    keeper: Keeper
    damaged: list[DamagedError] = field(default_factory=list)


def check(path: Path) -> Start:
    """Compare a database with its schema and its proof. Raises the errors of `SqliteDatabase.open`."""
    _roll_back(path)
    inspect(path, newest=len(load()))
    try:
        proof = prove(path)
        if not path.stat().st_size or is_copy(path):
            # On its own: what this changes goes by no log.
            with contextlib.closing(sqlite3.connect(path, timeout=BUSY_TIMEOUT / 1000)) as connection:
                _set_wal_mode(connection, path)
            proof = replace(proof, sums=Sums(sums_of(path)))
        if proof.warning:
            log.warning("%s: %s", path.name, proof.warning)
        if proof.damage:
            log.error("%s: %s", path.name, proof.damage)
        return Start(proof, Keeper(path, proof.sums))
    except sqlite3.Error as error:
        raise _opening_error(path, error) from error
    except OSError as error:
        raise StoreFailedError(f"{path} could not be opened: {error}") from error


def _roll_back(path: Path) -> None:
    """Let SQLite undo a change outside of a log that was killed in the middle: a connection that only reads cannot."""
    if Path(f"{path}-journal").exists():
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()


def _opening_error(path: Path, error: sqlite3.Error) -> StoreError:
    if primary_code(error) in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return DatabaseUnwritableError(f"{path} cannot be written: {error}")
    return StoreFailedError(f"{path} could not be opened: {error}")


def prepare(path: Path, start: Start) -> sqlite3.Connection:
    """Return the writer's connection to a migrated database, whose rows are compared where its pages prove nothing."""
    steps = load()
    try:
        with contextlib.ExitStack() as unless_ready:
            # IMMEDIATE, not autocommit: should SQLite roll back by itself within a work, what follows there must not
            # be committed piece by piece.
            connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT / 1000, isolation_level="IMMEDIATE")
            unless_ready.callback(connection.close)
            _set_wal_mode(connection, path)
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA journal_size_limit = {_JOURNAL_LIMIT}")
            start.keeper.begin(connection)
            unless_ready.callback(start.keeper.closing, connection)
            # Every opening writes, so that a read-only or full disk fails here and not at the first choice.
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute("PRAGMA foreign_keys = OFF")
            migrate(connection, steps)
            if start.proof.damage or not start.proof.known:
                start.damaged += compare(connection)
                note(connection, start.proof.damage, start.damaged)
            connection.execute("PRAGMA foreign_keys = ON")
            connection.row_factory = sqlite3.Row
            start.keeper.committed(connection)
            unless_ready.pop_all()
    except sqlite3.Error as error:
        raise _opening_error(path, error) from error
    return connection


def _set_wal_mode(connection: sqlite3.Connection, path: Path) -> None:
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise DatabaseUnwritableError(
            f"{path} is on a disk without SQLite's write-ahead log (it offers: {mode}): put ARBITER_DATA on another disk"
        )


def inspect(path: Path, newest: int) -> None:
    """Raise DatabaseCorruptError or DatabaseNewerError if the file must not be used.

    The file is opened read only, so it stays as it is. Raises StoreFailedError if it cannot be read.
    """
    # Without a log beside it the file is complete; `immutable` keeps SQLite from creating a log.
    alone = not any(Path(f"{path}{end}").exists() for end in ("-wal", "-journal"))
    uri = read_only(path) + ("&immutable=1" if alone else "")
    try:
        with contextlib.closing(sqlite3.connect(uri, uri=True, timeout=BUSY_TIMEOUT / 1000)) as connection:
            connection.text_factory = lenient
            problems = [row[0] for row in connection.execute("PRAGMA quick_check(3)") if row[0] != "ok"]
            if alone and path.stat().st_size % connection.execute("PRAGMA page_size").fetchone()[0]:
                problems.append("its last page is cut short")  # quick_check reads zeros there, and may not mind
            version = version_of(connection)
            owner = connection.execute("PRAGMA application_id").fetchone()[0]
            empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
            lacking = (
                missing(expected(load()[:version]), schema_of(connection)) if version <= newest and not problems else []
            )
    except sqlite3.DatabaseError as error:
        if primary_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise DatabaseCorruptError(f"{path} is damaged or not a database: {error}") from error
        raise StoreFailedError(f"{path} could not be read: {error}") from error
    except UnicodeDecodeError as error:  # SQLite quotes what is damaged in the text of its own error
        raise DatabaseCorruptError(f"{path} is damaged: its schema cannot be read") from error
    if problems:
        raise DatabaseCorruptError(f"{path} is damaged: {'; '.join(problems)}")
    if owner != APPLICATION_ID and not (empty and owner == 0 and version == 0):
        raise DatabaseCorruptError(f"{path} is a database of another program")
    if version > newest:
        raise DatabaseNewerError(
            f"{path} was made by a newer version of the bot (format {version}, known here {newest}):"
            " start that version, or restore an older backup"
        )
    if lacking:
        raise DatabaseCorruptError(
            f"{path} is damaged, or another program has changed it: it lacks {', '.join(lacking)}"
        )
