"""The name that somebody has probably meant, of those that there are."""

from __future__ import annotations

from collections.abc import Iterable

from rapidfuzz import process
from rapidfuzz.distance import OSA

LEAST_LIKENESS = 0.6
"""How alike two words must be: 1 means the same one."""


def nearest(typed: str, names: Iterable[str]) -> str | None:
    """Return the name that is most like a typed one, None if none is near; capitals make no difference."""
    found = process.extractOne(
        typed, list(names), scorer=OSA.normalized_similarity, processor=str.casefold, score_cutoff=LEAST_LIKENESS
    )
    return None if found is None else str(found[0])
