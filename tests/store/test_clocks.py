"""Queries about clocks: what the timekeeper asks after every commit reads no table whole, and leaves out what stands."""

from __future__ import annotations

import sqlite3

import msgspec
import pytest

from store.database import Database
from store.match import clocks, matches
from store.match.clocks import ClockRow
from tests.store.rows import MATCH, SEAT, insert

RUNS = ClockRow(1, 0, question="3", since=5.0, due=60.0, remind=40.0)


async def filled(database: Database, *rows: ClockRow) -> None:
    def work(connection: sqlite3.Connection) -> None:
        insert(connection, "matches", MATCH)
        insert(connection, "seats", SEAT)
        clocks.put(connection, rows)

    await database.write(work)


async def test_the_next_moment_is_found_by_indexes_alone(database: Database) -> None:
    for query, index in ((clocks.FALLING, "clocks_due"), (clocks.CALLING, "clocks_remind")):
        column = "due" if index == "clocks_due" else "remind"
        plan = await database.read(f"EXPLAIN QUERY PLAN SELECT {column} {query} ORDER BY {column} LIMIT 1")
        details = [row["detail"] for row in plan]
        assert f" INDEX {index} " in details[0]
        assert not [line for line in details if "TEMP B-TREE" in line or line == "SCAN matches"]


async def test_rows_come_back_as_they_were_kept(database: Database) -> None:
    await filled(database, RUNS)
    await database.write(lambda db: clocks.put(db, [msgspec.structs.replace(RUNS, bank=7.0, reminded=2)]))
    assert await clocks.of_match(database, 1) == {0: msgspec.structs.replace(RUNS, bank=7.0, reminded=2)}
    assert await database.write(lambda db: clocks.rows(db, 1)) == await clocks.of_match(database, 1)
    found = await database.write(lambda db: clocks.of_user(db, 5))
    assert [(row.seat, terms) for row, terms in found] == [(0, matches.NO_CLOCK)]


@pytest.mark.parametrize(
    ("change", "moment"),
    [
        ({}, 40.0),
        ({"remind": None}, 60.0),
        ({"remind": None, "sealed": 9.0}, None),
        ({"remind": 50.0, "sealed": 9.0}, 50.0),
        ({"remind": None, "fallen": 60.0}, None),
        ({"rest": 20.0}, None),
    ],
)
async def test_which_moments_are_waited_for(
    database: Database, change: dict[str, float | None], moment: float | None
) -> None:
    await filled(database, msgspec.structs.replace(RUNS, **change))
    assert await clocks.next_moment(database) == moment
    assert await clocks.ready(database, 100.0) == ([] if moment is None else [1])
    assert await clocks.ready(database, 39.0) == []


async def test_in_a_muted_match_flags_fall_and_nobody_is_reminded(database: Database) -> None:
    await filled(database, RUNS)
    await database.write(lambda db: db.execute("UPDATE matches SET muted = 1").close())
    assert await clocks.next_moment(database) == 60.0
    assert await clocks.ready(database, 50.0) == []


async def test_absences_that_have_ended_are_left_out(database: Database) -> None:
    await filled(database)
    for start, finish in ((1.0, 3.0), (4.0, 9.0)):
        await database.write(lambda db, start=start, finish=finish: clocks.add_vacation(db, 5, start, finish))
    assert await clocks.vacations(database, 5, 0.0) == [(1.0, 3.0), (4.0, 9.0)]
    assert await clocks.vacations(database, 5, 3.0) == [(4.0, 9.0)]
    assert await clocks.on_vacation(database, 1, 6.0) == {0: 9.0}
    await database.write(lambda db: clocks.end_vacation(db, 5, 6.0))
    assert await clocks.vacations(database, 5, 0.0) == [(1.0, 3.0), (4.0, 6.0)]
    assert await clocks.on_vacation(database, 1, 6.0) == {}
