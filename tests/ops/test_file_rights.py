"""File permissions: the bot's data and its token are for their owner alone."""

import logging
import stat
from pathlib import Path

import pytest

from ops import file_rights

pytestmark = pytest.mark.posix


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def env(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The .env that is found."""
    made = tmp_path / ".env"
    made.write_text("DISCORD_TOKEN=")
    made.chmod(0o600)
    monkeypatch.setattr(file_rights, "env_file", lambda: made)
    return made


def test_a_new_folder_is_its_owners_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file_rights.prepare(tmp_path / "a" / "var", str(tmp_path / "a" / "var" / "arbiter.db"))
    assert mode(tmp_path / "a" / "var") == 0o700
    assert caplog.records == []


def test_an_open_one_is_closed_to_everybody_but_a_group(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    data = tmp_path / "var"
    data.mkdir()
    data.chmod(0o755)
    for name in file_rights.DATABASE:
        (data / f"arbiter.db{name}").write_text("")
        (data / f"arbiter.db{name}").chmod(0o644)
    file_rights.prepare(data, str(data / "arbiter.db"))
    assert mode(data) == 0o750
    assert {mode(data / f"arbiter.db{name}") for name in file_rights.DATABASE} == {0o600}
    assert len(caplog.records) == 4
    file_rights.prepare(data, str(data / "arbiter.db"))
    assert len(caplog.records) == 4


def test_what_is_anothers_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "var"
    data.mkdir()
    data.chmod(0o755)
    monkeypatch.setattr(file_rights.os, "geteuid", lambda: data.stat().st_uid + 1)
    file_rights.prepare(data, str(data / "arbiter.db"))
    assert mode(data) == 0o755


@pytest.mark.parametrize("open_to", [0o640, 0o604])
def test_a_token_that_others_can_read_is_warned_of(
    tmp_path: Path, env: Path, open_to: int, caplog: pytest.LogCaptureFixture
) -> None:
    env.chmod(open_to)
    file_rights.prepare(tmp_path / "var", str(tmp_path / "var" / "arbiter.db"))
    assert [record.getMessage() for record in caplog.records] == [
        f"other users of this machine can read the token: chmod 600 {env}"
    ]
