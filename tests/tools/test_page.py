"""The command that makes a page of a match, as a host types it: by a match file, by a code, and what it refuses."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.referee.conftest import Room, room
from tests.referee.files.files import body_of, finished
from words.texts import words

__all__ = ["room"]

ROOT = Path(__file__).resolve().parents[2]


def run(data: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command on the data in a folder."""
    command = [sys.executable, "-m", "tools.page", *map(str, arguments)]
    env = os.environ | {"ARBITER_DATA": str(data)}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


async def test_by_its_file_and_by_its_code_while_the_bot_runs(room: Room, tmp_path: Path) -> None:
    live = await finished(room, "krendel", steps=6)
    file, out, empty = tmp_path / "match.json", tmp_path / "match.html", tmp_path / "empty"
    file.write_bytes(await body_of(room, live))
    done = run(empty, file, out, "--language", "ru")
    assert (done.returncode, done.stderr) == (0, "")
    page = out.read_text(encoding="utf-8")
    assert done.stdout == f"{out}: {len(page.encode()) / 2**20:.1f} MiB\n"
    assert page.startswith('<!DOCTYPE html>\n<html lang="ru">')
    assert "Анна" not in page, "a match file names nobody"
    assert not empty.exists(), "nothing is left of what was brought in"
    # By its code, with the names, out of the database that is open.
    done = run(room.db.path.parent, live.row.code.lower(), out)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Анна" in out.read_text(encoding="utf-8")


async def test_what_is_no_finished_match_is_refused(room: Room, tmp_path: Path) -> None:
    live = await finished(room, "krendel", steps=6)
    out, broken = tmp_path / "match.html", tmp_path / "broken.json"
    broken.write_bytes((await body_of(room, live)).replace(b'"whole": true', b'"whole": false'))
    running = await room.match(1, 2)
    for match, why in (
        (broken, words("en")("file-running")),
        ("NOMATCH", words("en")("refused-no-match", code="NOMATCH")),
        (running.row.code, words("en")("refused-webpage-running")),
        (tmp_path / "none.json", f"there is no file {tmp_path / 'none.json'}"),
    ):
        done = run(room.db.path.parent, match, out)
        assert done.returncode == 1
        assert done.stderr == f"no page was made: {why}\n"
    done = run(tmp_path / "nowhere", "NOMATCH", out)
    assert "ARBITER_DATA" in done.stderr
    assert not out.exists()


def test_settings_are_those_of_the_folder_that_it_is_called_in(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("ARBITER_DATA=kept_here\n", encoding="utf-8")
    env = {name: value for name, value in os.environ.items() if name != "ARBITER_DATA"} | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tools.page", "NOMATCH", "match.html"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert str(Path("kept_here") / "arbiter.db") in done.stderr
