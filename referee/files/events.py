"""Checks the events of a match file: those that the rules emit one by one, and the referee's notes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engines.kernel import choose as kernel
from engines.kernel.events import event_of, facts_of, kind_of
from referee.clocks.terms import TermsError, parse_terms
from referee.files.parts import EventEntry, MatchFile, seat_of_letter
from referee.files.reading import FileError, safe_text, same_json
from referee.match.commit import event_rows
from referee.match.notes import ACTION_FACTS, NOTES, UNDONE, Brought, Note, brought_notes


def events_by_version(file: MatchFile) -> dict[int, list[tuple[int, EventEntry]]]:
    """Return the events by version, each with its number in the file, from 1. Raises FileError if they are out of order."""
    found: dict[int, list[tuple[int, EventEntry]]] = {}
    last = 0
    for number, event in enumerate(file.events, 1):
        if event.version < last:
            raise FileError("file-event", number=number, version=event.version)
        last = event.version
        found.setdefault(event.version, []).append((number, event))
    return found


def checked_events(
    version: int, turn: kernel.Turn, entries: Sequence[tuple[int, EventEntry]], seats: int
) -> list[tuple[int, str, bytes]]:
    """Return the events of a version in stored form: version, kind and body; first those of the rules, then notes.

    Raises FileError at the first event that differs from the rules' or is no note of the referee's.
    """
    right = [(row.kind, row.body) for row in event_rows(version, turn.events, turn.rolls)]
    stored = [(event.kind, _body(event)) for _, event in entries]
    for n, (kind, body) in enumerate(right):
        if n >= len(stored) or not same_json(msgspec.json.decode(stored[n][1]), msgspec.json.decode(body)):
            number = entries[n][0] if n < len(entries) else 0
            raise FileError(
                "file-event" if number else "file-no-event", number=number, version=version, kind=safe_text(kind)
            )
    for number, event in entries[len(right) :]:
        if not _is_note(event, seats):
            raise FileError("file-event", number=number, version=version)
    return [(version, kind, body) for kind, body in [*right, *stored[len(right) :]]]


def _body(event: EventEntry) -> bytes:
    parts = {"kind": event.kind, "facts": event.facts, "secret": event.secret, "sealed": event.sealed}
    return msgspec.json.encode(parts)


def _is_note(entry: EventEntry, seats: int) -> bool:
    """Return whether an entry is a note that the referee writes, with exactly its facts."""
    facts = entry.facts
    if facts is None or entry.secret or entry.sealed or entry.kind == UNDONE or entry.kind not in NOTES:
        return False
    try:
        note = event_of(NOTES, entry.kind, facts)
    except msgspec.ValidationError:
        return False
    if facts != facts_of(note) or not _has_action_facts(note, facts):
        return False
    seat = facts.get("seat")
    small = all(
        value is None or (_is_valid_text(name, value) if isinstance(value, str) else abs(value) < 2**53)
        for name, value in facts.items()
    )
    return small and (seat is None or 0 <= seat < seats)


def check_brought(file: MatchFile) -> None:
    """Raise FileError unless the commitments of what seats have brought are those that were noted as the match began."""
    noted = [(n, event) for n, event in enumerate(file.events, 1) if event.kind == kind_of(Brought)]
    right = brought_notes(file.seed, {seat_of_letter(entry.seat): entry.text for entry in file.brought})
    for (number, event), note in zip(noted, right, strict=False):
        if event.version != 0 or event.facts != facts_of(note):
            raise FileError("file-event", number=number, version=event.version)
    if len(noted) > len(right):
        raise FileError("file-event", number=noted[len(right)][0], version=noted[len(right)][1].version)
    if len(noted) < len(right):
        raise FileError("file-no-event", number=0, version=0, kind=kind_of(Brought))


def _has_action_facts(note: Note, facts: Mapping[str, Any]) -> bool:
    """Return whether a moderator's or judge's note has the facts of its action; true for other notes that are stored."""
    if type(note) not in ACTION_FACTS:
        return "former" not in facts
    wanted = ACTION_FACTS[type(note)].get(str(facts["action"]))
    if wanted is None or facts.keys() != {"action", "entry", *wanted}:
        return False
    return all(isinstance(facts[name], kind) for name, kind in wanted.items())


def _is_valid_text(name: str, text: str) -> bool:
    """Return whether a text is valid as this fact: a hash, the terms of a clock, else a word."""
    if name == "commitment":
        return len(text) == 64 and set(text) <= set("0123456789abcdef")
    if name != "clock":
        return _is_word(text)
    try:
        return len(text) < 40 and parse_terms(text).kind != "none"
    except TermsError:
        return False


def _is_word(text: str) -> bool:
    """Return whether a text is an identifier, the id of a rule, or empty."""
    return not text or (len(text) < 40 and text.replace("-", "_").isidentifier())
