"""Helpers for tests of the store."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from store.database import Database
from store.writer import Writer

ROOT = Path(__file__).parents[2]


def add(guild: int, language: str = "ru") -> Callable[[sqlite3.Connection], int]:
    """A work that adds one row and returns its id."""

    def work(connection: sqlite3.Connection) -> int:
        connection.execute("INSERT INTO guilds (guild, language) VALUES (?, ?)", (guild, language))
        return guild

    return work


async def guilds(database: Database) -> list[int]:
    return [row["guild"] for row in await database.read("SELECT guild FROM guilds ORDER BY guild")]


def dump(path: Path) -> list[str]:
    """Everything in a database file, as SQL."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        return list(connection.iterdump())


@asynccontextmanager
async def held(database: Database | Writer) -> AsyncIterator[None]:
    """Hold the writer inside a work of its own, so that what is written meanwhile waits together."""
    entered, release = threading.Event(), threading.Event()

    def work(_: sqlite3.Connection) -> bool:
        entered.set()
        return release.wait(60)

    holding = asyncio.create_task(database.write(work))
    assert await asyncio.to_thread(entered.wait, 60)
    try:
        yield
    finally:
        release.set()
        assert await holding


async def waiting(
    database: Database | Writer, *works: Callable[[sqlite3.Connection], object]
) -> list[asyncio.Task[object]]:
    """Tasks that have each put their work into the queue."""
    tasks = [asyncio.create_task(database.write(work)) for work in works]
    await asyncio.sleep(0)
    return tasks


def child_environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}
