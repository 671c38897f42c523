"""The schema and every statement on a real PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from store.migrations import load, migrate
from store.postgres.dialect import in_postgres
from store.proof import schema
from tests.support.sql.postgres import Cluster, cluster, needs_postgres
from tests.support.sql.statements import statements

pytestmark = needs_postgres

TYPES = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as started:
        started.create("arbiter")
        yield started


def rows(server: Cluster, sql: str) -> list[list[str]]:
    done = server.run("arbiter", sql)
    assert not done.stderr
    return [line.split("|") for line in done.stdout.splitlines()]


def test_the_migrations_make_the_same_schema_on_both(server: Cluster) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level="IMMEDIATE")) as db:
        migrate(db, load())
        wanted = schema.of(db)
        columns = {
            (table, row[1], TYPES[row[2]], bool(row[3] or row[5]))
            for table in wanted.tables
            for row in db.execute(f"PRAGMA table_info({table})")
        }
    there = rows(
        server,
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns WHERE table_schema = 'public'",
    )
    assert {(table, column, kind, nullable == "NO") for table, column, kind, nullable in there} == columns
    indexes = dict(rows(server, "SELECT indexname, tablename FROM pg_indexes WHERE schemaname = 'public'"))
    assert wanted.indexes.items() <= indexes.items()


def test_postgres_prepares_every_statement(server: Cluster) -> None:
    found = server.refused("arbiter", [in_postgres(sql) for _, sql in statements()])
    assert not found, "\n".join(
        f"{statements()[n].place}: {error}: {statements()[n].sql}" for n, error in found.items()
    )


def test_what_postgres_does_not_read_is_refused(server: Cluster) -> None:
    wrong = [
        "SELECT id FROM matches WHERE muted",
        "SELECT id FROM matches WHERE (? IS NULL OR guild = ?)",
        "SELECT * FROM (SELECT id FROM matches)",
        "UPDATE seats SET ready = (user IS NULL) WHERE match = ?",
        "SELECT id FROM tables",
    ]
    assert [*server.refused("arbiter", [in_postgres(sql) for sql in ["SELECT 1 FROM matches", *wrong]])] == [
        1,
        2,
        3,
        4,
        5,
    ]


PLAYERS = "INSERT INTO players (user, name, seen) VALUES (9223372036854775807, 'Я', 1.5), (-1, 'a', 0), (2, 'B', 0)"

JSON = ('{"kind":"none","facts":null}', '["12"]', '{"facts":true}', "[7]", "{", "", "1", "nothing")

READ = (
    "SELECT user FROM players ORDER BY name",
    "SELECT name FROM players WHERE user IN () OR user NOT IN () ORDER BY user",
    "SELECT count(*) FROM players WHERE name LIKE 'a%' AND substr(name, 1, 1) = 'a'",
    "SELECT seen FROM players WHERE user = 9223372036854775807",
    *(f"SELECT CASE WHEN json_valid('{value}') THEN 1 ELSE 0 END" for value in JSON),
    *(f"SELECT json_extract('{value}', '{path}')" for value in JSON[:2] for path in ("$.kind", "$.facts", "$[0]")),
    *(f"SELECT count(*) FROM players WHERE json_extract('{value}', '$.facts') IS NOT NULL" for value in JSON[:4]),
)


def test_what_is_checked_and_read_is_the_same_on_both(server: Cluster) -> None:
    """JSON, texts in the order of their bytes, ids of 64 bits, patterns, the column `user`, empty lists."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, load())
        db.execute(PLAYERS)
        here = [["" if row[0] is None else str(row[0]) for row in db.execute(sql)] for sql in READ]
    asked = "".join(f"{in_postgres(sql)};\n\\echo --\n" for sql in READ)
    done = server.run("arbiter", f"BEGIN;{in_postgres(PLAYERS)};{asked}ROLLBACK")
    assert not done.stderr
    assert [part.splitlines() for part in done.stdout.split("--\n")[:-1]] == here
