"""Stored events as they are told: version, kind, and the facts that their reader may see."""

from __future__ import annotations

from sqlite3 import Connection

import msgspec

from engines.kernel.state.model import Event, Seat
from referee.match.live import Live
from referee.match.notes import DICE, SUBSTITUTED
from store.match import history
from store.match.history import EventRow

Told = tuple[int, str, dict[str, object]]
"""An event as it is told: version, kind and facts."""


def told(live: Live, row: EventRow, viewer: Seat | None, *, over: bool = False) -> Told | None:
    """Return an event as a seat, or (None) the public, may see it; None if it is hidden. `over` opens what was sealed."""
    if row.kind == DICE:
        return None
    facts = msgspec.json.decode(row.body, type=Event).seen_by(viewer, over=over)
    return None if facts is None else (row.version, row.kind, facts | _former(live, row.kind, facts))


def opened(live: Live, row: EventRow) -> Told | None:
    """Return an event with all that any seat knows of it and what was sealed; None for the dice, which have their own page."""
    if row.kind == DICE:
        return None
    event = msgspec.json.decode(row.body, type=Event)
    facts = dict(event.facts or {})
    for known in (*event.secret.values(), event.sealed):
        facts |= known
    return row.version, row.kind, facts | _former(live, row.kind, facts)


def _former(live: Live, kind: str, facts: dict[str, object]) -> dict[str, object]:
    """Return the name of who sat there before a substitution, empty if deleted; nothing for a practice player.

    A match that was brought in as a file knows no names: there all persons have an empty one.
    """
    if kind != SUBSTITUTED:
        return {}
    nth = int(str(facts["sitter"]))
    former = live.sitter(int(str(facts["seat"])), nth)
    if live.row.imported and nth >= 0:
        return {"former": ""}
    return {} if former is None else {"former": former.name if former.user > 0 else ""}


def tell(db: Connection, match: int, kind: str, facts: dict[str, object]) -> None:
    """Log a public event of the referee's own."""
    history.add_event(db, match, kind, msgspec.json.encode(Event(kind, facts, {}, {})))
