"""The clocks of running matches: what each viewer may see of them, and the flags and reminders that fall due.

A fallen flag is public: everybody knows that the seat had not answered, so its late answer, which clears the flag, tells
nothing new. In open lanes reminders are counted for answered seats too; otherwise the public message to those whom no private
one reaches would tell who has answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from engines.kernel.state.model import Seat
from referee.clocks.sync import charged_bank, sync_clocks, terms_in_force
from referee.clocks.terms import (
    DAY,
    SILENCE,
    Terms,
    TermsError,
    parse_terms,
    pingable_from,
    quiet_hours,
    reminder_times,
    terms_of,
)
from referee.errors import RefusedError
from referee.match.again import acts_again
from referee.match.cache import RETRY_AFTER, LiveMatches
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import Flag, Silent
from referee.match.slots import BOARD, LATE, MOTION, TURN, reminder_slot
from store.connection import Connection
from store.match import clocks, matches, outbox
from store.match.clocks import ClockRow
from store.match.matches import SeatRow
from store.people import guilds, people, preferences


class ClockFace(msgspec.Struct, frozen=True):
    """The face of a clock. Times are unix seconds; with all None the clock does not run.

    The question was asked at `since`, and the flag falls at `due`, which is not shown for a match without a clock. `bank`: its
    seconds when the question began (terms "bank"). `fallen`: the time when the flag fell. `rest`: seconds left while the match
    is paused (`due` is None then). `away`: the end of the player's vacation. `reminded`: the number of reminders sent. `sealed`:
    the time of the answer in an open lane; only `Timing.own_face` has it, and then `bank` is what will be left.
    """

    since: float | None = None
    due: float | None = None
    bank: float | None = None
    fallen: float | None = None
    rest: float | None = None
    away: float | None = None
    reminded: int = 0
    sealed: float | None = None


def typed_terms(text: str) -> Terms:
    """Return the terms of a clock that somebody typed. Raises RefusedError, which says how terms are written."""
    try:
        return parse_terms(text)
    except TermsError as error:
        raise RefusedError(f"refused-clock-{error.reason}") from error


class Timing:
    """Runs the clocks of matches. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now
        self._complete = False
        live.commit_hooks.append(lambda db, row, seats, state, _: sync_clocks(db, row, seats, state, now()))

    @staticmethod
    def terms(live: Live) -> Terms:
        """Return the terms of a match."""
        return terms_of(live.row.clock)

    # ---------------------------------------------------------------- reading

    async def faces(self, live: Live) -> dict[Seat, ClockFace]:
        """Return the public face of each player's clock.

        While lanes are open it does not depend on whether a seat has answered, until its flag falls.
        """
        rows = await clocks.of_match(self.db, live.row.id)
        away = await clocks.on_vacation(self.db, live.row.id, self.now())
        return {s.seat: _face(self.terms(live), rows.get(s.seat), away.get(s.seat)) for s in live.humans}

    async def own_face(self, live: Live, seat: Seat) -> ClockFace:
        """Return the face of a seat's clock for its own player, who sees its true state."""
        terms, row = self.terms(live), (await clocks.of_match(self.db, live.row.id)).get(seat)
        away = await clocks.on_vacation(self.db, live.row.id, self.now())
        face = _face(terms, row, away.get(seat))
        if row is None or row.sealed is None:
            return face
        return replace(
            face, due=None, rest=None, bank=charged_bank(terms, row, row.sealed, add=True), sealed=row.sealed
        )

    async def silence_days(self, live: Live) -> int:
        """Return the days of silence after which the table may vote on a seat in a match without a clock; 0 is never."""
        if live.row.guild is None:
            return SILENCE
        chosen = (await guilds.of(self.db, live.row.guild)).silence
        return SILENCE if chosen is None else chosen

    # ---------------------------------------------------------------- falling due

    async def run_due(self) -> float | None:
        """Let flags fall and send reminders that are due; return the time of the next one, None if there is none."""
        now = self.now()
        moment = await clocks.next_moment(self.db)
        # Once after each start: matches stored before clocks existed get theirs by an empty commit.
        due = [] if self._complete else await clocks.without_clocks(self.db)
        if moment is not None and moment <= now:
            due += await clocks.ready(self.db, now)
        self._complete = True
        if not due:
            return moment
        all_done = await self.live.run_each(due, self._run_match, "its flags and reminders are not handled")
        moment = await clocks.next_moment(self.db)
        return moment if moment is None or all_done else max(moment, now + RETRY_AFTER)

    @acts_again
    async def _run_match(self, live: Live) -> None:
        async with live.lock_for(None):

            def work(db: Connection) -> None:
                row, seats = matches.get(db, live.row.id)
                if row.status == "playing" and row.paused is None:
                    self._do_due(db, live, [seat for seat in seats if seat.status == "human"])

            # Commit even if nothing is due: the clocks of a match that was paused or ended meanwhile are brought in line.
            await self.live.commit(live, work)

    def _do_due(self, db: Connection, live: Live, persons: Sequence[SeatRow]) -> None:
        """Handle the due flags and reminders of a match; clocks are read anew, as a vacation may just have moved one."""
        now, rows = self.now(), clocks.rows(db, live.row.id)
        slots: list[str] = []
        for seat in persons:
            clock = rows.get(seat.seat)
            if clock is None or clock.rest is not None:
                continue
            if clock.due is not None and clock.due <= now and clock.sealed is None and clock.fallen is None:
                slots += [LATE, MOTION, BOARD]
                clock = _let_fall(db, live, terms_in_force(db, live.row, persons), clock)
            if clock.remind is not None and clock.remind <= now and not live.row.muted:
                slots += self._remind(db, live, seat, clock)
        outbox.owe(db, live.row.id, dict.fromkeys(slots), now)

    def _remind(self, db: Connection, live: Live, seat: SeatRow, clock: ClockRow) -> list[str]:
        """Remind a seat, or postpone that until its player may be pinged; return the slots to owe."""
        assert seat.user is not None
        now, chosen = self.now(), preferences.get(db, seat.user)
        # A first ping that quiet hours postponed is not one of the reminders that a player can turn off.
        was_pinged = clock.reminded > 0 or (clock.since is not None and seat.pinged >= clock.since)
        if chosen.pings == "off" or (chosen.pings == "turns" and was_pinged):
            clocks.put(db, [replace(clock, remind=None)])
            return []
        away = max((end for start, end in clocks.absences(db, seat.user, now) if start <= now), default=now)
        moment = pingable_from(away, quiet_hours(chosen.zone, chosen.quiet_from, chosen.quiet_to))
        if moment > now:
            clocks.put(db, [replace(clock, remind=moment)])
            return []
        clocks.put(db, [_after_reminder(self.terms(live), clock, now)])
        _, match = live.rules_and_match
        if not match.lanes:
            return [TURN]
        reached = chosen.delivery == "dm" and people.dm_may_reach(db, seat.user)
        return [*([reminder_slot(seat.seat)] if clock.sealed is None else []), *([] if reached else [TURN])]


