"""Writes calls for a judge within the transaction of an action: log entries, states of calls, stopped clocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from msgspec.structs import replace

from engines.kernel.state.model import Seat
from referee.homes import is_stranded
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import Judged
from referee.match.slots import BOARD, MOTION, TURN, judge_slot, ruling_slot
from store.connection import Connection
from store.judges import calls, moderation
from store.judges.calls import Call
from store.judges.moderation import Entry
from store.match import matches, outbox
from store.match.matches import MatchRow
from store.tournaments import games


class CallLog:
    """Writes calls and their log entries. `now` is a clock in unix seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now

    def add_entry(
        self,
        db: Connection,
        live: Live,
        action: str,
        user: int,
        seat: Seat | None = None,
        reason: str = "",
        facts: Mapping[str, object] | None = None,
    ) -> int:
        """Add an entry to the server's log and a note to the match's; return the number of the entry."""
        extra_facts = dict(facts or {})
        stored = msgspec.json.encode(extra_facts).decode()
        number = moderation.insert(
            db, Entry(live.row.guild, live.row.id, user, action, seat, reason, self.now(), stored)
        )
        note_event(
            db, live.row.id, msgspec.convert({"action": action, "seat": seat, "entry": number, **extra_facts}, Judged)
        )
        return number

    def write_call(self, db: Connection, live: Live, call: Call, *slots: str) -> None:
        """Store a changed call and owe the messages that show it; resume the clocks if it no longer stops them."""
        before = calls.open_call(db, live.row.id)
        over = call.status not in ("open", "taken")
        if (over or call.late) and call.frozen:
            call = replace(call, frozen=0)
            self.resume_clocks(db, live)
        if call.status == "ruled":
            self._announce(db, live)
        calls.put(db, call)
        if before is not None and before.status == "taken" and call.status == "open":
            # Post it anew: an edit would notify nobody.
            outbox.disown(db, live.row.id, [judge_slot(call.id)], self.now())
        outbox.owe(db, live.row.id, dict.fromkeys([BOARD, judge_slot(call.id), *slots]), self.now())

    def stop_clocks(self, db: Connection, live: Live) -> None:
        """Pause the match's clocks for a judge."""
        matches.set_paused(db, live.row.id, self.now(), "judge")
        outbox.owe(db, live.row.id, [BOARD, TURN, MOTION], self.now())

    def resume_clocks(self, db: Connection, live: Live) -> None:
        """Resume the clocks that were stopped for a judge, unless the match has lost its place meanwhile."""
        row, _ = matches.get(db, live.row.id)
        if row.paused_by != "judge" or games.is_stopped(db, row.id):
            return  # a paused tournament keeps them stopped
        lost = is_stranded(db, live, row.homeless)
        matches.set_paused(db, row.id, row.paused if lost else None, "lost" if lost else None)
        outbox.owe(db, row.id, [BOARD, TURN, MOTION], self.now())
        if not lost:
            self._announce(db, live)

    def _announce(self, db: Connection, live: Live) -> None:
        """Owe the message that calls the players back to the match; it is about the latest entry."""
        entry = moderation.latest(db, live.row.id)
        if entry is not None:
            outbox.owe(db, live.row.id, [ruling_slot(entry)], self.now())

    def close_if_over(self, db: Connection, row: MatchRow) -> None:
        """Close the open call of a match that has ended."""
        if row.status not in ("over", "closed"):
            return
        call = calls.open_call(db, row.id)
        if call is not None:
            calls.put(db, replace(call, status="over", frozen=0))
            outbox.owe(db, row.id, [judge_slot(call.id)], self.now())
