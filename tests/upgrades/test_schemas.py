"""A database of every earlier schema, written by the bot of that day: today's opens it and plays on to the end."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from store.migrations import load
from store.sqlite import SqliteDatabase
from store.starting import APPLICATION_ID
from store.upkeep.restoring import restore
from tests.referee.conftest import Room
from tests.upgrades import fixtures
from tests.upgrades.playing import finish

OLDER = [*range(1, len(load()))]

GONE = {"votes"}
"""Tables whose rows have moved into others."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "arbiter.db"


@pytest.fixture
async def room(path: Path) -> AsyncIterator[Room]:
    made = Room(path)
    made.time = 1_795_400_000.0  # a day after the last of them was written
    yield made
    if hasattr(made, "db"):
        await made.db.close()


def counts(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
        return {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


def structure(path: Path) -> dict[str, object]:
    """Return tables with their columns, references and checks, and all indices, by name; not the order they came in."""
    with closing(sqlite3.connect(path)) as db:
        found: dict[str, object] = {}
        for kind, name, table, sql in db.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema").fetchall():
            if kind == "table" and not name.startswith("sqlite_"):
                columns = {row[1]: row[2:] for row in db.execute(f"PRAGMA table_xinfo({name})")}
                keys = sorted(row[2:] for row in db.execute(f"PRAGMA foreign_key_list({name})"))
                strict = db.execute("SELECT strict, wr FROM pragma_table_list WHERE name = ?", (name,)).fetchone()
                found[name] = (columns, keys, strict, sql.count("CHECK"))
            elif kind == "index":
                found[name] = (table, sql)
        return found


def test_there_is_a_database_of_every_schema_before_todays() -> None:
    missing = sorted({*OLDER} - {*fixtures.kept()})
    worded = (
        "at the revision before the migration, run `python -m tests.upgrades.record`; see tests/upgrades/old/README.md"
    )
    assert missing == [], worded


@pytest.mark.parametrize("schema", fixtures.kept())
def test_what_is_kept_is_of_that_day_and_has_rows_in_every_table(schema: int, path: Path) -> None:
    fixtures.read(path, fixtures.BOT, schema)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (schema,)
        assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert db.execute("SELECT 1 FROM matches WHERE status = 'playing'").fetchall() != []
        assert db.execute("SELECT 1 FROM outbox WHERE delivered IS NULL").fetchall() != []
    assert [name for name, rows in counts(path).items() if not rows] == []


@pytest.mark.parametrize("schema", fixtures.kept())
async def test_it_becomes_what_a_new_one_is_and_keeps_its_rows(schema: int, path: Path) -> None:
    fixtures.read(path, fixtures.BOT, schema)
    before = counts(path)
    await (await SqliteDatabase.open(path)).close()
    new = path.with_name("new.db")
    await (await SqliteDatabase.open(new)).close()
    assert structure(path) == structure(new)
    after = counts(path)
    assert {name: after[name] for name in before if name not in GONE} == {
        name: rows for name, rows in before.items() if name not in GONE
    }
    assert after["motions"] >= before.get("votes", 0)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(load()),)
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.parametrize("schema", fixtures.kept())
async def test_its_matches_are_played_on_to_the_end(schema: int, path: Path, room: Room) -> None:
    """Restored as a backup from before an upgrade."""
    fixtures.read(path.with_name("old.db"), fixtures.BOT, schema)
    restore(path.with_name("old.db"), path)
    await room.open()
    running = await room.db.read("SELECT id, code FROM matches WHERE status = 'playing'")
    assert len(running) >= 3
    for row in running:
        await finish(room, row["code"], Random(row["id"]))
