"""What is legal, counted: the table of tests/engines/perft says how many ways there are from three starts at every table."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from engines.kernel.state.model import Match
from tests.engines.conformance.tables import TABLES
from tests.engines.perft import counting
from tests.engines.perft.counting import Row, answers, count_answers, played, recorded, ways

BY_NAME = {table.name: table for table in TABLES}


def start_of(row: Row) -> Match[Any, Any]:
    """Return the match that a row is counted from."""
    return next(islice(played(BY_NAME[row.table]), row.start, None))


@pytest.mark.parametrize("row", recorded(), ids=lambda row: f"{row.table}-after-{row.start}")
def test_there_are_as_many_ways_as_the_table_says(row: Row) -> None:
    found = tuple(ways(BY_NAME[row.table], start_of(row), len(row.ways)))
    assert found == row.ways, f"`python -m {counting.__name__}` counts anew, if that is as it should be"


def test_every_table_of_every_game_has_three_starts() -> None:
    assert Counter(row.table for row in recorded()) == dict.fromkeys(BY_NAME, 3)


@pytest.mark.parametrize(
    "row", [row for row in recorded() if row.ways[0] < 1000], ids=lambda row: row.line().split()[0]
)
def test_answers_are_counted_as_they_are_walked(row: Row) -> None:
    match = start_of(row)
    every = [(asked.seat, *keys) for asked in match.asks for keys in answers(asked)]
    assert len({*every}) == len(every) == count_answers(match) == row.ways[0]


def test_the_table_counts_what_is_secret_ordered_and_over() -> None:
    starts = {row: start_of(row) for row in recorded()}
    asked = [asked for match in starts.values() for asked in match.asks]
    assert {bool(match.lanes) for match in starts.values()} == {False, True}
    assert {asked.several for asked in asked} == {False, True}
    assert any(row.ways[-1] == 0 for row in starts), "no start is counted to the end of its match"
