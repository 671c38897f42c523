"""Keeps the clocks of a match in line with its state, within the transaction that changes it.

A question starts with the quiet hours and vacations known then; quiet hours that are set later move no running clock. While
lanes are open, nothing that others see of a clock depends on whether its seat has answered: the time of the answer is stored,
and the bank is charged when all lanes are closed. A clock belongs to its seat: a substitute inherits it, unless its flag is
down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engines.kernel.choose import decision_of, lane_id
from engines.kernel.state.model import Match, Seat
from referee.clocks.terms import (
    NONE,
    READING_TIME,
    QuietHours,
    Spans,
    Terms,
    allowance,
    bank_after,
    counted_seconds,
    fall_time,
    quiet_hours,
    reminder_times,
    renewed_seconds,
    silence_terms,
    terms_of,
)
from referee.errors import RefusedError
from referee.match.slots import BOARD, LATE, MOTION, TURN, reminder_slot
from store.connection import Connection
from store.match import clocks, matches, outbox
from store.match.clocks import ClockRow
from store.match.matches import MatchRow, SeatRow
from store.people import guilds, preferences
from store.seats import motions


def sync_clocks(
    db: Connection, row: MatchRow, seats: Sequence[SeatRow], match: Match[Any, Any] | None, now: float
) -> None:
    """Bring the clocks of a match in line with its row, seats and state in the running transaction."""
    if row.started is None:
        return
    old = clocks.rows(db, row.id)
    if row.status != "playing" or match is None:
        _stop(db, row.id, old, now)
        return
    terms = terms_in_force(db, row, seats)
    before_by_seat = {seat.seat: old.get(seat.seat) or ClockRow(row.id, seat.seat) for seat in seats}
    new = [_synced(db, row, seat, match, before_by_seat[seat.seat], terms, now) for seat in seats]
    changed = [clock for clock in new if clock != old.get(clock.seat, ClockRow(row.id, clock.seat))]
    clocks.put(db, changed)
    before = [old[clock.seat] for clock in changed if clock.seat in old]
    slots = [reminder_slot(c.seat) for c in before if c.reminded and _answered(c, changed)]
    raised = any(c.fallen is not None and _of(changed, c.seat).fallen is None for c in before)
    late = [c.seat for c in new if c.fallen is not None]
    gone = [s.seat for s in seats if s.status == "human" and s.gone is not None]
    empty = [s.seat for s in seats if s.status == "practice" and s.user is not None]
    if motions.keep(db, row.id, [*late, *gone, *empty]) or raised:
        slots += [LATE, MOTION, BOARD]
    outbox.owe(db, row.id, slots, now)


def terms_in_force(db: Connection, row: MatchRow, seats: Sequence[SeatRow]) -> Terms:
    """Return the terms of a match. Without a clock they have its server's limit of silence, if two persons play."""
    terms = terms_of(row.clock)
    if terms.kind != "none":
        return terms
    if sum(seat.status == "human" for seat in seats) < 2:
        return NONE
    return silence_terms(guilds.silence(db, row.guild))


def _of(rows: Sequence[ClockRow], seat: Seat) -> ClockRow:
    return next(row for row in rows if row.seat == seat)


def _answered(old: ClockRow, changed: Sequence[ClockRow]) -> bool:
    """Return whether the question that a seat was reminded of is no longer open."""
    new = _of(changed, old.seat)
    return new.question != old.question or (new.sealed is not None and old.sealed is None)


def _stop(db: Connection, match: int, old: dict[Seat, ClockRow], now: float) -> None:
    """Stop all clocks of a match that no longer runs, and clear the motions about them."""
    running = [row for row in old.values() if row.question is not None]
    clocks.put(db, [ClockRow(match, row.seat, row.bank) for row in running])
    question = motions.clear(db, match) or any(row.fallen is not None for row in running)
    slots = [LATE, MOTION] if question else []
    outbox.owe(db, match, [*slots, *(reminder_slot(row.seat) for row in running if row.reminded)], now)


def _synced(
    db: Connection,
    row: MatchRow,
    seat: SeatRow,
    match: Match[Any, Any],
    old: ClockRow,
    terms: Terms,
    now: float,
) -> ClockRow:
    """Return the clock of a seat, brought in line with its open question."""
    question, open_still = _open_question(match, seat)
    new = old
    if old.question is not None and old.question != question:
        # While the lanes are open, the bank of a seat that changes hands must not show when it had answered.
        still = bool(match.lanes) and old.question == lane_id(match)
        end = _end(replace(old, sealed=None) if still else old, now)
        bank = charged_bank(terms, old, end, add=seat.status == "human")
        new = ClockRow(old.match, old.seat, bank)
    if question is None:
        return ClockRow(new.match, new.seat, new.bank)
    if new.question is None:
        new = started_clock(
            terms, replace(new, question=question), now, *_times(db, terms, seat, now), paused=row.paused
        )
    if terms.kind == "none":
        new = _silence(db, terms, seat, new)
    new = _sealed(new, min(now, row.paused or now), open_still=open_still)
    return _paused(db, row, seat, terms, new, now)


