"""The schema: strict tables, refused rows, and indexes for frequent queries."""

import re
import sqlite3
from typing import Any

import pytest

from store.database import Database
from tests.store.rows import MATCH, OUTBOX, ROWS, SEAT, fill, insert


async def test_every_table_is_strict_and_takes_a_row(database: Database) -> None:
    await fill(database)
    listed = await database.read(
        "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'"
    )
    assert set(ROWS) <= {row["name"] for row in listed}
    assert [row["name"] for row in listed if not row["strict"]] == []
    for table, row in ROWS.items():
        stored = dict((await database.read(f"SELECT * FROM {table}"))[0])
        assert {column: stored[column] for column in row} == row
    defaults = (await database.read("SELECT version, dm, attempts FROM matches, players, outbox"))[0]
    assert tuple(defaults) == (0, "unknown", 0)


OTHER = {"id": 2, "code": "other"}


@pytest.mark.parametrize(
    ("table", "change", "message"),
    [
        ("matches", {"id": 2}, "UNIQUE constraint failed: matches.code"),
        ("matches", OTHER | {"status": "paused"}, "CHECK constraint failed: status IN"),
        ("matches", OTHER | {"options": "{"}, "CHECK constraint failed: json_valid(options)"),
        ("matches", OTHER | {"result": "won"}, "CHECK constraint failed: result IS NULL"),
        ("matches", OTHER | {"pack": "missing"}, "FOREIGN KEY constraint failed"),
        ("matches", OTHER | {"former": 9}, "FOREIGN KEY constraint failed"),
        ("matches", OTHER | {"version": -1}, "CHECK constraint failed: version >= 0"),
        ("matches", OTHER | {"channel": "general"}, "cannot store TEXT value in INTEGER column matches.channel"),
        ("matches", OTHER | {"secret": None}, "NOT NULL constraint failed: matches.secret"),
        ("seats", {"user": 6}, "UNIQUE constraint failed: seats.match, seats.seat"),
        ("seats", {"seat": 1}, "UNIQUE constraint failed: seats.match, seats.user"),
        ("seats", {"seat": 1, "user": None}, "CHECK constraint failed: status <> 'human'"),
        ("seats", {"seat": 1, "user": 6, "status": "gone"}, "CHECK constraint failed: status IN"),
        ("seats", {"match": 9}, "FOREIGN KEY constraint failed"),
        ("states", {}, "UNIQUE constraint failed: states.match, states.version"),
        ("states", {"match": 9}, "FOREIGN KEY constraint failed"),
        ("states", {"version": 1, "body": "text"}, "cannot store TEXT value in BLOB column states.body"),
        ("choices", {"decision": "d2"}, "UNIQUE constraint failed: choices.match, choices.version"),
        ("choices", {"match": 9}, "FOREIGN KEY constraint failed"),
        ("choices", {"version": 2, "source": "admin"}, "CHECK constraint failed: source IN"),
        ("choices", {"version": 2, "keys": "a"}, "CHECK constraint failed: json_valid(keys)"),
        ("events", {}, "UNIQUE constraint failed: events.match, events.version, events.place"),
        ("events", {"match": 9}, "FOREIGN KEY constraint failed"),
        ("events", {"place": 1, "body": ""}, "CHECK constraint failed: json_valid(body)"),
        ("outbox", {"match": 9}, "FOREIGN KEY constraint failed"),
        ("outbox", {"attempts": -1}, "CHECK constraint failed: attempts >= 0"),
        ("posts", {}, "UNIQUE constraint failed: posts.match, posts.slot"),
        ("posts", {"match": 9}, "FOREIGN KEY constraint failed"),
        ("players", {}, "UNIQUE constraint failed: players.user"),
        ("players", {"user": 6, "dm": "maybe"}, "CHECK constraint failed: dm IN"),
        ("packs", {}, "UNIQUE constraint failed: packs.hash"),
        ("guilds", {}, "UNIQUE constraint failed: guilds.guild"),
        ("facts", {}, "UNIQUE constraint failed: facts.key"),
        ("matches", OTHER | {"undo": "always"}, "CHECK constraint failed: undo IN"),
        ("undos", {"id": 2}, "UNIQUE constraint failed: undos.match"),
        ("undos", {"id": 2, "status": "gone"}, "CHECK constraint failed: status IN"),
        ("undos", {"id": 2, "match": 9, "status": "done"}, "FOREIGN KEY constraint failed"),
        ("undo_consents", {}, "UNIQUE constraint failed: undo_consents.undo, undo_consents.seat"),
        ("undo_consents", {"undo": 9}, "FOREIGN KEY constraint failed"),
        ("undo_blocks", {}, "UNIQUE constraint failed: undo_blocks.match, undo_blocks.asker, undo_blocks.blocker"),
        ("undo_blocks", {"match": 9}, "FOREIGN KEY constraint failed"),
        ("matches", OTHER | {"clock": "fast"}, "CHECK constraint failed: json_valid(clock)"),
        ("matches", OTHER | {"homeless": "moved"}, "CHECK constraint failed: homeless IN"),
        ("calls", {"id": 2}, "UNIQUE constraint failed: calls.match"),
        ("calls", {"id": 2, "status": "lost"}, "CHECK constraint failed: status IN"),
        ("calls", {"id": 2, "match": 9, "status": "over"}, "FOREIGN KEY constraint failed"),
        ("calls", {"id": 2, "entry": 9, "status": "over"}, "FOREIGN KEY constraint failed"),
        ("refusals", {"judge": 8}, "UNIQUE constraint failed: refusals.match, refusals.user"),
        ("moderation", {"id": 2, "facts": "{"}, "CHECK constraint failed: json_valid(facts)"),
        ("clocks", {}, "UNIQUE constraint failed: clocks.match, clocks.seat"),
        ("clocks", {"match": 9}, "FOREIGN KEY constraint failed"),
        ("motions", {}, "UNIQUE constraint failed: motions.match, motions.kind, motions.about, motions.voter"),
        ("motions", {"kind": "win"}, "CHECK constraint failed: kind IN"),
        ("motions", {"match": 9}, "FOREIGN KEY constraint failed"),
        ("sitters", {"match": 9}, "FOREIGN KEY constraint failed"),
        ("offers", {}, "UNIQUE constraint failed: offers.match, offers.seat"),
        ("invitations", {}, "UNIQUE constraint failed: invitations.match, invitations.user"),
        ("invitations", {"user": 9, "status": "maybe"}, "CHECK constraint failed: status IN"),
        ("orders", {}, "UNIQUE constraint failed: orders.match, orders.seat, orders.kind"),
        ("orders", {"kind": "heal", "ended": "maybe"}, "CHECK constraint failed: ended IN"),
        ("preferences", {"user": 6, "quiet_from": 1440}, "CHECK constraint failed: quiet_from BETWEEN"),
        ("preferences", {"user": 6, "theme": "pink"}, "CHECK constraint failed: theme IN"),
        ("vacations", {"id": 2, "finish": 0.5}, "CHECK constraint failed: finish >= start"),
        ("guild_roles", {"role": 3, "may": "win"}, "CHECK constraint failed: may IN"),
        ("moderation", {"id": 2, "match": 9}, "FOREIGN KEY constraint failed"),
        ("reports", {"id": 2, "match": 9}, "FOREIGN KEY constraint failed"),
    ],
)
async def test_a_wrong_row_is_refused(database: Database, table: str, change: dict[str, Any], message: str) -> None:
    await fill(database)
    with pytest.raises(sqlite3.IntegrityError, match=f"^{re.escape(message)}"):
        await database.write(lambda connection: insert(connection, table, ROWS[table] | change))
    assert len(await database.read(f"SELECT * FROM {table}")) == 1


