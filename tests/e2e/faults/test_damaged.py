"""What is stored of a match is damaged: it is said at its table and to the host, and other matches go on."""

from __future__ import annotations

import sqlite3

import pytest

from cogs.upkeep.doctor import Ground
from ops.commands import tool
from tests.e2e.conftest import House
from tests.e2e.faults.starting import start
from tests.e2e.playing import answer, code_of, controls, forge, live_of, panel, people_of, said, texts
from tests.e2e.upkeep.doctors import Drawing, asked, turned

NAMES = ("Anna", "Boris")


async def harm(house: House, sql: str) -> None:
    """Stop the bot, change what is stored, and start it."""
    path = house.db.path
    await house.close()
    with sqlite3.connect(path) as db:
        db.execute(sql)
    await house.open()
    house.bot.referee.live.take_found()
    await house.bot.referee.live.settled()
    await house.settled()


async def test_its_table_and_the_host_read_of_it_and_others_play(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    board = await house.match(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    old = controls(panel(boris))[0]
    await harm(house, "UPDATE states SET body = x'00' WHERE match = 1")
    (board,) = [m for m in anna.messages(house.table.general) if not m.ephemeral and f"`{code}`" in m.text]
    assert texts(boris)("board-damaged") in board.text
    assert board.buttons() == []
    for person in (anna, boris):
        assert texts(person)("board-damaged") in person.inbox[-1].text
        assert person.inbox[-1].buttons() == []
    assert await said(forge(house, boris, boris.inbox[-1], old)) == texts(boris)("refused-damaged", code=code)
    assert f"frozen match={code} version=0" in caplog.text
    house.bot.doctor.ground = Ground(Drawing(), 2, house.folder, house.db.address, 6)
    page = await asked(house, anna)
    assert texts(anna)("doctor-damaged", count=1, codes=f"`{code}`") in page.text
    page = await turned(anna, page, "machine")
    assert texts(anna)("doctor-damage", found="").strip() in page.text
    assert tool("tools.restore newest", offline=True) in page.text
    other = await house.match(*NAMES)
    await answer(anna, panel(anna, code_of(other)))
    assert (await live_of(house, code_of(other))).row.version == 1


async def test_an_empty_database_beside_backups_does_not_start(house: House) -> None:
    folder = house.folder
    await house.db.backup(folder / "backups" / "arbiter-20261121T060000Z.db")
    await house.close()
    for end in ("", "-sums"):
        (folder / f"arbiter.db{end}").unlink()
    for begun in ("missing", "empty"):
        status, lines = await start(folder)
        assert status == 1
        assert f"arbiter.db is {begun}, but there is a backup in" in lines[0]
        assert any(tool("tools.restore newest", offline=True) in line for line in lines)
        (folder / "arbiter.db").write_bytes(b"")
    await house.open()
