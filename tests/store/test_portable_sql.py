"""Every statement of the store is valid on SQLite and on PostgreSQL, as far as that can be read."""

from __future__ import annotations

import ast
import re
import sqlite3
from contextlib import closing

import pytest

from store.migrations import load, migrate
from store.postgres.dialect import in_postgres
from tests.support.sql.of_sqlite import OF_SQLITE
from tests.support.sql.portable import problems
from tests.support.sql.sources import ROOT, sources
from tests.support.sql.statements import VERBS, literals, portable, statements

ELSEWHERE = ("referee", "cogs", "ops", "processes", "words", "boards", "engines", "tournaments", "telemetry")

ENGINES = ("store/errors.py", "referee/ratings/worker.py")
"""Modules beside those of one engine that speak of SQLite: its results, and a process with a connection of its own."""


def test_every_statement_is_portable() -> None:
    found = [f"{place}: {problem}: {sql}" for place, sql in statements() for problem in problems(sql)]
    assert not found, "\n".join(found)


def test_every_statement_is_collected() -> None:
    """A text that begins like a statement is part of one that is collected, or the collector has missed it."""
    whole = "\n".join(sql for _, sql in statements())
    missed = [place for place, sql in literals() if sql.partition("{")[0] not in whole]
    assert missed == []


def test_sqlite_prepares_every_statement() -> None:
    """What the collector composes is what SQLite reads: it knows all tables and columns."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, load())
        for _, sql in statements():
            marks = {int(number) for number in re.findall(r"\$(\d+)", in_postgres(sql))}
            db.execute(f"EXPLAIN {sql}", [None] * max(marks, default=0))


def test_nothing_is_asked_of_sqlites_connection_alone() -> None:
    alone = {
        "lastrowid",
        "total_changes",
        "executescript",
        "create_function",
        "iterdump",
        "interrupt",
        "set_authorizer",
    }
    found = [
        f"{path}:{node.lineno}: {node.attr}"
        for path in portable()
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in alone
    ]
    assert found == []


def test_no_query_knows_its_engine() -> None:
    """Queries take a connection of `store.connection`, never one of sqlite3."""
    found = [
        path
        for path in (*portable(), *sources("referee"), *sources("cogs"), *sources("ops"))
        if path not in ENGINES and re.search(r"^(import|from) sqlite3", (ROOT / path).read_text(encoding="utf-8"), re.M)
    ]
    assert found == []


def test_statements_stand_in_the_store_alone() -> None:
    begun = re.compile(rf"""["'](?:{"|".join(VERBS)})""")
    found = [
        path
        for package in ELSEWHERE
        for path in sources(package)
        if begun.search((ROOT / path).read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_tests_that_speak_to_sqlite_are_there() -> None:
    missing = []
    for named in OF_SQLITE:
        path, _, name = named.partition("::")
        if f"def {name}(" not in (ROOT / path).read_text(encoding="utf-8"):
            missing.append(named)
    assert missing == []


@pytest.mark.parametrize(
    "sql",
    [
        "INSERT OR REPLACE INTO facts (key, value) VALUES (?, ?)",
        "INSERT OR IGNORE INTO facts (key, value) VALUES (?, ?)",
        "REPLACE INTO facts (key, value) VALUES (?, ?)",
        "PRAGMA foreign_keys = ON",
        "SELECT 1 FROM posts WHERE slot GLOB 'notice:*'",
        "SELECT rowid FROM posts",
        "SELECT id FROM matches WHERE ?1 IS NULL OR guild = ?1",
        "SELECT id FROM matches WHERE homeless IS NOT 'server'",
        "SELECT id FROM matches WHERE guild IS ?",
        "SELECT id FROM matches WHERE NOT muted",
        "SELECT CAST(value AS INTEGER) FROM facts",
        "SELECT min(started, ended) FROM matches",
        "SELECT max(coalesce(started, 0), (SELECT 1)) FROM matches",
        "SELECT iif(muted = 1, 1, 0) FROM matches",
        "SELECT instr(slot, ':') FROM posts",
        'SELECT "name" FROM players',
        "SELECT name FROM players WHERE user == 1",
        "SELECT name FROM players WHERE user != 1",
        "SELECT name FROM players WHERE user = :user",
        "SELECT name FROM players LIMIT 1, 2",
    ],
)
def test_what_one_engine_alone_reads_is_found(sql: str) -> None:
    assert len(problems(sql)) >= 1


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT min(started), max(coalesce(ended, 0)) FROM matches WHERE guild IS NOT NULL AND muted = 0",
        "SELECT 'NOT muted, min(1, 2) GLOB' FROM matches WHERE NOT (id = ?1 OR id = ?2) AND NOT EXISTS (SELECT 1 FROM posts)",
        "INSERT INTO facts (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        "WITH own (id) AS (SELECT id FROM matches WHERE host IN (?, ?)) SELECT id FROM own ORDER BY id DESC LIMIT 1 OFFSET 2",
    ],
)
def test_what_both_read_passes(sql: str) -> None:
    assert problems(sql) == []
