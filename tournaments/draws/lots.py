"""Lots that follow from a seed (TM-14). Of two lots the smaller comes first."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

BYE = 0
"""The number of the entry that nobody is: the opponent in a bye. Its lot with an entry is that of the pair 0 < x."""

PAIR_BYTES = 5
"""Bytes of the lot of a pair."""


def lot_of_entry(seed: bytes, entry: int) -> int:
    """Return the lot of an entry: SHA-256 of the seed and the number in ASCII, as a number."""
    return int.from_bytes(hashlib.sha256(seed + str(entry).encode("ascii")).digest(), "big")


def lot_of_pair(seed: bytes, one: int, other: int) -> int:
    """Return the lot of a pair of entries: the first five bytes of SHA-256 of the seed and "a:b", a < b, as a number."""
    low, high = (one, other) if one < other else (other, one)
    return int.from_bytes(hashlib.sha256(seed + b"%d:%d" % (low, high)).digest()[:PAIR_BYTES], "big")


def by_lot(seed: bytes, entries: Iterable[int]) -> list[int]:
    """Return entries in the order of their lots."""
    return sorted(entries, key=lambda entry: lot_of_entry(seed, entry))
