"""Every stage of every way through the guided first matches that offer a part of the answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engines.games import GAMES, LESSONS
from engines.kernel.events import kind_of
from engines.kernel.learning.lessons import Stage, replay

GUIDED = tuple(game for game, lesson in LESSONS.items() if lesson.offers is not None)
"""The games whose learner chooses among some of the answers; Krendel's lesson offers all."""

Way = tuple[int, ...]


def ways(game: str, path: Way = ()) -> Iterator[tuple[Way, Stage]]:
    """Every stage of every way through a lesson from here on."""
    stage = replay(GAMES[game].standard, LESSONS[game], path)
    yield path, stage
    if stage.over:
        return
    asked = stage.seen.decision
    assert asked is not None, path
    for answer in range(len(asked.options)):
        yield from ways(game, (*path, answer))


@cache
def all_ways(game: str) -> tuple[tuple[Way, Stage], ...]:
    """Return all of them, once made."""
    return tuple(ways(game))


def kinds(stage: Stage) -> set[str]:
    """Return the kinds of what has happened since the latest answer."""
    return {kind_of(event) for event in stage.events}
