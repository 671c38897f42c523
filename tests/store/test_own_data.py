"""A user's own data: every column that holds a user or a name is known here, is given out, and is erased as said."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from store.database import Database
from store.people import erasing, own_data
from tests.store.rows import ROWS, fill, insert

USER, NUMBER, NAME = 770_000_000_123_456_789, -1, "Анна Заметная"

USERS = {
    "matches.host": "number",
    "seats.user": "number",
    "seats.name": "emptied",
    "choices.user": "null",
    "players.user": "deleted",
    "players.name": "deleted",
    "sitters.user": "number",
    "sitters.name": "emptied",
    "offers.user": "deleted",
    "offers.by": "deleted",
    "invitations.user": "deleted",
    "invitations.by": "deleted",
    "preferences.user": "deleted",
    "blocks.user": "deleted",
    "blocks.blocked": "kept: it is the other one's setting",
    "vacations.user": "deleted",
    "moderation.user": "number",
    "calls.user": "number",
    "calls.judge": "number",
    "refusals.user": "number",
    "refusals.judge": "number",
    "reports.user": "null",
    "imports.user": "deleted",
    "wishes.user": "deleted",
    "decks.user": "deleted",
    "decks.name": "deleted",
    "decks.former_name": "deleted",
    "tournaments.made_by": "null",
    "tournament_organisers.id": "deleted",
    "tournament_entries.name": "emptied",
    "tournament_members.user": "number",
    "tournament_members.name": "emptied",
    "tournament_teams.captain": "deleted",
    "tournament_teams.mate": "deleted",
    "tournament_teams.name": "deleted",
    "tournament_records.user": "null",
    "ladders.made_by": "null",
    "ladder_organisers.id": "deleted",
    "ladder_members.user": "number",
    "ladder_members.name": "emptied",
    "ladder_facts.user": "null",
    "seasons.made_by": "null",
    "season_players.user": "number",
    "season_players.name": "emptied",
    "tournament_roles.user": "deleted",
    "tournament_seeds.user": "deleted",
    "tournament_seeds.name": "deleted",
    "finished_seats.user": "number",
    "ratings.user": "number",
    "rating_steps.user": "number",
    "record_people.user": "deleted",
    "record_wins.user": "deleted",
}
"""The columns that hold users or their names, and what becomes of them when a user is deleted."""

FREE_TEXT = {
    *("moderation.reason", "reports.text", "tournaments.name", "tournament_records.body"),
    *("ladders.name", "ladders.reason", "ladder_facts.reason", "seasons.name"),
}
"""What people wrote themselves: kept, and said so on the page of /privacy."""

NOBODY = {
    "packs": "hash game body",
    "matches": "id code game status guild channel language theme options pack secret commitment version created started"
    " ended reason result former undo clock paused paused_by muted expires ready looking homeless imported packs parent"
    " tournament rated exempt ladder digest revision",
    "seats": "match seat entropy joined status acted pinged ready gone brought brought_digest",
    "drafts": "match seat decision keys",
    "states": "match version body digest",
    "choices": "match version seat decision kind keys source crossed at ordered digest",
    "events": "match version place kind body digest",
    "outbox": "id match slot created not_before attempts sending delivered failure holder held",
    "posts": "match slot channel message shows edits",
    "shards": "total shard holder epoch until_ beat",
    "identifies": "bucket at",
    "taken": "interaction at",
    "players": "language seen dm dm_refused dm_next",
    "guilds": "guild language name clock undo theme per_person look_channel look_role judge_channel removed packs silence"
    " kept_in forum",
    "facts": "key value",
    "undos": "id match seat target question status at",
    "undo_consents": "undo seat",
    "undo_blocks": "match asker blocker",
    "clocks": "match seat bank question since due sealed rest fallen remind reminded",
    "motions": "match kind about voter terms",
    "sitters": "match seat nth until",
    "offers": "match seat at",
    "invitations": "match until status called",
    "orders": "match seat kind until version ended",
    "preferences": "language delivery pings next_up zone quiet_from quiet_to theme colours board listed profile",
    "blocks": "at",
    "vacations": "id start finish",
    "guild_channels": "guild channel",
    "guild_roles": "guild role may",
    "moderation": "id guild match action about at facts",
    "calls": "id match seat entry status frozen late at until",
    "refusals": "match at",
    "reports": "id match file at sent",
    "imports": "match file bytes seats at",
    "decks": "id game body version changed former_body digest",
    "plans": "match begins remind told event stage",
    "finished_games": "match nth guild game form began ended answers tournament rated standard practice forfeit exempt_by_judge"
    " exempt_by_tournament margin",
    "finished_seats": "match nth seat sitter side part place played won",
    "finished_characters": "match nth seat place character",
    "rating_books": "guild game form library version stale counted",
    "ratings": "guild game form mu sigma day games",
    "rating_steps": "guild game form ended match nth mu_before sigma_before mu sigma games",
    "record_people": "guild game form games run streak reached latest",
    "record_characters": "guild game form character played won",
    "record_wins": "guild game form character won",
    "threads": "match kind parent home thread lacks mark renamed",
    "wishes": "guild games start finish zone made expires called match",
    "tournaments": "id code guild channel language theme game form options clock packs settings secret phase paused version due"
    " created ended rooms automatic role champion begins event earlier digest revision",
    "tournament_organisers": "tournament kind",
    "tournament_entries": "tournament entry brought brought_digest",
    "tournament_members": "tournament entry place active",
    "tournament_teams": "tournament press at",
    "tournament_records": "tournament n kind digest",
    "tournament_games": "tournament match stage round pairing nth current stopped",
    "tournament_news": "match kind tournament at games handled",
    "tournament_downtimes": "tournament start finish",
    "tournament_wishes": "tournament stage round pairing entry",
    "tournament_outbox": "id tournament slot created not_before attempts sending delivered failure",
    "tournament_roles": "tournament role",
    "tournament_seeds": "tournament place",
    "tournament_posts": "tournament slot channel message shows",
    "ladders": "id code guild channel language theme game form options clock packs rules phase version due created closed rooms"
    " digest revision",
    "ladder_organisers": "ladder kind",
    "ladder_members": "ladder person",
    "ladder_facts": "ladder n kind body digest",
    "ladder_games": "ladder match challenge current",
    "ladder_news": "match ladder at handled",
    "ladder_outbox": "id ladder slot created not_before attempts sending delivered failure",
    "ladder_posts": "ladder slot channel message shows",
    "seasons": "id guild starts ends best up down phase version created ended former channel language begun",
    "season_tournaments": "season tournament division",
    "season_players": "season division place goes leaves",
    "season_outbox": "id season slot created not_before attempts sending delivered failure",
    "season_posts": "season slot channel message shows",
}
"""The columns that hold no user: seats are numbers of seats. A new column is entered here or above, after some thought."""


async def columns(database: Database) -> set[str]:
    tables = await database.read("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    found = set()
    for (table,) in tables:
        found |= {f"{table}.{row['name']}" for row in await database.read(f"PRAGMA table_info({table})")}
    return found


async def test_every_column_is_known(database: Database) -> None:
    nobody = {f"{table}.{column}" for table, names in NOBODY.items() for column in names.split()}
    assert nobody.isdisjoint(USERS)
    assert await columns(database) == nobody | {*USERS} | FREE_TEXT


async def filled(database: Database) -> None:
    """One row in every table, all of it the user's."""
    await fill(database)

    def work(connection: sqlite3.Connection) -> None:
        insert(connection, "choices", ROWS["choices"] | {"version": 9})
        connection.execute("UPDATE matches SET status = 'over'")
        connection.execute("UPDATE offers SET user = 8, by = 8")
        for column, becomes in USERS.items():
            table, name = column.split(".")
            value: Any = NAME if name == "name" else USER
            # A block of oneself by oneself is none.
            if not (table == "blocks" and becomes.startswith("kept")):
                connection.execute(f"UPDATE {table} SET {name} = ?", (value,))
        insert(connection, "blocks", {"user": 6, "blocked": USER, "at": 1.0})

    await database.write(work)


