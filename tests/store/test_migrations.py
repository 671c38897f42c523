"""Migrations: applied in order, each in a transaction of its own, undone as a whole if they fail."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from store.errors import StoreFailedError
from store.migrations import Migration, load, migrate, version_of

FIRST = Migration(1, "0001_first", "CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT;\nINSERT INTO a VALUES (1);")
SECOND = Migration(2, "0002_second", "CREATE TABLE b (a INTEGER REFERENCES a (id)) STRICT;\nINSERT INTO b VALUES (1);")


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / "arbiter.db", isolation_level="IMMEDIATE")) as opened:
        yield opened


def tables(connection: sqlite3.Connection) -> list[str]:
    return [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1")]


def test_steps_are_applied_once_and_in_order(connection: sqlite3.Connection) -> None:
    assert migrate(connection, [FIRST]) == 1
    assert (version_of(connection), tables(connection)) == (1, ["a"])
    assert migrate(connection, [FIRST, SECOND]) == 1
    assert migrate(connection, [FIRST, SECOND]) == 0
    assert (version_of(connection), tables(connection)) == (2, ["a", "b"])
    assert connection.execute("SELECT id FROM a").fetchall() == [(1,)]


@pytest.mark.parametrize(
    ("sql", "message"),
    [
        ("CREATE TABLE b (x TEXT) STRICT; UPDATE a SET id = 5; CREATE TABLE b (x TEXT) STRICT;", "already exists"),
        ("CREATE TABLE b (x TEXT", "incomplete input"),
        (
            "CREATE TABLE b (a INTEGER REFERENCES a (id)); INSERT INTO b VALUES (77);",
            "refer to what is not there, in b",
        ),
    ],
)
def test_a_step_that_fails_is_undone_and_the_ones_before_it_stay(
    connection: sqlite3.Connection, sql: str, message: str
) -> None:
    with pytest.raises(StoreFailedError, match=rf"migration 0002_bad failed and was undone: .*{message}"):
        migrate(connection, [FIRST, Migration(2, "0002_bad", sql)])
    assert not connection.in_transaction
    assert (version_of(connection), tables(connection)) == (1, ["a"])
    assert connection.execute("SELECT id FROM a").fetchall() == [(1,)]
    assert migrate(connection, [FIRST, SECOND]) == 1


def test_a_step_may_rebuild_a_table_that_others_refer_to(connection: sqlite3.Connection) -> None:
    migrate(connection, [FIRST, SECOND])
    rebuild = """
        CREATE TABLE new_a (id INTEGER PRIMARY KEY, name TEXT) STRICT;
        INSERT INTO new_a (id) SELECT id FROM a;
        DROP TABLE a;
        ALTER TABLE new_a RENAME TO a;
    """
    assert migrate(connection, [FIRST, SECOND, Migration(3, "0003_rebuild", rebuild)]) == 1
    assert connection.execute("SELECT a.id, a.name FROM b JOIN a ON a.id = b.a").fetchall() == [(1, None)]


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["0001_start", "0003_late"], "not numbered 1 to 2: 0001_start, 0003_late"),
        (["0001_start", "0001_again"], "not numbered 1 to 2"),
        (["0002_start"], "not numbered 1 to 1"),
        (["1_start"], "1_start.sql: the name of a migration must be NNNN_name.sql"),
        (["0001-start"], "NNNN_name"),
    ],
)
def test_a_wrong_name_or_number_is_found(tmp_path: Path, names: list[str], message: str) -> None:
    for name in names:
        (tmp_path / f"{name}.sql").write_text("SELECT 1;")
    with pytest.raises(ValueError, match=message):
        load(tmp_path)


def test_the_files_are_in_order_and_none_ends_its_transaction() -> None:
    steps = load()
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert steps[0].name == "0001_start"
    for step in steps:
        code = re.sub(r"--[^\n]*", "", step.sql)
        assert not re.search(r"(?im)^\s*(begin|commit|end|rollback|savepoint|release)\b[^,]*;", code), step.name


def test_lobbies_from_before_they_expired_do_so_a_day_later(connection: sqlite3.Connection) -> None:
    steps = load()
    migrate(connection, steps[:3])
    columns = "id, code, game, status, channel, language, theme, host, options, secret, commitment, created"
    for number, status in ((1, "lobby"), (2, "over")):
        row = (number, str(number), "krendel", status, 1, "ru", "dark", 5, "{}", "00", "11", 1.0)
        connection.execute(f"INSERT INTO matches ({columns}) VALUES ({', '.join('?' * 12)})", row)
    connection.commit()
    migrate(connection, steps)
    found = connection.execute("SELECT expires > unixepoch() + 86000 FROM matches ORDER BY id").fetchall()
    assert found == [(1,), (None,)]


def test_a_silence_that_has_begun_is_counted_with_vacations_and_quiet_hours(connection: sqlite3.Connection) -> None:
    """Matches without a clock from before there was a silence: users 1 to 3 play, 2 sleeps, 3 is on vacation, 4 plays alone."""
    steps = load()
    before = next(at for at, step in enumerate(steps) if step.number == 9)
    migrate(connection, steps[:before])
    for match in (1, 2):
        connection.execute(
            "INSERT INTO matches (id, code, game, status, channel, language, theme, host, options, secret, commitment, created)"
            " VALUES (?, ?, 'krendel', 'playing', 1, 'en', 'dark', 1, '{}', '', '', 0)",
            (match, f"CODE{match}"),
        )
    for match, seat, user in ((1, 0, 1), (1, 1, 2), (1, 2, 3), (2, 0, 4)):
        connection.execute(
            "INSERT INTO seats (match, seat, user, name, entropy, joined, status) VALUES (?, ?, ?, 'x', '', 0, 'human')",
            (match, seat, user),
        )
        connection.execute(
            "INSERT INTO clocks (match, seat, question, since) VALUES (?, ?, '1', 1000000)", (match, seat)
        )
    connection.execute("INSERT INTO preferences (user, zone, quiet_from, quiet_to) VALUES (2, 'UTC', 1320, 600)")
    connection.execute("INSERT INTO vacations (user, start, finish) VALUES (3, 900000, 1500000)")
    connection.commit()
    migrate(connection, steps)
    week = 7 * 86400.0
    assert connection.execute("SELECT match, seat, due FROM clocks ORDER BY match, seat").fetchall() == [
        (1, 0, 1_000_000 + week),
        (1, 1, 1_000_000 + 2 * week),
        (1, 2, 1_500_000 + week),
        (2, 0, None),
    ]
