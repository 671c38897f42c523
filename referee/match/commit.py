"""Writes a turn of the engine in one transaction: its choice, state, events and the messages owed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.kernel.choose import Turn
from engines.kernel.events import Happened, StoredEvent
from engines.kernel.state.dice import Roll
from engines.kernel.state.model import Match, Seat
from engines.kernel.views import view
from referee.match.cache import compressed_state
from referee.match.live import Live, Views
from referee.match.notes import DICE
from referee.match.slots import BOARD, RESULT, TURN, panel_slot
from referee.match.stopping import lapse_undo_request
from store.connection import Connection
from store.match import history, matches, outbox
from store.match.rows import ChoiceRow, EventRow


def changed_slots(live: Live, new: Match[Any, Any]) -> tuple[list[str], Views]:
    """Return the slots that become out of date when `new` is a match's state, and the views of `new` by viewer.

    An answer in an open lane owes nothing public: not even the time of an edit tells that somebody has answered.
    """
    rules, old = live.rules_and_match
    viewers: list[Seat | None] = [None, *(seat.seat for seat in live.humans)]
    views = {viewer: view(rules, new, viewer) for viewer in viewers}
    slots = [BOARD if seat is None else panel_slot(seat) for seat, shown in views.items() if shown != live.view(seat)]
    if new.next_id != old.next_id or new.outcome is not None:
        slots.append(TURN)
    if new.outcome is not None:
        slots.append(RESULT)
    return slots, views


def event_rows(version: int, events: Sequence[Happened], rolls: Sequence[Roll]) -> list[EventRow]:
    """Return events as rows. The dice drawn become one sealed event, which opens when the match is over."""
    stored = [event.stored() for event in events]
    rows = [EventRow(version, place, e.kind, msgspec.json.encode(e)) for place, e in enumerate(stored)]
    if rolls:
        sealed = StoredEvent(DICE, None, {}, {"rolls": [[r.counter, r.bound, r.result] for r in rolls]})
        rows.append(EventRow(version, len(rows), sealed.kind, msgspec.json.encode(sealed)))
    return rows


def crossed_lines(turn: Turn) -> str:
    """Return the lines that a turn crossed, for undo: "revealed", "rolled", both with a comma, or an empty text."""
    return ",".join(name for name, applies in (("revealed", turn.revealed), ("rolled", bool(turn.rolls))) if applies)


def _moved_on(old: Match[Any, Any], new: Match[Any, Any]) -> bool:
    """Return whether the open questions have changed; an answer in an open lane must not count."""
    return (new.next_id, new.seats) != (old.next_id, old.seats) or new.outcome is not None


def write_turn(
    db: Connection, live: Live, turn: Turn, choice: ChoiceRow | None, slots: Sequence[str], now: float
) -> None:
    """Write a turn within the running transaction, so that it is stored as a whole or not at all."""
    match, old = live.row.id, live.match
    if choice is not None:
        history.insert_choice(db, match, choice)
    history.insert_state(db, match, turn.match.version, compressed_state(turn.match))
    if old is None or _moved_on(old, turn.match):
        lapse_undo_request(db, match, now)
    history.insert_events(db, match, event_rows(turn.match.version, turn.events, turn.rolls))
    outbox.owe(db, match, slots, now)
    if turn.match.outcome is not None:
        result = msgspec.json.encode(turn.match.outcome).decode()
        matches.end_match(db, match, "over", turn.match.outcome.reason, result, now)
