"""A database from before there were clocks, with matches that run: they go on, and get all that there is now."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from referee.clocks.flags import ClockFace
from referee.clocks.terms import HOUR
from store.migrations import load, migrate
from store.seats import motions
from store.starting import APPLICATION_ID
from tests.referee.clocks.timed import passes, tick
from tests.referee.conftest import Room

BEFORE = 3
"""The number of the last migration before clocks."""


def older(path: Path) -> None:
    """Make a database one of that time: what it knew of, as far as it knew it."""
    old = path.with_suffix(".old")
    with closing(sqlite3.connect(old, isolation_level="IMMEDIATE")) as db:
        migrate(db, load()[:BEFORE])
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute("ATTACH ? AS new", (str(path),))
        for (table,) in db.execute(
            "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name <> 'votes'"
        ).fetchall():
            if not table.startswith("sqlite_"):
                columns = ", ".join(row[1] for row in db.execute(f"PRAGMA main.table_info({table})"))
                db.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}")
        db.execute("INSERT INTO votes SELECT match, about, voter FROM new.motions WHERE kind = 'remove'")
        db.commit()
    old.replace(path)


@pytest.mark.parametrize("asked", ["choice", "nothing"])
async def test_matches_that_run_get_clocks_at_the_start(room: Room, asked: str) -> None:
    live = await room.match(1, 2, 3, 4)
    await room.referee.seats.concede(live.row.code, 4)
    await room.referee.motions.propose(live.row.code, 1, "remove", 3)
    await room.first(live, 0)
    wanted, version = await motions.of_match(room.db, live.row.id), live.row.version
    await room.db.close()
    older(room.path)
    room.time += 5 * HOUR
    await room.open()
    live = await room.referee.live.by_code(live.row.code)
    assert live.row.version == version
    assert await motions.of_match(room.db, live.row.id) == wanted
    if asked == "choice":
        await room.first(live, 1)
    await tick(room)
    assert await room.referee.timing.faces(live) == dict.fromkeys((0, 1, 2), ClockFace(room.time))
    await room.owed()
    await passes(room, 12 * HOUR)
    assert "remind:2" in await room.owed()


async def test_a_start_leaves_clocks_as_they_are(room: Room) -> None:
    live = await room.match(1, 2)
    before = await room.referee.timing.faces(live)
    room.time += HOUR
    await room.restart()
    room.woken.clear()
    await tick(room)
    assert await room.referee.timing.faces(await room.referee.live.by_code(live.row.code)) == before
    assert room.woken == []


async def test_a_match_that_asks_persons_nothing_is_looked_at_once(room: Room) -> None:
    await room.match(1, 2, practice=1)
    await room.db.write(lambda db: db.execute("UPDATE seats SET status = 'practice'").close())
    await room.db.write(lambda db: db.execute("DELETE FROM clocks").close())
    await room.restart()
    room.woken.clear()
    for _ in range(3):
        await tick(room)
    assert len(room.woken) == 1
