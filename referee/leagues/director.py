"""Does what is due on ladders: results of matches, matches to be opened, deadlines, who sinks, fallen flags."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from engines.kernel.choose import decision_of
from engines.kernel.history.saves import BadSaveError
from referee.clocks.terms import HOUR, terms_of
from referee.errors import RefereeFaultError, RefusedError
from referee.leagues.live_ladder import LiveLadder
from referee.leagues.live_ladders import LiveLadders
from referee.leagues.results import LadderResults
from referee.leagues.tables import LadderTables
from referee.match.live import Live
from referee.seats.leaving import Seats
from store.errors import DamagedError, StoreError
from store.leagues import games, ladders
from telemetry import measure
from tournaments.leagues.ladder import LadderDuty, Settled, Sunk, ladder_duties

log = logging.getLogger("arbiter.leagues")

MOST_AT_ONCE = 32
"""Things that are done on one ladder before others have their turn."""

RETRY_AFTER = 60.0
"""Seconds until something is tried again that was refused, or waits for a judge."""

FLAG_DAYS = 12 * HOUR
"""Seconds after which a flag that has fallen loses by itself, where an answer has days; else it loses at once (TM-36)."""


class LadderDirector:
    """Does the duties of ladders."""

    def __init__(self, live: LiveLadders, tables: LadderTables, results: LadderResults, seats: Seats) -> None:
        self.live = live
        self.tables = tables
        self.results = results
        self.seats = seats
        self.db = live.db
        self.now = live.now
        # When a ladder is looked at again on which something failed by a fault of ours.
        self._faulty: dict[int, float] = {}

    async def run_due(self) -> float | None:
        """Do what is due on all ladders; return when to look again, None if nothing is in sight."""
        due = await self.live.station.ours(await ladders.due(self.db, self.now()), "ladders")
        again = [await self._run_safely(number) for number in due]
        again.append(await ladders.next_due(self.db, self.now()))
        return min((at for at in again if at is not None), default=None)

    async def _run_safely(self, number: int) -> float | None:
        """Do what is due on a ladder; return when to come back. After a fault there it waits, and the others go on."""
        waits, now = self._faulty.get(number, 0.0), self.now()
        if now < waits <= now + RETRY_AFTER:  # a later time means that the machine's clock was set back
            return waits
        try:
            return await self._run(await self.live.by_id(number))
        except RefusedError as error:
            log.warning("ladder=%d refused: %s", number, error)
            return self.now() + RETRY_AFTER
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, DamagedError):
                raise  # the disk refuses everything
            log.exception("ladder=%d: what is due could not be done", number)
            measure.count("faults", kind="job")
            self._faulty[number] = again = self.now() + RETRY_AFTER
            return again

    async def _run(self, ladder: LiveLadder) -> float | None:
        """Do what is due on a ladder; return when to come back for what could not be done yet."""
        async with ladder.lock:
            await self.live.catch_up(ladder)
            await self.results.take(ladder)
            if ladder.row.phase != "open":
                await self.tables.close_unneeded(ladder)
                await self.live.change(ladder, lambda _db: None)  # nothing is due any more
                return None
            await self.tables.begin_where_both_are(ladder)
            for _ in range(MOST_AT_ONCE):
                await self._open_tables(ladder)
                version = ladder.version
                due = ladder_duties(ladder.state, int(self.now()))
                for duty in due:
                    await self._do(ladder, duty)
                    if ladder.version > version:
                        break
                else:
                    await self.tables.close_unneeded(ladder)
                    # Notes the next moment, be it the same as before: a crash may have left an earlier one.
                    await self.live.change(ladder, lambda _db: None)
                    return self.now() + RETRY_AFTER if due else None
            return self.now()

    async def _open_tables(self, ladder: LiveLadder) -> None:
        """Open the match of every accepted challenge that has none: the last one ended without a result (TM-40)."""
        for one in [*ladder.state.challenges]:
            if one.accepted_at and ladder.number_of(one) not in ladder.tables:
                await self.tables.open(ladder, one, lambda _ladder, _now: [])

    # ---------------------------------------------------------------- duties

    async def _do(self, ladder: LiveLadder, duty: LadderDuty) -> None:
        if duty.kind == "sink":
            await self.live.commit(ladder, lambda _ladder, now: [Sunk(now, duty.person)])
        elif duty.kind == "accept_over":
            await self.live.commit(
                ladder, lambda _ladder, now: [Settled(now, duty.person, duty.person, forfeit=True, how="unanswered")]
            )
        else:
            await self._time_is_up(ladder, duty.person)

    async def _time_is_up(self, ladder: LiveLadder, challenger: int) -> None:
        """End a challenge that was not played in time: whoever is waited for loses; if both or nobody is, all stay."""
        challenge = ladder.challenge_by(challenger)
        match = ladder.tables.get(ladder.number_of(challenge))
        live = None if match is None else await self.tables.live.by_id(match)
        late: set[int] = set()
        if live is not None:
            async with live.lock_for(None):
                if live.row.status == "playing" and live.row.paused is not None and live.row.paused_by != "consent":
                    return  # a judge has stopped it, or it has lost its place
                waited = self._waited_for(live)
                if live.row.status == "playing" and len(waited) == 1:
                    # The match ends by the game's own rule, and its end decides the challenge.
                    await self.seats.remove(live, waited[0], None)
                    await self.live.change(ladder, lambda _db: None)
                elif live.row.status == "lobby":
                    late = {ladder.person_of(user) for user in self.tables.missing(live)}
            if live.row.status == "over":
                await self.results.take(ladder)
                return
        pair = {challenge.challenger, challenge.challenged}
        winner = next(iter(pair - late)) if len(late) == 1 else 0
        await self.tables.commit_and_retire(
            ladder, lambda _ladder, now: [Settled(now, challenger, winner, forfeit=True, how="late")]
        )

    @staticmethod
    def _waited_for(live: Live) -> Sequence[int]:
        """Return the seats that are asked in a running match."""
        if live.row.status != "playing":
            return []
        _, match = live.rules_and_match
        return [seat.seat for seat in live.humans if decision_of(match, seat.seat) is not None]

    # ---------------------------------------------------------------- flags

    async def run_flags(self) -> float | None:
        """Let those lose whose flag has fallen long enough ago (TM-36); return when to look again."""
        nearest: float | None = None
        down = await games.flags_down(self.db)
        ours = {*await self.live.station.ours(match for match, _, _ in down)}
        for match, seat, fallen in (row for row in down if row[0] in ours):
            try:
                at = await self._run_flag(match, seat, fallen)
            except (RefusedError, RefereeFaultError, BadSaveError):
                log.exception("match=%d: its flags are not handled", match)
                continue
            if at is not None:
                nearest = at if nearest is None else min(nearest, at)
        return nearest

    async def _run_flag(self, match: int, seat: int, fallen: float) -> float | None:
        """Let a seat lose whose flag has fallen long enough ago; return when that is due, None once it is done."""
        live = await self.tables.live.by_id(match)
        at = fallen + (FLAG_DAYS if terms_of(live.row.clock).kind == "days" else 0)
        if at > self.now():
            return at
        async with live.lock_for(None):
            if live.row.status == "playing" and any(s.seat == seat and s.status == "human" for s in live.seats):
                await self.seats.remove(live, seat, None)
        return None
