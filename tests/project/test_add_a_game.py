"""docs/extend/add-a-game.md, followed to the letter: every block is put where the page says, and the game is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.project.plain import problems
from tests.project.walking import BLOCK, LONGEST, ROOT, amended, assert_tidy, follow, run

pytestmark = pytest.mark.timeout(LONGEST)

PAGE = ROOT / "docs" / "extend" / "add-a-game.md"
WRITERS = ("tests.engines.perft.counting", "tests.words.approve")
"""What writes the tables of all games, as the page says."""


@pytest.fixture
def walked(tmp_path: Path) -> tuple[Path, list[str]]:
    """A copy of the project in which everything has been done that the page says, and the Python files that are new."""
    project = tmp_path / "arbiter"
    return project, follow(PAGE.read_text(encoding="utf-8"), project)


def test_the_game_of_the_page_keeps_every_promise_and_is_played_in_discord(walked: tuple[Path, list[str]]) -> None:
    project, _ = walked
    for module in WRITERS:
        run(project, module).check_returncode()
    chosen = [
        "tests/boards/test_pictures.py",
        "tests/cogs/seats/test_pages.py",
        "tests/e2e/games/test_goofspiel.py",
        "tests/engines/conformance/test_conformance.py",
        "tests/engines/kernel/packs/test_packs.py",
        "tests/engines/kernel/lobby/test_options.py",
        "tests/engines/kernel/automatic/test_orders.py",
        "tests/engines/perft/test_perft.py",
        "tests/project/test_layers.py",
        "tests/project/test_tests.py",
        "tests/tools/test_packs.py",
        "tests/words/test_approved.py",
        "tests/words/test_rule_books.py",
        "tests/words/test_texts.py",
    ]
    done = run(project, "pytest", "-vv", "-n0", "-p", "no:cacheprovider", "-k", PLAYED, *chosen)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert done.stdout.count(" PASSED") > 60, done.stdout[-1000:]


PLAYED = "goofspiel or no_event_of_a_game or both_languages or every_key or every_table or each_package or circle"
"""Everything of the new game, and what its texts and events must keep besides."""


def test_what_the_page_says_of_the_project_fits_one_place_only() -> None:
    with pytest.raises(ValueError, match="2 places fit"):
        amended("a\nb\na\n", " a\n+c")
    assert amended("a\nb\n", " a\n-b\n+c") == "a\nc\n"


def test_the_style_of_the_page_is_that_of_the_project(walked: tuple[Path, list[str]]) -> None:
    assert_tidy(*walked)


def test_names_and_docstrings_of_the_page_are_as_plain_as_those_of_the_project() -> None:
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    modules = {path: body for change, path, _, body in blocks if not change and path.endswith(".py")}
    assert len(modules) > 10
    assert {path: found for path, body in modules.items() if (found := problems(body))} == {}