def _silence(db: Connection, terms: Terms, seat: SeatRow, clock: ClockRow) -> ClockRow:
    """Return a clock with the time when a silence lasts too long, if the match has such a limit now."""
    if clock.since is None or clock.rest is not None or clock.fallen is not None:
        return clock
    if not terms.seconds:
        return replace(clock, due=None)
    if clock.due is not None:
        return clock
    return replace(clock, due=fall_time(clock.since, terms.seconds, *_times(db, terms, seat, clock.since)))


def set_silence(db: Connection, guild: int, before: int | None, now: float) -> list[int]:
    """Apply a server's new limit of silence to its matches without a clock; return the ids of these matches.

    `before` is the limit in days until now.
    """
    clockless = clocks.clockless(db, guild)
    clocks.hold(db, clockless)
    for match in clockless:
        row, seats = matches.get(db, match)
        terms, old, by_seat = terms_in_force(db, row, seats), silence_terms(before), {s.seat: s for s in seats}
        running = [
            clock for clock in clocks.rows(db, match).values() if clock.question is not None and clock.rest is None
        ]
        clocks.put(db, [_recounted(db, old, terms, by_seat[clock.seat], clock, now) for clock in running])
        outbox.owe(db, match, [LATE, MOTION, BOARD], now)
    return clockless


def _recounted(db: Connection, old: Terms, terms: Terms, seat: SeatRow, clock: ClockRow, now: float) -> ClockRow:
    """Return a clock whose silence may last as `terms` say instead of `old`; pauses still do not count."""
    new = _silence(db, terms, seat, replace(clock, fallen=None))
    if new.due is not None and clock.due is not None and clock.since is not None and old.seconds:
        times = _times(db, terms, seat, clock.since)
        more = fall_time(clock.since, terms.seconds, *times) - fall_time(clock.since, old.seconds, *times)
        new = replace(new, due=clock.due + more)
    late = clock.fallen is not None and new.due is not None and new.due <= now
    return replace(new, fallen=clock.fallen) if late else new


def _open_question(match: Match[Any, Any], seat: SeatRow) -> tuple[str | None, bool]:
    """Return the id of a seat's question, in lanes that of the lane, and whether its answer is still open."""
    if seat.status != "human":
        return None, False
    question = decision_of(match, seat.seat)
    if match.lanes:
        return (lane_id(match) if seat.seat in match.lanes else None), question is not None
    return (question.id if question else None), True


def _times(db: Connection, terms: Terms, seat: SeatRow, now: float) -> tuple[QuietHours | None, Spans]:
    """Return the quiet hours and absences of a seat's player; none for terms that they do not stop."""
    if not terms.stops_at_rest or seat.user is None:
        return None, ()
    away = clocks.ask_absences(db, seat.user, now)  # before an answer is read: both come in one journey from a server
    chosen = preferences.get(db, seat.user)
    return quiet_hours(chosen.zone, chosen.quiet_from, chosen.quiet_to), [(row[0], row[1]) for row in away]


# -------------------------------------------------------------------- one clock


def started_clock(
    terms: Terms, old: ClockRow, now: float, quiet: QuietHours | None, away: Spans, *, paused: float | None = None
) -> ClockRow:
    """Return a clock whose question starts now with its full time. `paused`: the time when the match was paused, if it is."""
    seconds = allowance(terms, old.bank)
    bank = old.bank if old.bank is not None or terms.kind != "bank" else float(terms.seconds)
    new = ClockRow(old.match, old.seat, bank, old.question, now)
    if paused is not None:
        return replace(new, due=None if seconds is None else paused + seconds, rest=seconds or 0.0)
    return with_next_reminder(
        terms, replace(new, due=None if seconds is None else fall_time(now, seconds, quiet, away)), now
    )


def charged_bank(terms: Terms, old: ClockRow, end: float, *, add: bool) -> float | None:
    """Return the seconds in the bank after a question that ended at `end`; `add` the increment for an answer."""
    seconds = allowance(terms, old.bank)
    if terms.kind != "bank" or old.bank is None or old.due is None or seconds is None:
        return old.bank
    used = max(0.0, end - (old.due - seconds))
    return bank_after(terms, old.bank, used) if add else min(terms.seconds, max(0.0, old.bank - used))


def _end(old: ClockRow, now: float) -> float:
    """Return the time when a question ended for a seat: its answer or now, or an earlier pause. Quiet hours do not count."""
    end = now if old.sealed is None else old.sealed
    return end if old.rest is None or old.due is None else min(end, old.due - old.rest)


