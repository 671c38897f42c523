"""Compares all rows that have digests: after a database has changed, or where nothing else proves that it has not."""

from __future__ import annotations

import hashlib
import sqlite3

from store.errors import DamagedError
from store.files import lenient
from store.filling import FILLED, in_parts

OWNERS = {
    "matches": "match",
    "seats": "match",
    "states": "match",
    "choices": "match",
    "events": "match",
    "tournaments": "tournament",
    "tournament_entries": "tournament",
    "tournament_records": "tournament",
    "ladders": "ladder",
    "ladder_facts": "ladder",
}
"""The thing that the first column of a table's key names."""

_VERSION = frozenset({"states", "choices", "events", "tournament_records", "ladder_facts"})
"""Tables whose second column of the key is a version."""


def compare(connection: sqlite3.Connection) -> list[DamagedError]:
    """Return one error for each row that is not what was stored, and for each match whose content is not."""
    strict, connection.text_factory = connection.text_factory, lenient
    try:
        return _rows(connection) + _contents(connection)
    finally:
        connection.text_factory = strict


def _rows(connection: sqlite3.Connection) -> list[DamagedError]:
    found = []
    for table, column, key, query, computed in FILLED:
        length = len(key.split(", "))
        for rows in in_parts(connection, query.replace(" FROM ", f", {column} FROM ", 1), key):
            found += [_error(table, row) for row in rows if row[-1] != computed(*row[length:-1])]
    return found


def _error(table: str, row: sqlite3.Row) -> DamagedError:
    ids = {OWNERS[table]: row[0]} if table in OWNERS else {}
    if table in _VERSION:
        ids["version"] = row[1]
    return DamagedError(f"a row of {table}", **ids)


def _contents(connection: sqlite3.Connection) -> list[DamagedError]:
    """Return an error for each match that is played with a content pack which does not have its hash."""
    found = []
    for name, body in connection.execute("SELECT hash, body FROM packs"):
        if hashlib.sha256(body).hexdigest() != name:
            users = connection.execute("SELECT id, version FROM matches WHERE pack = ?", (name,)).fetchall()
            found += [DamagedError(f"content {name[:12]}", match=row[0], version=row[1]) for row in users]
    return found
