"""Every verb of every game has all its parts, in a file of its own; and what is missing is found."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from engines.games import GAMES
from engines.kernel.verbs.verb import Verb, verbs_of
from tests.engines.conformance import broken_base
from tests.engines.conformance.verbs import MOST, faults

ENGINES = Path(__file__).resolve().parents[3] / "engines"
WITH_VERBS = [game for game in GAMES if (ENGINES / game / "verbs").is_dir()]


def base_of(game: str) -> type[Verb]:
    """Return the base of a game's verbs."""
    base: type[Verb] = import_module(f"engines.{game}.content.op").Op
    return base


@pytest.mark.parametrize("game", WITH_VERBS)
def test_every_verb_has_all_its_parts_in_a_file_of_its_own(game: str) -> None:
    assert list(faults(base_of(game))) == []


@pytest.mark.parametrize("game", WITH_VERBS)
def test_the_files_of_a_game_name_its_verbs(game: str) -> None:
    """What stands in other folders by mistake would be missed by the registry."""
    base = base_of(game)
    assert base.home == f"engines.{game}.verbs"
    below = {kind for kind in _below(base) if kind.__module__.startswith("engines.") and not kind.__subclasses__()}
    assert below == {*verbs_of(base)}


def _below(base: type[Verb]) -> set[type[Verb]]:
    return {base}.union(*(_below(kind) for kind in base.__subclasses__()))


def test_what_is_wrong_with_a_verb_is_found() -> None:
    where = "tests.engines.conformance.broken_verbs"
    assert set(faults(broken_base.Op)) == {
        f"{where}.two has 2 verbs",
        f"{where}.misnamed has the verb named",
        "named does not say what its do is",
        "idle does not say what it means",
        "idle has no do",
        "idle has no touches",
    }


def test_a_folder_of_verbs_can_be_too_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.engines.conformance.verbs.MOST", 2)
    assert "tests.engines.conformance.broken_verbs has 3 entries" in faults(broken_base.Op)
    assert MOST == 15
