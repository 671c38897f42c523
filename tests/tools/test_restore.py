"""The commands that make backups and put them back, as somebody types them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from store.sqlite import hold_lock
from store.upkeep.backup import backups, name_at
from tests.upgrades import fixtures

ROOT = Path(__file__).resolve().parents[2]
OLD = fixtures.kept()[0]


def run(folder: Path, tool: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command on the data in a folder."""
    command = [sys.executable, "-m", f"tools.{tool}", *arguments]
    env = os.environ | {"ARBITER_DATA": str(folder)}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a bot that has two backups, the newer one damaged."""
    fixtures.read(tmp_path / "arbiter.db", fixtures.BOT, OLD)
    (tmp_path / "backups").mkdir()
    shutil.copy(tmp_path / "arbiter.db", tmp_path / "backups" / name_at(1_795_240_800))
    (tmp_path / "backups" / name_at(1_795_262_400)).write_bytes(b"half of it")
    return tmp_path


@pytest.mark.parametrize("arguments", [["--list"], []])
def test_the_list_tells_which_can_be_restored(data: Path, arguments: list[str]) -> None:
    done = run(data, "restore", *arguments)
    assert done.returncode == 0
    first, second = done.stdout.splitlines()[:2]
    assert first.startswith("arbiter-20261121T120000Z.db  2026-11-21 12:00 UTC (")
    assert "CANNOT BE RESTORED: " in first
    assert second.startswith("arbiter-20261121T060000Z.db  2026-11-21 06:00 UTC (")
    assert f"schema {OLD}, 5 matches, 3 running" in second
    assert not (data / "replaced").exists()


@pytest.mark.parametrize("name", ["newest", "arbiter-20261121T060000Z.db", "path"])
def test_one_is_restored(data: Path, name: str) -> None:
    whole = data / "backups" / "arbiter-20261121T060000Z.db"
    (data / "arbiter.db").write_bytes(b"rubbish")
    done = run(data, "restore", str(whole) if name == "path" else name)
    assert done.returncode == 0, done.stderr
    (aside,) = (data / "replaced").iterdir()
    assert (aside / "arbiter.db").read_bytes() == b"rubbish"
    assert str(aside) in done.stdout
    assert "3 running" in done.stdout
    assert ("passed over" in done.stderr) == (name == "newest")


def test_one_from_the_future_is_not_the_newest(data: Path) -> None:
    """It was made while the clock was wrong: it is taken where there is no other."""
    past, ahead = [data / "backups" / name_at(when) for when in (1_600_000_000, 4_000_000_000)]
    for _, file in backups(data / "backups"):
        file.unlink()
    for file in (past, ahead):
        shutil.copy(data / "arbiter.db", file)
    for used in (past, ahead):
        done = run(data, "restore", "newest")
        assert done.returncode == 0, done.stderr
        assert f"restored {used} " in done.stdout
        used.unlink()


def test_a_running_bot_and_a_damaged_or_missing_one_are_refused(data: Path) -> None:
    before = (data / "arbiter.db").read_bytes()
    with hold_lock(data / "arbiter.db"):
        refused = [run(data, "restore", "newest")]
    refused += [run(data, "restore", name) for name in ("arbiter-20261121T120000Z.db", "nothing.db")]
    for done, why in zip(refused, ("in use by another process", "damaged", "there is no file"), strict=True):
        assert done.returncode == 1
        assert f"nothing was changed: {data}" in done.stderr or "nothing was changed: there is no" in done.stderr
        assert why in done.stderr
        assert "Traceback" not in done.stderr
    assert (data / "arbiter.db").read_bytes() == before
    shutil.rmtree(data / "backups")
    assert "there are no backups" in run(data, "restore", "--list").stderr
    assert "there is no backup" in run(data, "restore", "newest").stderr


def test_a_backup_by_hand_also_while_the_bot_runs(data: Path, tmp_path: Path) -> None:
    with hold_lock(data / "arbiter.db"):
        done = run(data, "backup")
    assert done.returncode == 0, done.stderr
    assert len(backups(data / "backups")) == 3
    assert f"{backups(data / 'backups')[-1][1]}: " in done.stdout
    elsewhere = run(data, "backup", str(tmp_path / "away" / "mine.db"))
    assert elsewhere.returncode == 0
    assert run(data, "restore", str(tmp_path / "away" / "mine.db")).returncode == 0


def test_a_backup_that_cannot_be_made(data: Path, tmp_path: Path) -> None:
    for target, why in (
        (str(data / "arbiter.db"), "belongs to the database"),
        (str(data / "arbiter.db" / "x"), "could not"),
    ):
        done = run(data, "backup", target)
        assert done.returncode == 1
        assert why in done.stderr
    assert "there is no database" in run(tmp_path / "elsewhere", "backup").stderr
