"""The script that installs the bot under systemd: what it backs up before an upgrade."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a script for systemd")

SCRIPT = Path(__file__).parents[2] / "deploy" / "install.sh"


def upgrade(folder: Path, settings: str) -> list[str]:
    """Let the script run over an installation in a folder until it has made its backup; return what it printed."""
    text = SCRIPT.read_text(encoding="utf-8")
    for name, path in (("code", "/opt/arbiter"), ("data", "/var/lib/arbiter"), ("settings", "/etc/arbiter.env")):
        assert f"{name}={path}\n" in text
        text = text.replace(f"{name}={path}\n", f"{name}={folder / name}\n")
    (folder / "settings").write_text(settings, encoding="utf-8")
    python = folder / "code" / ".venv" / "bin" / "python"
    for made in (folder / "data", folder / "programs", folder / "deploy", python.parent):
        made.mkdir(parents=True)
    for name, does in (("id", "echo 0"), ("runuser", 'echo "$@"; exit 1'), ("tar", "exit 1")):
        program = folder / "programs" / name
        program.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        program.chmod(0o755)
    python.symlink_to(sys.executable)
    for database in (folder / "data" / "arbiter.db", folder / "code" / "own.db"):
        database.touch()
    script = folder / "deploy" / "install.sh"
    script.write_text(text, encoding="utf-8")
    variables = os.environ | {"PATH": f"{folder / 'programs'}:{os.environ['PATH']}", "PYTHON": sys.executable}
    done = subprocess.run(["sh", script], env=variables, capture_output=True, text=True, check=False, timeout=20)
    assert done.returncode == 1, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("settings", "database"),
    [
        ("", "{data}/arbiter.db"),
        ("ARBITER_DATABASE=\n", "{data}/arbiter.db"),
        ("ARBITER_DATABASE=own.db\n", "own.db"),
        (
            "ARBITER_DATABASE=postgresql://arbiter@/arbiter\nARBITER_DATABASE='{data}/../code/own.db' \n",
            "{data}/../code/own.db",
        ),
    ],
)
def test_the_database_that_is_set_is_backed_up(tmp_path: Path, settings: str, database: str) -> None:
    data = tmp_path / "data"
    first, backup = upgrade(tmp_path, settings.format(data=data))
    assert first == "a backup first"
    assert (
        f" ARBITER_DATA={data} ARBITER_DATABASE={database.format(data=data)} .venv/bin/python -m tools.backup" in backup
    )


@pytest.mark.parametrize("quote", ["", "'", '"'])
def test_a_server_is_not_backed_up(tmp_path: Path, quote: str) -> None:
    (line,) = upgrade(tmp_path, f"ARBITER_DATABASE={quote}postgres://arbiter:word@/arbiter?sslmode=require{quote}\n")
    assert line.startswith("the database is a PostgreSQL")
