"""The disk is full or the database cannot be used: it is said, nothing is half done, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
from pathlib import Path

import pytest

from store.migrations import load
from tests.e2e.conftest import House
from tests.e2e.playing import answer, check_reachable, code_of, controls, panel, people_of, said, stored, texts

pytestmark = pytest.mark.usefixtures("same_dice")

ROOT = Path(__file__).resolve().parents[2]
UNLIMITED = 1_000_000


async def limit_pages(house: House, pages: int) -> None:
    """Let the database have no more pages than these; SQLite keeps it at least at its present size."""

    def work(db: sqlite3.Connection) -> None:
        db.execute(f"PRAGMA max_page_count = {pages}")

    await house.db.write(work)


async def test_full_disk_at_the_start(house: House, caplog: pytest.LogCaptureFixture) -> None:
    lobby = await house.lobby("Anna", "Boris")
    code, anna = code_of(lobby), house.table.person("Anna")
    before = await stored(house, code)
    await limit_pages(house, 1)
    with caplog.at_level(logging.ERROR, "arbiter"):
        assert await said(await anna.press(lobby, label="Start")) == texts(anna)("fault-store")
    assert "not saved: the database could not be written: database or disk is full" in caplog.text
    assert await stored(house, code) == before
    assert "host" in lobby.text
    assert anna.inbox == []
    await limit_pages(house, UNLIMITED)
    await anna.press(lobby, label="Start")
    await house.settled()
    await check_reachable(house, code, settled=True)
    assert len(anna.inbox) == 1


async def test_full_disk_at_a_choice(house: House) -> None:
    """Anna changes her mind until the disk has no room left for it; with room again, the same button works."""
    board = await house.match("Anna", "Boris")
    code, (anna, boris) = code_of(board), people_of(house, ("Anna", "Boris"))
    await answer(anna, panel(anna))
    await limit_pages(house, 1)
    for turn in range(50):
        before, text = await stored(house, code), panel(anna).text
        name = next(c for n, c in enumerate(controls(panel(anna), "r")) if n == 1 + turn % 2)
        done = await anna.press(panel(anna), custom_id=name)
        if done.message is not panel(anna):
            break
    assert await said(done) == texts(anna)("fault-store")
    assert await stored(house, code) == before
    assert panel(anna).text == text
    await limit_pages(house, UNLIMITED)
    done = await anna.press(panel(anna), custom_id=name)
    assert done.message is panel(anna)
    assert len((await stored(house, code))["choices"]) == len(before["choices"]) + 1
    await answer(boris, panel(boris))
    await house.settled()
    await check_reachable(house, code, settled=True)


class Blocked:
    """Another program that holds the database: until `free`, nothing can be written, however small."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._other = sqlite3.connect(house.db.path, isolation_level=None, check_same_thread=False)

    async def hold(self) -> None:
        def no_wait(db: sqlite3.Connection) -> None:
            db.execute("PRAGMA busy_timeout = 0")

        await self._house.db.write(no_wait)
        self._other.execute("BEGIN IMMEDIATE")

    def free(self) -> None:
        self._other.execute("ROLLBACK")
        self._other.close()


async def test_nothing_can_be_written_while_messages_are_owed(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """What could not be noted as sent is looked for: nothing is posted twice."""
    lobby = await house.lobby("Anna", "Boris")
    anna, boris = people_of(house, ("Anna", "Boris"))
    blocked = Blocked(house)
    house.table.faults.after("POST", r"^/channels/\d+/messages$", blocked.hold)
    with caplog.at_level(logging.WARNING, "arbiter.presenter"):
        await anna.press(lobby, label="Start")
        await house.table.until(lambda: caplog.text.count("the database could not be written") >= 3)
    assert (await house.db.read("SELECT count(*) FROM outbox WHERE delivered IS NULL"))[0][0] > 0
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
    blocked.free()
    await house.settled()
    assert [len(p.inbox) for p in (anna, boris)] == [1, 1]
    assert len(house.table.person("Vera").messages(house.table.general)) == 2
    await check_reachable(house, code_of(lobby), settled=True)


async def test_a_greeting_that_cannot_be_saved_stops_nobody(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """A reader needs no room: the name of somebody new is not kept, the answer comes all the same."""
    vera, blocked = house.table.person("Vera"), Blocked(house)
    await blocked.hold()
    with caplog.at_level(logging.WARNING, "arbiter"):
        assert texts(vera)("help-title") in await said(await vera.slash("help"))
    assert f"user {vera.id} not remembered" in caplog.text
    assert (await house.db.read("SELECT count(*) FROM players"))[0][0] == 0
    blocked.free()
    await vera.slash("help")
    assert (await house.db.read("SELECT name FROM players"))[0]["name"] == "Vera"


# ---------------------------------------------------------------- a database that cannot be used


async def start(folder: Path) -> tuple[int | None, list[str]]:
    """Start bot.py on this data; return its exit status and what it wrote."""
    # An address where nothing listens: should it get past the database, it must not open a table of its own.
    env = os.environ | {"DISCORD_TOKEN": "", "ARBITER_TABLE": "http://127.0.0.1:9", "ARBITER_DATA": str(folder)}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        cwd=folder,
        env=env,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    return process.returncode, output.decode().splitlines()


async def test_a_corrupt_database(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"
    path.write_bytes(b"This is no database at all. " * 400)
    body = path.read_bytes()
    status, lines = await start(tmp_path)
    assert status == 1
    assert len(lines) == 1
    assert f"CRITICAL arbiter: {path} is damaged or not a database" in lines[0]
    assert path.read_bytes() == body


async def test_a_newer_database(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"
    newest = len(load())
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA application_id = {0x41524254}")
        db.execute(f"PRAGMA user_version = {newest + 1}")
        db.execute("CREATE TABLE later (x)")
    db.close()
    body = path.read_bytes()
    status, lines = await start(tmp_path)
    assert status == 1
    assert len(lines) == 1
    assert f"{path} was made by a newer version of the bot (format {newest + 1}, known here {newest})" in lines[0]
    assert path.read_bytes() == body


async def test_a_database_in_use(house: House, tmp_path: Path) -> None:
    status, lines = await start(tmp_path)
    assert status == 1
    assert len(lines) == 1
    assert "is in use by another process of the bot" in lines[0]
