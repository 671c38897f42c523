"""No file has the marks of a merge that nobody finished."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.project.walking import ROOT

MARK = "^(<<<<<<< |>>>>>>> )"

pytestmark = pytest.mark.skipif(
    not (ROOT / ".git").exists() or shutil.which("git") is None, reason="only a repository knows its files"
)


def marked(repository: Path) -> list[str]:
    """Return the lines of tracked text files that begin with a mark of an unfinished merge."""
    # A container of the check may run as another user than the owner of the files, whom git would not trust.
    search = ["git", "-c", "safe.directory=*", "grep", "-n", "-I", "-E", "-e", MARK]
    done = subprocess.run(search, cwd=repository, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    return done.stdout.splitlines()


def test_no_tracked_file_has_marks_of_a_merge() -> None:
    assert marked(ROOT) == []


@pytest.mark.parametrize("mark", ["<<<<<<< HEAD", ">>>>>>> other"])
def test_a_mark_is_found(tmp_path: Path, mark: str) -> None:
    (tmp_path / "page.md").write_text(f"One line.\n{mark}\n a {mark}\n", encoding="utf-8")
    for command in (["init", "-q"], ["add", "page.md"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    assert marked(tmp_path) == [f"page.md:2:{mark}"]
