"""Perft: from a fixed start, how many ways of 1, 2, 3 … choices there are. Whatever changes what is legal changes a number.

As in chess, where the word is from, each way counts, also where two lead to the same position. Every question that is open
may be answered next: in lanes each order of the secret answers is a way of its own.

`python -m tests.engines.perft.counting` makes the table anew; what has changed in it is what has become legal or illegal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from math import comb, perm
from pathlib import Path
from random import Random
from typing import Any

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import choose
from engines.kernel.state.model import Decision, Match
from tests.engines.conformance.tables import TABLES
from tools.conformance.playing import Table

FILE = Path(__file__).with_name("table.txt")

HEAD = """# Ways of 1, 2, 3 … choices, by table and by how many random choices were made before. Written by
# `python -m tests.engines.perft.counting`: a number that changes without a change of the rules is a defect."""

WALKED = 1200
"""Ways that are walked from a start at most; what may follow them is counted and not walked."""

DEEPEST = 8
"""Choices that are counted at most."""


@dataclass(frozen=True)
class Row:
    """A line of the table: how many random choices into the match it starts, and the ways of 1, 2, 3 … choices from there."""

    table: str
    start: int
    ways: tuple[int, ...]

    def line(self) -> str:
        return f"{self.table:24} {self.start:>4}  {' '.join(map(str, self.ways))}"


def answers(asked: Decision) -> Iterator[list[str]]:
    """Yield every legal answer to a question."""
    keys = [option.key for option in asked.options]
    picked = permutations if asked.ordered else combinations
    for count in range(asked.least, min(asked.most, len(keys)) + 1):
        yield from map(list, picked(keys, count))


def count_answers(match: Match[Any, Any]) -> int:
    """Return how many answers there are to all open questions."""
    return sum(
        (perm if asked.ordered else comb)(len(asked.options), count)
        for asked in match.asks
        for count in range(asked.least, min(asked.most, len(asked.options)) + 1)
    )


def ways(table: Table, match: Match[Any, Any], choices: int) -> list[int]:
    """Count the ways of 1, 2, … so many choices from here; from the end of a match there is none."""
    found = [count_answers(match), *[0] * (choices - 1)]
    if choices == 1:
        return found
    for asked in match.asks:
        for keys in answers(asked):
            after = choose(table.rules, match, asked.seat, asked.id, keys).match
            for n, count in enumerate(ways(table, after, choices - 1), 1):
                found[n] += count
    return found


def played(table: Table) -> Iterator[Match[Any, Any]]:
    """Yield every position of the random match in which the table's starts lie."""
    rng, match = Random(table.name), table.begin(1).match
    yield match
    while match.outcome is None:
        asked = rng.choice(match.asks)
        match = choose(table.rules, match, asked.seat, asked.id, random_keys(asked, rng)).match
        yield match


def counted(table: Table) -> list[Row]:
    """Count from where the match begins, from its middle, and from where few choices are left."""
    positions = [*played(table)]
    end = len(positions) - 1
    return [Row(table.name, at, _as_deep_as_is_quick(table, positions[at])) for at in (0, end // 2, max(end - 4, 0))]


def _as_deep_as_is_quick(table: Table, match: Match[Any, Any]) -> tuple[int, ...]:
    found = ways(table, match, 1)
    while found[-1] and sum(found) <= WALKED and len(found) < DEEPEST:
        found = ways(table, match, len(found) + 1)
    return tuple(found)


def recorded() -> list[Row]:
    """Return the rows of the table."""
    lines = [line.split() for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [Row(name, int(start), tuple(map(int, counts))) for name, start, *counts in lines]


def main() -> None:
    rows = [row.line() for table in TABLES for row in counted(table)]
    FILE.write_text("\n".join([HEAD, *rows, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
