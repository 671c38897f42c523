"""The soak catches what it is for: a promise is broken on purpose, and a little of the part that holds it fails."""

from __future__ import annotations

import asyncio
from pathlib import Path
from sqlite3 import Connection
from typing import Any

import pytest

from engines.brawl.effects import moving
from referee.match import turn_runner
from referee.match.cache import LiveMatches
from store.errors import StoreFailedError
from store.sqlite import SqliteDatabase
from store.writer import Writer
from tests.referee.match import mixed
from tests.soak.parts import choices, damage, kills, pack_files, storage


def test_a_message_that_nobody_owes(monkeypatch: pytest.MonkeyPatch) -> None:
    true = turn_runner.changed_slots

    def forgetful(live: Any, new: Any) -> Any:
        slots, views = true(live, new)
        return [slot for slot in slots if slot != "panel:1"], views

    monkeypatch.setattr(turn_runner, "changed_slots", forgetful)
    with pytest.raises(AssertionError, match="panel:1 shows the past"):
        kills.play("kills 7 1", 0, 60)


def test_what_is_acknowledged_before_it_is_durable(monkeypatch: pytest.MonkeyPatch) -> None:
    groups = []

    def lazily(writer: Writer, connection: Connection, group: Any) -> None:
        groups.append(len(group))
        if not connection.in_transaction:
            connection.execute("BEGIN IMMEDIATE")
        for job in group:
            writer._run_work(connection, job)
        if len(groups) % 100 == 0:
            connection.commit()

    async def uncommitted(database: SqliteDatabase, sql: str, *params: Any) -> Any:
        """The process itself sees what it has written: only its death shows what is lost."""
        return await database.write(lambda connection: connection.execute(sql, params).fetchall())

    monkeypatch.setattr(Writer, "_commit_group", lazily)
    monkeypatch.setattr(SqliteDatabase, "read", uncommitted)
    with pytest.raises(AssertionError, match=r"told is not (there|what is stored)|version \d+, |another state, \w"):
        kills.play("kills 7 1", 0, 60)


def test_a_jump_of_the_clock_that_is_followed_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("referee.clocks.time_of_day.LONG", float("inf"))
    with pytest.raises(AssertionError, match="seen before it was taken over"):
        asyncio.run(mixed.play(tmp_path, "krendel", 1, 400))


def test_a_choice_that_counts_though_the_disk_was_full(monkeypatch: pytest.MonkeyPatch) -> None:
    true = LiveMatches.commit

    async def hopeful(lives: LiveMatches, live: Any, work: Any, state: Any = None, views: Any = None) -> None:
        try:
            await true(lives, live, work, state, views)
        except StoreFailedError:
            if state is not None:
                live.put(state, {})
            raise

    monkeypatch.setattr(LiveMatches, "commit", hopeful)
    with pytest.raises(Exception, match=r"what is stored|no_state|illegal|answered"):
        storage.play("disk 7 1", 0, 16)


def test_answers_out_of_order(monkeypatch: pytest.MonkeyPatch) -> None:
    true = moving.end_options
    monkeypatch.setattr(moving, "end_options", lambda ways: true(ways)[::-1])
    with pytest.raises(AssertionError, match="not in order"):
        choices.play("brawl", "choices-brawl 7 1", 1, 3000)


def test_a_changed_row_that_nobody_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("store.digests.check", lambda *_, **__: None)
    monkeypatch.setattr("store.starting.compare", lambda _connection: [])
    with pytest.raises(AssertionError, match=r"changed in silence|not frozen"):
        damage.play("damage 7 1", 0, 60)


def test_a_problem_of_a_pack_that_is_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.kernel.packs.texts._excess", lambda *_: iter(()))
    with pytest.raises(AssertionError, match=r"it is no line|does not name the place"):
        pack_files.play("packs 7 1", 0, 200)