async def test_a_match_that_is_referred_to_is_not_deleted(database: Database) -> None:
    await fill(database)
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await database.write(lambda connection: connection.execute("DELETE FROM matches"))


async def test_several_practice_seats_have_no_user(database: Database) -> None:
    await fill(database)
    for seat in (1, 2):
        row = SEAT | {"seat": seat, "user": None, "status": "practice"}
        await database.write(lambda connection, row=row: insert(connection, "seats", row))
    assert len(await database.read("SELECT seat FROM seats WHERE match = 1 AND user IS NULL")) == 2


async def test_a_match_is_played_again_once_unless_that_table_was_closed(database: Database) -> None:
    await fill(database)
    closed, lobby, more = [MATCH | {"id": n, "code": f"again {n}", "former": 1} for n in (2, 3, 4)]
    await database.write(lambda connection: insert(connection, "matches", closed | {"status": "closed"}))
    await database.write(lambda connection: insert(connection, "matches", lobby))
    with pytest.raises(sqlite3.IntegrityError, match=r"^UNIQUE constraint failed: matches.former"):
        await database.write(lambda connection: insert(connection, "matches", more))


async def test_ids_of_the_outbox_are_never_given_twice(database: Database) -> None:
    await fill(database)

    def again(connection: sqlite3.Connection) -> int | None:
        connection.execute("DELETE FROM outbox")
        return insert(connection, "outbox", OUTBOX)

    assert await database.write(again) == 2
    assert await database.write(again) == 3


@pytest.mark.parametrize(
    ("query", "index"),
    [
        ("SELECT id FROM outbox WHERE delivered IS NULL AND not_before <= 5 ORDER BY not_before, id", "outbox_owed"),
        ("SELECT max(id) FROM outbox WHERE match = 1 AND slot = 'board'", "outbox_by_match"),
        ("SELECT id FROM matches WHERE status IN ('lobby', 'playing')", "matches_by_status"),
        ("SELECT id FROM matches WHERE channel = 3 AND status = 'playing'", "matches_by_channel"),
        ("SELECT id FROM matches WHERE former = 1 AND status <> 'closed'", "matches_by_former"),
        ("SELECT 1 FROM matches WHERE channel = 3 AND former = 1 AND id < 9", "matches_by_channel"),
        ("SELECT match FROM seats WHERE user = 5", "seats_by_user"),
        ("SELECT match, slot FROM posts WHERE message = 4", "posts_by_message"),
        ("SELECT max(looking) FROM matches WHERE host = 5 AND looking IS NOT NULL", "matches_looking"),
        ("SELECT id FROM matches WHERE guild = 3 AND homeless IS NOT NULL", "matches_homeless"),
        ("SELECT match FROM invitations WHERE status = 'open' AND until <= 9", "invitations_open"),
        ("SELECT match FROM invitations WHERE user = 8", "invitations_by_user"),
    ],
)
async def test_frequent_queries_use_an_index_and_sort_nothing(database: Database, query: str, index: str) -> None:
    plan = [row["detail"] for row in await database.read(f"EXPLAIN QUERY PLAN {query}")]
    assert len(plan) == 1
    assert f" INDEX {index} " in plan[0]
