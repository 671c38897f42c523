"""Short queries run at once; long ones leave the event loop alone."""

import asyncio
import sqlite3
from itertools import count
from time import perf_counter
from typing import Any

import pytest

from store import quick_reader
from store.database import Database
from tests.store.helpers import add

LONG = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT max(i) AS most FROM n"


async def test_a_short_query_wakes_no_thread(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await database.write(add(1))
    monkeypatch.setattr(quick_reader, "LONGEST", 60.0)  # however busy the machine is

    def refuse(*_: Any) -> None:
        raise AssertionError("a short query went to the thread")

    monkeypatch.setattr(database._reader, "execute_fetchall", refuse)
    assert [row["guild"] for row in await database.read("SELECT guild FROM guilds")] == [1]


async def test_a_long_query_is_answered_while_the_loop_goes_on(database: Database) -> None:
    longest = last = 0.0

    async def watch() -> None:
        nonlocal longest, last
        last = perf_counter()
        while True:
            await asyncio.sleep(0.001)
            longest, last = max(longest, perf_counter() - last), perf_counter()

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.01)
    start = perf_counter()
    rows = await database.read(LONG, 3_000_000)
    took = perf_counter() - start
    watching.cancel()
    assert rows[0]["most"] == 3_000_000
    assert longest < took / 3  # it would be all of it


async def test_a_query_after_one_that_was_broken_off_has_its_own_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert database._quick.rows(LONG, (3_000_000,)) is None
    monkeypatch.setattr(quick_reader, "LONGEST", 60.0)
    assert database._quick.rows("SELECT 1 AS one", ())[0]["one"] == 1  # type: ignore[index]


async def test_who_reads_on_and_on_lets_others_run(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(1)
    monkeypatch.setattr(quick_reader, "perf_counter", lambda: next(clock) * quick_reader.LONGEST / 3)
    others = 0

    async def other() -> None:
        nonlocal others
        while True:
            await asyncio.sleep(0)
            others += 1

    running = asyncio.create_task(other())
    for _ in range(30):
        await database.read("SELECT guild FROM guilds")
    running.cancel()
    # Of three looks at the clock in a read, a third of the longest time apart, not each lets others run, but most do.
    assert 10 <= others <= 30


async def test_what_is_locked_is_read_in_the_thread(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    class Locked:
        def execute(self, *_: Any) -> None:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise error

    with monkeypatch.context() as patched:
        patched.setattr(database._quick, "_connection", Locked())
        assert await database.read("SELECT guild FROM guilds") == []


async def test_a_wrong_query_raises(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await database.read("SELECT * FROM nowhere")
