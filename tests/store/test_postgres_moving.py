"""A database is moved from SQLite to PostgreSQL and back, dumped and restored: every table has the same digest everywhere."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.sql.postgres import Cluster, cluster, needs_postgres
from tests.upgrades import fixtures

pytestmark = needs_postgres
pytest.importorskip("psycopg", reason="psycopg is not installed: requirements-postgres.txt has it")

from store.errors import (  # noqa: E402  # after the check
    DatabaseLockedError,
    StoreError,
    StoreFailedError,
    TargetUsedError,
)
from store.moving import files, moves, servers  # noqa: E402
from store.moving.content import Digest, tables  # noqa: E402
from store.opening import open_database  # noqa: E402
from store.postgres import claim  # noqa: E402
from store.sqlite import SqliteDatabase  # noqa: E402
from tools import move, page, restore  # noqa: E402

NOW = 1_795_400_000.0


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as started:
        yield started


@pytest.fixture
def empty(server: Cluster, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    return server.copy_of("template1", f"t{abs(hash(request.node.nodeid))}")


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of the newest kept day, with rows in every table."""
    path = tmp_path_factory.mktemp("lived") / "arbiter.db"
    fixtures.read(path, fixtures.BOT, fixtures.kept()[-1])
    return path


@pytest.fixture
async def source(lived: Path, tmp_path: Path) -> Path:
    """The same, brought up to date by a bot that has stopped."""
    path = tmp_path / "source" / "arbiter.db"
    path.parent.mkdir()
    shutil.copy(lived, path)
    await (await SqliteDatabase.open(path, now=lambda: NOW)).close()
    return path


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait little for a session that is ending."""
    monkeypatch.setattr(claim, "PATIENCE", 0.3)


OF_PROCESSES = ("facts", "shards", "identifies", "taken")
"""Tables of the bot's own, without a row where one process has the database alone."""


def digests_of(path: Path) -> dict[str, Digest]:
    with closing(sqlite3.connect(path)) as db:
        return files.digests(db, tables())


def print_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


async def test_over_and_back_every_row_is_the_same(source: Path, empty: str, tmp_path: Path) -> None:
    before, there = print_of(source), digests_of(source)
    assert all(digest.rows for name, digest in there.items() if name not in OF_PROCESSES)
    moved = moves.to_server(source, empty)
    assert print_of(source) == before
    assert (moved.digests, moved.damage) == (there, [])
    db = await open_database(empty)
    assert (await db.read("SELECT count(*) FROM matches"))[0][0] == there["matches"].rows
    (row,) = await db.read("SELECT max(id) FROM outbox")
    await db.write(
        lambda db: db.execute(
            "INSERT INTO outbox (match, slot, created, not_before) SELECT min(id), 'new', 1, 0 FROM matches"
        ).close()
    )
    assert (await db.read("SELECT id FROM outbox WHERE slot = 'new'"))[0][0] > row[0]
    await db.write(lambda db: db.execute("DELETE FROM outbox WHERE slot = 'new'").close())
    await db.close()
    back = tmp_path / "back" / "arbiter.db"
    assert moves.to_file(empty, back).digests == there
    assert digests_of(back) == there
    again = await open_database(str(back))
    assert again.damaged == ()
    assert await again.read("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'") != []
    await again.close()


async def test_a_match_plays_on_over_the_other_engine(source: Path, empty: str) -> None:
    moves.to_server(source, empty)
    db = await open_database(empty)
    from referee.service import Referee

    referee = Referee(db, now=lambda: NOW, steady=lambda: NOW)
    rows = await db.read("SELECT code FROM matches WHERE status = 'playing'")
    for row in rows:
        assert (await referee.live.by_code(row[0])).row.status == "playing"
    assert rows
    await db.close()


def test_a_target_that_is_not_empty_stays_as_it_is(source: Path, empty: str, server: Cluster, tmp_path: Path) -> None:
    server.run(server.database_of(empty), "CREATE TABLE theirs (n integer)")
    with pytest.raises(TargetUsedError, match="1 tables"):
        moves.to_server(source, empty)
    assert (
        server.run(server.database_of(empty), "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").stdout
        == "1\n"
    )
    there = tmp_path / "there.db"
    there.write_bytes(b"something")
    with pytest.raises(TargetUsedError):
        moves.to_file(empty, there)
    assert there.read_bytes() == b"something"


@pytest.mark.parametrize("end", files.LOGS)
def test_a_log_of_an_old_database_is_not_played_into_the_new_one(tmp_path: Path, end: str) -> None:
    left = tmp_path / f"arbiter.db{end}"
    left.write_bytes(b"changes")
    with pytest.raises(TargetUsedError, match=f"arbiter.db{end} belong"), files.target(tmp_path / "arbiter.db"):
        pass
    assert left.read_bytes() == b"changes"
    assert not (tmp_path / "arbiter.db").exists()


def test_what_is_read_after_a_move_is_what_was_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, old = tmp_path / "arbiter.db", tmp_path / "old.db"
    with files.target(path):
        pass
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("INSERT INTO players (user, name, seen) VALUES (7, 'of old', 0)")
        shutil.copy(f"{path}-wal", tmp_path / "kept-wal")
    path.replace(old)
    shutil.copy(tmp_path / "kept-wal", f"{path}-wal")
    monkeypatch.setattr(files, "_check_unused", lambda path: None)
    with pytest.raises(StoreFailedError, match="not what was moved: players"), files.target(path):
        pass
    assert not path.exists()


