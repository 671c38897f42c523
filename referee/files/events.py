"""What a match file says was told: what the rules tell, event by event, and what the referee noted besides."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.kernel import choose as kernel
from referee.clocks.terms import TermsError, parse_terms
from referee.files.reading import EventEntry, FileError, MatchFile, said, same
from referee.match.commit import event_rows
from referee.match.notes import DEED, DEEDS, FACTS


def by_version(file: MatchFile) -> dict[int, list[tuple[int, EventEntry]]]:
    """Return the events by version, each with its number in the file from 1. Raises FileError if they are out of order."""
    found: dict[int, list[tuple[int, EventEntry]]] = {}
    last = 0
    for number, event in enumerate(file.events, 1):
        if event.version < last:
            raise FileError("file-event", number=number, version=event.version)
        last = event.version
        found.setdefault(event.version, []).append((number, event))
    return found


def checked_events(
    version: int, turn: kernel.Turn, told: Sequence[tuple[int, EventEntry]], seats: int
) -> list[tuple[int, str, bytes]]:
    """Return the events of a version as they are stored: what the rules tell, then what the referee noted besides.

    Raises FileError at the first one that is not as the rules tell it, or that the referee never notes so.
    """
    right = [(row.kind, row.body) for row in event_rows(version, turn.events, turn.rolls)]
    stored = [(event.kind, _body(event)) for _, event in told]
    for n, (kind, body) in enumerate(right):
        if n >= len(stored) or not same(msgspec.json.decode(stored[n][1]), msgspec.json.decode(body)):
            number = told[n][0] if n < len(told) else 0
            raise FileError(
                "file-event" if number else "file-no-event", number=number, version=version, kind=said(kind)
            )
    for number, event in told[len(right) :]:
        if not _noted(event, seats):
            raise FileError("file-event", number=number, version=version)
    return [(version, kind, body) for kind, body in [*right, *stored[len(right) :]]]


def _body(event: EventEntry) -> bytes:
    made = {"kind": event.kind, "facts": event.facts, "secret": event.secret, "sealed": event.sealed}
    return msgspec.json.encode(made)


def _noted(event: EventEntry, seats: int) -> bool:
    """Whether this is something that the referee notes, told as it tells it."""
    facts, wanted = event.facts, FACTS.get(event.kind)
    if event.kind in DEEDS and facts is not None:
        deed = DEEDS[event.kind].get(str(facts.get("action")))
        wanted = None if deed is None else deed | DEED
    if wanted is None or facts is None or event.secret or event.sealed:
        return False
    if facts.keys() != wanted.keys() or any(isinstance(facts[name], bool) for name in facts):
        return False
    seat = facts.get("seat")
    fits = all(isinstance(facts[name], kind) for name, kind in wanted.items())
    small = all(
        value is None or (_written(name, value) if isinstance(value, str) else abs(value) < 2**53)
        for name, value in facts.items()
    )
    return fits and small and (seat is None or 0 <= seat < seats)


def _written(name: str, text: str) -> bool:
    """Whether a text is what the referee writes as this fact: the terms of a clock, else a word."""
    if name != "clock":
        return _word(text)
    try:
        return len(text) < 40 and parse_terms(text).kind != "none"
    except TermsError:
        return False


def _word(text: str) -> bool:
    """Whether a text is a word of ours, the id of a rule, or nothing."""
    return not text or (len(text) < 40 and text.replace("-", "_").isidentifier())
