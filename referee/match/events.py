"""Reads stored events: each with its version and the facts that the reader may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from engines.kernel.events import Event, StoredEvent, event_of, facts_of, kind_of
from engines.kernel.state.model import Seat
from referee.match.live import Live
from referee.match.notes import DICE, NOTES, Note, Substituted
from store.connection import Connection
from store.match import history
from store.match.rows import EventRow


class LoggedEvent(NamedTuple):
    """An event of the log with the version at which it happened."""

    version: int
    event: Event


def event_for(live: Live, row: EventRow, viewer: Seat | None, *, over: bool = False) -> LoggedEvent | None:
    """Return an event as a seat, or (None) the public, may see it; None if it is hidden. `over` opens sealed facts."""
    if row.kind == DICE:
        return None
    facts = msgspec.json.decode(row.body, type=StoredEvent).seen_by(viewer, over=over)
    return None if facts is None else _logged(live, row, facts)


def whole_event(live: Live, row: EventRow) -> LoggedEvent | None:
    """Return an event with its secret and sealed facts; None for the dice, which have a page of their own."""
    if row.kind == DICE:
        return None
    stored = msgspec.json.decode(row.body, type=StoredEvent)
    facts = dict(stored.facts or {})
    for secret in (*stored.secret.values(), stored.sealed):
        facts |= secret
    return _logged(live, row, facts)


def note_event(db: Connection, match: int, note: Note, sealed: dict[str, object] | None = None) -> None:
    """Add a note to a match's log; `sealed` are facts that nobody reads before the match is over."""
    kind = kind_of(note)
    body = msgspec.json.encode(StoredEvent(kind, facts_of(note), {}, sealed or {}))
    history.add_event(db, match, kind, body)


def _logged(live: Live, row: EventRow, facts: Mapping[str, object]) -> LoggedEvent:
    rules, _ = live.rules_and_match
    classes: Mapping[str, type[Event]] = NOTES if row.kind in NOTES else rules.game.events
    event = event_of(classes, row.kind, facts)
    return LoggedEvent(row.version, _with_former(live, event) if isinstance(event, Substituted) else event)


def _with_former(live: Live, event: Substituted) -> Substituted:
    """Return a substitution with the former player's name: empty if deleted, unset for a practice player.

    In an imported match all persons have an empty name.
    """
    former = live.former_sitter(event.seat, event.sitter)
    if live.row.imported and event.sitter >= 0:
        return msgspec.structs.replace(event, former="")
    if former is None:
        return event
    return msgspec.structs.replace(event, former=former.name if former.user > 0 else "")
