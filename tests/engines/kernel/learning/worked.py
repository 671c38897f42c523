"""Worked examples in tests of any game: what happened in one, and what a spoilt file is refused with."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engines.games import GAMES
from engines.kernel.content.reading import ContentError
from engines.kernel.learning.examples import FILE
from tests.support.events import public_facts

MODULES: dict[str, Any] = {
    game: import_module(f"engines.{game}.examples") for game in GAMES if GAMES[game].examples is not None
}
"""The module of the examples of each game that has some."""


def emitted(made: Any, kind: str, /, **facts: object) -> list[dict[str, Any]]:
    """Return the facts of all events of a kind in a played example that have these among them."""
    found = [public_facts(event) or {} for event in made.events if event.kind == kind]
    return [known for known in found if facts.items() <= known.items()]


def refusal(game: str, folder: Path, old: str, new: str) -> str:
    """Return what a game says of its file of examples with `old` replaced by `new` in it, written to `folder`."""
    text = (MODULES[game].FOLDER / FILE).read_text(encoding="utf-8")
    assert old in text
    (folder / FILE).write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        MODULES[game].load_examples(folder, GAMES[game].standard.pack)
    assert all(problem.startswith(FILE) for problem in caught.value.problems)
    return str(caught.value)


def line_with(game: str, part: str) -> int:
    """Return the first line, from 1, of a game's file of examples that has this in it."""
    lines = (MODULES[game].FOLDER / FILE).read_text(encoding="utf-8").splitlines()
    return next(n for n, line in enumerate(lines, 1) if part in line)
