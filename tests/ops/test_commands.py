"""Commands that remedies name: as they work on the host, in a container, and of a service of systemd."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ops import commands
from ops.findings import bad, notice
from words.texts import LANGUAGES, Language, words

pytestmark = pytest.mark.posix


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand on a machine: in no container, under no service, with the usual data."""
    monkeypatch.setattr(commands, "MARKS", ())
    monkeypatch.delenv("SYSTEMD_EXEC_PID", raising=False)
    monkeypatch.delenv("ARBITER_DATA", raising=False)


def test_on_a_machine_it_is_this_interpreter_in_the_bots_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = commands.tool("tools.backup --help")
    assert line == f"cd {commands.ROOT} && {sys.executable} -m tools.backup --help"
    data = tmp_path / "my data"
    monkeypatch.setenv("ARBITER_DATA", str(data))
    line = commands.tool("tools.restore --list")
    assert f"ARBITER_DATA={shlex.quote(str(data))}" in line
    done = subprocess.run(line, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert f"no backups in {data}" in done.stderr, "it runs from wherever it is typed, on the same data"


def test_where_pip_has_installed_it_the_command_is_called_in_the_folder_of_the_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert commands.program_name("tools.backup") == "python -m tools.backup"
    monkeypatch.setattr(commands, "LAUNCHER", Path(__file__))
    monkeypatch.chdir(tmp_path)
    assert commands.tool("tools.backup x.db") == f"cd {tmp_path} && {sys.executable} -m arbiter backup x.db"
    assert commands.program_name("tools.backup") == "arbiter backup"
    assert commands.install().startswith(f"cd {commands.ROOT} && ")
    monkeypatch.setattr(commands, "MARKS", (tmp_path,))
    assert "docker" not in commands.tool("tools.backup"), "a container, but not of our image"


def test_a_services_tools_run_as_its_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "arbiter")
    monkeypatch.setenv("SYSTEMD_EXEC_PID", str(os.getpid()))
    assert f"&& sudo -u arbiter {sys.executable} -m tools.backup" in commands.tool("tools.backup")
    monkeypatch.setenv("SYSTEMD_EXEC_PID", str(os.getpid() + 1))
    assert "sudo" not in commands.tool("tools.backup"), "typed in a terminal that systemd has started"


@pytest.mark.parametrize(("own", "root"), [(True, ""), (False, "sudo ")])
def test_libraries_are_brought_by_who_may_write_them(own: bool, root: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A service's user may not: its program belongs to root."""
    monkeypatch.setenv("SYSTEMD_EXEC_PID", str(os.getpid()))
    monkeypatch.setenv("ARBITER_DATA", "/srv/data")
    monkeypatch.setattr("os.access", lambda path, mode: own and (path, mode) == (sys.prefix, os.W_OK))
    line = f"cd {commands.ROOT} && {root}{sys.executable} -m pip install -r requirements.txt"
    assert commands.install() == line


def test_in_a_container_it_is_typed_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MARKS", (tmp_path / "mark",))
    assert commands.tool("tools.backup").startswith("cd ")
    (tmp_path / "mark").touch()
    assert commands.tool("tools.backup") == "docker compose exec arbiter python -m tools.backup"
    restore = commands.tool("tools.restore newest", offline=True)
    assert restore == "docker compose run --rm arbiter python -m tools.restore newest"
    assert commands.install() == "docker compose up -d --build"
    assert f"  {commands.SERVICE}:\n" in (commands.ROOT / "compose.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_remedies_name_the_command(language: Language) -> None:
    texts = words(language, strict=True)
    found = [
        bad("doctor-database-bad", reason="x", command="RUN"),
        notice("doctor-backup-none", hours=6, command="RUN"),
        notice("doctor-backup-old", hours=9, interval=6, command="RUN"),
        bad("doctor-backup-bad", name="x", reason="x", command="RUN"),
        bad("doctor-libraries-missing", names="x", command="RUN"),
        notice("doctor-libraries-differ", names="x", command="RUN"),
        notice("doctor-packs-left-out", names="x", command="RUN"),
    ]
    for finding in found:
        assert "`RUN`" in finding.remedy(texts)
