"""Whether two names look alike, also where letters of another alphabet stand for their likes."""

from __future__ import annotations

import unicodedata

from rapidfuzz.distance import OSA

from words.nearest import LEAST_LIKENESS

_LIKES = str.maketrans("авекмнорстухіјѕ01", "abekmhopctyxijsoi")
"""Cyrillic letters and figures, each with the Latin letter that it looks like."""


def looks_like(name: str, other: str) -> bool:
    """Return whether one could be taken for the other: it holds it, or differs in few letters."""
    seen, meant = _folded(name), _folded(other)
    return meant in seen or OSA.normalized_similarity(seen, meant) >= LEAST_LIKENESS


def _folded(name: str) -> str:
    """Return a name as it is seen at a glance: without accents, capitals and alphabets."""
    plain = "".join(char for char in unicodedata.normalize("NFKD", name) if not unicodedata.combining(char))
    return plain.casefold().translate(_LIKES)
