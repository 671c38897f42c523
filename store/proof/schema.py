"""The tables, columns and indexes that a database must have: read from its migrations, compared when it is opened."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from functools import cache

from store.migrations import Migration, migrate


@dataclass(frozen=True, slots=True)
class Schema:
    """The columns of each table, and the table of each index."""

    tables: dict[str, frozenset[str]]
    indexes: dict[str, str]


@cache
def expected(steps: tuple[Migration, ...]) -> Schema:
    """Return the schema that these migrations make."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level="IMMEDIATE")) as connection:
        migrate(connection, steps)
        return of(connection)


def of(connection: sqlite3.Connection) -> Schema:
    """Return the schema of a SQLite database."""
    tables: dict[str, set[str]] = {}
    for table, column in connection.execute(
        "SELECT entry.name, info.name FROM sqlite_schema AS entry JOIN pragma_table_info(entry.name) AS info"
        " WHERE entry.type = 'table' AND entry.name NOT LIKE 'sqlite@_%' ESCAPE '@'"
    ):
        tables.setdefault(table, set()).add(column)
    indexes = connection.execute("SELECT name, tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    return Schema({name: frozenset(columns) for name, columns in tables.items()}, {row[0]: row[1] for row in indexes})


def missing(wanted: Schema, there: Schema) -> list[str]:
    """Return the names of all that a database lacks. More than is wanted does no harm."""
    found = []
    for table, columns in sorted(wanted.tables.items()):
        if table not in there.tables:
            found.append(f"the table {table}")
        else:
            found += [f"the column {table}.{column}" for column in sorted(columns - there.tables[table])]
    lacking = sorted(
        name for name, table in wanted.indexes.items() if name not in there.indexes and table in there.tables
    )
    return found + [f"the index {name}" for name in lacking]
