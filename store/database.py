"""An open database, whichever engine keeps it: transactions that write, queries that read."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from store.connection import Connection
from store.errors import DamagedError, StoreError

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Connection], T]


class Sizes(NamedTuple):
    """The bytes of a database and of its log; None where the log is a server's."""

    database: int
    log: int | None


class Database(ABC):
    """An open database: `write` runs transactions, `read` runs queries. `store.opening` opens one."""

    def __init__(self, address: str, now: Callable[[], float], damaged: Sequence[DamagedError] = ()) -> None:
        self.address = address
        """The address under which `store.opening.reading` reads it beside this process. It can hold a password."""
        self.now = now
        """The clock that rows and backups are stamped by: unix seconds."""
        self.shared = False
        """Whether other processes may write to it too: what is in memory may be out of date at any time."""
        self.damaged = tuple(damaged)
        """The rows that were found damaged when it was opened."""
        self.on_damage: Callable[[DamagedError], None] = lambda error: log.error("%s", error)
        """Called in the event loop with each damaged row that is read."""
        self.on_lost: Callable[[StoreError], None] = lambda error: log.critical("%s", error)
        """Called in the event loop once another process has the database: this one must stop, all its writes are refused."""

        self.on_news: Callable[[str, int], None] = lambda _kind, _number: None
        """Called in the event loop with what another process has told by `tell`. It is a hint, which may be lost."""
        self.on_look: Callable[[], None] = lambda: None
        """Called every few seconds where the database is shared: it is time to look for what was not told."""

    def tell(self, kind: str, number: int) -> None:  # noqa: B027  # there is nobody to tell where it is not shared
        """Tell other processes after a commit that something has changed: a kind of thing, such as "match", and its id."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run the work in one transaction; return its result once it is durable.

        The work gets the connection. It must neither commit nor keep the connection. It may run any statement and raise any
        exception: then this work alone is rolled back, and the same exception is raised here. Raises StoreFailedError if the
        engine refused, StoreDoubtfulError if nobody can say whether it was stored, StoreClosedError after close().
        """

    @abstractmethod
    async def read(self, sql: str, *params: Any) -> list[Any]:
        """Return all rows of one query, which sees every commit made before the call and changes nothing.

        Raises StoreFailedError if the engine refused, StoreClosedError after close(), the engine's own error for a wrong query.
        """

    @abstractmethod
    async def sizes(self) -> Sizes:
        """Return the sizes of the database. Raises StoreError or OSError."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the waiting writes, close all connections and release the lock. A second call does nothing."""

    def checked(self, make: Callable[[Any], T], rows: Iterable[Any]) -> list[T]:
        """Return each row as `make` reads it. Raises DamagedError, after `on_damage`, if a row is not what was stored."""
        try:
            return [make(row) for row in rows]
        except DamagedError as error:
            self.on_damage(error)
            raise
