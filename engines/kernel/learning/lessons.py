"""Guided first matches: a script's table for one learner, played again from its start for every answer. Pure.

Nothing of a lesson is stored: the path of the learner's answers determines it.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, TypeVar

import msgspec

from engines.kernel.choose import IllegalChoiceError, advance, decision_of
from engines.kernel.content.script import Lesson
from engines.kernel.events import Event, Happened
from engines.kernel.game import Rules
from engines.kernel.state.model import B, Decision, Match
from engines.kernel.views import Seen, view

P = TypeVar("P")

Path = Sequence[int]
"""The learner's answers in order: the index of the option picked, or where several may be picked, a bit for each index."""


class BadPathError(ValueError):
    """A path with an answer that cannot be given in this lesson."""


class Stage(msgspec.Struct, frozen=True):
    """The state of a lesson as the learner sees it: the table, and the events since the latest answer.

    `moment` is the table at the moment that the lesson stops for, if it was reached since that answer. `own` is the table
    before the turn that a rival began since then; None if none did.
    """

    seen: Seen
    events: tuple[Event, ...]
    rounds: int
    over: bool
    moment: Any = None
    own: Any = None


def replay(rules: Rules[B, P], lesson: Lesson[B], path: Path) -> Stage:
    """Return the stage that the learner's answers lead to. Raises BadPathError for an answer that is not among the options."""
    match = lesson.opening(rules)
    events, moment, own = _script(rules, lesson, match), None, None
    for n, answer in enumerate(path, 1):
        asked = _allowed_question(lesson, match)
        if asked is None or lesson.over(match):
            raise BadPathError(f"{answer} answers nothing")
        keys = picked_keys(asked, answer)
        if n == len(path):
            moment = _moment(rules, lesson, match, asked, keys)
            own = _own(rules, lesson, match, asked, keys)
        events = _answer(rules, lesson, match, asked, keys)
    seen = msgspec.structs.replace(view(rules, match, lesson.learner), decision=_allowed_question(lesson, match))
    known = tuple(shown for event in events if (shown := event.seen_by(lesson.learner)) is not None)
    return Stage(seen, known, lesson.rounds, lesson.over(match), moment, own)


def _answer(
    rules: Rules[B, P],
    lesson: Lesson[B],
    match: Match[B, Any],
    asked: Decision,
    keys: Sequence[str],
    *,
    until: Container[str] = (),
) -> list[Happened]:
    """Give an answer of the learner and the script's answers after it; return the events. Changes the match."""
    try:
        events = list(advance(rules, match, asked.seat, asked.id, keys).events)
    except IllegalChoiceError as error:
        raise BadPathError(str(error)) from error
    return events + _script(rules, lesson, match, until)


def _moment(
    rules: Rules[B, P], lesson: Lesson[B], match: Match[B, Any], asked: Decision, keys: Sequence[str]
) -> Any | None:
    """Return the table at the moment that the lesson stops for, None if this answer does not lead there."""
    if lesson.cut is None:
        return None
    apart = rules.copy(match)
    lesson.cut(apart)
    _answer(rules, lesson, apart, asked, keys)
    return None if apart.asks else view(rules, apart, lesson.learner).table


def _own(
    rules: Rules[B, P], lesson: Lesson[B], match: Match[B, Any], asked: Decision, keys: Sequence[str]
) -> Any | None:
    """Return the table once the learner's turn is over and a rival's begins; None if this answer does not end the turn."""
    if not lesson.turns:
        return None
    apart = rules.copy(match)
    _answer(rules, lesson, apart, asked, keys, until=lesson.turns)
    return view(rules, apart, lesson.learner).table if _begun_turn(lesson, apart, lesson.turns) else None


def _begun_turn(lesson: Lesson[B], match: Match[B, Any], kinds: Container[str]) -> bool:
    """Return whether a rival is asked a question of these kinds."""
    return any(one.seat != lesson.learner and one.kind in kinds for one in match.asks)


def picked_keys(asked: Decision, answer: int) -> list[str]:
    """Return the option keys of one answer of a path. Raises BadPathError for an index without an option."""
    count = len(asked.options)
    if not 0 <= answer < (1 << count if asked.several else count):
        raise BadPathError(f"{answer} is not among {count} options")
    places = [n for n in range(count) if answer >> n & 1] if asked.several else [answer]
    return [asked.options[n].key for n in places]


def _allowed_question(lesson: Lesson[B], match: Match[B, Any]) -> Decision | None:
    """Return the learner's question with the answers that the lesson allows; None while no question is open."""
    asked = decision_of(match, lesson.learner)
    if asked is None or lesson.offers is None or lesson.over(match):
        return asked
    by_key = {option.key: option for option in asked.options}
    options = tuple([by_key[key] for key in lesson.offers(match, asked)])
    return msgspec.structs.replace(asked, options=options)


def _script(rules: Rules[B, P], lesson: Lesson[B], match: Match[B, Any], until: Container[str] = ()) -> list[Happened]:
    """Give the answers of the rivals, and those of the learner where the lesson leaves no choice; return the events.

    It stops at a question to a rival of the kinds `until`.
    """
    events: list[Happened] = []
    while not lesson.over(match) and not _begun_turn(lesson, match, until):
        asked = next((d for d in match.asks if d.seat != lesson.learner), None)
        if asked is not None:
            keys = lesson.rival(match, asked)
        else:
            own = None if lesson.offers is None else _allowed_question(lesson, match)
            if own is None or own.kind in lesson.pressed or len(own.options) != max(own.least, 1):
                break
            asked, keys = own, [option.key for option in own.options]
        events += advance(rules, match, asked.seat, asked.id, keys).events
    return events
