"""A whole Arbiter over a PostgreSQL: a match is played to its end while the server is lost and comes back."""

# ruff: noqa: ASYNC240 - files of a few kilobytes
from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from table.server import Table
from tests.e2e.conftest import House
from tests.e2e.playing import answer, check_reachable, code_of, live_of, panel, people_of, play_on, said, stored, texts
from tests.support.processes import free_port
from tests.support.sql.postgres import Cluster, cluster, needs_postgres
from tests.support.tables import Clock

pytestmark = [needs_postgres, pytest.mark.usefixtures("same_dice")]
pytest.importorskip("psycopg", reason="psycopg is not installed: requirements-postgres.txt has it")

from store.postgres import writer  # noqa: E402  # after the check
from store.postgres.database import PostgresDatabase  # noqa: E402

ROOT = Path(__file__).resolve().parents[3]
NAMES = ("Anna", "Boris")

LONGEST = 100
"""Rounds of answers within which a match must have ended."""


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as started:
        started.create("model")
        yield started


@pytest_asyncio.fixture
async def house(
    table: Table, tmp_path: Path, clock: Clock, server: Cluster, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """A bot at an empty table, whose database is a PostgreSQL."""
    address = server.copy_of("model", f"house{abs(hash(tmp_path))}")

    async def opened(_path: Path, *, now: Clock) -> PostgresDatabase:
        return await PostgresDatabase.open(address, now=now)

    monkeypatch.setattr("tests.e2e.conftest.open_database", opened)
    made = House(table, tmp_path, clock)
    await made.open()
    yield made
    await made.close()


async def test_a_match_is_played_while_the_server_goes_and_comes_back(house: House, server: Cluster) -> None:
    """A press is told that nothing was saved; the same button works later, and the bot shows all it owes by itself."""
    board = await house.match(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    before = await stored(house, code)
    server.stop()
    done = await answer(anna, panel(anna), wait=False)
    assert await said(done) == texts(anna)("fault-store")
    server.start()
    await asyncio.sleep(writer.AWAY)
    assert await stored(house, code) == before
    await answer(anna, panel(anna))
    await answer(boris, panel(boris))
    await house.settled()
    await check_reachable(house, code, settled=True)
    server.restart()
    await asyncio.sleep(writer.AWAY)
    for _ in range(LONGEST):
        if not await play_on(house, NAMES, code):
            break
    assert (await live_of(house, code)).row.status == "over"
    await house.settled()
    await check_reachable(house, code, settled=True)


async def test_what_may_have_been_saved_is_said_so(
    house: House, server: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server goes in the middle of a commit and stays away: nobody can say whether it was made."""
    monkeypatch.setattr(writer, "PATIENCE", 0.5)
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    true = writer.run

    def run(connection: Any, sql: str, *rest: Any) -> Any:
        if sql == "COMMIT":
            server.stop()
        return true(connection, sql, *rest)

    monkeypatch.setattr(writer, "run", run)
    done = await answer(anna, panel(anna), wait=False)
    assert await said(done) == texts(anna)("fault-doubt")
    monkeypatch.setattr(writer, "run", true)
    server.start()
    await asyncio.sleep(writer.AWAY)
    await house.settled()
    await check_reachable(house, code_of(board), settled=True)


async def test_the_program_starts_is_alone_and_ends_when_it_has_lost_the_database(
    server: Cluster, tmp_path: Path
) -> None:
    address = server.copy_of("model", "program")
    first = await started(address, tmp_path / "first")
    try:
        await said_in(tmp_path / "first" / "log", "Open it in a browser")
        second = await started(address, tmp_path / "second")
        assert await asyncio.wait_for(second.wait(), 60) == 1
        assert "in use by another process of the bot" in log_of(tmp_path / "second")
        await asyncio.to_thread(server.end_sessions, address)
        gone = "DELETE FROM facts WHERE key LIKE 'writer %'"  # as another process does that takes it
        assert not server.run("program", gone).stderr
        assert await asyncio.wait_for(first.wait(), 90) == 1
        assert "another process of the bot has taken the database" in log_of(tmp_path / "first")
    finally:
        if first.returncode is None:
            first.kill()


async def started(address: str, folder: Path) -> asyncio.subprocess.Process:
    folder.mkdir()
    env = os.environ | {
        "DISCORD_TOKEN": "",
        "ARBITER_TABLE": "",
        "ARBITER_DATA": str(folder),
        "ARBITER_DATABASE": address,
        "ARBITER_PORT": str(free_port()),
        "ARBITER_PAINTERS": "1",
        "ARBITER_BROWSER": "no",
        "PYTHONUNBUFFERED": "1",
    }
    with (folder / "log").open("wb") as log:
        return await asyncio.create_subprocess_exec(sys.executable, "bot.py", cwd=ROOT, env=env, stdout=log, stderr=log)


async def said_in(log: Path, words: str) -> None:
    """Wait until a program has said something."""
    async with asyncio.timeout(60):
        while words not in log.read_text(encoding="utf-8"):  # noqa: ASYNC110  # another process writes it
            await asyncio.sleep(0.1)


def log_of(folder: Path) -> str:
    return (folder / "log").read_text(encoding="utf-8")
