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
    """Where a lesson stands, as the learner sees it: the table, and what has happened since the latest answer.

    `moment` is the table at the moment that the lesson stops for, if it came about since that answer.
    """

    seen: Seen
    events: tuple[tuple[str, Mapping[str, Any]], ...]
    rounds: int
    over: bool
    moment: Any = None


def replay(rules: Rules[B, P], lesson: Lesson[B], path: Path) -> Stage:
    """Return where the learner's answers lead. Raises BadPathError for an answer that is not offered."""
    match = lesson.opening(rules)
    events, moment = _script(rules, lesson, match), None
    for n, answer in enumerate(path, 1):
        asked = _offered(lesson, match)
        if asked is None or lesson.over(match):
            raise BadPathError(f"{answer} answers nothing")
        keys = picked_keys(asked, answer)
        if n == len(path):
            moment = _moment(rules, lesson, match, asked, keys)
        events = _answered(rules, lesson, match, asked, keys)
    told = [(event.kind, event.seen_by(lesson.learner)) for event in events]
    seen = msgspec.structs.replace(view(rules, match, lesson.learner), decision=_offered(lesson, match))
    facts = tuple((kind, facts) for kind, facts in told if facts)
    return Stage(seen, facts, lesson.rounds, lesson.over(match), moment)


def _answered(
    rules: Rules[B, P], lesson: Lesson[B], match: Match[B, Any], asked: Decision, keys: Sequence[str]
) -> list[Event]:
    """Give an answer of the learner with all that the script says to it; return what came of it. Changes the match."""
    try:
        events = list(advance(rules, match, asked.seat, asked.id, keys).events)
    except IllegalChoiceError as error:
        raise BadPathError(str(error)) from error
    return events + _script(rules, lesson, match)


def _moment(
    rules: Rules[B, P], lesson: Lesson[B], match: Match[B, Any], asked: Decision, keys: Sequence[str]
) -> Any | None:
    """Return the table at the moment that the lesson stops for, None if this answer does not lead there."""
    if lesson.cut is None:
        return None
    apart = rules.copy(match)
    lesson.cut(apart)
    _answered(rules, lesson, apart, asked, keys)
    return None if apart.asks else view(rules, apart, lesson.learner).table


def picked_keys(asked: Decision, answer: int) -> list[str]:
    """Return the keys that an answer of a path means. Raises BadPathError for a place where no option is."""
    count = len(asked.options)
    if not 0 <= answer < (1 << count if asked.several else count):
        raise BadPathError(f"{answer} is not among {count} options")
    places = [n for n in range(count) if answer >> n & 1] if asked.several else [answer]
    return [asked.options[n].key for n in places]


def _offered(lesson: Lesson[B], match: Match[B, Any]) -> Decision | None:
    """Return what the learner is asked, with the answers that the lesson offers; None while nothing is asked."""
    asked = decision_of(match, lesson.learner)
    if asked is None or lesson.offers is None or lesson.over(match):
        return asked
    by_key = {option.key: option for option in asked.options}
    offered = tuple([by_key[key] for key in lesson.offers(match, asked)])
    return msgspec.structs.replace(asked, options=offered)


def _script(rules: Rules[B, P], lesson: Lesson[B], match: Match[B, Any]) -> list[Event]:
    """Give the answers of the rivals, and those of the learner where the lesson leaves no choice; return what came of it."""
    events: list[Event] = []
    while not lesson.over(match):
        asked = next((d for d in match.asks if d.seat != lesson.learner), None)
        if asked is not None:
            keys = lesson.rival(match, asked)
        else:
            own = None if lesson.offers is None else _offered(lesson, match)
            if own is None or len(own.options) != 1 or own.kind in lesson.pressed:
                break
            asked, keys = own, [own.options[0].key]
        events += advance(rules, match, asked.seat, asked.id, keys).events
    return events
