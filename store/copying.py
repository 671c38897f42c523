"""A checked copy of the database, which needs no other file."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
import tempfile
from pathlib import Path

from store.errors import StoreFailedError
from store.files import PARTIAL, flush, flush_names, read_only
from store.proof import sums
from store.proof.opening import sums_of

RESERVE = 64 * 1024 * 1024
"""Bytes of disk space that a backup must leave free for the database."""


def copy(source: Path, target: Path, *, proof: bool = True) -> None:
    """Copy the database as of now to `target`, through a file beside it that is checked and then renamed.

    With `proof` the sums of its pages are kept beside it, so that damage to the copy is found before it is restored.

    The source is read in one go within one snapshot: in WAL mode this holds up no writer, whereas a copy in parts
    starts anew at every write. Raises StoreFailedError (an older target stays), ValueError if the target is the database.
    """
    if target.resolve() in {Path(f"{source.resolve()}{end}") for end in ("", "-wal", "-shm", "-sums", ".lock")}:
        raise ValueError(f"{target} belongs to the database itself")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _check_space(source, target.parent)
        handle, name = tempfile.mkstemp(prefix=f".{target.name}-", suffix=PARTIAL, dir=target.parent)
        os.close(handle)
        partial = Path(name)
        try:
            _copy_checked(source, partial)
            beside = sums.file_of(target)
            beside.unlink(missing_ok=True)
            made = sums.Sums(sums_of(partial))
            partial.replace(target)
            if proof:
                sums.SumsFile(beside, made).close()
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
