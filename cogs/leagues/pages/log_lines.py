"""The log of a ladder, in lines (TM-61)."""

from __future__ import annotations

import msgspec

from cogs.leagues.reading import Reading
from tournaments.leagues.ladder import Accepted, AnyLadderFact, Challenged, Delayed, Settled
from tournaments.views.ladder import end_view
from words.tournaments.leagues.ladder import settled
from words.tournaments.speech import reason_text


def log_lines(found: Reading) -> list[tuple[int, str]]:
    """Return time and text of every fact, the oldest first; decisions of organisers with their reason."""
    lines = []
    rivals: dict[int, int] = {}
    for fact, stored in zip(found.ladder.facts, found.ladder.stored, strict=True):
        if isinstance(fact, Challenged):
            rivals[fact.challenger] = fact.challenged
        line = _line(found, fact, rivals)
        if stored.reason:
            line = found.words("ladder-log-reason", line=line, reason=reason_text(stored.reason))
        lines.append((fact.at, line))
    return lines


def _line(found: Reading, fact: AnyLadderFact, rivals: dict[int, int]) -> str:
    speech = found.speech
    if isinstance(fact, Settled):
        # The log names everybody, also its reader.
        return settled(msgspec.structs.replace(speech, own=0), end_view(fact, rivals[fact.challenger]))
    if isinstance(fact, Delayed):
        return speech("ladder-log-delayed", span=speech.span(abs(fact.seconds)))
    key = f"ladder-log-{type(fact).__struct_config__.tag}"
    if isinstance(fact, Challenged | Accepted):
        rival = rivals[fact.challenger]
        return speech(key, one=speech.marked_person(fact.challenger), other=speech.marked_person(rival))
    return speech(key, name=speech.marked_person(fact.person))