def _sealed(clock: ClockRow, moment: float, *, open_still: bool) -> ClockRow:
    """Return a clock with the time of its sealed answer, which clears the flag, or without it if the answer was reopened."""
    if open_still or clock.sealed is not None:
        return replace(clock, sealed=None) if open_still else clock
    return replace(clock, sealed=moment, fallen=None)


def _paused(db: Connection, row: MatchRow, seat: SeatRow, terms: Terms, clock: ClockRow, now: float) -> ClockRow:
    """Return a clock that is paused while the match is, and resumed with the rest of its time."""
    if clock.fallen is not None and row.paused is not None and terms.kind == "none":
        # A pause by consent forgives the silence: it starts anew afterwards.
        return replace(clock, fallen=None, rest=float(terms.seconds), remind=None)
    if (row.paused is not None) == (clock.rest is not None) or clock.fallen is not None:
        return clock
    quiet, away = _times(db, terms, seat, now)
    if row.paused is not None:
        return paused_clock(terms, clock, row.paused, quiet, away)
    return resumed_clock(terms, clock, now, quiet, away)


def paused_clock(terms: Terms, clock: ClockRow, since: float, quiet: QuietHours | None, away: Spans) -> ClockRow:
    """Return a clock that is paused since a time."""
    if clock.due is None:
        return replace(clock, rest=0.0, remind=None)
    # For an answer sealed in time, `due` may have passed.
    rest = counted_seconds(since, clock.due, quiet, away) if terms.stops_at_rest else clock.due - since
    return replace(clock, rest=rest, remind=None)


def resumed_clock(terms: Terms, clock: ClockRow, now: float, quiet: QuietHours | None, away: Spans) -> ClockRow:
    """Return a clock that runs again with the rest of its time; its wait counts from now on."""
    rest, due, sealed = clock.rest or 0.0, clock.due, clock.sealed
    if due is not None:
        if sealed is not None and terms.kind == "bank":
            sealed += now + rest - due
        due = fall_time(now, rest, quiet, away)
    return with_next_reminder(terms, replace(clock, since=now, due=due, sealed=sealed, rest=None), now)


def with_next_reminder(terms: Terms, clock: ClockRow, now: float) -> ClockRow:
    """Return a clock with the time of its next reminder, None if no more are left."""
    assert clock.since is not None
    left = reminder_times(terms, clock.since, clock.due)[clock.reminded :]
    return replace(clock, remind=next((moment for moment in left if moment > now), None))


# -------------------------------------------------------------------- what others do to clocks, in their transactions


def end_questions(db: Connection, row: MatchRow, seat: Seat, now: float, *, lanes: bool) -> None:
    """End all questions of a match before an undo; they are asked anew, with new clocks.

    Time used is not given back, and `seat`, whose choice is undone, loses the increment of the undone answer. Open lanes cost
    nobody anything, since the banks must not tell who had answered.
    """
    terms = terms_of(row.clock)
    if terms.kind != "bank":
        return
    ended = []
    for clock in clocks.rows(db, row.id).values():
        bank = (
            clock.bank if lanes or clock.question is None else charged_bank(terms, clock, _end(clock, now), add=False)
        )
        if clock.seat == seat and bank is not None:
            bank = max(0.0, bank - terms.increment)
        # Flag and reminders stay, so that `sync_clocks` sees them and owes their removal.
        ended.append(replace(clock, bank=bank, question=None))
    clocks.put(db, ended)


def renew_clock(db: Connection, row: MatchRow, seat: SeatRow, now: float) -> None:
    """Renew the running clock of a seat, which clears its flag."""
    terms, clock = terms_in_force(db, row, matches.get(db, row.id)[1]), clocks.rows(db, row.id)[seat.seat]
    slots = [LATE, BOARD, TURN, *([reminder_slot(seat.seat)] if clock.reminded else [])]
    if terms.kind == "bank":
        clock = replace(clock, bank=renewed_seconds(terms))
    clocks.put(db, [started_clock(terms, clock, now, *_times(db, terms, seat, now), paused=row.paused)])
    outbox.owe(db, row.id, slots, now)


def restart_clocks(db: Connection, row: MatchRow, seats: Sequence[SeatRow], now: float) -> None:
    """Restart all clocks of a match by its new terms; open questions count from now on."""
    terms, rows = terms_of(row.clock), clocks.rows(db, row.id)
    running = [(seat, rows[seat.seat]) for seat in seats if seat.seat in rows and rows[seat.seat].question is not None]
    new = [
        started_clock(terms, clock, now, *_times(db, terms, seat, now), paused=row.paused) for seat, clock in running
    ]
    clocks.put(db, new)
    slots = [LATE, MOTION, BOARD, TURN, *(reminder_slot(seat.seat) for seat, clock in running if clock.reminded)]
    outbox.owe(db, row.id, slots, now)


