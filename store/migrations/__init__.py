"""Numbered migrations: the files NNNN_name.sql beside this one, applied in order, each in a transaction of its own.

The number of the last one applied is SQLite's `user_version`. A file that was released is never changed.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from store.connection import Connection
from store.errors import StoreFailedError
from store.filling import fill_digests

_NAME = re.compile(r"(\d{4})_[a-z0-9_]+")


FILLS: Mapping[str, Callable[[Connection], None]] = {"0013_digests": fill_digests}
"""Functions for that which SQL cannot compute, by the name of the migration: run after its statements, in its transaction."""


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the schema: its number from 1, its name and its statements (none that begin or commit)."""

    number: int
    name: str
    sql: str

    def apply(self, connection: sqlite3.Connection) -> None:
        """Begin a transaction and run the step in it."""
        connection.executescript(f"BEGIN IMMEDIATE;\n{self.sql}")
        if fill := FILLS.get(self.name):
            fill(connection)


def load(folder: Path = Path(__file__).parent) -> tuple[Migration, ...]:
    """Return all migrations of the folder in order. Raises ValueError for a wrong name or a missing or double number."""
    found = []
    for file in sorted(folder.glob("*.sql")):
        name = _NAME.fullmatch(file.stem)
        if name is None:
            raise ValueError(f"{file.name}: the name of a migration must be NNNN_name.sql")
        found.append(Migration(int(name[1]), file.stem, file.read_text(encoding="utf-8")))
    if [step.number for step in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations are not numbered 1 to {len(found)}: {', '.join(step.name for step in found)}")
    return tuple(found)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the number of the last migration applied, 0 for a new database."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, steps: Sequence[Migration]) -> int:
    """Apply the missing migrations; return how many there were.

    `foreign_keys` must be off, so that a migration may rebuild a table; each migration is checked as a whole before its commit.
    Raises StoreFailedError at the first failure: the database then stays at the migration before it.
    """
    waiting = steps[version_of(connection) :]
    for step in waiting:
        try:
            _apply(connection, step)
        except sqlite3.Error as error:
            raise StoreFailedError(f"migration {step.name} failed and was undone: {error}") from error
        finally:
            connection.rollback()
    return len(waiting)


def _apply(connection: sqlite3.Connection, step: Migration) -> None:
    step.apply(connection)
    broken = connection.execute("PRAGMA foreign_key_check").fetchall()
    if broken:
        tables = ", ".join(sorted({row[0] for row in broken}))
        raise sqlite3.IntegrityError(f"rows refer to what is not there, in {tables}")
    connection.execute(f"PRAGMA user_version = {step.number}")
    connection.commit()
