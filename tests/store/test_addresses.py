"""Addresses of databases: which engine they name, and that no password of one is ever shown."""

from __future__ import annotations

import builtins
import sys
from pathlib import Path
from typing import Any

import pytest

from ops.settings import Settings, SettingsError
from store.addresses import is_postgres, is_whole, passwords_of, shown
from store.errors import DriverMissingError
from store.opening import open_database, reading
from store.sqlite import SqliteDatabase

WHOLE = "postgresql://bot:s3cret%40word@db.example.org:5433/arbiter?sslmode=verify-full"


def test_a_url_is_a_server_and_all_else_a_path() -> None:
    assert [is_postgres(one) for one in (WHOLE, "postgres:///arbiter", "var/arbiter.db", "/postgresql/x.db")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize(
    ("address", "seen"),
    [
        (WHOLE, "postgresql://bot@db.example.org:5433/arbiter"),
        ("postgresql:///arbiter?host=%2Ftmp&password=s3cretword", "postgresql:///arbiter"),
        ("postgresql://bot:s3cret/word@machine/arbiter", "postgresql://•••"),
        ("postgresql://bot:s3cret@word@machine/arbiter", "postgresql://•••"),
        ("var/arbiter.db", "var/arbiter.db"),
    ],
)
def test_no_password_is_shown(address: str, seen: str) -> None:
    assert shown(address) == seen


def test_passwords_are_found_as_they_are_written_and_meant() -> None:
    assert passwords_of(WHOLE) == ("s3cret%40word", "s3cret@word")
    assert passwords_of("postgresql:///arbiter?password=other%20word") == ("other%20word", "other word")
    assert passwords_of("postgresql:///arbiter?sslmode=require&password=s3cret+word=x") == ("s3cret+word=x",)
    assert passwords_of("var/a:b@c.db") == ()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://bot:s3cret/word@machine/arbiter",
        "postgresql://bot:s3cret@word@machine/arbiter",
        "postgresql://bot:s3cret%word@machine/arbiter",
        "mysql://bot:s3cret@machine/arbiter",
    ],
)
def test_what_would_be_misread_is_refused_without_a_word_of_it(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    assert not (is_postgres(address) and is_whole(address))
    monkeypatch.setenv("ARBITER_DATABASE", address)
    with pytest.raises(SettingsError, match="ARBITER_DATABASE") as refused:
        Settings()
    assert "s3cret" not in str(refused.value)


def test_the_database_is_a_file_of_the_data_folder_unless_another_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARBITER_DATA", "data/of/mine")
    assert Settings().database == str(Path("data/of/mine/arbiter.db"))
    monkeypatch.setenv("ARBITER_DATABASE", WHOLE)
    assert Settings().database == WHOLE


async def test_a_path_opens_a_file(tmp_path: Path) -> None:
    db = await open_database(str(tmp_path / "arbiter.db"), now=lambda: 1.0)
    assert isinstance(db, SqliteDatabase)
    with reading(db.address) as view:
        assert view.execute("SELECT count(*) FROM matches").fetchone()[0] == 0
    await db.close()


async def test_without_the_library_a_server_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    true = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] == "psycopg":
            raise ModuleNotFoundError("No module named 'psycopg'", name="psycopg")
        return true(name, *rest)

    monkeypatch.delitem(sys.modules, "psycopg", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(DriverMissingError, match=r"pip install -r requirements-postgres\.txt"):
        await open_database(WHOLE)
