"""The figures of docs/develop/pairings-and-ratings.md, in both languages, are those that the core computes."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from tests.tournaments.papers.examples import BLOCKS

DOCS = Path(__file__).resolve().parents[3] / "docs" / "develop"
PAGES = ("pairings-and-ratings.md", "pairings-and-ratings.ru.md")


def blocks(page: str) -> dict[str, list[str]]:
    """Return the lines of each example of a page by its name."""
    text = (DOCS / page).read_text(encoding="utf-8")
    found = re.findall(r"<!-- example: ([\w ]+) -->\n```text\n(.*?)\n```", text, re.DOTALL)
    return {name: body.split("\n") for name, body in found}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", BLOCKS)
def test_an_example_has_the_figures_that_are_computed(page: str, name: str) -> None:
    assert blocks(page)[name] == BLOCKS[name]()


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_no_example_that_nothing_computes(page: str) -> None:
    assert [*blocks(page)] == [*BLOCKS]


@pytest.mark.rule("TM-29")
def test_no_division_of_seven_into_pods_of_four_and_three_repeats_fewer_meetings() -> None:
    """The page says that three repeated meetings are the least, and which they are."""
    first, second = _rounds(BLOCKS["pod rounds"]())
    met = {frozenset(pair) for pod in first for pair in combinations(pod, 2)}

    def repeats(*pods: tuple[int, ...]) -> int:
        return sum(frozenset(pair) in met for pod in pods for pair in combinations(pod, 2))

    everybody = {*range(1, 8)}
    divisions = [(four, tuple(everybody - {*four})) for four in combinations(sorted(everybody), 4)]
    assert repeats(*second) == min(repeats(*pods) for pods in divisions) == 3
    assert {frozenset((4, 3)), frozenset((2, 1)), frozenset((7, 5))} <= met


def _rounds(lines: list[str]) -> list[list[tuple[int, ...]]]:
    return [
        [tuple(map(int, line.partition(": ")[2].split())) for line in lines if line.startswith(f"round {number}:")]
        for number in (1, 2)
    ]
