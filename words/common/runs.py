"""Splits rows of numbers into runs, so that "1, 2, 3, 5" can be written as "1–3, 5"."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def runs(numbers: Iterable[int], follows: Callable[[int, int], bool]) -> list[list[int]]:
    """Return numbers in their order as runs, in which each `follows(the one before, it)`."""
    found: list[list[int]] = []
    for number in numbers:
        if found and follows(found[-1][-1], number):
            found[-1].append(number)
        else:
            found.append([number])
    return found
