"""Digests of rows: each table's are made when a row is written, filled in for older rows, and compared when it is read."""

from __future__ import annotations

import sqlite3

import pytest

from store import digests
from store.database import Database
from store.errors import DamagedError
from store.filling import FILLED, fill_digests
from store.leagues import ladders
from store.leagues.ladders import StoredFact
from store.match import brought, history
from store.match.rows import ChoiceRow, EventRow
from store.people import decks
from store.proof.rows import compare
from store.seats import undos
from store.tournaments import entries, records, tournaments
from store.tournaments.records import StoredRecord
from tests.store.rows import fill


async def test_a_filled_digest_is_the_one_that_writing_gives(database: Database) -> None:
    """So a database that was upgraded is read as one that was not."""
    await fill(database)

    def write(db: sqlite3.Connection) -> None:
        history.insert_state(db, 1, 7, b"state")
        history.insert_choice(db, 1, ChoiceRow(7, 0, 5, "d7", "move", ["a", "й"], "player", "", 4))
        history.insert_events(db, 1, [EventRow(7, 0, "moved", '{"й": 1}'.encode())])
        brought.put(db, 1, 0, "колода")
        records.append(db, 1, [StoredRecord(90, "joined", "{}", None)])
        ladders.append(db, 1, [StoredFact(90, "joined", "{}", None, "")])
        decks.insert(db, 5, "legends", "d", "{}", 1.0)
        entries.bring(db, 1, 1, "колода")
        tournaments.set_settings(db, 1, "Cup", "{}", "{}", "{}")

    await database.write(write)
    read = "SELECT * FROM {0} ORDER BY 1, 2, 3"
    before = {table: [tuple(row) for row in await database.read(read.format(table))] for table, *_ in FILLED}
    assert await database.write(compare) == []
    await database.write(fill_digests)
    assert {table: [tuple(row) for row in await database.read(read.format(table))] for table, *_ in FILLED} == before


HARM = {
    "states": ("body", lambda db: history.states(db, 1)),
    "choices": ("keys", lambda db: undos.choices(db, 1)),
    "events": ("kind", lambda db: history.events(db, 1)),
    "seats": ("brought", lambda db: brought.of_match(db, 1)),
    "decks": ("former_body", lambda db: decks.of_user(db, 5)),
    "tournaments": ("settings", lambda db: tournaments.by_id(db, 1)),
    "tournament_entries": ("brought", lambda db: entries.brought(db, 1)),
    "tournament_records": ("body", lambda db: records.since(db, 1, 0)),
    "ladders": ("rules", lambda db: ladders.by_id(db, 1)),
    "ladder_facts": ("reason", lambda db: ladders.facts_since(db, 1, 0)),
}


@pytest.mark.parametrize("table", HARM)
async def test_a_changed_row_is_found_where_it_is_read_and_where_all_are_compared(
    database: Database, table: str
) -> None:
    await fill(database)
    column, read = HARM[table]
    await database.write(lambda db: db.execute("UPDATE seats SET brought = 'deck'").close())
    await database.write(lambda db: db.execute("UPDATE tournament_entries SET brought = 'deck'").close())
    await database.write(lambda db: db.execute("UPDATE decks SET former_name = 'a', former_body = 'b'").close())
    await database.write(fill_digests)
    await read(database)
    heard: list[DamagedError] = []
    database.on_damage = heard.append
    changed = "x'01'" if column == "body" and table == "states" else "'[\"z\"]'"
    await database.write(lambda db: db.execute(f"UPDATE {table} SET {column} = {changed}").close())
    with pytest.raises(DamagedError, match="is not what was stored") as raised:
        await read(database)
    assert heard == [raised.value]
    found = await database.write(compare)
    assert [str(error).split(" is not")[0].split()[4] for error in found] == [table]


def test_the_key_belongs_to_a_digest() -> None:
    assert digests.of_state(1, 2, b"x") != digests.of_state(1, 3, b"x")
    assert digests.of_event(1, 2, 0, "hit", b"{}") != digests.of_event(1, 2, 1, "hit", b"{}")
    assert digests.of_event(1, 2, 0, "hit", b"{}") == digests.of_event(1, 2, 0, "hit", "{}")
