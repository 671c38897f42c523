"""The version stands in one place, and is told wherever somebody would look for it."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cogs.kit.composing.messages import text
from cogs.learning.lesson_pages import help_page
from ops.version import VERSION
from words.texts import words

ROOT = Path(__file__).resolve().parents[2]


def test_the_project_takes_it_from_its_module() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    where = project["tool"]["hatch"]["version"]
    found = re.search(where["pattern"], (ROOT / where["path"]).read_text(encoding="utf-8"))
    assert found is not None
    assert found["version"] == VERSION


def test_it_is_printed_without_a_start(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "bot.py"), "--version"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == f"Arbiter {VERSION}\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_help_shows_it(language: str) -> None:
    shown = help_page(words(language, strict=True), "krendel", opens="channel")
    assert any(isinstance(item, type(text(""))) and VERSION in item.content for item in shown.items)


@pytest.mark.parametrize("language", ["", ".ru"])
def test_the_upgrade_notes_speak_of_it(language: str) -> None:
    assert f"## {VERSION}" in (ROOT / "docs" / "host" / f"upgrading{language}.md").read_text(encoding="utf-8")
