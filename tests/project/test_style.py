"""Plain English in names and docstrings, as CONTRIBUTING.md asks for it, where a test can hold it."""

from __future__ import annotations

import pytest

from tests.project.plain import modules, problems
from tests.project.walking import ROOT


def test_names_and_docstrings_are_plain() -> None:
    found = [
        f"{file.relative_to(ROOT)}, {problem}"
        for file in modules()
        for problem in problems(file.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ('"""What a match is."""\n', "line 1: a docstring begins with “What a match is.”"),
        ('class Seat:\n    """Who sits there."""\n', "line 1: a docstring begins with “Who sits there.”"),
        ('LIMIT = 1\n"""What a match may have."""\n', "line 2: a docstring begins with “What a match may”"),
        ('def f():\n    """Return what is due."""\n', "line 1: the docstring of f begins with “Return what is due.”"),
        ('def f():\n    """The seat of a user."""\n', "line 1: the docstring of f begins with “The seat of a”"),
        ('def f():\n    """Seats of a table."""\n', "line 1: the docstring of f begins with “Seats of a table.”"),
        ('def f():\n    """Whether it is due."""\n', "line 1: the docstring of f begins with “Whether it is due.”"),
        ("def _told():\n    pass\n", "line 1: a function is named _told"),
        ("def f(said):\n    pass\n", "line 1: a variable is named said"),
        ("def f():\n    told = 1\n", "line 2: a variable is named told"),
    ],
)
def test_a_riddle_is_found(source: str, problem: str) -> None:
    assert problems(source) == [problem]


@pytest.mark.parametrize(
    "source",
    [
        '"""Matches in SQL."""\n\nLIMIT = 1\n"""How many matches a user may have."""\n',
        'class Seat:\n    """A seat."""\n\n    told: int\n',
        'class Seat:\n    @property\n    def free(self):\n        """Whether nobody sits here."""\n',
        "@step\ndef fallen():\n    pass\n",
        'def due(now):\n    """Return whether a reminder is due."""\n    return now\n',
        'def seat(user):\n    """Return the seat of a user, None without one."""\n',
    ],
)
def test_plain_sentences_pass(source: str) -> None:
    assert problems(source) == []
