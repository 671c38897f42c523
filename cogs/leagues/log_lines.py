"""What has happened on a ladder, in lines (TM-61)."""

from __future__ import annotations

from cogs.leagues.reading import Reading
from tournaments.leagues.ladder import Accepted, AnyLadderFact, Challenged, Delayed, Joined, Left, Settled, Sunk
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
    match fact:
        case Joined(person=person):
            return speech("ladder-log-joined", name=speech.marked_person(person))
        case Left(person=person):
            return speech("ladder-log-left", name=speech.marked_person(person))
        case Challenged(challenger=one, challenged=other):
            return speech("ladder-log-challenged", one=speech.marked_person(one), other=speech.marked_person(other))
        case Accepted(challenger=one):
            return speech(
                "ladder-log-accepted", one=speech.marked_person(one), other=speech.marked_person(rivals[one])
            )
        case Settled(challenger=one, winner=winner, forfeit=forfeit):
            return settled(speech, one, rivals[one], winner, forfeit)
        case Sunk(person=person):
            return speech("ladder-log-sunk", name=speech.marked_person(person))
        case Delayed(seconds=seconds):
            return speech("ladder-log-delayed", span=speech.span(abs(seconds)))
