"""The advice of a practice player with its reasons: the answers that it compared, and the value of each."""

from __future__ import annotations

from typing import Literal

import msgspec

How = Literal["only", "rule", "chance", "imagined", "mixed", "each"]


class Weighed(msgspec.Struct, frozen=True):
    """An answer that was compared: its keys, its average value in the game's own unit, and how often it would be given.

    `share` is 1 or 0 where one answer is simply the best.
    """

    keys: tuple[str, ...]
    worth: float
    share: float


class Counsel(msgspec.Struct, frozen=True):
    """The advised answer, and the way it was found.

    "only": nothing else can be answered; "rule": it is always answered so; "chance": drawn by lot, nothing was compared;
    "imagined": the best on average of `tries` imagined continuations for each answer or more; "mixed": the same, but no answer is
    best against all, so one is drawn by its share; "each": each option was weighed alone, and those above 0 are picked.
    `weighed` is sorted, the best first.
    """

    keys: tuple[str, ...]
    how: How
    weighed: tuple[Weighed, ...] = ()
    tries: int = 0


def plain(keys: list[str], how: How) -> Counsel:
    """Return an answer that was given without a comparison."""
    return Counsel(tuple(keys), how)
