"""The disk is full or the database cannot be used: it is said, nothing is half done, and nothing acknowledged is lost."""

from __future__ import annotations

import logging
import sqlite3

import pytest

from store.errors import StoreFailedError
from tests.e2e.conftest import House
from tests.e2e.playing import answer, check_reachable, code_of, controls, panel, people_of, said, stored, texts

pytestmark = pytest.mark.usefixtures("same_dice")

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
        if done.followups or done.message is not panel(anna):
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
    with caplog.at_level(logging.WARNING, "arbiter.sender"):
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
    assert f"the name of user {vera.id} is not stored" in caplog.text
    assert (await house.db.read("SELECT count(*) FROM players"))[0][0] == 0
    blocked.free()
    await vera.slash("help")
    assert (await house.db.read("SELECT name FROM players"))[0]["name"] == "Vera"


async def test_a_choice_that_counts_but_cannot_be_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    code = code_of(await house.match("Anna", "Boris"))
    anna = house.table.person("Anna")

    async def fails(*_: object, **__: object) -> None:
        raise StoreFailedError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(house.bot.desk.panels, "panel", fails)
        assert await said(await answer(anna, panel(anna))) == texts(anna)("fault-shown")
    assert len((await stored(house, code))["choices"]) == 1
