"""CONTRIBUTING.md, "Add a verb", followed to the letter: the new verb keeps what all verbs keep."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.project.walking import BLOCK, LONGEST, ROOT, assert_tidy, follow, run

pytestmark = pytest.mark.timeout(LONGEST)

GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PAGE = GUIDE.partition("\n## Add a verb\n")[2].partition("\n## ")[0]


LAYERS = [
    f"tests/project/test_layers.py::{name}"
    for name in (
        "test_a_module_imports_only_what_lies_below_it[engines.brawl.verbs.moving.trade]",
        "test_a_module_imports_only_what_lies_below_it[words.brawl.cards.ops]",
        "test_a_module_imports_only_what_lies_below_it[tests.engines.brawl.effects.test_trade]",
        "test_no_modules_import_each_other_in_a_circle",
        "test_each_package_has_its_place_in_the_order_of_its_layer",
    )
]
"""What the layers ask of the modules of the page; all others are as they are here, where all are asked."""


@pytest.fixture
def walked(tmp_path: Path) -> tuple[Path, list[str]]:
    """A copy of the project in which everything has been done that the section says, and the Python files that are new."""
    project = tmp_path / "arbiter"
    return project, follow(PAGE, project)


def test_a_verb_is_one_file_one_clause_a_line_in_each_language_and_one_test() -> None:
    assert [path for _, path, _, _ in BLOCK.findall(PAGE)] == [
        "engines/brawl/verbs/moving/trade.py",
        *["words/brawl/cards/ops.py"] * 2,
        "data/locales/en/brawl/cards.ftl",
        "data/locales/ru/brawl/cards.ftl",
        "tests/engines/brawl/effects/test_trade.py",
    ]


def test_the_verb_of_the_page_keeps_what_all_verbs_keep(walked: tuple[Path, list[str]]) -> None:
    project, made = walked
    run(project, "tools.make.data", "brawl").check_returncode()
    assert '`{ op = "trade" }`: Change places with the target. · Поменяйтесь местами с целью.' in (
        project / "docs/games/brawl/data.md"
    ).read_text(encoding="utf-8")
    chosen = [
        "tests/engines/brawl/effects/test_trade.py",
        "tests/engines/conformance/test_verbs.py",
        *LAYERS,
        "tests/project/test_style.py",
        "tests/tools/test_brawl_data.py",
        "tests/words/brawl/test_vocabulary.py",
        "tests/words/test_texts.py",
    ]
    done = run(project, "pytest", "-vv", "-n0", "-p", "no:cacheprovider", *chosen)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert "test_every_op_has_a_text_with_every_value[Trade-ru] PASSED" in done.stdout
    done = run(project, "mypy", made[0])
    assert done.returncode == 0, done.stdout[-3000:]
    assert_tidy(project, made)
