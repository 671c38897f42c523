"""The tables of a database in an order in which their rows can be stored, and digests by which two of them are compared."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from store.errors import StoreFailedError
from store.migrations import load, migrate
from store.postgres.ddl import VERSION
from store.postgres.marks import WRITER

OF_ALL = f"key <> '{VERSION}' AND key NOT LIKE '{WRITER}%'"
"""The condition for facts that are moved: not those that only a PostgreSQL has, its schema and the marks of those who write."""

_BOUND = 2**256


class Table(NamedTuple):
    """A table: its name, its columns, and whether the engine numbers its rows."""

    name: str
    columns: Sequence[str]
    is_numbered: bool

    @property
    def query(self) -> str:
        """The query for all rows that are moved, on both engines."""
        quoted = ", ".join(f'"{column}"' for column in self.columns)
        own = f" WHERE {OF_ALL}" if self.name == "facts" else ""
        return f"SELECT {quoted} FROM {self.name}{own}"  # noqa: S608  # names of our own schema


def tables() -> list[Table]:
    """Return the tables of the newest schema, each after those that its rows refer to."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level="IMMEDIATE")) as db:
        migrate(db, load())
        made = dict(
            db.execute(
                "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite@_%' ESCAPE '@'"
            )
        )
        needs = {name: {row[2] for row in db.execute(f"PRAGMA foreign_key_list({name})")} - {name} for name in made}
        columns = {name: [row[1] for row in db.execute(f"PRAGMA table_info({name})")] for name in made}
    order: list[str] = []
    while left := sorted(needs.keys() - set(order)):
        ready = [name for name in left if needs[name] <= {*order}]
        assert ready, f"tables that refer to each other in a circle: {left}"
        order += ready
    return [Table(name, columns[name], "AUTOINCREMENT" in made[name]) for name in order]


class Digest(NamedTuple):
    """The number of a table's rows and the sum of their digests, whichever their order."""

    rows: int
    total: int

    def __str__(self) -> str:
        return f"{self.total:064x}"


class Tally:
    """Computes the digest of a table while its rows go through."""

    def __init__(self) -> None:
        self._rows = 0
        self._total = 0

    def through(self, rows: Iterable[Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
        """Yield the rows, and count them."""
        for row in rows:
            values = tuple(row)
            self._rows += 1
            digest = hashlib.sha256(msgspec.msgpack.encode(values)).digest()
            self._total = (self._total + int.from_bytes(digest)) % _BOUND
            yield values

    @property
    def digest(self) -> Digest:
        """The digest of the rows so far."""
        return Digest(self._rows, self._total)


def digest_of(rows: Iterable[Sequence[Any]]) -> Digest:
    """Return the digest of some rows."""
    tally = Tally()
    for _ in tally.through(rows):
        pass
    return tally.digest


def check_same(
    source: Mapping[str, Digest], target: Mapping[str, Digest], before: Mapping[str, int], after: Mapping[str, int]
) -> None:
    """Raise StoreFailedError if a table differs or numbers its next row differently."""
    differing = [name for name in source if source[name] != target[name]]
    differing += [f"the numbers of {name}" for name in before if before[name] != after[name]]
    if differing:
        raise StoreFailedError(f"what was moved is not the same on both sides: {', '.join(differing)}")
