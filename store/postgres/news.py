"""A session by which processes tell each other at once what they have changed.

It is a hint and no more: nothing is stored of it, and what was told while a session was lost is not told again. So whoever
depends on it also looks now and then, and this says when.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import select
import socket
import threading
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import psycopg

from store.clauses import FACT
from store.errors import StoreError
from store.migrations import load
from store.postgres.connection import run
from store.postgres.ddl import VERSION
from store.postgres.line import Line
from store.postgres.refusals import without_values
from store.postgres.schema import newer_error

log = logging.getLogger("arbiter.store")

CHANNEL = "arbiter"

LOOK_EVERY = 2.0
"""Seconds after which everybody looks for what they may not have been told."""

AGAIN = 1.0
"""Seconds until a lost session is made anew."""

AT_ONCE = 300
"""Things that are told together: a message may have 8,000 bytes."""

END = 2.0
"""Seconds that the thread has to end."""

Item = tuple[str, int]
"""A kind of thing, such as "match", and its id."""


class News:
    """Tells and hears in a thread of its own. The three functions are called in the event loop.

    `heard` gets what another process has told, `look` is called when it is time to look, `outdated` if a newer version of the bot
    has changed the schema.
    """

    def __init__(
        self,
        url: str,
        heard: Callable[[str, int], None],
        look: Callable[[], None],
        outdated: Callable[[StoreError], None],
    ) -> None:
        self._heard, self._look, self._outdated = heard, look, outdated
        self._line = Line(url)
        self._loop = asyncio.get_running_loop()
        self._name = uuid.uuid4().hex
        self._untold: dict[Item, None] = {}
        self._gate = threading.Lock()
        self._bell, self._ears = socket.socketpair()
        self._ears.setblocking(False)
        self._bell.setblocking(False)
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-news", daemon=True)
        self._thread.start()

    def tell(self, kind: str, number: int) -> None:
        """Tell all other processes soon that something has changed, together with what else there is to tell."""
        with self._gate:
            is_first = not self._untold
            self._untold[kind, number] = None
        if is_first:
            self._ring()

    def close(self) -> None:
        """End the thread; what is to be told is told before."""
        self._closing.set()
        self._ring()
        self._thread.join(END)
        if self._thread.is_alive():
            self._line.cut(0.0)
            self._thread.join(END)
        self._bell.close()
        self._ears.close()

    def _ring(self) -> None:
        with contextlib.suppress(OSError):
            self._bell.send(b"!")

    def _run(self) -> None:
        is_lost = False
        while not self._closing.is_set():
            try:
                with self._line.working():
                    self._serve(self._line.connect())
            except (psycopg.Error, OSError) as error:
                if not is_lost:
                    why = without_values(error) if isinstance(error, psycopg.Error) else error
                    log.warning("no news of other processes until the server is back: %s", why)
                is_lost = True
                self._closing.wait(AGAIN)
            else:
                is_lost = False
            finally:
                self._line.close()

    def _serve(self, connection: psycopg.Connection[Any]) -> None:
        """Tell and hear until this is closed. Raises psycopg.Error if the session is lost."""
        connection.execute("SET synchronous_commit = off")  # nothing is stored of it
        connection.execute(f"LISTEN {CHANNEL}")
        look_at = 0.0  # at once: something may have been told while nobody listened
        while not self._closing.is_set():
            if (now := time.monotonic()) >= look_at:
                look_at = now + LOOK_EVERY
                self._check_version(connection)
                self._call(self._look)
            self._await_input(connection, max(0.0, look_at - now))
            self._send(connection)
            for note in connection.notifies(timeout=0):
                for kind, number in self._read(note.payload):
                    self._call(self._heard, kind, number)
        self._send(connection)

    def _await_input(self, connection: psycopg.Connection[Any], seconds: float) -> None:
        """Wait until something is heard or to be told, so many seconds at most."""
        ready = select.poll()  # unlike select, it takes a descriptor of any number
        for file in (connection.fileno(), self._ears.fileno()):
            ready.register(file, select.POLLIN)
        ready.poll(seconds * 1000)

    def _send(self, connection: psycopg.Connection[Any]) -> None:
        with contextlib.suppress(BlockingIOError):
            self._ears.recv(4096)
        with self._gate:
            items, self._untold = [*self._untold], {}
        for n in range(0, len(items), AT_ONCE):
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self._message(items[n : n + AT_ONCE])))

    def _message(self, items: Iterable[Item]) -> str:
        return " ".join([self._name, *(f"{kind}:{number}" for kind, number in items)])

    def _read(self, message: str) -> Iterator[Item]:
        """Yield the items of another process's message, none of one of our own."""
        name, *items = message.split(" ")
        for each in items if name != self._name else ():
            kind, _, number = each.partition(":")
            if number.isdecimal():
                yield kind, int(number)

    def _check_version(self, connection: psycopg.Connection[Any]) -> None:
        row = run(connection, FACT, (VERSION,)).fetchone()
        if row is not None and int(row[0]) > len(load()):
            self._call(self._outdated, newer_error(int(row[0]), len(load())))

    def _call(self, function: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is there who would want to know
            self._loop.call_soon_threadsafe(function, *arguments)