async def test_everything_is_erased_as_said(database: Database) -> None:
    await filled(database)
    assert await database.write(lambda db: erasing.begin(db, USER)) == NUMBER
    assert await database.write(lambda db: erasing.finish(db, USER, NUMBER, forced=False))
    for column, becomes in USERS.items():
        table, name = column.split(".")
        values = {row[0] for row in await database.read(f"SELECT {name} FROM {table}")}
        expected = {"number": {NUMBER}, "emptied": {""}, "null": {None}, "deleted": set()}
        if becomes in expected and table != "blocks":
            assert values == expected[becomes], column
    assert [tuple(row) for row in await database.read("SELECT user, blocked FROM blocks")] == [(6, USER)]
    assert await erasing.pending(database) == {}


async def test_somebody_who_still_plays_is_not_erased(database: Database) -> None:
    await filled(database)
    await database.write(lambda db: db.execute("UPDATE matches SET status = 'playing'").close())
    assert not await database.write(lambda db: erasing.finish(db, USER, NUMBER, forced=False))
    assert (await database.read("SELECT user FROM players"))[0][0] == USER
    assert await database.write(lambda db: erasing.finish(db, USER, NUMBER, forced=True))
    assert (await database.read("SELECT status FROM seats"))[0][0] == "practice"


async def test_everything_is_given_out(database: Database) -> None:
    await filled(database)
    found = await own_data.collect(database, USER)
    empty = {part for part, rows in found.items() if not rows}
    # The one row of these tables is about another seat; the next test makes it the user's.
    others = {"wishes_at_tables", "undo_consents", "undo_refused_for_good", "moderated_about_you", "private_messages"}
    assert empty == others | {"picked_so_far"}
    assert found["account"] == [
        {"user_id": USER, "name": NAME, "client_language": None, "last_seen_at": "1970-01-01T00:00:01+00:00",
         "direct_messages": "unknown", "direct_messages_refused": 0, "next_direct_message_from_at": None}
    ]  # fmt: skip
    assert found["choices"][0]["keys"] == ["a"]
    assert {row["code"] for rows in found.values() for row in rows if "code" in row} == {"K-7QF"}
    assert await own_data.collect(database, 1) == {part: [] for part in own_data.QUERIES}


