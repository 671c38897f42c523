"""The command that tries two bots on one machine says what is missing; the bots' command lines; who reaches the server."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.support.sql.postgres import needs_postgres
from tools.two_bots import __main__ as command
from tools.two_bots import postgres
from tools.two_bots.programs import Bot


def test_without_a_postgresql_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(postgres, "find_programs", lambda: None)
    monkeypatch.setattr(command, "require_driver", lambda: None)
    monkeypatch.setattr(sys, "argv", ["two_bots", "--folder", str(tmp_path / "two")])
    assert command.main() == 1
    said = capsys.readouterr().err
    assert "no PostgreSQL is found here" in said
    assert "apt install postgresql" in said


@pytest.mark.parametrize("name", ["x" * 80, "two words", "a'quote"])
@needs_postgres
def test_a_folder_in_which_no_socket_can_be_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(postgres.ServerError, match="take another folder"):
        postgres.server_in(tmp_path / name)
    assert not (tmp_path / name).exists()


@pytest.mark.posix
@needs_postgres
def test_nobody_else_reaches_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its socket asks for no password."""
    monkeypatch.setattr(postgres, "LONGEST_PATH", 4096)
    assert postgres.server_in(tmp_path / "server").folder.stat().st_mode & 0o077 == 0


def test_an_own_token_and_database_are_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a real one")
    monkeypatch.setenv("ARBITER_DATABASE", "postgresql://real/one")
    bot = Bot("first", tmp_path, "http://127.0.0.1:1", "postgresql://arbiter@/arbiter?host=x")
    assert bot.settings["DISCORD_TOKEN"] == ""
    assert bot.settings["ARBITER_DATABASE"] == "postgresql://arbiter@/arbiter?host=x&application_name=first"
    assert " DISCORD_TOKEN= " in bot.line
    assert "real" not in bot.line