@pytest.mark.parametrize("at", ["matches", "events", "decks"])
def test_a_move_that_is_interrupted_leaves_nothing(
    source: Path, empty: str, server: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    true_server, true_file, before = servers.store, files.store, print_of(source)

    def stops(table: str) -> None:
        if table == at:
            raise KeyboardInterrupt

    monkeypatch.setattr(servers, "store", lambda db, table, rows: (true_server(db, table, rows), stops(table.name)))
    with pytest.raises(KeyboardInterrupt):
        moves.to_server(source, empty)
    assert (
        server.run(server.database_of(empty), "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").stdout
        == "0\n"
    )
    assert print_of(source) == before
    monkeypatch.setattr(servers, "store", true_server)
    moves.to_server(source, empty)
    back = tmp_path / "back.db"
    monkeypatch.setattr(files, "store", lambda db, table, rows: (true_file(db, table, rows), stops(table.name)))
    with pytest.raises(KeyboardInterrupt):
        moves.to_file(empty, back)
    assert [path.name for path in tmp_path.glob("*back.db*")] == ["back.db.lock"]


def test_a_row_that_is_lost_on_the_way_is_noticed(source: Path, empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    true = servers.store
    monkeypatch.setattr(
        servers, "store", lambda db, table, rows: true(db, table, [*rows][1:] if table.name == "posts" else rows)
    )
    with pytest.raises(StoreFailedError, match="not the same on both sides: posts"):
        moves.to_server(source, empty)


async def test_nothing_is_moved_while_a_bot_runs(source: Path, empty: str, tmp_path: Path) -> None:
    db = await open_database(str(source))
    with pytest.raises(DatabaseLockedError):
        moves.to_server(source, empty)
    await db.close()
    moves.to_server(source, empty)
    there = await open_database(empty)
    with pytest.raises(DatabaseLockedError):
        moves.to_file(empty, tmp_path / "back.db")
    await there.close()


def test_an_older_database_is_not_moved(lived: Path, empty: str, tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    fixtures.read(path, fixtures.BOT, fixtures.kept()[-2])
    with pytest.raises(StoreFailedError, match="older version of the bot"):
        moves.to_server(path, empty)
    with pytest.raises(FileNotFoundError):
        moves.to_server(tmp_path / "none.db", empty)


def test_the_command_prints_the_tables_and_how_to_go_on(
    source: Path, empty: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["move", str(source), empty])
    assert move.main() == 0
    printed = capsys.readouterr().out
    assert "all digests are the same on both sides" in printed
    assert "Set ARBITER_DATABASE=postgresql://" in printed
    assert move.main() == 1
    assert "nothing was changed: the database is not empty" in capsys.readouterr().err
    monkeypatch.setattr("sys.argv", ["move", str(source), str(source)])
    assert move.main() == 1


# ---------------------------------------------------------------- backups by PostgreSQL's own ways


def run(server: Cluster, program: str, *arguments: str) -> None:
    subprocess.run([server.programs / program, *arguments], check=True, timeout=60)


async def test_the_drill_dump_and_restore_into_a_new_database(
    source: Path, empty: str, server: Cluster, tmp_path: Path
) -> None:
    """The commands of docs/host/postgres.md: what is restored has the same digests, and is readied for the start."""
    there = moves.to_server(source, empty).digests
    bot = await open_database(empty)
    dump = tmp_path / "arbiter.dump"
    run(server, "pg_dump", "--format=custom", f"--file={dump}", f"--dbname={empty}")
    await bot.close()
    new = server.copy_of("template1", "restored")
    run(server, "pg_restore", "--exit-on-error", "--single-transaction", "--no-owner", f"--dbname={new}", str(dump))
    with servers.source(new) as found:
        assert servers.digests(found, tables()) == there
        numbers = servers.numbers(found, tables())
    assert restore.renew_server(new, wanted=True) == 0
    db = await open_database(new)
    last = numbers["outbox"]
    (row,) = await db.read("SELECT min(id), count(*) FROM outbox WHERE id > ?", last)
    assert row[0] > last + 1_000_000
    assert row[1] > 0
    unsought = "SELECT id FROM outbox WHERE id <= ? AND delivered IS NULL AND sending IS NULL"
    assert await db.read(unsought, last) == []
    await db.close()


def test_a_backup_and_a_restore_by_the_bot_are_refused(empty: str) -> None:
    from tools import backup

    with pytest.raises(ValueError, match="pg_dump"):
        backup.file_of(empty)
    with pytest.raises(ValueError, match=r"tools\.restore --renew"):
        restore.renew_server(empty, wanted=False)


async def test_a_page_of_a_match_is_made_from_a_copy(
    source: Path, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves.to_server(source, empty)
    db = await open_database(empty)
    monkeypatch.setenv("ARBITER_DATABASE", empty)
    copied = tmp_path / "copy.db"
    assert page.match_file_of("ABCDEF", copied) is None
    await db.close()
    assert digests_of(copied)["matches"] == digests_of(source)["matches"]


def test_every_error_of_a_move_is_one_sentence(server: Cluster, source: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        moves.to_server(source, server.address("never_made"))
