"""What holds of the tests themselves: every game has its sample in every suite, and no test module is a library."""

from __future__ import annotations

import ast
import dataclasses
from pathlib import Path

import pytest

from engines.games import GAMES
from tests.support.games import SAMPLES, WITH_TOY

ROOT = Path(__file__).resolve().parents[2]


def imported(source: str) -> set[str]:
    """Return the dotted names of what a source imports anywhere: "a.b" for `from a import b` where b is a module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = str(node.module)
            folder = ROOT.joinpath(*module.split("."))
            found.add(module)
            found.update(f"{module}.{alias.name}" for alias in node.names if (folder / f"{alias.name}.py").exists())
    return found


def test_every_game_has_a_sample_and_no_other() -> None:
    assert {game: sample.game for game, sample in SAMPLES.items()} == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_leaves_nothing_out(game: str) -> None:
    sample = SAMPLES[game]
    without = {field.name for field in dataclasses.fields(sample) if getattr(sample, field.name) is None}
    assert without - {"ledger"} == (set() if GAMES[game].read_pack else {"pack"})


@pytest.mark.parametrize("game", WITH_TOY)
def test_the_tables_of_a_sample_are_tables_of_its_game(game: str) -> None:
    sample = WITH_TOY[game]
    for setting in (*sample.tables, sample.quick, sample.chosen):
        table = setting.table(sample.game.standard)
        assert not sample.game.unfit(table.options)
        assert setting.seats in sample.game.seats
    assert {setting.seats for setting in sample.tables} >= {sample.game.seats[0], sample.game.seats[-1]}


def test_no_module_imports_a_test_module() -> None:
    """What two modules of tests need stands in a module that is no test module itself."""
    found = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in (ROOT / "tests").rglob("*.py")
        for name in imported(path.read_text(encoding="utf-8"))
        if any(part.startswith("test_") for part in name.split("."))
    }
    assert found == set()


@pytest.mark.parametrize(
    "source",
    [
        "from tests.words.test_texts import keys",
        "from tests.words import test_texts",
        "import tests.words.test_texts",
        "def late():\n    from tests.words import test_texts as texts",
    ],
)
def test_an_import_of_a_test_module_is_found(source: str) -> None:
    assert {name for name in imported(source) if ".test_" in name}
    assert not {name for name in imported("from tests.words.support.recording import test_keys") if ".test_" in name}
