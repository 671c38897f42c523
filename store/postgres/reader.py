"""A reading session of a PostgreSQL database: a query at a time, each of which sees all that was committed before."""

from __future__ import annotations

from typing import Any

import psycopg

from store.connection import Row
from store.errors import StoreFailedError
from store.postgres.connection import run
from store.postgres.line import Line
from store.postgres.refusals import is_environment, without_values


class PostgresReader:
    """Runs queries one after another. A lost connection is made anew."""

    def __init__(self, url: str) -> None:
        self.line = Line(url, read_only=True)

    def read(self, sql: str, params: tuple[Any, ...]) -> list[Row]:
        """Return all rows of a query. Raises StoreFailedError if the server refused or is away, psycopg.Error for a wrong one."""
        with self.line.working():
            for is_last in (False, True):
                try:
                    connection = self.line.connection
                    if connection is None or self.line.is_lost:
                        connection = self.line.connect()
                    return list(run(connection, sql, params).fetchall())
                except psycopg.Error as error:
                    if not is_environment(without_values(error)):
                        raise
                    # A connection that broke while nobody used it is no news: a second one is tried.
                    if is_last or self.line.was_cut or not self.line.is_broken:
                        raise StoreFailedError(f"the database could not be read: {error}") from error
        raise AssertionError("the last try returns or raises")

    def close(self) -> None:
        """Close the connection."""
        self.line.close()
