"""Numbered migrations: the files NNNN_name.sql beside this one, applied in order, each in a transaction of its own.

The number of the last one applied is SQLite's `user_version`. A file that was released is never changed.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from store.errors import StoreFailedError

_NAME = re.compile(r"(\d{4})_[a-z0-9_]+")


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the schema: its number from 1, its name and its statements (none that begin or commit)."""

    number: int
    name: str
    sql: str


def load(folder: Path = Path(__file__).parent) -> tuple[Migration, ...]:
    """All migrations of the folder in order. Raises ValueError if a name is wrong or a number missing or double."""
    found = []
    for file in sorted(folder.glob("*.sql")):
        name = _NAME.fullmatch(file.stem)
        if name is None:
            raise ValueError(f"{file.name}: a migration is named NNNN_name.sql")
        found.append(Migration(int(name[1]), file.stem, file.read_text(encoding="utf-8")))
    if [step.number for step in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations are not numbered 1 to {len(found)}: {', '.join(step.name for step in found)}")
    return tuple(found)


def version_of(connection: sqlite3.Connection) -> int:
    """The number of the last migration applied; 0 for a new database."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, steps: Sequence[Migration]) -> int:
    """Apply what is not yet applied and return how many that was.

    `foreign_keys` must be off, so that a step may rebuild a table; each step is checked as a whole before its commit.
    Raises StoreFailedError at the first that fails: the database then stands at the step before it.
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
    connection.executescript(f"BEGIN IMMEDIATE;\n{step.sql}")
    broken = connection.execute("PRAGMA foreign_key_check").fetchall()
    if broken:
        tables = ", ".join(sorted({row[0] for row in broken}))
        raise sqlite3.IntegrityError(f"rows refer to what is not there, in {tables}")
    connection.execute(f"PRAGMA user_version = {step.number}")
    connection.commit()
