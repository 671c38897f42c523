"""The line of a session to the server: a connection that is made anew when it is lost, and that another thread can cut.

A server may hang on a machine that still acknowledges all bytes, such as on its disk. Its connection does not count as lost then,
and whoever waits for an answer would wait forever.
"""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import psycopg

from store.postgres.connection import connect


class Line:
    """A connection for one thread at a time. `cut` alone may be called from another one."""

    def __init__(self, url: str, *, read_only: bool = False) -> None:
        self.connection: psycopg.Connection[Any] | None = None
        self._url = url
        self._read_only = read_only
        self._gate = threading.Lock()
        # A descriptor of our own: that of the library may be closed, and its number be another's, whenever it is cut.
        self._wire: socket.socket | None = None
        self._since: float | None = None
        self.was_cut = False
        """Whether the work that is under way has been cut."""

    @property
    def is_lost(self) -> bool:
        """Whether there is no connection that could be used."""
        return self.connection is None or self.connection.closed

    @property
    def is_broken(self) -> bool:
        """Whether a connection was lost, and not closed by this side."""
        return self.connection is not None and self.connection.broken

    def connect(self) -> psycopg.Connection[Any]:
        """Return a new connection. Raises psycopg.OperationalError if there is no server."""
        self.close()
        fresh = connect(self._url, read_only=self._read_only)
        with self._gate:
            self.connection = fresh
            self._wire = socket.fromfd(fresh.fileno(), socket.AF_INET, socket.SOCK_STREAM)
        return fresh

    def close(self) -> None:
        """Close the connection, if there is one."""
        with self._gate:
            if self._wire is not None:
                self._wire.close()
                self._wire = None
        if self.connection is not None:
            with contextlib.suppress(psycopg.Error):
                self.connection.close()
            self.connection = None

    @contextlib.contextmanager
    def working(self) -> Iterator[None]:
        """Do a work while the context lasts."""
        self.was_cut = False
        self._since = time.monotonic()
        try:
            yield
        finally:
            self._since = None

    def cut(self, after: float) -> bool:
        """Cut the connection if a work on it takes longer than so many seconds; return whether that was so.

        The work gets an error where it waits, as if the server were gone.
        """
        with self._gate:
            since = self._since
            if since is None or self._wire is None or time.monotonic() - since < after:
                return False
            self._since = time.monotonic()  # what follows has its own time: asking what became of a commit
            self.was_cut = True
            with contextlib.suppress(OSError):
                self._wire.shutdown(socket.SHUT_RDWR)
            return True
