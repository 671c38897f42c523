"""Clocks of running matches: who sees what of them, and what is done when a moment comes.

A flag that falls is public: from then on everybody knows that this seat had not answered, so its late answer, which takes
the flag down, tells nothing new. Reminders in open lanes are counted for answered seats too, or a message that calls those
whom no private one reaches would tell who has answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sqlite3 import Connection

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
from referee.match.cache import RETRY_AFTER, LiveMatches
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import Flag, Silent
from referee.match.slots import BOARD, LATE, MOTION, TURN, reminder_slot
from store.match import clocks, matches, outbox
from store.match.clocks import ClockRow
from store.match.matches import SeatRow
from store.people import guilds, people, preferences


class ClockFace(msgspec.Struct, frozen=True):
    """What a clock shows; moments are unix seconds. All None: it stands.

    Waited for `since`, until the flag falls at `due`, which nothing shows of a match without a clock. `bank`: seconds in it
    when the question began (terms "bank").
    `fallen`: since when the flag is down. `rest`: seconds left while the match is paused (`due` is None then). `away`: the
    end of a vacation that its person is on. `reminded`: how often they were. `sealed`: when the answer in an open lane was
    given: only `Timing.own` tells, and then `bank` is what will be left.
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
    """Return the terms of a clock as somebody typed them. Raises RefusedError, which says how they are written."""
    try:
        return parse_terms(text)
    except TermsError as error:
        raise RefusedError(f"refused-clock-{error.reason}") from error


class Timing:
    """The part of the referee that keeps clocks. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now
        self._complete = False
        live.commit_hooks.append(lambda db, row, seats, state: sync_clocks(db, row, seats, state, now()))

    @staticmethod
    def terms(live: Live) -> Terms:
        """Return the terms of a match."""
        return terms_of(live.row.clock)

    # ---------------------------------------------------------------- reading

    async def faces(self, live: Live) -> dict[Seat, ClockFace]:
        """Return what anybody may see of the clock of each person who plays.

        While lanes are open it is the same whether or not a seat has answered, until its flag falls.
        """
        rows = await clocks.of_match(self.db, live.row.id)
        away = await clocks.on_vacation(self.db, live.row.id, self.now())
        return {s.seat: _face(self.terms(live), rows.get(s.seat), away.get(s.seat)) for s in live.humans}

    async def own_face(self, live: Live, seat: Seat) -> ClockFace:
        """Return what the person of a seat sees of their own clock: exactly how it is."""
        terms, row = self.terms(live), (await clocks.of_match(self.db, live.row.id)).get(seat)
        away = await clocks.on_vacation(self.db, live.row.id, self.now())
        face = _face(terms, row, away.get(seat))
        if row is None or row.sealed is None:
            return face
        return replace(
            face, due=None, rest=None, bank=charged_bank(terms, row, row.sealed, add=True), sealed=row.sealed
        )

    async def silence_days(self, live: Live) -> int:
        """Return the days of silence after which the others of a match without a clock may decide, 0: never."""
        if live.row.guild is None:
            return SILENCE
        chosen = (await guilds.of(self.db, live.row.guild)).silence
        return SILENCE if chosen is None else chosen

    # ---------------------------------------------------------------- moments

    async def run_due(self) -> float | None:
        """Let flags fall and remind people where it is time to; return the next moment for that, None if there is none."""
        now = self.now()
        moment = await clocks.next_moment(self.db)
        # Once a start: matches from before there were clocks get theirs by any commit, also if nobody does anything.
        ready = [] if self._complete else await clocks.without_clocks(self.db)
        if moment is not None and moment <= now:
            ready += await clocks.ready(self.db, now)
        self._complete = True
        if not ready:
            return moment
        whole = await self.live.run_each(ready, self._run_match, "its clocks stand")
        moment = await clocks.next_moment(self.db)
        return moment if moment is None or whole else max(moment, now + RETRY_AFTER)

    async def _run_match(self, live: Live) -> None:
        async with live.lock_for(None):

            def work(db: Connection) -> None:
                row, seats = matches.get(db, live.row.id)
                if row.status == "playing" and row.paused is None:
                    self._do_due(db, live, [seat for seat in seats if seat.status == "human"])

            # Whatever is found: where a match was stopped or paused meanwhile, its clocks follow with this.
            await self.live.commit(live, work)

    def _do_due(self, db: Connection, live: Live, persons: Sequence[SeatRow]) -> None:
        """Do what is due in a match. Read within the transaction: a vacation may have moved a clock just now."""
        now, rows = self.now(), clocks.rows(db, live.row.id)
        slots: list[str] = []
        for seat in persons:
            clock = rows.get(seat.seat)
            if clock is None or clock.rest is not None:
                continue
            if clock.due is not None and clock.due <= now and clock.sealed is None and clock.fallen is None:
                slots += [LATE, MOTION, BOARD]
                clock = _fallen(db, live, terms_in_force(db, live.row, persons), clock)
            if clock.remind is not None and clock.remind <= now and not live.row.muted:
                slots += self._remind(db, live, seat, clock)
        outbox.owe(db, live.row.id, dict.fromkeys(slots), now)

    def _remind(self, db: Connection, live: Live, seat: SeatRow, clock: ClockRow) -> list[str]:
        """Remind a seat, or put it off to when its person may be pinged; return the slots owed by that."""
        assert seat.user is not None
        now, chosen = self.now(), preferences.get(db, seat.user)
        # A first call that quiet hours have put off is none of the reminders that somebody may not want.
        told = clock.reminded > 0 or (clock.since is not None and seat.pinged >= clock.since)
        if chosen.pings == "off" or (chosen.pings == "turns" and told):
            clocks.put(db, [replace(clock, remind=None)])
            return []
        away = max((end for start, end in clocks.absences(db, seat.user, now) if start <= now), default=now)
        moment = pingable_from(away, quiet_hours(chosen.zone, chosen.quiet_from, chosen.quiet_to))
        if moment > now:
            clocks.put(db, [replace(clock, remind=moment)])
            return []
        clocks.put(db, [_called(self.terms(live), clock, now)])
        _, match = live.rules_and_match
        if not match.lanes:
            return [TURN]
        reached = chosen.delivery == "dm" and people.dm_may_reach(db, seat.user)
        return [*([reminder_slot(seat.seat)] if clock.sealed is None else []), *([] if reached else [TURN])]


def _fallen(db: Connection, live: Live, terms: Terms, clock: ClockRow) -> ClockRow:
    """Let a flag fall, or note that a silence lasts too long; return the clock as it is then."""
    if terms.kind != "none":
        new = replace(clock, fallen=clock.due, remind=None)
        note_event(db, live.row.id, Flag(clock.seat))
    elif terms.seconds:
        new = replace(clock, fallen=clock.due)  # the rare reminders go on
        note_event(db, live.row.id, Silent(clock.seat, terms.seconds // DAY))
    else:
        new = replace(clock, due=None)  # its server has chosen meanwhile that nobody is late, or the others have left
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


def _called(terms: Terms, clock: ClockRow, now: float) -> ClockRow:
    """Return a clock whose person is reminded now, with the next moment to do it again."""
    assert clock.since is not None
    done, moments = clock.reminded + 1, reminder_times(terms, clock.since, clock.due)
    if (clock.due is None or terms.kind == "none") and 0 < done < len(moments):
        # What was put off by a night or a vacation puts off the next one: they grow rarer all the same.
        following: float | None = now + moments[done] - moments[done - 1]
    else:
        following = next((moment for moment in moments[done:] if moment > now), None)
    return replace(clock, reminded=done, remind=following)
