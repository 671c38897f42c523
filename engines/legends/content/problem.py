"""A mistake in content."""

from __future__ import annotations

from typing import NamedTuple


class Problem(NamedTuple):
    """A mistake, and its place in the file as a msgspec path."""

    place: str
    text: str
