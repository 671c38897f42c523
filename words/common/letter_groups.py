"""Splits long lists of names into parts that fit a select, each labelled by its first letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from words.texts import alphabetical_key

MOST_IN_PART = 25
"""Most names in a part: a select takes no more options."""


def split_by_letters(keys: Sequence[str], name: Callable[[str], str]) -> list[tuple[str, list[str]]]:
    """Return keys in alphabetical parts, each with the suffix of its label: ", A–K".

    Few keys are one part in their own order, with an empty suffix.
    """
    if len(keys) <= MOST_IN_PART:
        return [("", list(keys))]
    ordered = sorted(keys, key=lambda key: alphabetical_key(name(key)))
    count = -(-len(ordered) // MOST_IN_PART)
    each = -(-len(ordered) // count)
    parts = [ordered[first : first + each] for first in range(0, len(ordered), each)]
    return [(f", {_letter(name(part[0]))}–{_letter(name(part[-1]))}", part) for part in parts]


def _letter(name: str) -> str:
    return next((char.upper() for char in name if char.isalnum()), "…")
