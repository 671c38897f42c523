"""Statements, and parts of them, that stand in several places; valid on SQLite and PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Sequence

FACT = "SELECT value FROM facts WHERE key = ?"
"""The statement that reads a fact that the bot keeps about itself."""

SET_FACT = "INSERT INTO facts (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
"""The statement that stores such a fact, or its new value."""


def replacing(key: str, columns: Sequence[str]) -> str:
    """Return the end of an INSERT that gives these columns of a row with the same key their new values.

    `INSERT OR REPLACE` is SQLite's alone. `key` has the columns of the primary key with commas between; those in `columns`
    stay as they are.
    """
    names = key.split(", ")
    changed = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in names)
    return f" ON CONFLICT ({key}) DO UPDATE SET {changed}"


def only(column: str, value: int | None) -> tuple[str, tuple[int, ...]]:
    """Return the further condition that a column has a value, with its values for the marks; no condition for None.

    PostgreSQL cannot tell the type of a mark that is only compared with NULL.
    """
    return ("", ()) if value is None else (f" AND {column} = ?", (value,))
