"""Every stage of every way through the guided first match."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engines.games import GAMES, LESSONS
from engines.kernel.events import kind_of
from engines.kernel.learning.lessons import Stage, replay

RULES, LESSON = GAMES["krendel"].standard, LESSONS["krendel"]

DROPS = (0, 0b0110, 0b1111)
"""Discards tried: none, two, all."""

Path_ = tuple[int, ...]


def ways(path: Path_ = ()) -> Iterator[tuple[Path_, Stage]]:
    """Every stage of every way through the lesson: all creatures, all healing, some discards."""
    stage = replay(RULES, LESSON, path)
    yield path, stage
    if stage.over:
        return
    asked = stage.seen.decision
    assert asked is not None
    assert asked.seat == LESSON.learner
    for answer in DROPS if asked.several else range(len(asked.options)):
        yield from ways((*path, answer))


@cache
def all_stages() -> tuple[tuple[Path_, Stage], ...]:
    return tuple(ways())


def kinds(stage: Stage) -> set[str]:
    return {kind_of(event) for event in stage.events}