@pytest.mark.parametrize(
    ("part", "table", "change"),
    [
        ("wishes_at_tables", "motions", {"voter": 0}),
        ("undo_consents", "undo_consents", {"seat": 0}),
        ("undo_refused_for_good", "undo_blocks", {"blocker": 0}),
        ("moderated_about_you", "moderation", {"about": 0}),
        ("private_messages", "posts", {"slot": "panel:0"}),
        ("picked_so_far", "drafts", {"decision": "2"}),
    ],
)
async def test_what_is_kept_by_seats_is_given_out(
    database: Database, part: str, table: str, change: dict[str, Any]
) -> None:
    await filled(database)
    await database.write(lambda db: insert(db, "drafts", {"match": 1, "seat": 0, "decision": "1", "keys": "[]"}))
    ((name, value),) = change.items()
    await database.write(lambda db: db.execute(f"UPDATE {table} SET {name} = ?", (value,)).close())
    assert len((await own_data.collect(database, USER))[part]) == 1


async def test_who_has_blocked_somebody_is_not_told(database: Database) -> None:
    await filled(database)
    assert [row["user_id"] for row in (await own_data.collect(database, USER))["blocked_by_you"]] == [6]
    await database.write(lambda db: db.execute("DELETE FROM blocks WHERE user = ?", (USER,)).close())
    assert (await own_data.collect(database, USER))["blocked_by_you"] == []


def test_what_is_erased_is_what_is_said() -> None:
    columns = {kind: {column for column, becomes in USERS.items() if becomes == kind} for kind in USERS.values()}
    assert {f"{table}.{column}" for table, column in erasing.NUMBERED} == columns["number"]
    assert {f"{table}.{column}" for table, column in erasing.BLANKED} == columns["null"]
    deleted = {f"{table}.{column}" for table, column in erasing.DELETED}
    names = {"players.name", "tournament_teams.name", "tournament_seeds.name", "decks.name", "decks.former_name"}
    assert deleted == columns["deleted"] - names
    assert {f"{table}.name" for table in (*erasing.NAMED, erasing.ENTRIES)} == columns["emptied"]
