"""A problem of a content file."""

from __future__ import annotations

from typing import NamedTuple


class Problem(NamedTuple):
    """A problem in words, with its place in the file: a path such as `$.cards[3].slow`."""

    place: str
    text: str
