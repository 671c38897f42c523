"""From a turn of the engine to one transaction: choice, state, events and the messages owed."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from engines.kernel.choose import Turn
from engines.kernel.dice import Roll
from engines.kernel.model import Event, Match, Seat
from engines.kernel.views import view
from referee.live import Live, Views
from referee.live_matches import pressed
from store import history, matches, outbox, undos
from store.history import ChoiceRow, EventRow

BOARD = "board"
TURN = "turn"
RESULT = "result"

PANEL = "panel"

NOTICE = "notice"
"""The name of slots that tell one person that the table has lost its place, or has one again."""

PRIVATE = {PANEL, "remind", NOTICE}
"""The names of slots that go to one seat's user: the hand, what calls them again, what they are to know."""

LATE = "late"
"""The slot of the message that asks what is to be done about flags that are down."""

MOTION = "motion"
"""The slot of the message that shows what somebody wants of the whole table: to pause, to end without a result."""

LOOK = "look"
"""The name of slots that look for players of a lobby: "look:<since when>"."""

READY = "ready"
"""The slot of the message that asks those at a lobby whether they are there."""

CALL = "call"
"""The name of slots that call those who were invited at one time: "call:<until when a seat is kept>"."""

JUDGE = "judge"
"""The name of slots that call a judge: "judge:<number of the call>"."""

ASK = "ask"
"""The slot of the message that asks for consent to an undo."""

UNDONE = "undone"
"""The referee's own event: the match has gone back to an earlier version."""

LEFT = "left"
"""The referee's own event: a person has left, and the practice player plays their seat."""

ABSENT = "absent"
"""The referee's own event: the practice player plays the seat of a person who is away."""

RETURNED = "returned"
"""The referee's own event: a person plays their seat again that the practice player had."""

SUBSTITUTED = "substituted"
"""The referee's own event: somebody else plays a seat now. `sitter` is who sat there before, -1 a practice player."""

FLAG = "flag"
"""The referee's own event: the flag of `seat` has fallen."""

WAITED = "waited"
"""The referee's own event: the table has set the clock of `seat` anew."""

PAUSED = "paused"
"""The referee's own event: clocks stand still, as all persons wanted."""

RESUMED = "resumed"
"""The referee's own event: `seat` lets the clocks run again."""

AGREED = "agreed"
"""The referee's own event: the match ends without a result, as all persons wanted."""

IDLING = "idling"
"""The referee's own event: nothing happens, and the match will be closed in `days` days."""

IDLED = "idled"
"""The referee's own event: the match is closed, since nothing has happened for `days` days."""

MODERATED = "moderated"
"""The referee's own event: a moderator did `action`, about `seat` if it is about one; `entry` is its number in their log."""

JUDGED = "judged"
"""The referee's own event: a judge was called, came, or did `action`, about `seat` if it is about one; `entry` as above."""

NOTED = frozenset(
    {LEFT, ABSENT, RETURNED, SUBSTITUTED, FLAG, WAITED, PAUSED, RESUMED, AGREED, IDLING, IDLED, MODERATED, JUDGED}
)
"""The referee's own events that no choice led to: noted at the version that there was."""

DICE = "dice"
"""The kind of the referee's own event: what was drawn, sealed until the end."""


def panel(seat: Seat) -> str:
    """Return the slot of a seat's private message."""
    return f"{PANEL}:{seat}"


def call_slot(called: int) -> str:
    """Return the slot of the message with this number that calls people to a lobby."""
    return f"{CALL}:{called}"


def look_slot(since: float) -> str:
    """Return the slot of the message that looks for players since a moment."""
    return f"{LOOK}:{int(since)}"


def judge_slot(call: int) -> str:
    """Return the slot of the message that calls a judge."""
    return f"{JUDGE}:{call}"


def call_of(slot: str) -> int | None:
    """Return the number of the call for a judge that a slot's message shows, None for all other slots."""
    name, _, call = slot.partition(":")
    return int(call) if name == JUDGE else None


def reminder(seat: Seat) -> str:
    """Return the slot of the private message that reminds a seat."""
    return f"remind:{seat}"


