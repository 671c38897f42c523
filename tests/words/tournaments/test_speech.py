"""The common ground of texts about tournaments: names, figures, pages, and what these words may know."""

from __future__ import annotations

import ast
from fractions import Fraction
from pathlib import Path

import pytest

from tests.words.tournaments.support.people import speech
from words.texts import words
from words.tournaments.figures import break_figure, exact, figure, is_rounded
from words.tournaments.results import duel_score, podium, result
from words.tournaments.speech import pages, reason_text

ROOT = Path(__file__).resolve().parents[3]

ALLOWED = "tournaments.views."
"""The part of the core that these words see."""


def imported(tree: ast.Module) -> set[str]:
    """Return the modules that are imported when a module runs: what stands below TYPE_CHECKING is for types alone."""
    only_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    return {
        f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and id(node) not in only_types
        for alias in node.names
    }


@pytest.mark.parametrize("path", sorted((ROOT / "words/tournaments").rglob("*.py")), ids=lambda path: path.stem)
def test_words_see_views_of_the_core_and_no_state(path: Path) -> None:
    core = {name for name in imported(ast.parse(path.read_text(encoding="utf-8"))) if name.startswith("tournaments.")}
    assert [name for name in core if not name.startswith(ALLOWED)] == []
    assert not any(name.startswith("tournaments.views.computed") for name in core), "its libraries are for workers"


@pytest.mark.rule("TM-01")
def test_figures_are_rounded_only_where_they_are_shown() -> None:
    en, ru = words("en", strict=True), words("ru", strict=True)
    assert [figure(en, Fraction(n, 6)) for n in (0, 1, 2, 3, 6, 9, 13)] == ["0", "0.17", "⅓", "½", "1", "1½", "2.17"]
    assert [figure(en, -Fraction(n, 2)) for n in (1, 2, 3)] == ["−½", "−1", "−1½"]
    assert figure(ru, Fraction(13, 6)) == "2,17"
    assert break_figure(en, "game_wins", Fraction(2, 3)) == "66.67%"
    assert break_figure(ru, "game_wins", Fraction(2, 3)) == "66,67\N{NO-BREAK SPACE}%"
    assert break_figure(en, "buchholz", Fraction(7, 2)) == "3½"
    assert [exact(Fraction(n, 6)) for n in (-13, 0, 3, 4, 13)] == ["−13/6", "0", "½", "⅔", "13/6"]
    assert is_rounded("", Fraction(1, 6))
    assert not is_rounded("", Fraction(5, 2))
    assert is_rounded("game_wins", Fraction(2, 3))
    assert not is_rounded("game_wins", Fraction(3, 4))


def test_pages_split_between_lines_and_repeat_the_head() -> None:
    found = pages([f"line {n:03}" for n in range(100)], "head", "foot", 100)
    assert all(len(page) <= 100 for page in found)
    assert all(page.startswith("head\n") for page in found)
    assert found[-1].endswith("foot")
    assert "".join(found).count("line") == 100
    assert pages([], "head") == ["head"]
    assert pages(["x" * 300], "head", limit=50)[0].endswith("…")
    assert len(pages(["x" * 300, "y"], "head", limit=50)) == 2


def test_reasons_are_one_safe_line() -> None:
    assert reason_text("") == ""
    assert reason_text("a\nb [c](http://d) @here") != "a\nb [c](http://d) @here"
    assert "\n" not in reason_text("a\nb")
    assert "@here" not in reason_text("@here")
    assert len(reason_text("x" * 5000)) <= 300


def test_results_need_no_case_and_no_gender() -> None:
    say = speech("en", own=2)
    assert result(say, (1, 2), (1, 2), True) == "Anna – **Boris** **1–0**"
    assert result(say, (1, 2), (2, 1), False) == "Anna – **Boris** **0–1**, by forfeit"
    assert result(say, (1, 2), (1, 2), True, (2, 1)) == "Anna – **Boris** **2–1**"
    assert result(say, (1, 3, 4), (2, 1, 2), True) == "1st Vera, 2nd Anna and Gleb"
    assert podium(say, (1, 3), (2, 2)) == "nobody wins: Anna and Vera"
    assert [duel_score((1, 2), score) for score in ((), (1, 0), (2, 0), (0, 2), (1, 1))] == [
        "1–0",
        "1–0",
        "2–0",
        "1–0",
        "1–0",
    ]
    assert duel_score((1, 1), (1, 1)) == "1–1"
    assert duel_score((2, 2), (1, 1)) == "0–0"


def test_spans_and_names() -> None:
    say = speech()
    assert [say.span(n) for n in (0, 59, 60, 3600, 5400, 86400, 90061)] == [
        "0 min",
        "59 s",
        "1 min",
        "1 h",
        "1 h 30 min",
        "1 day",
        "1 day 1 h 1 min 1 s",
    ]
    assert say.name(99) == "former player 99"
    assert say.person(99) == "former player"
    assert say.all_names([1, 2, 3]) == "Anna, Boris and Vera"