def grant_time(db: Connection, row: MatchRow, seat: SeatRow, seconds: float, now: float) -> tuple[float, float]:
    """Give a seat time, or take some (below 0); return the seconds that its clock showed to all before and after.

    The time goes to its open question, and is the whole time of it if the flag is down; without a question it goes to its bank.
    Raises RefusedError if it has neither, its bank is full, or so little would be left that nobody could read why the flag falls.
    """
    # A seat without a question so far has a full bank and no row yet.
    terms, clock = terms_of(row.clock), clocks.rows(db, row.id).get(seat.seat) or ClockRow(row.id, seat.seat)
    if clock.due is None and terms.kind != "bank":
        raise RefusedError("refused-judge-idle")
    before = _left(terms, clock, now)
    new = _granted(terms, clock, seconds, now, *_times(db, terms, seat, now), paused=row.paused is not None)
    after = _left(terms, new, now)
    if seconds < 0 and after < (READING_TIME if clock.question is not None else 0):
        raise RefusedError("refused-judge-little", clock=round(before))
    if seconds > 0 and after <= before:
        raise RefusedError("refused-judge-full", clock=terms.seconds)
    clocks.put(db, [new])
    outbox.owe(db, row.id, [LATE, MOTION, BOARD, TURN, *([reminder_slot(seat.seat)] if clock.reminded else [])], now)
    return before, after


def _left(terms: Terms, clock: ClockRow, now: float) -> float:
    """Return the seconds that a clock shows to all, whether or not its seat has answered in secret."""
    if clock.question is None or clock.due is None:
        return float(terms.seconds) if clock.bank is None else clock.bank
    return 0.0 if clock.fallen is not None else clock.rest if clock.rest is not None else clock.due - now


def _granted(
    terms: Terms, clock: ClockRow, seconds: float, now: float, quiet: QuietHours | None, away: Spans, *, paused: bool
) -> ClockRow:
    """Return a clock with this much more time, or less. Its bank changes too, or the answer would lose the time again."""
    banked, bank = terms.kind == "bank", float(terms.seconds) if clock.bank is None else clock.bank
    if clock.question is None or clock.due is None:
        return replace(clock, bank=min(bank + seconds, terms.seconds))
    if clock.fallen is not None:
        new = replace(clock, since=now, due=fall_time(now, seconds, quiet, away), fallen=None, rest=None, reminded=0)
        new = replace(new, bank=seconds) if banked else new
        return paused_clock(terms, new, now, quiet, away) if paused else with_next_reminder(terms, new, now)
    more = replace(clock, bank=bank + seconds) if banked else clock
    if clock.rest is not None:
        return replace(more, due=clock.due + seconds, rest=clock.rest + seconds)
    if terms.kind == "days":
        whole = counted_seconds(now, clock.due, quiet, away) + seconds
        return with_next_reminder(terms, replace(more, due=fall_time(now, whole, quiet, away)), now)
    return with_next_reminder(terms, replace(more, due=clock.due + seconds), now)


def renew_if_late(db: Connection, row: MatchRow, seat: SeatRow, now: float) -> None:
    """Renew the clock of a seat whose flag is down, for its new player: the former one was late."""
    clock = clocks.rows(db, row.id).get(seat.seat)
    if clock is not None and clock.fallen is not None:
        renew_clock(db, row, seat, now)


def move_for_vacation(db: Connection, user: int, before: Spans, after: Spans, now: float) -> list[int]:
    """Move a user's clocks of days from one set of absences to another; return the ids of the matches with a moved clock.

    The limit of silence in matches without a clock moves too, which nobody sees. With other terms, a reminder that was
    postponed to the end of an absence comes in time again.
    """
    chosen = preferences.get(db, user)
    quiet = quiet_hours(chosen.zone, chosen.quiet_from, chosen.quiet_to)
    moved, sooner = [], []
    clocks.hold(db, [clock.match for clock, _ in clocks.of_user(db, user)])
    for clock, stored in clocks.of_user(db, user):
        terms, new = terms_of(stored), clock
        if terms.stops_at_rest and clock.due is not None and clock.fallen is None and clock.rest is None:
            new = replace(clock, due=fall_time(now, counted_seconds(now, clock.due, quiet, before), quiet, after))
        if terms.kind == "days":
            moved += [with_next_reminder(terms, new, now)] if new != clock else []
            continue
        moment = with_next_reminder(terms, clock, now).remind
        if moment is not None and clock.remind is not None and moment < clock.remind:
            new = replace(new, remind=moment)
        sooner += [new] if new != clock else []
    clocks.put(db, [*moved, *sooner])
    return [clock.match for clock in moved]
