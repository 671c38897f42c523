"""The database as a file: its address for reading, and a checked copy that needs no other file."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
import tempfile
from pathlib import Path

from store.errors import StoreFailedError

RESERVE = 64 * 1024 * 1024
"""Bytes of disk space that a backup must leave free for the database."""

PARTIAL = ".partial"
"""The end of the name of an unfinished copy."""


def read_only(path: Path) -> str:
    """Return the address under which SQLite opens a database file without writing to it."""
    return f"{path.absolute().as_uri()}?mode=ro"


def copy(source: Path, target: Path) -> None:
    """Copy the database as of now to `target`, through a file beside it that is checked and then renamed.

    The source is read in one go within one snapshot: in WAL mode this holds up no writer, whereas a copy in parts
    starts anew at every write. Raises StoreFailedError (an older target stays), ValueError if the target is the database.
    """
    if target.resolve() in {Path(f"{source.resolve()}{end}") for end in ("", "-wal", "-shm", ".lock")}:
        raise ValueError(f"{target} belongs to the database itself")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _check_space(source, target.parent)
        handle, name = tempfile.mkstemp(prefix=f".{target.name}-", suffix=PARTIAL, dir=target.parent)
        os.close(handle)
        partial = Path(name)
        try:
            _copy_checked(source, partial)
            partial.replace(target)
        finally:
            partial.unlink(missing_ok=True)
        flush_names(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise StoreFailedError(f"the backup {target} could not be made: {error}") from error


def _check_space(source: Path, folder: Path) -> None:
    """Raise OSError if a copy would take the disk space that the database itself needs."""
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
        # Out of WAL mode, so that the copy needs no other file wherever it is opened.
        copied.execute("PRAGMA journal_mode = DELETE")
        problem = copied.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {problem}")
    flush(partial)


def flush(file: Path) -> None:
    """Flush a file to the disk. It is opened for writing, because Windows flushes no other file."""
    _flush(file, os.O_RDWR)


def flush_names(folder: Path) -> None:
    """Flush the names in a folder to the disk if the system can open a folder. Windows does so by itself."""
    if hasattr(os, "O_DIRECTORY"):
        _flush(folder, os.O_RDONLY)


def _flush(path: Path, how: int) -> None:
    handle = os.open(path, how)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