def notice(seat: Seat) -> str:
    """Return the slot of the private message that tells a seat what has become of the table's place."""
    return f"{NOTICE}:{seat}"


def offer_slot(seat: Seat) -> str:
    """Return the slot of the message that offers a seat to a substitute."""
    return f"offer:{seat}"


def seat_of_offer(slot: str) -> Seat | None:
    """Return which seat a slot's message offers, or None for all other slots."""
    name, _, seat = slot.partition(":")
    return int(seat) if name == "offer" else None


def seat_of_panel(slot: str) -> Seat | None:
    """Return whose hand a slot shows, or None for all other slots."""
    return private_seat(slot) if slot.startswith(f"{PANEL}:") else None


def seat_handed_on(slot: str) -> Seat | None:
    """Return the seat whose former person reads the message of a slot, which is nobody's; None for all other slots."""
    name, _, rest = slot.partition(":")
    _, _, seat = rest.partition(":")
    return int(seat) if name == outbox.FORMER and seat else None


def private_seat(slot: str) -> Seat | None:
    """Return the seat whose present user a slot's message goes to in private, None for messages to the channel."""
    name, _, seat = slot.partition(":")
    return int(seat) if name in PRIVATE else None


def owed_slots(live: Live, new: Match[Any, Any]) -> tuple[list[str], Views]:
    """Return the slots that no longer show the present once `new` is the state of a match, and the views that told so.

    Nothing public is owed for an answer in an open lane: not even the time of an edit tells that somebody answered.
    """
    rules, old = live.playing
    viewers: list[Seat | None] = [None, *(seat.seat for seat in live.humans)]
    views = {viewer: view(rules, new, viewer) for viewer in viewers}
    slots = [BOARD if seat is None else panel(seat) for seat, seen in views.items() if seen != live.seen(seat)]
    if new.next_id != old.next_id or new.outcome is not None:
        slots.append(TURN)
    if new.outcome is not None:
        slots.append(RESULT)
    return slots, views


def event_rows(version: int, events: Sequence[Event], rolls: Sequence[Roll]) -> list[EventRow]:
    """Return events as rows; the dice drawn are one sealed event, readable when the match is over."""
    rows = [EventRow(version, place, e.kind, msgspec.json.encode(e)) for place, e in enumerate(events)]
    if rolls:
        sealed = Event(DICE, None, {}, {"rolls": [[r.counter, r.bound, r.result] for r in rolls]})
        rows.append(EventRow(version, len(rows), sealed.kind, msgspec.json.encode(sealed)))
    return rows


def crossed(turn: Turn) -> str:
    """Return which lines a choice crossed, for undo: "revealed", "rolled", both or neither."""
    return ",".join(name for name, hit in (("revealed", turn.revealed), ("rolled", bool(turn.rolls))) if hit)


def lapse_request(db: sqlite3.Connection, match: int, now: float) -> None:
    """Close a match's open request to undo: who agreed did so to what the table was and knew then."""
    if undos.lapse(db, match):
        outbox.owe(db, match, [ASK], now)


def _moved_on(old: Match[Any, Any], new: Match[Any, Any]) -> bool:
    """Whether the table answers something else now: an answer in an open lane must not show in this."""
    return (new.next_id, new.seats) != (old.next_id, old.seats) or new.outcome is not None


def write_turn(
    db: sqlite3.Connection, live: Live, turn: Turn, choice: ChoiceRow | None, slots: Sequence[str], now: float
) -> None:
    """Write a turn in the running transaction: afterwards it is durable as a whole or not there at all."""
    match, old = live.row.id, live.match
    if choice is not None:
        history.insert_choice(db, match, choice)
    history.insert_state(db, match, turn.match.version, pressed(turn.match))
    if old is None or _moved_on(old, turn.match):
        lapse_request(db, match, now)
    history.insert_events(db, match, event_rows(turn.match.version, turn.events, turn.rolls))
    outbox.owe(db, match, slots, now)
    if turn.match.outcome is not None:
        result = msgspec.json.encode(turn.match.outcome).decode()
        matches.end_match(db, match, "over", turn.match.outcome.reason, result, now)
