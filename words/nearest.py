"""The known name closest to a typed one."""

from __future__ import annotations

from collections.abc import Iterable

from rapidfuzz import process
from rapidfuzz.distance import OSA

LEAST_LIKENESS = 0.6
"""Least likeness of two names that counts as near; 1 means equal."""


def nearest(typed: str, names: Iterable[str]) -> str | None:
    """Return the name closest to a typed one, None if none is near; capitals make no difference."""
    found = process.extractOne(
        typed, list(names), scorer=OSA.normalized_similarity, processor=str.casefold, score_cutoff=LEAST_LIKENESS
    )
    return None if found is None else str(found[0])
