"""Which tables somebody can sit down at (referee/lobby/finding.py)."""

from __future__ import annotations

from typing import Any

import pytest

from referee.lobby.places import SEAT_KEPT_FOR
from store.lobby import plans
from store.people import blocks
from tests.referee.conftest import Room


async def test_many_tables_take_no_more_reads_than_one(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [(await room.lobby(user)).row.id for user in range(1, 7)]
    count, read = 0, room.db.read

    async def counted(sql: str, *params: Any) -> Any:
        nonlocal count
        count += 1
        return await read(sql, *params)

    monkeypatch.setattr(room.db, "read", counted)
    assert list(await room.referee.finding.tables(matches[:1], 9)) == matches[:1]
    one, count = count, 0
    assert list(await room.referee.finding.tables(matches, 9)) == matches
    assert count == one
    count = 0
    assert await room.referee.finding.tables([], 9) == {}
    assert count == 0


async def test_each_table_is_found_as_it_is(room: Room) -> None:
    """Kept seats count but one's own, times that have come do not; nobody finds a table where a block keeps them away."""
    own, kept, by, of = [await room.lobby(user, practice=1) for user in (9, 1, 2, 3)]
    begun = await room.match(4, 5)
    await room.referee.invitations.call(kept.row.code, 1, [7, 9])
    for pair in ((9, 2), (3, 9), (5, 6)):
        await room.db.write(lambda db, pair=pair: blocks.block(db, *pair, room.time))
    for live, begins in ((own, room.time + 60), (kept, room.time)):
        await room.db.write(lambda db, live=live, begins=begins: plans.keep(db, plans.Plan(live.row.id, begins, None)))
    matches = [live.row.id for live in (own, kept, by, of, begun)] + [999]
    found = await room.referee.finding.tables(matches, 9)
    emitted = {match: (table.free, table.seated, table.begins) for match, table in found.items()}
    assert emitted == {own.row.id: (5, True, room.time + 60), kept.row.id: (4, False, None)}
    room.time += SEAT_KEPT_FOR
    assert (await room.referee.finding.tables(matches, 9))[kept.row.id].free == 5
