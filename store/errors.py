"""What can go wrong in the store, as errors with a sentence that can be shown to whoever runs the bot."""

from __future__ import annotations

import sqlite3


class StoreError(Exception):
    """The base of every error of the store."""


class DatabaseNewerError(StoreError):
    """The database was made by a newer version of the bot. Nothing was changed."""


class DatabaseCorruptError(StoreError):
    """The file is no database of the bot, or SQLite's check finds it damaged. The file was left untouched."""


class DatabaseLockedError(StoreError):
    """Another process of the bot has the database open."""


class DatabaseUnwritableError(StoreError):
    """The database, its folder or its lock file cannot be created or written."""


class StoreFailedError(StoreError):
    """The disk or the file refused: nothing of this transaction was kept, and a later one may succeed."""


class StoreClosedError(StoreError):
    """The database was closed; the work was not begun."""


class TransactionMisusedError(StoreError):
    """A work function tried to begin, commit or roll back: that belongs to the writer. Nothing of it was kept."""


# Results of SQLite that speak of the disk, the memory or another program, never of the statement that was run.
_ENVIRONMENT = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOLFS,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
_PRIMARY_CODE = 0xFF  # an extended result code holds the primary one in its low byte


def primary_code(error: BaseException) -> int | None:
    """The primary result code of SQLite (https://sqlite.org/rescode.html); None if SQLite did not raise this."""
    code = getattr(error, "sqlite_errorcode", None) if isinstance(error, sqlite3.Error) else None
    return None if code is None else code & _PRIMARY_CODE


def is_environment(error: BaseException) -> bool:
    """Whether the disk, the memory or another program is at fault, and not the statement."""
    return primary_code(error) in _ENVIRONMENT
