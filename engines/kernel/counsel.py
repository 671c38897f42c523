"""What a practice player advises and why: the answers that it compared, and what it counted for each."""

from __future__ import annotations

from typing import Literal

import msgspec

How = Literal["only", "rule", "chance", "imagined", "mixed", "each"]


class Weighed(msgspec.Struct, frozen=True):
    """An answer that was compared: its keys, what it came to on average in the game's own unit, and how often it would be given.

    `share` is 1 or 0 where one answer is simply the best.
    """

    keys: tuple[str, ...]
    worth: float
    share: float


class Counsel(msgspec.Struct, frozen=True):
    """The answer advised, and how it was come by.

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
    """Return an answer that nothing was compared for."""
    return Counsel(tuple(keys), how)
