"""What is looked at after a death: a table that has lost its place owes nothing until it has one again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from store.match import homes, outbox
from store.match.owed import Post
from tests.referee.conftest import CHANNEL, Room
from tests.soak.parts.mortal import shown, state_hash, stored
from tests.soak.survived import Told, check


async def _without_a_channel(path: Path) -> Told:
    """Leave a match behind that is shown to nobody: its channel was deleted, and nothing was done since."""
    room = Room(path)
    await room.open()
    live = await room.match(1, 2)
    for row in await outbox.owed(room.db, live.row.id):
        post = Post(row.slot, CHANNEL if row.slot == "board" else 1, 1, shown(live, row.slot))
        await room.db.write(lambda db, r=row, p=post: outbox.mark_delivered(db, r, p, None, room.time))
    assert await room.referee.homes.set_lost(live.row.id, "channel")
    worded = Told(0, 1, live.row.code, live.row.version, live.row.status, await stored(room, live.row.id))
    worded.state = await state_hash(room, live.row.id, live.row.version)
    await room.db.close()
    return worded


async def _look(path: Path, worded: Told) -> list[dict[str, Any]]:
    room = Room(path)
    await room.open()
    try:
        return await check(room, [worded], set(), "7", 1)
    finally:
        await room.db.close()


async def test_a_table_without_a_place_is_shown_nowhere(tmp_path: Path) -> None:
    worded = await _without_a_channel(tmp_path / "arbiter.db")
    (found,) = await _look(tmp_path / "arbiter.db", worded)
    assert found["code"] == worded.code


async def test_a_table_that_has_a_place_again_and_is_not_owed_is_found(tmp_path: Path) -> None:
    worded = await _without_a_channel(tmp_path / "arbiter.db")
    room = Room(tmp_path / "arbiter.db")
    await room.open()
    await room.db.write(lambda db: homes.set_homeless(db, 1, None))
    worded.stored = await stored(room, 1)
    await room.db.close()
    with pytest.raises(AssertionError, match="nobody owes board, and it was never sent"):
        await _look(tmp_path / "arbiter.db", worded)


async def test_a_match_that_was_told_of_and_is_not_there_is_found(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="what was told is not there"):
        await _look(tmp_path / "arbiter.db", Told(0, 1, "ABCDEF"))
