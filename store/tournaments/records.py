"""The log of a tournament in SQL: rows are added and never changed. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from store import digests
from store.connection import Connection
from store.database import Database


class StoredRecord(msgspec.Struct, frozen=True):
    """A record as stored: its number, the kind of its fact, its JSON, and the user who caused it, None for the bot."""

    n: int
    kind: str
    body: str
    user: int | None


def append(db: Connection, tournament: int, rows: Iterable[StoredRecord]) -> None:
    """Add records to the log of a tournament."""
    db.executemany(
        "INSERT INTO tournament_records (tournament, n, kind, body, user, digest) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (tournament, row.n, row.kind, row.body, row.user, digests.of_record(tournament, row.n, row.kind, row.body))
            for row in rows
        ],
    )


async def since(db: Database, tournament: int, version: int) -> list[StoredRecord]:
    """Return the records after a version, in order."""
    rows = await db.read(
        "SELECT n, kind, body, user, digest FROM tournament_records WHERE tournament = ? AND n > ? ORDER BY n",
        tournament,
        version,
    )
    return db.checked(lambda row: _record(tournament, *row), rows)


def _record(tournament: int, n: int, kind: str, body: str, user: int | None, digest: int) -> StoredRecord:
    """Return a record from its columns. Raises DamagedError if it is not what was stored."""
    digests.check(digest, digests.of_record(tournament, n, kind, body), "a record", tournament=tournament, version=n)
    return StoredRecord(n, kind, body, user)
