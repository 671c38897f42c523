"""docs/extend/add-a-game.md, followed to the letter: every block is put where the page says, and the game is played."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "extend" / "add-a-game.md"
BLOCK = re.compile(r"^(In )?`([\w/.]+)`:\n\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WRITERS = ("tests.engines.perft.counting", "tests.words.approve")
"""What writes the tables of all games, as the page says."""

LEFT = ("benchmarks", "docs", "var", "node_modules")
"""Folders that the walk does not need."""


def amended(text: str, change: str) -> str:
    """Return a text with a change made that is given as lines of a diff. Raises ValueError where it does not fit."""
    lines = change.splitlines()
    before = "\n".join(line[1:] for line in lines if line[0] in " -")
    after = "\n".join(line[1:] for line in lines if line[0] in " +")
    if text.count(before) != 1:
        raise ValueError(f"{text.count(before)} places fit, not one:\n{before}")
    return text.replace(before, after)


@pytest.fixture
def walked(tmp_path: Path) -> Path:
    """A copy of the project in which everything has been done that the page says."""
    project = tmp_path / "arbiter"
    hidden = shutil.ignore_patterns(".*", "__pycache__", *LEFT)
    shutil.copytree(ROOT, project, ignore=hidden)
    for added, path, _, body in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        file = project / path
        if added:
            file.write_text(amended(file.read_text(encoding="utf-8"), body), encoding="utf-8")
            continue
        assert not file.exists(), f"{path} is there already"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(body, encoding="utf-8")
    return project


def test_the_game_of_the_page_keeps_every_promise_and_is_played_in_discord(walked: Path) -> None:
    for module in WRITERS:
        subprocess.run([sys.executable, "-m", module], cwd=walked, check=True, timeout=120)
    chosen = [
        "tests/boards/test_pictures.py",
        "tests/cogs/seats/test_pages.py",
        "tests/e2e/games/test_goofspiel.py",
        "tests/engines/conformance/test_conformance.py",
        "tests/engines/kernel/packs/test_packs.py",
        "tests/engines/kernel/test_options.py",
        "tests/engines/kernel/test_orders.py",
        "tests/engines/perft/test_perft.py",
        "tests/project/test_layers.py",
        "tests/project/test_tests.py",
        "tests/tools/test_packs.py",
        "tests/words/test_approved.py",
        "tests/words/test_rule_books.py",
        "tests/words/test_texts.py",
    ]
    command = [sys.executable, "-m", "pytest", "-vv", "-n0", "-p", "no:cacheprovider", "-k", PLAYED, *chosen]
    done = subprocess.run(command, cwd=walked, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert done.stdout.count(" PASSED") > 60, done.stdout[-1000:]


PLAYED = "goofspiel or no_event_of_a_game or both_languages or every_key or every_table or each_package or circle"
"""Everything of the new game, and what its texts and events must keep besides."""


def test_what_the_page_says_of_the_project_fits_one_place_only() -> None:
    with pytest.raises(ValueError, match="2 places fit"):
        amended("a\nb\na\n", " a\n+c")
    assert amended("a\nb\n", " a\n-b\n+c") == "a\nc\n"


def test_the_style_of_the_page_is_that_of_the_project(walked: Path) -> None:
    found = [path for _, path, kind, _ in BLOCK.findall(PAGE.read_text(encoding="utf-8")) if kind == "python"]
    for command in (["format", "--check"], ["check"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command, *found], cwd=walked, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout
