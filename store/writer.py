"""The one writer: a thread with the only connection that writes, and a queue of works waiting for it.

A work is one function run in one transaction. Works that wait together share one `BEGIN IMMEDIATE … COMMIT`, and so
one flush to disk; each runs in a savepoint of its own, so that one that raises is undone alone.

Writes do not go through aiosqlite: its API is an await, with two hops between threads, for every statement. Measured
on one disk with `synchronous=FULL`: 1,100 transactions a second that way, 16,500 this way.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar, cast

from store.errors import StoreClosedError, StoreFailedError, TransactionMisusedError, is_environment, primary_code
from telemetry import measure

log = logging.getLogger("arbiter.store")

SLOW_SECONDS = 30.0
"""Seconds after which the log says that a work still waits. It waits on: given up, it may be stored all the same."""

GROUP_LIMIT = 128
"""The most works in one transaction, so that the first of a rush does not wait for all of them."""

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class _Job:
    """A work, its caller's future and, until the commit, its result."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.future: Future[Any] = Future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Upkeep(Protocol):
    """The care of the file beside the works, in the writer's thread. Neither method may raise."""

    def committed(self, connection: sqlite3.Connection) -> None:
        """Follow a commit, before anybody is told that it is durable."""

    def closing(self, connection: sqlite3.Connection) -> None:
        """Follow the last work, before the connection is closed."""


class Writer:
    """The thread that writes. It calls `connect` itself, so SQLite refuses the connection to other threads."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], upkeep: Upkeep | None = None) -> None:
        self._connect = connect
        self._upkeep = upkeep
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._gate = threading.Lock()  # so that nothing is queued behind the mark that ends the queue
        self._closed = False
        self._working = False
        self._is_slow = False
        """Whether the log has said that works wait, since the last commit."""
        self._started: Future[None] = Future()
        self._ended: Future[None] = Future()
        # A daemon: a program that ends without close() loses nothing acknowledged, and must not hang.
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)

    async def start(self) -> None:
        """Start the thread and connect. Raises what `connect` raises; the thread has ended then."""
        self._thread.start()
        await asyncio.shield(asyncio.wrap_future(self._started))

    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction and return its result once that is durable.

        Raises what the work raised (it alone is undone then), StoreFailedError if disk or file refused (the whole group is
        undone), TransactionMisusedError if the work tried to begin, commit or roll back, StoreClosedError after close().
        A caller that is cancelled cannot tell: the work is dropped if it had not begun, else it may be committed.
        """
        job = _Job(work)
        with self._gate:
            if self._closed:
                raise StoreClosedError("the database is closed")
            self._waiting.put(job)
        slow = asyncio.get_running_loop().call_later(SLOW_SECONDS, self._note_slow)
        try:
            return cast("T", await asyncio.wrap_future(job.future))
        finally:
            slow.cancel()

    async def close(self) -> None:
        """Finish the waiting works, close the connection and end the thread. A second call does nothing."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._waiting.put(None)
        await asyncio.shield(asyncio.wrap_future(self._ended))

    def _note_slow(self) -> None:
        """Log once that works wait for the disk: nobody gets an answer meanwhile."""
        if not self._is_slow:
            self._is_slow = True
            log.error("a change has waited for %g s to be stored, and waits on: the disk does not answer", SLOW_SECONDS)

    def _run(self) -> None:
        try:
            connection = self._connect()
        except BaseException as error:  # handed to start(), whatever it is
            self._started.set_exception(error)
            self._ended.set_result(None)
            return
        connection.set_authorizer(self._authorize)
        self._started.set_result(None)
        try:
            while group := self._next_group():
                self._commit_group(connection, group)
                self._is_slow = False
                for job in group:
                    job.settle()
        finally:
            if self._upkeep is not None:
                self._upkeep.closing(connection)
            connection.close()
            self._ended.set_result(None)

    def _next_group(self) -> list[_Job]:
        """Wait for a work and take those that wait with it; empty once the queue has ended."""
        group: list[_Job] = []
        while len(group) < GROUP_LIMIT:
            try:
                job = self._waiting.get(block=not group)
            except queue.Empty:
                break
            if job is None:
                self._waiting.put(None)  # ends the next round as well, when this one is done
                break
            if job.future.set_running_or_notify_cancel():
                group.append(job)
        return group

    def _commit_group(self, connection: sqlite3.Connection, group: list[_Job]) -> None:
        try:
            with measure.timed("commit_seconds"):
                connection.execute("BEGIN IMMEDIATE")
                for job in group:
                    self._run_work(connection, job)
                connection.commit()
            if self._upkeep is not None:
                self._upkeep.committed(connection)
            measure.observe("commit_batch_size", len(group))
        except Exception as error:  # the thread must outlive any of them, also a lack of memory
            measure.count("commit_failures")
            for job in group:
                job.error = _store_failure(error)
        finally:
            # After some errors SQLite has rolled back by itself; if this fails, the next BEGIN fails and it is tried anew.
            with contextlib.suppress(sqlite3.Error):
                connection.rollback()

    def _run_work(self, connection: sqlite3.Connection, job: _Job) -> None:
        """Run one work in its savepoint. Raises sqlite3.Error if the whole transaction is lost."""
        connection.execute("SAVEPOINT writer_work")
        self._working = True
        try:
            job.result = job.work(connection)
        except BaseException as error:  # handed to the caller, whatever it is
            job.error = _for_caller(error)
        finally:
            self._working = False
        if job.error is not None:
            if not connection.in_transaction and isinstance(job.error.__cause__, sqlite3.Error):
                raise job.error.__cause__
            connection.execute("ROLLBACK TO writer_work")
        # Fails if SQLite rolled back inside the work and the work hid it: then the whole group is rolled back.
        connection.execute("RELEASE writer_work")

    def _authorize(self, action: int, *_details: str | None) -> int:
        """Deny statements of a running work that touch the transaction, which it shares with other works."""
        of_transaction = action in (sqlite3.SQLITE_TRANSACTION, sqlite3.SQLITE_SAVEPOINT)
        return sqlite3.SQLITE_DENY if self._working and of_transaction else sqlite3.SQLITE_OK


def _store_failure(error: Exception) -> StoreFailedError:
    failure = StoreFailedError(f"the database could not be written: {error}")
    failure.__cause__ = error
    return failure


def _for_caller(error: BaseException) -> BaseException:
    """Return the error that the caller of a failed work gets; a translated error has the original as its cause."""
    changed: BaseException
    if isinstance(error, sqlite3.Error) and is_environment(error):
        return _store_failure(error)
    if primary_code(error) == sqlite3.SQLITE_AUTH:
        changed = TransactionMisusedError("a work function must not begin, commit or roll back")
    elif isinstance(error, StopIteration):
        # A future cannot carry it, and the caller would wait forever.
        changed = RuntimeError("a work function raised StopIteration")
    else:
        return error
    changed.__cause__ = error
    return changed
