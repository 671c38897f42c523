"""Comparison of names by their look, across alphabets: a Cyrillic letter may stand for a Latin one."""

from __future__ import annotations

import unicodedata

from rapidfuzz.distance import OSA

from words.nearest import LEAST_LIKENESS

_LIKES = str.maketrans("авекмнорстухіјѕ01", "abekmhopctyxijsoi")
"""Cyrillic letters and digits, each with the Latin letter that it looks like."""


def looks_like(name: str, other: str) -> bool:
    """Return whether a name could be taken for the other one: it contains it, or differs in few letters."""
    own, imitated = _folded(name), _folded(other)
    return imitated in own or OSA.normalized_similarity(own, imitated) >= LEAST_LIKENESS


def _folded(name: str) -> str:
    """Return the look of a name: without accents and capitals, in Latin letters."""
    plain = "".join(char for char in unicodedata.normalize("NFKD", name) if not unicodedata.combining(char))
    return plain.casefold().translate(_LIKES)
