"""bot.py where it cannot start: one clear line, exit status 1, nothing changed."""

from __future__ import annotations

import socket
import sqlite3
import sys
from pathlib import Path

import pytest

from bot import has_desktop
from ops.settings import Settings
from store.migrations import load
from table.server import Table
from tests.e2e.conftest import House
from tests.e2e.faults.starting import start
from tests.support.processes import free_port

ROOT = Path(__file__).resolve().parents[3]


async def test_a_corrupt_database(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"
    path.write_bytes(b"This is no database at all. " * 400)
    body = path.read_bytes()
    status, lines = await start(tmp_path)
    assert status == 1
    assert f"CRITICAL arbiter: {path} is damaged or not a database" in lines[0]
    assert len(lines) == 5
    assert "tools.restore --as-it-is" in lines[3]
    assert "opened the database with sqlite3" in lines[3]
    assert path.read_bytes() == body


async def test_a_newer_database(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"
    newest = len(load())
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA application_id = {0x41524254}")
        db.execute(f"PRAGMA user_version = {newest + 1}")
        db.execute("CREATE TABLE later (x)")
    db.close()
    body = path.read_bytes()
    status, lines = await start(tmp_path)
    assert status == 1
    assert len(lines) == 1
    assert f"{path} was made by a newer version of the bot (format {newest + 1}, known here {newest})" in lines[0]
    assert path.read_bytes() == body


async def test_a_database_in_use(house: House, tmp_path: Path) -> None:
    status, lines = await start(tmp_path)
    assert status == 1
    assert len(lines) == 1
    assert "is in use by another process of the bot" in lines[0]


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("ARBITER_PORT", "abc", "a whole number from 1 to 65535"),
        ("ARBITER_PORT", "65536", "a whole number from 1 to 65535"),
        ("ARBITER_PAINTERS", "0", "a whole number from 1 to 64"),
        ("ARBITER_LOG", "LOUD", "it may be DEBUG, INFO, WARNING, ERROR"),
        ("ARBITER_INTERACTIONS", "foo bar:80", "a port from 1 to 65535, or an address and a port"),
        ("ARBITER_INTERACTIONS", "localhost", "a port from 1 to 65535, or an address and a port"),
        ("ARBITER_INTERACTIONS", "0.0.0.0:65536", "a port from 1 to 65535, or an address and a port"),
        ("ARBITER_PROCESSES", "two", "it may be one, many"),
        ("ARBITER_PROCESSES", "many", "one process has alone: several need a PostgreSQL in ARBITER_DATABASE"),
        ("ARBITER_SHARDS", "0", "auto, or a whole number from 1 to 256"),
        ("ARBITER_SHARDS", "257", "auto, or a whole number from 1 to 256"),
        ("ARBITER_SHARDS", "a few", "auto, or a whole number from 1 to 256"),
        *(("ARBITER_SHARDS", raw, "such as 0-3/16") for raw in ("4/4", "3-1/8", "0,/4", "/4", "0-3/", "0-300/400")),
    ],
)
async def test_a_setting_that_cannot_be(tmp_path: Path, name: str, value: str, says: str) -> None:
    status, lines = await start(tmp_path, **{name: value})
    assert status == 1
    assert len(lines) == 1
    assert f"{name} is {value!r}" in lines[0]
    assert says in lines[0]


async def test_a_bot_that_needs_shards(table: Table, tmp_path: Path) -> None:
    table.world.sharding.required = True
    status, lines = await start(tmp_path, ARBITER_TABLE=table.url)
    assert status == 1
    assert [line for line in lines if "CRITICAL" in line] == [lines[-1]]
    assert "Discord wants several connections; put ARBITER_SHARDS=auto into .env" in lines[-1]
    assert not [line for line in lines if "Traceback" in line]


@pytest.mark.parametrize(("raw", "found"), [("", 1), ("1", 1), ("16", 16), ("AUTO", None), ("0-3/4", 4)])
def test_the_number_of_shards(monkeypatch: pytest.MonkeyPatch, raw: str, found: int | None) -> None:
    monkeypatch.setenv("ARBITER_SHARDS", raw)
    assert (Settings().shards, Settings().shard_ids) == (found, None)


@pytest.mark.parametrize(
    ("raw", "total", "ids"), [("0-1/4", 4, [0, 1]), ("2,3/4", 4, [2, 3]), ("3, 0-1/4", 4, [0, 1, 3]), ("0/2", 2, [0])]
)
def test_the_shards_of_one_process(monkeypatch: pytest.MonkeyPatch, raw: str, total: int, ids: list[int]) -> None:
    monkeypatch.setenv("ARBITER_SHARDS", raw)
    monkeypatch.setenv("ARBITER_DATABASE", "postgresql://arbiter@/arbiter")
    monkeypatch.setenv("ARBITER_PROCESSES", "many")
    assert (Settings().shards, Settings().shard_ids) == (total, ids)


async def test_some_shards_need_a_database_that_processes_can_share(tmp_path: Path) -> None:
    status, lines = await start(tmp_path, ARBITER_SHARDS="0/2")
    assert status == 1
    assert "this one shares a PostgreSQL; ARBITER_PROCESSES=many says so" in lines[0]


@pytest.mark.parametrize(
    ("raw", "found"),
    [("", None), ("0", None), ("8080", ("127.0.0.1", 8080)), ("0.0.0.0:80", ("0.0.0.0", 80)), ("[::]:80", ("::", 80))],
)
def test_where_presses_are_taken(monkeypatch: pytest.MonkeyPatch, raw: str, found: tuple[str, int] | None) -> None:
    monkeypatch.setenv("ARBITER_INTERACTIONS", raw)
    assert Settings().interactions == found


async def test_a_port_that_is_set_and_taken_is_named_with_the_remedy(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        number = taken.getsockname()[1]
        status, lines = await start(tmp_path, ARBITER_TABLE="", ARBITER_PORT=str(number))
    assert status == 1
    assert len([line for line in lines if "CRITICAL" in line]) == 1
    assert f"port {number} is taken by other programs" in lines[-1]
    assert "a free port into .env: ARBITER_PORT=" in lines[-1]


async def test_the_next_free_port_is_taken(tmp_path: Path) -> None:
    table = Table()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        number = taken.getsockname()[1]
        await table.start(number, free_port())
        assert int(table.url.rpartition(":")[2]) != number
        await table.stop()
    assert Settings().ports == range(8000, 8020)


@pytest.mark.parametrize(("name", "wanted"), [("DISPLAY", True), ("WAYLAND_DISPLAY", True), ("SSH_TTY", False)])
def test_a_browser_is_opened_where_there_is_a_desktop(monkeypatch: pytest.MonkeyPatch, name: str, wanted: bool) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv(name, ":0")
    assert has_desktop() == wanted
    monkeypatch.setenv("ARBITER_BROWSER", "no")
    assert not Settings().browser
