"""Errors of the store. Their texts are sentences for the operator of the bot."""

from __future__ import annotations

import sqlite3


class StoreError(Exception):
    """The base class of all errors of the store."""


class DatabaseNewerError(StoreError):
    """A newer version of the bot wrote the database. Nothing was changed."""


class DatabaseCorruptError(StoreError):
    """The file is no database of the bot, or SQLite's check finds damage. The file was left as it is."""


class DatabaseMissingError(StoreError):
    """There is no database, or an empty one, where there has been one."""


class DatabaseLockedError(StoreError):
    """Another process of the bot has the database open."""


class DatabaseUnwritableError(StoreError):
    """The database, its folder or its lock file cannot be created or written."""


class StoreFailedError(StoreError):
    """The disk or the file refused. Nothing of this transaction was stored; a later one may succeed."""


class StoreDoubtfulError(StoreFailedError):
    """A server was lost while it stored a transaction, and has not come back to say whether it did."""


class DatabaseTakenError(StoreFailedError):
    """Another process has had the database meanwhile: this one must not write to it any more."""


class TargetUsedError(StoreError):
    """A database that is to be filled is not empty. It was left as it is."""


class DriverMissingError(StoreError):
    """The library for the database's engine is not installed."""


class DamagedError(StoreError):
    """A stored row is not what was written. `match`, `tournament` or `ladder` is the id of what it belongs to, if to any."""

    def __init__(
        self,
        where: str,
        *,
        match: int | None = None,
        tournament: int | None = None,
        ladder: int | None = None,
        version: int | None = None,
    ) -> None:
        about = {"match": match, "tournament": tournament, "ladder": ladder, "version": version}
        named = " ".join(f"{name}={number}" for name, number in about.items() if number is not None)
        super().__init__(f"damaged: {where}{' ' * bool(named)}{named} is not what was stored")
        self.match = match
        self.tournament = tournament
        self.ladder = ladder
        self.version = version


class StoreClosedError(StoreError):
    """The database is closed. The work was not begun."""


class TransactionMisusedError(StoreError):
    """A work function began, committed or rolled back a transaction, which only the writer may do.

    Nothing of the work was stored.
    """


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
    """Return SQLite's primary result code (https://sqlite.org/rescode.html), None if SQLite did not raise the error."""
    code = getattr(error, "sqlite_errorcode", None) if isinstance(error, sqlite3.Error) else None
    return None if code is None else code & _PRIMARY_CODE


def is_environment(error: BaseException) -> bool:
    """Return whether the disk, the memory or another program is at fault, and not the statement."""
    return primary_code(error) in _ENVIRONMENT
