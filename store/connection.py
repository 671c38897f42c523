"""The connection that a work of the store gets: as much of one as all queries need, whichever engine it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Row(Protocol):
    """A row: a sequence of its columns in their order, which are found by name too."""

    def __getitem__(self, column: Any, /) -> Any:
        """Return a column by its place or its name, several by a slice."""

    def __iter__(self) -> Iterator[Any]:
        """Yield the columns."""

    def __len__(self) -> int:
        """Return how many columns there are."""

    def keys(self) -> Iterable[str]:
        """Return the names of the columns."""


class Cursor(Protocol):
    """The rows that a statement gives, each of them once."""

    @property
    def rowcount(self) -> int:
        """The number of rows that were changed."""

    def fetchone(self) -> Any:
        """Return the next row, None after the last."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Yield the rows that are left."""

    def close(self) -> None:
        """Let go of the rows that are left."""


class Connection(Protocol):
    """A connection with a running transaction. Its statements are such that each engine reads them: question marks for values."""

    def execute(self, sql: str, parameters: Sequence[Any] = ..., /) -> Cursor:
        """Run a statement."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Cursor:
        """Run a statement once for each of several values."""