def _let_fall(db: Connection, live: Live, terms: Terms, clock: ClockRow) -> ClockRow:
    """Let a flag fall, or note that a silence lasts too long; return the changed clock."""
    if terms.kind != "none":
        new = replace(clock, fallen=clock.due, remind=None)
        note_event(db, live.row.id, Flag(clock.seat))
    elif terms.seconds:
        new = replace(clock, fallen=clock.due)  # its few reminders go on
        note_event(db, live.row.id, Silent(clock.seat, terms.seconds // DAY))
    else:
        new = replace(clock, due=None)  # the server has turned the limit off, or the other players have left
    clocks.put(db, [new])
    return new


def _face(terms: Terms, row: ClockRow | None, away: float | None) -> ClockFace:
    full = float(terms.seconds) if terms.kind == "bank" else None
    if row is None or row.question is None:
        return ClockFace(bank=full if row is None or row.bank is None else row.bank, away=away)
    shown = row.due is not None and terms.kind != "none"
    rest = max(0.0, row.rest) if row.rest is not None and shown else None
    due = row.due if row.rest is None and shown else None
    return ClockFace(row.since, due, row.bank if full is not None else None, row.fallen, rest, away, row.reminded)


def _after_reminder(terms: Terms, clock: ClockRow, now: float) -> ClockRow:
    """Return a clock after a reminder, with the time of the next one."""
    assert clock.since is not None
    count, moments = clock.reminded + 1, reminder_times(terms, clock.since, clock.due)
    if (clock.due is None or terms.kind == "none") and 0 < count < len(moments):
        # A reminder that was postponed postpones the next one too, so the intervals still grow.
        next_time: float | None = now + moments[count] - moments[count - 1]
    else:
        next_time = next((moment for moment in moments[count:] if moment > now), None)
    return replace(clock, reminded=count, remind=next_time)
