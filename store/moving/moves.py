"""Moves a database from SQLite to PostgreSQL and back: all tables in one transaction, compared on both sides before its end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from store.moving import files, servers
from store.moving.content import Digest, Tally, check_same, tables


class Moved(NamedTuple):
    """The digest of each table, the same on both sides, and lines about rows that were damaged before."""

    digests: Mapping[str, Digest]
    damage: list[str]


def to_server(path: Path, url: str) -> Moved:
    """Move a file's content into an empty PostgreSQL. Raises StoreError or OSError; then nothing was changed there."""
    order = tables()
    with files.source(path) as origin, servers.target(url) as made:
        found = {}
        for table in order:
            tally = Tally()
            servers.store(made, table, tally.through(origin.execute(table.query)))
            found[table.name] = tally.digest
        wanted = files.numbers(origin, order)
        servers.set_numbers(made, wanted)
        check_same(found, servers.digests(made, order), wanted, servers.numbers(made, order))
        return Moved(found, files.damage(origin))


def to_file(url: str, path: Path, *, alone: bool = True) -> Moved:
    """Move a PostgreSQL's content into a new file. Raises StoreError or OSError; then there is no file.

    Not `alone` it is a copy of one moment, made while a bot runs.
    """
    order = tables()
    with files.target(path) as made, servers.source(url, alone=alone) as origin:
        found = {}
        for table in order:
            tally = Tally()
            files.store(made, table, tally.through(servers.rows(origin, table)))
            found[table.name] = tally.digest
        wanted = servers.numbers(origin, order)
        files.set_numbers(made, wanted)
        check_same(found, files.digests(made, order), wanted, files.numbers(made, order))
        return Moved(found, files.damage(made))
