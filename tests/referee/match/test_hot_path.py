"""What is asked of the database at every commit walks through no table that only grows."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engines.kernel.views import view
from referee.clocks.terms import DAY
from store.match import outbox
from store.sqlite import SqliteDatabase
from tests.referee.conftest import Room

GROWING = (
    "matches|seats|drafts|states|choices|events|outbox|posts|clocks|invitations|sitters|undos|moderation|vacations"
)

WHOLE = re.compile(rf"SCAN ({GROWING})(?! USING INDEX outbox_owed)\b")
"""The plan of a query that walks through one of these; that index holds only what is owed still."""


async def test_no_query_of_a_commit_walks_through_all_that_ever_was(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.match(1, 2, 3)
    await room.lobby(4, 5)
    asked: dict[str, tuple[Any, ...]] = {}
    read = SqliteDatabase.read

    async def noting(self: SqliteDatabase, sql: str, *params: Any) -> list[Any]:
        asked[sql] = params
        return await read(self, sql, *params)

    monkeypatch.setattr(SqliteDatabase, "read", noting)
    await room.first(live, 0)
    for moment in (0, DAY):
        room.time += moment
        for timed in room.referee.timed_jobs:
            if timed != room.referee.idling.run_due:  # once an hour
                await timed()
    await outbox.owed(room.db, live.row.id)
    await outbox.owed(room.db)
    monkeypatch.undo()
    plans = {sql: await room.db.read(f"EXPLAIN QUERY PLAN {sql}", *params) for sql, params in asked.items()}
    found = {sql: [row["detail"] for row in plan if WHOLE.search(row["detail"])] for sql, plan in plans.items()}
    assert len(found) > 10
    assert {sql: details for sql, details in found.items() if details} == {}


async def test_a_choice_asks_the_database_once_before_it_commits_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each question and each commit is a wait for another thread, and a commit one for the disk."""
    live = await room.match(1, 2, 3)
    asked: list[str] = []
    committed: list[object] = []
    read, write = SqliteDatabase.read, SqliteDatabase.write

    async def reading(self: SqliteDatabase, sql: str, *params: Any) -> list[Any]:
        asked.append(sql)
        return await read(self, sql, *params)

    async def writing(self: SqliteDatabase, work: Any) -> Any:
        committed.append(work)
        return await write(self, work)

    monkeypatch.setattr(SqliteDatabase, "read", reading)
    monkeypatch.setattr(SqliteDatabase, "write", writing)
    await room.first(live, 0)
    assert len(asked) <= 1, asked
    assert len(committed) == 1


async def test_a_view_is_made_once_a_state_and_viewer(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the new state tell what is owed, and are there when it is shown; those of the old one are not made anew."""
    live = await room.match(1, 2, 3)
    made: list[tuple[int, int | None]] = []

    def viewing(rules: Any, match: Any, viewer: int | None) -> Any:
        made.append((match.version, viewer))
        return view(rules, match, viewer)

    monkeypatch.setattr("referee.match.commit.view", viewing)
    monkeypatch.setattr("referee.match.live.view", viewing)
    for seat in range(3):
        await room.first(live, seat)
        for viewer in (None, 0, 1, 2):
            live.view(viewer)
    assert len(made) == len(set(made)), made
