"""The end of an INSERT that may find a row of the same key. `INSERT OR REPLACE` is SQLite's alone."""

from __future__ import annotations

from collections.abc import Sequence


def replacing(key: str, columns: Sequence[str]) -> str:
    """Return the end of an INSERT that gives these columns of a row with the same key their new values.

    `key` has the columns of the primary key with commas between; those in `columns` stay as they are.
    """
    names = key.split(", ")
    changed = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in names)
    return f" ON CONFLICT ({key}) DO UPDATE SET {changed}"
