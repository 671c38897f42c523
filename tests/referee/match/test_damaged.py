"""Matches of which something stored is damaged: they are frozen, that is said, and all others go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from referee.errors import RefusedError
from store.errors import DamagedError
from store.match import history
from store.proof.sums import file_of
from store.upkeep import figures
from store.upkeep.restoring import found_damaged
from tests.referee.conftest import Room

DAMAGE = {
    "a state": "UPDATE states SET body = x'00' WHERE match = 1 AND version = (SELECT version FROM matches WHERE id = 1)",
    "another state": "UPDATE states SET body = (SELECT body FROM states WHERE match = 1 AND version = 0),"
    " digest = (SELECT digest FROM states WHERE match = 1 AND version = 0) WHERE match = 1 AND version > 0",
    "options": "UPDATE matches SET options = '{\"rounds\": 1}' WHERE id = 1",
    "the secret": "UPDATE matches SET secret = 'ab' WHERE id = 1",
}


async def two(room: Room) -> tuple[str, str]:
    """Begin two matches and answer in both; return their codes."""
    one, other = await room.match(1, 2), await room.match(3, 4)
    for live in (one, other):
        await room.everybody(live)
    return one.row.code, other.row.code


async def harm(room: Room, sql: str) -> None:
    """Change what is stored while the bot is stopped, where no sums of pages tell of it, and start."""
    await room.db.close()
    with sqlite3.connect(room.path) as db:
        db.execute(sql)
    file_of(Path(room.path)).unlink()
    room.woken.clear()
    await room.open()
    room.referee.live.take_found()
    await room.referee.live.settled()


@pytest.mark.parametrize("what", DAMAGE)
async def test_it_is_frozen_when_the_bot_starts_and_others_go_on(
    room: Room, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    code, other = await two(room)
    await room.owed()
    await harm(room, DAMAGE[what])
    live = await room.referee.live.by_code(code)
    assert (live.row.status, live.row.reason) == ("frozen", "damaged")
    assert {"board", "turn", "panel:0", "panel:1"} <= {*await room.owed()}
    assert room.woken
    assert "match=1 version=" in caplog.text
    with pytest.raises(RefusedError, match="refused-damaged"):
        await room.referee.choose(code, 1, 0, "d1", [])
    assert await figures.damaged(room.db) == [code]
    assert await figures.frozen(room.db) == []
    assert any("match=1" in line for line in found_damaged(room.path))
    await room.everybody(await room.referee.live.by_code(other))
    await room.restart()
    assert (await room.referee.live.by_code(code)).row.reason == "damaged", "it stays so"


async def test_it_is_frozen_where_a_row_of_its_past_is_read(room: Room) -> None:
    code, other = await two(room)
    await room.db.write(
        lambda db: db.execute(
            "UPDATE events SET body = replace(body, '1', '2') WHERE match = 1 AND body LIKE '%1%'"
        ).close()
    )
    live = await room.referee.live.by_code(code)
    assert live.row.status == "playing"
    with pytest.raises(DamagedError, match="an event match=1 version="):
        await history.events(room.db, 1)
    await room.referee.live.settled()
    assert (live.row.status, live.row.reason, live.match) == ("frozen", "damaged", None)
    assert (await room.referee.live.by_code(other)).row.status == "playing"


async def test_content_that_is_damaged_freezes_all_that_is_played_with_it(room: Room) -> None:
    code, other = await two(room)
    await room.db.close()
    with sqlite3.connect(room.path) as db:
        db.execute("UPDATE packs SET body = CAST(replace(CAST(body AS TEXT), '\"attack\":2', '\"attack\":9') AS BLOB)")
    await room.open()
    for one in (code, other):
        live = await room.referee.live.by_code(one)
        assert (live.row.status, live.row.reason) == ("frozen", "damaged")
    # A table that is opened with the same content brings a whole copy of it.
    again = await room.match(1, 2)
    await room.restart()
    await room.everybody(await room.referee.live.by_code(again.row.code))


async def test_a_finished_match_that_is_damaged_is_refused_and_stays_over(room: Room) -> None:
    code, _ = await two(room)
    await room.referee.seats.concede(code, 2)
    row = (await room.referee.live.by_code(code)).row
    assert row.status == "over"
    await harm(room, DAMAGE["a state"])
    live = await room.referee.live.by_code(code)
    assert live.row.status == "over"
    with pytest.raises(RefusedError, match="refused-damaged"):
        live.view(None)


async def test_a_sound_database_freezes_nothing(room: Room) -> None:
    code, _ = await two(room)
    await harm(room, "UPDATE matches SET muted = 1 WHERE id = 1")
    assert (await room.referee.live.by_code(code)).row.status == "playing"
    assert found_damaged(room.path) == []
