"""Guided first matches: a script's table for one learner, played again from its start for every answer. Pure.

Nothing of a lesson is kept anywhere: the path of the learner's answers is all there is to know about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from engines.kernel.choose import IllegalChoiceError, advance, decision_of
from engines.kernel.content.script import Lesson
from engines.kernel.game import Rules
from engines.kernel.state.model import B, Decision, Event, Match
from engines.kernel.views import Seen, view

P = TypeVar("P")

Path = Sequence[int]
"""The learner's answers in order: the place of the option picked, or where several may be, a bit for each place."""


class BadPathError(ValueError):
    """These answers cannot be given in this lesson."""


class Stage(msgspec.Struct, frozen=True):
    """Where a lesson stands, as the learner sees it: the table, and what has happened since the latest answer."""

    seen: Seen
    events: tuple[tuple[str, Mapping[str, Any]], ...]
    rounds: int
    over: bool


def replay(rules: Rules[B, P], lesson: Lesson[B], path: Path) -> Stage:
    """Return where the learner's answers lead. Raises BadPathError for an answer that is not offered."""
    match = lesson.opening(rules)
    events = _rivals(rules, lesson, match)
    for answer in path:
        asked = decision_of(match, lesson.learner)
        if asked is None or lesson.over(match):
            raise BadPathError(f"{answer} answers nothing")
        try:
            events = list(advance(rules, match, asked.seat, asked.id, picked_keys(asked, answer)).events)
        except IllegalChoiceError as error:
            raise BadPathError(str(error)) from error
        events += _rivals(rules, lesson, match)
    told = [(event.kind, event.seen_by(lesson.learner)) for event in events]
    seen = view(rules, match, lesson.learner)
    return Stage(seen, tuple((kind, facts) for kind, facts in told if facts), lesson.rounds, lesson.over(match))


def picked_keys(asked: Decision, answer: int) -> list[str]:
    """Return the keys that an answer of a path means. Raises BadPathError for a place where no option is."""
    count = len(asked.options)
    if not 0 <= answer < (1 << count if asked.several else count):
        raise BadPathError(f"{answer} is not among {count} options")
    places = [n for n in range(count) if answer >> n & 1] if asked.several else [answer]
    return [asked.options[n].key for n in places]


def _rivals(rules: Rules[B, P], lesson: Lesson[B], match: Match[B, Any]) -> list[Event]:
    """Let the rivals answer whatever they are asked; return what came of it."""
    events: list[Event] = []
    while not lesson.over(match):
        asked = next((d for d in match.asks if d.seat != lesson.learner), None)
        if asked is None:
            break
        events += advance(rules, match, asked.seat, asked.id, lesson.rival(match, asked)).events
    return events
